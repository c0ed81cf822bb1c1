// The one place where the environment is read: what the runner promises, and the inputs. Loads nothing.
import { lstatSync, readFileSync } from 'node:fs';
import { SquadError } from '../errors.ts';

export type Environment = {
  readonly eventName: string;
  readonly eventPath: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly apiUrl: string;
  readonly serverUrl: string;
  readonly workspace: string;
  readonly runId: string;
  readonly triggeringActor: string | undefined;
  /** The name under which the run's record is kept as an artifact; undefined where the runner takes none. */
  readonly artifact: string | undefined;
  readonly temporary: string;
  readonly toolCache: string;
  readonly path: string;
  /** The npm client's settings: registry, proxy, certificates. */
  readonly npm: Readonly<Record<string, string>>;
  readonly triggerPhrase: string;
  /** The input `branch-prefix`, unless `respond-to-reviews` is off. */
  readonly ownBranches: string | undefined;
  /** An input by its name in action.yml; an empty string when it isn't set. */
  input(name: string): string;
};

/** Reads the variables that GitHub documents for every job. Throws a SquadError (E_EVENT) when one is missing. */
export function readEnvironment(): Environment {
  const input = (name: string) =>
    name === 'a2a' && isSwitchedOff('SQUAD_A2A_ENABLED')
      ? 'false'
      : (process.env[`INPUT_${name.toUpperCase()}`]?.trim() ?? '');
  return {
    eventName: required('GITHUB_EVENT_NAME'),
    eventPath: required('GITHUB_EVENT_PATH'),
    repository: required('GITHUB_REPOSITORY'),
    apiUrl: withoutSlash(optional('GITHUB_API_URL') ?? 'https://api.github.com'),
    serverUrl: withoutSlash(optional('GITHUB_SERVER_URL') ?? 'https://github.com'),
    workspace: required('GITHUB_WORKSPACE'),
    runId: required('GITHUB_RUN_ID'),
    triggeringActor: optional('GITHUB_TRIGGERING_ACTOR'),
    artifact: takesArtifacts()
      ? `squad-run-${required('GITHUB_RUN_ID')}-${optional('GITHUB_RUN_ATTEMPT') ?? '1'}`
      : undefined,
    temporary: required('RUNNER_TEMP'),
    toolCache: optional('RUNNER_TOOL_CACHE') ?? required('RUNNER_TEMP'),
    path: optional('PATH') ?? '',
    npm: npmSettings(),
    triggerPhrase: input('trigger-phrase') || '@squad',
    ownBranches:
      input('respond-to-reviews').toLowerCase() === 'false'
        ? undefined
        : input('branch-prefix') || 'squad/',
    input,
  };
}

function optional(name: string): string | undefined {
  const value = process.env[name];
  return value === undefined || value === '' ? undefined : value;
}

function required(name: string): string {
  const value = optional(name);
  if (value !== undefined) return value;
  throw new SquadError({
    code: 'E_EVENT',
    message: `The variable ${name} is not set.`,
    hint: 'Run this as a step of a GitHub Actions job, or try it with `npm run rehearse`.',
  });
}

/** `false` in any case; everything else leaves the choice to the input. */
function isSwitchedOff(name: string): boolean {
  return optional(name)?.trim().toLowerCase() === 'false';
}

/** An Enterprise Server may set the variables too, but has not the service behind them; a rehearsal has it. */
function takesArtifacts(): boolean {
  const server = optional('GITHUB_SERVER_URL') ?? 'https://github.com';
  const host = URL.canParse(server) ? new URL(server).hostname : '';
  return (
    optional('ACTIONS_RUNTIME_TOKEN') !== undefined &&
    URL.canParse(optional('ACTIONS_RESULTS_URL') ?? '') &&
    (['github.com', '127.0.0.1'].includes(host) || /\.(?:ghe\.com|localhost)$/.test(host))
  );
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

const NPM_VARIABLE =
  /^(?:npm_config_(?:registry|proxy|https_proxy|noproxy|cafile|userconfig|cache|strict_ssl)|https?_proxy|no_proxy|node_extra_ca_certs)$/i;

function npmSettings(): Record<string, string> {
  const entries = Object.entries(process.env).filter(([name]) => NPM_VARIABLE.test(name));
  const home = optional('HOME');
  const settings = Object.fromEntries(entries.map(([name, value]) => [name, value ?? '']));
  return home === undefined ? settings : { HOME: home, ...settings };
}

/** The event's payload. Throws a SquadError (E_EVENT) when it is no regular file or no JSON. */
export function readPayload(path: string): unknown {
  try {
    if (!lstatSync(path).isFile()) throw new Error('not a regular file');
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new SquadError({
      code: 'E_EVENT',
      message: 'The event payload (GITHUB_EVENT_PATH) is missing or not JSON.',
      hint: 'Run this as a step of a GitHub Actions job, or try it with `npm run rehearse`.',
      cause: error,
    });
  }
}
