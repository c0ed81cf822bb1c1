// Jest's global setup. Makes a temporary folder that is removed when the run ends; in it is a folder for the build that all
// test files share, which the first to need it fills. Removes proxy variables, because every test's server is local.
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// biome-ignore lint/style/noDefaultExport: jest calls it by this name
export default function prepareBuilds() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'squad-test-')));
  // Some tests run programs as another user, who must be able to enter the folder.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.env.SQUAD_BUILDS = join(folder, 'builds');
  mkdirSync(process.env.SQUAD_BUILDS);
  for (const name of Object.keys(process.env)) {
    if (/^(?:https?|no|all)_proxy$/i.test(name)) delete process.env[name];
  }
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}
