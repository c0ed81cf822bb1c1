// What Scribe would do to the squad of one commit. Reads and decides; writes nothing.
import { basename } from 'node:path/posix';
import { SquadError } from '#src/errors.ts';
import type { TrustedTree } from '#src/ports/git.ts';
import { DECISIONS_FILE, OLDER_DECISIONS_FILE, parseInboxEntry } from '#src/team/inbox.ts';
import { wisdomPath } from '#src/team/learnings.ts';
import type { Member } from '#src/team/member.ts';
import { isRegularFile } from '#src/team/repository-files.ts';
import { locateSquad, readTeam, type SquadLocation, type Team } from '#src/team/team.ts';
import { dropRepeatedLearnings } from '#src/tools/built-in/learnings.ts';
import { type ArchiveResult, dayIn } from './archive.ts';
import { archiveDecisions } from './archive-decisions.ts';
import { CONDENSE_FROM_BYTES, condenseHistory } from './archive-history.ts';
import {
  type Inbox,
  type InboxFile,
  type MemoryFiles,
  openMemoryFiles,
  readInboxes,
  type SquadInboxes,
  type UnreadableFile,
} from './inboxes.ts';
import {
  type DecisionReplacement,
  mergeDecisions,
  type SourcedDecision,
} from './merge-decisions.ts';
import {
  isTeamLearning,
  mergeHistory,
  mergeWisdom,
  type SourcedLearning,
} from './merge-learnings.ts';
import { findDecisionsLoss, findHistoryLoss, findWisdomLoss } from './verify-merge.ts';

/** The new contents by path; undefined removes the file. */
export type FileChanges = ReadonlyMap<string, Uint8Array | undefined>;

export type ScribePlan =
  /** Without changes, there is nothing to do. */
  | { readonly kind: 'planned'; readonly changes: FileChanges; readonly tally: ScribeTally }
  | { readonly kind: 'no-squad'; readonly location: Exclude<SquadLocation, { kind: 'found' }> }
  /** Files that must be fixed first: nothing at all is changed. */
  | { readonly kind: 'broken'; readonly brokenFiles: readonly UnreadableFile[] };

type ScribePlanSettings = {
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

async function planDecisions(inbox: Inbox, { directory, members, memoryFiles, today }: PlanDeps) {
  const file = `${directory}/${DECISIONS_FILE}`;
  const older = await memoryFiles.peek(`${directory}/${OLDER_DECISIONS_FILE}`);
  const current = await memoryFiles.read(file);
  const archive = await memoryFiles.read(archiveOf(file));
  const incoming = inbox.files.map(({ path, text }) => ({
    path,
    entries: parseInboxEntry({ file: basename(path), text }, members),
  }));
  const merge = mergeDecisions(current, incoming, archive === undefined ? [] : [archive], older);
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
    archived: writeArchive(archived, file, memoryFiles),
  };
}

function listInboxFiles({ decisions, memories }: SquadInboxes) {
  const inboxes = [decisions, ...memories.values()];
  return {
    paths: inboxes.flatMap(({ files }) => files.map(({ path }) => path)),
    unreadable: inboxes.flatMap(({ unreadable }) => unreadable),
  };
}

/** The squad of one commit. */
type PlanDeps = Pick<Team, 'directory' | 'members' | 'settings'> & {
  readonly memoryFiles: MemoryFiles;
  readonly today: string;
};

/** Throws a SquadError (E_INTERNAL) if there is a reason: a merge that lost or doubled anything must not be written. */
function assertMerged(reason: string | undefined, file: string): void {
  if (reason === undefined) return;
  const message = `${file} was not merged correctly: ${reason}. Nothing was changed.`;
  throw new SquadError({ code: 'E_INTERNAL', message, hint: 'Please report this.' });
}

function archiveOf(file: string): string {
  return file.replace(/\.md$/, '-archive.md');
}

/** Writes an archived text and its archive. Returns how many entries moved. */
function writeArchive(
  archived: ArchiveResult | undefined,
  file: string,
  memoryFiles: MemoryFiles,
): readonly { readonly file: string; readonly moved: number }[] {
  if (archived === undefined) return [];
  memoryFiles.write(file, archived.text);
  memoryFiles.write(archiveOf(file), archived.archive);
  return [{ file, moved: archived.moved }];
}

/**
 * Merges every agent's fragments, removes what git's merges doubled, then condenses long histories. Learnings about the team
 * go into its wisdom, too.
 */
async function planHistories(
  memories: SquadInboxes['memories'],
  deps: PlanDeps,
  agentFiles: AgentFiles,
) {
  const { byFile, unreadable } = sortFragments(memories, deps.members, agentFiles);
  const plans: Awaited<ReturnType<typeof planHistory>>[] = [];
  for (const [file, fragments] of byFile) {
    if (fragments.length === 0 && !wantsCare(await deps.memoryFiles.peek(file))) continue;
    plans.push(await planHistory(file, fragments, deps));
  }
  const learnings = plans.flatMap((plan) => plan.learnings);
  return {
    learnings,
    wisdom: await planWisdom(learnings, deps),
    duplicates: plans.flatMap(({ duplicates }) => duplicates),
    archived: plans.flatMap(({ archived }) => archived),
    unreadable,
  };
}

/** True for a history that is long, or has a learning twice. */
function wantsCare(text = ''): boolean {
  return (
    Buffer.byteLength(text) >= CONDENSE_FROM_BYTES ||
    dropRepeatedLearnings(text).repeated.length > 0
  );
}

function sortFragments(
  memories: SquadInboxes['memories'],
  members: readonly Member[],
  agentFiles: AgentFiles,
) {
  const byFile = new Map<string, readonly InboxFile[]>(
    agentFiles.histories.map((file) => [file, []]),
  );
  const unreadable: UnreadableFile[] = [];
  for (const [folder, { files }] of memories) {
    const file = findHistory(folder, members, agentFiles);
    if (file === undefined)
      unreadable.push(...files.map(({ path }) => ({ path, reason: UNKNOWN_AGENT })));
    else byFile.set(file, [...(byFile.get(file) ?? []), ...files]);
  }
  return { byFile, unreadable };
}

async function planHistory(
  file: string,
  fragments: readonly InboxFile[],
  { memoryFiles, today }: PlanDeps,
) {
  const { text: current, repeated } = dropRepeatedLearnings((await memoryFiles.read(file)) ?? '');
  const archive = await memoryFiles.read(archiveOf(file));
  const known = archive === undefined ? [] : [archive];
  const merge = mergeHistory(current, fragments, known, today);
  if (merge.merged.length + repeated.length > 0) memoryFiles.write(file, merge.text);
  assertMerged(findHistoryLoss(current, merge.text, merge.merged), file);
  return {
    learnings: merge.merged.map((learning) => ({ ...learning, file })),
    duplicates: [...merge.duplicates, ...repeated.map((entry) => ({ path: file, entry }))],
    archived: writeArchive(condenseHistory(merge.text, archive, today), file, memoryFiles),
  };
}

const UNKNOWN_AGENT =
  'no agent of the team has that folder: correct its name, or add the agent to team.md';

/** Finds the history for a folder's fragments: a folder without one may be another spelling of a member's. */
function findHistory(
  folder: string,
  members: readonly Member[],
  { histories, charters }: AgentFiles,
): string | undefined {
  const own = `${folder}/history.md`;
  if (histories.includes(own)) return own;
  const member = ownerOf(folder, members);
  if (member !== undefined) return member.historyPath ?? own;
  return charters.includes(`${folder}/charter.md`) ? own : undefined;
}

/** The agents' own files in a commit. */
type AgentFiles = {
  readonly histories: readonly string[];
  readonly charters: readonly string[];
};

/** Finds the histories and charters below `directory`. */
function findAgentFiles(tree: TrustedTree, directory: string): AgentFiles {
  const start = `${directory}/agents/`;
  const filesNamed = (file: string) =>
    tree.entries
      .filter(({ path, mode }) => path.startsWith(start) && isRegularFile(mode))
      .map(({ path }) => path)
      .filter((path) => {
        const [, name, ...deeper] = path.slice(start.length).split('/');
        return name === file && deeper.length === 0;
      });
  return { histories: filesNamed('history.md'), charters: filesNamed('charter.md') };
}

/**
 * Adds the new learnings of the category `team` to the team's wisdom, and returns the entries that were added. Unless the
 * settings say otherwise, adds only to a file that exists.
 */
async function planWisdom(
  learnings: readonly FiledLearning[],
  { directory, members, settings: { wisdom: wanted }, memoryFiles, today }: PlanDeps,
): Promise<readonly string[]> {
  const ofTeam = learnings.filter(({ entry }) => isTeamLearning(entry));
  if (ofTeam.length === 0 || wanted === false) return [];
  const file = wisdomPath(directory);
  const current = await memoryFiles.read(file);
  if (current === undefined && wanted !== true) return [];
  const merge = mergeWisdom(
    current,
    ofTeam.map(({ path, entry }) => ({
      entry,
      by: learnerOf(path, members),
      day: dayIn(basename(path)) ?? today,
    })),
  );
  assertMerged(findWisdomLoss(current, merge.text, merge.added), file);
  if (merge.added.length > 0) memoryFiles.write(file, merge.text);
  return merge.added;
}

/** Returns the name of the agent whose inbox the learning came from. */
function learnerOf(path: string, members: readonly Member[]): string {
  const folder = path.slice(0, path.lastIndexOf('/inbox/'));
  return ownerOf(folder, members)?.name ?? basename(folder);
}

function ownerOf(folder: string, members: readonly Member[]): Member | undefined {
  return members.find(
    ({ folder: main, otherFolders }) => main === folder || otherFolders.includes(folder),
  );
}

/** What was found and decided, for the report. */
export type ScribeTally = {
  /** Files of the inboxes, readable or not. */
  readonly read: number;
  readonly decisions: readonly SourcedDecision[];
  readonly learnings: readonly FiledLearning[];
  /** The entries that also went into the team's wisdom. */
  readonly wisdom: readonly string[];
  readonly duplicates: readonly { readonly path: string }[];
  readonly unreadable: readonly UnreadableFile[];
  readonly replacements: readonly DecisionReplacement[];
  readonly archived: readonly { readonly file: string; readonly moved: number }[];
};

/** A learning, with the history that it goes to. */
export type FiledLearning = SourcedLearning & { readonly file: string };

/** The tally of a run that merged nothing. */
export const EMPTY_TALLY: ScribeTally = {
  read: 0,
  decisions: [],
  learnings: [],
  wisdom: [],
  duplicates: [],
  unreadable: [],
  replacements: [],
  archived: [],
};
