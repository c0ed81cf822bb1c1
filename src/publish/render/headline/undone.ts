// Says which parts of the request were not done, and which claims of an answer are false: in the first line and below it.
import type { Transcript } from '../../../run-log/transcript.ts';
import { capitalise, firstSentence, oneLine } from '../../../text/one-line.ts';
import type { RenderContext } from '../render-context.ts';
import { inline, list } from '../render-markdown.ts';
import { isShortReason, reasonDetail } from './news-detail.ts';

const MAX_LENGTH = 300;

/** The end of a fact that an answer contradicts, in the list of what is not done. */
export const IN_SPITE = ', whatever an answer says';

/** Returns the undone parts in the agents' own words, as far as they fit into the first line. */
export function undoneDetail(context: RenderContext, { undone }: Transcript) {
  const whole = wholeText(undone);
  const shown = isShortReason(whole) ? whole : oneLine(firstSentence(whole), MAX_LENGTH);
  return reasonDetail(shown, context);
}

/** Renders the undone parts as a list if they don't fit into the first line; otherwise undefined. */
export function renderUndone(context: RenderContext, transcript: Transcript): string | undefined {
  const { undone } = transcript;
  const isTold = undone.length === 0 || isShortReason(wholeText(undone));
  return isTold ? undefined : `**Not done**\n\n${list(undoneItems(context, transcript))}`;
}

/** Renders a line for each undone part. */
export function undoneItems({ safe }: RenderContext, { undone }: Transcript): readonly string[] {
  return undone.map((part) => inline(capitalise(part), 600, safe));
}

/** `nothing was deployed, and no issue was opened`; undefined if every claim may be true. */
export function unfoundedText(
  { safe }: RenderContext,
  { unfounded }: Transcript,
): string | undefined {
  if (unfounded.length === 0) return undefined;
  return inline([...new Set(unfounded)].join(', and '), MAX_LENGTH, safe);
}

/** Renders a correction to be shown with the words that claim otherwise. */
export function renderUnfounded(
  context: RenderContext,
  transcript: Transcript,
): string | undefined {
  const fact = unfoundedText(context, transcript);
  return fact && `⚠️ **In fact ${fact}**, whatever the text below says.`;
}

function wholeText(undone: readonly string[]): string {
  return undone.map((part) => `${capitalise(part.trim()).replace(/\.{1,3}$/, '')}.`).join(' ');
}
