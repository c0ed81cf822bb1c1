import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { TimedEvent } from '#src/run-log/events.ts';
import { createRecordLines } from '#src/run-log/record.ts';
import { createMask } from '#src/secrets.ts';
import { anyText } from '../../text/any-text.ts';

const secret = Array.from({ length: 30 }, (_, at) => `horse${at * at}`).join('-');
const { mask } = createMask([secret]);
const call = { session: 'fenster', callId: 'c1', tool: 'view', ms: 3, at: 5 } as const;
const answered = (output: string): TimedEvent => ({ kind: 'tool.complete', ...call, output });
const committed = (patch: string): TimedEvent => ({
  kind: 'commit',
  session: 'fenster',
  commit: 'a'.repeat(40),
  files: [`${secret}.ts`],
  left: [secret],
  patch,
  at: 6,
});

const recorded = (event: TimedEvent) =>
  createRecordLines(mask)(event).map((line) => JSON.parse(line));

describe('a line of the record', () => {
  it.each<[string, number, (text: string) => TimedEvent]>([
    ['output', 2_000, answered],
    ['patch', 20_000, committed],
    ['message', 2_000, (message) => ({ kind: 'tool.failed', ...call, code: 'E_TOOL', message })],
    ['text', 4_000, (text) => ({ kind: 'agent.said', session: 'fenster', text, at: 1 })],
    [
      'asked',
      4_000,
      (asked) => ({ kind: 'run.started', request: '', actor: 'mona', trigger: 'c', asked, at: 1 }),
    ],
    ['answer', 64_000, (answer) => ({ kind: 'agent.finished', session: 'f', answer, at: 1 })],
  ])(
    'has at most so much of %s: %d characters, of a megabyte or of one more',
    (field, max, event) => {
      const [short] = recorded(event('x'.repeat(max)));
      expect(short[field]).toBe('x'.repeat(max));
      for (const length of [max + 1, 1_000_000]) {
        const [long] = recorded(event('x'.repeat(length)));
        expect(long[field].length).toBeLessThanOrEqual(max);
        expect(long[field]).toMatch(/^x{1000,}(?:\.\.\.|\n\[cut: .*\])$/);
      }
    },
  );

  it('has no part of a secret, wherever it is cut', () => {
    const texts = fc.tuple(
      fc.oneof(fc.integer({ min: 1_800, max: 2_010 }), fc.constant(1)),
      fc.integer({ min: 0, max: 60_000 }),
      fc.integer({ min: 0, max: 400 }),
    );
    fc.assert(
      fc.property(texts, ([before, after, repeated]) => {
        const text = `${'.'.repeat(before)}${secret}${'.'.repeat(after)}${secret.repeat(repeated)}`;
        const [{ output }] = recorded(answered(text));
        expect(output).not.toMatch(/[a-z]/);
        expect(output.length).toBeLessThanOrEqual(2_000);
      }),
      { numRuns: 60 },
    );
  });

  it('masks every string, in lists and deeper', () => {
    const [line] = createRecordLines(mask)(committed(`+const key = '${secret}';\n`));
    expect(line).not.toContain(secret);
    expect(JSON.parse(line ?? '')).toMatchObject({
      files: ['***.ts'],
      left: ['***'],
      patch: "+const key = '***';\n",
    });
  });

  it('is one line of JSON, whatever an agent says', () => {
    const hostile = fc.oneof(
      anyText(),
      fc.constantFrom(
        '</script><script>alert(1)',
        '\u0000\u001b[2J',
        '\ud800',
        'a\r\nb\u2028c',
        '"}\n{"',
      ),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        const lines = createRecordLines((it) => it)({
          kind: 'agent.said',
          session: 'f',
          text,
          at: 1,
        });
        expect(lines).toHaveLength(1);
        expect(lines[0]).not.toContain('\n');
        expect(JSON.parse(lines[0] ?? '').text).toBe(text);
      }),
    );
  });

  it('of an output of 10 MB takes no longer than its beginning does', () => {
    let masked = 0;
    const lines = createRecordLines((text) => {
      masked += text.length;
      return mask(text);
    })(answered(`${secret} ${'y'.repeat(10_000_000)}`));
    expect(lines[0]?.length).toBeLessThan(3_000);
    expect(masked).toBeLessThan(100_000);
  });
});

describe('a record that gets too long', () => {
  it('goes on without outputs and diffs, and says so once', () => {
    const linesOf = createRecordLines((text) => text);
    const long = committed('x'.repeat(30_000));
    const lines = Array.from({ length: 500 }, () => linesOf(long)).flat();
    const events = [...lines, ...linesOf(answered('ok'))].map((line) => JSON.parse(line));
    expect(events.filter(({ kind }) => kind === 'note')).toEqual([
      {
        kind: 'note',
        text: "This run's record is long: from here on, tool output and diffs are left out.",
        at: 6,
      },
    ]);
    expect(lines.join('\n').length).toBeLessThan(8_100_000);
    expect(events.filter(({ patch }) => patch !== undefined).length).toBeGreaterThan(350);
    expect(events.at(-1)).toEqual({ kind: 'tool.complete', ...call });
    expect(events.filter(({ kind }) => kind === 'commit')).toHaveLength(500);
  });
});
