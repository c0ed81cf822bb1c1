import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  environmentOfPart,
  readEventFile,
  readJobEnvironment,
} from '#src/adapters/runner/job-environment.ts';
import { readInputs } from '#src/inputs.ts';

const runner = {
  GITHUB_EVENT_NAME: 'issue_comment',
  GITHUB_EVENT_PATH: '/runner/event.json',
  GITHUB_REPOSITORY: 'acme/shop',
  GITHUB_API_URL: 'https://ghe.example/api/v3/',
  GITHUB_SERVER_URL: 'https://ghe.example/',
  GITHUB_WORKSPACE: '/runner/work',
  GITHUB_RUN_ID: '7',
  GITHUB_TRIGGERING_ACTOR: 'olga',
  RUNNER_TEMP: '/runner/temp',
  RUNNER_TOOL_CACHE: '/runner/tools',
  PATH: '/bin',
  HOME: '/home/runner',
};
const before = { ...process.env };

function set(variables: Readonly<Record<string, string>>): void {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, variables);
}

beforeEach(() => set(runner));
afterEach(() => {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, before);
});

describe('the environment', () => {
  it('is read from the runner’s variables', () => {
    expect(readJobEnvironment()).toMatchObject({
      eventName: 'issue_comment',
      eventPath: '/runner/event.json',
      repository: 'acme/shop',
      serverUrl: 'https://ghe.example',
      workspace: '/runner/work',
      runId: '7',
      triggeringActor: 'olga',
      temporary: '/runner/temp',
      toolCache: '/runner/tools',
      path: '/bin',
      npm: { HOME: '/home/runner' },
      triggerPhrase: '@squad',
    });
  });

  it.each(['GITHUB_EVENT_NAME', 'GITHUB_REPOSITORY', 'RUNNER_TEMP'])(
    'without %s stops, and says so',
    (name) => {
      for (const value of [undefined, '']) {
        set(runner);
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
        expect(() => readJobEnvironment()).toThrow(
          expect.objectContaining({ code: 'E_EVENT', message: `The variable ${name} is not set.` }),
        );
      }
    },
  );

  it('has defaults for variables that some runners lack', () => {
    const lacking = ['API_URL', 'SERVER_URL', 'TRIGGERING_ACTOR'].map((name) => `GITHUB_${name}`);
    for (const name of [...lacking, 'RUNNER_TOOL_CACHE']) delete process.env[name];
    expect(readJobEnvironment()).toMatchObject({
      serverUrl: 'https://github.com',
      triggeringActor: undefined,
      toolCache: '/runner/temp',
    });
  });

  it('hands npm its registry and proxy, and nothing that runs code or holds a token', () => {
    Object.assign(process.env, {
      npm_config_registry: 'https://registry.example',
      NPM_CONFIG_USERCONFIG: '/home/runner/.npmrc',
      HTTPS_PROXY: 'http://proxy.example',
      no_proxy: 'example',
      NODE_EXTRA_CA_CERTS: '/ca.pem',
      npm_config_script_shell: '/evil',
      npm_config_node_options: '--require /evil',
      NODE_OPTIONS: '--require /evil',
      LD_PRELOAD: '/evil.so',
      GITHUB_TOKEN: 'secret',
      'INPUT_GITHUB-TOKEN': 'secret',
    });
    expect(readJobEnvironment().npm).toEqual({
      HOME: '/home/runner',
      npm_config_registry: 'https://registry.example',
      NPM_CONFIG_USERCONFIG: '/home/runner/.npmrc',
      HTTPS_PROXY: 'http://proxy.example',
      no_proxy: 'example',
      NODE_EXTRA_CA_CERTS: '/ca.pem',
    });
  });
});

describe('the switch SQUAD_A2A_ENABLED', () => {
  const a2a = (variable: string | undefined, input: string) => {
    set({ ...runner, INPUT_A2A: input });
    if (variable !== undefined) process.env.SQUAD_A2A_ENABLED = variable;
    return readInputs(withToken(readJobEnvironment().input)).a2a;
  };

  it.each(['false', ' FALSE\n', '0', 'no', 'Off'])(
    'turns handoffs between agents off as %j, whatever the input says',
    (variable) => {
      expect([a2a(variable, 'true'), a2a(variable, '')]).toEqual([false, false]);
    },
  );

  it.each([undefined, '', 'true', 'nothing'])('leaves it to the input as %j', (variable) => {
    const read = ['true', '', 'false'].map((input) => a2a(variable, input));
    expect(read).toEqual([true, true, false]);
  });
});

const withToken = (input: (name: string) => string) => (name: string) =>
  name === 'github-token' ? 'token' : input(name);

describe('the name of the artifact', () => {
  const offered = {
    ...runner,
    GITHUB_RUN_ATTEMPT: '3',
    ACTIONS_RUNTIME_TOKEN: 'token',
    ACTIONS_RESULTS_URL: 'https://results.example/',
  };

  it.each(['https://github.com', 'https://acme.ghe.com/', 'http://127.0.0.1:8080'])(
    'has the run and the attempt where the runner takes one, as at %s',
    (server) => {
      set({ ...offered, GITHUB_SERVER_URL: server });
      expect(readJobEnvironment().artifactName).toBe('squad-run-7-3');
    },
  );

  it('holds a part of the job before the attempt, as does the folder of the part', () => {
    set({ ...offered, GITHUB_SERVER_URL: 'https://github.com' });
    const environment = readJobEnvironment();
    const part = environmentOfPart('comment-12', environment);
    expect(part.artifactName).toBe('squad-run-7-comment-12-3');
    expect(part.runFolder).toBe(`${environment.runFolder}-comment-12`);
  });

  it.each([
    ['an Enterprise Server', { GITHUB_SERVER_URL: 'https://ghe.example' }],
    ['a server with a like name', { GITHUB_SERVER_URL: 'https://notghe.com' }],
    ['a runner without the token', { ACTIONS_RUNTIME_TOKEN: '' }],
    ['a runner with a broken address', { ACTIONS_RESULTS_URL: 'results' }],
  ])('is missing on %s', (_what, change) => {
    set({ ...offered, GITHUB_SERVER_URL: 'https://github.com', ...change });
    expect(readJobEnvironment().artifactName).toBeUndefined();
  });
});

describe('the payload', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'squad-event-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it.each<[string, (path: string) => void]>([
    ['is missing', () => undefined],
    ['is truncated', (path) => writeFileSync(path, '{"action":"crea')],
    ['is a folder', (path) => mkdirSync(path)],
    ['is a symbolic link', (path) => symlinkSync('/dev/null', path)],
  ])('stops the run when it %s', (_what, write) => {
    const path = join(folder, 'event.json');
    write(path);
    expect(() => readEventFile(path)).toThrow(expect.objectContaining({ code: 'E_EVENT' }));
  });
});
