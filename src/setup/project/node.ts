// How projects of Node are set up and checked.
import {
  CHECK_FILES,
  isThere,
  type PackageManager,
  packageManagerOf,
  scriptCommand,
  scriptsOf,
} from '#src/team/repository-files.ts';
import { fieldsOf, readJson } from '#src/text/json.ts';
import { below, type Ecosystem, type ProjectFolder, runs, textOf } from './recipe.ts';
import type { SetupStep } from './setup-steps.ts';

/** Programs whose package has another name. */
const PACKAGES: Readonly<Record<string, string>> = {
  tsc: 'typescript',
  biome: '@biomejs/biome',
  playwright: '@playwright/test',
  ng: '@angular/cli',
  'vue-tsc': 'vue-tsc',
};
const ALWAYS_THERE =
  /^(?:node|npm|npx|pnpm|yarn|bun|bash|sh|make|cd|echo|test|true|exit|python3?|go|cargo|docker|\.{0,2}\/.*|\w+=.*)$/;

/** The first program of a script that the package doesn't depend on; undefined when all may be there. */
function undeclaredProgram(script: string, packages: readonly string[]): string | undefined {
  const programs = script.slice(0, 4_000).split(/&&|\|\||[;|\n]/);
  return programs
    .map((part) => part.trim().split(/\s/, 1)[0] ?? '')
    .find((program) => program !== '' && !isDeclared(program, packages));
}

function isDeclared(program: string, packages: readonly string[]): boolean {
  if (ALWAYS_THERE.test(program) || packages.includes(program)) return true;
  const known = PACKAGES[program] ?? KNOWN_PROGRAMS.find((one) => one === program);
  // A package may bring a program of any name.
  return known === undefined ? packages.length > 0 : packages.includes(known);
}

const KNOWN_PROGRAMS = 'eslint jest vitest mocha prettier ava tap webpack vite rollup xo'.split(
  ' ',
);

const NODE_LOCKS = [
  'package-lock.json',
  'npm-shrinkwrap.json',
  CHECK_FILES.pnpm,
  CHECK_FILES.yarn,
  CHECK_FILES.bun,
  CHECK_FILES.oldBun,
];

export const NODE: Ecosystem = {
  buildFile: /^package\.json$/,
  own: NODE_LOCKS,
  wrote:
    /^(?:npm (?:ci|install)|npm install --global (?:--force )?[@\w/-]+@[\w.-]+ && (?:YARN_NODE_LINKER=node-modules )?(?:pnpm|yarn|bun) install --(?:frozen-lockfile|immutable)|yarn install --frozen-lockfile)$/,
  async read(folder) {
    const text = await textOf(folder, CHECK_FILES.node);
    const json = readJson(text);
    const fields = json.kind === 'value' ? fieldsOf(json.value) : undefined;
    const file = below(folder, CHECK_FILES.node);
    const tool = packageManagerOf(folder);
    const unread = { language: 'JavaScript', tool, steps: [], checks: [], installed: [] };
    if (json.kind === 'broken') {
      const why = text === '' ? 'empty, or larger than 1 MB' : json.reason;
      return { ...unread, notes: [`${file} is ${why}, so nothing was read from it.`] };
    }
    const packages = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) => [
      ...(fieldsOf(fields?.get(kind))?.keys() ?? []),
    ]);
    const needsInstall = packages.length > 0 || fields?.has('workspaces') === true;
    const scripts = scriptsOf(text).map(({ name, script }) => ({
      run: scriptCommand(name, tool),
      missing: undeclaredProgram(script, packages),
    }));
    const asked = String(fields?.get('packageManager'));
    const isTyped = packages.includes('typescript') || isThere(folder, 'tsconfig.json');
    return {
      language: isTyped ? 'TypeScript' : 'JavaScript',
      tool,
      packages,
      steps: [
        ...nodeVersion(folder),
        ...(needsInstall ? runs(folder, await nodeInstall(folder, tool, asked)) : []),
      ],
      checks: scripts
        .filter(({ missing }) => missing === undefined)
        .map(({ run }) => ({ name: run, run })),
      installed: ['node_modules'],
      notes: scripts.flatMap(({ run, missing }) =>
        missing === undefined
          ? []
          : [`${file} does not depend on what \`${run}\` starts, so that is no check.`],
      ),
    };
  },
};

function nodeVersion(folder: ProjectFolder): readonly SetupStep[] {
  const file = ['.nvmrc', '.node-version'].find((name) => isThere(folder, name));
  if (file === undefined) return [];
  return [{ kind: 'uses', action: 'node', settings: { 'node-version-file': below(folder, file) } }];
}

/** Package managers that the runner lacks are installed beside npm: Corepack keeps them in the home. `asked`: `pnpm@9.1.0`. */
async function nodeInstall(
  folder: ProjectFolder,
  manager: PackageManager,
  asked: string,
): Promise<readonly string[]> {
  const version = new RegExp(`^${manager}@(\\d{1,4}(?:\\.\\d{1,4}){0,2})`).exec(asked)?.[1];
  switch (manager) {
    case 'npm':
      return NODE_LOCKS.slice(0, 2).some((lock) => isThere(folder, lock))
        ? ['npm ci']
        : ['npm install'];
    case 'pnpm':
      return [
        `npm install --global pnpm@${version ?? (await pnpmVersion(folder))}`,
        'pnpm install --frozen-lockfile',
      ];
    case 'bun':
      return [`npm install --global bun@${version ?? 'latest'}`, 'bun install --frozen-lockfile'];
    case 'yarn': {
      const isFirst = /^# yarn lockfile v1$/m.test(await textOf(folder, CHECK_FILES.yarn));
      if (isFirst && (version ?? '1').startsWith('1')) return ['yarn install --frozen-lockfile'];
      return [
        `npm install --global --force @yarnpkg/cli-dist@${version ?? '4'}`,
        'YARN_NODE_LINKER=node-modules yarn install --immutable',
      ];
    }
  }
}

/** Each version of the lock file's format belongs to some versions of pnpm. */
async function pnpmVersion(folder: ProjectFolder): Promise<string> {
  const lock = await textOf(folder, CHECK_FILES.pnpm);
  const format = /^lockfileVersion: ['"]?(\d)/.exec(lock)?.[1];
  return format === undefined ? '10' : ({ '5': '7', '6': '8' }[format] ?? '10');
}
