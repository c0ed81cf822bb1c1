// The hub's side of a crew: who can be reached, by which rules, and whose work is whose.
import type { BrokerDeps } from '../../coordinator/messages/broker.ts';
import {
  type AgentRoster,
  COORDINATOR,
  type Colleague,
} from '../../coordinator/messages/handoff.ts';
import { openLockout } from '../../coordinator/reviews/lockout.ts';
import type { AuthorsOf } from '../../coordinator/reviews/record-review.ts';
import { attempt } from '../../errors.ts';
import { type Capabilities, loadCapabilities } from '../../team/roster/capabilities.ts';
import { findMember, isRoutable, type Member } from '../../team/roster/member.ts';
import type { AgentToAgent } from '../../tools/squad-tools.ts';
import { findOwners } from '../../workspace/ownership.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../start/acknowledge.ts';

export type RoutingPolicy = Pick<
  BrokerDeps,
  'roster' | 'rules' | 'lockout' | 'authorsOf' | 'logMessage'
>;

/** What the hub decides by. A person who names an agent lifts its lock-out for this run. */
export async function openRoutingPolicy(
  context: RunContext,
  repository: RepositoryContext,
): Promise<RoutingPolicy> {
  const { inputs, ports, request } = context;
  const { members, settings } = repository.team;
  const lockout = openLockout(repository.rejections);
  const { command } = request;
  if (command.kind === 'agent')
    lockout.lift(findMember(repository.team, command.agent)?.slug ?? '');
  return {
    roster: rosterOf(members, await loadCapabilities(repository.tree, repository.team), context),
    rules: {
      hops: inputs.maxHandoffHops,
      perMinute: inputs.maxMessagesPerMinute,
      autoSpawn: settings.a2a.autoSpawn,
    },
    lockout,
    authorsOf: (files, sender) => authorsOf(files, sender, { context, repository }),
    logMessage: ports.logMessage,
  };
}

/** How far agents may turn to each other in this run. */
export function agentToAgentMode(
  { inputs }: RunContext,
  { team }: RepositoryContext,
): AgentToAgent {
  return inputs.a2a ? team.settings.a2a.mode : 'off';
}

function rosterOf(
  members: readonly Member[],
  capabilities: ReadonlyMap<string, Capabilities>,
  { request }: RunContext,
): AgentRoster {
  const able = members.filter(isRoutable);
  const colleagueOf = ({ slug, name, role }: Member): Colleague => ({
    slug,
    name,
    role,
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

type AuthorsDeps = { readonly context: RunContext; readonly repository: RepositoryContext };

type FileAuthors = Awaited<ReturnType<AuthorsOf>>;

/** Who wrote these files (or what lies in these folders), in this run or earlier on its branch; without files, what the sender changed, and for the coordinator everybody. */
async function authorsOf(
  files: readonly string[],
  sender: string,
  { context, repository }: AuthorsDeps,
): Promise<FileAuthors> {
  const { agents } = context.transcript.read();
  const written = agents.flatMap((row) => row.files.map((path) => ({ agent: row.agent, path })));
  if (files.length === 0) {
    const isWork = ({ path }: { path: string }) => !isIn(repository.team.directory, path);
    const isMeant = ({ agent }: { agent: string }) => sender === COORDINATOR || agent === sender;
    return written.filter((one) => isWork(one) && isMeant(one));
  }
  const here = written.filter(({ path }) => files.some((file) => isIn(file, path)));
  const before = files.filter((file) => !here.some(({ path }) => isIn(file, path)));
  return [...here, ...(await earlierAuthors(before, { context, repository }))];
}

function isIn(fileOrFolder: string, path: string): boolean {
  return path === fileOrFolder || path.startsWith(`${fileOrFolder}/`);
}

async function earlierAuthors(
  files: readonly string[],
  { context, repository: { base, branch } }: AuthorsDeps,
): Promise<FileAuthors> {
  const wholeFiles = files.map((path) => ({ path, line: undefined }));
  const owners = await attempt(
    findOwners(context.ports.git, { base, tip: branch.start }, wholeFiles),
  );
  if (owners.kind === 'threw') return [];
  return files.flatMap((path, index) => {
    const agent = owners.value[index];
    return agent === undefined ? [] : [{ agent, path }];
  });
}
