// A run that ends between a rejecting review and its reviewer's second look, and the run after it: real git, embedded GitHub.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { TurnScript } from '../../coordinator/a-runtime.ts';
import { reviews, routes } from '../../coordinator/a-team-run.ts';
import { hears, openRunStage, type RunStage, squadOf, write, writes } from '../a-run.ts';

type Acts = Readonly<Record<string, readonly TurnScript[]>>;

const branch = 'squad/7-login-form';
const FILE = 'src/login.js';
let stage: RunStage;

beforeEach(async () => {
  const files = squadOf({ Fenster: 'Backend', Hockney: 'Tester', Verbal: 'Frontend' });
  stage = await openRunStage({ files });
});
afterEach(() => stage.close());

const rejects = reviews([
  {
    verdict: 'changes-requested',
    reassign: 'verbal',
    findings: [{ path: FILE, line: 1, text: 'It is open at night.' }],
  },
]);
const approves = reviews([{ verdict: 'approved', summary: 'It is closed now.' }]);
const asksForReview: TurnScript = async (moment) => {
  await write(moment, FILE, 'by fenster\n');
  return routes({ targetAgent: 'hockney', task: 'review', type: 'review-request', files: [FILE] })(
    moment,
  );
};
/** Ends the run in the middle of a turn. */
const isCut: TurnScript = async () => {
  stage.cancel.abort();
  return 'Never said.';
};
const writesAndIsCut: TurnScript = async (moment) => {
  await write(moment, FILE, 'by verbal\n');
  return isCut(moment);
};

const asked = { command: { kind: 'agent', agent: 'fenster', request: 'check it' } } as const;

async function resume(first: Acts, second: Acts) {
  const { outcome } = await stage.play({
    request: asked,
    acts: { fenster: [asksForReview], ...first },
  });
  expect(outcome.kind).toBe('limited');
  stage.done.length = 0;
  const told: string[] = [];
  const report = await stage.play({
    request: asked,
    cancel: new AbortController(),
    acts: { fenster: [hears(told, async () => 'The login is checked.')], ...second },
  });
  return { ...report, told: told.join('\n') };
}

describe('a rejecting review whose run ended', () => {
  const goesOn: Acts = { verbal: [writes(FILE)], hockney: [approves] };
  const looks: Acts = { hockney: [approves] };

  it.each<[string, Acts, Acts, readonly string[]]>([
    [
      'before the revision began',
      { hockney: [rejects], verbal: [isCut] },
      goesOn,
      ['verbal', 'hockney'],
    ],
    [
      'when the revision was written, and not finished',
      { hockney: [rejects], verbal: [writesAndIsCut] },
      { verbal: [async () => 'It was all there.'], hockney: [approves] },
      ['verbal', 'hockney'],
    ],
    [
      'before the second look',
      { hockney: [rejects, isCut], verbal: [writes(FILE)] },
      looks,
      ['hockney'],
    ],
  ])('%s, is gone on with before whoever asked goes on', async (_, first, second, sessions) => {
    const { outcome, transcript, told } = await resume(first, second);
    expect(stage.sessions()).toEqual([...sessions, 'fenster'].map((one) => `session ${one}`));
    expect(await stage.remote.remote('show', `${branch}:${FILE}`)).toBe('by verbal');
    expect(transcript.reviews.at(-1)).toMatchObject({
      verdict: 'approved',
      requestedBy: 'fenster',
      files: [FILE],
    });
    expect(told).toContain('Hockney looked again. Review by Hockney: approved, no findings.');
    expect(outcome).toMatchObject({ kind: 'changed', work: { pullRequest: { isDraft: false } } });
  });

  it('is gone on with by somebody who reads its findings, and keeps out whom it rejected', async () => {
    const told: string[] = [];
    const ours = { targetAgent: 'fenster', task: 'You do it', type: 'implementation-request' };
    const handsBack: TurnScript = async (moment) => {
      told.push(moment.prompt, String(await routes({ ...ours, files: [FILE] })(moment)));
      return writes(FILE)(moment);
    };
    await resume({ hockney: [rejects], verbal: [isCut] }, { ...goesOn, verbal: [handsBack] });
    expect(told[0]).toContain('It is open at night.');
    expect(told[1]).toContain(`A review rejected Fenster's work on ${FILE}`);
  });

  it('is left to whoever asked where its revision changed nothing', async () => {
    const first: Acts = {
      fenster: [
        async (moment) => {
          await asksForReview(moment);
          return isCut(moment);
        },
      ],
      hockney: [rejects],
      verbal: [
        async ({ call }) => {
          const notDone = [{ part: 'the night', why: 'it is for the night watch' }];
          await call('squad_finish', { title: 'Left', summary: 'I left it.', notDone });
          return '';
        },
      ],
    };
    await resume(first, {});
    expect(stage.sessions()).toEqual(['session fenster']);
  });
});
