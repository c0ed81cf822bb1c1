// What a run says of its own work when a branch is pushed: real git, embedded GitHub.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { unpushedTip } from '#src/run/resume/state-keeper.ts';
import { fetchBranches } from '#src/workspace/remote.ts';
import { openRunBranch } from '#src/workspace/run-branch.ts';
import { openRunStage, type RunStage } from '../a-run.ts';

const LINES = ['one', 'two', 'three', 'four', 'five', 'six'];
let stage: RunStage;
let own: string;
/** A commit in the run's own repository: the file's lines, with these changed. */
let commit: (parent: string, lines: Readonly<Record<string, string>>) => Promise<string>;
let tipWith: (pushed: string) => Promise<string | undefined>;
let start: string;

beforeEach(async () => {
  stage = await openRunStage({ files: { 'a.txt': LINES.join('\n') } });
  const args = await stage.args({});
  const { git } = args.ports;
  start = (await fetchBranches(git, ['main'])).get('main') ?? '';
  commit = (parent, lines) => {
    const text = LINES.map((line) => lines[line] ?? line).join('\n');
    const author = { name: 'Fenster (Squad)', email: 'f@example.com' };
    const files = new Map([['a.txt', Buffer.from(text)]]);
    return git.commit({ parents: [parent], author, text: 'Work', files });
  };
  own = await commit(start, { two: '2' });
  const branch = openRunBranch(git, 'squad/7-x', start, own);
  tipWith = (pushed) => unpushedTip({ pushed }, branch, start, git);
});
afterEach(() => stage.close());

describe('a state that goes along with a branch', () => {
  it('keeps the run’s work where the branch is another one, or lacks it', async () => {
    expect(await tipWith(start)).toBe(own);
    expect(await tipWith(await commit(start, { five: '5' }))).toBe(own);
  });

  it('says that the work is delivered where the branch has it, between others’ changes too', async () => {
    expect(await tipWith(own)).toBeUndefined();
    expect(await tipWith(await commit(own, { five: '5' }))).toBeUndefined();
    // Others changed a line beside it, so that the same change is another patch.
    expect(await tipWith(await commit(start, { two: '2', four: '4' }))).toBeUndefined();
  });
});
