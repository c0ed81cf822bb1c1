import { describe, expect, it } from '@jest/globals';
import { systemCode } from '../../../src/errors.ts';
import {
  CONTINUE_WITHOUT,
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

  it.each([undefined, 'text', { kind: 'ok' }, { kind: 'other', text: '' }])(
    'of another shape is a failure: %j',
    (value) => {
      const message = 'the tool gave no readable result';
      expect(normalizeResult(value)).toEqual(failure('E_TOOL_OUTPUT', message, CONTINUE_WITHOUT));
    },
  );
});

describe('what was thrown', () => {
  it.each([
    ['EACCES', 'no permission (EACCES)'],
    ['EPERM', 'no permission (EPERM)'],
    ['EROFS', 'the file system is read-only (EROFS)'],
    ['ENOSPC', 'no space is left (ENOSPC)'],
    ['EDQUOT', 'no space is left (EDQUOT)'],
    ['EISDIR', 'there is a folder where a file should be (EISDIR)'],
    ['ENOTDIR', 'there is a file where a folder should be (ENOTDIR)'],
    ['ENOENT', 'the folder is gone (ENOENT)'],
    ['EMFILE', 'too many files are open (EMFILE)'],
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

  it.each([
    ['an error of ours', Object.assign(new Error('x'), { code: 'E_GIT' }), undefined],
    ['a call without a code', Object.assign(new Error('x'), { syscall: 'open' }), undefined],
    ['a number for a code', { code: 2, syscall: 'open' }, undefined],
    ['nothing', null, undefined],
    ['a text', 'EACCES', undefined],
    ['an error of the file system', systemError('EEXIST'), 'EEXIST'],
  ])('has a code of the operating system or none: %s', (_, error, code) => {
    expect(systemCode(error)).toBe(code);
  });
});
