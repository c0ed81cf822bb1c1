// Feedback on the squad's pull request finds its agent: whose lines they are, who revises them, and who may not any more.
import type { Roster } from '../coordinator/handoff.ts';
import { chooseReviser, type Lockout } from '../coordinator/lockout.ts';
import { attempt } from '../errors.ts';
import { ownersOf } from '../workspace/ownership.ts';
import type { Ground } from './ground.ts';
import { pathsOf, type Remark, remarksOf } from './remarks.ts';
import type { Scene } from './scene.ts';

/** One agent's part of the feedback. */
export type Part = {
  /** The agent's slug. */
  readonly agent: string;
  readonly remarks: readonly Remark[];
  /** Names of those whose work was rejected here. */
  readonly insteadOf: readonly string[];
};

export type Feedback = {
  readonly parts: readonly Part[];
  /** Paths that nobody is left for. */
  readonly forNobody: readonly string[];
};

type Hub = { readonly roster: Roster; readonly lockout: Lockout };

/** A remark, and the slug of the agent whose work it is about; undefined where it is a person's. */
export type Owned = { readonly remark: Remark; readonly owner: string | undefined };

/** Finds out who the feedback goes to, and locks out whose work it rejects; undefined: it is the coordinator's. */
export async function hearFeedback(
  scene: Scene,
  ground: Ground,
  hub: Hub,
): Promise<Feedback | undefined> {
  const { command } = scene.request;
  const remarks = remarksOf(scene.request, ground);
  if (remarks.length === 0) return undefined;
  const owned = await withOwners(remarks, scene, ground);
  const named = command.kind === 'agent' ? hub.roster.find(command.agent)?.slug : undefined;
  // Whom the reviewer names is trusted with it.
  lockOut(
    owned.filter(({ owner }) => owner !== named),
    scene,
    hub,
  );
  if (named !== undefined) {
    return { parts: [{ agent: named, remarks, insteadOf: [] }], forNobody: [] };
  }
  return owned.some(({ owner }) => owner !== undefined) ? shareOut(owned, hub) : undefined;
}

async function withOwners(
  remarks: readonly Remark[],
  { world }: Scene,
  { base, branch }: Ground,
): Promise<readonly Owned[]> {
  const found = await attempt(ownersOf(world.git, { base, tip: branch.start }, remarks));
  const owners = found.kind === 'done' ? found.value : [];
  return remarks.map((remark, index) => ({ remark, owner: owners[index] }));
}

/** A person's `changes requested` rejects the owners' work at these places; a mere comment rejects nothing. */
function lockOut(owned: readonly Owned[], { request, transcript }: Scene, { lockout }: Hub): void {
  if (request.review?.state !== 'changes_requested') return;
  for (const { owner: agent, remark } of owned) {
    if (agent === undefined) continue;
    const note = { agent, path: remark.path, by: request.author.login };
    if (lockout.lock(note)) transcript.emit({ kind: 'lock', note });
  }
}

/** An owner's remarks go to the owner, or to who revises in the owner's place; what no agent owns goes along with the first. */
export function shareOut(owned: readonly Owned[], hub: Hub): Feedback {
  const assign = assigner(owned, hub);
  const assigned = owned.map((one) => ({ ...one, agent: assign(one) }));
  const agents = [...new Set(assigned.flatMap(({ agent }) => agent ?? []))];
  const parts = agents.map((agent, index) => {
    const mine = assigned.filter(
      (one) => one.agent === agent || (index === 0 && one.owner === undefined),
    );
    const others = mine.flatMap(({ owner = agent }) => (owner === agent ? [] : [owner]));
    const insteadOf = [...new Set(others)].map((owner) => hub.roster.find(owner)?.name ?? owner);
    return { agent, remarks: mine.map(({ remark }) => remark), insteadOf };
  });
  const left = assigned.filter(({ agent, owner }) => agent === undefined && owner !== undefined);
  return { parts, forNobody: pathsOf(left.map(({ remark }) => remark)) };
}

/** Who takes a remark; undefined where no agent owns it, and where nobody is left. */
function assigner(owned: readonly Owned[], { roster, lockout }: Hub) {
  const { colleagues } = roster;
  const isFree = ({ owner = '', remark }: Owned) =>
    roster.find(owner)?.slug === owner && !lockout.isLocked(owner, remark.path);
  const choose = (paths: readonly string[], wish?: ReturnType<typeof chooseReviser>) =>
    chooseReviser({ colleagues, lockout, paths, without: [], wish });
  const rejected = owned.filter((one) => one.owner !== undefined && !isFree(one));
  // One agent for all of it, where one may.
  const forAll = choose(pathsOf(rejected.map(({ remark }) => remark)));
  return (one: Owned): string | undefined => {
    if (one.owner === undefined || isFree(one)) return one.owner;
    return choose([one.remark.path], forAll)?.slug;
  };
}
