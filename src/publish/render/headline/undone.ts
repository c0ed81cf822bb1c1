// What of the request was not done, and what is not as an answer says: for the first line, and below it.
import type { Transcript } from '../../../run-log/transcript.ts';
import { capitalise } from '../../../text/capitalise.ts';
import { firstSentence, oneLine } from '../../../text/one-line.ts';
import type { RenderContext } from '../render-context.ts';
import { inline, list } from '../render-markdown.ts';
import { isShortReason, reasonDetail } from './news-detail.ts';

const MAX_LENGTH = 300;

/** The parts in the words of who could not do them, as far as the first line has room. */
export function undoneDetail(context: RenderContext, { undone }: Transcript) {
  const whole = wholeText(undone);
  const shown = isShortReason(whole) ? whole : oneLine(firstSentence(whole), MAX_LENGTH);
  return reasonDetail(shown, context);
}

/** The parts as a list, where the first line could not hold them; undefined where it does. */
export function renderUndone(context: RenderContext, transcript: Transcript): string | undefined {
  const { undone } = transcript;
  const isTold = undone.length === 0 || isShortReason(wholeText(undone));
  return isTold ? undefined : `**Not done**\n\n${list(undoneItems(context, transcript))}`;
}

/** A line for each part. */
export function undoneItems({ safe }: RenderContext, { undone }: Transcript): readonly string[] {
  return undone.map((part) => inline(capitalise(part), 600, safe));
}

/** `nothing was deployed and no issue was opened`; undefined where every claim may be so. */
export function unfoundedText(
  { safe }: RenderContext,
  { unfounded }: Transcript,
): string | undefined {
  if (unfounded.length === 0) return undefined;
  return inline([...new Set(unfounded)].join(', and '), MAX_LENGTH, safe);
}

/** Stands with the words that say otherwise, as long as they stand. */
export function renderUnfounded(
  context: RenderContext,
  transcript: Transcript,
): string | undefined {
  const fact = unfoundedText(context, transcript);
  return fact && `⚠️ **In fact ${fact}**, whatever is said here.`;
}

function wholeText(undone: readonly string[]): string {
  return undone.map((part) => `${capitalise(part.trim()).replace(/\.{1,3}$/, '')}.`).join(' ');
}
