import { describe, expect, it } from '@jest/globals';
import {
  failure,
  failureOfThrown,
  maskResult,
  normalizeResult,
  ok,
  resultText,
  withNote,
} from '../../../src/tools/pipeline/tool-result.ts';

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
    const result = { ...failure('E_X', message, 'do so'), headline };
    expect(resultText(normalizeResult(result))).toBe(text);
  });

  it('has a note before its text, or after what to do next', () => {
    expect(withNote(ok('text'), 'note')).toMatchObject({ text: 'note\n\ntext' });
    expect(withNote(failure('E_X', 'm', 'next'), 'note')).toMatchObject({ next: 'next\nnote' });
  });
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
