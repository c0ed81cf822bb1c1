// Jest's setup: a folder for what tests leave behind, which goes with the run, and in it one for the build that all test
// files share: whoever needs it first fills it. And no proxies: the far side of every test is on this machine.
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// biome-ignore lint/style/noDefaultExport: jest calls it by this name
export default function prepareBuilds() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'squad-test-')));
  // Some programs run as another user.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.env.SQUAD_BUILDS = join(folder, 'builds');
  mkdirSync(process.env.SQUAD_BUILDS);
  for (const name of Object.keys(process.env)) {
    if (/^(?:https?|no|all)_proxy$/i.test(name)) delete process.env[name];
  }
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}
