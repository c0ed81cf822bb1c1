// What the sessions of a run can reach, depending on its settings and its box.
import type { Reach } from '#src/coordinator/index.ts';
import type { BoxState } from '#src/ports/index.ts';
import type { SquadSettings } from '#src/team/index.ts';

type ReachSettings = Pick<SquadSettings, 'network' | 'protected'>;

type SessionReachDeps = {
  readonly repository: { readonly team: { readonly settings: ReachSettings } };
  readonly boxState: () => Promise<BoxState>;
};

/** Returns what one session can reach. */
export async function sessionReach(
  canRun: boolean,
  ownTools: readonly string[],
  { repository, boxState }: SessionReachDeps,
): Promise<Reach> {
  const runs = canRun || ownTools.length > 0;
  // If anything runs, the box has been asked for already.
  const box = runs ? await boxState() : undefined;
  const isBoxed = box?.kind !== 'on' || box.way !== 'none';
  return reachOf({ runs, isBoxed, ownTools }, repository.team.settings);
}

/** Returns the most that any session of the run can reach, before its box is known. */
export function runReach(
  canRun: boolean,
  ownTools: readonly string[],
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
