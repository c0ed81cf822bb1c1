// Bundles the action into dist/, which the runner starts alone, without node_modules.
// Usage: node scripts/build.mjs [output folder]
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { licensesOf } from './licenses.mjs';
import { runtimePackages } from './runtime-packages.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const outdir = resolve(process.argv[2] ?? join(root, 'dist'));
const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));

await rm(outdir, { recursive: true, force: true });
const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: [
    // What the runner starts.
    'src/main.ts',
    // The command line.
    'src/cli/cli.ts',
    // Programs that the action starts.
    'src/tool-host.ts',
    'src/box-probe.ts',
    'src/box-network.ts',
  ],
  entryNames: '[name]',
  outdir,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // Packages that are CommonJS call `require` for Node's own modules.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);",
  },
  alias: {
    // A bridge to C that only the SDK's in-process transport uses, which we don't. Marked external, the bundle would not load.
    koffi: join(root, 'scripts/koffi-stub.mjs'),
    // Compiles the repository's TypeScript tools. It loads its compiler from beside itself, so it is copied whole.
    jiti: './jiti/lib/jiti.mjs',
  },
  external: [
    './jiti/lib/jiti.mjs',
    // A rehearsal runs from the sources with the development packages, never from dist/.
    './rehearse.ts',
  ],
  define: {
    __RUNTIME_PACKAGES__: JSON.stringify(await runtimePackages(root)),
    __VERSION__: JSON.stringify(version),
  },
  metafile: true,
  logLevel: 'warning',
});

// The page of a run reads its style sheet and its script when it is written.
for (const file of ['page.css', 'play.js']) {
  await cp(join(root, 'src/run-log/page/render', file), join(outdir, file));
}
for (const file of ['LICENSE', 'package.json', 'lib/jiti.mjs', 'dist/jiti.cjs', 'dist/babel.cjs']) {
  await cp(join(root, 'node_modules/jiti', file), join(outdir, 'jiti', file));
}
await writeFile(join(outdir, 'licenses.txt'), await licensesOf(metafile, root));
// Without this file Node takes main.js for CommonJS when dist/ stands alone.
await writeFile(join(outdir, 'package.json'), '{ "type": "module" }\n');
