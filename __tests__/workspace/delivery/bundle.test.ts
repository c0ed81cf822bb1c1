// Work that can't be pushed, in a file that people and a later attempt fetch from.
import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  BUNDLE_FILE,
  keepInBundle,
  takeFromBundle,
} from '../../../src/workspace/delivery/bundle.ts';
import { commitSavedRun } from '../../../src/workspace/saved/saved-runs.ts';
import { worked } from '../a-delivery.ts';
import { useRepositoryStage } from '../a-repository.ts';

const stage = useRepositoryStage();
let folder: string;

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'squad-bundle-')));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

const REF = 'refs/squad/7/345';

it('a bundle holds every branch that was kept, the state of its run, and no history of the base', async () => {
  const repository = await stage.repository();
  const { git, start: base } = repository;
  const { branch, commit } = await worked(repository);
  const place = { ref: REF, tip: commit };
  await commitSavedRun(git, { ...place, text: 'so far' });
  await keepInBundle(git, { branch: 'squad/7-other', commit, base, folder });
  const { commit: state } = await commitSavedRun(git, { ...place, text: 'all' });
  await keepInBundle(git, { branch, commit, base, folder });
  const file = join(folder, BUNDLE_FILE);
  const heads = await git.run(['bundle', 'list-heads', file]);
  expect(new Set(heads.trim().split('\n'))).toEqual(
    new Set([
      `${commit} refs/heads/${branch}`,
      `${commit} refs/heads/squad/7-other`,
      `${state} refs/bundled/${REF}`,
    ]),
  );
  const bytes = await readFile(file);
  expect(bytes.toString('latin1')).toContain(`-${base}`);
  expect(await takeFromBundle(git, bytes, REF)).toEqual({ ref: REF, commit: state });
  const noState = takeFromBundle(git, bytes, 'refs/squad/7/346');
  await expect(noState).rejects.toMatchObject({
    code: 'E_GIT',
    message: 'it holds no state of this run',
  });
  const other = await stage.repository({ 'b.txt': 'other\n' });
  const unreadable = 'git cannot read it, or lacks the commits that it builds on';
  for (const [reader, read] of [
    [git, Buffer.from('no bundle')],
    [other.git, bytes],
  ] as const) {
    await expect(takeFromBundle(reader, read, REF)).rejects.toMatchObject({
      code: 'E_GIT',
      message: unreadable,
    });
  }
});
