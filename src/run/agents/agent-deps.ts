// What the sessions of a run share, how it is prepared, and what belongs to one of them.

import { AgentInstances } from '#src/coordinator/sessions/agent-instances.ts';
import type { Budget } from '#src/coordinator/sessions/budget.ts';
import type { SessionBroker } from '#src/coordinator/tasks/handoff.ts';
import type { BoxState } from '#src/ports/box.ts';
import type { RunEvent } from '#src/run-log/events.ts';
import type { Policy } from '#src/workspace/policy.ts';
import type { RunBranch } from '#src/workspace/run-branch.ts';
import type { OpenWorkspace } from '#src/workspace/worktrees.ts';
import { type ImageGallery, openImageGallery } from '../briefing/attached-images.ts';
import { type BriefingSources, loadDuties, loadKnowledge } from '../briefing/knowledge.ts';
import { openRepositoryFacts } from '../briefing/repository-map.ts';
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
  readonly starts: TaskStarts;
  /** The checks as they end without the run's work. */
  readonly base: BaseChecks;
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

/** The commits that agents began their tasks with: what colleagues committed meanwhile, they have not looked at. */
export class TaskStarts {
  readonly #branch: Pick<RunBranch, 'tip'>;
  readonly #agents = new Map<string, string>();
  readonly #bySession = new Map<string, string>();
  readonly #byAgent = new Map<string, string>();

  constructor(branch: Pick<RunBranch, 'tip'>) {
    this.#branch = branch;
  }

  /** Returns the commit that a session's task began with. */
  of(session: string): string | undefined {
    return this.#bySession.get(session);
  }

  /** Notes when a task begins; adds to a review its agent's commit, so that its lines can be traced later. */
  follow(event: RunEvent): RunEvent {
    const tip = this.#branch.tip();
    if (event.kind === 'agent.spawned') this.#agents.set(event.session, event.agent);
    if (event.kind === 'agent.spawned' || event.kind === 'agent.resumed') {
      this.#bySession.set(event.session, tip);
      this.#byAgent.set(this.#agents.get(event.session) ?? '', tip);
    }
    if (event.kind !== 'review') return event;
    const { commit = this.#byAgent.get(event.note.reviewer) ?? tip } = event.note;
    return { ...event, note: { ...event.note, commit } };
  }
}

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
    instances: new AgentInstances(context.ports.clock),
    starts: new TaskStarts(repository.branch),
    base: new BaseChecks(),
  };
}

/** Returns which paths agents may change; none when the run only answers. */
function filePolicyOf(context: RunContext, repository: RepositoryContext): Policy {
  const { answerOnly } = repository.target;
  const { holdsSecret } = context.ports;
  if (answerOnly !== undefined) return { holdsSecret, refuses: () => answerOnly };
  return protectedPathsOf(context, repository);
}
