import { afterEach, describe, expect, it } from '@jest/globals';
import { importCommit } from '../../src/adapters/git-import.ts';
import { BOT } from '../../src/workspace/commit.ts';
import type { Remote } from '../publish/a-remote.ts';
import {
  aDecision,
  filesOf,
  INBOX,
  openSquad,
  protect,
  reportOf,
  runScribe,
  titlesIn,
} from './a-scribe.ts';

let remote: Remote;
afterEach(() => remote.close());

/** Commits to the remote's `main` as a push of somebody else does: only where it is what they began from. */
async function write(path: string, text: string, beside: readonly string[] = []): Promise<void> {
  const repository = await remote.remote('rev-parse', '--absolute-git-dir');
  const environment = { PATH: process.env.PATH ?? '' };
  const run = (args: readonly string[]) => remote.remote(...args);
  const isTaken = async () => {
    const tip = await remote.remote('rev-parse', 'refs/heads/main');
    const files = new Map([[path, Buffer.from(text)]]);
    const author = { name: 'Olga', email: 'olga@example.com' };
    const commit = await importCommit(
      { parents: [tip, ...beside], author, text: `Add ${path}\n`, files },
      { repository, environment, run, committer: BOT },
    );
    const moving = remote.remote('update-ref', 'refs/heads/main', commit, tip);
    return moving.then(
      () => true,
      () => false,
    );
  };
  while (!(await isTaken()));
}

/** So many Scribes at once, each in a job of its own. */
async function scribes(count: number): Promise<void> {
  const gits = await Promise.all(Array.from({ length: count }, () => remote.openRun()));
  await Promise.all(gits.map((git) => runScribe(remote, { world: { git }, looksBack: false })));
}

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const titles = (count: number) => numbers(count).map((number) => `Decision ${number}`);
const sorted = (texts: readonly string[]) => texts.toSorted((one, other) => (one < other ? -1 : 1));
const dropOf = (number: number) => `${INBOX}/hockney-${number}.md`;

/** Writers of one drop each, a person, and an agent's pull request that is merged. */
async function writers(count: number): Promise<void> {
  const proposed = await remote.push('squad/7-x', { [dropOf(100)]: aDecision('Agreed') }, 'main');
  await Promise.all([
    ...numbers(count).map((at) => write(dropOf(at), aDecision(`Decision ${at}`))),
    write('a.txt', 'by a person\n'),
    write(dropOf(100), aDecision('Agreed'), [proposed]),
  ]);
}

describe('many at once', () => {
  it('RACE-06 loses and doubles nothing of 20 writers with 20 Scribes', async () => {
    remote = await openSquad();
    await Promise.all([scribes(20), writers(20)]);
    await scribes(1);
    const files = await filesOf(remote);
    const wanted = ['Old', 'Agreed', ...titles(20)];
    expect(sorted(titlesIn(files.get('.squad/decisions.md')))).toEqual(sorted(wanted));
    expect([...files.keys()].filter((path) => path.startsWith(INBOX))).toEqual([]);
    expect(files.get('a.txt')).toBe('by a person');
  });

  it('RACE-06 keeps one pull request where the branch is protected', async () => {
    remote = await openSquad({ [dropOf(50)]: aDecision('First') });
    await protect(remote);
    await Promise.all([scribes(3), writers(3)]);
    const report = reportOf(await runScribe(remote));
    expect(report.work?.pullRequest?.number).toBe(8);
    expect(remote.hub.state.pulls.size).toBe(1);
    const files = await filesOf(remote, 'squad/scribe');
    const wanted = ['Old', 'First', 'Agreed', ...titles(3)];
    expect(sorted(titlesIn(files.get('.squad/decisions.md')))).toEqual(sorted(wanted));
    expect([...files.keys()].filter((path) => path.startsWith(INBOX))).toEqual([]);
  });
});
