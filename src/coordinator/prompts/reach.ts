// What a run cannot reach, said before the work begins, so that nobody tries it or writes something that only looks like it.
import type { BoxNetwork } from '#src/ports/index.ts';

/** What a session, or the whole run, can reach. */
export type Reach = {
  /** What the session's programs reach; `none` if it runs none. */
  readonly network: BoxNetwork;
  /** Globs of the files that the settings protect, in addition to the built-in ones. */
  readonly protectedGlobs: readonly string[];
  /** The repository's own tools, which may do more. */
  readonly ownTools: readonly string[];
};

/** Returns the rule for an agent that may write. */
export function reachRule(reach: Reach): string {
  return `${outOfReach(reach)} Don't try that, and write no stand-in for it: do the rest, and list it in \`notDone\` when you finish.`;
}

/** Returns the coordinator's rule. */
export function sharedReachRule(reach: Reach): string {
  return `${outOfReach(reach)} Hand none of that over: have the rest done, and list it in \`notDone\` when you finish.`;
}

const MAX_NAMED = 6;

/** Returns `Out of reach: the network, secrets, ….` */
export function outOfReach({ network, protectedGlobs, ownTools }: Reach): string {
  const globs = protectedGlobs.slice(0, MAX_NAMED).map((glob) => `, \`${glob}\``);
  const parts = [
    ...networkPart(network),
    'secrets',
    'GitHub (issues, releases)',
    'other repositories',
    'deploying',
    'publishing',
    `protected files (\`.github/workflows\`, other CI, git hooks${globs.join('')})`,
  ];
  const tools = ownTools.slice(0, MAX_NAMED).join(', ');
  const unless = tools === '' ? '' : `, unless the repository's own tools do it (${tools})`;
  return `Out of reach${unless}: ${parts.join(', ')}.`;
}

function networkPart(network: BoxNetwork): readonly string[] {
  if (network === 'all') return [];
  if (network === 'none' || network.length === 0) return ['the network'];
  return [`the network (except ${network.slice(0, MAX_NAMED).join(' and ')})`];
}
