// Describes the run's work for its publication: what it is, how complete, and how much of the issue it covers.

import {
  rejectedFiles,
  speaksFor,
  standingLocks,
} from '#src/coordinator/reviews/standing-findings.ts';
import type { EarlierReview } from '#src/outcome.ts';
import type { Review } from '#src/ports/github.ts';
import type { PublishableWork } from '#src/publish/publishable-work.ts';
import type { Report } from '#src/report.ts';
import { unfinishedAgents } from '#src/run-log/agent-row.ts';
import { checksVerdict, isFailing } from '#src/run-log/check-row.ts';
import type { LockNote } from '#src/run-log/review-note.ts';
import { standingParts, type Transcript } from '#src/run-log/transcript.ts';
import type { Request } from '#src/trigger/request.ts';
import type { BranchTarget } from '#src/workspace/run-branch.ts';
import { issueOfBranch } from '../context/choose-branch.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import { type RunContext, type WorkResult, workReport } from '../context/run-context.ts';
import { questionsOf } from './decide-outcome.ts';

/** Returns the work with what its pull request is told. */
export function publishableOf(
  result: WorkResult,
  context: RunContext,
  repository: RepositoryContext,
): PublishableWork {
  const { request, inputs } = context;
  const { branch, target, team, baseBranch, baseCommit } = repository;
  const transcript = context.transcript.read();
  const { rows } = transcript.checks;
  const isFailed = rows.some(isFailing);
  const isUnfinished = wasCutShort(result, transcript);
  const report = workReport(result);
  const isAsking = report.question !== undefined || questionsOf(transcript).length > 0;
  return {
    target,
    start: branch.start,
    remoteTip: repository.remoteTip,
    tip: branch.tip(),
    checked: checksVerdict(rows) === 'none' ? undefined : branch.tip(),
    transcript,
    earlierReviews: earlierReviews(transcript, repository, request),
    earlier: repository.earlier,
    issue: issueFor(request, target, inputs.branchPrefix),
    report,
    threadTitle: request.thread.title,
    draft: inputs.draft || isFailed || isUnfinished,
    isReturned: result.isReturned === true,
    isUnfinished: isUnfinished || isFailed,
    share: {
      isWhole: isWholeIssue(request, report),
      isReady: !isFailed && !isUnfinished && !isAsking,
    },
    prefix: inputs.branchPrefix,
    baseBranch,
    baseCommit,
    roles: new Map(team.members.map(({ slug, role }) => [slug, role])),
    directory: team.directory,
  };
}

/** True when a limit, a failure or a conflict left work undone, or when a part could not be done. */
function wasCutShort({ kind }: WorkResult, { agents, parts }: Transcript): boolean {
  return kind !== 'done' || standingParts(parts).length > 0 || unfinishedAgents(agents).length > 0;
}

/** The issue of the thread or, on the squad's own pull request, the one that its branch is for. */
function issueFor(
  { thread }: Request,
  { branch }: BranchTarget,
  prefix: string,
): number | undefined {
  if (thread.kind === 'issue') return thread.number;
  const issue = branch.startsWith(prefix) ? issueOfBranch(branch, prefix) : undefined;
  return issue === thread.number ? undefined : issue;
}

const BY_THE_ISSUE: ReadonlySet<Request['source']> = new Set([
  'issue-opened',
  'issue-labeled',
  'issue-assigned',
]);

/** True when the issue itself was the request, or the report says that the work does all that the issue asks. */
function isWholeIssue({ source, thread }: Request, { isWholeIssue: isSaid }: Report): boolean {
  return isSaid || (thread.kind === 'issue' && BY_THE_ISSUE.has(source));
}

type BranchBefore = Pick<RepositoryContext, 'rejections'> & {
  readonly pullRequest: { readonly reviews: { readonly items: readonly Review[] } } | undefined;
};

/** Returns standing reviews of agents and people, except those of the requester, who knows them. Pure. */
export function earlierReviews(
  { names, reviews }: Pick<Transcript, 'names' | 'reviews'>,
  { rejections, pullRequest }: BranchBefore,
  { author }: Pick<Request, 'author'>,
): readonly EarlierReview[] {
  // What this run's reviews reject is reported with those reviews.
  const isAsked = (lock: LockNote) =>
    reviews.some((note) => speaksFor(note, lock) && rejectedFiles(note).includes(lock.path));
  const standing = standingLocks(rejections, reviews).filter(
    (lock) => names.has(lock.by) && !isAsked(lock),
  );
  const byAgents = [...new Set(standing.map(({ by }) => by))].map((reviewer) => {
    const own = standing.filter(({ by }) => by === reviewer);
    return { reviewer, files: [...new Set(own.map(({ path }) => path))] };
  });
  const people = objectors(pullRequest?.reviews.items ?? []).filter((one) => one !== author.login);
  return [...byAgents, ...people.map((reviewer) => ({ reviewer, files: [] }))];
}

/** Associations of people whose review can block a merge. */
const MEMBERS: ReadonlySet<string> = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);
/** States that replace an earlier verdict; a comment doesn't. */
const VERDICTS: ReadonlySet<string> = new Set(['APPROVED', 'CHANGES_REQUESTED', 'DISMISSED']);

/** Returns the logins of members whose last verdict asks for changes. */
function objectors(reviews: readonly Review[]): readonly string[] {
  const last = new Map<string, string>();
  for (const { author, state, association } of reviews) {
    if (author === undefined || !MEMBERS.has(association) || !VERDICTS.has(state)) continue;
    last.set(author.login, state);
  }
  return [...last].flatMap(([login, state]) => (state === 'CHANGES_REQUESTED' ? [login] : []));
}
