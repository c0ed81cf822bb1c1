// Adds the optional platform packages that this registry does not serve to package-lock.json, so that npm ci accepts it.
import { readFileSync, writeFileSync } from 'node:fs';
const path = process.argv[2] ?? 'package-lock.json';
const lock = JSON.parse(readFileSync(path, 'utf8'));
const cpus = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 'riscv64', 's390x', 'loong64'];
let added = 0;
for (const [where, pkg] of Object.entries({ ...lock.packages })) {
  for (const [name, version] of Object.entries(pkg.optionalDependencies ?? {})) {
    const key = `node_modules/${name}`;
    if (lock.packages[key] || lock.packages[`${where}/${key}`]) continue;
    const os = ['android', 'darwin', 'freebsd', 'win32', 'linux', 'openharmony'].find((o) => name.includes(o));
    const cpu = cpus.find((c) => new RegExp(`[-]${c}`).test(name));
    if (!os || !cpu) { console.error('cannot place', name); continue; }
    const libc = os !== 'linux' ? undefined : /musl/.test(name) ? ['musl'] : /gnu|copilot/.test(name) ? ['glibc'] : undefined;
    lock.packages[key] = { version, cpu: [cpu], ...(pkg.dev ? { dev: true } : {}), ...(libc ? { libc } : {}), optional: true, os: [os] };
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} added`);
