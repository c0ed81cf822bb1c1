// Bundles the action into dist/, which the runner starts alone, without node_modules.
// Usage: node scripts/build.mjs [output folder] [entry file]
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, transform } from 'esbuild';
import { gzipSync } from 'fflate';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const sdk = '@github/copilot-sdk';
const hostedRunner = 'linux-x64';
const sha512 = /^sha512-[A-Za-z0-9+/]{86}==$/;

const outdir = resolve(process.argv[2] ?? join(root, 'dist'));
const action = join(root, 'src/main.ts');
const entry = resolve(process.argv[3] ?? action);
const runtimePackages = await readRuntimePackages();
const githubAdapter = await readGithubAdapter();
const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));

const requireBanner = {
  js: "import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);",
};

/** The storage client has rules of its own for proxies; the client of tunnels warns of a function that Node outdates. */
const oneWayThroughProxies = {
  name: 'one-way-through-proxies',
  setup(chunks) {
    let replaced = 0;
    chunks.onEnd(() => {
      if (replaced === 0) throw new Error('The storage client no longer has its proxyPolicy.js.');
    });
    chunks.onLoad({ filter: /ts-http-runtime[\\/].*[\\/]proxyPolicy\.js$/ }, async () => {
      replaced += 1;
      return { contents: await readFile(script('artifact-proxy.mjs'), 'utf8'), resolveDir: root };
    });
    chunks.onLoad({ filter: /[\\/]tunnel[\\/]lib[\\/]tunnel\.js$/ }, async ({ path }) => ({
      contents: adapt(path, await readFile(path, 'utf8')),
    }));
  },
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
        plugins: [oneWayThroughProxies],
        logLevel: 'warning',
      });
      return { contents: outputFiles[0].text, loader: 'js', resolveDir: root };
    });
  },
};

/** Libraries that most runs never call, and what is imported of them. They are half of what a run would load. */
const lateLibraries = {
  ajv: ['Ajv', 'default'],
  'mdast-util-from-markdown': ['fromMarkdown'],
  re2js: ['RE2JS'],
  yaml: ['parse', 'parseAllDocuments', 'parseDocument', 'stringify'],
};

/** What the repository's own tools need (schemas, patterns), and front matter that is more than plain lines. */
const SELDOM_USED = /^(?:ajv|re2js|yaml|zod)-/;

/** What authors' modules import is made in these files. */
const AUTHORS = /[\\/]src[\\/]tools[\\/](?:authoring|host[\\/]import-file)\.ts$/;

const loadLate = {
  name: 'load-late',
  setup(chunks) {
    const filter = new RegExp(`^(?:${Object.keys(lateLibraries).join('|')})$`);
    // The MCP SDK has a validator of its own, which is another copy.
    const callers = [join(root, 'src', '/'), join(root, 'node_modules/@modelcontextprotocol', '/')];
    chunks.onResolve({ filter }, ({ path, importer }) =>
      callers.some((caller) => importer.startsWith(caller))
        ? { path, namespace: 'late' }
        : undefined,
    );
    // Authors of tools get zod whole; of ours the bundler takes what we use.
    chunks.onResolve({ filter: /^zod$/ }, ({ path, importer }) =>
      AUTHORS.test(importer) ? { path, namespace: 'whole' } : undefined,
    );
    chunks.onLoad({ filter: /^zod$/, namespace: 'whole' }, () => ({
      contents: `import { requireBeside } from ${JSON.stringify(script('late-library.mjs'))};\nmodule.exports = requireBeside('${libraryFiles.get('zod')}');\n`,
      resolveDir: root,
    }));
    chunks.onLoad({ filter, namespace: 'late' }, ({ path }) => {
      const source = JSON.stringify(script('late-library.mjs'));
      const names = lateLibraries[path].map((name) => {
        const declared = name === 'default' ? 'export default' : `export const ${name} =`;
        return `${declared} lateExport('${libraryFiles.get(path)}', '${name}');`;
      });
      return {
        contents: `import { lateExport } from ${source};\n${names.join('\n')}\n`,
        resolveDir: root,
      };
    });
  },
};

/** What a run loads at once. Imported one by one, these would be 170 files, and to open them takes a run longer than to read them. */
const stages = {
  open: ['adapters/runner/open-ports', 'run/run', 'run/finish/within-time'],
  answer: ['run/serve-request', 'run/answer-request'],
  end: [
    'run/finish/conclude-work',
    'run/checks/check-work',
    'run/resume/settle-interrupted',
    'run/resume/settle-thread',
    'run/resume/forget-answered',
    'run-log/page/render-run-page',
  ],
  refuse: [
    'run/start/refuse-access',
    'run/start/fail-request',
    'run/start/check-rate',
    'run/commands/answer-command',
  ],
  copilot: ['adapters/copilot/copilot', 'adapters/copilot/provider-models'],
  command: ['cli/init', 'cli/doctor', 'cli/show', 'cli/scribe', 'cli/tools'],
};

const loadInStages = {
  name: 'load-in-stages',
  setup(chunks) {
    const files = new Map(
      Object.entries(stages).map(([stage, names]) => [
        stage,
        names.map((name) => join(root, 'src', `${name}.ts`)),
      ]),
    );
    const stageOf = new Map([...files].flatMap(([stage, paths]) => paths.map((at) => [at, stage])));
    const met = new Set();
    chunks.onResolve({ filter: /\.ts$/ }, ({ path, kind, resolveDir }) => {
      const file = resolve(resolveDir, path);
      const stage = kind === 'dynamic-import' ? stageOf.get(file) : undefined;
      if (stage === undefined) return undefined;
      met.add(file);
      return { path: stage, namespace: 'stage' };
    });
    chunks.onLoad({ filter: /./, namespace: 'stage' }, async ({ path }) => {
      const parts = files.get(path);
      await refuseTwins(parts);
      const contents = parts.map((file) => `export * from ${JSON.stringify(file)};`).join('\n');
      return { contents, resolveDir: root };
    });
    chunks.onEnd(() => {
      const unmet = [...stageOf.keys()].filter((file) => !met.has(file));
      if (entry === action && unmet.length > 0)
        throw new Error(`Nothing loads these any more: ${unmet.join(', ')}.`);
    });
  },
};

/** Of two exports of one name a stage would have neither. */
async function refuseTwins(paths) {
  const sources = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  const names = sources.flatMap((source) =>
    [...source.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)].map(([, it]) => it),
  );
  const twin = names.find((name, at) => names.indexOf(name) !== at);
  if (twin !== undefined) throw new Error(`${twin} is exported by two of ${paths.join(', ')}.`);
}

/** The style sheet and the script of a run's page are files of their own: the bundle holds them as texts, written small. */
const pageAssets = {
  name: 'page-assets',
  setup(chunks) {
    let isHeld = false;
    chunks.onEnd(() => {
      if (!isHeld) throw new Error('The page of a run no longer has its assets.ts.');
    });
    chunks.onLoad(
      { filter: /[\\/]run-log[\\/]page[\\/]render[\\/]assets\.ts$/ },
      async ({ path }) => {
        isHeld = true;
        const small = async (file, loader) => {
          const source = await readFile(join(dirname(path), file), 'utf8');
          const { code } = await transform(source, { loader, minify: true, charset: 'utf8' });
          return JSON.stringify(code.trim());
        };
        const [style, code] = [await small('page.css', 'css'), await small('play.js', 'js')];
        return {
          contents: `export const pageStyle = () => ${style};\nexport const pageScript = () => ${code};\n`,
          loader: 'ts',
        };
      },
    );
  },
};

/** Other people's code is not ours to review; written small it lets `dist/` hold more of it. */
const smallPackages = {
  name: 'small-packages',
  setup(chunks) {
    // Of ours the writer of pages is long and runs once, after everything else.
    chunks.onLoad({ filter: /[\\/]src[\\/]run-log[\\/]page[\\/].*\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const { code } = await transform(source, { minify: true, loader: 'ts', target: 'node20' });
      return { contents: code, loader: 'js' };
    });
    chunks.onLoad({ filter: /[\\/]node_modules[\\/].*\.[cm]?js$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const { code } = await transform(await adapt(path, source), {
        minify: true,
        platform: 'node',
        target: 'node20',
        legalComments: 'inline',
      });
      return { contents: code, loader: 'js', resolveDir: dirname(path) };
    });
  },
};

await rm(outdir, { recursive: true, force: true });
const libraryFiles = await buildLibraries();
await build({
  absWorkingDir: root,
  // The tool host is a process of its own, and yet most of what it is made of is in the action too: they share chunks.
  entryPoints: {
    main: entry,
    'tool-host': join(root, 'src/tool-host.ts'),
    'box-probe': join(root, 'src/box-probe.ts'),
    'box-network': join(root, 'src/box-network.ts'),
    cli: join(root, 'src/cli/cli.ts'),
  },
  // A rehearsal needs the sources and the development packages.
  external: ['./rehearse.ts'],
  outdir,
  bundle: true,
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  legalComments: 'linked',
  banner: requireBanner,
  // Only the in-process transport, which we don't use, loads koffi; marked external it would kill the bundle at load.
  // Of undici the toolkit wants the way through a proxy alone: 0.4 MB.
  // The last two are 36 kB of the MCP SDK's dependencies.
  alias: {
    koffi: script('koffi-stub.mjs'),
    undici: join(root, 'src/adapters/proxy/proxy-agent.ts'),
    '@actions/artifact': script('artifact-client.mjs'),
    'ajv-formats': script('schema-stub.cjs'),
    'zod-to-json-schema': script('schema-stub.cjs'),
  },
  plugins: [loadInStages, loadLate, smallArtifactClient, pageAssets, smallPackages],
  define: {
    __RUNTIME_PACKAGES__: JSON.stringify(runtimePackages),
    __VERSION__: JSON.stringify(version),
  },
  logLevel: 'warning',
});
await squeezePackages();
const compiler = await readFile(join(root, 'node_modules/jiti/dist/babel.cjs'));
await writeFile(join(outdir, 'babel.cjs.gz'), pack(compiler));
// Without it a runner that finds dist/ alone takes main.js for CommonJS.
await writeFile(join(outdir, 'package.json'), '{ "type": "module" }\n');

/** Gives the file of each late library; its name tells its content, as that of a chunk. */
async function buildLibraries() {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...Object.keys(lateLibraries), 'zod'],
    outdir: join(outdir, 'libraries'),
    entryNames: '[name]-[hash]',
    outExtension: { '.js': '.cjs' },
    metafile: true,
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    legalComments: 'inline',
    plugins: [smallPackages],
    logLevel: 'warning',
  });
  const files = await Promise.all(
    Object.keys(metafile.outputs).map((path) => packSeldomUsed(join(root, path))),
  );
  return new Map(files.map((file) => [file.replace(/-[A-Z0-9]+\.cjs(?:\.gz)?$/, ''), file]));
}

/** Packs a library that few runs load. Gives the file's name. */
async function packSeldomUsed(path) {
  if (!SELDOM_USED.test(basename(path))) return basename(path);
  await writeFile(`${path}.gz`, pack(await readFile(path)));
  await rm(path);
  return `${basename(path)}.gz`;
}

/** Packed by a program of our own choice: Node's zlib packs differently from version to version. */
function pack(bytes) {
  return gzipSync(bytes, { level: 9, mtime: 0 });
}

/** The bundler prints every module anew: blanks come back, and are taken again where the code is other people's. */
async function squeezePackages() {
  const files = await readdir(outdir, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.js'))) {
    const path = join(outdir, file);
    const parts = partsOf(await readFile(path, 'utf8'));
    const squeezed = await Promise.all(
      parts.map(async ({ isOurs, text }) => (isOurs ? text : squeeze(text))),
    );
    await writeFile(path, withoutIdleBanner(squeezed.join('')));
  }
}

/** To create a `require` that a file doesn't use takes as long as to load the file. */
function withoutIdleBanner(text) {
  const rest = text.replace(requireBanner.js, '');
  return /\brequire\b/.test(rest) ? text : rest.trimStart();
}

/** `// path/of/module.js` stands before each module's statements, `export {` after the last. */
function partsOf(text) {
  const heads = [...text.matchAll(/^(?:\/\/ (?<module>\S+\.[cm]?[jt]s|\S+:\S+)|export \{)$/gm)];
  const starts = [0, ...heads.map(({ index }) => index)];
  return starts.map((start, at) => {
    const module = heads[at - 1]?.groups.module ?? '';
    // The command line and its pages take no part in a run.
    const isOurs =
      !/^(?:node_modules|scripts\/artifact-client|src\/run-log\/page|src\/cli|src\/setup)\b/.test(
        module,
      );
    return { isOurs, text: text.slice(start, starts[at + 1]) };
  });
}

async function squeeze(text) {
  const options = { minifyWhitespace: true, treeShaking: false, legalComments: 'inline' };
  const { code } = await transform(text, { ...options, target: 'node20', charset: 'utf8' });
  return code;
}

function adapt(path, source) {
  // Authors get zod whole, but its error messages in one language: the others are 0.26 MB.
  if (/[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/.test(path)) {
    return "export { default as en } from './en.js';";
  }
  if (/[\\/]tunnel[\\/]lib[\\/]tunnel\.js$/.test(path)) {
    return source.replace('new Buffer(', 'Buffer.from(');
  }
  if (/[\\/]bottleneck[\\/]light\.js$/.test(path))
    return withSteadyClock(path, withoutTimers(path, source));
  if (/[\\/]generated[\\/]endpoints\.js$/.test(path)) return usedEndpoints(path);
  if (!/[\\/]jiti[\\/]lib[\\/]jiti\.mjs$/.test(path)) return source;
  const load = 'createRequire(import.meta.url)("../dist/babel.cjs")';
  const unpack = JSON.stringify(script('unpack-module.mjs'));
  // An entry lies beside it, a chunk one folder below.
  const where = "(/\\/chunks\\/[^/]+$/.test(import.meta.url) ? '../' : './') + 'babel.cjs.gz'";
  const packed = `unpackModule(new URL(${where}, import.meta.url))`;
  return `import { unpackModule } from ${unpack};\n${replaced(path, source, load, packed)}`;
}

/** Bottleneck waits by timers also where it has nothing to wait for: 15 ms for every request to GitHub, 25 for a comment. */
function withoutTimers(path, source) {
  const yielding = replaced(
    path,
    source,
    'return setTimeout(resolve, t);',
    'return setImmediate(resolve);',
  );
  const start = 'timeout: setTimeout(() => {';
  return replaced(path, yielding, start, 'timeout: (wait > 0 ? setTimeout : setImmediate)(() => {');
}

/** Bottleneck paces requests by the machine's clock: one that steps back an hour would hold the next request for an hour. */
function withSteadyClock(path, source) {
  const steady = 'Math.floor(performance.timeOrigin + performance.now())';
  return replaced(path, source, 'Date.now()', steady).replaceAll('Date.now()', steady);
}

/** GitHub's API has a thousand routes: one whose name doesn't occur in our adapter is left out. */
async function usedEndpoints(path) {
  const used = new Set(githubAdapter.match(/\w+/g));
  const { default: scopes } = await import(pathToFileURL(path).href);
  const pruned = Object.entries(scopes).map(([scope, routes]) => [
    scope,
    Object.fromEntries(Object.entries(routes).filter(([name]) => used.has(name))),
  ]);
  return `export default ${JSON.stringify(Object.fromEntries(pruned))};`;
}

/** The source with `old`, which it must hold, replaced. */
function replaced(path, source, old, by) {
  if (!source.includes(old)) throw new Error(`${path} no longer has: ${old}`);
  return source.replace(old, by);
}

async function readGithubAdapter() {
  const folder = join(root, 'src/adapters/github');
  const files = await readdir(folder);
  return (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('\n');
}

function script(name) {
  return join(root, 'scripts', name);
}

/**
 * The Copilot runtime's packages in the versions that its SDK asks for, by platform. The action fetches one of them at
 * run time, and compares its bytes with this integrity. package-lock.json has none for what the registry that it was
 * made with doesn't serve; there the action asks the runner's registry instead, and says so.
 */
async function readRuntimePackages() {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  const pinned = lock.packages[`node_modules/${sdk}`]?.optionalDependencies ?? {};
  const packages = Object.entries(pinned).map(([name, version]) => {
    const locked = lock.packages[`node_modules/${name}`];
    const isChecked = locked?.version === version && sha512.test(locked.integrity ?? '');
    const integrity = isChecked ? locked.integrity : undefined;
    return [name.slice(`${sdk}-`.length), { name, version, integrity }];
  });
  const byPlatform = Object.fromEntries(packages);
  if (byPlatform[hostedRunner]?.integrity === undefined) {
    throw new Error(
      `package-lock.json has no SHA-512 integrity for ${sdk}-${hostedRunner} in the version that ${sdk} asks for: run npm install again, on Linux.`,
    );
  }
  return byPlatform;
}
