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
    const asked = askedVersion(String(fields?.get('packageManager')), tool);
    const isBerry = tool === 'yarn' && (await usesBerry(folder, asked));
    const checks = scriptsOf(text).map(({ name }) => scriptCommand(name, tool));
    const isTyped = packages.includes('typescript') || isThere(folder, 'tsconfig.json');
    return {
      language: isTyped ? 'TypeScript' : 'JavaScript',
      tool,
      packages,
      steps: [
        ...nodeVersion(folder),
        ...(needsInstall ? runs(folder, await nodeInstall(folder, tool, asked, isBerry)) : []),
      ],
      scripts: new Map(scriptsOf(text).map(({ name, script }) => [name, script])),
      checks: checks.map((name) => ({ name, run: isBerry ? `${BERRY_LINKER} ${name}` : name })),
      installed: ['node_modules'],
    };
  },
};

function nodeVersion(folder: ProjectFolder): readonly SetupStep[] {
  const file = ['.nvmrc', '.node-version'].find((name) => isThere(folder, name));
  if (file === undefined) return [];
  return [{ kind: 'uses', action: 'node', settings: { 'node-version-file': below(folder, file) } }];
}

/** Package managers that the runner lacks are installed beside npm: Corepack keeps them in the home. */
async function nodeInstall(
  folder: ProjectFolder,
  manager: PackageManager,
  asked: string | undefined,
  isBerry: boolean,
): Promise<readonly string[]> {
  switch (manager) {
    case 'npm':
      return NODE_LOCKS.slice(0, 2).some((lock) => isThere(folder, lock))
        ? ['npm ci']
        : ['npm install'];
    case 'pnpm':
      return [
        `npm install --global pnpm@${asked ?? (await pnpmVersion(folder))}`,
        'pnpm install --frozen-lockfile',
      ];
    case 'bun':
      return [`npm install --global bun@${asked ?? 'latest'}`, 'bun install --frozen-lockfile'];
    case 'yarn':
      return isBerry
        ? [
            `npm install --global --force @yarnpkg/cli-dist@${asked ?? '4'}`,
            `${BERRY_LINKER} yarn install --immutable`,
          ]
        : ['yarn install --frozen-lockfile'];
  }
}

/** Yarn 2 and later keep packages outside the checkout, or in a file that the box doesn't show. */
const BERRY_LINKER = 'YARN_NODE_LINKER=node-modules';

async function usesBerry(folder: ProjectFolder, asked: string | undefined): Promise<boolean> {
  if (asked !== undefined) return !asked.startsWith('1');
  return /^__metadata:/m.test((await folder.readStart(CHECK_FILES.yarn)) ?? '');
}

/** Reads `pnpm@9.1.0+sha512.…`, what package.json says of its package manager. */
function askedVersion(field: string, manager: PackageManager): string | undefined {
  return new RegExp(`^${manager}@(\\d{1,4}(?:\\.\\d{1,4}){0,2})(?![\\d.])`).exec(field)?.[1];
}

/** Each version of the lock file's format belongs to some versions of pnpm. */
async function pnpmVersion(folder: ProjectFolder): Promise<string> {
  const lock = (await folder.readStart(CHECK_FILES.pnpm)) ?? '';
  const format = /^lockfileVersion: ['"]?(\d)/.exec(lock)?.[1];
  return format === undefined ? '10' : ({ '5': '7', '6': '8' }[format] ?? '10');
}
