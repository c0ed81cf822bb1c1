// Publishes a run's work: pushes its branch without force, and opens its pull request or says how people can open it.

import { attempt } from '../errors.ts';
import type { EarlierReview, PublishedWork } from '../outcome.ts';
import type { Git } from '../ports/git.ts';
import type { PullRequest } from '../ports/threads.ts';
import { type AgentRow, COORDINATOR } from '../run-log/agent-row.ts';
import type { Transcript } from '../run-log/transcript.ts';
import type { ToolProposal } from '../tools/custom/executable/proposed-tools.ts';
import type { BranchTarget } from '../workspace/branch-target.ts';
import { listFiles, treeOf } from '../workspace/git-history.ts';
import { reviewRequests } from './ask-reviewers.ts';
import { readBranchHistory } from './branch-history.ts';
import { deliverWork } from './deliver-work.ts';
import {
  openOrFindPullRequest,
  type PullRequestText,
  toPublishedWork,
  withoutSecrets,
} from './open-pull-request.ts';
import type { PublishDeps } from './publish-deps.ts';
import type { IssueShare } from './pull-request/closing-line.ts';
import { updatePullRequestText, updateReviewText } from './pull-request/follow-up.ts';
import {
  isOurs,
  type PullRequestWork,
  renderPullRequestBody,
  renderStackedNote,
} from './pull-request/pull-request.ts';
import { markUnfinished, renderPullRequestTitle } from './pull-request/pull-request-title.ts';
import { briefOf, isLowRisk } from './pull-request/reviewer-brief.ts';
import { gatherReviews, openObjections } from './reviews/gather-reviews.ts';
import { loadChangesSince } from './reviews/post-reviews.ts';
import { type Diff, readDiff } from './reviews/read-diff.ts';

export type PublishableWork = {
  readonly target: BranchTarget;
  /** Where the run began, and its newest commit. */
  readonly start: string;
  readonly tip: string;
  /** The commit that the checks ran on; undefined where none ran. */
  readonly checked?: string | undefined;
  /** The remote tip of the branch or its base. `start` may be ahead, on an earlier run's commits that it doesn't have. */
  readonly remoteTip: string;
  readonly transcript: Transcript;
  /** Requests for changes that stood before the run and still do. */
  readonly earlierReviews: readonly EarlierReview[];
  /** Slugs of reviewers who asked for changes before the run, and whose request was settled in it. */
  readonly settledReviewers?: readonly string[];
  /** The last answer of the coordinator, or of the one agent. */
  readonly answer: string;
  /** A follow-up's new description of everything that the pull request changes. */
  readonly rewritten?: string | undefined;
  readonly threadTitle: string;
  readonly draft: boolean;
  /** Work was cut short, and nobody finished it in this run. */
  readonly isUnfinished: boolean;
  /** How much of its issue the work covers. */
  readonly share: IssueShare;
  readonly prefix: string;
  /** The branch that the team's memory belongs to, and its commit; not a pull request's branch. */
  readonly baseBranch: { readonly name: string; readonly commit: string };
  /** The tip of the target's base, which the work is to be merged into. */
  readonly baseCommit: string;
  /** The agents' roles by their slugs. */
  readonly roles: ReadonlyMap<string, string>;
  /** The squad's folder: `.squad`. */
  readonly directory: string;
  /** The page that says why GitHub starts workflows on the pull request only after an approval; undefined if it needs none. */
  readonly approvalPage?: string | undefined;
  /** Tools that the run proposes. */
  readonly proposals?: readonly ToolProposal[] | undefined;
};

/** Pushes the run's branch and opens its pull request. Throws a SquadError when the work can't be kept anywhere. */
export async function publishBranch(
  publishable: PublishableWork,
  deps: PublishDeps,
): Promise<PublishedWork> {
  const { target, remoteTip: start, tip, baseBranch } = publishable;
  const { base, branch: head } = target;
  const { triggerId: request, runId: run } = deps.context().facts;
  const place = { branch: head, start, tip, base: baseBranch.commit };
  const work = { ...place, isMemory: false, by: { request, run } };
  // What is told of the work is read while it is pushed, and again if others' commits were joined meanwhile.
  const reading = target.pull ? undefined : attempt(readWork(tip, publishable, deps));
  const delivered = await deliverWork(work, deps);
  if (delivered.kind === 'kept') return delivered.work;
  const { commit } = delivered;
  if (target.pull !== undefined) return toPublishedWork({ head, commit }, target.pull);
  const pushed = await asPushed(publishable, commit, deps);
  const known = commit === tip ? await reading : undefined;
  const read = known?.kind === 'done' ? known.value : await readWork(commit, pushed, deps);
  const text = withoutSecrets(renderPullRequestText(pushed, read, deps), deps);
  const renew = (found: PullRequest) => renewFound(found, publishable, commit, deps);
  return openOrFindPullRequest({ base, head, commit, text, draft: publishable.draft, renew }, deps);
}

/** Updates the text of a pull request that another run opened for the branch meanwhile. Never rejects. */
async function renewFound(
  found: PullRequest,
  publishable: PublishableWork,
  commit: string,
  deps: PublishDeps,
): Promise<PullRequest> {
  const target = { ...publishable.target, pull: found };
  const updating = updateOpenPullRequest({ ...publishable, target }, commit, deps);
  const updated = await attempt(updating);
  if (updated.kind === 'done') return updated.value ?? found;
  deps.note(staleTextNote(found));
  return found;
}

/** Tells people that a pull request's text is out of date. */
export function staleTextNote({ number }: Pick<PullRequest, 'number'>): string {
  return `The text of #${number} could not be updated: this board shows what is new.`;
}

/** Updates the text of a pull request that was already open to match the pushed work. Throws a SquadError. */
export async function updateOpenPullRequest(
  publishable: PublishableWork,
  commit: string,
  deps: PublishDeps,
): Promise<PullRequest | undefined> {
  const { target, share, isUnfinished, draft, proposals } = publishable;
  if (target.pull === undefined) return undefined;
  const pushed = await asPushed(publishable, commit, deps);
  const { transcript } = pushed;
  const work = await readWork(commit, pushed, deps);
  const isNew = publishable.tip !== publishable.start;
  const staysDraft = draft || transcript.checks.isBeforeOthers === true;
  return updatePullRequestText(
    target.pull.number,
    { transcript, work: { ...work, share }, isNew, isUnfinished, staysDraft, proposals },
    deps,
  );
}

/** True if others' commits were added to those that the checks ran on. */
export async function isBeforeOthers(
  { checked }: Pick<PublishableWork, 'checked'>,
  pushed: string,
  git: Git,
): Promise<boolean> {
  if (checked === undefined || checked === pushed) return false;
  const [before, after] = await Promise.all([treeOf(git, checked), treeOf(git, pushed)]);
  return before !== after;
}

/** Returns the work; its checks say so if they ran before others' commits were added. */
async function asPushed(
  publishable: PublishableWork,
  commit: string,
  { git }: Pick<PublishDeps, 'git'>,
): Promise<PublishableWork> {
  if (!(await isBeforeOthers(publishable, commit, git))) return publishable;
  const { transcript } = publishable;
  const checks = { ...transcript.checks, isBeforeOthers: true };
  return { ...publishable, transcript: { ...transcript, checks } };
}

/** Updates what an open pull request's text says about reviews, after a run that changed nothing there. Throws a SquadError. */
export async function updateOpenReviews(
  publishable: PublishableWork,
  deps: PublishDeps,
): Promise<void> {
  const { target, transcript, start } = publishable;
  if (target.pull === undefined || !isOurs(target.pull.body)) return;
  const work = await readWork(start, publishable, deps);
  await updateReviewText(target.pull.number, { transcript, work }, deps);
}

/** Collects what a pull request's text says about the work as it was pushed. */
async function readWork(
  commit: string,
  publishable: PublishableWork,
  { git, holdsSecret }: PublishDeps,
): Promise<PullRequestWork> {
  const { transcript, start, baseCommit: base, directory, roles, answer, target } = publishable;
  const { reviews: notes, handoffs } = transcript;
  const isAsked = notes.length > 0 || reviewRequests(handoffs).length > 0;
  const isOpenAlready = target.pull !== undefined;
  const [agents, diff, since, files] = await Promise.all([
    readBranchHistory(git, { base, start, tip: commit }, transcript),
    isAsked || isOpenAlready ? attempt(readDiff(git, { base, tip: commit })) : undefined,
    loadChangesSince(notes, commit, git),
    notes.length > 0 ? attempt(listFiles(git, commit)) : undefined,
  ]);
  const there = new Set(files?.kind === 'done' ? files.value : []);
  const changed = new Set(agents.flatMap((row) => row.files));
  const isThere = (path: string) => files?.kind !== 'done' || there.has(path) || changed.has(path);
  const shown: Diff = diff?.kind === 'done' ? diff.value : [];
  // Reviews show suggestions; this text doesn't.
  const mayChange = () => false;
  const reviews = gatherReviews({ notes, diff: shown, since, holdsSecret, mayChange });
  const brief =
    diff?.kind === 'done' ? briefOf({ diff: shown, commit, directory }, reviews) : undefined;
  return {
    answer,
    rewritten: publishable.rewritten,
    branch: { agents, roles, directory, isThere },
    share: shareOf(publishable),
    stacked: target.stackedOn && renderStackedNote(target.stackedOn),
    proposals: publishable.proposals ?? [],
    approvalPage: publishable.approvalPage,
    brief,
    isReviewed: isAsked,
    standing: {
      reviews,
      commit,
      earlier: publishable.earlierReviews,
      settled: publishable.settledReviewers ?? [],
    },
  };
}

function renderPullRequestText(
  publishable: PublishableWork,
  work: PullRequestWork,
  { context }: PublishDeps,
): PullRequestText {
  const { transcript, threadTitle, directory, isUnfinished } = publishable;
  const { request } = transcript;
  const reports = reportsOf(publishable, directory);
  const title = renderPullRequestTitle({ reports, request, threadTitle });
  return {
    title: markUnfinished(title, isUnfinished),
    body: renderPullRequestBody(context(), transcript, work),
  };
}

/** Nothing is ready while a reviewing agent waits for changes. */
function shareOf({ share, transcript }: PublishableWork): IssueShare {
  const isOpen = openObjections(transcript.reviews).length > 0;
  return { ...share, isReady: share.isReady && !isOpen };
}

/** Returns the report on all the work, then the agents' own reports, those who changed most source files first. */
function reportsOf({ answer, transcript }: PublishableWork, directory: string): readonly string[] {
  const amount = ({ files }: AgentRow) =>
    files.filter((path) => !path.startsWith(`${directory}/`) && !isLowRisk(path)).length;
  const workers = transcript.agents.filter(
    ({ session, files, state }) =>
      session !== COORDINATOR && files.length > 0 && (state === 'done' || state === 'idle'),
  );
  const ranked = workers.toSorted((one, other) => amount(other) - amount(one));
  return [answer, ...ranked.map((row) => row.answer)];
}
