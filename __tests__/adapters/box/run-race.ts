// Calls file tools while a program in the box exchanges a folder and a link that leads outside, again and again.
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { copyFolder } from '#src/files/copy-folder.ts';
import { isThere, readRegularFile } from '#src/files/open-file.ts';
import type { ToolReply } from '#src/ports/agents.ts';
import type { Programs } from '#src/ports/programs.ts';
import { openStagedFiles } from '#src/tools/built-in/staged-files.ts';
import { decideFileAccess } from '#src/workspace/worktrees.ts';
import { callTool, someFileTools } from '../../tools/built-in/files/some-file-tools.ts';

export type Race = {
  /** Holds the folder `d`, and `link`, which leads outside. */
  readonly worktree: string;
  /** A name in `RACERS`. */
  readonly racer: string;
  readonly calls: number;
  readonly exchanges: number;
  /** The path of ripgrep; absent: searches walk. */
  readonly ripgrep?: string;
  /** Ends the exchanges and the calls. */
  readonly timeoutMs: number;
};

export type RaceEnd = {
  readonly exchanges: number;
  readonly ok: number;
  readonly refused: number;
  /** What was read, listed or named although it lies outside. */
  readonly leaked: readonly string[];
};

/** What only the files outside hold, and what only their names hold. */
export const OUTSIDE = /OUTSIDE|only-outside/;

/** renameat2 with RENAME_EXCHANGE, until the file `stop` is there and at least so many times; the file `enough` says when. */
const EXCHANGE = `
  my ($call, $least, $one, $other) = @ARGV;
  my $done = 0;
  sub note { open(my $file, '>', $_[0]) or die; close($file) }
  note('begun');
  while ($done < $least || !-e 'stop') {
    for (1 .. 500) { syscall($call + 0, -100, $one, -100, $other, 2) == 0 and $done++ }
    note('enough') if $done >= $least;
  }
  print $done;
`;

const RENAMEAT2 = process.arch === 'arm64' ? '276' : '316';

type Stage = Pick<Race, 'worktree' | 'ripgrep'> & { readonly programs: Programs };
type Racer = (stage: Stage) => (at: number) => Promise<string | undefined>;

/** A call of a file tool; undefined when it was refused. */
function tool(name: string, args: (at: number) => object): Racer {
  return ({ worktree, ripgrep, programs }) => {
    const touched = new Set<string>();
    const policy = { refuses: () => undefined, holdsSecret: () => false };
    const tools = someFileTools(worktree, {
      decide: (request) => decideFileAccess(request, { directory: worktree, policy, touched }),
      programs,
      ripgrep,
    });
    return async (at) => textOf(await callTool(tools, name, args(at)));
  };
}

function textOf({ kind, text }: ToolReply): string | undefined {
  return kind === 'ok' ? text : undefined;
}

const patch = (...lines: readonly string[]) => ({
  input: ['*** Begin Patch', ...lines, '*** End Patch'].join('\n'),
});

/** Everything that opens a file of a worktree, by name. */
export const RACERS: Readonly<Record<string, Racer>> = {
  'view a file': tool('view', () => ({ path: 'd/f' })),
  'view a folder': tool('view', () => ({ path: 'd/sub' })),
  create: tool('create', (at) => ({ path: `d/sub/new-${at}`, file_text: 'mine' })),
  'create with folders': tool('create', (at) => ({ path: `d/${at}/new`, file_text: 'mine' })),
  edit: tool('edit', (at) => ({
    path: 'd/e',
    old_str: at % 2 === 0 ? 'x' : 'y',
    new_str: at % 2 === 0 ? 'y' : 'x',
  })),
  'patch a file': tool('apply_patch', (at) =>
    patch('*** Update File: d/p', at % 2 === 0 ? '-x' : '-y', at % 2 === 0 ? '+y' : '+x'),
  ),
  'patch in and out': tool('apply_patch', (at) =>
    patch(`*** Add File: d/sub/patched-${at}`, '+mine', '*** Delete File: d/gone'),
  ),
  'patch that moves': tool('apply_patch', (at) =>
    patch('*** Update File: d/m', `*** Move to: moved-${at}`, ' OUTSIDE', '+x'),
  ),
  'grep a folder': tool('grep', () => ({ pattern: '.', path: 'd', output_mode: 'content' })),
  'grep everything': tool('grep', () => ({ pattern: 'OUTSIDE|x', output_mode: 'content' })),
  'grep a file': tool('grep', () => ({ pattern: '.', path: 'd/f', output_mode: 'content' })),
  'glob a folder': tool('glob', () => ({ pattern: '**', path: 'd' })),
  'glob everything': tool('glob', () => ({ pattern: '**/*outside*' })),
  'read for a commit':
    ({ worktree }) =>
    async () =>
      (await readRegularFile(worktree, 'd/f'))?.toString(),
  'copy a folder': ({ worktree }) => {
    const copies = join(worktree, '..', 'copies');
    return async (at) => {
      const into = join(copies, String(at));
      await mkdir(into, { recursive: true });
      await copyFolder(worktree, ['d'], into);
      const copied = await snapshot(into);
      return copied.length === 0 ? undefined : copied.join('\n');
    };
  },
  'look whether it is there':
    ({ worktree }) =>
    async () =>
      (await isThere(worktree, 'd/only-outside')) ? 'only-outside' : '',
  'a squad tool writes': ({ worktree }) => {
    const files = openStagedFiles({ root: worktree, squadDirectory: 'd', wrote: () => undefined });
    return async (at) => {
      const staged = { folder: 'd/sub', stem: `entry-${at}`, content: 'mine' };
      return (await files.add(staged)).kind === 'written' ? 'written' : undefined;
    };
  },
  'a squad tool changes a file': ({ worktree }) => {
    const files = openStagedFiles({ root: worktree, squadDirectory: 'd', wrote: () => undefined });
    let seen = '';
    return async (at) => {
      const change = await files.change('d/history.md', (text = '') => {
        seen += text;
        return `mine ${at}`;
      });
      return change.kind === 'written' ? seen : undefined;
    };
  },
  'a squad tool reads and lists': ({ worktree }) => {
    const files = openStagedFiles({ root: worktree, squadDirectory: 'd', wrote: () => undefined });
    return async () => `${await files.read('d/history.md')} ${await files.list('d')}`;
  },
};

/** Its patch fits the file outside alone, so no call of it works. */
const ALWAYS_REFUSED = 'patch that moves';

/** Calls until there were so many calls and enough exchanges. */
async function callAgain(
  calls: number,
  act: (at: number) => Promise<string | undefined>,
  isEnough: (oneWorked: boolean) => boolean,
): Promise<readonly (string | undefined)[]> {
  const said: (string | undefined)[] = [];
  const isOver = () => said.length >= calls && isEnough(said.some((text) => text !== undefined));
  const end = Date.now() + LONGEST;
  while (!isOver() && (said.length < calls || Date.now() < end)) {
    said.push(await act(said.length).catch(() => undefined));
  }
  return said;
}

/** A call of several steps rarely finds the folder at each of them: so long it is made again, in milliseconds. */
const LONGEST = 20_000;

/** Races one of them, and says what happened. */
export async function runRace(race: Race, programs: Programs): Promise<RaceEnd> {
  const { worktree, racer, calls, exchanges, timeoutMs, ...more } = race;
  const [begun, enough, stop] = ['begun', 'enough', 'stop'].map((name) => join(worktree, name));
  for (const path of [begun, enough, stop]) await rm(path ?? '', { force: true });
  const exchanging = programs.runProgram({
    command: '/usr/bin/perl',
    args: ['-e', EXCHANGE, RENAMEAT2, String(exchanges), 'd', 'link'],
    directory: worktree,
    environment: {},
    passed: [],
    timeoutMs,
    maxBytes: 1_000,
    box: { writable: [worktree], readable: [] },
    signal: new AbortController().signal,
  });
  while (!existsSync(begun ?? '')) {
    if ((await Promise.race([exchanging, pause(5)])) !== undefined) break;
  }
  const act = RACERS[racer]?.({ worktree, programs, ...more });
  const said = await callAgain(
    calls,
    async (at) => act?.(at),
    (some) => existsSync(enough ?? '') && (some || racer === ALWAYS_REFUSED),
  );
  await writeFile(stop ?? '', '');
  const end = await exchanging;
  if (end.kind !== 'exited' || end.code !== 0) throw new Error(JSON.stringify(end));
  return {
    exchanges: Number(end.stdout.text),
    ok: said.filter((text) => text !== undefined).length,
    refused: said.filter((text) => text === undefined).length,
    leaked: [...new Set(said.filter((text) => OUTSIDE.test(text ?? '')))].map(String).slice(0, 3),
  };
}

/** Everything below a folder, with its text, as one value to compare. */
export async function snapshot(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .map((it) => {
      const path = join(it.parentPath, it.name);
      return `${path} ${it.isFile() ? readFileSync(path, 'utf8') : ''}`;
    })
    .toSorted();
}
