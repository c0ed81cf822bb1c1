import { expect, it } from '@jest/globals';
import { TOOLS_HELP } from '../../../src/cli/tools.ts';
import { type CustomTool, DEFAULT_LIMITS } from '../../../src/ports/custom-tools.ts';
import {
  scanExecutables,
  toToolListing,
} from '../../../src/tools/custom/executable/scan-executables.ts';
import { renderToolListing } from '../../../src/tools/custom/render-tool-listing.ts';
import { aManifest, aToolFolder } from './a-tool-folder.ts';

const standing = { users: 'nobody', mayStartPrograms: false };

it('shows an executable tool with its version', async () => {
  const folder = await aToolFolder({
    'lint/tool.yaml': aManifest({ version: '1.2.0', usage: 'Run it.' }),
    'lint/lint.py': '',
  });
  const listing = toToolListing(await scanExecutables(folder));
  expect(renderToolListing(listing, () => standing)).toBe(
    '1 custom tool\n\n  lint (executable 1.2.0)\n    Lints the code Run it.\n    from .squad/tools/lint/tool.yaml\n    for nobody\n',
  );
});

const aModule = (path: string, description: string): CustomTool => ({
  name: 'wordy',
  description,
  inputSchema: {},
  limits: DEFAULT_LIMITS,
  kind: 'module',
  origin: { scope: 'local', path, commit: undefined, sha256: '' },
});

it('prints no terminal sequence from the name of a file', () => {
  const tool = aModule(`a${String.fromCharCode(27)}[2J.ts`, 'x');
  const listed = renderToolListing({ tools: [tool], diagnostics: [] }, () => standing);
  expect(listed).toContain('    from a.ts\n');
});

it('keeps to 80 columns, but for words that are longer', () => {
  const words = 'word '.repeat(200);
  const path = `.squad/tools/${'deep/'.repeat(20)}a.ts`;
  const tool = aModule(path, words);
  const problem = { code: 'L_IMPORT', path: 'a.ts', message: words, next: words } as const;
  const listed = renderToolListing({ tools: [tool], diagnostics: [problem] }, () => standing);
  const lines = `${listed}\n${TOOLS_HELP}`.split('\n');
  expect(lines.filter((line) => line.length > 80)).toEqual([`    ${path}`]);
});
