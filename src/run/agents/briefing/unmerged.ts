// What the squad's own branches hold beyond the trusted commit while the run goes on.
import { attempt } from '#src/errors.ts';
import type { Git } from '#src/ports/index.ts';
import {
  type DecisionEntry,
  loadUnmerged,
  NOTHING_UNMERGED,
  SHARED_SKILL_FOLDERS,
  type UnmergedMemory,
  type UnmergedSource,
} from '#src/team/index.ts';
import { type CommitRange, pathsChangedSince } from '#src/workspace/index.ts';
import type { RepositoryContext } from '../../context/load-repository.ts';
import type { RunContext } from '../../start/run-context.ts';

/** Returns a reader of what these branches hold beyond the trusted commit, once per tip of the run's branch. Never rejects. */
export function openUnmerged(
  decisions: readonly DecisionEntry[],
  { transcript, ports }: RunContext,
  { tree, team, branch, memoryTip }: RepositoryContext,
): () => Promise<UnmergedMemory> {
  const known = new Map<string, Promise<UnmergedMemory>>();
  const load = async (tip: string) => {
    const tips = [...new Set([tip, memoryTip ?? tip])].filter((commit) => commit !== tree.commit);
    if (tips.length === 0) return NOTHING_UNMERGED;
    const folders = [team.directory, ...SHARED_SKILL_FOLDERS];
    const reading = Promise.all(
      tips.map((commit) => readSource(ports.git, { base: tree.commit, tip: commit }, folders)),
    );
    const failure = 'What the squad learnt and nobody has merged yet could not be read:';
    const loading = reading.then((sources) => loadUnmerged(sources, { ...team, tree, decisions }));
    return (await transcript.noteFailure(failure, loading)) ?? NOTHING_UNMERGED;
  };
  return () => {
    const tip = branch.tip();
    const reading = known.get(tip) ?? load(tip);
    known.set(tip, reading);
    return reading;
  };
}

async function readSource(
  git: Git,
  range: CommitRange,
  folders: readonly string[],
): Promise<UnmergedSource> {
  const [tree, changed] = await Promise.all([
    git.tree(range.tip),
    attempt(pathsChangedSince(git, range, ...folders)),
  ]);
  // If the branch's history is missing, its changes are unknown.
  return { tree, changed: changed.kind === 'done' ? changed.value : undefined };
}
