// A prompt in parts: each has a name, so that the record says what a session was given.
import type { GivenPart } from '../../run-log/events.ts';

/** One part of a prompt. `text` is what the model reads, its heading included; empty: left out. */
export type PromptPart = { readonly part: string; readonly text: string };

/** A part under a heading, left out when there is nothing to say. */
export function titledPart(title: string, text: string): PromptPart {
  const content = text.trim();
  return { part: title, text: content === '' ? '' : `## ${title}\n\n${content}` };
}

/** The prompt. */
export function joinParts(parts: readonly PromptPart[]): string {
  return presentParts(parts)
    .map(({ text }) => text)
    .join('\n\n');
}

/** How long each part is. */
export function measureParts(parts: readonly PromptPart[]): readonly GivenPart[] {
  return presentParts(parts).map(({ part, text }) => ({ part, bytes: Buffer.byteLength(text) }));
}

function presentParts(parts: readonly PromptPart[]): readonly PromptPart[] {
  return parts.filter(({ text }) => text !== '');
}
