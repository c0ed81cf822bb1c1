// Reads what a tree has of an agent's memory: its history.md in each of its folders, and the fragments in their inboxes.
import { basename } from 'node:path/posix';
import type { TrustedTree } from '#src/ports/index.ts';
import { compareText, normaliseText } from '#src/text/index.ts';
import { isRegularFile } from '../roster/agent-folders.ts';
import type { Member } from '../roster/member.ts';
import { dateIn } from './decisions/decision-heading.ts';

/** How many bytes of a long history are read: its head for the core context, its end for the latest learnings. */
const HEAD_BYTES = 65_536;
const END_BYTES = 262_144;
const FRAGMENT_BYTES = 16_384;
const MAX_FRAGMENTS = 200;

/** One thing that an agent learnt. */
export type Learning = { readonly text: string; readonly date: string | undefined };

/** What a tree has of an agent's memory. */
export type StoredHistory = {
  /** Histories, or parts of one. Each is parsed separately, so that a fence cut in two doesn't swallow the next. */
  readonly texts: readonly string[];
  readonly fragments: readonly Learning[];
  /** False when the middle of a history was not read. */
  readonly complete: boolean;
};

/** Reads the histories and fragments of a member. */
export async function readHistory(tree: TrustedTree, member: Member): Promise<StoredHistory> {
  const folders = folderPaths(member);
  const [histories, fragments] = await Promise.all([
    Promise.all(folders.toReversed().map((folder) => readParts(tree, `${folder}/history.md`))),
    Promise.all(fragmentPaths(tree, folders).map((path) => readFragment(tree, path))),
  ]);
  return {
    texts: histories.flat(),
    fragments: fragments.filter(({ text }) => text !== ''),
    complete: histories.every((parts) => parts.length <= 1),
  };
}

function folderPaths(member: Member): readonly string[] {
  return member.folder === undefined ? [] : [member.folder, ...member.otherFolders];
}

/** Lists the files of the memory inboxes, oldest first, by the date that their names begin with. */
function fragmentPaths(tree: TrustedTree, folders: readonly string[]): readonly string[] {
  const prefixes = folders.map((folder) => `${folder}/inbox/`);
  return tree.entries
    .filter(({ mode, path }) => isRegularFile(mode) && path.endsWith('.md'))
    .map(({ path }) => path)
    .filter((path) => prefixes.some((prefix) => path.startsWith(prefix)))
    .sort((a, b) => compareText(basename(a), basename(b)))
    .slice(-MAX_FRAGMENTS);
}

async function readFragment(tree: TrustedTree, path: string): Promise<Learning> {
  const text = (await tree.read(path, FRAGMENT_BYTES)) ?? '';
  return { text: normaliseText(text).trim(), date: dateIn(basename(path)) };
}

/** Reads a history as one part, or a long one as its head and its end; no part when it is missing. */
async function readParts(tree: TrustedTree, path: string): Promise<readonly string[]> {
  const entry = tree.entries.find((candidate) => candidate.path === path);
  if (entry === undefined) return [];
  if (entry.size <= HEAD_BYTES + END_BYTES) {
    return [(await tree.read(path, HEAD_BYTES + END_BYTES)) ?? ''];
  }
  const [head = '', end = ''] = await Promise.all([
    tree.read(path, HEAD_BYTES),
    tree.readEnd(path, END_BYTES),
  ]);
  // Whole lines only: half an entry would say something else.
  return [head.slice(0, head.lastIndexOf('\n') + 1), end.slice(end.indexOf('\n') + 1)];
}
