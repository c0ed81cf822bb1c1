import { expect, it } from '@jest/globals';
import { thisPlatform } from '../../../../src/adapters/copilot/runtime/platform.ts';

it('a Linux without glibc is one with musl, and every other system is its own', () => {
  const { header } = Object(process.report.getReport());
  const usesMusl = process.platform === 'linux' && header.glibcVersionRuntime === undefined;
  const system = usesMusl ? 'linuxmusl' : process.platform;
  expect(thisPlatform()).toBe(`${system}-${process.arch}`);
});
