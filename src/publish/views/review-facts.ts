// What people must know of the reviews of a run.
import { standingReviews } from '#src/coordinator/reviews/standing-findings.ts';
import type { EarlierReview } from '#src/outcome.ts';
import type { ReviewNote } from '#src/run-log/review-note.ts';
import type { Transcript } from '#src/run-log/transcript.ts';
import { plural } from '#src/text/count.ts';
import { pathsAmong } from '#src/text/paths.ts';
import { agentName } from '../render/agent-words.ts';
import { type RenderContext, repositoryUrl } from '../render/render-context.ts';
import { joinNames, link, pathList } from '../render/render-markdown.ts';
import {
  askedText,
  type OpenReview,
  openReviews,
  wereChanged,
  worstVerdict,
} from '../reviews/review-progress.ts';
import { workOfOutcome } from './outcome-text.ts';
import { type EndedRun, type KeyFact, readiness } from './where-work-is.ts';

/** `Reviewed #12: 3 changes asked for, 1 blocker`, for a run that only reviewed; the number is that of the pull request below which it was asked for. */
export function reviewOf({ context, transcript, outcome }: EndedRun): KeyFact | undefined {
  const { thread, serverUrl, repository } = context.facts;
  const reviews = standingReviews(transcript.reviews);
  if (workOfOutcome(outcome) !== undefined || reviews.length === 0) return undefined;
  const detail = findingsText(reviews);
  if (thread.kind === 'issue') return { mark: '🔎', title: 'Reviewed', detail };
  const site = { serverUrl, repository };
  const address = repositoryUrl(site, 'pull', String(thread.number));
  return { mark: '🔎', title: `Reviewed ${link(`#${thread.number}`, address)}`, detail };
}

/** `3 changes asked for, 1 blocker`, `approved`, `2 findings, no verdict`. */
function findingsText(reviews: readonly ReviewNote[]): string {
  const found = reviews.flatMap(({ findings }) => findings);
  const verdict = worstVerdict(reviews);
  const blockers = found.filter(({ severity }) => severity === 'blocker').length;
  const worst = blockers === 0 ? [] : [plural(blockers, 'blocker')];
  const amount = found.length === 0 ? 'no findings' : plural(found.length, 'finding');
  switch (verdict) {
    case 'changes-requested': {
      const asked = found.length === 0 ? 'changes' : plural(found.length, 'change');
      return [`${asked} asked for`, ...worst].join(', ');
    }
    case 'approved':
      return found.length === 0 ? 'approved' : `approved, ${amount}`;
    case 'none':
      return `${amount}, no verdict`;
  }
}

/** Whose request for changes is open, of this run and of earlier ones. */
export function changesRequested({ context, transcript, outcome }: EndedRun): KeyFact | undefined {
  const progress = openReviews(transcript.reviews);
  const earlier = workOfOutcome(outcome)?.earlierReviews ?? [];
  const open = [
    ...progress.map((one) => progressText(one, context, transcript)),
    ...earlier.map((one) => earlierText(one, context, transcript)),
  ];
  // Of a run that only reviewed, its review is the result.
  if (open.length === 0 || reviewOf({ context, transcript, outcome }) !== undefined)
    return undefined;
  const reviewers = [...progress, ...earlier].map(({ reviewer }) => reviewer);
  const names = [...new Set(reviewers)].map((slug) => agentName(context, transcript, slug));
  const are = open.length === 1 ? 'one review is open' : `${open.length} reviews are open`;
  return {
    mark: '⚠️',
    title: `${readiness(context, transcript, outcome)}, and ${are}`,
    beside: `${joinNames(names)} ${names.length === 1 ? 'asks' : 'ask'} for changes`,
    detail: open.join('; '),
  };
}

/** `Hockney asked for 3 changes (the lines of 1 have changed since), nobody looked again`. */
function progressText(
  { reviewer, findings, changed, changedSince, lookedAgain }: OpenReview,
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

/** `Hockney gave no verdict`; `src/login.js was changed after Hockney's approval`, where an approval doesn't cover the last change. */
export function reviewFacts({ context, transcript }: EndedRun): readonly string[] {
  return standingReviews(transcript.reviews).flatMap((review) => {
    const { verdict, findings, reviewer, changedSince = [] } = review;
    const name = agentName(context, transcript, reviewer);
    if (verdict === 'none' && findings.length === 0) return [`${name} gave no verdict`];
    if (verdict !== 'approved' || changedSince.length === 0) return [];
    return [`${wereChanged(changedSince)} after ${name}'s approval`];
  });
}
