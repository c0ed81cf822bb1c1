// Agents whom settings name, although nobody on the team has the name: what is set for them counts for nobody.
import { didYouMean } from '#src/text/index.ts';
import type { SquadSettings } from './settings.ts';

const MAX_WARNINGS = 20;
/** Whom settings may name, whether or not team.md does. */
const ALWAYS_KNOWN = ['coordinator', 'squad', 'scribe', 'ralph'];

/** Warns of each name, with its setting and the agent that was probably meant. `members` are slugs. */
export function unknownAgents(
  { reviewers, models, capabilities, commands, a2a, tools }: SquadSettings,
  members: readonly string[],
): readonly string[] {
  const named: readonly (readonly [string, Iterable<string>])[] = [
    ['action.reviewers', reviewers.keys()],
    ['action.models', models.keys()],
    ['action.capabilities', capabilities.keys()],
    ['action.commands', commands.agents.keys()],
    ['action.a2a.senders', a2a.senders ?? []],
    ['action.tools.agents', tools.agents.keys()],
  ];
  const known = [...members, ...ALWAYS_KNOWN];
  const unknown = named.flatMap(([path, names]) =>
    [...names].filter((name) => !known.includes(name)).map((name) => [path, name] as const),
  );
  return unknown.slice(0, MAX_WARNINGS).map(([path, name]) => {
    const hint = didYouMean(name, members);
    return `${path}: nobody in team.md is called ${JSON.stringify(name)}.${hint}`;
  });
}
