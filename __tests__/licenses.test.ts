import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const { licensesOf } = await import(join(import.meta.dirname, '../scripts/licenses.mjs'));
let root = '';

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'squad-licenses-'));
});

afterAll(() => rmSync(root, { recursive: true }));

function addPackage(name: string, files: Readonly<Record<string, string>>): void {
  const folder = join(root, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.2.3' }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
}

/** What esbuild tells of a bundle that holds these files. */
const bundleOf = (...paths: readonly string[]) => ({
  outputs: { 'main.js': { inputs: Object.fromEntries(paths.map((path) => [path, {}])) } },
});

describe('the licences of the bundle', () => {
  it('are those of the packages that it holds, and of what is copied beside it', async () => {
    addPackage('jiti', { LICENSE: 'Of jiti.' });
    addPackage('@scope/held', { 'LICENSE.md': 'Of held.', NOTICE: 'Beside it.' });
    addPackage('unused', { LICENSE: 'Of unused.' });
    const text = await licensesOf(bundleOf('src/a.ts', 'node_modules/@scope/held/lib/a.js'), root);
    expect(text).toContain('Of jiti.');
    expect(text).toContain('@scope/held 1.2.3');
    expect(text).toContain('Of held.');
    expect(text).toContain('Beside it.');
    expect(text).not.toContain('Of unused.');
  });

  it('are missing for a package that has none, and then there is no bundle', async () => {
    addPackage('bare', { 'README.md': 'Nothing of a licence.' });
    const told = licensesOf(bundleOf('node_modules/bare/index.js'), root);
    await expect(told).rejects.toThrow('bare has no file with its licence.');
  });
});
