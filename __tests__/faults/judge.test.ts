// The judge of disturbed runs: each promise can be seen to be broken.
import { describe, expect, it } from '@jest/globals';
import type { FaultCase } from '../../scripts/faults/cases.ts';
import type { Facts } from '../../scripts/faults/facts.ts';
import { judge, type PlayedCase } from '../../scripts/faults/judge.ts';
import type { PlayedRun } from '../../scripts/faults/stage.ts';

const files = (more: Readonly<Record<string, string>> = {}) =>
  new Map([['squad/7-login', new Map(Object.entries({ 'src/a.js': '1', ...more }))]]);

const facts = (more: Partial<Facts> = {}): Facts => ({
  branches: files(),
  otherRefs: [],
  unpublished: [],
  pulls: [{ head: 'squad/7-login', isOpen: true, draft: false, reviewers: ['olga'] }],
  unfinished: [],
  findings: ['src/a.js:1'],
  reviews: [],
  boards: [
    {
      triggerId: 'comment-1',
      runId: '4711',
      state: 'done',
      outcome: 'changed',
      branch: undefined,
      body: 'Ready.',
    },
  ],
  notices: [],
  delivered: [],
  ...more,
});

const run = (more: Partial<PlayedRun> = {}): PlayedRun => ({
  exitCode: 0,
  signal: null,
  outputs: { outcome: 'changed' },
  summary: '',
  log: '',
  startedAt: 0,
  endedAt: 0,
  requests: ['POST pulls'],
  cancelledAt: undefined,
  ...more,
});

const fenster = { who: 'Fenster', turn: 0, at: 0 };
const [board] = facts().boards;
const nothing = facts({ branches: new Map(), pulls: [], findings: [] });

const lastWords = { text: 'Done.', usage: { input: 1, output: 1 }, hang: false };
const scenario = { script: [{ who: 'Fenster', steps: [lastWords] }] };

const killed: FaultCase = {
  name: 'change, killed before POST pulls, again',
  story: 'change',
  test: 'killed',
  first: {},
  afterwards: 'again',
  isPassing: false,
};
const faulted = { ...killed, test: 'faults of REST', isPassing: true };

const played = (more: Partial<PlayedCase> = {}): PlayedCase => ({
  story: { scenario, undisturbed: { run: run(), facts: facts() } },
  first: run(),
  between: facts(),
  second: run(),
  after: facts(),
  asked: { first: [], second: [] },
  left: [],
  ...more,
});

describe('the judge', () => {
  it('has nothing to say when everything is as it would have been', () => {
    expect(judge(killed, played())).toEqual([]);
    const memory = (id: string) =>
      facts({ branches: files().set('squad/memory', new Map([['src/a.js', id]])) });
    expect(judge(killed, played({ after: memory('1') }))).toEqual([]);
    expect(judge(killed, played({ after: memory('2') }))).toEqual(['doubled: branch squad/memory']);
    expect(judge(faulted, played())).toEqual([]);
  });

  it.each<[string, RegExp, Partial<PlayedCase>]>([
    ['a lost file', /^lost: src\/a.js/, { after: facts({ branches: files({ 'src/a.js': '2' }) }) }],
    [
      'a doubled file',
      /^doubled: a-2.md$/,
      { after: facts({ branches: files({ 'a-2.md': '' }) }) },
    ],
    ['a lost pull request', /^lost: pull request/, { after: facts({ pulls: [] }) }],
    [
      'a pull request that tells of unfinished work',
      /^the pull request of squad\/7 says that work is unfinished/,
      { after: facts({ unfinished: ['squad/7'] }) },
    ],
    ['lost findings', /^lost: src\/a.js:1/, { after: facts({ findings: [] }) }],
    [
      'findings posted twice',
      /^doubled: x:1/,
      { after: facts({ findings: ['src/a.js:1', 'x:1'] }) },
    ],
    [
      'two boards',
      /^2 boards/,
      { after: facts({ boards: [board, board].flatMap((b) => b ?? []) }) },
    ],
    ['a ref that stays', /^still there: refs/, { after: facts({ otherRefs: ['refs/made/1'] }) }],
    ['work on no branch', /^work is on no branch/, { after: facts({ unpublished: ['c0ffee'] }) }],
    [
      'people called twice',
      /^people/,
      { after: facts({ notices: ['<!-- 1 -->\na', '<!-- 1 -->\nb'] }) },
    ],
    [
      'a red second run',
      /^the second run is failed/,
      { second: run({ exitCode: 1, outputs: { outcome: 'failed' } }) },
    ],
    ['a process', /^left behind: git push/, { left: ['git push'] }],
    [
      'a run that outstays',
      /^cancelled, but still/,
      { first: run({ cancelledAt: 0, signal: 'SIGKILL' }) },
    ],
    [
      'a late end',
      /^cancelled, but ended too late/,
      { first: run({ cancelledAt: 0, endedAt: 9_000 }) },
    ],
    [
      'a request for work that was pushed',
      /^fenster had finished/,
      {
        between: facts({ delivered: ['fenster of comment-1'] }),
        asked: { first: [fenster, { who: 'coordinator', turn: 1, at: 0 }], second: [fenster] },
      },
    ],
    ['a request that was never made', /never made/, { first: run({ requests: ['GET pulls'] }) }],
  ])('sees %s', (_, sentence, more) => {
    expect(judge(killed, played(more))).toContainEqual(expect.stringMatching(sentence));
  });

  it('lets a review be that GitHub refused where the board has its findings, and no other', () => {
    const name = 'review, 403 to POST pulls/8/reviews, once';
    const refused = { ...faulted, name, isPassing: false };
    const first = run({ requests: ['POST pulls/8/reviews'] });
    const ended = (body: string) => {
      const boards = facts().boards.map((one) => ({ ...one, body }));
      return played({ first, after: facts({ findings: [], boards }) });
    };
    const told = 'The review by hockney could not be posted.\n- Hockney on src/a.js:1: No.';
    expect(judge(refused, ended(told))).toEqual([]);
    expect(judge(refused, ended('Ready.'))).toEqual(['lost: src/a.js:1']);
    expect(judge({ ...refused, name: 'review, 403 to POST pulls, once' }, ended(told))).not.toEqual(
      [],
    );
  });

  it('lets people be who could not be asked for a review where the board says so', () => {
    const name = 'review, 500 to POST pulls/8/requested_reviewers, always';
    const unasked = { ...faulted, name, isPassing: false };
    const first = run({ requests: ['POST pulls/8/requested_reviewers'] });
    const pulls = facts().pulls.map((pull) => ({ ...pull, reviewers: [] }));
    const ended = (body: string) =>
      played({
        first,
        after: facts({ pulls, boards: facts().boards.map((one) => ({ ...one, body })) }),
      });
    expect(judge(unasked, ended('- `olga` could not be asked for a review: 500'))).toEqual([]);
    expect(judge(unasked, ended('Ready.'))).toEqual(['lost: the request to olga']);
  });

  it('lets an agent be asked again whose work was on its way, or is not published', () => {
    const coordinator = { who: 'coordinator', turn: 0, at: 0 };
    const asked = { first: [fenster, coordinator, coordinator, coordinator], second: [fenster] };
    const endedAt = (ms: number) => played({ first: run({ endedAt: ms }), asked });
    const again = ['fenster had finished, and was asked again'];
    expect(judge(killed, endedAt(1_000))).toEqual([]);
    expect(judge(killed, endedAt(5_000))).toEqual(again);
    const declined = run({ endedAt: 5_000, outputs: { outcome: 'declined' } });
    expect(judge(killed, played({ first: declined, asked }))).toEqual([]);
  });

  it('lets the coordinator be asked again for last words that it was not asked for or not heard with', () => {
    const coordinator = { who: 'coordinator', turn: 0, at: 0 };
    const undisturbed = { run: run({ requests: ['model coordinator 2'] }), facts: facts() };
    const asked = (turn: number) =>
      played({
        story: { scenario, undisturbed },
        asked: { first: [coordinator, { ...coordinator, turn }], second: [coordinator] },
      });
    expect(judge(killed, asked(0))).toEqual([]);
    expect(judge(killed, asked(1))).toEqual([
      'all was pushed, and the coordinator was asked again',
    ]);
    const told = (log: string) => judge(killed, { ...asked(1), first: run({ log }) });
    const stops = '   5.1 s  squad        stops: The job was cancelled.\n';
    const isDone = '   5.2 s  Coordinator  is done: All is checked.\n';
    expect(told(`${stops}   5.3 s  Coordinator  was stopped: The job was cancelled.\n`)).toEqual(
      [],
    );
    expect(told(`${stops}${isDone}`)).toEqual([]);
    expect(told(`${isDone}${stops}`)).toHaveLength(1);
  });

  it('sees a review that was posted twice', () => {
    const twice = played({ after: facts({ reviews: ['Look.', 'Look.'] }) });
    expect(judge(killed, twice)).toEqual(['a review was posted twice']);
  });

  it('sees a green run that lost something without a word, and lets one be that tells it', () => {
    const silent = played({ between: nothing });
    expect(judge(faulted, silent)[0]).toMatch(/^green, but nothing says that this is lost: branch/);
    const told = { ...silent, first: run({ summary: 'The pull request could not be opened.' }) };
    expect(judge(faulted, told)[0]).toMatch(/^one fault was too much \(changed\)/);
    expect(judge({ ...faulted, isPassing: false }, told)).toEqual([]);
  });

  it('lets a run be that tells a stranger nothing, where GitHub says that it is one', () => {
    const asked = 'GET collaborators/alice/permission';
    const outputs = { outcome: 'declined' };
    const declined = run({
      outputs,
      requests: [asked],
      log: 'Outcome: declined. alice has "none"',
    });
    const stranger = played({ first: declined, between: nothing });
    const saying = (status: string) => ({
      ...faulted,
      name: `change, ${status} to ${asked}, once`,
      isPassing: false,
    });
    expect(judge(saying('404'), stranger)).toEqual([]);
    expect(judge(saying('500'), stranger)[0]).toMatch(/^green, but nothing says/);
  });

  it('asks of the next request to bring what was delivered, not what was never done', () => {
    const next = { ...killed, afterwards: 'next' as const };
    expect(judge(next, played({ between: nothing, after: nothing }))).toEqual([]);
    const pushed = { ...nothing, branches: files() };
    expect(judge(next, played({ between: pushed, after: pushed }))).toContain(
      'lost: pull request from squad/7-login',
    );
  });
});
