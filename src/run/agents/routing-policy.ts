// What the broker's decisions depend on: the roster, the limits on messages, who is locked out, and who wrote which file.

import type { RoutingPolicy } from '#src/coordinator/messages/recipient.ts';
import { Lockout } from '#src/coordinator/reviews/lockout.ts';
import type { FileAuthor } from '#src/coordinator/reviews/plan-revision.ts';
import type { AgentRoster, Colleague } from '#src/coordinator/tasks/handoff.ts';
import { resultOr } from '#src/errors.ts';
import { COORDINATOR } from '#src/run-log/agent-row.ts';
import { type Capabilities, loadCapabilities } from '#src/team/capabilities.ts';
import { findMember, isRoutable, type Member, meantFinder } from '#src/team/member.ts';
import { isAmong } from '#src/text/paths.ts';
import type { AgentToAgent } from '#src/tools/built-in/squad-tools.ts';
import { readChangedPaths } from '#src/workspace/git-history.ts';
import { MAX_COMMITS } from '#src/workspace/trailers.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../context/run-context.ts';

/** Opens the policy and emits the team's names. A person who names an agent lifts its lock-out for this run. */
export async function openRoutingPolicy(
  context: RunContext,
  repository: RepositoryContext,
): Promise<RoutingPolicy> {
  const { request, inputs, transcript } = context;
  const { tree, team, rejections } = repository;
  const { command, author } = request;
  const lockout = new Lockout(rejections);
  if (command.kind === 'agent') lockout.lift(meantFinder(team)(command.agent)?.slug ?? '');
  // What an interrupted run's reviews rejected came after the person's words.
  for (const note of transcript.read().locks) lockout.lock(note);
  const roster = createRoster(team.members, await loadCapabilities(tree, team), author.login);
  const names = roster.colleagues.map(({ slug, name }) => [slug, name]);
  transcript.emit({ kind: 'team', names: Object.fromEntries(names) });
  return {
    roster,
    lockout,
    rules: {
      hops: inputs.maxHandoffHops,
      perMinute: inputs.maxMessagesPerMinute,
      autoSpawn: team.settings.a2a.autoSpawn,
      models: team.settings.allowedModels,
    },
    async authorsOf(files, sender, isRejected = false) {
      const inRun = authorsInRun(files, sender, context, repository);
      const earlier = await earlierAuthors(files, sender, context, repository);
      if (!isRejected) return [...inRun, ...earlier];
      // Of a rejected file that several agents share, the one who wrote it last.
      const written = lastAuthors(inRun);
      return [...written, ...rejectedBefore(files, written, lastAuthors(earlier.toReversed()))];
    },
  };
}

/** Returns how far agents may turn to each other in this run. */
export function agentToAgentMode(
  { inputs }: RunContext,
  { team }: RepositoryContext,
): AgentToAgent {
  return inputs.a2a ? team.settings.a2a.mode : 'off';
}

/** Returns who wrote these files or folders in this run; without any, the files of the sender or, for the coordinator, all. */
function authorsInRun(
  files: readonly string[],
  sender: string,
  { transcript }: RunContext,
  { team }: RepositoryContext,
): readonly FileAuthor[] {
  const { agents } = transcript.read();
  const written = agents.flatMap((row) => row.files.map((path) => ({ agent: row.agent, path })));
  if (files.length > 0) {
    return written.filter(({ path }) => isAmong(path, files));
  }
  return written.filter(
    ({ agent, path }) =>
      !isAmong(path, [team.directory]) && (sender === COORDINATOR || agent === sender),
  );
}

/** Returns each file's last author. */
function lastAuthors(authors: readonly FileAuthor[]): readonly FileAuthor[] {
  return authors.filter(({ path }, at) => authors.findLastIndex((one) => one.path === path) === at);
}

/** Returns all who wrote these files or folders before this run, the latest first; without any, of all that the coordinator asks a review of. */
async function earlierAuthors(
  files: readonly string[],
  sender: string,
  { ports }: RunContext,
  { baseCommit, branch, commits, team }: RepositoryContext,
): Promise<readonly FileAuthor[]> {
  if (files.length === 0 && sender !== COORDINATOR) return [];
  const isMeant = (path: string) =>
    files.length === 0 ? !isAmong(path, [team.directory]) : isAmong(path, files);
  const range = { base: baseCommit, tip: branch.start };
  const changes = await resultOr(readChangedPaths(ports.git, range, MAX_COMMITS), undefined);
  return commits.flatMap(({ commit, agent }) => {
    const own = agent === '' ? [] : (changes?.get(commit) ?? []);
    return own.filter(isMeant).map((path) => ({ agent, path, isEarlier: true }));
  });
}

/** Returns what a rejection is about of earlier runs' files: those that this run left alone; without files, only if it wrote none. */
function rejectedBefore(
  files: readonly string[],
  written: readonly FileAuthor[],
  earlier: readonly FileAuthor[],
): readonly FileAuthor[] {
  if (files.length === 0 && written.length > 0) return [];
  const isWritten = (path: string) => written.some((one) => one.path === path);
  return earlier.flatMap(({ agent, path }) => (isWritten(path) ? [] : [{ agent, path }]));
}

const ANY_PERSON = ['user', 'human', 'person', 'people'];

/** Creates the roster of the team's members; `asker` is the login of the person who asked. */
export function createRoster(
  members: readonly Member[],
  capabilities: ReadonlyMap<string, Capabilities>,
  asker: string,
): AgentRoster {
  const routable = members.filter(isRoutable);
  const colleagueOf = ({ slug, name, role }: Member): Colleague => ({
    slug,
    name,
    role,
    ...(capabilities.get(slug) ?? { reviews: false, implements: false, sends: false }),
  });
  const findMeant = meantFinder({ members: routable });
  const people = { members: members.filter(({ kind }) => kind === 'person') };
  const personNames = [asker.toLowerCase(), ...ANY_PERSON];
  return {
    colleagues: routable.map(colleagueOf),
    find(name) {
      const found = findMeant(name);
      return found === undefined ? undefined : colleagueOf(found);
    },
    isPerson: (name) =>
      personNames.includes(name.toLowerCase()) || findMember(people, name) !== undefined,
  };
}
