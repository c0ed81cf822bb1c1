// A run that was killed after its push: the commits say whose they are, so its successor publishes them and works no second time.
import type { CoordinationResult } from '../../coordinator/coordinator.ts';
import { pathsChangedBy } from '../../workspace/git-history.ts';
import { readTrailedCommits, type TrailedCommit } from '../../workspace/trailers.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../start/acknowledge.ts';

const MAX_COMMITS = 200;

/** What an interrupted run of this request had pushed, put into the transcript; undefined when there is nothing. */
export async function resumePushedWork(
  context: RunContext,
  repository: RepositoryContext,
): Promise<CoordinationResult | undefined> {
  if (!context.isResumed || repository.branch.start === repository.base) return undefined;
  const range = { base: repository.base, tip: repository.branch.start };
  const commits = await readTrailedCommits(context.ports.git, range, MAX_COMMITS);
  const pushed = commits.filter(({ request }) => request === context.request.id).toReversed();
  if (pushed.length === 0) return undefined;
  for (const commit of pushed) await replayCommit(context, commit);
  const text =
    'An earlier run of this request was interrupted after its work was pushed. What its agents found in reviews, and whom they wanted to ask, is lost: ask for a review again.';
  context.transcript.emit({ kind: 'note', text });
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
  transcript.emit({ kind: 'agent.finished', session, answer: subject });
}
