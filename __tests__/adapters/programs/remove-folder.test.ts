import { chmodSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { removeFolder } from '#src/adapters/process/private-folders.ts';

it('removes a folder whose programs closed it, from the inside and from the outside', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'remove-'));
  const inner = join(folder, 'outer', 'inner');
  mkdirSync(inner, { recursive: true });
  writeFileSync(join(inner, 'file'), '');
  for (const path of [inner, join(folder, 'outer'), folder]) chmodSync(path, 0);
  await removeFolder(folder);
  expect(existsSync(folder)).toBe(false);
});

const onLinux = process.platform === 'linux' ? it : it.skip;

onLinux('lets stay what nobody can remove, without an error', async () => {
  const kernels = `/proc/${process.pid}/comm`;
  await expect(removeFolder(kernels)).resolves.toBeUndefined();
  expect(existsSync(kernels)).toBe(true);
});

it('has nothing to do for a folder that is not there', async () => {
  await expect(removeFolder(join(tmpdir(), 'never-made', 'folder'))).resolves.toBeUndefined();
});
