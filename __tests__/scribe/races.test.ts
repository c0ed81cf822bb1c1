import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { attempt } from '#src/errors.ts';
import type { Remote } from '../publish/a-remote.ts';
import {
  AS_OLGA,
  aDecision,
  beforePush,
  filesOf,
  INBOX,
  openSquad,
  protect,
  reportOf,
  runScribe,
  titlesIn,
} from './a-scribe.ts';

let remote: Remote;
beforeEach(async () => {
  remote = await openSquad({ [dropOf(50)]: aDecision('First') });
});
afterEach(() => remote.close());

type Write = () => Promise<void>;

/** Does what git refuses where somebody was faster, until nobody was. */
async function untilTaken(write: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if ((await attempt(write())).kind === 'done') return;
  }
  throw new Error('Nothing can be written to the remote');
}

/** Merges a branch as the button of its pull request does. */
async function merge(head: string): Promise<void> {
  const tip = await remote.remote('rev-parse', 'refs/heads/main');
  const tree = await remote.remote('merge-tree', '--write-tree', tip, head);
  const made = ['commit-tree', '-p', tip, '-p', head, '-m', 'Merge', tree];
  const commit = await remote.remote(...AS_OLGA, ...made);
  await remote.remote('update-ref', 'refs/heads/main', commit, tip);
}

/** So many Scribes at once, each in a job of its own, and each overtaken by a writer just before its first push. */
async function scribes(count: number, writes: Write[] = []): Promise<void> {
  const gits = await Promise.all(numbers(count).map(() => remote.openRun()));
  const overtake = async () => writes.shift()?.();
  await Promise.all(
    gits.map((git) =>
      runScribe(remote, { ports: { git: beforePush(git, overtake) }, checksMissedRequests: false }),
    ),
  );
  await Promise.all(writes.map((write) => write()));
}

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const titles = (count: number) => numbers(count).map((number) => `Decision ${number}`);
const sorted = (texts: readonly string[]) => texts.toSorted((one, other) => (one < other ? -1 : 1));
const dropOf = (number: number) => `${INBOX}/hockney-${number}.md`;

/** One inbox file each, a person's commit, and an agent's pull request that is merged. */
async function writers(count: number): Promise<Write[]> {
  const proposed = await remote.push('squad/7-x', { [dropOf(100)]: aDecision('Agreed') }, 'main');
  const files = numbers(count).map((at) => ({ [dropOf(at)]: aDecision(`Decision ${at}`) }));
  return [
    () => untilTaken(() => merge(proposed)),
    ...[{ 'a.txt': 'by a person\n' }, ...files].map(
      (one) => () => untilTaken(() => remote.push('main', one)),
    ),
  ];
}

describe('many at once', () => {
  it('loses and doubles nothing of 8 writers with 8 Scribes', async () => {
    await scribes(8, await writers(8));
    await scribes(1);
    const files = await filesOf(remote);
    const wanted = ['Old', 'First', 'Agreed', ...titles(8)];
    expect(sorted(titlesIn(files.get('.squad/decisions.md')))).toEqual(sorted(wanted));
    expect([...files.keys()].filter((path) => path.startsWith(INBOX))).toEqual([]);
    expect(files.get('a.txt')).toBe('by a person');
  });

  it('keeps one pull request where the branch is protected', async () => {
    await protect(remote);
    await scribes(3, await writers(3));
    const report = reportOf(await runScribe(remote));
    expect(report.work?.pullRequest?.number).toBe(8);
    expect(remote.githubServer.state.pulls.size).toBe(1);
    const files = await filesOf(remote, 'squad/scribe');
    const wanted = ['Old', 'First', 'Agreed', ...titles(3)];
    expect(sorted(titlesIn(files.get('.squad/decisions.md')))).toEqual(sorted(wanted));
    expect([...files.keys()].filter((path) => path.startsWith(INBOX))).toEqual([]);
  });
});
