// `npm ci` wants an entry in package-lock.json for every optional platform package, and npm writes none for those
// that its registry doesn't serve. Run this after `npm install` where the registry is a partial mirror.
import { readFileSync, writeFileSync } from 'node:fs';

const SYSTEMS = ['android', 'darwin', 'freebsd', 'win32', 'linux', 'openharmony'];
const PROCESSORS = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 'riscv64', 's390x', 'loong64'];

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const missing = Object.entries(lock.packages).flatMap(([folder, owner]) =>
  Object.entries(owner.optionalDependencies ?? {})
    .filter(([name]) => !lock.packages[`node_modules/${name}`])
    .filter(([name]) => !lock.packages[`${folder}/node_modules/${name}`])
    .map(([name, version]) => [`node_modules/${name}`, entryOf(name, version, owner)]),
);
const entries = Object.entries({ ...lock.packages, ...Object.fromEntries(missing) });
entries.sort(([one], [other]) => one.localeCompare(other, 'en'));
const completed = { ...lock, packages: Object.fromEntries(entries) };
writeFileSync('package-lock.json', `${JSON.stringify(completed, null, 2)}\n`);

function entryOf(name, version, { dev }) {
  const os = SYSTEMS.filter((system) => name.includes(system)).slice(0, 1);
  const cpu = PROCESSORS.filter((processor) => name.includes(`-${processor}`)).slice(0, 1);
  return { version, cpu, ...(dev ? { dev } : {}), optional: true, os };
}
