// What Scribe would do to the squad of one commit. Reads and decides; writes nothing.
import { basename } from 'node:path/posix';
import type { TrustedTree } from '#src/ports/index.ts';
import { locateSquad, parseInboxEntry, readTeam, type SquadLocation } from '#src/team/index.ts';
import { archiveDecisions } from './archive/archive-decisions.ts';
import { findDecisionsLoss } from './check/verify-merge.ts';
import { openMemoryFiles } from './memory-files.ts';
import { mergeDecisions } from './merge/merge-decisions.ts';
import { assertMerged, type PlanDeps, writeArchive } from './plan-deps.ts';
import { findAgentFiles, planHistories } from './plan-histories.ts';
import { type Inbox, readInboxes, type SquadInboxes, type UnreadableFile } from './read/inboxes.ts';
import type { ScribeTally } from './tally.ts';

/** The new contents by path; undefined removes the file. */
export type FileChanges = ReadonlyMap<string, Uint8Array | undefined>;

export type ScribePlan =
  /** Without changes, there is nothing to do. */
  | { readonly kind: 'planned'; readonly changes: FileChanges; readonly tally: ScribeTally }
  | { readonly kind: 'no-squad'; readonly location: Exclude<SquadLocation, { kind: 'found' }> }
  /** Files that must be fixed first: nothing at all is changed. */
  | { readonly kind: 'broken'; readonly brokenFiles: readonly UnreadableFile[] };

export type ScribePlanSettings = {
  /** The input `squad-directory`. */
  readonly squadDirectory?: string | undefined;
  /** `YYYY-MM-DD`, UTC. */
  readonly today: string;
  readonly holdsSecret: (text: string) => boolean;
};

/** Plans the merge of every inbox, then the archives. Throws what git throws, and E_INTERNAL when an entry would be lost. */
export async function planScribe(
  tree: TrustedTree,
  settings: ScribePlanSettings,
): Promise<ScribePlan> {
  const location = await locateSquad(tree, settings.squadDirectory);
  if (location.kind !== 'found') return { kind: 'no-squad', location };
  const { directory } = location;
  const [inboxes, team] = await Promise.all([
    readInboxes(tree, directory, settings.holdsSecret),
    readTeam(tree, location),
  ]);
  const memoryFiles = openMemoryFiles(tree);
  const deps = { ...team, memoryFiles, today: settings.today };
  const decisionsPlan = await planDecisions(inboxes.decisions, deps);
  const historiesPlan = await planHistories(
    inboxes.memories,
    deps,
    findAgentFiles(tree, directory),
  );
  const brokenFiles = memoryFiles.broken();
  if (brokenFiles.length > 0) return { kind: 'broken', brokenFiles };
  const listed = listInboxFiles(inboxes);
  const unreadable = [
    ...listed.unreadable,
    ...decisionsPlan.unreadable,
    ...historiesPlan.unreadable,
  ];
  const unreadablePaths = new Set(unreadable.map(({ path }) => path));
  const mergedPaths = listed.paths.filter((path) => !unreadablePaths.has(path));
  return {
    kind: 'planned',
    changes: new Map<string, Uint8Array | undefined>([
      ...memoryFiles.changes(),
      ...mergedPaths.map((path) => [path, undefined] as const),
    ]),
    tally: {
      ...decisionsPlan,
      read: mergedPaths.length + unreadable.length,
      unreadable,
      learnings: historiesPlan.learnings,
      wisdom: historiesPlan.wisdom,
      duplicates: [...decisionsPlan.duplicates, ...historiesPlan.duplicates],
      archived: [...decisionsPlan.archived, ...historiesPlan.archived],
    },
  };
}

type DecisionsPlan = Omit<ScribeTally, 'read' | 'learnings' | 'wisdom'>;

async function planDecisions(
  inbox: Inbox,
  { directory, members, memoryFiles, today }: PlanDeps,
): Promise<DecisionsPlan> {
  const file = `${directory}/decisions.md`;
  const archiveFile = `${directory}/decisions-archive.md`;
  const current = await memoryFiles.read(file);
  const archive = await memoryFiles.read(archiveFile);
  const incoming = inbox.files.map(({ path, text }) => ({
    path,
    entries: parseInboxEntry({ file: basename(path), text }, members),
  }));
  const merge = mergeDecisions(current, incoming, archive === undefined ? [] : [archive]);
  if (merge.merged.length > 0) memoryFiles.write(file, merge.text);
  assertMerged(findDecisionsLoss(current, merge.text, merge.merged), file);
  const archived = archiveDecisions(merge.text, archive, today);
  return {
    unreadable: incoming
      .filter(({ entries }) => entries.length === 0)
      .map(({ path }) => ({ path, reason: 'it says nothing' })),
    decisions: merge.merged,
    duplicates: merge.duplicates,
    replacements: merge.replacements,
    archived: writeArchive(archived, { file, archiveFile, memoryFiles }),
  };
}

function listInboxFiles({ decisions, memories }: SquadInboxes) {
  const inboxes = [decisions, ...memories.values()];
  return {
    paths: inboxes.flatMap(({ files }) => files.map(({ path }) => path)),
    unreadable: inboxes.flatMap(({ unreadable }) => unreadable),
  };
}
