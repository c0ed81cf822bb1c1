// Searches without ripgrep: folder by folder, each held open and no link followed.
import { join } from 'node:path';
import { attempt } from '#src/errors.ts';
import { MAX_FILE_BYTES, openPlain, readFolder, readUpTo, workInFolder } from '#src/files/index.ts';
import { compareText } from '#src/text/index.ts';
import type { Found, FoundFile } from './matches.ts';
import { SEARCH_SECONDS } from './ripgrep.ts';

export type Walk = {
  readonly root: string;
  /** The folders on the path to where the walk begins. */
  readonly names: readonly string[];
  /** The one file of it that is looked at; absent: all that lies below. */
  readonly only?: string | undefined;
  /** Whether a path, relative to where the walk begins, is looked at. */
  readonly isWanted: (path: string) => boolean;
  /** Returns what is shown of a file's text, undefined if it doesn't match; absent: the text isn't read. */
  readonly match?: ((text: string) => readonly string[] | undefined) | undefined;
  readonly now: () => number;
  readonly signal: AbortSignal;
};

const MAX_ENTRIES = 200_000;
const MAX_FOUND = 20_000;
const MAX_DEPTH = 100;

/** Walks until its end, or until a limit is reached. Folders and files that can't be opened are passed over. */
export async function walkFiles(walk: Walk): Promise<Found> {
  const state: WalkState = {
    ...walk,
    files: [],
    entries: 0,
    end: walk.now() + SEARCH_SECONDS * 1_000,
  };
  const { root, names, only } = walk;
  await attempt(
    workInFolder({ root, names }, (base) =>
      only === undefined
        ? walkFolder(base, [], state)
        : walkEntry({ base, above: [], name: only }, state),
    ),
  );
  return { files: state.files, cut: state.cut };
}

type WalkState = Walk & {
  readonly files: FoundFile[];
  readonly end: number;
  entries: number;
  cut?: string;
};

/** Walks an open folder; `above`: its path from where the walk began. */
async function walkFolder(base: string, above: readonly string[], state: WalkState): Promise<void> {
  const read = await attempt(readFolder(base, MAX_ENTRIES));
  if (read.kind === 'threw' || above.length > MAX_DEPTH) return;
  const names = read.value.entries.map(({ name }) => name);
  for (const name of names.toSorted(compareText)) {
    if (name === '.git' || isOver(state)) continue;
    state.entries += 1;
    await walkEntry({ base, above, name }, state);
  }
}

function isOver(state: WalkState): boolean {
  if (state.cut !== undefined) return true;
  if (state.signal.aborted || state.now() > state.end) state.cut = 'stopped: it took too long';
  else if (state.entries >= MAX_ENTRIES) state.cut = `stopped after ${MAX_ENTRIES} files`;
  else if (state.files.length >= MAX_FOUND) state.cut = `stopped after ${MAX_FOUND} matches`;
  return state.cut !== undefined;
}

type Entry = { readonly base: string; readonly above: readonly string[]; readonly name: string };

async function walkEntry({ base, above, name }: Entry, state: WalkState): Promise<void> {
  const names = [...above, name];
  const inside = await attempt(
    workInFolder({ root: base, names: [name] }, (folder) => walkFolder(folder, names, state)),
  );
  if (inside.kind === 'threw' || inside.value.kind === 'worked') return;
  if (!state.isWanted(names.join('/'))) return;
  const found = await attempt(look(join(base, name), state));
  if (found.kind === 'done' && found.value !== undefined) {
    state.files.push({ path: [...state.names, ...names].join('/'), lines: found.value });
  }
}

/** Returns what is shown of a regular file; undefined for anything else, and for what doesn't match. */
async function look(place: string, { match }: WalkState): Promise<readonly string[] | undefined> {
  const file = await openPlain(place);
  try {
    const stats = await file.stat();
    if (!stats.isFile() || stats.nlink > 1) return undefined;
    if (match === undefined) return [];
    const bytes = await readUpTo(file, MAX_FILE_BYTES);
    return bytes === undefined || bytes.includes(0) ? undefined : match(bytes.toString());
  } finally {
    await file.close();
  }
}
