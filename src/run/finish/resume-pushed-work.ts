// When a run was interrupted after its push, its successor publishes those commits and does the work no second time.
import type { CoordinationResult } from '../../coordinator/coordinator.ts';
import type { Git } from '../../ports/git.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../start/run-context.ts';

type PushedCommit = {
  readonly commit: string;
  readonly author: string;
  readonly agent: string;
  readonly request: string;
  readonly subject: string;
};

const FIELDS = [
  '%H',
  '%an',
  '%(trailers:key=Squad-Agent,valueonly,separator=%x20)',
  '%(trailers:key=Squad-Request,valueonly,separator=%x20)',
  '%s',
];

/** Records the commits that an interrupted run of this request pushed; undefined when there are none. */
export async function resumePushedWork(
  context: RunContext,
  repository: RepositoryContext,
): Promise<CoordinationResult | undefined> {
  if (!context.isResumed || repository.branch.start === repository.baseCommit) return undefined;
  const commits = await listCommits(context.ports.git, repository);
  const pushed = commits.filter(({ request }) => request === context.request.id);
  if (pushed.length === 0) return undefined;
  for (const commit of pushed) await replayCommit(context, commit);
  context.transcript.note(
    'An earlier run of this request was interrupted after its work was pushed. What its agents found in reviews, and whom they wanted to ask, is lost: ask for a review again.',
  );
  return { kind: 'done', text: pushed.map(({ subject }) => `- ${subject}`).join('\n') };
}

async function listCommits(
  git: Git,
  { baseCommit, branch }: RepositoryContext,
): Promise<readonly PushedCommit[]> {
  const range = `${baseCommit}..${branch.start}`;
  const format = `--format=${FIELDS.join('%x1f')}%x1e`;
  const log = await git.run(['log', '--reverse', '--max-count=200', format, range]);
  return log
    .split('\x1e')
    .map((entry) => entry.trim().split('\x1f'))
    .filter((fields) => fields.length === FIELDS.length)
    .map(([commit = '', author = '', agent = '', request = '', subject = '']) => ({
      commit,
      author,
      agent,
      request,
      subject,
    }));
}

async function replayCommit(
  { transcript, ports }: RunContext,
  pushed: PushedCommit,
): Promise<void> {
  const { commit, author, agent, subject } = pushed;
  const names = ['diff-tree', '-r', '-z', '--name-only', '--no-commit-id', '--no-renames', commit];
  const files = (await ports.git.run(names)).split('\0').filter((path) => path !== '');
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
