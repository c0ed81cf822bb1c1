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

type SpawnRequest = {
  readonly target: string;
  readonly instanceKey?: string;
  readonly cwd?: string;
};

type InstanceSpawn =
  | { readonly kind: 'spawned'; readonly instance: SpawnedAgent; readonly isNew: boolean }
  | { readonly kind: 'refused'; readonly reason: string; readonly next: string };

const MAX_INSTANCES = 256;

/** The instances of a run. */
export class AgentInstances {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #registered = new Map<string, SpawnedAgent>();

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
  }

  /** Registers an instance, or returns the one with the same key. */
  spawn(request: SpawnRequest, owner: InstanceOwner): InstanceSpawn {
    // Without a key, an owner has one instance of each agent.
    const { target, instanceKey = `${owner.instanceKey}/${target}`, cwd } = request;
    const entry = JSON.stringify([target, instanceKey]);
    const existing = this.#registered.get(entry);
    if (existing !== undefined) return { kind: 'spawned', instance: existing, isNew: false };
    if (!/^[^\p{C}]{1,200}$/u.test(instanceKey)) {
      const next = 'use 1 to 200 printable characters, or leave it out';
      return { kind: 'refused', reason: 'the instance key is not usable', next };
    }
    if (cwd !== undefined && !isInside(cwd, owner.workspace)) {
      const next = 'name a folder of your workspace, or leave it out';
      return { kind: 'refused', reason: 'cwd is not inside the workspace', next };
    }
    if (this.#registered.size >= MAX_INSTANCES) {
      const reason = `this run has reached the limit of ${MAX_INSTANCES} instances`;
      return { kind: 'refused', reason, next: 'use the existing instances' };
    }
    const instance = {
      target,
      instanceKey,
      ownerAgent: owner.agent,
      ownerInstanceKey: owner.instanceKey,
      createdAt: new Date(this.#clock.now()).toISOString(),
      ...(cwd === undefined ? {} : { cwd: resolve(owner.workspace, cwd) }),
    };
    this.#registered.set(entry, instance);
    return { kind: 'spawned', instance, isNew: true };
  }

  of(owner: InstanceOwner): readonly SpawnedAgent[] {
    return [...this.#registered.values()].filter(
      (one) => one.ownerAgent === owner.agent && one.ownerInstanceKey === owner.instanceKey,
    );
  }

  /** Returns all instances, and the agents at work or idle that are not among them. */
  withLive(agents: readonly AgentRow[]): readonly SpawnedAgent[] {
    const instances = [...this.#registered.values()];
    const known = new Set(instances.map(({ instanceKey }) => instanceKey));
    const live = agents.filter(
      ({ session, state }) =>
        session !== COORDINATOR && !known.has(session) && ['working', 'idle'].includes(state),
    );
    return [...instances, ...live.map(toInstance)];
  }

  /** Returns the key of the newest instance of `target` that `owner` registered. */
  latestKey(target: string, owner: InstanceOwner): string | undefined {
    return this.of(owner).findLast((one) => one.target === target)?.instanceKey;
  }

  /** States the folder of an instance as a rule for its work, because every session has a copy of the whole repository. */
  folderRule(
    target: string,
    instanceKey: string | undefined,
    owner: InstanceOwner,
  ): readonly string[] {
    const instance = this.of(owner).find(
      (one) => one.target === target && one.instanceKey === instanceKey,
    );
    const folder = instance?.cwd === undefined ? '' : wayInside(owner.workspace, instance.cwd);
    return folder ? [`Work in the folder ${folder}/ of the repository.`] : [];
  }
}

function toInstance({ agent, session, requestedBy, startedAt }: AgentRow): SpawnedAgent {
  const owner = { ownerAgent: requestedBy, ownerInstanceKey: requestedBy };
  const createdAt = new Date(startedAt).toISOString();
  return { target: agent, instanceKey: session, ...owner, createdAt };
}

function isInside(cwd: string, workspace: string): boolean {
  const way = /[\p{C}\\]/u.test(cwd) ? undefined : wayInside(workspace, cwd);
  return way !== undefined && (way === '' || isRepositoryPath(way));
}
