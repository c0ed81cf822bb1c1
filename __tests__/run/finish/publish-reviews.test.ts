// Review requests between agents, as people see them on the pull request. Real git, embedded GitHub.
import { EventEmitter, once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { addPull } from '../../../rehearsal/github/routes-pulls.ts';
import type { TurnScript } from '../../coordinator/a-runtime.ts';
import { reviews } from '../../coordinator/a-team-run.ts';
import { aThread } from '../../publish/a-pull.ts';
import { openRunStage, type RunStage, routesTo, secret, squadOf, write } from '../a-run.ts';

const long = (marks: Readonly<Record<number, string>> = {}) =>
  Array.from({ length: 60 }, (_, at) => `${marks[at + 1] ?? `line ${at + 1}`}\n`).join('');
const files = {
  ...squadOf({ Fenster: 'Backend', Hockney: 'Tester', Verbal: 'Frontend' }),
  'src/login.js': long(),
  '.squad/config.json': JSON.stringify({
    action: { reviewers: { hockney: ['octocat', 'Mona', 'stranger'] } },
  }),
  '.github/CODEOWNERS': '* @stranger\n',
  '.squad/routing.md': '# Routing\n\nTesters review what others change.\n',
};

let stage: RunStage;

beforeEach(async () => {
  stage = await openRunStage({ files, roles: { mona: 'write', octocat: 'write' } });
});
afterEach(() => stage.close());

const state = () => stage.remote.githubServer.state;
const askHockney = { targetAgent: 'hockney', task: 'Look at this.', type: 'review-request' };

/** Fenster changes two places of the file, and asks Hockney to look at it. */
const changesAndAsks: TurnScript = async (moment) => {
  await write(moment, 'src/login.js', long({ 5: 'const name = form.name;', 40: 'eval(name);' }));
  await moment.call('squad_route', { ...askHockney, files: ['src/login.js'] });
  return 'The form is checked now.';
};

type Found = readonly [path: string, line: number, text: string, rule?: string];

const finds = (...found: readonly Found[]): TurnScript => {
  const findings = found.map(([path, line, text, rule]) => ({ path, line, text, rule }));
  return reviews([{ verdict: 'changes-requested', findings }]);
};

const acts = (hockney: TurnScript, fenster: TurnScript = changesAndAsks) => ({
  coordinator: [routesTo('fenster', 'Fenster checked the form.')],
  fenster: [fenster],
  hockney: [hockney],
});

const withoutMarkers = (text = '') => text.replace(/^<!--.*-->\n/, '');
const comments = () =>
  state().reviewComments.map(({ path, line, body }) => [path, line, withoutMarkers(body)]);
const bodies = () => state().reviews.map(({ body }) => withoutMarkers(body));

describe('a review request between agents', () => {
  it('answered with squad_review becomes comments, with a suggestion where it can be applied', async () => {
    const told: string[] = [];
    const finding = {
      path: 'src/login.js',
      line: 5,
      severity: 'major',
      rule: 'input-validation',
      text: 'A name may be empty.',
      suggestion: "const name = form.name ?? '';",
    };
    const far = { ...finding, line: 20, suggestion: 'gone();' };
    const reviewsWith = (line: number) => ({
      verdict: 'comment',
      findings: [finding, far, { ...finding, line, text: 'It is evaluated.', suggestion: '' }],
    });
    const { outcome } = await stage.play({
      acts: acts(async ({ call }) => {
        for (const line of [400, 40]) {
          told.push((await call('squad_review', reviewsWith(line))).text);
        }
        return 'Recorded.';
      }),
    });
    expect(outcome.kind).toBe('changed');
    expect(told).toEqual([
      'E_TOOL_INVALID_ARGS: Review recorded: comment, 2 findings; but finding 3 (src/login.js:400) is on no line: the file has 60 lines; call squad_review again with all findings, these corrected: that replaces what is recorded\nsrc/login.js:5: "const name = form.name;"\nsrc/login.js:20: "line 20"',
      'Review recorded: comment, 3 findings.\nsrc/login.js:5: "const name = form.name;"\nsrc/login.js:20: "line 20"\nsrc/login.js:40: "eval(name);"',
    ]);
    const by = '**Hockney** (Tester) · major · `input-validation`';
    expect(comments()).toEqual([
      [
        'src/login.js',
        5,
        `${by}\n\nA name may be empty.\n\n\`\`\`suggestion\nconst name = form.name ?? '';\n\`\`\``,
      ],
      ['src/login.js', 40, `${by}\n\nIt is evaluated.\n\n\`\`\`suggestion\n\`\`\``],
    ]);
    expect(bodies()[0]).toContain('`src/login.js:20`');
    expect(bodies()[0]).toContain('  ```text\n  gone();\n  ```');
  });

  it('that rejects work has its suggestions applied in the reviewer’s name, which settles their findings', async () => {
    const told: string[] = [];
    const finding = (line: number, suggestion?: string) => ({
      path: 'src/login.js',
      line,
      text: 'So.',
      suggestion,
    });
    const rejects = (...findings: readonly object[]): TurnScript =>
      reviews([{ verdict: 'changes-requested', findings }]);
    const asks: TurnScript = async (moment) => {
      await write(
        moment,
        'src/login.js',
        long({ 5: 'const name = form.name;', 40: 'eval(name);' }),
      );
      const ask = { ...askHockney, files: ['src/login.js'] };
      told.push((await moment.call('squad_route', ask)).text);
      return 'The form is checked now.';
    };
    const { transcript } = await stage.play({
      acts: acts(rejects(finding(5, "const name = form.name ?? '';"), finding(40, '')), asks),
    });
    const marks = { 5: "const name = form.name ?? '';" };
    const expected = long(marks).replace('line 40\n', '');
    expect(await stage.remote.remote('show', 'squad/7-login-form:src/login.js')).toBe(
      expected.trimEnd(),
    );
    expect(told.join('')).toContain('are settled: src/login.js:5, src/login.js:40.');
    expect(transcript.locks).toEqual([]);
    expect(transcript.agents.map(({ agent }) => agent)).not.toContain('verbal');
    expect(comments()).toEqual([]);
    expect(stage.boards().at(-1)).toContain('asked for 2 changes; all 2 suggestions were applied.');
    const log = await stage.remote.remote('log', '-1', '--format=%an', 'squad/7-login-form');
    expect(log).toBe('Hockney (Squad)');
  });

  it('that rejects work has the rest revised, of a file of which a part was applied, by somebody else', async () => {
    const findings = [
      { path: 'src/login.js', line: 5, text: 'So.', suggestion: 'const name = 1;' },
      { path: 'src/login.js', line: 40, text: 'It is evaluated.' },
    ];
    const { transcript } = await stage.play({
      acts: acts(reviews([{ verdict: 'changes-requested', findings }])),
    });
    expect(transcript.locks).toMatchObject([{ agent: 'fenster', path: 'src/login.js' }]);
    expect(transcript.reviews[0]).toMatchObject({ applied: [0], reviser: 'verbal' });
  });

  it('shows a finding that another agent fixed as one that was asked for before, on lines that were changed', async () => {
    const fenster: TurnScript = async (moment) => {
      await changesAndAsks(moment);
      return 'Done.';
    };
    const verbal: TurnScript = async (moment) => {
      const marks = { 5: 'const name = checked(form.name);', 40: 'eval(name);' };
      await write(moment, 'src/login.js', `// first\n${long(marks)}`);
      return 'Fixed.';
    };
    const hockney = finds(
      ['src/login.js', 5, 'A name may be empty.'],
      ['src/login.js', 40, 'No eval.'],
    );
    const looksAgain = reviews([
      { verdict: 'comment', findings: [{ path: 'src/login.js', line: 41, text: 'No eval.' }] },
    ]);
    const again = { verbal: [verbal], hockney: [hockney, looksAgain] };
    await stage.play({ acts: { ...acts(hockney, fenster), ...again } });
    expect(comments()).toEqual([['src/login.js', 41, '**Hockney** (Tester)\n\nNo eval.']]);
    expect(bodies()[0]).toContain('A name may be empty. (these lines were changed)');
  });

  it('says nothing twice in a second run on the same pull request', async () => {
    const hockney = finds(['src/login.js', 5, 'A name may be empty.', 'names']);
    await stage.play({ acts: acts(hockney) });
    const again: TurnScript = async (moment) => {
      await write(moment, 'src/other.js', 'more\n');
      await moment.call('squad_route', { ...askHockney, files: ['src/login.js', 'src/other.js'] });
      return 'More is done.';
    };
    const second = finds(
      ['src/login.js', 5, 'The name may still be empty.', 'names'],
      ['src/other.js', 1, 'What is this for?'],
    );
    const request = { id: 'comment-2', command: { kind: 'work', request: 'go on' } } as const;
    await stage.play({ acts: acts(second, again), request });
    expect(state().pulls.size).toBe(1);
    expect(comments().map(([path]) => path)).toEqual(['src/login.js', 'src/other.js']);
    expect(bodies()[1]).toContain('1 finding from earlier reviews still stands.');
  });

  it('is no approval of files in which nothing had changed yet', async () => {
    const approves = reviews([{ verdict: 'approved' }]);
    const asksTooEarly: TurnScript = async (moment) => {
      await moment.call('squad_route', { ...askHockney, files: ['src/login.js'] });
      await write(moment, 'src/login.js', long({ 5: 'const name = form.name;' }));
      return 'The form is checked now.';
    };
    await stage.play({ acts: acts(approves, asksTooEarly) });
    expect(bodies()).toEqual([
      expect.stringContaining('nothing had changed yet: this is not an approval'),
    ]);
  });

  it('is no approval of what a colleague changed while the reviewer read', async () => {
    const moments = new EventEmitter();
    const [begun, changed] = [once(moments, 'begun'), once(moments, 'changed')];
    const approves: TurnScript = async ({ call }) => {
      moments.emit('begun');
      await changed;
      await call('squad_review', { verdict: 'approved' });
      return 'Recorded.';
    };
    const coordinates: TurnScript = async (moment) => {
      const route = (targetAgent: string) =>
        moment.call('squad_route', { targetAgent, task: 'Do your part.' });
      const first = route('fenster');
      await begun;
      await route('verbal');
      moments.emit('changed');
      await first;
      return 'Both did it.';
    };
    const verbal: TurnScript = async (moment) => {
      await write(moment, 'src/login.js', long({ 5: 'const name = form.name;', 40: 'evil();' }));
      return 'I changed it, too.';
    };
    await stage.play({
      acts: { ...acts(approves), coordinator: [coordinates], verbal: [verbal] },
    });
    expect(bodies()).toEqual([expect.stringContaining('`src/login.js` was changed after that')]);
  });

  it('leaves a finding with a secret out, and posts the others', async () => {
    const hockney = finds(
      ['src/login.js', 5, `It holds ${secret}.`],
      ['src/login.js', 40, 'No eval.'],
    );
    await stage.play({ acts: acts(hockney) });
    expect(comments()).toEqual([['src/login.js', 40, '**Hockney** (Tester)\n\nNo eval.']]);
    expect(JSON.stringify([bodies(), comments()])).not.toContain(secret);
  });
});

describe("a review of a person's pull request on which nothing was changed", () => {
  describe('for which a person asks one agent', () => {
    const asks = async (head: string, request: string) => {
      const seed = { title: 'Dark mode', body: '', base: 'main', head, author: 'mona' };
      const { number } = addPull(state(), seed).pull;
      return {
        thread: aThread({ kind: 'pull-request', number, title: 'Dark mode' }),
        command: { kind: 'agent', agent: 'Hockney', request },
      } as const;
    };
    const finding = { path: 'src/login.js', line: 30, text: 'It is dark.' };
    let isToldToAsk = false;
    const looks: TurnScript = async ({ call, spec }) => {
      isToldToAsk = spec.systemPrompt.includes(
        'ask a colleague for it yourself: Testers review what others change.',
      );
      await call('squad_review', { verdict: 'changes-requested', findings: [finding] });
      return 'Recorded.';
    };

    it('goes there as if the coordinator had asked for it', async () => {
      await stage.remote.push('dark-mode', { 'src/login.js': long({ 30: 'dark();' }) }, 'main');
      const request = await asks('dark-mode', 'Review this, please.');
      const { outcome, transcript } = await stage.play({ acts: { hockney: [looks] }, request });
      expect(outcome.kind).toBe('answered');
      expect(stage.boards()[0]).toMatch(/^Review by Hockney: changes requested, 1 finding\.$/m);
      expect(stage.boards()[0]?.split('It is dark.')).toHaveLength(2);
      expect(comments()).toEqual([['src/login.js', 30, '**Hockney** (Tester)\n\nIt is dark.']]);
      expect(transcript.handoffs).toMatchObject([
        { from: 'mona', to: 'hockney', type: 'implementation-request' },
      ]);
      expect(transcript.reviews).toMatchObject([{ files: ['src/login.js'] }]);
    });

    it('is an answer where the agent wrote all of it itself', async () => {
      const { remote } = stage;
      const trailers = { 'Squad-Run': '1', 'Squad-Agent': 'hockney' };
      await remote.pushWork('squad/7-dark-mode', { 'src/login.js': 'dark\n' }, trailers);
      const request = await asks('squad/7-dark-mode', 'review this');
      const { transcript } = await stage.play({ acts: { hockney: [looks] }, request });
      expect(transcript.handoffs).toMatchObject([{ type: 'implementation-request' }]);
      expect(isToldToAsk).toBe(true);
      expect(state().reviews).toEqual([]);
    });
  });

  it('goes to a pull request from a fork as well, which nobody can push to', async () => {
    const { remote } = stage;
    await remote.push('dark-mode', { 'src/login.js': long({ 30: 'dark();' }) }, 'main');
    await remote.remote('clone', '-q', '--bare', '.', '../../mallory/harbour.git');
    await remote.remote('update-ref', '-d', 'refs/heads/dark-mode');
    const seed = {
      title: 'Dark mode',
      body: '',
      base: 'main',
      head: 'dark-mode',
      author: 'mallory',
    };
    const { pull } = addPull(state(), { ...seed, headRepository: 'mallory/harbour' });
    const thread = aThread({ kind: 'pull-request', number: pull.number, title: 'Dark mode' });
    const hockney = finds(['src/login.js', 30, 'It is dark.']);
    const coordinator: TurnScript = async ({ call }) => {
      await call('squad_route', { ...askHockney, files: ['src/login.js'] });
      return 'Hockney looked at it.';
    };
    const request = { thread };
    await stage.play({ acts: { coordinator: [coordinator], hockney: [hockney] }, request });
    expect(comments()).toEqual([['src/login.js', 30, '**Hockney** (Tester)\n\nIt is dark.']]);
    expect(await stage.branches()).toEqual([]);
  });
});
