import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { runnerFolders } from '#src/adapters/box/system-folders.ts';

it('a runner among the programs of the system is known by its files, or by folders of the run in it', () => {
  const place = mkdtempSync(join(tmpdir(), 'places-'));
  for (const name of ['actions-runner', 'other-runner', 'compiler']) mkdirSync(join(place, name));
  writeFileSync(join(place, 'actions-runner', '.credentials'), 'a-secret');
  const ours = [join(place, 'other-runner', '_work', '_temp')];
  expect(runnerFolders(ours, [place, join(place, 'missing')]).toSorted()).toEqual([
    join(place, 'actions-runner'),
    join(place, 'other-runner'),
  ]);
  rmSync(place, { recursive: true });
});
