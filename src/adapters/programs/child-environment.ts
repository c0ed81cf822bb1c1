// The environment of a process that runs a repository's code.

import { mayPassVariable } from '#src/tools/custom/host-pool.ts';
import { secretsIn } from '../proxy/proxies.ts';

/** Variables that are never secret. */
const NEUTRAL_VARIABLES =
  /^(?:PATH|LANG|LC_[A-Z]+|TZ|SYSTEMROOT|COMSPEC|PATHEXT|WINDIR|NUMBER_OF_PROCESSORS)$/i;

/** Builds the whole environment of a child process, for module, resource and executable tools alike. */
export function childEnvironment({
  home,
  passed,
  set,
}: {
  /** An empty private folder for the home and temporary files. */
  readonly home: string;
  /** Names of the variables that settings pass on. */
  readonly passed: readonly string[];
  readonly set: Readonly<Record<string, string>>;
}): Record<string, string> {
  const all = Object.entries(process.env).map(([name, value]) => [name, value ?? ''] as const);
  const wanted = new Set(passed.filter(mayPassVariable));
  const tokens = all
    .flatMap(([name, value]) => (isProxy(name) ? secretsIn(value) : isToken(name) ? value : []))
    .filter((token) => token.length >= MIN_TOKEN_LENGTH);
  const isSafe = (value: string) => !tokens.some((token) => value.includes(token));
  const from = all.filter(
    ([name, value]) => NEUTRAL_VARIABLES.test(name) || (wanted.has(name) && isSafe(value)),
  );
  const git = passed.length === 0 ? {} : NO_PLANTED_REPOSITORY;
  return { ...Object.fromEntries(from), HOME: home, TMPDIR: home, NO_COLOR: '1', ...git, ...set };
}

/**
 * For a tool that is granted a variable: commands and other tools write to the same worktree, and git would take their files there
 * for a repository, whose settings start programs.
 */
const NO_PLANTED_REPOSITORY = {
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'safe.bareRepository',
  GIT_CONFIG_VALUE_0: 'explicit',
};

const MIN_TOKEN_LENGTH = 8;

/** A proxy's address may hold a password. */
function isProxy(name: string): boolean {
  return /proxy$/i.test(name);
}

/** A token or key of the job or of our inputs. */
function isToken(name: string): boolean {
  return /(?:TOKEN|KEY)$/i.test(name) && !mayPassVariable(name);
}
