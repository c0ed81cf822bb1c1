// Jest's setup: a folder for the one build that all test files of a run share. Whoever needs it first fills it.
// And no proxies: the far side of every test is on this machine.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// biome-ignore lint/style/noDefaultExport: jest calls it by this name
export default function prepareBuilds() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'squad-builds-')));
  process.env.SQUAD_BUILDS = folder;
  for (const name of Object.keys(process.env)) {
    if (/^(?:https?|no|all)_proxy$/i.test(name)) delete process.env[name];
  }
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}
