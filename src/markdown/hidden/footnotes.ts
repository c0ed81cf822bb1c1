// Footnotes that nothing refers to, which a page doesn't show.
import { HIDDEN_CONTENT, type SanitisedText } from './hidden-html.ts';

/** The labels that visible text refers to, in lower case; undefined while they aren't known. */
export type Footnotes = ReadonlySet<string> | undefined;

type FootnoteState = { readonly unused: boolean; readonly afterBlank: boolean };

const DEFINITION = /^(?:[ \t>]|[*+-][ \t]|\d{1,9}[.)][ \t])*\[\^([^\]\s]{1,100})\]:/;

/** Replaces each unused footnote, with its indented paragraphs, by a mark. */
export function withoutUnusedFootnotes(text: string, references: Footnotes): SanitisedText {
  if (references === undefined || !text.includes('[^')) return { text, hidden: 0 };
  let hidden = 0;
  let state: FootnoteState = { unused: false, afterBlank: false };
  const kept = text.split('\n').map((line) => {
    const label = DEFINITION.exec(line)?.[1]?.toLowerCase();
    const begins = label !== undefined && !references.has(label);
    const unused = label === undefined ? state.unused && !endsFootnote(line, state) : begins;
    state = { unused, afterBlank: line.trim() === '' };
    if (begins) hidden += 1;
    return shownLine(line, { begins, unused });
  });
  return { text: kept.join('\n'), hidden };
}

function shownLine(line: string, place: { readonly begins: boolean; readonly unused: boolean }) {
  if (place.begins) return HIDDEN_CONTENT;
  return place.unused ? '' : line;
}

function endsFootnote(line: string, { afterBlank }: FootnoteState): boolean {
  return afterBlank && line.trim() !== '' && !/^(?: {4}|\t)/.test(line);
}
