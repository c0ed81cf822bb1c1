// The run's logs as an artifact: the toolkit's own client against the embedded service, and the built program.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EmbeddedGitHub } from '../../../../rehearsal/github/embedded-github.ts';
import { rehearseScenario } from '../../../../rehearsal/rehearse.ts';
import {
  type ArtifactUpload,
  uploadArtifact,
} from '../../../../src/adapters/runner/record/upload-artifact.ts';
import { openFileUploads } from '../../../../src/adapters/runner/record/upload-file.ts';
import { useArtifactServices } from './an-artifact-service.ts';

const startHub = useArtifactServices();
const files = ['run.jsonl', '.squad/logs/a2a.jsonl'];
const [service, storage] = ['/CreateArtifact', '/artifact-storage/'];
let folder = '';
let hub: EmbeddedGitHub;
let warned: string[] = [];

/** An upload that a test gave up warns late: that goes to the test's own list. */
const warnInto = (list: string[]) => (text: string) => void list.push(text);

const artifact = (change: Partial<ArtifactUpload> = {}): ArtifactUpload => ({
  name: 'squad-run-7-1',
  folder,
  files,
  warn: warnInto(warned),
  ...change,
});

beforeAll(async () => {
  hub = await startHub();
});

beforeEach(() => {
  warned = [];
  folder = mkdtempSync(join(tmpdir(), 'squad-artifact-'));
  mkdirSync(join(folder, '.squad', 'logs'), { recursive: true });
  for (const file of files) writeFileSync(join(folder, file), `{"in":"${file}"}\n`);
});

afterEach(() => {
  rmSync(folder, { recursive: true });
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

  it('keeps only the record when no message was sent', async () => {
    rmSync(join(folder, '.squad'), { recursive: true });
    expect(await uploadArtifact(artifact({ name: 'squad-run-7-2' }))).toBe('kept');
    expect([...(hub.artifacts.at(-1)?.files.keys() ?? [])]).toEqual(['run.jsonl']);
  });

  it('sends no request when nothing was written', async () => {
    const requests = hub.requests.length;
    expect(await uploadArtifact(artifact({ files: ['none.jsonl'] }))).toBe('nothing-to-keep');
    expect(hub.requests).toHaveLength(requests);
  });

  it('warns once when it is refused', async () => {
    expect(await uploadArtifact(artifact())).toBe('failed');
    expect(warned).toEqual([
      expect.stringMatching(/^The run's record was not saved as an artifact: .*already exists/),
    ]);
  });

  it('doesn’t show the signed URL when it fails', async () => {
    hub.fault({ path: storage, status: 403, times: 9 });
    expect(await uploadArtifact(artifact({ name: 'squad-run-7-3' }))).toBe('failed');
    expect(warned).toHaveLength(1);
    expect(warned[0]).not.toMatch(/signed-by|sig=/);
  });

  it('is given up when it takes too long', async () => {
    hub.fault({ path: service, delayMs: 400 });
    const late = artifact({ name: 'squad-run-7-4', limitMs: () => 50 });
    expect(await uploadArtifact(late)).toBe('failed');
    expect(warned).toEqual([
      "The run's record was not saved as an artifact: the upload took too long",
    ]);
  });
});

it('an upload ends when the job is cancelled', async () => {
  const cancelled = new AbortController();
  hub.fault({ path: service, delayMs: 400 });
  const upload = uploadArtifact(artifact({ name: 'squad-run-7-5', cancelled: cancelled.signal }));
  cancelled.abort();
  expect(await upload).toBe('failed');
  expect(warned.at(-1)).toContain('the job was cancelled');
});

describe('a file that is uploaded while the run goes on', () => {
  beforeAll(async () => {
    hub = await startHub();
  });

  const open = (change: Partial<Parameters<typeof openFileUploads>[2]['time']> = {}) => {
    const log = { warning: warnInto(warned) };
    const time = { left: () => 60_000, over: new AbortController().signal, ...change };
    const cancelled = new AbortController().signal;
    const job = { artifactName: 'squad-run-8-1' };
    return openFileUploads(job, folder, { log, cancelled, time });
  };

  it('is an artifact of its own, the next one another', async () => {
    const { uploadFile } = open();
    const uploaded = (artifact: string) => ({ kind: 'uploaded', artifact });
    expect(await uploadFile('run.jsonl')).toEqual(uploaded('squad-run-8-1-work'));
    expect(await uploadFile('run.jsonl')).toEqual(uploaded('squad-run-8-1-work-2'));
    const [first, second] = hub.artifacts.slice(-2);
    expect([first?.name, second?.name]).toEqual(['squad-run-8-1-work', 'squad-run-8-1-work-2']);
    expect([...(first?.files.keys() ?? [])]).toEqual(['run.jsonl']);
  });

  it('is told as failed when the service refuses it, by its own name', async () => {
    hub.fault({ path: service, status: 403 });
    expect(await open().uploadFile('run.jsonl')).toEqual({ kind: 'failed' });
    expect(warned).toEqual([expect.stringMatching(/^run\.jsonl was not saved as an artifact: /)]);
  });

  it('is given up before the time of the run is', async () => {
    hub.fault({ path: service, delayMs: 400 });
    const { uploadFile } = open({ left: () => 2_050 });
    expect(await uploadFile('run.jsonl')).toEqual({ kind: 'failed' });
  });

  it('stays where the runner has no artifacts', async () => {
    const requests = hub.requests.length;
    const log = { warning: warnInto(warned) };
    const { signal } = new AbortController();
    const time = { left: () => 60_000, over: signal };
    const uploads = openFileUploads({ artifactName: undefined }, folder, {
      log,
      cancelled: signal,
      time,
    });
    expect(await uploads.uploadFile('run.jsonl')).toEqual({ kind: 'no-artifacts' });
    expect(hub.requests).toHaveLength(requests);
  });
});

describe('the built program', () => {
  const main = process.env.SQUAD_TEST_MAIN;
  const play = (options: Parameters<typeof rehearseScenario>[1]) => {
    const scenario = join(import.meta.dirname, '../../../../scenarios/answer-only');
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

  it('ends a run as before when the runner takes no artifact', async () => {
    const { github, requests, runs, comments } = await play({
      variables: { ACTIONS_RUNTIME_TOKEN: '' },
    });
    expect(runs).toMatchObject([{ exitCode: 0, outputs: { outcome: 'answered' } }]);
    expect(comments.at(-1)?.body).toMatch(
      /\[watch the run\]\(\S+\/acme\/shop\/actions\/runs\/4711\)\n/,
    );
    expect(github.artifacts).toEqual([]);
    expect(requests.filter(({ kind }) => kind === 'artifact')).toEqual([]);
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
