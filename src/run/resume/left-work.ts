// What an earlier run of the same request left on the remote: a later run takes it up without asking a model again.

import { awaitsPullRequest, type FoundBoard, findBoardOf } from '#src/publish/board.ts';
import { startOfCommit } from '#src/publish/branch-history.ts';
import { UNFINISHED_COMMIT } from '#src/publish/pull-request-title.ts';
import { reportOfText } from '#src/report.ts';
import { COORDINATOR, hasFinished } from '#src/run-log/agent-row.ts';
import type { Transcript } from '#src/run-log/transcript.ts';
import { oneLine } from '#src/text/one-line.ts';
import { pathsChangedBy } from '#src/workspace/git-history.ts';
import { isWorkPath } from '#src/workspace/policy.ts';
import { completeHistory } from '#src/workspace/remote.ts';
import { memoryBranch } from '#src/workspace/run-branch.ts';
import { readTrailedCommits, type TrailedCommit } from '#src/workspace/trailers.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext, WorkResult } from '../context/run-context.ts';
import { finishedWork, transcriptOf } from '../state/earlier-requests.ts';
import type { RequestState } from '../state/thread-state.ts';

/** Finished work that only needs to be delivered, or unfinished work that the agents continue. */
type LeftWork =
  | { readonly kind: 'finished'; readonly result: WorkResult }
  | { readonly kind: 'begun'; readonly report: string };

/** Records what earlier runs of this request left; returns undefined when there is nothing. */
export async function takeUpLeftWork(
  context: RunContext,
  repository: RepositoryContext,
): Promise<LeftWork | undefined> {
  const ended = findBoardOf(context.boards, context.request.id);
  // If people have merged or removed it meanwhile, it is not done again.
  if (awaitsPullRequest(ended) && !goesOnWith(ended, repository)) return GONE;
  const own = repository.threadState.left.find(({ id }) => id === context.request.id);
  if (own !== undefined) return takeUpRequest(own, context);
  // Where the remote took no state, the commits' trailers still say who wrote what.
  const pushed = await findPushedWork(context, repository);
  if (pushed.length === 0) return undefined;
  for (const commit of pushed) await replayCommit(commit, context);
  if (wasCutOff(context)) return { kind: 'begun', report: reportOf(context.transcript.read()) };
  const isWork = hasChanged(context, repository);
  context.transcript.note(isWork ? REVIEWS_LOST : ANSWER_LOST);
  const text = isWork ? pushed.map(({ subject }) => `- ${subject}`).join('\n') : '';
  const whole = pushed.find(({ subject }) => !subject.startsWith(UNFINISHED_COMMIT));
  const report = { ...reportOfText(text), title: whole?.subject ?? '' };
  return { kind: 'finished', result: { kind: 'done', report } };
}

/** Returns earlier runs' commits for this request, oldest first, from the thread's branch or else the memory branch. */
async function findPushedWork(
  { request, ports, inputs, isRepeated }: RunContext,
  { commits, memoryTip, baseBranch }: RepositoryContext,
): Promise<readonly TrailedCommit[]> {
  const isOurs = (commit: TrailedCommit) => commit.request === request.id;
  const work = commits.filter(isOurs).toReversed();
  if (work.length > 0 || !isRepeated || memoryTip === undefined) return work;
  await completeHistory(ports.git, [memoryBranch(inputs.branchPrefix), baseBranch.name]);
  const range = { base: baseBranch.commit, tip: memoryTip };
  const kept = await readTrailedCommits(ports.git, range, MAX_COMMITS);
  return kept.filter(isOurs).toReversed();
}

/** True when agents changed more than the team's memory. */
function hasChanged({ transcript }: RunContext, { team }: RepositoryContext): boolean {
  return transcript
    .read()
    .agents.some(({ files }) => files.some((path) => isWorkPath(path, team.directory)));
}

/** True while the board's branch exists and nobody has merged or closed its pull request. */
export function goesOnWith(
  board: FoundBoard | undefined,
  { target }: Pick<RepositoryContext, 'target'>,
): boolean {
  return target.from === 'branch' && board?.marker.branch === target.branch;
}

const GONE: LeftWork = {
  kind: 'finished',
  result: {
    kind: 'done',
    report: reportOfText(
      'The work of this request is done, and its branch has since been merged, closed or removed.',
    ),
  },
};

const REVIEWS_LOST =
  'An earlier run of this request was interrupted after its work was pushed. What its agents found in reviews, and whom they wanted to ask, is lost: ask for a review again.';
const ANSWER_LOST =
  'An earlier run of this request was interrupted after it kept what its agents learnt. Its answer is lost: ask again.';
const MAX_COMMITS = 200;
const UNOPENED = 'The pull request could not be opened at first; a later run tried again.';
const DELIVERED_LATER = 'The run was interrupted; a later one delivered its work.';

/** Records what the state says of a request; if its run was interrupted, only what its agents finished. */
function takeUpRequest(
  { progress, report: said, events }: RequestState,
  { transcript, boards, request }: RunContext,
): LeftWork | undefined {
  if (progress === 'done') {
    for (const event of events) transcript.emit(event);
    const isUnopened = awaitsPullRequest(findBoardOf(boards, request.id));
    transcript.note(isUnopened ? UNOPENED : DELIVERED_LATER);
    return { kind: 'finished', result: { kind: 'done', report: said, isReturned: true } };
  }
  const told = transcriptOf(events);
  const report = reportOf(told);
  if (report === '') return undefined;
  for (const event of finishedWork(events, told)) transcript.emit(event);
  transcript.note('The run was interrupted; a later one went on from there.');
  return { kind: 'begun', report };
}

/** True when the earlier run itself reported unfinished work: it was stopped, or it failed and delivered what it had. */
function wasCutOff({ boards, request }: RunContext): boolean {
  const { state, outcome, branch } = findBoardOf(boards, request.id)?.marker ?? {};
  return (
    (state === 'stopped' && outcome === 'limited') || (outcome === 'failed' && branch !== undefined)
  );
}

const LONGEST_REPORT = 600;

/** Lists, for this run's agents, what each agent of the earlier run did and what of it was kept for the team. */
function reportOf(told: Transcript): string {
  const rows = told.agents.filter(({ session }) => session !== COORDINATOR);
  const lines = rows.map((row) => {
    const { name, task, files, answer } = row;
    const end = hasFinished(row) ? `finished: ${answer}` : 'was interrupted, and did not finish';
    const changed = files.length === 0 ? '' : ` Changed: ${files.join(', ')}.`;
    return `- ${name}, asked to "${oneLine(task, 200)}", ${oneLine(end, LONGEST_REPORT)}.${changed}`;
  });
  return [...lines, ...keptLines(told)].join('\n');
}

/** Lists the decisions and learnings that were committed, so that nobody keeps them again. */
function keptLines({ agents, decisions, learnings }: Transcript): readonly string[] {
  const committed = new Set(agents.flatMap(({ files }) => files));
  const kept = [
    ...decisions.map(({ agent, title, path }) => ({ agent, path, text: title })),
    ...learnings.map(({ agent, learning, path }) => ({ agent, path, text: learning })),
  ].filter(({ path }) => committed.has(path));
  return kept.map(
    ({ agent, text }) => `- Kept for the team already, by ${agent}: ${oneLine(text, 200)}`,
  );
}

/** Records a pushed commit as the work of its agent. */
async function replayCommit(
  pushed: TrailedCommit,
  { transcript, ports }: RunContext,
): Promise<void> {
  const { commit, subject } = pushed;
  const files = await pathsChangedBy(ports.git, commit);
  const start = startOfCommit(pushed);
  const { session } = start;
  transcript.emit({ kind: 'agent.spawned', sessionId: '', model: undefined, ...start });
  transcript.emit({ kind: 'commit', session, commit, files, left: [] });
  transcript.emit(
    subject.startsWith(UNFINISHED_COMMIT)
      ? { kind: 'agent.stopped', session, reason: 'its run was cut short' }
      : { kind: 'agent.finished', session, answer: subject },
  );
}
