import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import * as z from 'zod';
import { describeIssues } from '#src/tools/pipeline/define-tool.ts';
import { isTruncated, lineCount, truncate } from '#src/tools/pipeline/keep-output.ts';
import {
  failure,
  failureOfThrown,
  maskResult,
  ok,
  resultText,
} from '#src/tools/pipeline/tool-result.ts';

const shape = z.strictObject({
  targetAgent: z.string(),
  task: z.string(),
  line: z.int().optional(),
});

function issuesOf(schema: z.ZodType, input: unknown): string {
  const { success, error } = schema.safeParse(input);
  return success ? '' : describeIssues(error.issues);
}

describe('arguments that do not fit', () => {
  it.each([
    ['one that is missing', { task: 'a' }, 'targetAgent is required'],
    [
      'one that is missing, beside unknown ones',
      { task: 'a', target_agent: 'b', more: 1 },
      'targetAgent is required, unknown argument "target_agent", "more"',
    ],
    ['something else than an object', 'text', 'the arguments must be one object'],
  ])('are named: %s', (_, input, expected) => {
    expect(issuesOf(shape, input)).toBe(expected);
  });

  it('are named with the place in a list, and never with their value', () => {
    const list = z.object({ files: z.array(z.object({ path: z.string() })) });
    const said = issuesOf(list, { files: [{ path: 'a' }, { path: 5 }] });
    expect(said).toMatch(/^files\.1\.path: /);
    expect(issuesOf(shape, { task: 'a', targetAgent: 'b', line: 'hunter2' })).not.toContain(
      'hunter2',
    );
  });
});

const systemError = (code: string) =>
  Object.assign(new Error(`${code}: /home/me/x`), { code, syscall: 'open' });

describe('a result', () => {
  const mask = (text: string) => text.replaceAll('s3cret', '***');

  it('is masked with its data, names and lists included', () => {
    const data = { s3cret: ['s3cret', 1, null, true, { deep: 'a s3cret' }], none: {} };
    expect(maskResult(ok('a s3cret', data), mask)).toEqual({
      kind: 'ok',
      text: 'a ***',
      data: { '***': ['***', 1, null, true, { deep: 'a ***' }], none: {} },
    });
  });

  it('that failed is masked before its message is cut, with what to do next', () => {
    const failed = {
      ...failure('E_TOOL', `s3cret${'x'.repeat(2_000)}`, 'no s3cret'),
      data: 's3cret',
    };
    const masked = maskResult(failed, mask);
    expect(masked).toMatchObject({ kind: 'failed', next: 'no ***', data: '***' });
    expect(masked.kind === 'failed' && masked.message).toHaveLength(1_000);
    expect(masked.kind === 'failed' && masked.message).toMatch(/^\*\*\*x+/);
    expect(maskResult(failed, mask, 7)).toMatchObject({ message: '***x...' });
  });

  it.each([
    ['It failed', undefined, 'E_X: It failed; do so'],
    ['It failed.', undefined, 'E_X: It failed; do so'],
    ['It failed;', undefined, 'E_X: It failed; do so'],
    ['It failed...', undefined, 'E_X: It failed...; do so'],
    ['It failed', 'Not routed:', 'Not routed: E_X: It failed; do so'],
  ])('that failed is one sentence: %j, %j', (message, headline, text) => {
    const result = { kind: 'failed', code: 'E_X', message, next: 'do so' } as const;
    expect(resultText(headline === undefined ? result : { ...result, headline })).toBe(text);
  });
});

it('a message that ends with a question is followed by a sentence', () => {
  const refused = failure('E_AGENT_NOT_FOUND', 'Did you mean hockney?', 'choose one of them');
  expect(resultText(refused)).toBe('E_AGENT_NOT_FOUND: Did you mean hockney? Choose one of them');
});

describe('what was thrown', () => {
  it.each([
    ['EACCES', 'no permission (EACCES)'],
    ['ENOSPC', 'no space is left (ENOSPC)'],
    ['EISDIR', 'there is a folder where a file should be (EISDIR)'],
    ['ENOENT', 'the folder is gone (ENOENT)'],
    ['ELOOP', 'the file system refused (ELOOP)'],
  ])('by the file system is said in words, without its path: %s', (code, reason) => {
    const failure = failureOfThrown(systemError(code));
    expect(failure).toMatchObject({ kind: 'failed', code: 'E_TOOL' });
    expect(JSON.stringify(failure)).toContain(reason);
    expect(JSON.stringify(failure)).not.toContain('/home/me');
  });

  it.each([
    ['a POSIX path', 'cannot read /home/me/x.md', 'cannot read [path]'],
    ['a folder', 'in /home/me/', 'in [path]'],
    ['a Windows path', 'cannot read C:\\Users\\me', 'cannot read [path]'],
    ['a quoted path', "open '/home/me/x'", "open '[path]'"],
    ['one name behind a slash, which is a command', 'ask /help', 'ask /help'],
  ])('keeps no path of this machine: %s', (_, message, expected) => {
    expect(failureOfThrown(new Error(message))).toMatchObject({ message: expected });
  });
});

const LIMITS = { maxLines: 2_000, maxBytes: 50_000 };

describe('a text that is cut', () => {
  it.each([
    ['abc', 2, 2_000, 'ab\n[truncated: 1 byte omitted]'],
    ['abcd', 2, 2_000, 'ab\n[truncated: 2 bytes omitted]'],
    ['a\nb\n', 9, 1, 'a\n[truncated: 1 line omitted]'],
  ])('says of %j how much is missing', (text, maxBytes, maxLines, cut) => {
    expect(truncate(text, { maxBytes, maxLines })).toBe(cut);
  });

  it('holds for any text', () => {
    const unit = fc.constantFrom('a', '\n', 'é', '😀', '\r\n', '中', '');
    const limits = fc.record({
      maxLines: fc.integer({ min: 1, max: 9 }),
      maxBytes: fc.integer({ min: 0, max: 40 }),
    });
    void fc.assert(
      fc.property(fc.array(unit, { maxLength: 60 }), limits, (parts, small) => {
        const text = parts.join('');
        const cut = truncate(text, small);
        const [, kept = cut, notice] = /^([\s\S]*?)\n?(\[truncated: .*\])$/.exec(cut) ?? [];
        expect(text.startsWith(kept)).toBe(true);
        expect(lineCount(kept)).toBeLessThanOrEqual(small.maxLines);
        expect(Buffer.byteLength(kept)).toBeLessThanOrEqual(small.maxBytes);
        expect(Buffer.from(kept).toString()).toBe(kept);
        if (notice === undefined) expect(kept).toBe(text);
      }),
      { numRuns: 300 },
    );
  });
});

it.each([
  ['[truncated: 1 line omitted]', true],
  ['text\n[truncated: 9 bytes omitted; the whole text is in x]', true],
  ['[truncated: 1 line omitted] and more', false],
  ['', false],
])('%j ends with a notice: %s', (text, is) => {
  expect(isTruncated(text)).toBe(is);
});

it('the notice counts the whole text, of which this is the beginning, and names its place', () => {
  const whole = { lines: 1_000_000, bytes: 9_000_000, keptAt: 'tools/call-1.txt' };
  expect(truncate('a\nb\n', LIMITS, whole)).toBe(
    'a\nb\n[truncated: 999998 lines omitted; the whole text is in tools/call-1.txt]',
  );
});
