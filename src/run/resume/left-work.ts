// What an earlier run of the same request left on the remote: a later run takes it up without asking a model again.

import { awaitsPullRequest, type FoundBoard, findBoardOf } from '#src/publish/board.ts';
import { reportOfText } from '#src/report.ts';
import { COORDINATOR, hasFinished } from '#src/run-log/agent-row.ts';
import type { Transcript } from '#src/run-log/transcript.ts';
import { oneLine } from '#src/text/one-line.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext, WorkResult } from '../context/run-context.ts';
import { finishedWork, transcriptOf } from '../state/earlier-requests.ts';
import type { RequestState } from '../state/thread-state.ts';

/** Finished work that only needs to be delivered, or unfinished work that the agents continue. */
type LeftWork =
  | { readonly kind: 'finished'; readonly result: WorkResult }
  | { readonly kind: 'begun'; readonly report: string };

/** Records what the state says of an earlier run of this request; returns undefined when that is nothing. */
export function takeUpLeftWork(
  context: RunContext,
  repository: RepositoryContext,
): LeftWork | undefined {
  const { boards, request } = context;
  const board = findBoardOf(boards, request.id);
  // If people have merged or removed it meanwhile, it is not done again.
  if (awaitsPullRequest(board) && !goesOnWith(board, repository)) return GONE;
  const own = repository.threadState.left.find(({ id }) => id === request.id);
  if (own?.progress === 'done') return { kind: 'finished', result: takeUpFinished(own, context) };
  return own && takeUpBegun(own, context);
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

const UNOPENED = 'The pull request could not be opened at first; a later run tried again.';
const DELIVERED_LATER = 'The run was interrupted; a later one delivered its work.';

/** Records what a run left whose agents had finished: it only needs to be delivered. */
export function takeUpFinished(
  { id, report, events }: RequestState,
  { transcript, boards }: RunContext,
): WorkResult {
  for (const event of events) transcript.emit(event);
  transcript.note(awaitsPullRequest(findBoardOf(boards, id)) ? UNOPENED : DELIVERED_LATER);
  return { kind: 'done', report, isReturned: true };
}

/** Records what the agents of an interrupted run finished; returns undefined when nobody had begun. */
function takeUpBegun({ events }: RequestState, { transcript }: RunContext): LeftWork | undefined {
  const told = transcriptOf(events);
  const report = reportOf(told);
  if (report === '') return undefined;
  for (const event of finishedWork(events, told)) transcript.emit(event);
  transcript.note('The run was interrupted; a later one went on from there.');
  return { kind: 'begun', report };
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
