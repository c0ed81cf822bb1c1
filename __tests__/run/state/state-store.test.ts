// What a run says of its own work when a branch is pushed: real git, embedded GitHub.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { reportOfText } from '#src/report.ts';
import { openStateStore, type StateStore } from '#src/run/resume/state-keeper.ts';
import { fetchBranches, openRunBranch, readStateFile } from '#src/workspace/index.ts';
import { openRunStage, type RunStage, STATE } from '../a-run.ts';

const LINES = ['one', 'two', 'three', 'four', 'five', 'six'];
let stage: RunStage;
let store: StateStore;
let own: string;
/** A commit in the run's own repository: the file's lines, with these changed. */
let commit: (parent: string, lines: Readonly<Record<string, string>>) => Promise<string>;
let keptWith: (pushed: string) => Promise<readonly string[] | undefined>;
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
  const threadState = {
    ...{ ref: STATE, expected: '', left: [], part: 1 },
    state: { thread: 7, requests: [] },
  };
  const report = reportOfText('');
  const run = { progress: 'done', report, outcome: undefined, events: [] } as const;
  store = openStateStore(args, { branch, threadState }, { ...run, events: [] });
  keptWith = async (pushed) => {
    const update = await store.update({ pushed });
    return update && (await readStateFile(git, update.commit))?.tips;
  };
});
afterEach(() => stage.close());

describe('a state that goes along with a branch', () => {
  it('keeps the run’s work where the branch is another one, or lacks it', async () => {
    expect(await keptWith(start)).toEqual([own]);
    expect(await keptWith(await commit(start, { five: '5' }))).toEqual([own]);
  });

  it('says that the work is delivered where the branch has it, between others’ changes too', async () => {
    expect(await keptWith(own)).toEqual([]);
    expect(await keptWith(await commit(own, { five: '5' }))).toEqual([]);
    // Others changed a line beside it, so that the same change is another patch.
    expect(await keptWith(await commit(start, { two: '2', four: '4' }))).toEqual([]);
  });
});
