// The run's logs and page as artifacts: our client against the embedded service, and the built program.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from '@jest/globals';
import { openRunPage, type RunPageSettings } from '#src/adapters/runner/log-files.ts';
import {
  type ArtifactUpload,
  openFileUploads,
  uploadArtifact,
} from '#src/adapters/runner/upload-artifact.ts';
import { RUNTIME_TOKEN } from '../../../rehearsal/artifacts.ts';
import { type EmbeddedGitHub, startGitHub } from '../../../rehearsal/github/embedded-github.ts';
import { createState } from '../../../rehearsal/github/state.ts';
import { rehearseScenario } from '../../../rehearsal/rehearse.ts';

const before = { ...process.env };
const hubs: EmbeddedGitHub[] = [];

/** Starts an artifact service. */
async function startHub(): Promise<EmbeddedGitHub> {
  const state = createState({ repository: 'acme/shop', root: '/', token: 'x', roles: {} });
  const started = await startGitHub({ state });
  Object.assign(process.env, {
    ACTIONS_RESULTS_URL: started.origin,
    ACTIONS_RUNTIME_TOKEN: RUNTIME_TOKEN,
  });
  hubs.push(started);
  return started;
}

const files = ['run.jsonl', '.squad/logs/a2a.jsonl'];
const [service, storage] = ['/CreateArtifact', '/artifact-storage/'];
let folder = '';
let hub: EmbeddedGitHub;
let warned: string[] = [];

/** An upload that a test gave up warns late: that goes to the test's own list. */
const warnInto = (list: string[]) => (text: string) => void list.push(text);

const artifact = (change: Partial<ArtifactUpload> = {}): ArtifactUpload => ({
  name: 'squad-run-7-1',
  what: "The run's record",
  folder,
  files,
  warn: warnInto(warned),
  limitMs: 20_000,
  cancelled: undefined,
  ...change,
});

beforeAll(async () => {
  hub = await startHub();
});

beforeEach(() => {
  // The client tells the runner what it does.
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  warned = [];
  folder = mkdtempSync(join(tmpdir(), 'squad-artifact-'));
  mkdirSync(join(folder, '.squad', 'logs'), { recursive: true });
  for (const file of files) writeFileSync(join(folder, file), `{"in":"${file}"}\n`);
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

afterAll(async () => {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, before);
  await Promise.all(hubs.map((one) => one.close()));
});

describe('the upload', () => {
  it('keeps both logs for a week under their paths', async () => {
    writeFileSync(join(folder, 'run.jsonl'), 'the last line\n');
    expect(await uploadArtifact(artifact())).toBe('kept');
    const [kept] = hub.artifacts;
    expect(kept?.name).toBe('squad-run-7-1');
    expect(Object.fromEntries(kept?.files ?? [])).toEqual({
      'run.jsonl': 'the last line\n',
      '.squad/logs/a2a.jsonl': '{"in":".squad/logs/a2a.jsonl"}\n',
    });
    const days = (Date.parse(kept?.expiresAt ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(7);
    expect(warned).toEqual([]);
  });

  it('keeps what was written alone, and sends no request when nothing was', async () => {
    rmSync(join(folder, '.squad'), { recursive: true });
    expect(await uploadArtifact(artifact({ name: 'squad-run-7-2' }))).toBe('kept');
    expect([...(hub.artifacts.at(-1)?.files.keys() ?? [])]).toEqual(['run.jsonl']);
    const requests = hub.requests.length;
    expect(await uploadArtifact(artifact({ files: ['none.jsonl'] }))).toBe('nothing-to-keep');
    expect(hub.requests).toHaveLength(requests);
  });

  it('warns once when it fails, and shows no signed URL', async () => {
    hub.fault({ path: storage, status: 403, times: 9 });
    expect(await uploadArtifact(artifact({ name: 'squad-run-7-3' }))).toBe('failed');
    expect(warned).toHaveLength(1);
    expect(warned[0]).not.toMatch(/signed-by|sig=/);
  });

  it('is given up when it takes too long, or the job is cancelled', async () => {
    hub.fault({ path: service, delayMs: 400 });
    const cancelled = new AbortController();
    const upload = uploadArtifact(artifact({ name: 'ended', cancelled: cancelled.signal }));
    cancelled.abort();
    expect(await upload).toBe('failed');
    expect(warned.splice(0)).toEqual([expect.stringContaining('the job was cancelled')]);
    hub.fault({ path: service, delayMs: 400 });
    const late = artifact({ name: 'squad-run-7-4', limitMs: 50 });
    expect(await uploadArtifact(late)).toBe('failed');
    expect(warned).toEqual([
      "The run's record was not saved as an artifact: the upload took too long",
    ]);
  });
});

describe('a file that is uploaded while the run goes on', () => {
  beforeAll(async () => {
    hub = await startHub();
  });

  const open = (change: Partial<Parameters<typeof openFileUploads>[2]['time']> = {}) => {
    const log = { warning: warnInto(warned) };
    const time = { left: () => 60_000, over: new AbortController().signal, ...change };
    return openFileUploads('squad-run-8-1', folder, { log, time });
  };

  it('is an artifact of its own, the next one another', async () => {
    const uploadFile = open();
    const uploaded = (artifact: string) => ({ kind: 'uploaded', artifact });
    expect(await uploadFile('run.jsonl')).toEqual(uploaded('squad-run-8-1-work'));
    expect(await uploadFile('run.jsonl')).toEqual(uploaded('squad-run-8-1-work-2'));
    const [first, second] = hub.artifacts.slice(-2);
    expect([first?.name, second?.name]).toEqual(['squad-run-8-1-work', 'squad-run-8-1-work-2']);
    expect([...(first?.files.keys() ?? [])]).toEqual(['run.jsonl']);
  });

  it('is told as failed when the service refuses it, by its own name', async () => {
    hub.fault({ path: service, status: 403 });
    expect(await open()('run.jsonl')).toEqual({ kind: 'failed' });
    expect(warned).toEqual([expect.stringMatching(/^run\.jsonl was not saved as an artifact: /)]);
  });

  it('is given up before the time of the run is', async () => {
    hub.fault({ path: service, delayMs: 400 });
    const uploadFile = open({ left: () => 2_050 });
    expect(await uploadFile('run.jsonl')).toEqual({ kind: 'failed' });
  });
});

describe("the run's page", () => {
  const runUrl = 'https://github.example/acme/shop/actions/runs/7';
  let logged: string[] = [];

  function aPage(change: Partial<RunPageSettings> = {}, msLeft = 60_000) {
    const ignore = () => undefined;
    const info = (text: string) => void logged.push(text);
    return openRunPage({
      record: join(folder, 'run.jsonl'),
      artifact: 'squad-run-9-1',
      runUrl,
      log: { info, warning: ignore, debug: ignore, group: ignore },
      cancelled: new AbortController().signal,
      time: { left: () => msLeft, over: new AbortController().signal },
      ...change,
    });
  }

  beforeEach(() => {
    logged = [];
    const by = { request: 'add a form', actor: 'mona', trigger: 'c', at: 1 };
    writeFileSync(join(folder, 'run.jsonl'), `${JSON.stringify({ kind: 'run.started', ...by })}\n`);
  });

  it('is waited for as long as the run has time to spare, and no longer', async () => {
    hub.fault({ path: '/CreateArtifact', delayMs: 400 });
    expect(await aPage({ artifact: 'late' }, 10_030).publish()).toBeUndefined();
    expect(logged).toEqual(["The run's page was not saved: the upload took too long"]);
    expect(await aPage({ artifact: 'later' }, 4_000).publish()).toBeUndefined();
    expect(logged).toHaveLength(1);
  });

  it('holds up no run that is cancelled, before or meanwhile', async () => {
    const job = new AbortController();
    hub.fault({ path: '/CreateArtifact', delayMs: 400 });
    const publishing = aPage({ artifact: 'cancelled', cancelled: job.signal }).publish();
    job.abort(new Error('The job was cancelled.'));
    expect(await publishing).toBeUndefined();
    rmSync(join(folder, 'run.html'), { force: true });
    expect(await aPage({ cancelled: job.signal }).publish()).toBeUndefined();
    expect(existsSync(join(folder, 'run.html'))).toBe(false);
  });

  it('is an artifact of its own that a browser opens, for as long as the log is kept', async () => {
    expect(await aPage().publish()).toBe(`${runUrl}/artifacts/${hub.artifacts.length}`);
    const kept = hub.artifacts.at(-1);
    expect(kept).toMatchObject({ name: 'squad-run-9-1.html', expiresAt: undefined });
    const text = kept?.files.get('squad-run-9-1.html');
    expect(text).toMatch(/^<!doctype html>[\s\S]*add a form/i);
    expect(readFileSync(join(folder, 'run.html'), 'utf8')).toBe(text);
    expect(logged).toEqual([]);
  });

  it.each<[string, Partial<RunPageSettings>, RegExp]>([
    ['the name is taken', {}, /^The run's page was not saved: .*already exists/],
    [
      'there is no record',
      { record: '/nowhere/run.jsonl' },
      /^The run's page was not saved: .*ENOENT/,
    ],
  ])('is left out where %s, and the log says so', async (_what, change, words) => {
    expect(await aPage(change).publish()).toBeUndefined();
    expect(logged).toEqual([expect.stringMatching(words)]);
    expect(logged[0]).not.toMatch(/sig=|signed-by/);
  });
});

describe('the built program', () => {
  const main = process.env.SQUAD_TEST_MAIN;
  const play = (options: Parameters<typeof rehearseScenario>[1]) => {
    const scenario = join(import.meta.dirname, '../../../scenarios/answer-only');
    return rehearseScenario(scenario, { ...options, ...(main === undefined ? {} : { main }) });
  };

  it('keeps the page of a run before the board links it, and the logs when everything else is done', async () => {
    const { github, requests, runs, comments } = await play({});
    expect(runs).toMatchObject([{ exitCode: 0, outputs: { outcome: 'answered' } }]);
    expect(github.artifacts.map(({ name }) => name)).toEqual([
      'squad-run-4711-1.html',
      'squad-run-4711-1',
    ]);
    expect(comments.at(-1)?.body).toContain(
      `[watch the run](${github.origin}/acme/shop/actions/runs/4711/artifacts/1)\n`,
    );
    const kept = github.artifacts[1];
    const lines = kept?.files.get('run.jsonl')?.trimEnd().split('\n') ?? [];
    expect(lines.map((line) => JSON.parse(line).kind)).toContain('handoff');
    const paths = requests.map(({ kind, path }) => (kind === 'api' ? kind : path));
    expect(paths.slice(paths.indexOf('/artifact-storage/squad-run-4711-1'))).not.toContain('api');
  });

  it('ends a run as before when the service is not there, with one warning', async () => {
    const nowhere = 'http://127.0.0.1:9/';
    const variables = { ACTIONS_RESULTS_URL: nowhere, OTEL_EXPORTER_OTLP_ENDPOINT: nowhere };
    const { runs, comments } = await play({ variables });
    expect(runs).toMatchObject([{ exitCode: 0, outputs: { outcome: 'answered' } }]);
    expect(comments.at(-1)?.body).toMatch(
      /\[watch the run\]\(\S+\/acme\/shop\/actions\/runs\/4711\)\n/,
    );
    expect(runs[0]?.log).toContain("The run's page was not saved: ");
    expect(runs[0]?.log).toContain("The run's spans could not be sent: ");
    expect(runs[0]?.log.match(/::warning::/g)).toHaveLength(1);
    expect(runs[0]?.log).toContain("The run's record was not saved as an artifact: ");
  });

  it('keeps nothing in a dry run', async () => {
    const { github } = await play({ inputs: { 'dry-run': 'true' } });
    expect(github.artifacts).toEqual([]);
  });
});
