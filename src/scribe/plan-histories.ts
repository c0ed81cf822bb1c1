// Plans the agents' memory: fragments go into their histories, and old learnings into the archives.
import type { TrustedTree } from '#src/ports/index.ts';
import { isRegularFile, type Member } from '#src/team/index.ts';
import { dropRepeatedLearnings } from '#src/tools/index.ts';
import { CONDENSE_FROM_BYTES, condenseHistory } from './archive/archive-history.ts';
import { findHistoryLoss } from './check/verify-merge.ts';
import type { MemoryFiles } from './memory-files.ts';
import { mergeHistory } from './merge/merge-history.ts';
import { assertMerged, type PlanDeps, writeArchive } from './plan-deps.ts';
import { planWisdom } from './plan-wisdom.ts';
import type { InboxFile } from './read/inbox-file.ts';
import type { SquadInboxes, UnreadableFile } from './read/inboxes.ts';
import type { ScribeTally } from './tally.ts';

type HistoriesPlan = Pick<
  ScribeTally,
  'learnings' | 'wisdom' | 'duplicates' | 'archived' | 'unreadable'
>;

/** What becomes of one history. */
type HistoryPlan = Omit<HistoriesPlan, 'unreadable' | 'wisdom'>;

/**
 * Merges every agent's fragments, removes what git's merges doubled, then condenses long histories. Learnings about the team
 * go into its wisdom, too.
 */
export async function planHistories(
  memories: SquadInboxes['memories'],
  deps: PlanDeps,
  agentFiles: AgentFiles,
): Promise<HistoriesPlan> {
  const { byFile, unreadable } = sortFragments(memories, deps.members, agentFiles);
  const plans: HistoryPlan[] = [];
  for (const [file, fragments] of byFile) {
    if (fragments.length === 0 && !(await wantsCare(file, deps.memoryFiles))) continue;
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
async function wantsCare(file: string, { size, peek }: MemoryFiles): Promise<boolean> {
  if (size(file) >= CONDENSE_FROM_BYTES) return true;
  return dropRepeatedLearnings((await peek(file)) ?? '').repeated.length > 0;
}

type SortedFragments = {
  /** Every history, with what goes into it. */
  readonly byFile: ReadonlyMap<string, readonly InboxFile[]>;
  readonly unreadable: readonly UnreadableFile[];
};

function sortFragments(
  memories: SquadInboxes['memories'],
  members: readonly Member[],
  agentFiles: AgentFiles,
): SortedFragments {
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
): Promise<HistoryPlan> {
  const archiveFile = file.replace(/history\.md$/, 'history-archive.md');
  const { text: current, repeated } = dropRepeatedLearnings((await memoryFiles.read(file)) ?? '');
  const archive = await memoryFiles.read(archiveFile);
  const known = archive === undefined ? [] : [archive];
  const merge = mergeHistory(current, fragments, known, today);
  if (merge.merged.length + repeated.length > 0) memoryFiles.write(file, merge.text);
  assertMerged(findHistoryLoss(current, merge.text, merge.merged), file);
  return {
    learnings: merge.merged.map((learning) => ({ ...learning, file })),
    duplicates: [...merge.duplicates, ...repeated.map((entry) => ({ path: file, entry }))],
    archived: writeArchive(condenseHistory(merge.text, archive, today), {
      file,
      archiveFile,
      memoryFiles,
    }),
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
  const member = members.find(
    ({ folder: main, otherFolders }) => main === folder || otherFolders.includes(folder),
  );
  if (member !== undefined) return member.historyPath ?? own;
  return charters.includes(`${folder}/charter.md`) ? own : undefined;
}

/** The agents' own files in a commit. */
export type AgentFiles = {
  readonly histories: readonly string[];
  readonly charters: readonly string[];
};

/** Finds the histories and charters below `directory`. */
export function findAgentFiles(tree: TrustedTree, directory: string): AgentFiles {
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
