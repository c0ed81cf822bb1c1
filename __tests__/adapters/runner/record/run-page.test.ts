// The run's page: the toolkit's own client against the embedded artifact service.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EmbeddedGitHub } from '../../../../rehearsal/github/embedded-github.ts';
import {
  openRunPage,
  type RunPageSettings,
} from '../../../../src/adapters/runner/record/run-page.ts';
import { useArtifactServices } from './an-artifact-service.ts';

const startHub = useArtifactServices();
const runUrl = 'https://github.example/acme/shop/actions/runs/7';
let folder = '';
let hub: EmbeddedGitHub;
let logged: string[] = [];
const ignore = () => undefined;

function aPage(change: Partial<RunPageSettings> = {}, msLeft = 60_000) {
  return openRunPage({
    record: join(folder, 'run.jsonl'),
    artifact: 'squad-run-7-1',
    runUrl,
    log: { info: (text) => void logged.push(text), warning: ignore, debug: ignore, group: ignore },
    cancelled: new AbortController().signal,
    time: { left: () => msLeft, over: new AbortController().signal },
    ...change,
  });
}

beforeAll(async () => {
  hub = await startHub();
});

beforeEach(() => {
  logged = [];
  folder = mkdtempSync(join(tmpdir(), 'squad-page-'));
  const started = {
    kind: 'run.started',
    request: 'add a form',
    actor: 'mona',
    trigger: 'c',
    at: 1,
  };
  writeFileSync(join(folder, 'run.jsonl'), `${JSON.stringify(started)}\n`);
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe("the run's page", () => {
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
    const page = aPage();
    expect(await page.publish()).toBe(`${runUrl}/artifacts/${hub.artifacts.length}`);
    const kept = hub.artifacts.at(-1);
    expect(kept).toMatchObject({ name: 'squad-run-7-1.html', expiresAt: undefined });
    const text = kept?.files.get('squad-run-7-1.html');
    expect(text).toMatch(/^<!doctype html>[\s\S]*add a form/i);
    expect(readFileSync(join(folder, 'run.html'), 'utf8')).toBe(text);
    expect(logged).toEqual([]);
  });

  it('is written, and sent nowhere, where nothing is to be uploaded', async () => {
    const requests = hub.requests.length;
    expect(await aPage({ artifact: undefined }).publish()).toBeUndefined();
    expect(existsSync(join(folder, 'run.html'))).toBe(true);
    expect(hub.requests).toHaveLength(requests);
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
