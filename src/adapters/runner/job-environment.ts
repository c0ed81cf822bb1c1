// Reads a job's environment: the runner's variables and the inputs. Loads nothing.
import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SquadError } from '#src/errors.ts';

export type JobEnvironment = {
  readonly eventName: string;
  readonly eventPath: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly repositoryId: string | undefined;
  readonly serverUrl: string;
  readonly workspace: string;
  readonly runId: string;
  readonly triggeringActor: string | undefined;
  readonly actor: string;
  readonly ref: string;
  /** The artifact's name for the run's record; undefined if the runner has no artifacts. */
  readonly artifactName: string | undefined;
  readonly temporary: string;
  /** The folder of the run's record and of what could not be pushed. */
  readonly runFolder: string;
  readonly toolCache: string;
  readonly path: string;
  /** The npm client's settings: registry, proxy, certificates. */
  readonly npm: Readonly<Record<string, string>>;
  readonly triggerPhrase: string;
  /** The input `branch-prefix`, unless `respond-to-reviews` is off. */
  readonly ownBranchPrefix: string | undefined;
  /** An input by its name in action.yml; an empty string when it isn't set. */
  input(name: string): string;
};

/** Reads the variables that GitHub documents for every job. Throws a SquadError (E_EVENT) when one is missing. */
export function readJobEnvironment(): JobEnvironment {
  const input = (name: string) =>
    name === 'a2a' && OFF.includes(process.env.SQUAD_A2A_ENABLED?.trim().toLowerCase() ?? '')
      ? 'false'
      : (process.env[`INPUT_${name.toUpperCase()}`]?.trim() ?? '');
  const runId = requiredVariable('GITHUB_RUN_ID');
  const temporary = requiredVariable('RUNNER_TEMP');
  return {
    eventName: requiredVariable('GITHUB_EVENT_NAME'),
    eventPath: requiredVariable('GITHUB_EVENT_PATH'),
    repository: requiredVariable('GITHUB_REPOSITORY'),
    repositoryId: optionalVariable('GITHUB_REPOSITORY_ID'),
    serverUrl: serverUrl().replace(/\/+$/, ''),
    workspace: requiredVariable('GITHUB_WORKSPACE'),
    runId,
    triggeringActor: optionalVariable('GITHUB_TRIGGERING_ACTOR'),
    actor: optionalVariable('GITHUB_ACTOR') ?? '',
    ref: optionalVariable('GITHUB_REF') ?? '',
    artifactName: hasArtifactService()
      ? `squad-run-${runId}-${optionalVariable('GITHUB_RUN_ATTEMPT') ?? '1'}`
      : undefined,
    temporary,
    runFolder: join(temporary, `squad-run-${runId}`),
    toolCache: optionalVariable('RUNNER_TOOL_CACHE') ?? temporary,
    path: optionalVariable('PATH') ?? '',
    npm: npmSettings(),
    triggerPhrase: input('trigger-phrase') || '@squad',
    ownBranchPrefix:
      input('respond-to-reviews').toLowerCase() === 'false'
        ? undefined
        : input('branch-prefix') || 'squad/',
    input,
  };
}

/** Returns the environment of one part of a job, such as a request: its folder and its artifacts have names of their own. */
export function environmentOfPart(part: string, environment: JobEnvironment): JobEnvironment {
  const { artifactName, runFolder } = environment;
  return {
    ...environment,
    runFolder: `${runFolder}-${part}`,
    // The attempt stays last: by that, the next attempt finds what the part uploaded.
    artifactName: artifactName?.replace(/\d+$/, (attempt) => `${part}-${attempt}`),
  };
}

function optionalVariable(name: string): string | undefined {
  const value = process.env[name];
  return value === undefined || value === '' ? undefined : value;
}

function requiredVariable(name: string): string {
  const value = optionalVariable(name);
  if (value !== undefined) return value;
  throw new SquadError({
    code: 'E_EVENT',
    message: `The variable ${name} is not set.`,
    hint: 'Run this as a step of a GitHub Actions job, or try it with `npm run rehearse`.',
  });
}

/** The values of the variable SQUAD_A2A_ENABLED, in upper or lower case, that say no; otherwise the input decides. */
const OFF: readonly string[] = ['false', '0', 'no', 'off'];

const serverUrl = () => optionalVariable('GITHUB_SERVER_URL') ?? 'https://github.com';

/** An Enterprise Server may set the variables without having the service; a rehearsal has it. */
function hasArtifactService(): boolean {
  const server = serverUrl();
  const host = URL.canParse(server) ? new URL(server).hostname : '';
  return (
    optionalVariable('ACTIONS_RUNTIME_TOKEN') !== undefined &&
    URL.canParse(optionalVariable('ACTIONS_RESULTS_URL') ?? '') &&
    (['github.com', '127.0.0.1'].includes(host) || /\.(?:ghe\.com|localhost)$/.test(host))
  );
}

const NPM_VARIABLE =
  /^(?:npm_config_(?:registry|proxy|https_proxy|noproxy|cafile|userconfig|cache|strict_ssl)|https?_proxy|no_proxy|node_extra_ca_certs|systemroot|comspec|userprofile|localappdata)$/i;

function npmSettings(): Record<string, string> {
  const entries = Object.entries(process.env).filter(([name]) => NPM_VARIABLE.test(name));
  const home = optionalVariable('HOME');
  const settings = Object.fromEntries(entries.map(([name, value]) => [name, value ?? '']));
  return home === undefined ? settings : { HOME: home, ...settings };
}

/** Reads the event's payload. Throws a SquadError (E_EVENT) unless it is JSON in a regular file. */
export function readEventFile(path: string): unknown {
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
