// What a later attempt reads of an earlier one's artifact, from a service that may say and send anything.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { zipSync } from 'fflate';
import { RUNTIME_TOKEN, readBytes } from '../../../../rehearsal/artifacts.ts';
import { findEarlierUpload } from '../../../../src/adapters/runner/record/earlier-upload.ts';
import { aServer, type TestServer } from '../../a-server.ts';

const ids = { workflow_run_backend_id: 'run', workflow_job_run_backend_id: 'job' };
const bytes = Buffer.from([0, 255, 128, 10]);
const zip = zipSync({ 'work.bundle': bytes });
const tooMuch = 64 * 1024 * 1024 + 1;
const before = { ...process.env };
const signal = new AbortController().signal;

type Answers = {
  /** The names of artifacts, or an answer of its own. */
  readonly list?: readonly string[] | number | 'none' | 'junk';
  readonly size?: string;
  readonly zip?: Uint8Array | number;
};

let answers: Answers = {};
let asked: string[] = [];
let server: TestServer;

beforeAll(async () => {
  server = await aServer(async (request, response) => {
    const sent = (await readBytes(request)).toString();
    asked.push(`${request.url?.replace(/.*\//, '')} ${sent}`);
    const answer = answerTo(request.url ?? '');
    if (answer === 'none') return;
    response.writeHead(typeof answer === 'number' ? answer : 200);
    response.end(typeof answer === 'number' ? '' : answer);
  });
  const variables = { ACTIONS_RESULTS_URL: server.origin, ACTIONS_RUNTIME_TOKEN: RUNTIME_TOKEN };
  Object.assign(process.env, variables);
});
afterAll(async () => {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, before);
  await server.close();
});

function answerTo(url: string): string | number | Uint8Array {
  const { list = [], size = '4', zip: archive = zip } = answers;
  if (url.endsWith('/storage')) return archive;
  if (url.endsWith('/GetSignedArtifactURL'))
    return JSON.stringify({ signed_url: `${server.origin}/storage` });
  if (typeof list === 'number' || list === 'none') return list;
  if (list === 'junk') return '{"artifacts":[{"name":7}]}';
  return JSON.stringify({ artifacts: list.map((name) => ({ ...ids, name, size })) });
}

/** What the third attempt of run 7 finds. */
async function find(given: Answers, left = 60_000, artifactName = 'squad-run-7-3') {
  answers = given;
  asked = [];
  const warned: string[] = [];
  const nothing = () => undefined;
  const log = {
    info: nothing,
    debug: nothing,
    group: nothing,
    warning: (text: string) => void warned.push(text),
  };
  const time = { left: () => left, over: signal };
  const found = await findEarlierUpload('work.bundle', {
    artifactName,
    log,
    time,
  });
  return { found, warned };
}

const WORK = ['squad-run-7-1-work'];

describe('the upload of an earlier attempt', () => {
  it('is the last one of the last attempt that uploaded any', async () => {
    const list = [
      ...['7-1-work-2', '7-2', '7-2-work', '7-2-work-10', '7-2-work-9', '7-3-work', '77-1-work'],
      '8-2-work-99',
    ].map((name) => `squad-run-${name}`);
    const { found, warned } = await find({ list });
    expect(found?.artifact).toBe('squad-run-7-2-work-10');
    expect(Buffer.from((await found?.read()) ?? [])).toEqual(bytes);
    expect(asked).toEqual([
      'ListArtifacts {"workflow_run_backend_id":"rehearsed-run","workflow_job_run_backend_id":"rehearsed-job"}',
      'GetSignedArtifactURL {"name":"squad-run-7-2-work-10","workflow_run_backend_id":"run","workflow_job_run_backend_id":"job"}',
      'storage ',
    ]);
    expect(warned).toEqual([]);
  });

  it('belongs to the same part of the job', async () => {
    const [own, other] = ['squad-run-7-comment-12-1-work', 'squad-run-7-comment-13-2-work'];
    const { found } = await find(
      { list: [own, other, ...WORK] },
      60_000,
      'squad-run-7-comment-12-3',
    );
    expect(found?.artifact).toBe(own);
    expect((await find({ list: [own, other] })).found).toBeUndefined();
  });

  it.each([
    ['fails', { list: 500 }, 'the artifact service answered 500'],
    ['says nothing', { list: 'none' }, 'the artifact service did not answer'],
    ['sends something else', { list: 'junk' }, 'the answer of the artifact service cannot be read'],
  ] as const)('is not known where the service %s, and the log says so', async (_, given, why) => {
    const { found, warned } = await find(given, 200);
    expect(found).toBeUndefined();
    expect(warned).toEqual([
      `Could not find out whether an earlier attempt of this run left work: ${why}.`,
    ]);
  });

  it.each([
    ['is larger than it may be', { size: String(tooMuch) }, 'it is larger than 64 MB', 1],
    ['is cut off', { zip: zip.subarray(0, -30) }, 'its file cannot be read', 3],
    ['holds another file', { zip: zipSync({ b: bytes }) }, 'its file cannot be read', 3],
    ['is gone', { zip: 404 }, 'the artifact service answered 404', 3],
  ] as const)('is not read where it %s', async (_, given, why, requests) => {
    const { found } = await find({ list: WORK, ...given });
    await expect(found?.read()).rejects.toThrow(why);
    expect(asked).toHaveLength(requests);
  });
});
