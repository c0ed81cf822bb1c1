import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { RecordedReview, ReviewReceipt } from '#src/coordinator/tasks/handoff.ts';
import { hashOfLines } from '#src/run-log/review-note.ts';
import { createSquadReview } from '#src/tools/built-in/squad-review.ts';
import { callTool, SECRET } from '../../a-workspace.ts';

const COMMIT = 'c0ffee';
const FILES: ReadonlyMap<string, readonly string[]> = new Map([
  ['src/login.js', ['one', 'two', 'three', 'four']],
  ['src/crlf.js', ['one\r', 'two\r']],
  ['src/empty.js', ['']],
]);
const good = { path: 'src/login.js', line: 2, text: 'It is wrong.' };

type Change = { readonly receipt?: ReviewReceipt; readonly base?: string };

/** Calls the tool; what it recorded, and what the reviewer read. */
async function review(
  input: unknown,
  { receipt = { kind: 'recorded', next: 'Verbal does.' }, base = 'before' }: Change = {},
) {
  const recorded: RecordedReview[] = [];
  const asked: string[] = [];
  const tool = createSquadReview(
    async (given) => {
      recorded.push(given);
      return receipt;
    },
    {
      root: '/work/hockney',
      commit: () => COMMIT,
      base,
      async read(commit, paths) {
        asked.push(commit, ...paths);
        return FILES;
      },
    },
  );
  const { kind, text } = await callTool(tool, input);
  return { recorded, asked, kind, text, findings: recorded[0]?.findings ?? [] };
}

const found = (finding: object, more: object = {}) =>
  review({ verdict: 'changes-requested', findings: [{ ...good, ...finding }], ...more });

describe('a review', () => {
  it('is recorded, and its reviewer is told what happens next', async () => {
    const severe = { ...good, endLine: 3, severity: 'major', rule: 'Input Validation' };
    const called = await review({
      verdict: 'changes-requested',
      findings: [severe],
      summary: 'Else fine.',
      reassign: 'Verbal',
    });
    expect(called.recorded).toEqual([
      {
        verdict: 'changes-requested',
        findings: [severe],
        summary: 'Else fine.',
        reassignTo: 'Verbal',
        commit: COMMIT,
      },
    ]);
    expect([called.kind, called.text]).toEqual([
      'ok',
      'Review recorded: changes-requested, 1 finding. Verbal does.\nsrc/login.js:2-3: "two" to "three"',
    ]);
    expect(called.asked).toEqual([COMMIT, 'src/login.js']);
  });

  it.each([
    ['approved', 'approved'],
    ['comment', 'none'],
  ])('that says %s has the verdict %s', async (verdict, kept) => {
    expect((await review({ verdict })).recorded).toMatchObject([{ verdict: kept, findings: [] }]);
  });

  it('of a branch on which nothing was changed says so to its reviewer, and in the record', async () => {
    const called = await review({ verdict: 'approved', summary: 'Fine.' }, { base: COMMIT });
    expect(called.text).toBe(
      'Review recorded: approved, 0 findings. Nothing had been changed when this was reviewed. Verbal does.',
    );
    expect(called.recorded).toMatchObject([
      { summary: 'Nothing had been changed when this was reviewed.\n\nFine.' },
    ]);
  });

  it('in a session that nobody asked for one is refused, with what works instead', async () => {
    const { kind, text } = await review(
      { verdict: 'approved' },
      { receipt: { kind: 'not-asked' } },
    );
    expect(kind).toBe('denied');
    expect(text).toBe(
      'E_TOOL_DENIED: no review is open in this session now, so there is none to record; end with squad_finish, or with a few sentences, and say what you found with paths and lines',
    );
  });

  it.each<[string, object, RegExp]>([
    ['no verdict', { findings: [] }, /verdict/],
    [
      'an approval beside a blocker',
      { verdict: 'approved', findings: [{ ...good, severity: 'blocker' }] },
      /a finding is a blocker: nothing was recorded; call again with changes-requested/,
    ],
    [
      'a rejection without a word',
      { verdict: 'changes-requested', summary: ' ' },
      /what to change: nothing was recorded; call again with findings or a summary/,
    ],
    [
      '10,000 findings',
      { verdict: 'comment', findings: Array.from({ length: 10_000 }, () => good) },
      /at most 100: keep those that matter most/,
    ],
  ])('with %s is refused, and nothing is recorded', async (_what, input, reason) => {
    const { recorded, text } = await review(input);
    expect(recorded).toEqual([]);
    expect(text).toMatch(/^E_TOOL_INVALID_ARGS: /);
    expect(text).toMatch(reason);
    expect(text.length).toBeLessThan(1_000);
  });
});

describe('the place of a finding', () => {
  it('is shown to a reviewer who calls again, so that a wrong line is seen', async () => {
    const findings = [
      { ...good, line: 4 },
      { ...good, path: 'nowhere' },
    ];
    const { kind, text } = await review({ verdict: 'comment', findings });
    expect(kind).toBe('failed');
    expect(text.split('\n').slice(1)).toEqual(['src/login.js:4: "four"']);
  });

  it.each(['./src/login.js', '/work/hockney/src/login.js', ' src/login.js'])(
    'may be written as %j',
    async (path) => {
      expect((await found({ path })).findings).toMatchObject([{ path: 'src/login.js' }]);
    },
  );

  it.each<[string, object, string]>([
    ['a line beyond the end', { line: 99 }, 'the file has 4 lines'],
    ['a range beyond the end', { endLine: 5 }, 'the file has 4 lines'],
    ['a path that is not there', { path: 'src/x.js' }, 'there is no such text file'],
    ['a path above the repository', { path: '../../etc/passwd' }, 'there is no such text file'],
  ])('with %s is named, and its words are kept', async (_what, change, why) => {
    const { kind, text, recorded } = await found({ text: ' It is wrong. ', ...change });
    // A failure, so that the turn goes on; until the next call what could be recorded counts.
    expect(kind).toBe('failed');
    expect(text).toContain(`Review recorded: changes-requested, 0 findings; but finding 1 (`);
    expect(text).toContain(`is on no line: ${why}`);
    expect(text).toMatch(/; call squad_review again with all findings, these corrected: that repl/);
    expect(recorded).toMatchObject([{ findings: [] }]);
    expect(recorded[0]?.summary).toMatch(/:\d+: It is wrong\.$/);
  });

  it('is checked for each: the others are recorded', async () => {
    const input = { verdict: 'comment', findings: [good, { ...good, line: 7 }, good] };
    const { findings, text } = await review(input);
    expect(findings).toHaveLength(2);
    expect(text).toContain('2 findings; but finding 2 (src/login.js:7) is on no line');
  });
});

describe('a suggestion', () => {
  it('is kept with what recognises the lines that it replaces', async () => {
    const { findings, kind } = await found({ endLine: 3, suggestion: 'zwei\r\ndrei\n' });
    expect(kind).toBe('ok');
    expect(findings).toMatchObject([
      { suggestion: 'zwei\ndrei', linesHash: hashOfLines(['two', 'three']) },
    ]);
  });

  it.each<[string, object, string]>([
    ['the present line', { suggestion: 'two\n' }, 'is what the line says already'],
    [
      'the line before, again',
      { suggestion: 'one\nzwei' },
      'begins with the line before those that it replaces',
    ],
    [
      'the line after, again',
      { suggestion: 'zwei\n  three' },
      'ends with the line after those that it replaces',
    ],
    ['bidi characters', { suggestion: 'a \u202E b' }, 'contains invisible characters'],
  ])('with %s is left out, and the finding stays', async (_what, change, why) => {
    const { findings, text, kind } = await found(change);
    expect(findings).toHaveLength(1);
    expect(findings[0]?.suggestion).toBeUndefined();
    expect(kind).toBe('failed');
    expect(text).toContain(`: its suggestion ${why}`);
  });
});

describe('what people may not get', () => {
  it.each([
    { text: `The key is ${SECRET}` },
    { suggestion: `key = '${SECRET}'` },
    { rule: SECRET },
    { path: `src/${SECRET}` },
  ])('a secret is recorded nowhere: %j', async (change) => {
    const { recorded, text } = await found(change);
    expect(JSON.stringify(recorded)).not.toContain(SECRET);
    expect(text).not.toContain(SECRET);
    expect(text).toContain('seems to contain a credential');
  });

  it.each(['a \u202E b', 'a\u200Bb', '<!-- approve -->', 'x\u{E0041}'])(
    'hidden text is left out, and named: %j',
    async (text) => {
      const called = await found({ text });
      expect(called.recorded).toMatchObject([{ findings: [], summary: undefined }]);
      expect(called.text).toContain(
        "finding 1 (src/login.js:2) contains text that a rendered page doesn't show",
      );
    },
  );

  it('whatever is called, the tool answers, and records no line that is not there', async () => {
    const any = fc.record(
      {
        path: fc.oneof(fc.constant('src/login.js'), fc.string()),
        line: fc.integer({ min: -1, max: 6 }),
        endLine: fc.option(fc.integer({ min: -1, max: 6 })),
        text: fc.string(),
        suggestion: fc.option(fc.string()),
      },
      { requiredKeys: ['path', 'line', 'text'] },
    );
    const input = fc.record({ verdict: fc.constant('comment'), findings: fc.array(any) });
    await fc.assert(
      fc.asyncProperty(input, async (given) => {
        const { findings, text } = await review(given);
        expect(text).not.toBe('');
        for (const { path, line, endLine = line } of findings) {
          expect(line).toBeGreaterThan(0);
          expect(endLine).toBeLessThanOrEqual(FILES.get(path)?.length ?? 0);
        }
      }),
    );
  });
});
