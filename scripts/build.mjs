// Bundles the action into dist/, which the runner starts alone, without node_modules.
// Usage: node scripts/build.mjs [output folder] [entry file]
import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const sdk = '@github/copilot-sdk';
const hostedRunner = 'linux-x64';

const outdir = resolve(process.argv[2] ?? join(root, 'dist'));
const entry = resolve(process.argv[3] ?? join(root, 'src/main.ts'));
const runtimePackages = await readRuntimePackages();

await rm(outdir, { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: { main: entry },
  outdir,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  legalComments: 'linked',
  // Only the in-process transport, which we don't use, loads koffi; marked external it would kill the bundle at load.
  alias: { koffi: join(root, 'scripts/koffi-stub.mjs') },
  banner: {
    js: "import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);",
  },
  define: { __RUNTIME_PACKAGES__: JSON.stringify(runtimePackages) },
  logLevel: 'warning',
});
// Without it a runner that finds dist/ alone takes main.js for CommonJS.
await writeFile(join(outdir, 'package.json'), '{ "type": "module" }\n');

/**
 * The Copilot runtime's packages as package-lock.json pins them, by platform. The action fetches one of them at run
 * time and compares its bytes with this integrity.
 */
async function readRuntimePackages() {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  const folder = `node_modules/${sdk}`;
  const pinned = lock.packages[folder]?.optionalDependencies ?? {};
  const packages = Object.entries(pinned)
    .filter(([name]) => lock.packages[`node_modules/${name}`] !== undefined)
    .map(([name, version]) => [name.slice(`${sdk}-`.length), { name, version }]);
  const complete = packages.map(([platform, { name, version }]) => [
    platform,
    { name, version, integrity: integrityOf(lock, name, version) },
  ]);
  if (!complete.some(([platform]) => platform === hostedRunner)) {
    throw new Error(`package-lock.json has no ${sdk}-${hostedRunner}: run npm install on Linux.`);
  }
  return Object.fromEntries(complete);
}

function integrityOf(lock, name, version) {
  const locked = lock.packages[`node_modules/${name}`];
  if (locked.version !== version) {
    throw new Error(
      `package-lock.json has ${name} ${locked.version}, but ${sdk} asks for ${version}.`,
    );
  }
  if (!/^sha512-[A-Za-z0-9+/]{86}==$/.test(locked.integrity ?? '')) {
    throw new Error(
      `package-lock.json has no SHA-512 integrity for ${name} ${version}: run npm install again.`,
    );
  }
  return locked.integrity;
}
