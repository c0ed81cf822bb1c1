// Who may use a tool of the repository, as text for people.
import type { ToolKind, TrustedTree } from '#src/ports/index.ts';
import { isRoutable, loadCharter, type Team } from '#src/team/index.ts';
import { type AllowLists, entriesOf, filterAllowed } from './allow-lists.ts';

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
