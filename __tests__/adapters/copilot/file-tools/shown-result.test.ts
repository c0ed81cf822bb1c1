// What a model reads of the runtime's own search.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it } from '@jest/globals';
import { call, text } from '../a-model.ts';
import { aRuntimeStage, aTurn, KEY, type RuntimeStage, toolResults } from '../a-runtime.ts';

let stage: RuntimeStage;
afterEach(() => stage.close());

it('a search that stops at head_limit says so; one with all its matches says nothing', async () => {
  const search = { pattern: 'match', output_mode: 'content', paths: 'a.txt' };
  const steps = [
    call('grep', { ...search, head_limit: 3 }),
    call('grep', { ...search, head_limit: 9 }),
    call('grep', { ...search, paths: '.', output_mode: 'count', head_limit: 3 }),
    call('grep', { ...search, paths: '.', output_mode: 'count', head_limit: 9 }),
  ];
  stage = await aRuntimeStage((_, index) => steps[index] ?? text('Done.'));
  await writeFile(join(stage.workspace, 'a.txt'), 'match\n'.repeat(5));
  await aTurn(stage, { files: async () => ({ allowed: true }) });
  const [cut = '', whole = '', fewer = '', counted = ''] = toolResults(stage.model.requests.at(-1));
  expect(cut.match(/:match/g)).toHaveLength(3);
  expect(cut).toContain('[head_limit: at most 3 matches are shown per file; there may be more]');
  expect(whole.match(/:match/g)).toHaveLength(5);
  expect(whole).not.toContain('head_limit');
  expect(fewer).toContain(
    "a.txt:3\\n[head_limit: no file's count goes beyond 3; leave it out for the full count]",
  );
  expect(counted).toMatch(/a\.txt:5"$/);
});

it('a search hides the secrets of what it finds', async () => {
  const steps = [call('grep', { pattern: 'key', output_mode: 'content', paths: 'a.txt' })];
  stage = await aRuntimeStage((_, index) => steps[index] ?? text('Done.'));
  await writeFile(join(stage.workspace, 'a.txt'), `key=${KEY}\n`);
  await aTurn(stage, { files: async () => ({ allowed: true }) });
  const [found = ''] = toolResults(stage.model.requests.at(-1));
  expect(found).toContain('key=***');
  expect(found).not.toContain(KEY);
});
