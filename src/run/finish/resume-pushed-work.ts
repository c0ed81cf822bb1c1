// When a run was interrupted after its push, its successor publishes those commits and does the work no second time.
import type { CoordinationResult } from '../../coordinator/coordinator.ts';
import { UNFINISHED_COMMIT } from '../../publish/pull-request/pull-request-title.ts';
import { pathsChangedBy } from '../../workspace/git-history.ts';
import { readTrailedCommits, type TrailedCommit } from '../../workspace/trailers.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../start/run-context.ts';

const MAX_COMMITS = 200;

/** Records the commits that an interrupted run of this request pushed; undefined when there are none. */
export async function resumePushedWork(
  context: RunContext,
  repository: RepositoryContext,
): Promise<CoordinationResult | undefined> {
  if (!context.isResumed || repository.branch.start === repository.baseCommit) return undefined;
  const range = { base: repository.baseCommit, tip: repository.branch.start };
  const commits = await readTrailedCommits(context.ports.git, range, MAX_COMMITS);
  const pushed = commits.filter(({ request }) => request === context.request.id).toReversed();
  if (pushed.length === 0) return undefined;
  for (const commit of pushed) await replayCommit(context, commit);
  context.transcript.note(
    'An earlier run of this request was interrupted after its work was pushed. What its agents found in reviews, and whom they wanted to ask, is lost: ask for a review again.',
  );
  return { kind: 'done', text: pushed.map(({ subject }) => `- ${subject}`).join('\n') };
}

async function replayCommit(
  { transcript, ports }: RunContext,
  pushed: TrailedCommit,
): Promise<void> {
  const { commit, author, agent, subject } = pushed;
  const files = await pathsChangedBy(ports.git, commit);
  const session = `${agent}-${commit.slice(0, 8)}`;
  transcript.emit({
    kind: 'agent.spawned',
    session,
    sessionId: '',
    agent,
    name: author.replace(/ \(Squad\)$/, ''),
    role: '',
    task: subject,
    requestedBy: 'coordinator',
    model: undefined,
  });
  transcript.emit({ kind: 'commit', session, commit, files, left: [] });
  transcript.emit(
    subject.startsWith(UNFINISHED_COMMIT)
      ? { kind: 'agent.stopped', session, reason: 'its run was cut short' }
      : { kind: 'agent.finished', session, answer: subject },
  );
}
