import { readdirSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { describe, expect, it } from '@jest/globals';

/** The rooms in their order: a file imports from its own room and from earlier ones. This list is the layer rule. */
const ROOMS: readonly (readonly string[])[] = [
  [
    'abort.ts',
    'throttle.ts',
    'refusals.ts',
    'errors.ts',
    'text',
    'files',
    'outcome.ts',
    'report.ts',
    'input-values.ts',
    'inputs.ts',
    'secret-forms.ts',
    'secrets.ts',
    'markdown',
    'run-log',
    'ports',
    'report.ts',
  ],
  ['trigger'],
  ['team'],
  ['coordinator'],
  ['tools'],
  ['workspace'],
  ['publish'],
  ['scribe'],
  ['setup'],
  ['run'],
  ['adapters'],
  ['scribe-job.ts'],
  ['job.ts'],
  ['cli'],
  ['main.ts', 'tool-host.ts', 'box-probe.ts', 'box-network.ts'],
];
const RANKS = new Map(ROOMS.flatMap((rooms, rank) => rooms.map((room) => [room, rank] as const)));
const ENTRIES = [
  'scribe-job.ts',
  'job.ts',
  'main.ts',
  'cli',
  'tool-host.ts',
  'box-probe.ts',
  'box-network.ts',
];

/** Packages that one adapter alone imports. */
const SDKS = [
  '@actions/core',
  '@actions/github',
  '@github/copilot-sdk',
  '@octokit/plugin-retry',
  '@octokit/plugin-throttling',
  '@octokit/rest',
  'simple-git',
];

/** The folders of each room that has any, in their order; '.' are the room's own files. A folder imports from itself and from earlier ones. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  'run-log': ['page', '.'],
  coordinator: ['sessions', 'tasks', 'prompts', 'reviews', 'agents', 'messages', '.'],
  tools: ['.', 'pipeline', 'files', 'built-in', 'custom', 'host'],
  workspace: ['paths', 'worktrees', '.'],
  publish: ['outbound', 'render', 'reviews', 'views', '.', 'replies'],
  setup: ['project', '.'],
  run: [
    'state',
    'context',
    'checks',
    'start',
    'tools',
    'briefing',
    'finish',
    'agents',
    'resume',
    'commands',
    '.',
  ],
  adapters: [
    'process',
    'proxy',
    'git',
    'box',
    'copilot',
    'github',
    'telemetry',
    'programs',
    'tool-host',
    'runner',
  ],
};

const MOST_FILES_IN_A_FOLDER = 16;
const LONGEST_FILE = 400;

const typescriptIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => posix.join(folder, path))
    .filter((path) => path.endsWith('.ts') && !path.includes('node_modules'))
    .sort();
const FILES = typescriptIn('src');
const textOf = (file: string): string => readFileSync(file, 'utf8');

/** Comments may name what code may not use. */
const codeOf = (file: string): string =>
  textOf(file)
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\*|\/\*)/.test(line))
    .join('\n');

type Import = { readonly file: string; readonly from: string };

function importsOf(file: string): readonly Import[] {
  const statement = /\b(?:import|export)\b[^'";]*?\bfrom\s+'([^']+)'|\bimport\s*\(?\s*'([^']+)'/g;
  return [...codeOf(file).matchAll(statement)].map((found) => ({
    file,
    from: found[1] ?? found[2] ?? '',
  }));
}

const IMPORTS = FILES.flatMap(importsOf);
const roomOf = (file: string): string => file.split('/')[1] ?? '';
const isEntry = (file: string): boolean => ENTRIES.includes(roomOf(file));
const isAdapter = (file: string): boolean => roomOf(file) === 'adapters';
const isOurs = ({ from }: Import): boolean => from.startsWith('.') || from.startsWith('#src/');
const targetOf = ({ file, from }: Import): string =>
  from.startsWith('#') ? from.slice(1) : posix.join(dirname(file), from);
const isInARoom = (file: string): boolean => file.split('/').length > 2;
const folderOf = (file: string): string => {
  const parts = file.split('/');
  return parts.length > 3 ? (parts[2] ?? '') : '.';
};
const shown = (one: Import): string => `${one.file} imports ${one.from}`;

function breaksTheLayerRule(one: Import): boolean {
  if (!isOurs(one)) return false;
  const target = targetOf(one);
  if (target.startsWith('rehearsal/')) return roomOf(one.file) !== 'cli';
  const rank = RANKS.get(roomOf(target)) ?? Number.POSITIVE_INFINITY;
  return rank > (RANKS.get(roomOf(one.file)) ?? -1);
}

/** Rooms whose folders are rooms of their own. */
const GROUPS = ['adapters', 'coordinator', 'publish', 'tools'];

/** The folder that other rooms enter: its own files are the front of the room, its folders are private to it. */
const frontOf = (file: string): string =>
  file
    .split('/')
    .slice(0, GROUPS.includes(roomOf(file)) && folderOf(file) !== '.' ? 3 : 2)
    .join('/');

function passesAFront(one: Import): boolean {
  if (!isOurs(one)) return false;
  const target = targetOf(one);
  if (!target.startsWith('src/') || !isInARoom(target)) return false;
  return frontOf(target) !== frontOf(one.file) && dirname(target) !== frontOf(target);
}

function breaksTheOrderOfFolders(one: Import): boolean {
  if (!one.from.startsWith('.')) return false;
  if (!one.file.startsWith('src/')) return false;
  const folders = FOLDERS[roomOf(one.file)] ?? ['.'];
  const [from, to] = [folderOf(one.file), folderOf(targetOf(one))];
  if (from === to) return false;
  return !folders.includes(from) || folders.indexOf(to) > folders.indexOf(from);
}

describe('the layer rule', () => {
  it('knows every room of src', () => {
    expect([...new Set(FILES.map(roomOf))].filter((room) => !RANKS.has(room))).toEqual([]);
  });

  it('lets no file import from a later room', () => {
    expect(IMPORTS.filter(breaksTheLayerRule).map(shown)).toEqual([]);
  });

  it('finds what it looks for', () => {
    const upward = { file: 'src/team/a.ts', from: '../publish/plan.ts' };
    const backward = { file: 'src/publish/a.ts', from: '../team/team.ts' };
    const outward = { file: 'src/run/run.ts', from: '../../rehearsal/rehearse.ts' };
    expect([upward, backward, outward].map(breaksTheLayerRule)).toEqual([true, false, true]);
  });

  it('lets a room be entered by its own files alone: its folders are private to it', () => {
    expect(IMPORTS.filter(passesAFront).map(shown)).toEqual([]);
  });

  it('keeps the order of the folders in each room', () => {
    expect(IMPORTS.filter(breaksTheOrderOfFolders).map(shown)).toEqual([]);
  });

  it.each(SDKS)('lets only one folder of adapters import %s', (sdk) => {
    const importers = IMPORTS.filter(({ from }) => from === sdk || from.startsWith(`${sdk}/`));
    expect(importers.filter(({ file }) => !isAdapter(file)).map(shown)).toEqual([]);
    expect(new Set(importers.map(({ file }) => dirname(file))).size).toBe(1);
  });

  it('lets only adapters start processes and open connections', () => {
    const outside = /^node:(child_process|http|https|http2|net|tls|dgram|worker_threads)$/;
    const others = IMPORTS.filter(({ file }) => !isAdapter(file));
    expect(others.filter(({ from }) => outside.test(from)).map(shown)).toEqual([]);
    const callers = FILES.filter(
      (file) => !isAdapter(file) && /(?<![.\w])fetch\(/.test(codeOf(file)),
    );
    expect(callers).toEqual([]);
  });
});

describe('the source', () => {
  it('has at most 16 files in a folder', () => {
    const folders = [...FILES, ...typescriptIn('rehearsal')].map((file) => dirname(file));
    const counts = new Map<string, number>();
    for (const folder of folders) counts.set(folder, (counts.get(folder) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > MOST_FILES_IN_A_FOLDER)).toEqual([]);
  });

  it('has no file of more than 400 lines', () => {
    const long = FILES.filter((file) => textOf(file).split('\n').length - 1 > LONGEST_FILE);
    expect(long).toEqual([]);
  });

  it('declares each type name once', () => {
    const places = new Map<string, string[]>();
    for (const file of FILES) {
      for (const [, name = ''] of textOf(file).matchAll(
        /^(?:export )?(?:type|interface|class) (\w+)\b(?!\s*,)/gm,
      )) {
        places.set(name, [...(places.get(name) ?? []), file]);
      }
    }
    expect([...places].filter(([, files]) => files.length > 1)).toEqual([]);
  });

  it('packs no fields into a spread literal', () => {
    expect(FILES.filter((file) => /\.\.\.\{ /.test(codeOf(file)))).toEqual([]);
  });

  it('reads the environment in adapters alone', () => {
    const readers = FILES.filter((file) =>
      /\bprocess\s*(\.|\?\.|\[')\s*env\b|\{[^}]*\benv\b[^}]*\}\s*(=\s*process\b|from\s+'node:process')/.test(
        codeOf(file),
      ),
    );
    // The templates are texts that become an author's own programs.
    const exempt = ['src/tools/custom/templates.ts'];
    const others = readers.filter((file) => !exempt.includes(file));
    expect(others.filter((file) => !isAdapter(file))).toEqual([]);
  });

  it('has no word that switches the permission handler off', () => {
    const words =
      /approveAll|skipPermission|mode:\s*['"]copilot-cli['"]|permissionDecision:\s*['"]allow['"]/i;
    expect(FILES.filter((file) => words.test(textOf(file)))).toEqual([]);
  });

  it('names no address of GitHub in code, adapters and entries aside', () => {
    const naming = FILES.filter((file) => /https:\/\/(api\.)?github\.com/.test(codeOf(file)));
    expect(naming.filter((file) => !isAdapter(file) && !isEntry(file))).toEqual([]);
  });

  it('knows the bot and the ranks of permissions in one place', () => {
    const ranks = /github-actions\[bot\]|'(write|maintain|admin)', '(write|maintain|admin)'/;
    expect(FILES.filter((file) => ranks.test(codeOf(file)))).toEqual(['src/ports/accounts.ts']);
  });

  it("writes git's arguments in the workspace and in git's adapter alone", () => {
    const commands =
      'add|archive|blame|branch|cat-file|checkout-index|commit-tree|config|diff|diff-index|diff-tree|fetch|for-each-ref|' +
      'hash-object|log|ls-files|ls-remote|ls-tree|merge-base|merge-file|merge-tree|mktree|push|read-tree|rev-list|' +
      'rev-parse|show|symbolic-ref|tag|update-index|update-ref|worktree|write-tree';
    const calls = new RegExp(`\\[\\s*'(${commands})'`);
    const owners = /^src\/(workspace|adapters\/git)\//;
    const callers = FILES.filter((file) => calls.test(codeOf(file)));
    expect(callers.length).toBeGreaterThan(5);
    // The command line has a `show` of its own.
    expect(callers.filter((file) => !owners.test(file))).toEqual(['src/cli/cli.ts']);
  });

  it('names the trailers of its commits in one file', () => {
    const naming = FILES.filter((file) => /\bSquad-[A-Z]/.test(codeOf(file)));
    expect(naming).toEqual(['src/workspace/trailers.ts']);
  });

  it('has its tests beside it, room by room', () => {
    const others = ['squads', 'attacks', 'faults', 'interop', 'rehearsal'];
    const folders = readdirSync('__tests__', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(folders.filter((name) => !RANKS.has(name) && !others.includes(name))).toEqual([]);
  });
});
