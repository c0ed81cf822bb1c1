// The squad's decisions at the trusted commit: decisions.md, and the drop-boxes that Scribe has not merged yet.
import type { TreeEntry, TrustedTree } from '../world.ts';
import { type DecisionEntry, parseDecisions } from './decisions.ts';
import { isDropBox, parseDropBox } from './drop-box.ts';
import { isRegularFile } from './folders.ts';
import type { Member } from './member.ts';

/** The most of decisions.md that is read, in bytes; of a longer one the end, where the newest are. */
const DECISIONS_BYTES = 4 * 1024 * 1024;
const BOX_BYTES = 65_536;
const MAX_BOXES = 500;

export type LoadedDecisions = {
  /** Merged ones first, then those of the drop-boxes. */
  readonly entries: readonly DecisionEntry[];
  readonly warnings: readonly string[];
};

type Place = { readonly directory: string; readonly members: readonly Member[] };

/** Reads every decision that a squad has written down, archives excepted. */
export async function loadDecisions(tree: TrustedTree, place: Place): Promise<LoadedDecisions> {
  const inbox = `${place.directory}/decisions/inbox/`;
  const boxes = tree.entries.filter((entry) => isBoxIn(inbox, entry));
  const [merged, waiting] = await Promise.all([
    readMerged(tree, `${place.directory}/decisions.md`),
    Promise.all(boxes.slice(0, MAX_BOXES).map(({ path }) => readBox(tree, path, place.members))),
  ]);
  const warnings =
    boxes.length > MAX_BOXES
      ? [`${inbox} holds ${boxes.length} files; ${MAX_BOXES} are read. Let Scribe merge them.`]
      : [];
  return { entries: [...parseDecisions(merged), ...waiting.flat()], warnings };
}

function isBoxIn(inbox: string, { path, mode }: TreeEntry): boolean {
  return path.startsWith(inbox) && isRegularFile(mode) && isDropBox(path.slice(inbox.length));
}

async function readMerged(tree: TrustedTree, path: string): Promise<string> {
  const size = tree.entries.find((entry) => entry.path === path)?.size ?? 0;
  if (size <= DECISIONS_BYTES) return (await tree.read(path, DECISIONS_BYTES)) ?? '';
  return (await tree.readEnd(path, DECISIONS_BYTES)) ?? '';
}

async function readBox(
  tree: TrustedTree,
  path: string,
  members: readonly Member[],
): Promise<readonly DecisionEntry[]> {
  const text = (await tree.read(path, BOX_BYTES)) ?? '';
  return parseDropBox({ file: path.slice(path.lastIndexOf('/') + 1), text }, members);
}
