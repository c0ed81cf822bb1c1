// The built program where only a proxy knows the hosts: nothing is asked past it, and nothing tells its password.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { proxiedFetch } from '#src/adapters/proxy/proxied-fetch.ts';
import {
  type Rehearsal,
  type RehearsalOptions,
  rehearseScenario,
} from '../../../rehearsal/rehearse.ts';
import { git } from '../copilot/a-runtime.ts';
import { buildHost } from '../tool-host/build-host.ts';
import { aProxy, type TestProxy } from './a-proxy.ts';

const SERVER = 'github.squad.localhost';
const API = 'api.squad.invalid';
const MODEL = 'model.squad.invalid';
const RESULTS = 'results.squad.invalid';
const STORAGE = 'storage.squad.invalid';
const REGISTRY = 'registry.squad.invalid';
const PASSWORD = 's3cret@pass:word';

const runtime = dirname(
  createRequire(import.meta.url).resolve(
    `@github/copilot-sdk-${process.platform}-${process.arch}/package.json`,
  ),
);
let main = '';
let proxy: TestProxy;

beforeAll(async () => {
  // Far from node_modules, where the action would find a runtime.
  const dist = mkdtempSync(join(tmpdir(), 'squad-dist-'));
  cpSync(await buildHost(), dist, { recursive: true });
  main = join(dist, 'main.js');
});

afterAll(() => rmSync(dirname(main), { recursive: true }));

beforeEach(async () => {
  proxy = await aProxy(`squad:${PASSWORD}`);
});

afterEach(() => proxy.close());

/** Plays a scenario behind the proxy, which only the variables can tell of. */
function play(
  scenario: string,
  variables: Record<string, string>,
  inputs: Record<string, string> = { 'copilot-runtime-path': runtime },
): Promise<Rehearsal> {
  const network: RehearsalOptions['network'] = ({ github, model }) => {
    const storage = { origin: github, shownAs: `https://${STORAGE}` };
    for (const host of [SERVER, API, RESULTS, STORAGE]) proxy.route(host, storage);
    proxy.route(MODEL, { origin: new URL(model).origin });
    return {
      inputs: { 'provider-base-url': `http://${MODEL}/v1`, ...inputs },
      variables: {
        GITHUB_SERVER_URL: `http://${SERVER}`,
        GITHUB_API_URL: `https://${API}/api/v3`,
        ACTIONS_RESULTS_URL: `https://${RESULTS}/`,
        NODE_EXTRA_CA_CERTS: proxy.certificate,
        ...variables,
      },
    };
  };
  return rehearseScenario(join(import.meta.dirname, '../../../scenarios', scenario), {
    main,
    network,
  });
}

/** As people write it: the `@` in the password is not escaped. */
const both = () => {
  const address = `http://squad:${PASSWORD}@${proxy.place}`;
  return { HTTPS_PROXY: address, HTTP_PROXY: address };
};

const logOf = (run: Rehearsal) => {
  const lines = run.runs.flatMap(({ log }) => log.split('\n'));
  return lines.filter((line) => !line.startsWith('::add-mask::')).join('\n');
};

describe('a run behind a proxy', () => {
  it('asks GitHub, its git, the model and the artifact service through it, and tells no password', async () => {
    const run = await play('first-comment', both());
    expect(run.runs).toMatchObject([{ exitCode: 0, outputs: { outcome: 'changed' } }]);
    expect(run.github.artifacts).toHaveLength(2);
    const hosts = [...proxy.hosts()].sort((a, b) => (a < b ? -1 : 1));
    expect(hosts).toEqual([API, SERVER, MODEL, RESULTS, STORAGE]);
    const asked = (host: string) => proxy.seen.filter((it) => it.host === host);
    expect(asked(API).every(({ isTunnelled }) => isTunnelled)).toBe(true);
    expect(asked(SERVER).map(({ path }) => path.split('/').at(-1))).toEqual(
      expect.arrayContaining(['git-upload-pack', 'git-receive-pack']),
    );
    expect(asked(API)).toHaveLength(run.requests.filter(({ kind }) => kind === 'api').length);
    const told = logOf(run) + JSON.stringify([run.comments, run.pulls]);
    expect(told).not.toContain(PASSWORD);
    expect(told).not.toContain(encodeURIComponent(PASSWORD));
    expect(logOf(run)).not.toContain('DeprecationWarning');
  });

  it('fetches the runtime through it', async () => {
    // As curl takes it, and npm by itself does not.
    const bare = `squad:${PASSWORD}@${proxy.place}`;
    const variables = { HTTPS_PROXY: bare, HTTP_PROXY: bare };
    const registry = { npm_config_registry: `http://${REGISTRY}/` };
    const run = await play('answer-only', { ...variables, ...registry }, {});
    expect(run.runs).toMatchObject([{ exitCode: 1, outputs: { outcome: 'failed' } }]);
    expect(proxy.hosts()).toContain(REGISTRY);
  });

  it('goes past it to everything on this machine, without being told', async () => {
    const { runs, github } = await rehearseScenario(
      join(import.meta.dirname, '../../../scenarios/answer-only'),
      { main, variables: both(), inputs: { 'copilot-runtime-path': runtime } },
    );
    expect(runs).toMatchObject([{ exitCode: 0, outputs: { outcome: 'answered' } }]);
    expect(github.artifacts).toHaveLength(2);
    expect(proxy.seen).toEqual([]);
  });

  it('that its address does not open says so', async () => {
    const wrong = `http://squad:another-word@${proxy.place}`;
    const run = await play('answer-only', { HTTPS_PROXY: wrong, HTTP_PROXY: wrong });
    expect(run.runs).toMatchObject([{ outputs: { outcome: 'failed' } }]);
    expect(logOf(run)).toContain("the job's proxy refused the request");
    expect(logOf(run)).not.toContain('another-word');
    expect(proxy.seen).toEqual([]);
  });

  it('with a broken address asks nobody anything, and does not repeat the address', async () => {
    const broken = `http://squad:s3cret/word@${proxy.place}`;
    const run = await play('answer-only', { ...both(), HTTPS_PROXY: broken });
    expect(run.runs).toMatchObject([{ exitCode: 1, outputs: { outcome: 'failed' } }]);
    expect(logOf(run)).toContain(
      'E_INPUT: The variable HTTPS_PROXY does not hold a valid proxy address',
    );
    expect(logOf(run)).not.toContain('s3cret');
    expect([...proxy.seen, ...run.requests, ...run.modelRequests]).toEqual([]);
  });
});

describe('squad-action doctor', () => {
  it('asks the GitHub that the remote names through the proxy', async () => {
    const root = mkdtempSync(join(tmpdir(), 'squad-doctor-'));
    git(root, 'init', '-q');
    git(root, 'remote', 'add', 'origin', `http://${SERVER}/acme/shop.git`);
    const { HOME, PATH, SystemRoot } = process.env;
    const env = { HOME, PATH, SystemRoot, ...both(), GITHUB_TOKEN: 'ghs_doctor' };
    const cli = join(dirname(main), 'cli.js');
    const child = spawn(process.execPath, [cli, 'doctor', '--directory', root], { env });
    child.stdout.resume();
    await once(child, 'close');
    expect(proxy.hosts()).toEqual([SERVER]);
    rmSync(root, { recursive: true });
  });
});

describe('a request through a silent proxy', () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket.on('error', () => undefined)));

  beforeAll(async () => {
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  });

  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });

  it('is given up when the time of the request is over', async () => {
    const address = silent.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const before = { ...process.env };
    process.env.https_proxy = `http://127.0.0.1:${port}`;
    const signal = AbortSignal.timeout(200);
    await expect(proxiedFetch('https://example.com/', { signal })).rejects.toThrow(/timeout/);
    process.env = before;
    expect(sockets.length).toBeGreaterThan(0);
  });
});
