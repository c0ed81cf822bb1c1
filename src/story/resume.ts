// A run that was killed after its push: the commits say whose they are, so its successor publishes them and works no second time.
import type { Coordination } from '../coordinator/coordinator.ts';
import type { Git } from '../world.ts';
import type { Ground } from './ground.ts';
import type { Scene } from './scene.ts';

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

/** What an interrupted run of this request had pushed, put into the transcript; undefined when there is nothing. */
export async function resume(scene: Scene, ground: Ground): Promise<Coordination | undefined> {
  if (!scene.isTakenUp || ground.branch.start === ground.base) return undefined;
  const commits = await listCommits(scene.world.git, ground);
  const pushed = commits.filter(({ request }) => request === scene.request.id);
  if (pushed.length === 0) return undefined;
  for (const commit of pushed) await retell(scene, commit);
  const text =
    'An earlier run of this request was interrupted after its work was pushed. What its agents found in reviews, and whom they wanted to ask, is lost: ask for a review again.';
  scene.transcript.emit({ kind: 'note', text });
  return { kind: 'done', text: pushed.map(({ subject }) => `- ${subject}`).join('\n') };
}

async function listCommits(git: Git, { base, branch }: Ground): Promise<readonly PushedCommit[]> {
  const range = `${base}..${branch.start}`;
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

async function retell({ transcript, world }: Scene, pushed: PushedCommit): Promise<void> {
  const { commit, author, agent, subject } = pushed;
  const names = ['diff-tree', '-r', '-z', '--name-only', '--no-commit-id', '--no-renames', commit];
  const files = (await world.git.run(names)).split('\0').filter((path) => path !== '');
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
