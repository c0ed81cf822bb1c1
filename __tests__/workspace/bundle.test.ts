// Work that can't be pushed, in a file that people fetch from.
import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { BUNDLE_FILE, keepInBundle } from '#src/workspace/deliver.ts';
import { worked } from './a-delivery.ts';
import { useRepositoryStage } from './a-repository.ts';

const stage = useRepositoryStage();
let folder: string;

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'squad-bundle-')));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

it('a bundle holds every branch that was kept, and no history of the base', async () => {
  const repository = await stage.repository();
  const { git, start: base } = repository;
  const { branch, commit } = await worked(repository);
  await keepInBundle(git, { branch: 'squad/7-other', commit, base, folder });
  await keepInBundle(git, { branch, commit, base, folder });
  const file = join(folder, BUNDLE_FILE);
  const heads = await git.run(['bundle', 'list-heads', file]);
  expect(new Set(heads.trim().split('\n'))).toEqual(
    new Set([`${commit} refs/heads/${branch}`, `${commit} refs/heads/squad/7-other`]),
  );
  expect((await readFile(file)).toString('latin1')).toContain(`-${base}`);
});
