// Claims of reviews and approvals that never were.
import { basename } from 'node:path/posix';
import { standingReviews } from '../../../coordinator/reviews/standing-findings.ts';
import { reviewProgress } from '../../../publish/reviews/review-progress.ts';
import type { AgentState } from '../../../run-log/agent-row.ts';
import type { Transcript } from '../../../run-log/transcript.ts';
import { claimsOf } from './sentences.ts';

/** Words that say a review is over: `was reviewed`, `has approved`. */
const REVIEW_CLAIM = /\b(?:reviewed|approved|signed off)\b/i;
const APPROVAL_CLAIM = /\b(?:approved|approves|signed off)\b/i;

/** Returns facts that sentences about reviews contradict. A continued pull request may have been reviewed by earlier runs. */
export function reviewFacts(
  sentences: readonly string[],
  transcript: Transcript,
  isContinued: boolean,
): readonly string[] {
  const { reviews, names } = transcript;
  const claims = claimsOf(sentences, REVIEW_CLAIM);
  if (reviews.length === 0 && !isContinued) {
    const isNamed = [...names.values()].some((name) => claims.some((one) => one.includes(name)));
    return isNamed ? ['no agent reviewed anything'] : [];
  }
  const failed = failedReviewers(transcript).filter((name) =>
    claims.some((claim) => claim.includes(name)),
  );
  return [
    ...failed.map((name) => `${name} reviewed nothing in this run`),
    ...approvalFacts(claimsOf(sentences, APPROVAL_CLAIM), transcript),
  ];
}

/** Returns the names of agents of which no session got to its end, or to a review. */
function failedReviewers({ agents, reviews, names }: Transcript): readonly string[] {
  const slugs = [...new Set(agents.map(({ agent }) => agent))];
  return slugs
    .filter(
      (slug) =>
        agents.every(({ agent, state }) => agent !== slug || CUT_SHORT.has(state)) &&
        !reviews.some(({ reviewer }) => reviewer === slug),
    )
    .flatMap((slug) => names.get(slug) ?? []);
}

const CUT_SHORT: ReadonlySet<AgentState> = new Set(['failed', 'stopped']);

/** A reviewer whose verdict that stands is no approval has approved nothing but the files that an approval of its own names. */
function approvalFacts(
  claims: readonly string[],
  { reviews, names }: Transcript,
): readonly string[] {
  const approvals = standingReviews(reviews).filter(({ verdict }) => verdict === 'approved');
  return reviewProgress(reviews).flatMap(({ reviewer, verdict }) => {
    const name = names.get(reviewer) ?? reviewer;
    const own = approvals.filter((note) => note.reviewer === reviewer);
    const approved = own.flatMap(({ files }) => files.map((path) => basename(path)));
    const isFalse = (claim: string) =>
      claim.includes(name) && !approved.some((file) => claim.includes(file));
    const isClaimed = verdict !== 'approved' && claims.some(isFalse);
    return isClaimed ? [`${name} has not approved this`] : [];
  });
}
