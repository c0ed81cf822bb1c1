// The squad's decisions at the trusted commit: decisions.md, and the inbox files that Scribe has not merged yet.
import { basename } from 'node:path/posix';
import type { TreeEntry, TrustedTree } from '#src/ports/index.ts';
import { isRegularFile } from '../../roster/agent-folders.ts';
import type { Member } from '../../roster/member.ts';
import { type DecisionEntry, parseDecisions } from './decisions.ts';
import { isInboxEntry, parseInboxEntry } from './inbox-entry.ts';

/** The most of decisions.md that is read, in bytes. Of a longer file, the end is read, where the newest are. */
const DECISIONS_BYTES = 4 * 1024 * 1024;
const INBOX_FILE_BYTES = 65_536;
const MAX_INBOX_FILES = 500;

export type LoadedDecisions = {
  /** Merged ones first, then those of the inbox files. */
  readonly entries: readonly DecisionEntry[];
  readonly warnings: readonly string[];
};

type DecisionsLocation = { readonly directory: string; readonly members: readonly Member[] };

/** Reads every decision that a squad has written down, except those in archives. */
export async function loadDecisions(
  tree: TrustedTree,
  location: DecisionsLocation,
): Promise<LoadedDecisions> {
  const inbox = `${location.directory}/decisions/inbox/`;
  const inboxFiles = tree.entries.filter((entry) => isInboxFileIn(inbox, entry));
  const [merged, unmerged] = await Promise.all([
    readMerged(tree, `${location.directory}/decisions.md`),
    Promise.all(
      inboxFiles
        .slice(0, MAX_INBOX_FILES)
        .map(({ path }) => readInboxFile(tree, path, location.members)),
    ),
  ]);
  const warnings =
    inboxFiles.length > MAX_INBOX_FILES
      ? [
          `${inbox} holds ${inboxFiles.length} files; ${MAX_INBOX_FILES} are read. Let Scribe merge them.`,
        ]
      : [];
  return { entries: [...parseDecisions(merged), ...unmerged.flat()], warnings };
}

function isInboxFileIn(inbox: string, { path, mode }: TreeEntry): boolean {
  return path.startsWith(inbox) && isRegularFile(mode) && isInboxEntry(path.slice(inbox.length));
}

async function readMerged(tree: TrustedTree, path: string): Promise<string> {
  const size = tree.entries.find((entry) => entry.path === path)?.size ?? 0;
  if (size <= DECISIONS_BYTES) return (await tree.read(path, DECISIONS_BYTES)) ?? '';
  return (await tree.readEnd(path, DECISIONS_BYTES)) ?? '';
}

async function readInboxFile(
  tree: TrustedTree,
  path: string,
  members: readonly Member[],
): Promise<readonly DecisionEntry[]> {
  const text = (await tree.read(path, INBOX_FILE_BYTES)) ?? '';
  return parseInboxEntry({ file: basename(path), text }, members);
}
