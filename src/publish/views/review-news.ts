// Words for the first line: reviews of this run and of earlier ones that ask for changes.

import { standingReviews } from '#src/coordinator/reviews/standing-findings.ts';
import type { EarlierReview, PublishedWork } from '#src/outcome.ts';
import { notDoneText } from '#src/report.ts';
import { type OpenPart, standingParts, type Transcript } from '#src/run-log/transcript.ts';
import { plural } from '#src/text/count.ts';
import { capitalise, firstSentence, oneLine } from '#src/text/one-line.ts';
import { pathsAmong } from '#src/text/paths.ts';
import { agentName } from '../render/agent-words.ts';
import type { RenderContext } from '../render/render-context.ts';
import { inline, joinNames, list } from '../render/render-markdown.ts';
import { askedText, type ReviewProgress, reviewProgress } from '../reviews/review-progress.ts';
import { pathList, wereChanged } from '../reviews/review-summary.ts';
import {
  type HeadlineInput,
  isShortReason,
  type OpenNews,
  readiness,
  reasonDetail,
} from './news-detail.ts';

// Says which parts of the thread's requests were not done: in the first line and below it.

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

/** Says whose request for changes is open; undefined if none is. */
export function reviewNews({ context, transcript, outcome }: HeadlineInput): OpenNews | undefined {
  const progress = reviewProgress(transcript.reviews).filter(({ isOpen }) => isOpen);
  const work = 'work' in outcome ? outcome.work : undefined;
  const earlier = work?.earlierReviews ?? [];
  const open = [
    ...progress.map((one) => progressText(one, context, transcript)),
    ...earlier.map((one) => earlierText(one, context, transcript)),
  ];
  if (open.length === 0) return undefined;
  const reviewers = [...progress, ...earlier].map(({ reviewer }) => reviewer);
  const names = [...new Set(reviewers)].map((slug) => agentName(context, transcript, slug));
  const are = open.length === 1 ? 'one review is open' : `${open.length} reviews are open`;
  return {
    mark: '⚠️',
    title: `${readiness(context, outcome)}, and ${are}`,
    beside: `${joinNames(names)} ${names.length === 1 ? 'asks' : 'ask'} for changes`,
    detail: open.join('; '),
  };
}

/** `Hockney gave no verdict`; `src/login.js was changed after Hockney's approval`, where an approval doesn't cover the last change. */
export function reviewFacts({
  context,
  transcript,
}: Pick<HeadlineInput, 'context' | 'transcript'>): readonly string[] {
  return standingReviews(transcript.reviews).flatMap((review) => {
    const { verdict, findings, reviewer, changedSince = [] } = review;
    const name = agentName(context, transcript, reviewer);
    if (verdict === 'none' && findings.length === 0) return [`${name} gave no verdict`];
    if (verdict !== 'approved' || changedSince.length === 0) return [];
    return [`${wereChanged(changedSince)} after ${name}'s approval`];
  });
}

/** `Hockney's request for changes in src/login.js still stands`, unless the run changed the file. */
function earlierText(
  { reviewer, files }: EarlierReview,
  context: RenderContext,
  transcript: Transcript,
): string {
  const where = files.length === 0 ? '' : ` in ${pathList(files)}`;
  const own = `${agentName(context, transcript, reviewer)}'s request for changes${where}`;
  const changed = transcript.agents.flatMap((row) => row.files);
  const since = wereChanged(pathsAmong(files, changed));
  return since === ''
    ? `${own} still stands`
    : `${own} is open (${since} since), nobody looked again`;
}

/** `Hockney asked for 3 changes (the lines of 1 have changed since), nobody looked again`. */
function progressText(
  { reviewer, findings, changed, changedSince, lookedAgain }: ReviewProgress,
  context: RenderContext,
  transcript: Transcript,
): string {
  const name = agentName(context, transcript, reviewer);
  const since = wereChanged(changedSince);
  if (!lookedAgain) {
    return `${name} ${askedText(findings.length, changed, since)}, nobody looked again`;
  }
  const what = findings.length === 0 ? 'changes' : plural(findings.length, 'change');
  return `${name} looked again and asks for ${what}${since === '' ? '' : ` (${since} since)`}`;
}
