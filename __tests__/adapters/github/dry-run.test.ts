// The input `dry-run`, through the built program: nothing is written, and the log says what would have been.
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Rehearsal, rehearseScenario } from '../../../rehearsal/rehearse.ts';

let dry: Rehearsal;

beforeAll(async () => {
  const main = process.env.SQUAD_TEST_MAIN;
  dry = await rehearseScenario(join(import.meta.dirname, '../../../scenarios/first-comment'), {
    inputs: { 'dry-run': 'true' },
    ...(main === undefined ? {} : { main }),
  });
});

afterAll(() => dry.close());

it('a dry run sends no write to GitHub, and pushes nothing', () => {
  const writes = dry.requests.filter(
    ({ kind, method, path }) =>
      (kind === 'api' && method !== 'GET' && !path.endsWith('/graphql')) ||
      path.includes('git-receive-pack'),
  );
  expect(writes).toEqual([]);
  expect(dry.comments).toEqual([]);
  expect(dry.branches).toEqual([]);
  expect(dry.pulls).toEqual([]);
});

it('a dry run says what it would have written, and ends as the real one', () => {
  const [run] = dry.runs;
  expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'changed' } });
  for (const line of [
    'would react with eyes',
    'would comment on #7:',
    'would push ',
    'would open a pull request, squad/7',
    'would update the board:',
  ]) {
    expect(run?.log).toContain(`[dry run] ${line}`);
  }
});
