// What the sessions of a run share, how it is prepared, and what belongs to one of them.

import { AgentInstances } from '#src/coordinator/sessions/agent-instances.ts';
import type { Budget } from '#src/coordinator/sessions/budget.ts';
import type { SessionBroker } from '#src/coordinator/tasks/handoff.ts';
import type { BoxState } from '#src/ports/box.ts';
import { recordWork } from '#src/run-log/work-record.ts';
import type { Policy } from '#src/workspace/policy.ts';
import type { OpenWorkspace } from '#src/workspace/worktrees.ts';
import { type ImageGallery, openImageGallery } from '../briefing/attached-images.ts';
import { type BriefingSources, loadDuties, loadKnowledge } from '../briefing/knowledge.ts';
import { openRepositoryFacts } from '../briefing/repository-map.ts';
import { openRequestFile } from '../briefing/request-file.ts';
import { BaseChecks } from '../checks/base-checks.ts';
import { openBoxState } from '../context/box-state.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import { protectedPathsOf } from '../context/load-state.ts';
import type { RunContext } from '../context/run-context.ts';
import { openToolbox, type Toolbox } from '../tools/toolbox.ts';
import { openRoutingPolicy } from './routing-policy.ts';

/** What the sessions of a run share. */
export type AgentDeps = BriefingSources & {
  readonly budget: Budget;
  /** The thread's images. */
  readonly images: ImageGallery;
  /** Which paths may be changed. */
  readonly filePolicy: Policy;
  readonly toolbox: Toolbox;
  /** Returns whether programs of the repository can run. */
  readonly boxState: () => Promise<BoxState>;
  /** The instances of agents that custom tools asked for. */
  readonly instances: AgentInstances;
};

/** The owner of a session. */
export type SessionOwner = {
  /** The session's name, unique in the run. */
  readonly label: string;
  readonly name: string;
  readonly slug: string;
  /** The folder of the agent's own files below `agents/`. */
  readonly folder: string | undefined;
};

/** What a session's tools have access to. */
export type ToolSession = {
  readonly owner: SessionOwner;
  readonly openedWorkspace: OpenWorkspace;
  readonly broker: SessionBroker;
};

/** Prepares what the sessions share; starts a tool host early. `isResumed`: an earlier run of the request has begun the work. */
export async function prepareDeps(
  budget: Budget,
  isResumed: boolean,
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
    isResumed,
    knowledge,
    facts: openRepositoryFacts(knowledge.reader, context, repository),
    images: openImageGallery(repository.images, context.ports.github),
    filePolicy: filePolicyOf(context, repository),
    policy: await openRoutingPolicy(context, repository),
    duties: await duties,
    toolbox: await openingToolbox,
    boxState,
    instances: new AgentInstances(context.ports.clock),
    starts: new Map(),
    base: new BaseChecks(),
    requestFile: openRequestFile(context),
    work: recordWork(context.transcript, repository.team.directory),
  };
}

/** Returns which paths agents may change; none when the run only answers. */
function filePolicyOf(context: RunContext, repository: RepositoryContext): Policy {
  const { answerOnly } = repository.target;
  const { holdsSecret } = context.ports;
  if (answerOnly !== undefined) return { holdsSecret, refuses: () => answerOnly };
  return protectedPathsOf(context, repository);
}
