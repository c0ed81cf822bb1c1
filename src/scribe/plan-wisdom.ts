// Plans the learnings about the team: they go into identity/wisdom.md, too.

import { basename } from 'node:path/posix';
import { type Member, wisdomPath } from '#src/team/index.ts';
import { dayIn } from './archive/archive-text.ts';
import { findWisdomLoss, isTeamLearning, mergeWisdom } from './merge/merge-wisdom.ts';
import { assertMerged, type PlanDeps } from './plan-deps.ts';
import type { FiledLearning } from './tally.ts';

/**
 * Adds the new learnings of the category `team` to the team's wisdom, and returns the entries that were added. Unless the
 * settings say otherwise, adds only to a file that exists.
 */
export async function planWisdom(
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
  const member = members.find(
    ({ folder: main, otherFolders }) => main === folder || otherFolders.includes(folder),
  );
  return member?.name ?? basename(folder);
}
