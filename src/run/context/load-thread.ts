// Loads the thread of a request as agents read it; on the squad's own pull request, with what its issue asks for.

import {
  describeFindings,
  standingFindings,
  standingReviews,
} from '#src/coordinator/reviews/standing-findings.ts';
import { attempt, describe } from '#src/errors.ts';
import type { EarlierReview } from '#src/outcome.ts';
import type { Issue } from '#src/ports/github.ts';
import type { EarlierWork } from '#src/publish/branch-history.ts';
import { isNotice } from '#src/publish/render/markers.ts';
import { saidText } from '#src/report.ts';
import { listParts } from '#src/run-log/transcript.ts';
import type { Team } from '#src/team/team.ts';
import { plural } from '#src/text/count.ts';
import { headOf } from '#src/text/cut-characters.ts';
import { oneLine } from '#src/text/one-line.ts';
import type { BranchTarget } from '#src/workspace/run-branch.ts';
import { questionOf } from '../state/earlier-requests.ts';
import type { ThreadState } from '../state/thread-state.ts';
import { issueOfBranch } from './choose-branch.ts';
import type { PullRequestContext } from './fetch-remote.ts';
import { renderThread, type ThreadReader } from './render-thread.ts';
import type { RunContext } from './run-context.ts';
import {
  findWriters,
  gatherThread,
  nameOf,
  type ThreadContext,
  type ThreadPost,
} from './thread.ts';

/** Reads what was said before the request, and who of those who said it can write to the repository. */
export async function loadThread(
  context: RunContext,
  pullRequest: PullRequestContext | undefined,
  state: ThreadState,
): Promise<ThreadContext> {
  const { request, comments, boards, board } = context;
  const { thread } = request;
  const boardIds = new Set(boards.map(({ comment }) => comment.id));
  return gatherThread({
    request,
    thread,
    comments,
    pullRequest,
    writers: await findWriters({ thread, comments, pullRequest }, context),
    isOurs: ({ id, author, body }) =>
      boardIds.has(id) || (author?.login === board.login && isNotice(body)),
    ownLogin: board.login,
    question: earlierQuestion(boards, state, request.id),
  });
}

/** Returns the squad's newest question in the thread and when it was asked, but none of this request's own. */
function earlierQuestion(
  boards: RunContext['boards'],
  { requests }: ThreadState,
  requestId: string,
) {
  const board = boards.findLast(
    ({ marker }) => marker.outcome === 'asked' && marker.triggerId !== requestId,
  );
  const asking = requests.find(({ id }) => id === board?.marker.triggerId);
  const text = asking && questionOf(asking);
  if (board === undefined || text === undefined) return undefined;
  return { text, at: board.comment.createdAt };
}

/** Completes the thread. The squad wrote its own pull request's body, so there the issue says what people asked for. */
export async function completeThread(
  said: ThreadContext,
  earlier: EarlierWork,
  target: BranchTarget,
  team: Pick<Team, 'directory'>,
  context: RunContext,
): Promise<ThreadContext> {
  const { request, inputs, ports } = context;
  const thread = withoutSquadFiles(said, team.directory);
  const { number } = request.thread;
  if (!isOwnThread(target, number, inputs.branchPrefix))
    return withChangesSoFar(thread, target, earlier);
  const issue = issueOfBranch(target.branch, inputs.branchPrefix);
  if (issue === undefined || issue === number)
    return asOwnThread(thread, earlier, undefined, NOBODY);
  const read = await attempt(ports.github.issue(issue));
  if (read.kind === 'threw') {
    const why = describe(read.error).message;
    context.transcript.note(`The agents did not see what #${issue} asks for. ${why}`);
    return asOwnThread(thread, earlier, undefined, NOBODY);
  }
  const { author, association: authorAssociation } = read.value;
  const opening = { thread: { author, authorAssociation }, comments: NO_COMMENTS };
  return asOwnThread(thread, earlier, read.value, await findWriters(opening, context));
}

const NOBODY: ReadonlySet<string> = new Set();
const NO_COMMENTS = { items: [], complete: true };

/** Masks the thread: a secret that somebody pasted into it must not reach a model. */
export function quoterOf(
  thread: ThreadContext,
  { ports, nonce }: RunContext,
): (maxLength: number, reader: ThreadReader) => string {
  return (budget, { readsFiles, told }) => {
    const shown = readsFiles ? forFileReaders(thread) : thread;
    return ports.mask(renderThread(shown, budget, nonce, told));
  };
}

/** Returns the open pull request that the run's work continues, and its branch; undefined when the work starts afresh. */
export function continuedWork({ target }: { readonly target: BranchTarget }) {
  const { from, pull, branch } = target;
  return from === 'branch' && pull !== undefined ? { branch, pull: pull.number } : undefined;
}

/** True when the thread is the squad's own pull request; `prefix` is how the squad's branches begin. */
export function isOwnThread(target: BranchTarget, thread: number, prefix: string): boolean {
  return continuedWork({ target })?.pull === thread && target.branch.startsWith(prefix);
}

const LONGEST_CHANGES = 4_000;

/**
 * Returns the thread of the squad's own pull request, whose body an earlier run wrote: in its place stands what the state says,
 * and `issue` is what it is for. Pure.
 */
export function asOwnThread(
  thread: ThreadContext,
  earlier: EarlierWork,
  issue: Issue | undefined,
  writers: ReadonlySet<string>,
): ThreadContext {
  const text = changesText(earlier) || thread.opening.text;
  return {
    ...thread,
    isOwn: true,
    opening: ownPost('pull request', text),
    posts: [...thread.posts, ...findingPosts(thread.thread.number, earlier)],
    ...(issue === undefined ? {} : { origin: originOf(issue, writers) }),
  };
}

/** Returns what the squad says of its pull request, cut to what a run needs. */
function ownPost(place: string, words: string): ThreadPost {
  const label = `${place}, from an earlier run, may be outdated`;
  const text = headOf(words, LONGEST_CHANGES);
  return { author: 'the squad', trusted: true, isOurs: true, place: label, text, at: '' };
}

/** Returns what each earlier request changed, and what it left undone; empty without any. */
function changesText({ requests, transcript }: EarlierWork): string {
  const told = requests.map(({ report, actor }) => `Asked for by ${actor}:\n${saidText(report)}`);
  const left = listParts(transcript.parts).map((part) => `Not done, ${part}`);
  return [...told, ...left].join('\n\n');
}

/** Returns the findings that stand in the reviews of earlier runs. */
function findingPosts(number: number, { transcript }: EarlierWork): readonly ThreadPost[] {
  const findings = standingFindings(transcript.reviews, []);
  if (findings.length === 0) return [];
  return [ownPost(`findings in pull request #${number}`, describeFindings(findings))];
}

/** Adds to an issue's thread what the squad's pull request for it changes, and which findings stand. Pure. */
export function withChangesSoFar(
  thread: ThreadContext,
  { pull, from }: BranchTarget,
  earlier: EarlierWork,
): ThreadContext {
  if (pull === undefined || from === 'base' || earlier.requests.length === 0) return thread;
  const { number, title } = pull;
  const posts = [...thread.posts, ...findingPosts(number, earlier)];
  const text = [`Title: ${oneLine(title, 300)}`, changesText(earlier)].join('\n\n');
  return { ...thread, posts, changes: ownPost(`pull request #${number}`, text) };
}

/** Returns the reviewers who ask for changes on the branch, and the files that they ask about. */
export function objectionsSoFar({ transcript }: EarlierWork): readonly EarlierReview[] {
  return standingReviews(transcript.reviews)
    .filter(({ verdict }) => verdict === 'changes-requested')
    .map(({ reviewer, files }) => ({ reviewer, files }));
}

function originOf(
  { number, title, body, author }: Issue,
  writers: ReadonlySet<string>,
): ThreadPost {
  const login = nameOf(author);
  return {
    author: login,
    trusted: writers.has(login.toLowerCase()),
    place: `issue #${number}, which the pull request is for`,
    text: `Title: ${oneLine(title, 300)}\n\n${body}`.trim(),
    at: '',
    source: { kind: 'issue', number },
  };
}

/** Leaves out what agents with the files can see in their copy and in git: what the squad's own pull request changes. Pure. */
export function forFileReaders(thread: ThreadContext): ThreadContext {
  const said = { ...thread, changes: undefined };
  if (thread.isOwn !== true) return said;
  return { ...said, files: [], opening: { ...thread.opening, text: '' } };
}

/** Removes the files of the squad's own folder from the thread's diff. Pure. */
function withoutSquadFiles(thread: ThreadContext, directory: string): ThreadContext {
  const files = thread.files.filter(({ path }) => !path.startsWith(`${directory}/`));
  const count = thread.files.length - files.length;
  if (count === 0) return thread;
  const omitted = [...thread.omitted, `the diff of ${plural(count, 'file')} in ${directory}/`];
  return { ...thread, files, omitted };
}
