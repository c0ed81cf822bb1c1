// What the sessions of a run can get at, by its settings and its box.
import type { Reach } from '../../coordinator/prompts/reach.ts';
import { narrowRights } from '../../team/settings/command-settings.ts';
import type { AgentDeps } from './agent-deps.ts';

type ReachDeps = Pick<AgentDeps, 'context' | 'repository'>;

/** What one session gets at. */
export async function sessionReach(
  canRun: boolean,
  ownTools: readonly string[],
  { repository, boxState }: Pick<AgentDeps, 'repository' | 'boxState'>,
): Promise<Reach> {
  const { network, protected: protectedGlobs } = repository.team.settings;
  const runs = canRun || ownTools.length > 0;
  // It was asked for already where something runs.
  const box = runs ? await boxState() : undefined;
  const isUnboxed = box?.kind === 'on' && box.way === 'none';
  const open = isUnboxed ? 'all' : network;
  return { network: runs ? open : 'none', protectedGlobs, ownTools };
}

/** The most that any session of the run may get at, before the box is known. */
export function runReach(ownTools: readonly string[], { context, repository }: ReachDeps): Reach {
  const { network, protected: protectedGlobs, isBoxOptional, commands } = repository.team.settings;
  const rights = narrowRights(context.inputs.commands, commands);
  const runs = rights === 'shell' || ownTools.length > 0;
  const open = isBoxOptional ? 'all' : network;
  return { network: runs ? open : 'none', protectedGlobs, ownTools };
}
