// Reads and opens what the sessions of a run share.
import { type Budget, openAgentInstances } from '#src/coordinator/index.ts';
import type { Policy } from '#src/workspace/index.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import { protectedPathsOf } from '../context/protected-paths.ts';
import type { RunContext } from '../start/run-context.ts';
import type { AgentDeps } from './agent-deps.ts';
import { openBoxState } from './box-state.ts';
import { openImageGallery } from './briefing/attached-images.ts';
import { loadDuties, loadKnowledge } from './briefing/knowledge.ts';
import { openRepositoryFacts } from './briefing/repository-facts.ts';
import { openRoutingPolicy } from './open-routing-policy.ts';
import { openToolbox } from './tools/toolbox.ts';

export type AgentLimits = {
  readonly budget: Budget;
  /** How many agents may work at once. */
  readonly maxAgents: number;
  /** What an earlier run of the same request did, one line for each agent. */
  readonly doneBefore?: string | undefined;
};

/** Prepares what the sessions share; starts a tool host early. */
export async function prepareDeps(
  { budget, doneBefore }: AgentLimits,
  context: RunContext,
  repository: RepositoryContext,
): Promise<AgentDeps> {
  const boxState = openBoxState(context, repository);
  // A tool host takes a while to start, so it starts while the rest is read.
  const openingToolbox = openToolbox(context, repository, boxState);
  const knowledge = await loadKnowledge(context, repository);
  const duties = loadDuties(knowledge, repository.team);
  return {
    context,
    repository,
    budget,
    isResumed: doneBefore !== undefined,
    knowledge,
    facts: openRepositoryFacts(knowledge.reader, context, repository),
    images: openImageGallery(repository.images, context.ports.github),
    filePolicy: filePolicyOf(context, repository),
    policy: await openRoutingPolicy(context, repository),
    duties: await duties,
    toolbox: await openingToolbox,
    boxState,
    instances: openAgentInstances(context.ports.clock),
    begun: new Map(),
  };
}

/** Returns which paths agents may change; none when the run only answers. */
function filePolicyOf(context: RunContext, repository: RepositoryContext): Policy {
  const { answerOnly } = repository.target;
  const { holdsSecret } = context.ports;
  if (answerOnly !== undefined) return { holdsSecret, refuses: () => answerOnly };
  return protectedPathsOf(context, repository);
}
