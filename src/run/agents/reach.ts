// What the sessions of a run can get at, by its settings and its box.
import type { Reach } from '../../coordinator/prompts/reach.ts';
import type { BoxState } from '../../ports/box.ts';
import type { SquadSettings } from '../../team/settings/settings.ts';

type ReachSettings = Pick<SquadSettings, 'network' | 'protected'>;

/** What runs programs: a shell, and the repository's own tools. */
export type Runners = { readonly canRun: boolean; readonly ownTools: readonly string[] };

/** What one session gets at. */
export async function sessionReach(
  { canRun, ownTools }: Runners,
  settings: ReachSettings,
  boxState: () => Promise<BoxState>,
): Promise<Reach> {
  const runs = canRun || ownTools.length > 0;
  // It was asked for already where something runs.
  const box = runs ? await boxState() : undefined;
  const isBoxed = box?.kind !== 'on' || box.way !== 'none';
  return reachOf({ runs, isBoxed, ownTools }, settings);
}

/** The most that any session of the run may get at, before its box is known. */
export function runReach(
  { canRun, ownTools }: Runners,
  settings: ReachSettings & Pick<SquadSettings, 'isBoxOptional'>,
): Reach {
  const runs = canRun || ownTools.length > 0;
  return reachOf({ runs, isBoxed: !settings.isBoxOptional, ownTools }, settings);
}

type ProgramFacts = {
  readonly runs: boolean;
  readonly isBoxed: boolean;
  readonly ownTools: readonly string[];
};

function reachOf(
  { runs, isBoxed, ownTools }: ProgramFacts,
  { network, protected: protectedGlobs }: ReachSettings,
): Reach {
  const open = isBoxed ? network : 'all';
  return { network: runs ? open : 'none', protectedGlobs, ownTools };
}
