// What becomes of the agents' memory: fragments go into their histories, and what is old to the archives.

import type { TrustedTree } from '../ports/git.ts';
import { isRegularFile } from '../team/roster/agent-folders.ts';
import type { Member } from '../team/roster/member.ts';
import { condenseHistory, GATE_BYTES } from './archive/archive-history.ts';
import { verifyHistory } from './check/verify.ts';
import { mergeHistory } from './merge/merge-history.ts';
import { insist, keep, type Place } from './place.ts';
import type { Tally } from './plan.ts';
import type { Drop } from './read/drop.ts';
import type { Inboxes, Unreadable } from './read/inbox.ts';

type Learnt = Pick<Tally, 'learnings' | 'duplicates' | 'archived' | 'unreadable'>;

/** Merges every agent's fragments, then condenses what grew long. */
export async function planHistories(
  memories: Inboxes['memories'],
  place: Place,
  homes: Homes,
): Promise<Learnt> {
  const { byFile, unreadable } = sortOut(memories, place.members, homes);
  const plans: Omit<Learnt, 'unreadable'>[] = [];
  for (const [file, fragments] of byFile) {
    if (fragments.length === 0 && place.shelf.size(file) < GATE_BYTES) continue;
    plans.push(await planHistory(file, fragments, place));
  }
  return {
    learnings: plans.flatMap(({ learnings }) => learnings),
    duplicates: plans.flatMap(({ duplicates }) => duplicates),
    archived: plans.flatMap(({ archived }) => archived),
    unreadable,
  };
}

type Sorted = {
  /** Every history, with what goes into it. */
  readonly byFile: ReadonlyMap<string, readonly Drop[]>;
  readonly unreadable: readonly Unreadable[];
};

function sortOut(memories: Inboxes['memories'], members: readonly Member[], homes: Homes): Sorted {
  const byFile = new Map<string, readonly Drop[]>(homes.histories.map((file) => [file, []]));
  const unreadable: Unreadable[] = [];
  for (const [folder, { drops }] of memories) {
    const file = historyOf(folder, members, homes);
    if (file === undefined) unreadable.push(...drops.map(({ path }) => ({ path, reason: NOBODY })));
    else byFile.set(file, [...(byFile.get(file) ?? []), ...drops]);
  }
  return { byFile, unreadable };
}

async function planHistory(
  file: string,
  fragments: readonly Drop[],
  { shelf, today }: Place,
): Promise<Omit<Learnt, 'unreadable'>> {
  const old = file.replace(/history\.md$/, 'history-archive.md');
  const current = await shelf.read(file);
  const archive = await shelf.read(old);
  const known = archive === undefined ? [] : [archive];
  const merge = mergeHistory(current, fragments, known, today);
  if (merge.merged.length > 0) shelf.put(file, merge.text);
  insist(verifyHistory(current, merge.text, merge.merged), file);
  return {
    learnings: merge.merged.map((learning) => ({ ...learning, file })),
    duplicates: merge.duplicates,
    archived: keep(condenseHistory(merge.text, archive, today), { file, old, shelf }),
  };
}

const NOBODY =
  'no agent of the team has that folder: correct its name, or add the agent to team.md';

/** The history that a folder's fragments go to: a folder without one may be a second spelling of a member's. */
function historyOf(
  folder: string,
  members: readonly Member[],
  { histories, charters }: Homes,
): string | undefined {
  const own = `${folder}/history.md`;
  if (histories.includes(own)) return own;
  const member = members.find(
    ({ folder: main, otherFolders }) => main === folder || otherFolders.includes(folder),
  );
  if (member !== undefined) return member.historyPath ?? own;
  return charters.includes(`${folder}/charter.md`) ? own : undefined;
}

/** The agents' own files in a commit. */
export type Homes = { readonly histories: readonly string[]; readonly charters: readonly string[] };

/** Finds the histories and charters below `directory`. */
export function homesIn(tree: TrustedTree, directory: string): Homes {
  const start = `${directory}/agents/`;
  const named = (file: string) =>
    tree.entries
      .filter(({ path, mode }) => path.startsWith(start) && isRegularFile(mode))
      .map(({ path }) => path)
      .filter((path) => {
        const [, name, ...deeper] = path.slice(start.length).split('/');
        return name === file && deeper.length === 0;
      });
  return { histories: named('history.md'), charters: named('charter.md') };
}
