// Packs the command line as a package without dependencies, which a release offers as squad-action.tgz.
// Usage: node scripts/pack.mjs <folder for squad-action.tgz>, with the repository in GITHUB_REPOSITORY as owner/name
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const target = resolve(process.argv[2] ?? '.');
const run = (program, args, cwd) => execFileSync(program, args, { cwd, encoding: 'utf8' }).trim();

const { name, version, description, license, type, bin, files, engines } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);
const manifest = {
  ...{ name, version, description, license, type, bin, files, engines },
  // From these `init` knows which action it writes into workflows.
  repository: `github:${process.env.GITHUB_REPOSITORY}`,
  gitHead: run('git', ['rev-parse', 'HEAD'], root),
};

const folder = mkdtempSync(join(tmpdir(), 'squad-pack-'));
for (const path of [...files, 'LICENSE', 'README.md']) {
  cpSync(join(root, path), join(folder, path), { recursive: true });
}
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
const packed = run('npm', ['pack', '--silent', '--pack-destination', target], folder);
renameSync(join(target, packed.split('\n').at(-1)), join(target, 'squad-action.tgz'));
rmSync(folder, { recursive: true });
