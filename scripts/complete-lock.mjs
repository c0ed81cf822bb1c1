// `npm ci` needs an entry in package-lock.json for every optional platform package, but npm writes none for packages
// that its registry doesn't serve. Run this after `npm install` where the registry is a partial mirror.
// Usage: node scripts/complete-lock.mjs [folder]
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SYSTEM = /android|darwin|freebsd|win32|linux|openharmony/;
const PROCESSOR = /(?<=-)(?:arm64|x64|ia32|arm|ppc64|riscv64|s390x|loong64)/;

const path = join(process.argv[2] ?? '.', 'package-lock.json');
const lock = JSON.parse(readFileSync(path, 'utf8'));
const packages = { ...lock.packages };
for (const [folder, owner] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(owner.optionalDependencies ?? {})) {
    const isLocked = [folder, ''].some((place) => lock.packages[join(place, 'node_modules', name)]);
    if (!isLocked) packages[`node_modules/${name}`] = entryOf(name, version, owner);
  }
}
const entries = Object.entries(packages);
entries.sort(([one], [other]) => one.localeCompare(other, 'en'));
writeFileSync(
  path,
  `${JSON.stringify({ ...lock, packages: Object.fromEntries(entries) }, null, 2)}\n`,
);

/** Makes the entry by which npm can tell where to skip the package, from the package's name. */
function entryOf(name, version, { dev }) {
  const [os] = SYSTEM.exec(name) ?? [];
  const [cpu] = PROCESSOR.exec(name) ?? [];
  const libc = /musl/.test(name) ? 'musl' : 'glibc';
  return {
    version,
    ...(cpu === undefined ? {} : { cpu: [cpu] }),
    ...(dev ? { dev } : {}),
    ...(os === 'linux' ? { libc: [libc] } : {}),
    optional: true,
    ...(os === undefined ? {} : { os: [os] }),
  };
}
