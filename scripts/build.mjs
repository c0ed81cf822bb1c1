// Bundles the action into dist/, which the runner starts alone, without node_modules.
// Usage: node scripts/build.mjs [output folder] [entry file]
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const sdk = '@github/copilot-sdk';
const hostedRunner = 'linux-x64';
const sha512 = /^sha512-[A-Za-z0-9+/]{86}==$/;

const outdir = resolve(process.argv[2] ?? join(root, 'dist'));
const entry = resolve(process.argv[3] ?? join(root, 'src/main.ts'));
const runtimePackages = await readRuntimePackages();

const requireBanner = {
  js: "import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);",
};

/** The artifact client with the storage client behind it is 2.4 MB, and none of it ours to review: minified, 0.8 MB. */
const smallArtifactClient = {
  name: 'small-artifact-client',
  setup(chunks) {
    chunks.onLoad({ filter: /[\\/]scripts[\\/]artifact-client\.mjs$/ }, async ({ path }) => {
      const { outputFiles } = await build({
        absWorkingDir: root,
        entryPoints: [path],
        write: false,
        bundle: true,
        minify: true,
        platform: 'node',
        format: 'esm',
        target: 'node20',
        legalComments: 'inline',
        alias: {
          undici: script('undici-stub.mjs'),
          glob: script('archiver-stub.cjs'),
          'readdir-glob': script('archiver-stub.cjs'),
          'tar-stream': script('archiver-stub.cjs'),
          'readable-stream': script('node-stream.cjs'),
          'readable-stream/passthrough': script('node-passthrough.cjs'),
        },
        logLevel: 'warning',
      });
      return { contents: outputFiles[0].text, loader: 'js', resolveDir: root };
    });
  },
};

/** Jiti looks for its compiler beside its own sources; ours lies in the output folder as it was published. */
const compilerBeside = {
  name: 'compiler-beside',
  setup(chunks) {
    chunks.onLoad({ filter: /[\\/]jiti[\\/]lib[\\/]jiti\.mjs$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const beside = "import.meta.url.includes('/chunks/') ? '../babel.cjs' : './babel.cjs'";
      const contents = source.replace('"../dist/babel.cjs"', beside);
      if (contents === source) throw new Error(`${path} no longer names ../dist/babel.cjs.`);
      return { contents, loader: 'js' };
    });
  },
};

await rm(outdir, { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: { main: entry, 'tool-host': join(root, 'src/tool-host.ts') },
  outdir,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  legalComments: 'linked',
  // Only the in-process transport, which we don't use, loads koffi; marked external it would kill the bundle at load.
  // Only the toolkit's client for OIDC tokens, which we don't use either, loads undici: 0.8 MB.
  alias: {
    koffi: script('koffi-stub.mjs'),
    undici: script('undici-stub.mjs'),
    '@actions/artifact': script('artifact-client.mjs'),
  },
  banner: requireBanner,
  plugins: [smallArtifactClient, compilerBeside],
  define: { __RUNTIME_PACKAGES__: JSON.stringify(runtimePackages) },
  logLevel: 'warning',
});
await copyFile(join(root, 'node_modules/jiti/dist/babel.cjs'), join(outdir, 'babel.cjs'));
// Without it a runner that finds dist/ alone takes main.js for CommonJS.
await writeFile(join(outdir, 'package.json'), '{ "type": "module" }\n');

function script(name) {
  return join(root, 'scripts', name);
}

/**
 * The Copilot runtime's packages as package-lock.json pins them, by platform. The action fetches one of them at run
 * time and compares its bytes with this integrity; a platform without one can't be fetched and is left out.
 */
async function readRuntimePackages() {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  const pinned = lock.packages[`node_modules/${sdk}`]?.optionalDependencies ?? {};
  const packages = Object.entries(pinned).map(([name, version]) => {
    const locked = lock.packages[`node_modules/${name}`];
    const integrity = locked?.version === version ? locked.integrity : undefined;
    return [name.slice(`${sdk}-`.length), { name, version, integrity }];
  });
  const checkable = packages.filter(([, { integrity }]) => sha512.test(integrity ?? ''));
  if (!checkable.some(([platform]) => platform === hostedRunner)) {
    throw new Error(
      `package-lock.json has no SHA-512 integrity for ${sdk}-${hostedRunner} in the version that ${sdk} asks for: run npm install again, on Linux.`,
    );
  }
  return Object.fromEntries(checkable);
}
