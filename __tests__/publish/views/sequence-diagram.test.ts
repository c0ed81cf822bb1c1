import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { renderSequence } from '#src/publish/views/sequence-diagram.ts';
import type { HandoffStatus } from '#src/run-log/events.ts';
import type { Transcript } from '#src/run-log/transcript.ts';
import { oneLine } from '#src/text/one-line.ts';
import { expectGolden } from '../a-golden.ts';
import { aHandoff, anAgent, aTranscript, coordinator, fenster, nastyText } from '../a-run.ts';

const STATUSES = ['sent', 'answered', 'delivered', 'refused', 'failed', 'late'] as const;

describe('renderSequence', () => {
  const exchange = (amount: number, task = 'x') =>
    aTranscript({
      agents: [],
      handoffs: Array.from({ length: amount }, (_, at) =>
        aHandoff({ id: `h${at}`, task, sentAt: at * 2, endedAt: at * 2 + 1 }),
      ),
    });

  it('draws who asked for what in order of time, for whom it was, and what came of it', () => {
    const agents = [
      { ...coordinator, startedAt: 1 },
      anAgent({ requestedBy: 'coordinator', startedAt: 2 }),
      anAgent({ name: 'Verbal', task: '', startedAt: 3 }),
      fenster,
      anAgent({ name: 'Keyser', session: 'keyser-2' }),
    ];
    const handoffs = [
      ...STATUSES.map((status, at) =>
        aHandoff({
          id: status,
          status,
          reason: 'No sign. Try again.',
          sentAt: 4 + at,
          endedAt: 20 - at,
        }),
      ),
      aHandoff({ to: 'keyser-2', status: 'unread' }),
      aHandoff({ to: 'Keaton', redirectedFrom: 'Ripley' }),
      aHandoff({ status: 'refused', code: 'E_A2A_HOPS', reason: 'E_A2A_HOPS: x' }),
    ];
    const drawn = renderSequence(aTranscript({ agents, handoffs, request: 'Check it' }));
    expectGolden('sequence', drawn ?? '');
    expect(renderSequence(aTranscript({ agents: [], handoffs: [] }))).toBeUndefined();
  });

  it('counts the messages that it leaves out', () => {
    expect(linesOf(exchange(500)).at(-1)).toBe('  Note over P1: and 600 messages more');
    const lastOf = (arrows: number) => renderSequence(exchange(3), arrows)?.split('\n').at(-2);
    expect(lastOf(5)).toBe('  Note over P1: and 1 message more');
    expect(lastOf(6)).toBe('  P2-->>P1: done');
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
        const people = lines.filter((line) => line.startsWith('  participant ')).length;
        expect(lines.length - 1).toBe(people + (returns.has(status) ? 3 : 2));
      }),
      { numRuns: 200 },
    );
  });

  it('loses nothing of a task but what does not fit in a line', () => {
    fc.assert(
      fc.property(nastyText, (task) => {
        const words = task.slice(0, 40);
        const [asked = ''] = linesOf(exchange(1, words || ' ')).slice(3);
        const label = asked.replace('  P1->>P2: ', '');
        const decoded = label.replace(/#(\d+);/g, (_, point) =>
          String.fromCodePoint(Number(point)),
        );
        expect(decoded).toBe(oneLine(oneLine(words, 40), 40) || '…');
      }),
      { numRuns: 200 },
    );
  });
});

const statuses = fc.constantFrom<HandoffStatus>(...STATUSES);
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
