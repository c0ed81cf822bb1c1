import { expect, it } from '@jest/globals';
import { createPathReplacer } from '../../../src/tools/host/shown-paths.ts';

const local = {
  root: '/work/.squad',
  scope: 'local',
  shownAs: '.squad/tools',
  commit: 'c',
} as const;
const global = { root: '/tmp/g', scope: 'global', shownAs: 'shared', commit: undefined } as const;
const shown = createPathReplacer({ folders: [local, global], workdir: '/work' });

it.each([
  ['at run (/work/.squad/tools/a.ts:1:2)', 'at run (.squad/tools/a.ts:1:2)'],
  ['file:///work/.squad/lib/b.ts', '.squad/lib/b.ts'],
  ['/tmp/g/tools/c.ts and /work/src/d.ts', 'shared/c.ts and src/d.ts'],
  ['/workshop/x and /other', '/workshop/x and /other'],
])('words %s as in the repository', (text, expected) => {
  expect(shown(text)).toBe(expected);
});
