import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { renderSequence } from '#src/publish/views/sequence-diagram.ts';
import type { HandoffStatus } from '#src/run-log/events.ts';
import type { Transcript } from '#src/run-log/transcript.ts';
import { oneLine } from '#src/text/one-line.ts';
import { aHandoff, anAgent, aTranscript, coordinator, fenster, nastyText } from '../../a-run.ts';

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

  it('draws sixty messages in order of time', () => {
    const lines = linesOf(exchange(30)).filter((line) => line.includes('->>'));
    expect(lines).toEqual(
      Array.from({ length: 30 }, (_, at) => [`  P1->>P2: step ${at}`, '  P2-->>P1: done']).flat(),
    );
  });

  it('counts the messages that it leaves out', () => {
    expect(linesOf(exchange(500)).at(-1)).toBe('  Note over P1: and 600 messages more');
    const lastOf = (arrows: number) => renderSequence(exchange(3), arrows)?.split('\n').at(-2);
    expect(lastOf(5)).toBe('  Note over P1: and 1 message more');
    expect(lastOf(6)).toBe('  P2-->>P1: done');
    expect(linesOf(exchange(200, ';;; '.repeat(20))).at(-1)).toMatch(/messages more$/);
  });

  it('leads a redirected message to who got it, and says for whom it was', () => {
    const handoff = aHandoff({ to: 'Keaton', redirectedFrom: 'Ripley' });
    const lines = linesOf(aTranscript({ agents: [], handoffs: [handoff] }));
    expect(lines[2]).toBe('  participant P2 as Keaton');
    expect(lines[3]).toBe('  P1->>P2: add validation<br/>(for Ripley)');
  });

  it('crosses out what was refused, and says why without a code', () => {
    const refused = aHandoff({ status: 'refused', code: 'E_A2A_HOPS', reason: 'E_A2A_HOPS: x' });
    expect(linesOf(aTranscript({ agents: [], handoffs: [refused] })).slice(-1)).toEqual([
      '  P1-xP2: add validation<br/>(refused: handed on too many times)',
    ]);
  });

  it.each([
    ['failed', ['  P1->>P2: add validation', '  P2--xP1: failed: No sign of life']],
    ['late', ['  P1->>P2: add validation', '  P2--xP1: answered too late']],
    ['delivered', ['  P1-)P2: add validation']],
    ['sent', ['  P1->>P2: add validation']],
  ] as const)('draws what was %s', (status, lines) => {
    const handoff = aHandoff({ status, reason: 'No sign of life. Try again.' });
    const drawn = linesOf(aTranscript({ agents: [], handoffs: [handoff] }));
    expect(drawn.slice(3)).toEqual(lines);
  });

  it('draws who asked for the work that no handoff asked for', () => {
    const agents = [
      { ...coordinator, startedAt: 1 },
      anAgent({ requestedBy: 'coordinator', startedAt: 2 }),
      anAgent({ name: 'Verbal', task: '', startedAt: 3 }),
      fenster,
      anAgent({ name: 'Keyser', session: 'keyser-2' }),
    ];
    const asked = [aHandoff({ status: 'unread' }), aHandoff({ to: 'keyser-2', status: 'unread' })];
    const lines = linesOf(aTranscript({ agents, handoffs: asked, request: 'Check it' }));
    expect(lines.filter((line) => !line.includes(' as '))).toEqual([
      'sequenceDiagram',
      '  P1->>P2: Check it',
      '  P2->>P3: test the login form',
      '  P2->>P4: Check it',
      '  P2-)P5: add validation',
      '  P2-)P6: add validation',
    ]);
  });

  it("stays below GitHub's 50,000 characters", () => {
    const wild = Array.from({ length: 1000 }, (_, at) =>
      aHandoff({ id: `h${at}`, from: `${at}${'🦊'.repeat(50)}`, task: '🦊'.repeat(5000) }),
    );
    const lines = linesOf(aTranscript({ handoffs: wild }));
    expect(lines.join('\n').length).toBeLessThan(49_900);
    expect(lines.length).toBeGreaterThan(30);
  });

  it.each([
    ['a;b', 'a#59;b'],
    ['see #7', 'see #35;7'],
    ['say "hi" in `a` (twice)', 'say "hi" in `a` (twice)'],
    ['wrap: it', '#119;rap: it'],
    ['%%{init: 1}%%', '#37;#37;#123;init: 1#125;#37;#37;'],
    ['a<b>&amp;', 'a#60;b#62;#38;amp#59;'],
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

  it('keeps to its grammar whatever agents are called and asked', () => {
    fc.assert(
      fc.property(nastyText, nastyText, nastyText, statuses, (from, to, task, status) => {
        const facts = { status, reason: from, redirectedFrom: task };
        const handoff = aHandoff({ from, to, task, ...facts });
        const agent = anAgent({ session: 'other', agent: 'other', name: task, requestedBy: to });
        const lines = linesOf(aTranscript({ actor: to, agents: [agent], handoffs: [handoff] }));
        expect(lines[0]).toBe('sequenceDiagram');
        const labels = lines.slice(1).flatMap((line) => grammar.exec(line)?.[1]?.split('<br/>'));
        expect(labels.filter((label) => !tame.test(label ?? ''))).toEqual([]);
        expect(lines.length - 1).toBe(peopleIn(lines) + (returns.has(status) ? 3 : 2));
      }),
      { numRuns: 200 },
    );
  });

  it('loses nothing of a task but what does not fit in a line', () => {
    fc.assert(
      fc.property(nastyText, (task) => {
        const words = task.slice(0, 40);
        const [asked = ''] = linesOf(exchange(1, words || ' ')).slice(3);
        expect(decoded(asked.replace('  P1->>P2: ', ''))).toBe(
          oneLine(oneLine(words, 40), 40) || '…',
        );
      }),
      { numRuns: 200 },
    );
  });
});

const statuses = fc.constantFrom<HandoffStatus>(
  'sent',
  'answered',
  'delivered',
  'refused',
  'failed',
  'late',
);
/** Drawn with an arrow back. */
const returns = new Set<HandoffStatus>(['answered', 'failed', 'late']);
const grammar = /^ {2}(?:participant P\d+ as|P\d+(?:->>|-->>|-x|--x|-\))P\d+:) (.+)$/u;
/** No character but letters, digits, harmless marks and references; no lone `end`, no arrow, no dash at the end. */
const tame =
  /^(?!(?:no)?wrap:)(?!.*(?:\bend\b|--|-$))(?:[\p{L}\p{M}\p{N} .,/…`'"()?!=+*_|[\]~:-]|#\d+;)+$/iu;

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
