// What the coordinator is told is made from: the team's knowledge, its agents, and the state of the branch.
import { changesSoFar, continuedWork } from '../../context/follow-up.ts';
import type { AgentDeps } from '../agent-deps.ts';

/** Collects the sources of the coordinator's briefing. */
export async function coordinatorSources({ context, repository, policy, ...deps }: AgentDeps) {
  const { owner, name } = context.request.repository;
  const { checks } = await deps.facts();
  return {
    ...deps,
    repository: `${owner}/${name}`,
    baseBranch: repository.target.base,
    checks,
    continued: continuedWork(repository),
    showsChanges: changesSoFar(repository.target) !== '',
    team: repository.team,
    colleagues: policy.roster.colleagues,
  };
}
