import { describe, expect, it } from '@jest/globals';
import { pathsInPatch } from '../../../../src/adapters/copilot/file-tools/patch-paths.ts';

describe('the paths in a patch', () => {
  it('are those of every header, sources of moves included', () => {
    const patch =
      '*** Begin Patch\r\n*** Add File: a b.ts\r\n+x\n*** Update File: c\n*** Move to: d\n@@\n-y\n+z\n  *** Delete File: e\n*** End of File\n*** End Patch';
    expect(pathsInPatch({ input: patch })).toEqual(['a b.ts', 'c', 'd', 'e']);
  });

  it.each([
    [undefined],
    [''],
    [{ patch: '*** Add File: a' }],
    ['no headers'],
    ['*** Begin Patch\n*** Add File: a\n*** Rename File: /etc/passwd\n*** End Patch'],
  ])('are an impossible one when the patch %j is not understood', (args) => {
    expect(pathsInPatch(args)).toEqual(['']);
  });

  it('are found in a patch of a megabyte', () => {
    const patch = `*** Begin Patch\n*** Add File: a\n${'+ *** \t '.repeat(150_000)}\n*** End Patch`;
    expect(pathsInPatch(patch)).toEqual(['a']);
  });
});
