import { describe, expect, it } from '@jest/globals';
import { failureOfThrown, systemCode } from '../../../src/tools/pipeline/tool-result.ts';

const systemError = (code: string) =>
  Object.assign(new Error(`${code}: /home/me/x`), { code, syscall: 'open' });

describe('what was thrown', () => {
  it.each([
    ['EACCES', 'no permission (EACCES)'],
    ['ENOSPC', 'no space is left (ENOSPC)'],
    ['ENOTDIR', 'there is a file where a folder should be (ENOTDIR)'],
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
