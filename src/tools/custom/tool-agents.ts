// Who may use a tool of the repository, as text for people.
import type { ToolKind } from '../../ports/custom-tools.ts';
import type { TrustedTree } from '../../ports/git.ts';
import { loadCharter } from '../../team/charter.ts';
import { isRoutable } from '../../team/roster/member.ts';
import type { Team } from '../../team/team.ts';
import { filterAllowed } from './join-listings.ts';

export type AllowLists = readonly (readonly string[] | undefined)[];

export type ToolAgent = {
  /** As people write it. */
  readonly name: string;
  /** The agent's allow-lists, from the settings and its charter; undefined ones allow all. */
  readonly lists: AllowLists;
};

/** The team's agents with their allow-lists. Throws when the tree can't be read. */
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

/** `every agent`, `Hockney, Ripley`, or `nobody`. */
export function describeToolAgents(
  tool: string,
  agents: readonly ToolAgent[],
  kind?: ToolKind,
): string {
  const users = agents.filter(({ lists }) => {
    const effectiveLists = kind === 'executable' ? executableAllowLists(lists) : lists;
    return filterAllowed([{ name: tool }], effectiveLists).length > 0;
  });
  if (users.length === agents.length) return 'every agent';
  return users.map(({ name }) => name).join(', ') || 'nobody';
}

/** A list that names run_custom_tool allows every tool that it can run. */
export function executableAllowLists(lists: AllowLists): AllowLists {
  return lists.filter((list) => list?.includes('run_custom_tool') !== true);
}
