// A prompt in named parts, so that the record says what a session was given.
import type { GivenPart } from '#src/run-log/index.ts';

/** One part of a prompt. `text` is what the model reads, including the heading; an empty part is left out. */
export type PromptPart = { readonly part: string; readonly text: string };

/** Returns a part under a heading; the part is empty when the text is. */
export function titledPart(title: string, text: string): PromptPart {
  const content = text.trim();
  return { part: title, text: content === '' ? '' : `## ${title}\n\n${content}` };
}

/** Joins the parts into the prompt. */
export function joinParts(parts: readonly PromptPart[]): string {
  return presentParts(parts)
    .map(({ text }) => text)
    .join('\n\n');
}

/** Returns how many bytes each part has. */
export function measureParts(parts: readonly PromptPart[]): readonly GivenPart[] {
  return presentParts(parts).map(({ part, text }) => ({ part, bytes: Buffer.byteLength(text) }));
}

function presentParts(parts: readonly PromptPart[]): readonly PromptPart[] {
  return parts.filter(({ text }) => text !== '');
}
