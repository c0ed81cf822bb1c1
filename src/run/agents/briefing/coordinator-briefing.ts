// What the coordinator is told about the team, its rules and its decisions.

import type { Colleague, CoordinatorBriefing } from '#src/coordinator/index.ts';
import { composeDecisions, type Knowledge, type Team } from '#src/team/index.ts';
import { continuedWork } from '../../context/follow-up.ts';
import type { AgentDeps } from '../agent-deps.ts';
import { type Duties, renderColleagues } from './colleagues.ts';
import { routingOf } from './knowledge.ts';

/** The coordinator writes nothing; agents who write read more decisions. */
const COORDINATOR_READS = { agent: 'coordinator', budget: 500 } as const;
const TEAM_LENGTH = 6_000;

type CoordinatorSources = {
  /** `owner/name`. */
  readonly repository: string;
  readonly baseBranch: string;
  readonly team: Team;
  readonly knowledge: Knowledge;
  readonly colleagues: readonly Colleague[];
  readonly duties: Duties;
  readonly checks: readonly string[];
  readonly reach: CoordinatorBriefing['reach'];
  readonly continued?: CoordinatorBriefing['continued'];
};

/** Returns what the coordinator is told about the team for a task. */
export async function coordinatorBriefing(
  task: string,
  { team, knowledge, colleagues, duties, ...place }: CoordinatorSources,
): Promise<CoordinatorBriefing> {
  return {
    ...place,
    team: renderColleagues(colleagues, duties, TEAM_LENGTH),
    routing: knowledge.reader.instructions(routingOf(team), `${team.directory}/routing.md`),
    decisions: await composeDecisions(knowledge, { ...COORDINATOR_READS, query: task }),
  };
}

/** Collects what that is made from. */
export async function coordinatorSources({ context, repository, policy, ...deps }: AgentDeps) {
  const { owner, name } = context.request.repository;
  const { checks } = await deps.facts();
  return {
    ...deps,
    repository: `${owner}/${name}`,
    baseBranch: repository.target.base,
    checks,
    continued: continuedWork(repository),
    team: repository.team,
    colleagues: policy.roster.colleagues,
  };
}
