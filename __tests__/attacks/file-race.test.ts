// A program in the box against everything that opens a file of a worktree: it exchanges a folder and a link thousands of times.
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { localRuntime } from '#src/adapters/copilot/find-runtime.ts';
import { ripgrepOf, thisPlatform } from '#src/adapters/copilot/platform.ts';
import { type BoxUser, describeEachWay, openAs } from '../adapters/box/box-users.ts';
import { RACERS, snapshot } from '../adapters/box/run-race.ts';

const EXCHANGES = 4_000;
const CALLS = 60;
/** Each starts a box. */
const SEARCHES = 8;

/** ripgrep as the runtime brings it, where every user can start it. */
function ripgrepFor(user: BoxUser): string {
  const found = ripgrepOf(localRuntime(thisPlatform()) ?? '', thisPlatform());
  if (found === undefined) throw new Error('the runtime brings no ripgrep');
  const copy = join(user.temporary, 'rg');
  copyFileSync(found, copy);
  chmodSync(copy, 0o755);
  return copy;
}

/** Makes `d`, `link` and what the link leads to; both sides have the same names, and one file each that the other lacks. */
function layOut(user: BoxUser): string {
  const outside = join(user.temporary, 'outside');
  const inside = join(user.worktree, 'd');
  for (const [folder, text, only] of [
    [inside, 'x', 'only-inside'],
    [outside, 'OUTSIDE', 'only-outside'],
  ] as const) {
    mkdirSync(join(folder, 'sub'), { recursive: true });
    for (const name of ['f', 'e', 'p', 'm', 'gone', 'history.md', only, `sub/${only}`]) {
      writeFileSync(join(folder, name), `${text}\n`);
    }
  }
  symlinkSync(outside, join(user.worktree, 'link'));
  const { uid, gid } = statSync(user.worktree);
  for (const folder of [inside, outside]) {
    for (const path of [folder, join(folder, 'sub')]) chownSync(path, uid, gid);
    for (const name of ['f', 'e', 'p', 'm', 'gone', 'history.md'])
      chownSync(join(folder, name), uid, gid);
  }
  return outside;
}

describeEachWay('a folder that a program exchanges with a link', (boxCase) => {
  let user: BoxUser;
  let outside: string;
  let ripgrep: string;
  beforeAll(async () => {
    user = await openAs(boxCase);
    outside = layOut(user);
    ripgrep = ripgrepFor(user);
  });

  describe.each([
    ['by our own walk', CALLS, Object.keys(RACERS)],
    [
      'with ripgrep in the box',
      SEARCHES,
      Object.keys(RACERS).filter((name) => /grep|glob/.test(name)),
    ],
  ] as const)('%s', (how, calls, racers) => {
    it.each(racers)('lets nothing outside be read, listed, written or named: %s', async (racer) => {
      const before = await snapshot(outside);
      const race = {
        worktree: user.worktree,
        racer,
        calls,
        exchanges: EXCHANGES,
        timeoutMs: 60_000,
      };
      const end = await user.race(how === 'by our own walk' ? race : { ...race, ripgrep });
      expect(end.leaked).toEqual([]);
      expect(end.exchanges).toBeGreaterThanOrEqual(EXCHANGES);
      expect(end.ok + end.refused).toBeGreaterThanOrEqual(calls);
      if (calls === CALLS && !racer.startsWith('patch')) expect(end.ok).toBeGreaterThan(0);
      // Nobody exchanges the root, so each of these searches.
      if (racer.endsWith('everything')) expect(end.refused).toBe(0);
      expect(await snapshot(outside)).toEqual(before);
    });
  });
});
