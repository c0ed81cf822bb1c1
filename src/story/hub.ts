// The hub's side of a crew: who can be reached, by which rules, and whose work is whose.
import type { Hub } from '../coordinator/broker.ts';
import { COORDINATOR, type Colleague, type Roster } from '../coordinator/handoff.ts';
import { openLockout } from '../coordinator/lockout.ts';
import type { AuthorsOf } from '../coordinator/review-gate.ts';
import { attempt } from '../errors.ts';
import { type Capabilities, loadCapabilities } from '../team/capabilities.ts';
import { findMember, type Member, routable } from '../team/member.ts';
import type { AgentToAgent } from '../tools/index.ts';
import { ownersOf } from '../workspace/ownership.ts';
import type { Ground } from './ground.ts';
import type { Scene } from './scene.ts';

export type Authority = Pick<Hub, 'roster' | 'rules' | 'lockout' | 'authorsOf' | 'logMessage'>;

/** What the hub decides by. A person who names an agent lifts its lock-out for this run. */
export async function openAuthority(scene: Scene, ground: Ground): Promise<Authority> {
  const { inputs, world, request } = scene;
  const { members, settings } = ground.team;
  const lockout = openLockout(ground.rejections);
  const { command } = request;
  if (command.kind === 'agent') lockout.lift(findMember(ground.team, command.agent)?.slug ?? '');
  return {
    roster: rosterOf(members, await loadCapabilities(ground.tree, ground.team), scene),
    rules: {
      hops: inputs.maxHandoffHops,
      perMinute: inputs.maxMessagesPerMinute,
      autoSpawn: settings.a2a.autoSpawn,
    },
    lockout,
    authorsOf: (files, sender) => authorsOf(files, sender, { scene, ground }),
    logMessage: world.logMessage,
  };
}

/** How far agents may turn to each other in this run. */
export function reachOf({ inputs }: Scene, { team }: Ground): AgentToAgent {
  return inputs.a2a ? team.settings.a2a.mode : 'off';
}

function rosterOf(
  members: readonly Member[],
  capabilities: ReadonlyMap<string, Capabilities>,
  { request }: Scene,
): Roster {
  const able = members.filter(routable);
  const colleagueOf = ({ slug, name, role }: Member): Colleague => ({
    ...{ slug, name, role },
    ...(capabilities.get(slug) ?? { reviews: false, implements: false, sends: false }),
  });
  const people = { members: members.filter(({ status }) => status === 'human') };
  const asker = request.author.login.toLowerCase();
  return {
    colleagues: able.map(colleagueOf),
    find(name) {
      const found = findMember({ members: able }, name);
      return found === undefined ? undefined : colleagueOf(found);
    },
    isPerson: (name) =>
      [asker, ...ANY_PERSON].includes(name.toLowerCase()) || findMember(people, name) !== undefined,
  };
}

const ANY_PERSON = ['user', 'human', 'person', 'people'];

type Place = { readonly scene: Scene; readonly ground: Ground };

type Written = Awaited<ReturnType<AuthorsOf>>;

/** Who wrote these files (or what lies in these folders), in this run or earlier on its branch; without files, what the sender changed, and for the coordinator everybody. */
async function authorsOf(
  files: readonly string[],
  sender: string,
  { scene, ground }: Place,
): Promise<Written> {
  const { agents } = scene.transcript.read();
  const written = agents.flatMap((row) => row.files.map((path) => ({ agent: row.agent, path })));
  if (files.length === 0) {
    const isWork = ({ path }: { path: string }) => !isIn(ground.team.directory, path);
    const isMeant = ({ agent }: { agent: string }) => sender === COORDINATOR || agent === sender;
    return written.filter((one) => isWork(one) && isMeant(one));
  }
  const here = written.filter(({ path }) => files.some((file) => isIn(file, path)));
  const before = files.filter((file) => !here.some(({ path }) => isIn(file, path)));
  return [...here, ...(await earlierAuthors(before, { scene, ground }))];
}

function isIn(fileOrFolder: string, path: string): boolean {
  return path === fileOrFolder || path.startsWith(`${fileOrFolder}/`);
}

async function earlierAuthors(
  files: readonly string[],
  { scene, ground: { base, branch } }: Place,
): Promise<Written> {
  const places = files.map((path) => ({ path, line: undefined }));
  const owners = await attempt(ownersOf(scene.world.git, { base, tip: branch.start }, places));
  if (owners.kind === 'threw') return [];
  return files.flatMap((path, index) => {
    const agent = owners.value[index];
    return agent === undefined ? [] : [{ agent, path }];
  });
}
