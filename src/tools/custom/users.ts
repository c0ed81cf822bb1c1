// Who may use a tool of the repository, in words for people.
import { permitted } from './registry.ts';

export type ToolUser = {
  /** As people write it. */
  readonly name: string;
  /** The agent's allow-lists, of its charter and of the settings; undefined ones allow all. */
  readonly lists: readonly (readonly string[] | undefined)[];
};

/** `every agent`, `Hockney, Ripley`, or `nobody`. */
export function wordUsers(tool: string, agents: readonly ToolUser[]): string {
  const users = agents.filter(({ lists }) => permitted([{ name: tool }], lists).length > 0);
  if (users.length === agents.length) return 'every agent';
  return users.map(({ name }) => name).join(', ') || 'nobody';
}
