import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { Outcome } from '../../../src/outcome.ts';
import { createDefuse } from '../../../src/publish/outbound/defuse.ts';
import { renderBoard } from '../../../src/publish/render/board.ts';
import { readMarker } from '../../../src/publish/render/board-marker.ts';
import { code } from '../../../src/publish/render/render-markdown.ts';
import { askerOf } from '../../../src/publish/render/shared-parts.ts';
import { count, duration } from '../../../src/text/count.ts';
import {
  aHandoff,
  anAgent,
  aTranscript,
  context,
  coordinator,
  facts,
  fenster,
  mentionless,
  nastyText,
  work,
} from '../a-run.ts';

const quiet = aTranscript({ agents: [], handoffs: [] });
const asked = `asked by [octocat](${facts.commentUrl}) · 3 min 20 s`;
const run = `[run](${facts.runUrl})`;
const links =
  '[`squad/7-login`](https://github.example/acme/harbour/tree/squad/7-login) · [pull request #8](https://github.example/acme/harbour/pull/8)';

function tablesOf(markdown: string): readonly number[][] {
  const tree = fromMarkdown(markdown, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  return tree.children
    .filter((node) => node.type === 'table')
    .map((node) => node.children.map((row) => row.children.length));
}

it('spells what cannot be seen in a path, so that two names that differ look different', () => {
  expect(['src/login\u200b.ts', 'src/ts.\u202ejpg'].map(code)).toEqual([
    '`src/login\\u{200b}.ts`',
    '`src/ts.\\u{202e}jpg`',
  ]);
});

describe('askerOf', () => {
  const byActor = (actor: string, commentUrl: string | undefined = facts.commentUrl) => {
    const safe = createDefuse({
      allowedMentions: [],
      phrase: '@squad',
      serverUrl: facts.serverUrl,
    });
    return renderBoard({ safe, facts: { ...facts, actor, commentUrl } }, quiet, undefined);
  };

  it.each(['octocat', 'Odd-Nes-2', 'renovate[bot]', 'a'])('reads who asked: %s', (login) => {
    expect(askerOf(byActor(login))).toBe(login);
    expect(askerOf(byActor(login, ''))).toBe(login);
  });

  it('reads nobody out of what somebody wrote further down', () => {
    expect(askerOf('<!-- squad-action:board x -->\nNothing was run.\n · asked by [eve](x)')).toBe(
      undefined,
    );
  });
});

describe('renderBoard', () => {
  it('shows a run at work: who, in what state, doing what, for how long', () => {
    expect(renderBoard(context, aTranscript(), undefined)).toBe(
      [
        '<!-- squad-action:board trigger=comment-12 run=345 state=working -->',
        `**Squad is working on it** · ${asked} · 19.2k tokens · ${run}`,
        '',
        '| Agent | State | Now | Time, tokens |',
        '| --- | --- | --- | --- |',
        '| **Fenster**, Backend | done | 1 file changed | 1 min 10 s, 12.4k |',
        '| **Hockney**, Tester | working | reads src/login.ts | 1 min, 3.4k |',
        '',
        '**1 handoff**',
        '',
        '- **Coordinator → Fenster** (task, answered): add validation',
      ].join('\n'),
    );
  });

  it('shows a run that changed something: the answer and the next step first, then who did what', () => {
    const transcript = aTranscript({
      agents: [
        coordinator,
        fenster,
        anAgent({ state: 'failed', endedAt: 150_000, answer: 'no reply' }),
      ],
      learnings: [{ agent: 'fenster', learning: 'x', category: 'gotcha', path: 'y' }],
      left: ['package-lock.json: its manifest did not change'],
    });
    const outcome: Outcome = {
      kind: 'changed',
      work,
      answer: 'The form checks its **input** now.',
    };
    expect(renderBoard(context, transcript, outcome)).toBe(
      [
        '<!-- squad-action:board trigger=comment-12 run=345 state=done outcome=changed branch=squad/7-login -->',
        `**Done: changes are ready for review** · ${asked} · 19.2k tokens · 1 file · 1 learning · ${run} · ${links}`,
        '',
        'The form checks its **input** now.',
        '',
        '**Next:** Review [pull request #8](https://github.example/acme/harbour/pull/8). To have something changed, mention `@squad` there.',
        '',
        '| Agent | State | Result | Time, tokens |',
        '| --- | --- | --- | --- |',
        '| **Fenster**, Backend | done | 1 file changed | 1 min 10 s, 12.4k |',
        '| **Hockney**, Tester | failed | no reply | 10 s, 3.4k |',
        '',
        '**1 handoff**',
        '',
        '- **Coordinator → Fenster** (task, answered): add validation',
        '',
        '**Worth knowing**',
        '',
        '- Left out: package-lock.json: its manifest did not change',
      ].join('\n'),
    );
  });

  const branchOnly = { ...work, pullRequest: undefined };
  const noPlace = { ...branchOnly, compareUrl: undefined };
  it.each<[string, Outcome, string, string, string | undefined]>([
    [
      'a branch that waits for its pull request',
      { kind: 'changed', work: branchOnly, answer: 'Done.' },
      'Done: the changes are on a branch',
      'Done.',
      `**Next:** [Open the pull request](${work.compareUrl}) yourself. Actions may not do it here, unless [the setting](https://github.example/acme/harbour/settings/actions) *Allow GitHub Actions to create and approve pull requests* is on.`,
    ],
    [
      'a branch with nothing to click',
      { kind: 'changed', work: noPlace, answer: 'Done.' },
      'Done: the changes are on a branch',
      'Done.',
      '**Next:** Look at the branch `squad/7-login`.',
    ],
    [
      'an answer',
      { kind: 'answered', answer: 'It posts JSON.', memory: undefined },
      'Answered',
      'It posts JSON.',
      '**Next:** If something is missing, ask `@squad` again.',
    ],
    [
      'an answer from which something was learnt',
      { kind: 'answered', answer: 'It posts JSON.', memory: { ...work, branch: 'squad/memory' } },
      'Answered',
      'It posts JSON.',
      '**Next:** Look at what the squad learnt on the way, in [pull request #8](https://github.example/acme/harbour/pull/8).',
    ],
    [
      'a question',
      { kind: 'asked', question: 'Which form?', answer: '', work: undefined },
      'Squad has a question',
      '> Which form?',
      '**Next:** Answer in a comment that mentions `@squad`.',
    ],
    [
      'a refusal',
      { kind: 'declined', reason: 'octocat has no write access.' },
      'Declined: nothing was run',
      'octocat has no write access.',
      undefined,
    ],
    [
      'nothing to do',
      { kind: 'nothing-to-do', reason: 'The check is there.' },
      'Done: there was nothing to change',
      'The check is there.',
      '**Next:** If you expected a change, tell `@squad` what should be different.',
    ],
    [
      'a limit',
      { kind: 'limited', limit: 'timeout', reason: '25 minutes are over.', work: branchOnly },
      'Stopped: the time limit was reached',
      '25 minutes are over.',
      '**Next:** What was finished is kept in the branch `squad/7-login`. Ask `@squad` to go on. The input `timeout-minutes` sets the limit; `.squad/config.json` may set it lower.',
    ],
    [
      'a cancelled job',
      { kind: 'limited', limit: 'cancelled', reason: 'Somebody cancelled it.', work: undefined },
      'Stopped: the run was cancelled',
      'Somebody cancelled it.',
      '**Next:** Ask `@squad` to go on.',
    ],
    [
      'a failure with a remedy',
      {
        kind: 'failed',
        reason: 'The key was refused.',
        hint: 'Check `COPILOT_TOKEN`.',
        work: undefined,
      },
      'Failed: the run could not finish',
      'The key was refused.',
      '**Next:** Check `COPILOT_TOKEN`.',
    ],
    [
      'a failure nobody knows a remedy for',
      { kind: 'failed', reason: 'git push failed.', hint: undefined, work: undefined },
      'Failed: the run could not finish',
      'git push failed.',
      `**Next:** Look at [the log of the run](${facts.runUrl}), then ask \`@squad\` again.`,
    ],
  ])(
    'says what to call %s, what happened and what to do next',
    (_what, outcome, title, said, next) => {
      const board = renderBoard(context, quiet, outcome);
      const [top, ...rest] = board.split('\n\n');
      expect(top?.split('\n')[1]?.startsWith(`**${title}** · ${asked} · ${run}`)).toBe(true);
      expect(rest).toEqual(next === undefined ? [said] : [said, next]);
      expect(readMarker(board)?.outcome).toBe(outcome.kind);
    },
  );

  it('keeps the memory branch out of the marker, because the next run does not go on with it', () => {
    const memory = { ...work, branch: 'squad/memory' };
    const outcome: Outcome = { kind: 'answered', answer: 'Yes.', memory };
    const board = renderBoard(context, quiet, outcome);
    expect(readMarker(board)?.branch).toBeUndefined();
  });

  it('shows a run that was broken off: who had not ended, and which handoffs have no answer', () => {
    const transcript = aTranscript({
      agents: [coordinator, fenster, anAgent(), anAgent({ name: 'Verbal', state: 'queued' })],
      handoffs: [aHandoff(), aHandoff({ id: 'h2', to: 'hockney', status: 'sent' })],
    });
    const reason = 'Somebody cancelled it.';
    const outcome: Outcome = { kind: 'limited', limit: 'cancelled', reason, work: undefined };
    const board = renderBoard(context, transcript, outcome);
    expect(board).toContain('| **Fenster**, Backend | done |');
    expect(board).toContain('| **Hockney**, Tester | broken off |');
    expect(board).toContain('| **Verbal**, Tester | not started |');
    expect(board).toContain('**2 handoffs, 1 without an answer**');
    expect(board).toContain('**Coordinator → Hockney** (task, no answer)');
  });

  it('shows the coordinator while it is alone', () => {
    const alone = {
      ...coordinator,
      state: 'working' as const,
      step: 'reads the thread',
      endedAt: undefined,
    };
    const board = renderBoard(context, aTranscript({ agents: [alone], handoffs: [] }), undefined);
    expect(board.split('\n').at(-1)).toBe(
      '| **Coordinator**, Coordinator | working | reads the thread | 3 min 19 s, 3.4k |',
    );
  });

  it('says that it gets ready before there is an agent', () => {
    const board = renderBoard(context, quiet, undefined);
    expect(board.split('\n\n').slice(1)).toEqual(['The squad is getting ready.']);
  });

  it('folds all but the eight most urgent of 60 agents, and long lists of handoffs', () => {
    const agents = Array.from({ length: 60 }, (_, at) =>
      anAgent({ name: `Agent${at}`, state: at === 59 ? 'working' : 'done', endedAt: 150_000 }),
    );
    const handoffs = Array.from({ length: 60 }, (_, at) => aHandoff({ id: `h${at}` }));
    const board = renderBoard(context, aTranscript({ agents, handoffs }), undefined);
    expect(tablesOf(board).map((rows) => rows.length)).toEqual([9, 53]);
    expect(board.split('\n')[5]).toMatch(/^\| \*\*Agent59\*\*/);
    expect(board).toContain('<details><summary>52 more agents</summary>\n\n| Agent |');
    expect(board).toContain('<details><summary>60 handoffs</summary>\n\n- **Coordinator');
  });

  it('says "1 more agent" of the ninth', () => {
    const agents = Array.from({ length: 9 }, (_, at) => anAgent({ name: `Agent${at}` }));
    const board = renderBoard(context, aTranscript({ agents }), undefined);
    expect(board).toContain('<summary>1 more agent</summary>');
  });

  const exchange = (amount: number, task: string) =>
    aTranscript({
      handoffs: Array.from({ length: amount }, (_, at) => aHandoff({ id: `h${at}`, task })),
    });
  const done = { kind: 'changed', work, answer: 'Done.' } as const;

  it.each([2, 60])('draws a finished run of %d handoffs, folded', (amount) => {
    const board = renderBoard(context, exchange(amount, 'look at it'), done);
    const diagram = board.split('<details><summary>Who asked whom</summary>\n\n```mermaid')[1];
    expect(diagram?.match(/P2->>P3: look at it\n/g)).toHaveLength(amount);
    expect(diagram?.match(/P3-->>P2: answered\n/g)).toHaveLength(amount);
  });

  it('draws nothing while the run goes on, and for a single handoff', () => {
    expect(renderBoard(context, exchange(60, 'x'), undefined)).not.toContain('mermaid');
    expect(renderBoard(context, exchange(1, 'x'), done)).not.toContain('mermaid');
  });

  it('leaves the diagram out, or draws a smaller one, before it shortens the words', () => {
    const answer = `${'word '.repeat(1500)}the end`;
    const outcome: Outcome = { kind: 'changed', work, answer };
    const big = exchange(300, ';;; '.repeat(20));
    const board = renderBoard(context, big, outcome);
    expect(board.length).toBeLessThanOrEqual(40_000);
    expect(board).toContain('the end');
    expect(board).toMatch(/Note over P1: and \d+ messages more/);
    const wide = exchange(300, '🦊 '.repeat(60));
    const bare = renderBoard(context, wide, outcome);
    expect(bare).toContain('the end');
    expect(bare.length).toBeLessThanOrEqual(40_000);
  });

  it('stays below 40,000 characters whatever the agents say and the sanitizer adds', () => {
    const agents = Array.from({ length: 500 }, (_, at) =>
      anAgent({ name: `n${at}`.repeat(50), role: '|'.repeat(500), step: '@'.repeat(500) }),
    );
    const transcript = aTranscript({
      agents,
      handoffs: Array.from({ length: 500 }, () => aHandoff({ task: '@'.repeat(5000) })),
      notes: Array.from({ length: 500 }, () => '@'.repeat(5000)),
    });
    const outcome: Outcome = { kind: 'changed', work, answer: '@'.repeat(200_000) };
    for (const letter of ['@', '&#64;', 'x'.repeat(50)]) {
      const safe = (text: string) => text.replaceAll('@', letter);
      const board = renderBoard({ facts, safe }, transcript, outcome);
      expect(board.length).toBeLessThanOrEqual(40_000);
      expect(readMarker(board)?.outcome).toBe('changed');
    }
  });

  it('cuts a long answer and says so', () => {
    const outcome: Outcome = { kind: 'answered', answer: 'word '.repeat(4000), memory: undefined };
    const [, said, notice] = renderBoard(context, quiet, outcome).split('\n\n');
    expect(said).toBe(`${'word '.repeat(1600)} …`);
    expect(notice).toBe(
      `*Cut here, 12k characters left out; more is in [the run](${facts.runUrl}).*`,
    );
  });

  it('says of an agent that changed no file what it answered', () => {
    const reader = anAgent({ state: 'done', endedAt: 150_000, answer: '## Review\n\nAll good.' });
    const outcome: Outcome = { kind: 'answered', answer: 'Yes.', memory: undefined };
    const transcript = aTranscript({ agents: [coordinator, reader], handoffs: [] });
    const board = renderBoard(context, transcript, outcome);
    expect(board.split('\n').at(-1)).toBe(
      '| **Hockney**, Tester | done | All good. | 10 s, 3.4k |',
    );
  });

  it.each([
    '```js\nlet a',
    '~~~\nlet a',
    '- a\n  ```\n  b',
    '> ```\n> b',
    '<pre>\na',
    '<!-- a',
    '```\na\n```',
    '<!-- a -->\n\t~~~\nb',
  ])('does not let an answer swallow the next step: %j', (answer) => {
    const outcome: Outcome = { kind: 'answered', answer, memory: undefined };
    const safe = createDefuse({ ...facts, allowedMentions: [] });
    const board = renderBoard({ ...context, safe }, quiet, outcome);
    const last = fromMarkdown(board).children.at(-1);
    expect(last?.type === 'paragraph' && last.children[0]?.type).toBe('strong');
  });

  it('sends every text of a person or a model through the sanitizer', () => {
    const text = '@everyone';
    const agent = anAgent({ name: text, role: text, step: text, task: text, answer: text });
    const transcript = aTranscript({
      agents: [agent, { ...agent, session: 'other', state: 'failed' }],
      handoffs: [aHandoff({ from: text, to: text, task: text, type: text, reason: text })],
      notes: [text],
      left: [text],
    });
    const outcome: Outcome = { kind: 'failed', reason: text, hint: text, work: undefined };
    const board = renderBoard(mentionless, transcript, outcome);
    expect(board).not.toContain('@');
    expect(renderBoard(mentionless, transcript, undefined)).not.toContain('@');
  });

  it('never gets another row or column from a name, a role or a step', () => {
    fc.assert(
      fc.property(nastyText, nastyText, nastyText, (name, role, step) => {
        const agents = [
          anAgent({ name, role, step }),
          fenster,
          anAgent({ name: step, step: name }),
        ];
        const handoffs = [aHandoff({ from: name, to: role, task: step })];
        const board = renderBoard(context, aTranscript({ agents, handoffs }), undefined);
        expect(tablesOf(board)).toEqual([[4, 4, 4, 4]]);
        const kinds = fromMarkdown(board).children.map((node) => node.type);
        expect(kinds).toEqual(['html', 'paragraph', 'paragraph', 'paragraph', 'list']);
      }),
      { numRuns: 150 },
    );
  });
});

describe('words', () => {
  it.each([
    [-5, '0 s'],
    [42_999, '42 s'],
    [180_000, '3 min'],
    [184_000, '3 min 4 s'],
    [3_900_000, '1 h 5 min'],
  ])('writes %d ms as %s', (ms, words) => {
    expect(duration(ms)).toBe(words);
  });

  it.each([
    [0, '0'],
    [980, '980'],
    [12_440, '12.4k'],
    [3000, '3k'],
    [999_950, '1M'],
    [1_234_567, '1.2M'],
  ])('writes %d as %s', (amount, words) => {
    expect(count(amount)).toBe(words);
  });
});
