// A provider that repeats the key in its refusal, through the built program: the key leaves nowhere.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Rehearsal, rehearseScenario } from '../../../rehearsal/rehearse.ts';
import { aModel, type Model } from './a-model.ts';

const KEY = 'sk-echo0123456789abcdefghijklmnop';
let model: Model;
let run: Rehearsal;

beforeAll(async () => {
  const error = { message: `The key ${KEY} may not be used with this model.`, type: 'x' };
  const body = JSON.stringify({ error });
  model = await aModel(() => ({ kind: 'raw', status: 400, body }));
  const main = process.env.SQUAD_TEST_MAIN;
  run = await rehearseScenario(join(import.meta.dirname, '../../../scenarios/answer-only'), {
    inputs: { 'provider-base-url': model.url, 'provider-api-key': KEY },
    keep: true,
    ...(main === undefined ? {} : { main }),
  });
});

afterAll(async () => {
  await run.close();
  await model.close();
});

it('the provider was asked with the key', () => {
  expect(model.requests.map(({ headers }) => headers.authorization)).toContain(`Bearer ${KEY}`);
});

it('the board and the outputs name the failure without the key', () => {
  const [job] = run.runs;
  expect(job).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } });
  const bodies = run.comments.map(({ body }) => body).join('\n');
  expect(bodies).toContain('may not be used with this model');
  const sent = JSON.stringify(run.requests.map(({ body }) => body));
  expect(sent + bodies + job?.summary + JSON.stringify(job?.outputs)).not.toContain(KEY);
});

it('the log tells the key to the runner’s mask alone', () => {
  const lines = run.runs[0]?.log.split('\n').filter((line) => line.includes(KEY));
  expect(lines).toEqual([`::add-mask::${KEY}`]);
});

it('no file of the job holds the key when it has ended, nor is a folder of the runtime left', () => {
  const temporary = join(run.folder, 'run-1', 'temp');
  const paths = readdirSync(join(run.folder, 'run-1'), { recursive: true, encoding: 'utf8' });
  const files = paths
    .map((path) => join(run.folder, 'run-1', path))
    .filter((path) => statSync(path).isFile());
  expect(files.filter((path) => readFileSync(path, 'latin1').includes(KEY))).toEqual([]);
  expect(readdirSync(temporary)).toEqual(['squad-run-4711']);
});
