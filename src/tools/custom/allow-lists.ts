// Who may use which of the repository's tools: lists of names, in which `*` stands for any text.
import type { ToolKind } from '#src/ports/custom-tools.ts';
import type { TrustedTree } from '#src/ports/git.ts';
import { loadCharter } from '#src/team/charter.ts';
import { isRoutable } from '#src/team/member.ts';
import type { Team } from '#src/team/team.ts';

/** One agent's lists. Every list must name a tool for the agent to have it; an undefined list names all. */
export type AllowLists = readonly (readonly string[] | undefined)[];

/** Returns the tools that every list names. */
export function filterAllowed<T extends { readonly name: string }>(
  tools: readonly T[],
  lists: AllowLists,
): readonly T[] {
  const restrictions = lists.filter((list) => list !== undefined);
  return tools.filter(({ name }) =>
    restrictions.every((list) => list.some((entry) => matchesWildcard(entry, name))),
  );
}

/** Returns entries that name every tool the lists allow, and few others; undefined when they allow all. */
export function entriesOf(lists: AllowLists): readonly string[] | undefined {
  const restrictions = lists.filter((list) => list !== undefined);
  if (restrictions.length === 0) return undefined;
  // If one list holds only names, they are more precise than the patterns of the others.
  const needPatterns = restrictions.every((list) => list.some(isPattern));
  return restrictions
    .flat()
    .filter((entry) =>
      isPattern(entry) ? needPatterns : filterAllowed([{ name: entry }], lists).length > 0,
    );
}

function isPattern(entry: string): boolean {
  return entry.includes('*');
}

/** True if an entry may name a text that begins with `prefix`. Compares only the part of a pattern before its first star. */
export function mayNamePrefix(entry: string, prefix: string): boolean {
  const [first = '', ...rest] = entry.split('*');
  return first.startsWith(prefix) || (rest.length > 0 && prefix.startsWith(first));
}

/** Matches in linear time: finds the pieces between the stars one after the other. */
export function matchesWildcard(entry: string, name: string): boolean {
  const [first = '', ...rest] = entry.split('*');
  const last = rest.pop();
  if (last === undefined) return entry === name;
  if (name.length < first.length + last.length) return false;
  if (!name.startsWith(first) || !name.endsWith(last)) return false;
  let at = first.length;
  for (const piece of rest) {
    const found = name.indexOf(piece, at);
    if (found === -1) return false;
    at = found + piece.length;
  }
  return at <= name.length - last.length;
}

export type ToolAgent = {
  /** The name as people write it. */
  readonly name: string;
  /** The agent's allow-lists, from the settings and its charter; an undefined one allows all. */
  readonly lists: AllowLists;
};

/** Lists the team's agents with their allow-lists. Throws when the tree can't be read. */
export function listToolAgents(
  tree: TrustedTree,
  { members, settings }: Pick<Team, 'members' | 'settings'>,
): Promise<readonly ToolAgent[]> {
  return Promise.all(
    members.filter(isRoutable).map(async (member) => {
      const charter = await loadCharter(tree, member);
      return { name: member.name, lists: [settings.tools.agents.get(member.slug), charter?.tools] };
    }),
  );
}

/** Returns entries that name every tool that some agent may use; undefined when one agent may use all. */
export function wantedTools(agents: readonly ToolAgent[]): readonly string[] | undefined {
  const entries = agents.map(({ lists }) => entriesOf(lists));
  if (entries.includes(undefined)) return undefined;
  return [...new Set(entries.flatMap((names) => names ?? []))];
}

/** Returns `every agent`, `Hockney, Ripley`, or `nobody`. */
export function describeToolAgents(
  tool: string,
  agents: readonly ToolAgent[],
  kind?: ToolKind,
): string {
  const users = agents.filter(({ lists }) => {
    const effectiveLists = kind === 'executable' ? executableAllowLists(lists) : lists;
    return filterAllowed([{ name: tool }], effectiveLists).length > 0;
  });
  if (users.length === 0) return 'nobody';
  return users.length === agents.length ? 'every agent' : users.map(({ name }) => name).join(', ');
}

/** Drops the lists that name run_custom_tool, since such a list allows every tool that it can run. */
export function executableAllowLists(lists: AllowLists): AllowLists {
  return lists.filter((list) => list?.includes('run_custom_tool') !== true);
}
