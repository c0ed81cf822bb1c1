// The agent instances that custom tools asked for. An instance names a conversation; its session opens with the first message.
import { resolve } from 'node:path';
import type { Clock } from '#src/ports/ports.ts';
import { type AgentRow, COORDINATOR } from '#src/run-log/agent-row.ts';
import { isRepositoryPath, wayInside } from '#src/text/paths.ts';

/** An instance as `list` shows it. */
export type SpawnedAgent = {
  /** The agent's slug. */
  readonly target: string;
  readonly instanceKey: string;
  readonly ownerAgent: string;
  readonly ownerInstanceKey: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Absolute, inside the owner's workspace. */
  readonly cwd?: string;
};

export type InstanceOwner = {
  readonly agent: string;
  readonly instanceKey: string;
  /** Absolute path of the owner's worktree. */
  readonly workspace: string;
};

export type SpawnRequest = {
  readonly target: string;
  readonly instanceKey?: string;
  readonly cwd?: string;
};

export type InstanceSpawn =
  | { readonly kind: 'spawned'; readonly instance: SpawnedAgent; readonly isNew: boolean }
  | { readonly kind: 'refused'; readonly reason: string; readonly next: string };

export type AgentInstances = {
  /** Registers an instance, or returns the one with the same key. */
  spawn(request: SpawnRequest, owner: InstanceOwner): InstanceSpawn;
  /** Returns the newest instance of `target` that `owner` registered. */
  latest(target: string, owner: InstanceOwner): SpawnedAgent | undefined;
  of(owner: InstanceOwner): readonly SpawnedAgent[];
  all(): readonly SpawnedAgent[];
};

const MAX_INSTANCES = 256;

/** Opens the instances of a run. */
export function openAgentInstances(clock: Pick<Clock, 'now'>): AgentInstances {
  const registered = new Map<string, SpawnedAgent>();
  const of = (owner: InstanceOwner) =>
    [...registered.values()].filter((instance) => isOwnedBy(instance, owner));
  return {
    spawn(request, owner) {
      // Without a key, an owner has one instance of each agent.
      const { target, instanceKey = `${owner.instanceKey}/${target}` } = request;
      const entry = JSON.stringify([target, instanceKey]);
      const existing = registered.get(entry);
      if (existing !== undefined) return { kind: 'spawned', instance: existing, isNew: false };
      const refusal = refuseSpawn(instanceKey, request, owner) ?? refuseTooMany(registered.size);
      if (refusal !== undefined) return refusal;
      const { agent: ownerAgent, instanceKey: ownerInstanceKey, workspace } = owner;
      const instance = {
        target,
        instanceKey,
        ownerAgent,
        ownerInstanceKey,
        createdAt: new Date(clock.now()).toISOString(),
        ...(request.cwd === undefined ? {} : { cwd: resolve(workspace, request.cwd) }),
      };
      registered.set(entry, instance);
      return { kind: 'spawned', instance, isNew: true };
    },
    latest: (target, owner) => of(owner).findLast((instance) => instance.target === target),
    of,
    all: () => [...registered.values()],
  };
}

/** Returns the instances, and the agents at work or idle that are not among them. */
export function withLive(
  instances: readonly SpawnedAgent[],
  agents: readonly AgentRow[],
): readonly SpawnedAgent[] {
  const known = new Set(instances.map(({ instanceKey }) => instanceKey));
  const live = agents.filter(
    ({ session, state }) =>
      session !== COORDINATOR && !known.has(session) && ['working', 'idle'].includes(state),
  );
  return [...instances, ...live.map(toInstance)];
}

function toInstance({ agent, session, requestedBy, startedAt }: AgentRow): SpawnedAgent {
  const owner = { ownerAgent: requestedBy, ownerInstanceKey: requestedBy };
  const createdAt = new Date(startedAt).toISOString();
  return { target: agent, instanceKey: session, ...owner, createdAt };
}

/** States the folder of an instance as a rule for its work, because every session has a copy of the whole repository. */
export function folderRule(
  wanted: { readonly target: string; readonly instanceKey: string | undefined },
  instances: AgentInstances,
  owner: InstanceOwner,
): readonly string[] {
  const instance = instances
    .of(owner)
    .find((one) => one.target === wanted.target && one.instanceKey === wanted.instanceKey);
  const folder = instance?.cwd === undefined ? '' : wayInside(owner.workspace, instance.cwd);
  return folder ? [`Work in the folder ${folder}/ of the repository.`] : [];
}

function isOwnedBy({ ownerAgent, ownerInstanceKey }: SpawnedAgent, owner: InstanceOwner): boolean {
  return ownerAgent === owner.agent && ownerInstanceKey === owner.instanceKey;
}

type SpawnRefusal = Extract<InstanceSpawn, { readonly kind: 'refused' }>;

function refuseSpawn(
  instanceKey: unknown,
  { cwd }: { readonly cwd?: unknown },
  { workspace }: InstanceOwner,
): SpawnRefusal | undefined {
  if (typeof instanceKey !== 'string' || !/^[^\p{C}]{1,200}$/u.test(instanceKey)) {
    const next = 'use 1 to 200 printable characters, or leave it out';
    return { kind: 'refused', reason: 'the instance key is not usable', next };
  }
  if (cwd === undefined || (typeof cwd === 'string' && isUsable(cwd, workspace))) return undefined;
  const next = 'name a folder of your workspace, or leave it out';
  return { kind: 'refused', reason: 'cwd is not inside the workspace', next };
}

function isUsable(cwd: string, workspace: string): boolean {
  const way = /[\p{C}\\]/u.test(cwd) ? undefined : wayInside(workspace, cwd);
  return way !== undefined && (way === '' || isRepositoryPath(way));
}

function refuseTooMany(count: number): SpawnRefusal | undefined {
  if (count < MAX_INSTANCES) return undefined;
  const next = 'use the existing instances';
  return {
    kind: 'refused',
    reason: `this run has reached the limit of ${MAX_INSTANCES} instances`,
    next,
  };
}
