// The environment of our git commands: it names the repository, and pins settings that no file on disk can change.
import type { GitWorktree, Ports } from '#src/ports/index.ts';
/** What git needs for one run. */
export type GitSettings = {
  /** The checkout (GITHUB_WORKSPACE); when it is missing, everything is fetched. */
  readonly workspace: string;
  /** RUNNER_TEMP: private folders are created in it. */
  readonly temporary: string;
  readonly serverUrl: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly token: string;
  /** The proxy variable for this server; empty when there is no proxy. */
  readonly proxy: Readonly<Record<string, string>>;
  /** PATH for git's own helpers. */
  readonly path: string;
  /** The input `squad-directory`. */
  readonly squadDirectory: string | undefined;
  /** The run's clock and time. No command outlasts it, and failed reads of the remote are retried in it. Absent: neither. */
  readonly run?: Pick<Ports, 'clock' | 'time'>;
};

type Environment = Readonly<Record<string, string>>;

/** The settings that decide which programs git starts and whom it talks to. They override every configuration file. */
const PINNED = [
  ['core.fsmonitor', 'false'],
  ['core.hooksPath', '/dev/null'],
  ['core.attributesFile', '/dev/null'],
  ['core.excludesFile', '/dev/null'],
  ['core.quotePath', 'false'],
  ['credential.helper', ''],
  ['protocol.allow', 'never'],
  ['protocol.http.allow', 'always'],
  ['protocol.https.allow', 'always'],
] as const;

/** The variables that pass configuration, all of which simple-git has to allow by name. */
export const CONFIG_VARIABLES = [
  'GIT_CONFIG_COUNT',
  ...Array.from({ length: PINNED.length + 2 }, (_, index) => index).flatMap((index) => [
    `GIT_CONFIG_KEY_${index}`,
    `GIT_CONFIG_VALUE_${index}`,
  ]),
];

/** Returns the variables for every command. They name the repository, so git ignores any among an agent's files. */
export function gitEnvironment(
  { path }: Pick<GitSettings, 'path'>,
  { scratch, repository }: { readonly scratch: string; readonly repository: string },
): Environment {
  return {
    PATH: path,
    HOME: scratch,
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
    GIT_DIR: repository,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_OPTIONAL_LOCKS: '0',
    ...configEnvironment(PINNED),
  };
}

/** Returns the variables for a command that works on files; none for one that doesn't. */
export function worktreeEnvironment(worktree: GitWorktree | undefined): Environment {
  if (worktree === undefined) return {};
  return { GIT_WORK_TREE: worktree.directory, GIT_INDEX_FILE: worktree.indexFile };
}

/** Returns the variables for a command that talks to the remote: the token, for this server alone, and the proxy. */
export function remoteEnvironment({ token, serverUrl, proxy }: GitSettings): Environment {
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
  const [address = ''] = Object.values(proxy);
  const header = [`http.${serverUrl}/.extraheader`, `Authorization: Basic ${basic}`] as const;
  return { ...configEnvironment([...PINNED, ['http.proxy', address], header]), ...proxy };
}

function configEnvironment(entries: readonly (readonly [string, string])[]): Environment {
  const variables = entries.flatMap(([key, value], index) => [
    [`GIT_CONFIG_KEY_${index}`, key],
    [`GIT_CONFIG_VALUE_${index}`, value],
  ]);
  return { ...Object.fromEntries(variables), GIT_CONFIG_COUNT: String(entries.length) };
}
