import { describe, expect, it } from '@jest/globals';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Outcome } from '#src/outcome.ts';
import { createDefuse } from '#src/publish/outbound/defuse.ts';
import { displayName } from '#src/publish/render/agent-words.ts';
import { readMarker } from '#src/publish/render/markers.ts';
import { code } from '#src/publish/render/render-markdown.ts';
import { renderAgentResults, renderAgentsAtWork } from '#src/publish/views/agent-table.ts';
import { renderBoard } from '#src/publish/views/board.ts';
import type { AgentRow } from '#src/run-log/agent-row.ts';
import type { HandoffRow, Transcript } from '#src/run-log/transcript.ts';
import { expectGolden } from '../a-golden.ts';
import {
  aHandoff,
  anAgent,
  aTranscript,
  context,
  coordinator,
  facts,
  fenster,
  work,
} from '../a-run.ts';
import { aTroubledRun } from '../a-troubled-run.ts';
import { aFinding, aReview } from '../reviews/a-review.ts';

const quiet = aTranscript({ agents: [], handoffs: [] });
const watch = `[watch the run](${facts.runUrl})`;

it('spells what cannot be seen in a path, so that two names that differ look different', () => {
  expect(['src/login\u200b.ts', 'src/ts.\u202ejpg'].map(code)).toEqual([
    '`src/login\\u{200b}.ts`',
    '`src/ts.\\u{202e}jpg`',
  ]);
});

describe('renderBoard', () => {
  const done = { kind: 'changed', work, answer: 'Done.' } as const;
  const branchOnly = { ...work, pullRequest: undefined };
  const draft = { ...work, pullRequest: { ...work.pullRequest, isDraft: true } };
  const notice = 'https://github.example/acme/harbour/issues/7#issuecomment-14';
  const conflict = { session: 'hockney', files: ['t.js'], others: ['fenster'], keptOn: undefined };
  const aside = { ...conflict, keptOn: 'squad/7-hockney' };

  it('shows a run at work: what each agent does now, and for how long', () => {
    expectGolden('board-at-work', renderBoard(context, aTranscript(), undefined));
  });

  it('shows a run that changed something: the news, the answer, what was refused; the work is folded', () => {
    const transcript = aTranscript({
      agents: [coordinator, fenster, anAgent({ state: 'done', endedAt: 150_000, answer: 'Fine.' })],
      learnings: [{ agent: 'fenster', learning: 'x', category: 'gotcha', path: 'y' }],
      left: ['package-lock.json: its manifest did not change'],
      refused: [
        { session: 'fenster', path: '.github/workflows/ci.yml', reason: 'protected' },
        { session: 'fenster', path: 'package-lock.json', reason: 'said below' },
        { session: 'fenster', path: ' ', reason: '' },
      ],
      notes: ['`reviewers.hockney` names nobody'],
    });
    const sized = { ...work, size: { files: 5, added: 35, removed: 0 } };
    const answer = 'The form checks its **input** now.';
    const board = renderBoard(context, transcript, { kind: 'changed', work: sized, answer });
    expectGolden('board-changed', board);
  });

  it('shows a run in which everything went wrong: the worst first, and each thing once', () => {
    const earlierReviews = [{ reviewer: 'olga', files: ['a.ts'] }];
    const board = renderBoard(context, aTroubledRun(), {
      kind: 'asked',
      question: 'Hockney asks: Which form?',
      answer: 'The form checks its **input** now.',
      work: { ...draft, earlierReviews, size: { files: 5, added: 35, removed: 1200 } },
    });
    expectGolden('board-in-trouble', board);
  });

  it('opens the page of the run from its first line, where there is one', () => {
    const page = `${facts.runUrl}/artifacts/5`;
    const board = renderBoard(context, aTranscript({ page }), undefined);
    expect(board.split('\n')[1]).toMatch(/ · \[watch the run\]\(\S+\/runs\/345\/artifacts\/5\)$/);
    expect(board).not.toContain(watch);
  });

  const lineOf = (changes: Partial<Transcript>, outcome: Outcome = done) =>
    renderBoard(context, aTranscript(changes), outcome).split('\n')[1] ?? '';
  const answered: Outcome = { kind: 'answered', answer: 'It can not.', memory: undefined };
  const deploying = { id: 'p1', session: 'fenster', part: 'deploying', why: 'no access.' };
  const deploy = { ...deploying, part: 'deploy', why: '' };
  const pin = { ...deploy, id: 'p2', part: 'pin x' };
  const cutOff = { kind: 'limited', limit: 'interrupted', reason: '', work } as const;

  it.each([
    ['fatal: could not write\nfatal: No space left on device', "the runner's disk is full"],
    ['The push was refused. It said:\nno', 'The push was refused'],
    [`Broken. ${'x'.repeat(400)}`, 'Broken'],
  ])(
    'gives the reason of a failed run in its first line, also where all of it is long',
    (reason, words) => {
      const failed: Outcome = { kind: 'failed', reason, hint: undefined, work: undefined };
      expect(lineOf({}, failed)).toContain(`**The run failed**: ${words} · `);
    },
  );

  it('says what became of every kind of outcome, and nothing twice', () => {
    const reason = 'It is there.';
    const long = 'git push failed.\nAnd more.';
    const outcomes: readonly Outcome[] = [
      { kind: 'changed', work: { ...branchOnly, compareUrl: undefined }, answer: 'Done.' },
      { kind: 'changed', work: draft, answer: 'Done.' },
      { kind: 'asked', question: 'Which form?', answer: '', work: undefined },
      { kind: 'declined', reason },
      { kind: 'nothing-to-do', reason },
      { kind: 'limited', limit: 'timeout', amount: '25 minutes', reason, work: draft },
      { kind: 'limited', limit: 'cancelled', reason, work: undefined },
      { ...cutOff, work: undefined },
      { kind: 'failed', reason: 'The key was refused.', hint: 'Check `KEY`.', work: undefined },
      { kind: 'failed', reason: long, hint: undefined, work: branchOnly },
    ];
    const boards = outcomes.map((outcome) => renderBoard(context, quiet, outcome));
    expectGolden('boards-of-outcomes', boards.join('\n\n'));
    const told = boards.map((board) => readMarker(board)?.outcome);
    expect(told).toEqual(outcomes.map(({ kind }) => kind));
  });

  it('tells in the first line the worst that a person has to know', () => {
    const failed = anAgent({ state: 'failed', endedAt: 150_000, answer: 'no reply' });
    const stopped = anAgent({ state: 'stopped', answer: 'the time limit' });
    const again = anAgent({ session: 'h-2', state: 'done', startedAt: 160_000 });
    const call = { kind: 'escalation', from: 'hockney', text: 'Which?' } as const;
    const calls = [call, { ...call, from: 'fenster' }, call];
    const asking = { kind: 'question', from: 'hockney', text: 'Which form?' } as const;
    const asked: Outcome = { kind: 'asked', question: 'Which form?', answer: '', work: draft };
    const review = aReview({ findings: [] });
    const approval = { ...review, verdict: 'approved', changedSince: ['src/login.ts'] } as const;
    const [found, grave] = [aFinding(), aFinding({ severity: 'blocker' })];
    const earlier = (files: readonly string[]): Outcome => {
      return { ...done, work: { ...work, earlierReviews: [{ reviewer: 'olga', files }] } };
    };
    const size = { files: 1, added: 1200, removed: 3 };
    const note = { agent: 'fenster', category: '', path: 'x', title: 'y', learning: 'z' };
    const memory = { decisions: [note, note], learnings: [note, note] };
    const cases: readonly (readonly [string, Partial<Transcript>, Outcome?])[] = [
      ['failed', { agents: [fenster, failed] }],
      ['failed, then did it', { agents: [failed, again] }],
      ['two were stopped', { agents: [stopped, { ...stopped, name: 'Verbal' }] }],
      ['one stopped, one failed', { agents: [stopped, { ...failed, name: 'Keyser' }] }],
      ['set aside in the bundle', { conflicts: [{ ...aside, isBundled: true }] }],
      ['failed, and set aside', { agents: [fenster, failed], conflicts: [aside] }],
      ['three set aside', { conflicts: [aside, aside, aside] }],
      ['four set aside', { conflicts: [aside, aside, aside, aside] }],
      ['set aside beside an answer', { conflicts: [aside] }, answered],
      ['set aside before an interruption', { conflicts: [aside] }, cutOff],
      ['asks', { notice }, asked],
      ['two questions', { escalations: [asking, asking] }, asked],
      ['two are stuck', { escalations: calls }],
      ['not done, and failed', { parts: [deploy], agents: [fenster, failed] }],
      ['nothing done', { parts: [deploying, pin] }, answered],
      ['an answer', { agents: [coordinator] }, answered],
      ['a review', { reviews: [aReview({ findings: [found, grave] })] }, answered],
      ['an answer of agents', { agents: [coordinator, fenster] }, answered],
      ['asks again; earlier', { reviews: [aReview(), { ...review, handoff: 'h3' }] }, earlier([])],
      ['earlier, changed since', { agents: [anAgent({ files: ['b'] })] }, earlier(['a', 'b'])],
      ['worse than reviews', { parts: [deploy], reviews: [review] }, earlier(['a'])],
      ['asks, changed since', { reviews: [{ ...approval, verdict: 'changes-requested' }] }],
      ['approved before a change', { reviews: [approval] }],
      ['a size', {}, { ...done, work: { ...work, size } }],
      ['an empty size', {}, { ...done, work: { ...work, size: { ...size, files: 0 } } }],
      ['memory beside work', memory],
      ['memory beside an answer', memory, { ...answered, memory: work }],
      ...[' No. ', 'So...', 'two\nlines', 'x'.repeat(301), ''].map(
        (reason) => [`declined: ${reason.slice(0, 9)}`, {}, { kind: 'declined', reason }] as const,
      ),
      [
        'approved after it',
        { reviews: [approval, { ...approval, handoff: 'h2', changedSince: [] }] },
      ],
    ];
    const lines = cases.map(([name, ...rest]) => `- ${name}: ${lineOf(...rest)}`);
    const short = lines.map((line) => line.replace(/ · 3 min 20 s.*/, ''));
    expectGolden('first-lines', short.join('\n'));
  });

  it('lists what is not done below the first line where it does not fit', () => {
    const long = { ...deploying, why: 'no access. '.repeat(40) };
    const board = renderBoard(context, aTranscript({ parts: [long, pin] }), answered);
    expect(board.split('\n')[1]).toMatch(/^🚫 \*\*Not done\*\*: Deploying: no access · 3 min/);
    expect(board).toMatch(/\n\n\*\*Not done\*\*\n\n- Deploying: [^\n]+\n- Pin x\n\n/);
    const one = { ...deploying, part: `deploying ${'x'.repeat(400)}`, why: '' };
    expect(lineOf({ parts: [one] }, answered)).toMatch(
      /^🚫 \*\*Not done\*\*: Deploying x{289}… · /,
    );
  });

  it('keeps the memory branch out of the marker, because the next run does not go on with it', () => {
    const memory = { ...work, branch: 'squad/memory' };
    const marker = readMarker(renderBoard(context, quiet, { ...answered, memory }));
    expect(marker).toMatchObject({ outcome: 'answered', branch: undefined });
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
    const worstFirst = [5, 11, 4, 10, 3, 9, 2, 8, 1, 7, 0, 6].map((at) => `A${at}`);
    expect(namesIn(all)).toEqual(worstFirst);
    expect(all).not.toContain('more.');
    expect(shown(12, 10)).toMatch(/2 more agents<.*\n\n- \*\*A1\*\*.*\n- .*\n\nAnd 2 more\.\n/);
    expect(shown(7, 5)).toMatch(/\n- \*\*A4\*\*[^\n]*\n\nAnd 2 more\.$/);
  });

  it('says of each agent in a few words what it does, and what came of it', () => {
    const one = (name: string, changes: Partial<AgentRow>) => anAgent({ name, ...changes });
    const ended = { state: 'done', endedAt: 150_000 } as const;
    const agents = [
      one('Queued', { state: 'queued' }),
      one('Stepless', { step: '' }),
      one('Idle', { state: 'idle', step: '', inputTokens: 0, outputTokens: 0, role: 'Idle' }),
      one('Waits', { state: 'idle', answer: 'Fine.' }),
      one('Failed', { state: 'failed', endedAt: 150_000, step: '' }),
      one('Broke', { state: 'failed', endedAt: 150_000, files: ['a'] }),
      one('Stopped', { state: 'stopped', answer: 'Yes.', role: '' }),
      one('Done', { ...ended, answer: '# Done\n---\n> - **All** good' }),
      one('Twice', { ...ended, answer: 'Bad.' }),
      one('Twice', { ...ended, session: 'twice-2', answer: 'Yes.' }),
      one('Writer', { ...ended, answer: 'Yes.', files: ['a', 'b'] }),
    ];
    const transcript = aTranscript({ agents });
    const results = renderAgentResults(context, transcript, { max: 20, said: 'Yes.' });
    expectGolden('agents', `${renderAgentsAtWork(context, transcript, 20)}\n\n${results}`);
  });

  it('gives each agent its own name, and each person a word that notifies nobody', () => {
    const transcript = aTranscript({ agents: [fenster], names: new Map([['verbal', 'Verbal']]) });
    const ids = ['fenster', 'verbal', 'User', 'human', 'Person', 'people', 'coordinator', 'x', ''];
    expect(ids.map((id) => displayName(transcript, id)).join()).toBe(
      'Fenster,Verbal,octocat,people,people,people,Coordinator,x,nobody',
    );
    expect(displayName({ ...transcript, actor: '' }, 'User')).toBe('User');
    const unnamed = aTranscript({ agents: [{ ...fenster, name: '' }] });
    expect(displayName(unnamed, 'fenster')).toBe('fenster');
    const again = { ...fenster, session: 'fenster-2', name: 'Second' };
    expect(displayName(aTranscript({ agents: [again, fenster] }), 'fenster')).toBe('Fenster');
    expect(displayName(aTranscript({ agents: [again] }), 'fenster')).toBe('Second');
  });

  it('draws what few agents did only where one asked back, and leaves out how one worked alone', () => {
    const alone = aTranscript({ agents: [coordinator, fenster] });
    expect(renderBoard(context, alone, done)).not.toContain('How they worked');
    const asked = { id: 'h2', from: 'fenster', to: 'hockney' };
    const boardOf = (...handoffs: readonly HandoffRow[]) =>
      renderBoard(context, aTranscript({ handoffs: [aHandoff(), ...handoffs] }), done);
    expect(boardOf(aHandoff(asked))).not.toContain('mermaid');
    const back = aHandoff({ id: 'h3', from: 'hockney', to: 'fenster' });
    expect(boardOf(aHandoff(asked), back)).toContain('mermaid');
    expect(boardOf(aHandoff(asked), { ...back, status: 'refused' })).not.toContain('mermaid');
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
    const silent = { ...transcript, reviews: [{ ...review, findings: [] }] };
    const other = renderBoard(context, silent, done);
    expect(other).toContain('| **Hockney**, Tester | no verdict |');
    expect(other.split('\n')[1]).toContain(': Hockney gave no verdict · ');
    expect(other).not.toContain('Approved');
  });

  it("counts what was handed over apart from messages, and people's files apart from the memory", () => {
    const told = aHandoff({ id: 'h2', type: 'information-share', status: 'delivered' });
    const path = '.squad/a.md';
    const learning = { agent: 'fenster', learning: 'x', category: 'y', path };
    const decision = { agent: 'fenster', title: 'y', category: '', path: '.squad/new.md' };
    const agents = [coordinator, { ...fenster, files: ['src/login.ts', path] }, anAgent()];
    const size = { files: 1, added: 2, removed: 0, isPartial: true };
    const memory = { decisions: [decision], learnings: [learning] };
    const run = aTranscript({ agents, handoffs: [aHandoff(), told], ...memory });
    const board = renderBoard(context, run, { ...done, work: { ...work, size } });
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
    const safe = createDefuse(facts);
    const transcript = aTranscript({ agents: [], handoffs: [], left: ['a: b'] });
    const board = renderBoard({ ...context, safe }, transcript, outcome);
    expect(
      fromMarkdown(board)
        .children.slice(-2)
        .map(({ type }) => type),
    ).toEqual(['paragraph', 'list']);
  });
});
