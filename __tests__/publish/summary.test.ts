import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Transcript } from '../../src/coordinator/transcript.ts';
import type { Outcome } from '../../src/outcome.ts';
import { renderSequence } from '../../src/publish/sequence.ts';
import { renderSummary } from '../../src/publish/summary.ts';
import { oneLine } from '../../src/publish/words.ts';
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
} from './a-run.ts';

const changed: Outcome = { kind: 'changed', work, answer: 'The form checks its input now.' };

describe('renderSummary', () => {
  it('tells a short run: the answer, who asked whom, what it took, what came of it', () => {
    const transcript = aTranscript({
      decisions: [
        { agent: 'fenster', title: 'Validate with zod', category: 'x', path: 'd/zod.md' },
      ],
      learnings: [{ agent: 'hockney', learning: 'The form posts JSON.', category: 'x', path: 'y' }],
      notes: ['`reviewers.hockney` names nobody'],
    });
    expect(renderSummary(context, transcript, changed)).toBe(
      [
        `**Done: changes are ready for review** · asked by [octocat](${facts.commentUrl}) · 3 min 20 s · 19.2k tokens · [run](${facts.runUrl}) · [\`squad/7-login\`](https://github.example/acme/harbour/tree/squad/7-login) · [pull request #8](${work.pullRequest.url})`,
        '',
        'The form checks its input now.',
        '',
        `**Next:** Review [pull request #8](${work.pullRequest.url}). To have something changed, mention \`@squad\` there.`,
        '',
        '## Who asked whom',
        '',
        '```mermaid',
        'sequenceDiagram',
        '  participant P1 as octocat',
        '  participant P2 as Coordinator',
        '  participant P3 as Fenster',
        '  participant P4 as Hockney',
        '  P1->>P2: add input validation to the login form',
        '  P2->>P3: add validation',
        '  P3-->>P2: answered',
        '  P2->>P4: test the login form',
        '```',
        '',
        '## Agents',
        '',
        '| Agent | State | Time | Tokens in | out | Tool calls | Model |',
        '| --- | --- | --- | --- | --- | --- | --- |',
        '| **Coordinator**, Coordinator | done | 3 min 14 s | 3k | 400 | 4 | gpt-5-mini |',
        '| **Fenster**, Backend | done | 1 min 10 s | 12k | 400 | 4 | gpt-5-mini |',
        '| **Hockney**, Tester | working | 1 min | 3k | 400 | 4 | gpt-5-mini |',
        '',
        '19.2k tokens in all.',
        '',
        '**1 handoff**',
        '',
        '- **Coordinator → Fenster** (task, answered): add validation',
        '',
        '## Files changed',
        '',
        '- `src/login.ts` by Fenster',
        '',
        '## Decisions',
        '',
        '- Validate with zod (Fenster, `d/zod.md`)',
        '',
        '## Learnings',
        '',
        '- The form posts JSON. (Hockney)',
        '',
        '**Worth knowing**',
        '',
        '- `reviewers.hockney` names nobody',
      ].join('\n'),
    );
  });

  it('has no empty sections for a run that started nobody', () => {
    const nobody = aTranscript({ agents: [], handoffs: [] });
    const outcome: Outcome = { kind: 'declined', reason: 'octocat has no write access.' };
    expect(renderSummary(context, nobody, outcome)).toBe(
      `**Declined: nothing was run** · asked by [octocat](${facts.commentUrl}) · 3 min 20 s · [run](${facts.runUrl})\n\noctocat has no write access.`,
    );
  });

  it('names everybody who changed a file', () => {
    const agents = [fenster, anAgent({ files: ['src/login.ts', 'a`b'] })];
    const summary = renderSummary(context, aTranscript({ agents }), changed);
    expect(summary).toContain("- `src/login.ts` by Fenster, Hockney\n- `a'b` by Hockney");
  });

  it.each(['@', '🦊', '&#64;', 'x'.repeat(50)])(
    "OUT-06 stays below GitHub's mebibyte when the door writes %j for every letter",
    (letter) => {
      const text = '@'.repeat(5000);
      const transcript = aTranscript({
        agents: Array.from({ length: 500 }, (_, at) => anAgent({ name: `n${at}`, role: text })),
        handoffs: Array.from({ length: 500 }, () => aHandoff({ task: text })),
        notes: Array.from({ length: 500 }, () => text),
      });
      const safe = (words: string) => words.replaceAll('@', letter);
      const outcome: Outcome = { ...changed, answer: '@'.repeat(200_000) };
      const summary = renderSummary({ facts, safe }, transcript, outcome);
      expect(Buffer.byteLength(summary)).toBeLessThan(2 ** 20);
      expect(summary.startsWith('**Done: changes are ready for review**')).toBe(true);
    },
  );

  it.each(['*a_ ', '[', '![a](', '> ', '- ', '1. ', '<a ', '``` '])(
    'X-09 gets to the end of an endless answer of %j',
    (piece) => {
      const outcome: Outcome = { ...changed, answer: `<\n\n${piece.repeat(200_000)}` };
      expect(renderSummary(context, aTranscript(), outcome)).toContain('*Cut here, ');
    },
  );

  it('OUT-01 sends every text of a person or a model through the door', () => {
    const text = '@everyone';
    const note = { agent: text, title: text, learning: text, category: text, path: 'x' };
    const transcript = aTranscript({
      request: text,
      actor: text,
      agents: [coordinator, anAgent({ name: text, role: text, task: text, model: text })],
      handoffs: [aHandoff({ from: text, to: text, task: text, type: text, reason: text })],
      decisions: [note],
      learnings: [note],
      notes: [text],
      left: [text],
    });
    const outcome: Outcome = { kind: 'failed', reason: text, hint: text, work: undefined };
    expect(renderSummary(mentionless, transcript, outcome)).not.toContain('@');
  });
});

describe('renderSequence', () => {
  const handoffs = (amount: number) =>
    Array.from({ length: amount }, (_, at) =>
      aHandoff({ id: `h${at}`, task: `step ${at}`, sentAt: at * 2, endedAt: at * 2 + 1 }),
    );
  const exchange = (amount: number, task = '') =>
    aTranscript({
      agents: [],
      handoffs: handoffs(amount).map((one) => (task === '' ? one : { ...one, task })),
    });

  it('draws nothing when nobody asked anybody', () => {
    expect(renderSequence(aTranscript({ agents: [], handoffs: [] }))).toBeUndefined();
  });

  it('draws two messages', () => {
    expect(renderSequence(exchange(1))).toBe(
      [
        '```mermaid',
        'sequenceDiagram',
        '  participant P1 as Coordinator',
        '  participant P2 as fenster',
        '  P1->>P2: step 0',
        '  P2-->>P1: answered',
        '```',
      ].join('\n'),
    );
  });

  it('draws sixty messages in order of time', () => {
    const lines = linesOf(exchange(30)).filter((line) => line.includes('->>'));
    expect(lines).toEqual(
      Array.from({ length: 30 }, (_, at) => [
        `  P1->>P2: step ${at}`,
        '  P2-->>P1: answered',
      ]).flat(),
    );
  });

  it('counts the messages that it leaves out', () => {
    expect(linesOf(exchange(200)).at(-1)).toBe('  Note over P1: and 250 messages more');
    expect(linesOf(exchange(200, ';'.repeat(80))).at(-1)).toMatch(/messages more$/);
  });

  it('crosses out what was refused or failed, and says why', () => {
    const refused = aHandoff({ status: 'refused', reason: 'too many hops' });
    const lost = aHandoff({ id: 'h2', status: 'failed', sentAt: 30_000 });
    const transcript = aTranscript({ agents: [], handoffs: [refused, lost] });
    expect(linesOf(transcript).slice(-2)).toEqual([
      '  P1-xP2: add validation #40;refused, too many hops#41;',
      '  P1-xP2: add validation #40;failed#41;',
    ]);
  });

  it("stays below GitHub's 50,000 characters", () => {
    const wild = Array.from({ length: 5000 }, (_, at) =>
      aHandoff({ id: `h${at}`, from: `${at}${'🦊'.repeat(50)}`, task: '🦊'.repeat(5000) }),
    );
    const diagram = renderSequence(aTranscript({ handoffs: wild })) ?? '';
    expect(diagram.length).toBeLessThan(50_000);
    expect(linesOf(aTranscript({ handoffs: wild })).length).toBeGreaterThan(30);
  });

  it.each([
    ['a;b', 'a#59;b'],
    ['see #7', 'see #35;7'],
    ['say "hi"', 'say #34;hi#34;'],
    ['end', '#101;nd'],
    ['The END', 'The #69;ND'],
    ['the weekend', 'the weekend'],
    ['x --> y', 'x #45;#45;#62; y'],
    ['one\ntwo', 'one two'],
    ['🦊', '#129418;'],
    ['日本語', '日本語'],
    ['', '…'],
  ])('writes %j as %j', (name, label) => {
    const transcript = aTranscript({ agents: [], handoffs: [aHandoff({ to: name || '\u200b' })] });
    expect(linesOf(transcript)[2]).toBe(`  participant P2 as ${label}`);
  });

  it('X-07 keeps to its grammar whatever agents are called and asked', () => {
    fc.assert(
      fc.property(nastyText, nastyText, nastyText, fc.boolean(), (from, to, task, refused) => {
        const status = refused ? 'refused' : 'answered';
        const handoff = aHandoff({ from, to, task, status, reason: from });
        const agent = anAgent({ session: 'other', agent: 'other', name: task, requestedBy: to });
        const lines = linesOf(aTranscript({ actor: to, agents: [agent], handoffs: [handoff] }));
        expect(lines[0]).toBe('sequenceDiagram');
        const labels = lines.slice(1).map((line) => grammar.exec(line)?.[1]);
        expect(labels.filter((label) => !tame.test(label ?? ''))).toEqual([]);
        expect(lines.length - 1).toBe(peopleIn(lines) + (refused ? 2 : 3));
      }),
      { numRuns: 500 },
    );
  });

  it('loses nothing of a task but what does not fit in a line', () => {
    fc.assert(
      fc.property(nastyText, (task) => {
        const [asked = ''] = linesOf(exchange(1, task || ' ')).slice(3);
        expect(decoded(asked.replace('  P1->>P2: ', ''))).toBe(oneLine(task, 60) || '…');
      }),
      { numRuns: 500 },
    );
  });
});

const grammar = /^ {2}(?:participant P\d+ as|P\d+(?:->>|-->>|-x)P\d+:) (.+)$/u;
/** No character but letters, digits, a few marks and references; no lone `end`, no arrow, no dash at the end. */
const tame = /^(?!.*(?:\bend\b|--|-$))(?:[\p{L}\p{M}\p{N} .,/…-]|#\d+;)+$/iu;

function linesOf(transcript: Transcript): readonly string[] {
  const lines = (renderSequence(transcript) ?? '').split('\n');
  expect([lines[0], lines.at(-1)]).toEqual(['```mermaid', '```']);
  return lines.slice(1, -1);
}

function peopleIn(lines: readonly string[]): number {
  return lines.filter((line) => line.startsWith('  participant ')).length;
}

function decoded(label: string): string {
  return label.replace(/#(\d+);/g, (_, point) => String.fromCodePoint(Number(point)));
}
