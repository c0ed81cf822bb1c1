import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { Outcome } from '../../../src/outcome.ts';
import { createDefuse } from '../../../src/publish/outbound/defuse.ts';
import {
  renderAgentResults,
  renderAgentsAtWork,
} from '../../../src/publish/render/agents/agent-table.ts';
import { displayName } from '../../../src/publish/render/agents/agent-words.ts';
import { renderBoard } from '../../../src/publish/render/board.ts';
import { readMarker } from '../../../src/publish/render/board-marker.ts';
import { code } from '../../../src/publish/render/render-markdown.ts';
import type { AgentRow } from '../../../src/run-log/agent-row.ts';
import { NO_CHECKS } from '../../../src/run-log/check-row.ts';
import type { ReviewNote } from '../../../src/run-log/review-note.ts';
import type { HandoffRow, Transcript } from '../../../src/run-log/transcript.ts';
import { count, duration, inFull } from '../../../src/text/count.ts';
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
import { aFinding, aReview } from '../reviews/a-review.ts';

const quiet = aTranscript({ agents: [], handoffs: [] });
const asker = `for [octocat](${facts.commentUrl})`;
const watch = `[watch the run](${facts.runUrl})`;
const pull = '[#8](https://github.example/acme/harbour/pull/8)';

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

describe('renderBoard', () => {
  it('opens the page of the run from its first line, where there is one', () => {
    const page = `${facts.runUrl}/artifacts/5`;
    const board = renderBoard(context, aTranscript({ page }), undefined);
    expect(board.split('\n')[1]).toMatch(/ · \[watch the run\]\(\S+\/runs\/345\/artifacts\/5\)$/);
    expect(board).not.toContain(watch);
  });

  it('shows a run at work: what each agent does now, and for how long', () => {
    expect(renderBoard(context, aTranscript(), undefined)).toBe(
      [
        '<!-- squad-action:board trigger=comment-12 run=345 state=working asker=octocat -->',
        `⏳ **Working on it**: 3 min 20 s · 19.2k tokens · ${asker} · ${watch}`,
        '',
        '- **Fenster** done: 1 file changed · 1 min 10 s',
        '- **Hockney** reads src/login.ts · 1 min',
      ].join('\n'),
    );
  });

  it('shows a run that changed something: the news, the answer, what was refused; the work is folded', () => {
    const transcript = aTranscript({
      agents: [coordinator, fenster, anAgent({ state: 'done', endedAt: 150_000, answer: 'Fine.' })],
      learnings: [{ agent: 'fenster', learning: 'x', category: 'gotcha', path: 'y' }],
      left: ['package-lock.json: its manifest did not change'],
      refused: [
        { session: 'fenster', path: '.github/workflows/ci.yml', reason: 'protected' },
        { session: 'fenster', path: 'package-lock.json', reason: 'said below' },
      ],
      notes: ['`reviewers.hockney` names nobody'],
    });
    const sized = { ...work, size: { files: 5, added: 35, removed: 0 } };
    const outcome: Outcome = {
      kind: 'changed',
      work: sized,
      answer: 'The form checks its **input** now.',
    };
    expect(renderBoard(context, transcript, outcome)).toBe(
      [
        '<!-- squad-action:board trigger=comment-12 run=345 state=done outcome=changed branch=squad/7-login asker=octocat -->',
        `✅ **${pull} is ready for your review**: 5 files, +35 −0 · 1 learning · no check ran · 3 min 20 s · 19.2k tokens · ${asker} · ${watch}`,
        '',
        'The form checks its **input** now.',
        '',
        '**Refused**',
        '',
        '- `.github/workflows/ci.yml`: protected (Fenster)',
        '- `package-lock.json`: its manifest did not change',
        '',
        '**Worth knowing**',
        '',
        '- `reviewers.hockney` names nobody',
        '',
        '<details><summary>How they worked: 2 agents, 1 handoff</summary>',
        '',
        '| Agent | Result | Time | Tokens |',
        '| --- | --- | --- | --- |',
        '| **Fenster**, Backend | 1 file changed | 1 min 10 s | 12.4k |',
        '| **Hockney**, Tester | Fine. | 10 s | 3.4k |',
        '',
        '</details>',
      ].join('\n'),
    );
  });

  const opening = `[Open the pull request](${work.compareUrl}) yourself. Actions may not open one here unless [the setting](https://github.example/acme/harbour/settings/actions) *Allow GitHub Actions to create and approve pull requests* is on.`;
  const branchOnly = { ...work, pullRequest: undefined };
  const noPlace = { ...branchOnly, compareUrl: undefined };
  const branch = '[`squad/7-login`](https://github.example/acme/harbour/tree/squad/7-login)';
  const draft = { ...work, pullRequest: { ...work.pullRequest, isDraft: true } };
  it.each<[string, Outcome, string, readonly string[]]>([
    [
      'a branch that waits for its pull request',
      { kind: 'changed', work: branchOnly, answer: 'Done.' },
      `✅ **The work is on the branch ${branch}**: 3 min`,
      [opening, 'Done.'],
    ],
    [
      'a branch with nothing to click',
      { kind: 'changed', work: noPlace, answer: 'Done.' },
      `✅ **The work is on the branch ${branch}**: 3 min`,
      ['Done.'],
    ],
    [
      'a draft that was asked for',
      { kind: 'changed', work: draft, answer: 'Done.' },
      `✅ **${pull} is a draft, ready for your review**: 3 min`,
      ['Done.'],
    ],
    [
      'an answer',
      { kind: 'answered', answer: 'It posts JSON.', memory: undefined },
      '💬 **Answered**: 3 min',
      ['It posts JSON.'],
    ],
    [
      'an answer from which something was learnt',
      { kind: 'answered', answer: 'It posts JSON.', memory: { ...work, branch: 'squad/memory' } },
      `💬 **Answered**: memory in ${pull} · 3 min`,
      ['It posts JSON.'],
    ],
    [
      'a question',
      { kind: 'asked', question: 'Which form?', answer: '', work: undefined },
      '🙋 **The squad has a question**: 3 min',
      ['> Which form?', 'Reply in a comment that begins with `@squad`.'],
    ],
    [
      'a refusal',
      { kind: 'declined', reason: 'octocat has no write access.' },
      '🚫 **Declined**: octocat has no write access · 3 min',
      [],
    ],
    [
      'nothing to do',
      { kind: 'nothing-to-do', reason: 'The check is there.' },
      '✅ **Nothing to change**: The check is there · 3 min',
      [],
    ],
    [
      'a limit',
      { kind: 'limited', limit: 'timeout', amount: '25 minutes', reason: 'x', work: draft },
      `⏸ **Stopped at the limit of 25 minutes**: ${pull} is a draft with what was finished · 3 min`,
      [
        'To continue, ask `@squad` again. The input `timeout-minutes` sets the limit; `.squad/config.json` may set it lower.',
      ],
    ],
    [
      'a cancelled job',
      { kind: 'limited', limit: 'cancelled', reason: 'Somebody cancelled it.', work: undefined },
      '⏸ **The run was cancelled**: 3 min',
      ['To continue, ask `@squad` again.'],
    ],
    [
      'a failure with a remedy',
      { kind: 'failed', reason: 'The key was refused.', hint: 'Check `KEY`.', work: undefined },
      '❌ **The run failed**: The key was refused · 3 min',
      ['Check `KEY`.'],
    ],
    [
      'a failure nobody knows a remedy for, at length',
      { kind: 'failed', reason: 'git push failed.\nAnd more.', hint: undefined, work: branchOnly },
      `❌ **The run failed**: the branch ${branch} has what was finished · 3 min`,
      [
        `Look at [the log of the run](${facts.runUrl}), then ask \`@squad\` again.`,
        opening,
        'git push failed.\nAnd more.',
      ],
    ],
  ])(
    'says in the first line what became of %s, and nothing twice',
    (_what, outcome, news, said) => {
      const board = renderBoard(context, quiet, outcome);
      const [top = '', ...rest] = board.split('\n\n');
      const [, line = ''] = top.split('\n');
      expect(line.startsWith(news)).toBe(true);
      expect(line.endsWith(` · ${asker} · ${watch}`)).toBe(true);
      expect(rest).toEqual(said);
      expect(readMarker(board)).toMatchObject({ outcome: outcome.kind, asker: 'octocat' });
    },
  );

  it('tells of an agent that failed, unless somebody did its part', () => {
    const failed = anAgent({ state: 'failed', endedAt: 150_000, answer: 'no reply' });
    const lineOf = (...agents: readonly AgentRow[]) =>
      renderBoard(context, aTranscript({ agents }), done).split('\n')[1];
    expect(lineOf(fenster, failed)).toContain(
      `⚠️ **${pull} is ready, but Hockney failed**: no reply · `,
    );
    const again = anAgent({ session: 'hockney-2', state: 'done', startedAt: 160_000 });
    expect(lineOf(fenster, failed, again)).toContain(`✅ **${pull} is ready for your review**`);
  });

  it('says in the first line what an approval does not cover, until the reviewer looked again', () => {
    const changedSince = ['src/login.ts'];
    const approval = aReview({ verdict: 'approved', findings: [], changedSince });
    const again = { ...approval, handoff: 'h2', changedSince: [] };
    const lineOf = (...reviews: readonly ReviewNote[]) =>
      renderBoard(context, aTranscript({ reviews }), done).split('\n')[1];
    const ready = `✅ **${pull} is ready for your review**: `;
    expect(lineOf(approval)).toContain(
      `${ready}\`src/login.ts\` was changed after Hockney's approval · `,
    );
    expect(lineOf(approval, again)).not.toContain('approval');
  });

  it('says of agents that were stopped that they were, and of nobody else', () => {
    const stopped = anAgent({ state: 'stopped', answer: 'the time limit' });
    const alike = { ...stopped, name: 'Verbal' };
    const failed = { ...stopped, name: 'Keyser', state: 'failed', answer: 'no reply' } as const;
    const lineOf = (...agents: readonly AgentRow[]) =>
      renderBoard(context, aTranscript({ agents }), done).split('\n')[1];
    const isReady = `⚠️ **${pull} is ready, but`;
    expect(lineOf(stopped, stopped)).toContain(
      `${isReady} Hockney was stopped**: the time limit · `,
    );
    expect(lineOf(stopped, alike)).toContain(
      `${isReady} Hockney and Verbal were stopped**: the time limit · `,
    );
    expect(lineOf(stopped, failed)).toContain(
      `${isReady} Keyser failed and Hockney was stopped**: no reply · `,
    );
  });

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
    expect(board).toContain('| **Fenster**, Backend | 1 file changed |');
    expect(board).toContain('| **Hockney**, Tester | cut off: reads src/login.ts |');
    expect(board).toContain('| **Verbal**, Tester | not started: reads src/login.ts |  | 3.4k |');
    expect(board).toContain('**2 handoffs, 1 without an answer**');
    expect(board).toContain('**Coordinator → Hockney** (task, no answer)');
  });

  it('shows the sessions of one agent in one row, and sums their time and tokens', () => {
    const again = anAgent({
      session: 'hockney-2',
      state: 'done',
      endedAt: 170_000,
      answer: 'Good.',
    });
    const first = anAgent({ state: 'done', endedAt: 150_000, answer: 'Bad.' });
    const board = renderBoard(context, aTranscript({ agents: [first, fenster, again] }), done);
    expect(board).toContain('| **Hockney ×2**, Tester | Good. | 40 s | 6.8k |');
    expect(board).not.toContain('Bad.');
  });

  it('says an answer once, though it is that of an agent, too', () => {
    const agents = [anAgent({ state: 'done', answer: 'Yes.' }), anAgent({ name: 'Verbal' })];
    const outcome: Outcome = { kind: 'answered', answer: 'Yes. ', memory: undefined };
    const board = renderBoard(context, aTranscript({ agents }), outcome);
    expect(board).toContain('| **Hockney**, Tester | the answer above |');
  });

  it('says of a run that was interrupted that nothing was finished', () => {
    const outcome: Outcome = { kind: 'limited', limit: 'interrupted', reason: '', work: undefined };
    expect(renderBoard(context, quiet, outcome)).toContain(
      '**The run was interrupted**: nothing was finished · ',
    );
  });

  it('leaves out how one agent worked alone', () => {
    const board = renderBoard(context, aTranscript({ agents: [coordinator, fenster] }), done);
    expect(board).not.toContain('How they worked');
  });

  it('shows the coordinator while it is alone', () => {
    const alone = {
      ...coordinator,
      state: 'working' as const,
      step: 'reads the thread',
      endedAt: undefined,
    };
    const board = renderBoard(context, aTranscript({ agents: [alone], handoffs: [] }), undefined);
    expect(board.split('\n').at(-1)).toBe('- **Coordinator** reads the thread · 3 min 19 s');
  });

  it('says that it gets ready before there is an agent', () => {
    const board = renderBoard(context, quiet, undefined);
    expect(board.split('\n\n').slice(1)).toEqual(['The squad is getting ready.']);
  });

  it('folds all but the eight most urgent of 60 agents', () => {
    const agents = Array.from({ length: 60 }, (_, at) =>
      anAgent({ name: `Agent${at}`, state: at === 59 ? 'working' : 'done', endedAt: 150_000 }),
    );
    const board = renderBoard(context, aTranscript({ agents }), undefined);
    expect(board.split('\n')[3]).toMatch(/^- \*\*Agent59\*\* reads src/);
    expect(board).toContain('<details><summary>52 more agents</summary>\n\n- **Agent7**');
  });

  it('shows the urgent first where there are many, and counts those that do not fit', () => {
    const states = ['done', 'idle', 'queued', 'stopped', 'failed', 'working'] as const;
    const agents = Array.from({ length: 12 }, (_, at) =>
      anAgent({ name: `A${at}`, state: states[at % 6] ?? 'done', endedAt: 150_000 }),
    );
    const shown = (amount: number, max: number) =>
      renderAgentsAtWork(context, aTranscript({ agents: agents.slice(0, amount) }), max);
    const namesIn = (text: string) => [...text.matchAll(/\*\*(A\d+)\*\*/g)].map(([, name]) => name);
    expect(namesIn(shown(8, 20))).toEqual(agents.slice(0, 8).map(({ name }) => name));
    const all = shown(12, 12);
    expect(namesIn(all)).toEqual([
      'A5',
      'A11',
      'A4',
      'A10',
      'A3',
      'A9',
      'A2',
      'A8',
      'A1',
      'A7',
      'A0',
      'A6',
    ]);
    expect(all).not.toContain('more.');
    expect(shown(12, 10)).toMatch(/2 more agents<.*\n\n- \*\*A1\*\*.*\n- .*\n\nAnd 2 more\.\n/);
    expect(shown(7, 5)).toMatch(/\n- \*\*A4\*\*[^\n]*\n\nAnd 2 more\.$/);
  });

  it('says of each agent in a few words what it does, or what came of it', () => {
    const lineOf = (changes: Partial<AgentRow>) =>
      renderAgentsAtWork(context, aTranscript({ agents: [anAgent(changes)] }), 9);
    expect(lineOf({ state: 'queued' })).toBe('- **Hockney** is queued');
    expect(lineOf({ step: '' })).toBe('- **Hockney** test the login form · 1 min');
    expect(lineOf({ state: 'idle', answer: 'Fine.' })).toBe('- **Hockney** waiting: Fine. · 50 s');
    expect(lineOf({ state: 'idle', step: '' })).toBe('- **Hockney** waiting · 50 s');
    expect(lineOf({ state: 'failed', endedAt: 150_000, files: ['a'] })).toBe(
      '- **Hockney** failed: reads src/login.ts · 10 s',
    );
    expect(lineOf({ state: 'stopped', answer: 'the limit', name: '' })).toBe(
      '- **Agent** stopped: the limit · 1 min',
    );
    expect(lineOf({ state: 'done', answer: '# Done\n---\n> - **All** good' })).toBe(
      '- **Hockney** done: All good · 1 min',
    );
  });

  it('shows in the table no tokens and no role where there are none, and how unfinished work ended', () => {
    const rowOf = (changes: Partial<AgentRow>) =>
      renderAgentResults(context, aTranscript({ agents: [anAgent(changes)] }), {
        max: 9,
        said: 'Yes.',
      })
        .split('\n')
        .at(-1);
    expect(rowOf({ state: 'idle', inputTokens: 0, outputTokens: 0, role: 'Hockney' })).toBe(
      '| **Hockney** | reads src/login.ts | 50 s |  |',
    );
    expect(rowOf({ state: 'stopped', answer: 'Yes.', role: '' })).toBe(
      '| **Hockney** | stopped: Yes. | 1 min | 3.4k |',
    );
    expect(rowOf({ state: 'done', answer: 'Yes.', files: ['a', 'b'] })).toBe(
      '| **Hockney**, Tester | 2 files changed | 1 min | 3.4k |',
    );
    expect(rowOf({ state: 'failed', answer: '', step: '' })).toBe(
      '| **Hockney**, Tester | failed | 1 min | 3.4k |',
    );
  });

  it('gives each agent its own name, and each person a word that notifies nobody', () => {
    const transcript = aTranscript({ agents: [fenster], names: new Map([['verbal', 'Verbal']]) });
    const ids = ['fenster', 'verbal', 'User', 'human', 'Person', 'people', 'coordinator', 'x', ''];
    expect(ids.map((id) => displayName(transcript, id))).toEqual([
      'Fenster',
      'Verbal',
      'octocat',
      'people',
      'people',
      'people',
      'Coordinator',
      'x',
      'nobody',
    ]);
    expect(displayName({ ...transcript, actor: '' }, 'User')).toBe('User');
    const unnamed = aTranscript({ agents: [{ ...fenster, name: '' }] });
    expect(displayName(unnamed, 'fenster')).toBe('fenster');
    const again = { ...fenster, session: 'fenster-2', name: 'Second' };
    expect(displayName(aTranscript({ agents: [again, fenster] }), 'fenster')).toBe('Fenster');
    expect(displayName(aTranscript({ agents: [again] }), 'fenster')).toBe('Second');
  });

  it('says "1 more agent" of the ninth', () => {
    const agents = Array.from({ length: 9 }, (_, at) => anAgent({ name: `Agent${at}` }));
    const board = renderBoard(context, aTranscript({ agents }), undefined);
    expect(board).toContain('<summary>1 more agent</summary>');
  });

  const exchange = (amount: number, task: string) =>
    aTranscript({
      agents: [coordinator, fenster, ...['A', 'B', 'C'].map((name) => anAgent({ name }))],
      handoffs: Array.from({ length: amount }, (_, at) => aHandoff({ id: `h${at}`, task })),
    });
  const done = { kind: 'changed', work, answer: 'Done.' } as const;

  it.each([2, 60])('draws a finished run of %d handoffs, folded', (amount) => {
    const board = renderBoard(context, exchange(amount, 'look at it'), done);
    const diagram = board.split('```mermaid')[1];
    expect(diagram?.match(/: look at it\n/g)).toHaveLength(amount);
    expect(diagram?.match(/: done\n/g)).toHaveLength(amount);
  });

  it('draws what few agents did only where one asked back', () => {
    const asked = { id: 'h2', from: 'fenster', to: 'hockney' };
    const boardOf = (...handoffs: readonly HandoffRow[]) =>
      renderBoard(context, aTranscript({ handoffs: [aHandoff(), ...handoffs] }), done);
    expect(boardOf(aHandoff(asked))).not.toContain('mermaid');
    const back = aHandoff({ id: 'h3', from: 'hockney', to: 'fenster' });
    expect(boardOf(aHandoff(asked), back)).toContain('mermaid');
    expect(boardOf(aHandoff(asked), { ...back, status: 'refused' })).not.toContain('mermaid');
  });

  it('tells the worst first, and beside it what else is open', () => {
    const row = { name: 'npm test', command: 'npm test', seconds: 3, lines: ['not ok 1'] };
    const checks = { ...NO_CHECKS, base: 'main', rows: [{ ...row, result: 'failed' as const }] };
    const conflict = { session: 'hockney', files: ['t.js'], others: ['fenster'] };
    const conflicts = [{ ...conflict, keptOn: 'squad/7-hockney' }];
    const notice = 'https://github.example/acme/harbour/issues/7#issuecomment-14';
    const asked: Outcome = { kind: 'asked', question: 'Which form?', answer: '', work: draft };
    const lineOf = (changes: Partial<Transcript>, outcome: Outcome = asked) =>
      renderBoard(context, aTranscript(changes), outcome).split('\n')[1];
    const question = `The squad has a question, [answer it here](${notice}) · `;
    const kept =
      "Hockney's change to `t.js` conflicted and is kept on [`squad/7-hockney`](https://github.example/acme/harbour/tree/squad/7-hockney)";
    expect(lineOf({ checks, conflicts, notice })).toContain(
      `❌ **${pull} is a draft: npm test fails**: ${kept} · ${question}`,
    );
    expect(lineOf({ conflicts, notice })).toContain(
      `⚠️ **${pull} is a draft, but part of the work is missing**: ${kept} · ${question}`,
    );
    expect(lineOf({ notice })).toContain('🙋 **The squad has a question**: ');
    const asking = { kind: 'question', from: 'hockney', text: 'Which form?' } as const;
    expect(lineOf({ notice, escalations: [asking, asking] })).toContain(
      '**2 questions for you**: ',
    );
    expect(lineOf({ conflicts }, done)).toContain(
      `⚠️ **${pull} is ready, but part of the work is missing**: ${kept} · `,
    );
    const bundled = conflicts.map((one) => ({ ...one, isBundled: true }));
    expect(lineOf({ conflicts: bundled }, done)).toContain(
      "Hockney's change to `t.js` conflicted and is kept in the run's bundle as `squad/7-hockney` · ",
    );
    const board = renderBoard(context, aTranscript({ checks }), asked);
    expect(board).toContain('\n\nnpm test, the last lines:\n\n```text\nnot ok 1\n');
  });

  it('says beside something worse who is stuck, what is not done, and what was set aside', () => {
    const lineOf = (changes: Partial<Transcript>, outcome: Outcome) =>
      renderBoard(context, aTranscript(changes), outcome).split('\n')[1];
    const call = { kind: 'escalation', from: 'hockney', text: 'Which?' } as const;
    const two = [call, { ...call, from: 'fenster' }, call];
    expect(lineOf({ escalations: two }, done)).toContain(
      `🙋 **Stuck: Hockney and Fenster need a decision**: ${pull} has what was finished · `,
    );
    const notice = 'https://github.example/acme/harbour/issues/7#issuecomment-14';
    const asked: Outcome = { kind: 'asked', question: 'Which?', answer: '', work: undefined };
    expect(lineOf({ escalations: [call], notice, undone: ['deploy'] }, asked)).toContain(
      `🙋 **The squad has a question**: [answer it here](${notice}) · Hockney needs a decision, [answer it here](${notice}) · part of it is not done: Deploy · `,
    );
    expect(lineOf({ undone: ['deploy'] }, done)).toContain(
      `⚠️ **${pull} is ready, but part of it is not done**: Deploy · `,
    );
    const conflict = { session: 'hockney', files: ['t.js'], others: [], keptOn: 'squad/7-h' };
    const answeredNow: Outcome = { kind: 'answered', answer: 'It can.', memory: undefined };
    const aside =
      "Hockney's change to `t.js` conflicted and is kept on [`squad/7-h`](https://github.example/acme/harbour/tree/squad/7-h)";
    expect(lineOf({ conflicts: [conflict] }, answeredNow)).toContain(
      `⚠️ **A change is set aside**: ${aside} · `,
    );
    const limited = { kind: 'limited', limit: 'interrupted', reason: 'x', work } as const;
    expect(lineOf({ conflicts: [conflict] }, limited)).toContain(
      `⏸ **The run was interrupted**: ${pull} has what was finished · ${aside} · `,
    );
    const failed = anAgent({ state: 'failed', answer: 'no reply' });
    const told = { agents: [fenster, failed], undone: ['deploy'] };
    expect(lineOf(told, done)).toContain('not done**: Deploy · Hockney failed · ');
    expect(lineOf({ agents: [fenster, failed], conflicts: [conflict] }, done)).not.toContain(
      'Hockney failed',
    );
  });

  it('says in the first line only what there is to count, and a reason without its stop', () => {
    const partsOf = (changes: Partial<Transcript>, outcome: Outcome) =>
      renderBoard(context, aTranscript(changes), outcome)
        .split('\n')[1]
        ?.replace(/^.*?\*\*: /, '')
        .replace(/ · for \[.*/, '')
        .split(' · ');
    const spent = { inputTokens: 0, outputTokens: 0 };
    const idle = { ...fenster, ...spent, files: [] };
    expect(partsOf({ agents: [idle] }, done)).toEqual(['3 min 20 s']);
    const sized = (size: object): Outcome => ({
      ...done,
      work: { ...work, size: { files: 1, added: 1200, removed: 3, ...size } },
    });
    expect(partsOf({ agents: [idle] }, sized({}))).toEqual(['1 file, +1.2k −3', '3 min 20 s']);
    expect(partsOf({ agents: [idle] }, sized({ files: 0 }))).toEqual(['3 min 20 s']);
    const noted = { agent: 'fenster', category: '', path: 'x' };
    const two = [0, 1].map(() => ({ ...noted, title: 'y', learning: 'z' }));
    expect(partsOf({ agents: [idle], decisions: two, learnings: two }, done)).toEqual([
      '2 decisions',
      '2 learnings',
      '3 min 20 s',
    ]);
    const memory = { ...work, branch: 'squad/memory' };
    expect(
      partsOf({ agents: [idle], learnings: two }, { kind: 'answered', answer: 'x', memory }),
    ).toEqual([`2 learnings in ${pull}`, '3 min 20 s']);
    const reasonOf = (reason: string) =>
      partsOf({ agents: [idle] }, { kind: 'declined', reason })?.slice(0, -1);
    expect([' No. ', 'So...', 'Why?', 'two\nlines', 'x'.repeat(301), ''].map(reasonOf)).toEqual([
      ['No'],
      ['So...'],
      ['Why?'],
      [],
      [],
      [],
    ]);
    expect(reasonOf('x'.repeat(300))).toEqual(['x'.repeat(300)]);
  });

  it.each([
    [3, '1 more is set aside'],
    [4, '2 more are set aside'],
  ])('names two of %d changes that are set aside, and counts the rest', (amount, rest) => {
    const conflict = { session: 'hockney', files: ['t.js'], others: [], keptOn: 'squad/7-hockney' };
    const conflicts = Array.from({ length: amount }, () => conflict);
    const board = renderBoard(context, aTranscript({ conflicts }), done);
    expect(board.split('\n')[1]).toContain(`; ${rest} · `);
  });

  it('counts the open reviews, those of earlier runs included', () => {
    const earlierReviews = [
      { reviewer: 'fenster', files: ['a.ts', 'b.ts'] },
      { reviewer: 'verbal', files: [] },
    ];
    const lineOf = (reviews: Transcript['reviews'], earlier = earlierReviews) =>
      renderBoard(context, aTranscript({ reviews }), {
        ...done,
        work: { ...work, earlierReviews: earlier },
      }).split('\n')[1];
    const before = [
      "Fenster's request for changes in `a.ts` and `b.ts` still stands",
      "verbal's request for changes still stands",
    ];
    expect(lineOf([])).toContain(
      `⚠️ **${pull} is ready, and 2 reviews are open**: ${before.join('; ')} · `,
    );
    const agents = [anAgent({ files: ['b.ts'] })];
    const changed = { ...done, work: { ...work, earlierReviews } };
    expect(renderBoard(context, aTranscript({ agents }), changed)).toContain(
      "fenster's request for changes in `a.ts` and `b.ts` is open (`b.ts` was changed since), nobody looked again; ",
    );
    const again = aReview({ handoff: 'h3', findings: [] });
    expect(lineOf([aReview(), again], [])).toContain(
      `⚠️ **${pull} is ready, and one review is open**: Hockney looked again and asks for changes · `,
    );
    expect(lineOf([aReview({ findings: [] })])).toContain(
      `3 reviews are open**: Hockney asked for changes, nobody looked again; ${before[0]}; `,
    );
  });

  it('names who asks for changes where something worse comes first', () => {
    const outcome: Outcome = {
      ...done,
      work: { ...work, earlierReviews: [{ reviewer: 'olga', files: [] }] },
    };
    const lineOf = (reviews: Transcript['reviews']) => {
      const transcript = aTranscript({ reviews, undone: ['deploy'] });
      return renderBoard(context, transcript, outcome).split('\n')[1];
    };
    expect(lineOf([])).toContain('olga asks for changes');
    expect(lineOf([aReview({ findings: [] })])).toContain('Hockney and olga ask for changes');
  });

  it('says what is not done, and what is not as an answer says, before anything good', () => {
    const lineOf = (changes: Partial<Transcript>, outcome: Outcome) =>
      renderBoard(context, aTranscript(changes), outcome).split('\n')[1];
    const answered: Outcome = { kind: 'answered', answer: 'It can not.', memory: undefined };
    const undone = ['deploying: no access.', 'pin x'];
    expect(lineOf({ undone }, answered)).toContain(
      '🚫 **Not done**: Deploying: no access. Pin x · ',
    );
    expect(lineOf({ undone }, { ...done, work: draft })).toContain(
      `⚠️ **${pull} is a draft: part of it is not done**: Deploying: no access. Pin x · `,
    );
    const unfounded = ['no agent reviewed anything'];
    expect(lineOf({ unfounded }, done)).toContain(
      `⚠️ **${pull} is ready, but no agent reviewed anything**: an answer says otherwise · `,
    );
    expect(lineOf({ undone, unfounded }, answered)).toContain('x · no agent reviewed anything · ');
    const long = ['deploying: no access. '.repeat(20), 'pin x'];
    expect(lineOf({ undone: long }, answered)).toContain(
      '🚫 **Not done**: Deploying: no access · ',
    );
    const endless = [`deploying ${'x'.repeat(400)}`];
    expect(lineOf({ undone: endless }, answered)).toMatch(
      /🚫 \*\*Not done\*\*: Deploying x{289}… · /,
    );
    expect(renderBoard(context, aTranscript({ undone: long }), answered)).toMatch(
      /\n\n\*\*Not done\*\*\n\n- Deploying: [^\n]+\n- Pin x\n\n/,
    );
  });

  it('says a refused path once, and joins names as people do', () => {
    const path = '.squad/team.md';
    const refused = [
      { session: 'fenster', path, reason: `${path}: written through tools` },
      { session: 'fenster', path: ' ', reason: '' },
    ];
    const says = { answer: 'All tests pass.' };
    const agents = [{ ...coordinator, ...says }, { ...fenster, ...says }, anAgent(says)];
    const board = renderBoard(context, aTranscript({ agents, refused }), done);
    expect(board).toContain(
      '- `.squad/team.md`: written through tools (Fenster)\n- A path without a name (Fenster)\n',
    );
    expect(board).toContain('⚠️ The coordinator, Fenster and Hockney say that tests pass');
  });

  it('shows no verdict of a reviewer who gave none, whatever its words say', () => {
    const said = { answer: 'Approved, with two remarks.', state: 'done' } as const;
    const review = aReview({ verdict: 'none', findings: [aFinding(), aFinding()] });
    const transcript = aTranscript({
      agents: [coordinator, fenster, anAgent(said)],
      reviews: [review],
    });
    const board = renderBoard(context, transcript, done);
    expect(board).toContain('| **Hockney**, Tester | 2 findings, no verdict |');
    expect(board).not.toContain('Approved');
  });

  it('names a conflict that an agent resolved, and with whom', () => {
    const agents = [coordinator, fenster, anAgent({ state: 'done', endedAt: 150_000 })];
    const conflicts = [
      { session: 'hockney', files: ['src/login.ts'], others: ['fenster'], keptOn: undefined },
    ];
    const boardOf = (changes: Partial<Transcript>) =>
      renderBoard(context, aTranscript({ agents, conflicts, ...changes }), done);
    expect(boardOf({})).toContain(
      '- **Hockney** resolved a conflict with Fenster in `src/login.ts`.',
    );
    const alone = conflicts.map((one) => ({ ...one, others: [] }));
    expect(boardOf({ conflicts: alone })).toContain(
      '- **Hockney** resolved a conflict in `src/login.ts`.',
    );
    expect(boardOf({ agents: [fenster, anAgent({ state: 'idle' })] })).toContain('resolved');
    expect(boardOf({ agents: [fenster, anAgent()] })).not.toContain('resolved');
    const aside = conflicts.map((one) => ({ ...one, keptOn: 'squad/7-hockney' }));
    expect(boardOf({ conflicts: aside })).not.toContain('resolved');
  });

  it("counts what was handed over apart from messages, and people's files apart from the memory", () => {
    const told = aHandoff({ id: 'h2', type: 'information-share', status: 'delivered' });
    const note = { agent: 'fenster', learning: 'x', category: 'y', path: '.squad/a.md' };
    const withdrawn = '.squad/old.md';
    const agents = [
      coordinator,
      { ...fenster, files: ['src/login.ts', note.path, withdrawn] },
      anAgent(),
    ];
    const size = { files: 1, added: 2, removed: 0, isPartial: true };
    const outcome: Outcome = { ...done, work: { ...work, size } };
    const decision = { agent: 'fenster', title: 'y', category: '', path: '.squad/new.md' };
    const notes = [
      { decisions: [{ ...decision, replaces: withdrawn }], learnings: [note] },
      {
        decisions: [decision],
        learnings: [{ ...note, replaces: { path: withdrawn, learning: 'z' } }],
      },
    ];
    const handoffs = [aHandoff(), told];
    const replaced = notes.map((both) =>
      renderBoard(context, aTranscript({ agents, handoffs, ...both }), outcome),
    );
    const [board = ''] = replaced;
    expect(new Set(replaced).size).toBe(1);
    expect(board).toContain('**: this run changed 1 file, +2 −0 · 1 decision · 1 learning · ');
    expect(board).toContain('How they worked: 2 agents, 1 handoff, 1 message<');
    expect(board).toContain('| **Fenster**, Backend | 1 file changed |');
  });

  it('cuts between words, and leaves no half of a code span', () => {
    const task = `Add \`--month YYYY-MM\` to the command line of the report, ${'and '.repeat(9)} \`python3 -m report repairs\` runs on`;
    const board = renderBoard(
      context,
      aTranscript({ handoffs: [aHandoff({ task }), aHandoff({ id: 'h2', task })] }),
      done,
    );
    const line = board.split('\n').find((one) => one.startsWith('- **Coordinator'));
    expect(line).toContain('Add `--month YYYY-MM` to');
    expect(line).toMatch(/ python3 -m report…$/);
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
    const agents = Array.from({ length: 100 }, (_, at) =>
      anAgent({ name: `n${at}`.repeat(50), role: '|'.repeat(500), step: '@'.repeat(500) }),
    );
    const transcript = aTranscript({
      agents,
      handoffs: Array.from({ length: 100 }, () => aHandoff({ task: '@'.repeat(5000) })),
      notes: Array.from({ length: 100 }, () => '@'.repeat(5000)),
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
    const transcript = aTranscript({ agents: [fenster, reader], handoffs: [] });
    const board = renderBoard(context, transcript, outcome);
    expect(board).toContain('\n| **Hockney**, Tester | All good. | 10 s | 3.4k |\n');
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
  ])('does not let an answer swallow what follows: %j', (answer) => {
    const outcome: Outcome = { kind: 'answered', answer, memory: undefined };
    const safe = createDefuse({ ...facts, allowedMentions: [] });
    const transcript = aTranscript({ agents: [], handoffs: [], left: ['a: b'] });
    const board = renderBoard({ ...context, safe }, transcript, outcome);
    expect(
      fromMarkdown(board)
        .children.slice(-2)
        .map(({ type }) => type),
    ).toEqual(['paragraph', 'list']);
  });

  it('shows a deletion that was left out as words, with only the path as code', () => {
    const outcome: Outcome = { kind: 'answered', answer: 'Done', memory: undefined };
    const transcript = aTranscript({ left: ['the deletion of setup.sh: protected'] });
    const board = renderBoard(context, transcript, outcome);
    expect(board).toContain('- the deletion of `setup.sh`: protected');
  });

  it('sends every text of a person or a model through the sanitizer', () => {
    const text = '@everyone';
    const agent = anAgent({ name: text, role: text, step: text, task: text, answer: text });
    const transcript = aTranscript({
      agents: [agent, { ...agent, session: 'other', state: 'failed' }],
      handoffs: [aHandoff({ from: text, to: text, task: text, type: text, reason: text })],
      notes: [text],
      undone: [text, `${'long '.repeat(90)}${text}`],
      unfounded: [text],
      left: [text],
    });
    const outcome: Outcome = { kind: 'failed', reason: text, hint: text, work: undefined };
    for (const ended of [outcome, { ...done, answer: text }, undefined]) {
      expect(renderBoard(mentionless, transcript, ended)).not.toContain('@');
    }
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
        const transcript = aTranscript({ agents, handoffs: [...handoffs, ...handoffs] });
        const working = fromMarkdown(renderBoard(context, transcript, undefined)).children;
        expect(working.map((node) => node.type)).toEqual(['html', 'paragraph', 'list']);
        const tables = tablesOf(renderBoard(context, transcript, done));
        expect(tables).toEqual([
          Array.from({ length: new Set(agents.map((a) => a.name)).size + 1 }, () => 4),
        ]);
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

  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [12_345, '12,345'],
    [1_234_567, '1,234,567'],
  ])('writes %d in full as %s', (amount, words) => {
    expect(inFull(amount)).toBe(words);
  });
});
