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

/** Replaces the storage client's own proxy rules, and a deprecated `new Buffer` in `tunnel` that makes Node warn. */
const oneWayThroughProxies = {
  name: 'one-way-through-proxies',
  setup(chunks) {
    let found = 0;
    chunks.onEnd(() => {
      if (found === 0) throw new Error('The storage client no longer has its proxyPolicy.js.');
    });
    chunks.onLoad({ filter: /ts-http-runtime[\\/].*[\\/]proxyPolicy\.js$/ }, async () => {
      found += 1;
      return { contents: await readFile(script('artifact-proxy.mjs'), 'utf8'), resolveDir: root };
    });
    chunks.onLoad({ filter: /[\\/]tunnel[\\/]lib[\\/]tunnel\.js$/ }, async ({ path }) => ({
      contents: replaced(path, await readFile(path, 'utf8'), 'new Buffer(', 'Buffer.from('),
    }));
  },
};

/** Minifies the artifact client and its storage client, code that we don't review, from 2.4 MB to 0.8 MB. */
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

/** Libraries that most runs never call, with the imported names. Loading them would double what a run loads. */
const lateLibraries = {
  ajv: ['Ajv', 'default'],
  'mdast-util-from-markdown': ['fromMarkdown'],
  re2js: ['RE2JS'],
  yaml: ['Lexer', 'parse', 'parseAllDocuments', 'parseDocument', 'stringify'],
};

/** Libraries for Markdown, for the repository's own tools (schemas, patterns) and for front matter beyond plain lines. */
const PACKED = /^(?:ajv|mdast-util-from-markdown|re2js|yaml|zod)-/;

/** The files that provide what tool authors' modules import. */
const AUTHORS = /[\\/]src[\\/]tools[\\/](?:authoring|host[\\/]import-file)\.ts$/;

const loadLate = {
  name: 'load-late',
  setup(chunks) {
    const filter = new RegExp(`^(?:${Object.keys(lateLibraries).join('|')})$`);
    // The MCP SDK imports these libraries too: its JSON Schema validator would bundle another copy.
    const callers = [join(root, 'src', '/'), join(root, 'node_modules/@modelcontextprotocol', '/')];
    chunks.onResolve({ filter }, ({ path, importer }) =>
      callers.some((caller) => importer.startsWith(caller))
        ? { path, namespace: 'late' }
        : undefined,
    );
    // Tool authors get all of zod; our own code bundles only the parts that it uses.
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

/**
 * Modules that a run loads together. Each stage names the one that is always loaded before it, so that esbuild has few
 * combinations of stages to make files for: Node would open 170 files otherwise, which takes longer than to read them.
 */
const stages = [
  { name: 'read', files: ['trigger/read-request-payload'] },
  { name: 'job', files: ['job'], after: 'read' },
  {
    name: 'open',
    files: ['adapters/runner/ports/open-ports', 'run/run', 'run/finish/within-time'],
    after: 'job',
  },
  {
    name: 'copilot',
    files: ['adapters/copilot/copilot', 'adapters/copilot/provider-models'],
    after: 'open',
  },
  { name: 'serve', files: ['run/serve-request'], after: 'open' },
  { name: 'answer', files: ['run/answer-request'], after: 'serve' },
  {
    name: 'end',
    files: [
      'run/finish/conclude-work',
      'run/finish/report-run',
      'run/checks/check-work',
      'run/resume/settle-interrupted',
      'run/resume/settle-thread',
      'run/resume/forget-answered',
      'run-log/page/render-run-page',
    ],
    after: 'answer',
  },
  {
    name: 'refuse',
    files: [
      'run/start/refuse-access',
      'run/start/fail-request',
      'run/start/check-rate',
      'run/commands/answer-command',
    ],
    after: 'open',
  },
  { name: 'scribe', files: ['scribe-job'], after: 'job' },
  {
    name: 'command',
    files: ['cli/init', 'cli/doctor', 'cli/show', 'cli/scribe', 'cli/tools'],
    after: 'end',
  },
];

const fileOf = (name) => join(root, 'src', `${name}.ts`);

const loadInStages = {
  name: 'load-in-stages',
  setup(chunks) {
    const stageOf = new Map(
      stages.flatMap((stage) => stage.files.map((name) => [fileOf(name), stage.name])),
    );
    const met = new Set();
    chunks.onResolve({ filter: /\.ts$/ }, ({ path, kind, resolveDir }) => {
      const file = resolve(resolveDir, path);
      const stage = kind === 'dynamic-import' ? stageOf.get(file) : undefined;
      if (stage === undefined) return undefined;
      met.add(file);
      return { path: stage, namespace: 'stage' };
    });
    chunks.onResolve({ filter: /^stage:/ }, ({ path }) => ({
      path: path.slice('stage:'.length),
      namespace: 'stage',
    }));
    chunks.onLoad({ filter: /./, namespace: 'stage' }, async ({ path }) => {
      const { files, after } = stages.find(({ name }) => name === path);
      const paths = files.map(fileOf);
      await refuseTwins(paths);
      const exported = paths.map((file) => `export * from ${JSON.stringify(file)};`);
      const before = after === undefined ? [] : [`import 'stage:${after}';`];
      return { contents: [...before, ...exported].join('\n'), resolveDir: root };
    });
    chunks.onEnd(() => {
      const unmet = [...stageOf.keys()].filter((file) => !met.has(file));
      if (entry === action && unmet.length > 0)
        throw new Error(`No file imports these dynamically any more: ${unmet.join(', ')}.`);
    });
  },
};

/** Throws when two modules of a stage export the same name, because `export *` would then export neither. */
async function refuseTwins(paths) {
  const sources = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  const names = sources.flatMap((source) =>
    [...source.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)].map(([, it]) => it),
  );
  const twin = names.find((name, at) => names.indexOf(name) !== at);
  if (twin !== undefined) throw new Error(`${twin} is exported by two of ${paths.join(', ')}.`);
}

/** Inlines the run page's style sheet and script, which are files of their own in the source, as minified strings. */
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

/** What is changed in packages from npm that would be slow or too large as they are. */
const adapters = [
  // Tool authors get all of zod except its error messages in other languages, which are 0.26 MB.
  [/[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/, () => "export { default as en } from './en.js';"],
  [
    /[\\/]bottleneck[\\/]light\.js$/,
    (path, source) => withSteadyClock(path, withoutTimers(path, source)),
  ],
  [/[\\/]generated[\\/]endpoints\.js$/, usedEndpoints],
  [/[\\/]jiti[\\/]lib[\\/]jiti\.mjs$/, withPackedCompiler],
];

const adaptedPackages = {
  name: 'adapted-packages',
  setup(chunks) {
    for (const [filter, adapt] of adapters) {
      chunks.onLoad({ filter }, async ({ path }) => ({
        contents: await adapt(path, await readFile(path, 'utf8')),
        resolveDir: dirname(path),
      }));
    }
  },
};

await rm(outdir, { recursive: true, force: true });
const libraryFiles = await buildLibraries();
await build({
  absWorkingDir: root,
  // The tool host is a separate process, but shares most of its code, and so its chunks, with the action.
  entryPoints: {
    main: entry,
    'tool-host': join(root, 'src/tool-host.ts'),
    'box-probe': join(root, 'src/box-probe.ts'),
    'box-network': join(root, 'src/box-network.ts'),
    cli: join(root, 'src/cli/cli.ts'),
  },
  // A rehearsal runs from the sources with the development packages, never from dist/.
  external: ['./rehearse.ts'],
  outdir,
  bundle: true,
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // Node takes a fifth longer to load the code as it is written.
  minify: true,
  legalComments: 'linked',
  banner: requireBanner,
  // Only the in-process transport, which we don't use, loads koffi; marked external it would kill the bundle at load.
  // The toolkit uses undici (0.4 MB) only to go through a proxy.
  // The last two are unused dependencies of the MCP SDK, 36 kB together.
  alias: {
    koffi: script('koffi-stub.mjs'),
    undici: join(root, 'src/adapters/proxy/proxy-agent.ts'),
    '@actions/artifact': script('artifact-client.mjs'),
    'ajv-formats': script('schema-stub.cjs'),
    'zod-to-json-schema': script('schema-stub.cjs'),
  },
  plugins: [loadInStages, loadLate, smallArtifactClient, pageAssets, adaptedPackages],
  define: {
    __RUNTIME_PACKAGES__: JSON.stringify(runtimePackages),
    __VERSION__: JSON.stringify(version),
  },
  logLevel: 'warning',
});
await removeIdleBanners();
const compiler = await readFile(join(root, 'node_modules/jiti/dist/babel.cjs'));
await writeFile(join(outdir, 'babel.cjs.gz'), pack(compiler));
// Without this file Node takes main.js for CommonJS when dist/ stands alone.
await writeFile(join(outdir, 'package.json'), '{ "type": "module" }\n');

/** Builds each late library. Returns its file by the library's name; like a chunk's, the file's name holds a content hash. */
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
    plugins: [adaptedPackages],
    logLevel: 'warning',
  });
  const files = await Promise.all(
    Object.keys(metafile.outputs).map((path) => packLibrary(join(root, path))),
  );
  return new Map(files.map((file) => [file.replace(/-[A-Z0-9]+\.cjs(?:\.gz)?$/, ''), file]));
}

/** Compresses the file if its library takes little time to unpack, measured against its size. Returns the file's name. */
async function packLibrary(path) {
  if (!PACKED.test(basename(path))) return basename(path);
  await writeFile(`${path}.gz`, pack(await readFile(path)));
  await rm(path);
  return `${basename(path)}.gz`;
}

/** Compresses with fflate, because the output of Node's zlib differs from version to version. */
function pack(bytes) {
  return gzipSync(bytes, { level: 9, mtime: 0 });
}

/** Removes the banner from the files without `require`: creating an unused one takes as long as loading the file. */
async function removeIdleBanners() {
  const files = await readdir(outdir, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.js'))) {
    const path = join(outdir, file);
    const text = await readFile(path, 'utf8');
    const rest = text.replace(requireBanner.js, '');
    if (!/\brequire\b/.test(rest)) await writeFile(path, rest.replace(/^(#!.*\n)?\s*/, '$1'));
  }
}

function withPackedCompiler(path, source) {
  const load = 'createRequire(import.meta.url)("../dist/babel.cjs")';
  const unpack = JSON.stringify(script('unpack-module.mjs'));
  // Entry files lie beside babel.cjs.gz, chunks one folder below it.
  const where = "(/\\/chunks\\/[^/]+$/.test(import.meta.url) ? '../' : './') + 'babel.cjs.gz'";
  const packed = `unpackModule(new URL(${where}, import.meta.url))`;
  return `import { unpackModule } from ${unpack};\n${replaced(path, source, load, packed)}`;
}

/** Makes Bottleneck skip timers when there is nothing to wait for. They cost 15 ms per GitHub request, 25 ms per comment. */
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

/** Gives Bottleneck a monotonic clock. With `Date.now`, a clock set back an hour would hold the next request for an hour. */
function withSteadyClock(path, source) {
  const steady = 'Math.floor(performance.timeOrigin + performance.now())';
  return replaced(path, source, 'Date.now()', steady).replaceAll('Date.now()', steady);
}

/** Keeps only the routes of GitHub's API, a thousand in all, whose names occur in our adapter's code. */
async function usedEndpoints(path) {
  const used = new Set(githubAdapter.match(/\w+/g));
  const { default: scopes } = await import(pathToFileURL(path).href);
  const pruned = Object.entries(scopes).map(([scope, routes]) => [
    scope,
    Object.fromEntries(Object.entries(routes).filter(([name]) => used.has(name))),
  ]);
  return `export default ${JSON.stringify(Object.fromEntries(pruned))};`;
}

/** Replaces `old` in the source. Throws when the source doesn't contain it. */
function replaced(path, source, old, by) {
  if (!source.includes(old)) throw new Error(`${path} no longer has: ${old}`);
  return source.replace(old, by);
}

/** Returns the adapter's code without comments: rewording a comment must not change the bundle. */
async function readGithubAdapter() {
  const folder = join(root, 'src/adapters/github');
  const files = await readdir(folder);
  const sources = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const options = { loader: 'ts', minifyWhitespace: true, legalComments: 'none' };
  const stripped = await Promise.all(sources.map((source) => transform(source, options)));
  return stripped.map(({ code }) => code).join('\n');
}

function script(name) {
  return join(root, 'scripts', name);
}

/**
 * The Copilot runtime's packages in the versions that its SDK asks for, by platform. The action fetches one of them at
 * run time and checks it against this integrity. package-lock.json has none for packages that the registry it was made
 * with doesn't serve; for those the action asks the runner's registry instead, and logs that it did.
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
