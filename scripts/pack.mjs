// Packs what a release offers: squad-action.tgz, which holds the action and its command line without dependencies, and
// sbom.cdx.json, the packages of which it is made. The same commit gives the same bytes, with the same Node and npm.
// Usage: node scripts/pack.mjs <folder for the two>, with the repository in GITHUB_REPOSITORY as owner/name
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runtimePackages } from './runtime-packages.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const target = resolve(process.argv[2] ?? '.');
const run = (program, args, cwd) =>
  execFileSync(program, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 }).trim();
const write = (path, value) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);

const { name, version, description, license, type, bin, files, engines } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);
const [commit, committed] = run('git', ['log', '-1', '--format=%H %cI'], root).split(' ');

packArchive();
write(join(target, 'sbom.cdx.json'), await listPackages());

function packArchive() {
  const folder = mkdtempSync(join(tmpdir(), 'squad-pack-'));
  for (const path of [...files, 'LICENSE', 'README.md']) {
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  write(join(folder, 'package.json'), {
    ...{ name, version, description, license, type, bin, files, engines },
    // From these `init` knows which action it writes into workflows.
    repository: `github:${process.env.GITHUB_REPOSITORY}`,
    gitHead: commit,
  });
  const packed = run('npm', ['pack', '--silent', '--pack-destination', target], folder);
  renameSync(join(target, packed.split('\n').at(-1)), join(target, 'squad-action.tgz'));
  rmSync(folder, { recursive: true });
}

/**
 * npm's list of all that package-lock.json names, less what is neither in dist/ nor fetched at run time. (With `--omit dev`
 * npm leaves out packages that something for development needs, too.)
 */
async function listPackages() {
  const options = ['--package-lock-only', '--sbom-format', 'cyclonedx'];
  const sbom = JSON.parse(run('npm', ['sbom', ...options], root));
  const held = new Set([...bundledPackages(), ...(await fetchedPackages())]);
  const isHeld = (ref) => ref === `${name}@${version}` || held.has(ref);
  sbom.serialNumber = `urn:uuid:${commit.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5')}`;
  sbom.metadata.timestamp = new Date(committed).toISOString();
  sbom.metadata.component.name = name;
  sbom.components = sbom.components.filter((one) => isHeld(one['bom-ref']));
  sbom.dependencies = sbom.dependencies
    .filter(({ ref }) => isHeld(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isHeld) }));
  return sbom;
}

function bundledPackages() {
  const licenses = readFileSync(join(root, 'dist/licenses.txt'), 'utf8');
  const headings = licenses.matchAll(/^(\S+) (\S+)(?: \(.*\))?\n-+$/gm);
  return [...headings].map(([, package_, its]) => `${package_}@${its}`);
}

async function fetchedPackages() {
  const packages = Object.values(await runtimePackages(root));
  return packages.map((one) => `${one.name}@${one.version}`);
}
