// What the run leaves in the repository: its commits and their pull request, what it learnt, and whose work was rejected.

import {
  rejectedFiles,
  speaksFor,
  standingLocks,
} from '#src/coordinator/reviews/standing-findings.ts';
import { attempt, describe } from '#src/errors.ts';
import type { EarlierReview, PublishedWork } from '#src/outcome.ts';
import { BOT } from '#src/ports/accounts.ts';
import type { Git } from '#src/ports/git.ts';
import type { Review } from '#src/ports/github.ts';
import { publishBranch } from '#src/publish/publish.ts';
import { publishMemory } from '#src/publish/publish-memory.ts';
import type { PublishableWork, PublishDeps } from '#src/publish/publishable-work.ts';
import { agentInstructionsNote } from '#src/publish/pull-request.ts';
import { noteHiddenLines, updatePullRequest } from '#src/publish/pull-request-text.ts';
import { isEmptyReport, type Report } from '#src/report.ts';
import { unfinishedAgents } from '#src/run-log/agent-row.ts';
import { checksVerdict, isRed } from '#src/run-log/check-row.ts';
import type { LockNote } from '#src/run-log/review-note.ts';
import { standingParts, type Transcript } from '#src/run-log/transcript.ts';
import { pullRequestWorkflows } from '#src/setup/check-permissions.ts';
import { PAGES } from '#src/setup/finding.ts';
import { plural } from '#src/text/count.ts';
import type { ToolProposal } from '#src/tools/custom/proposed-tools.ts';
import type { Request } from '#src/trigger/request.ts';
import { pathsBetween } from '#src/workspace/git-history.ts';
import { isWorkPath } from '#src/workspace/policy.ts';
import type { BranchTarget } from '#src/workspace/run-branch.ts';
import { findRevocation } from '../context/check-access.ts';
import { issueOfBranch } from '../context/choose-branch.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import { type RunContext, type WorkResult, workReport } from '../context/run-context.ts';
import { noteProposedTools, proposalsAt, toolsAmong } from '../tools/tool-folders.ts';
import { type Published, type PublishedResult, questionsOf } from './decide-outcome.ts';

/** Returns the work with what its pull request is told. */
function publishableOf(
  result: WorkResult,
  context: RunContext,
  repository: RepositoryContext,
): PublishableWork {
  const { request, inputs } = context;
  const { branch, target, team, baseBranch, baseCommit } = repository;
  const transcript = context.transcript.read();
  const { rows } = transcript.checks;
  const isFailed = rows.some(isRed);
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

/** Publishes what there is; returns undefined when nothing was committed. */
export async function publishWork(
  result: WorkResult,
  context: RunContext,
  repository: RepositoryContext,
): Promise<Published> {
  const transcript = context.transcript.read();
  const files = await committedFiles(transcript, repository, context.ports.git);
  const hasReviewed = transcript.reviews.length > 0 && isContinued(repository);
  const isTextOutdated = hasReviewed || hasFinishedParts(transcript);
  if (files.length === 0 && !isTextOutdated) return undefined;
  const revocation = await findRevocation(context);
  if (revocation !== undefined) {
    context.transcript.note(`What was done is not published: ${plural(files.length, 'file')}.`);
    return revocation;
  }
  noteProposedTools(files, context, repository);
  const publishable = publishableOf(result, context, repository);
  if (files.some((path) => isWorkPath(path, repository.team.directory))) {
    const work = await publishCommits(publishable, files, context, repository);
    const standing = earlierReviews(transcript, repository, context.request);
    return { kind: 'branch', work: { ...work, earlierReviews: standing } };
  }
  if (isTextOutdated) await renewText(publishable, context);
  if (files.length === 0 || isMergedMemory(repository)) return undefined;
  return publishMemoryAlone(publishable, context);
}

/** True when the base branch has all of the run's commits and the memory branch is gone: people merged what was learnt. */
function isMergedMemory({ branch, baseBranch, memoryTip }: RepositoryContext): boolean {
  return memoryTip === undefined && branch.tip() === baseBranch.commit;
}

/** Updates what the pull request says about reviews and undone parts: that may be outdated even if nothing was changed. */
async function renewText(publishable: PublishableWork, context: RunContext): Promise<void> {
  const { target, start } = publishable;
  if (target.pull === undefined) return;
  const updating = updatePullRequest(
    target.pull.number,
    publishable,
    start,
    publishDepsOf(context),
  );
  await context.transcript.noteFailure(
    'What the pull request says could not be updated.',
    updating,
  );
}

/** True when a report says that a part is done which earlier runs left undone. */
function hasFinishedParts({ parts }: Transcript): boolean {
  return parts.some(({ session, isDone }) => session === undefined && isDone);
}

/** Returns what agents committed, and what else the run's commits change: a person's directive, or what came back untold. */
async function committedFiles(
  { agents }: Transcript,
  { branch }: RepositoryContext,
  git: Git,
): Promise<readonly string[]> {
  const byAgents = agents.flatMap(({ files }) => files);
  const [base, tip] = [branch.start, branch.tip()];
  return base === tip ? byAgents : [...byAgents, ...(await pathsBetween(git, { base, tip }))];
}

/** True when the run continues a branch that it may push to. */
function isContinued({ target }: RepositoryContext): boolean {
  return target.from === 'branch' && target.answerOnly === undefined;
}

async function publishMemoryAlone(
  publishable: PublishableWork,
  context: RunContext,
): Promise<PublishedResult | undefined> {
  const published = await attempt(publishMemory(publishable, publishDepsOf(context)));
  if (published.kind === 'done') return { kind: 'memory', work: published.value };
  if (isEmptyReport(publishable.report)) throw published.error;
  // The answer is what was asked for, so it must survive when what was learnt can't be kept.
  context.transcript.lose(
    `What was learnt could not be kept. ${describe(published.error).message}`,
  );
  return undefined;
}

/** A board is read at a glance. */
const MOST_HIDDEN = 4;

/** Pushes the commits and opens or updates their pull request. Throws a SquadError when they can't be kept anywhere. */
async function publishCommits(
  publishable: PublishableWork,
  files: readonly string[],
  context: RunContext,
  repository: RepositoryContext,
): Promise<PublishedWork> {
  const deps = publishDepsOf(context);
  const changed = toolsAmong(files, repository.team.directory);
  const proposed = changed.length === 0 ? undefined : await proposalsAtTip(context, repository);
  const { pull } = publishable.target;
  // A pull request that was already open shows the source of everything proposed on its branch.
  const proposals =
    pull === undefined ? proposed?.filter(({ name }) => changed.includes(name)) : proposed;
  const approvalPage = await findApprovalPage(context, repository);
  const work = await publishBranch({ ...publishable, proposals, approvalPage }, deps);
  const { start: base, tip } = publishable;
  const hidden = await noteHiddenLines(deps.git, { base, tip }, MOST_HIDDEN);
  const instructions =
    pull && work.fallback === undefined
      ? agentInstructionsNote(files, repository.team.directory)
      : undefined;
  for (const note of [instructions, hidden]) if (note !== undefined) context.transcript.note(note);
  return work;
}

/** Returns the tools that the branch proposes, by any run; undefined when they can't be read. Notes what is wrong with them. */
async function proposalsAtTip(
  context: RunContext,
  repository: RepositoryContext,
): Promise<readonly ToolProposal[] | undefined> {
  const found = await attempt(proposalsAt(repository.branch.tip(), context, repository));
  if (found.kind === 'threw') return undefined;
  const { proposals, diagnostics } = found.value;
  for (const { path, message, next } of diagnostics.slice(0, 10)) {
    context.transcript.note(`Proposed tool: ${path}: ${message}; ${next}`);
  }
  return proposals;
}

/** Returns what publishing needs from the run. */
export function publishDepsOf({
  ports,
  transcript,
  renderContext,
  outbound,
}: RunContext): PublishDeps {
  return {
    ...ports,
    ...outbound,
    context: renderContext,
    effect: (effect, detail) => transcript.emit({ kind: 'effect', effect, detail }),
    note: transcript.note,
  };
}

/** Returns the page that explains it; undefined if no workflow runs on pull requests, or another account opens this one. */
export async function findApprovalPage(
  { board }: Pick<RunContext, 'board'>,
  { tree }: Pick<RepositoryContext, 'tree'>,
): Promise<string | undefined> {
  if (board.login !== BOT.name) return undefined;
  return (await pullRequestWorkflows(tree)).length > 0 ? PAGES.approval : undefined;
}
