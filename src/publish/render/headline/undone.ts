// Says which parts of the thread's requests were not done: in the first line and below it.
import type { PublishedWork } from '#src/outcome.ts';
import { notDoneText } from '#src/report.ts';
import { type OpenPart, standingParts, type Transcript } from '#src/run-log/index.ts';
import { capitalise, firstSentence, oneLine } from '#src/text/index.ts';
import type { RenderContext } from '../render-context.ts';
import { inline, list } from '../render-markdown.ts';
import { isShortReason, reasonDetail } from './news-detail.ts';

const MAX_LENGTH = 300;

/** Returns the parts that are news: all that stand where work is published, else only what this run left undone. */
export function partsOfNews(
  { parts }: Transcript,
  work: PublishedWork | undefined,
): readonly OpenPart[] {
  return standingParts(parts).filter(({ session }) => work !== undefined || session !== undefined);
}

/** Returns the undone parts in the agents' own words, as far as they fit into the first line. */
export function undoneDetail(context: RenderContext, parts: readonly OpenPart[]) {
  const whole = wholeText(parts);
  const shown = isShortReason(whole) ? whole : oneLine(firstSentence(whole), MAX_LENGTH);
  return reasonDetail(shown, context);
}

/** Renders the undone parts as a list if they don't fit into the first line; otherwise undefined. */
export function renderUndone(context: RenderContext, transcript: Transcript): string | undefined {
  const whole = wholeText(standingParts(transcript.parts));
  const isTold = whole === '' || isShortReason(whole);
  return isTold ? undefined : `**Not done**\n\n${list(undoneItems(context, transcript))}`;
}

/** Renders a line for each undone part. */
export function undoneItems({ safe }: RenderContext, { parts }: Transcript): readonly string[] {
  return standingParts(parts).map((part) => inline(capitalise(notDoneText(part)), 600, safe));
}

function wholeText(parts: readonly OpenPart[]): string {
  const texts = parts.map((part) => capitalise(notDoneText(part)).replace(/\.{1,3}$/, ''));
  return texts.map((text) => `${text}.`).join(' ');
}
