// A folder for each test in which init runs, and what is written there.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from '@jest/globals';
import { initCommand } from '#src/cli/init.ts';

const settings = { actionFolder: process.cwd(), now: Date.UTC(2026, 10, 22) };

/** Makes an empty repository before each test, and removes it afterwards. */
export function aRepository() {
  const repository = {
    root: '',
    init: (...args: readonly string[]) =>
      initCommand(['--directory', repository.root, ...args], settings),
    read: (path: string) => readFile(join(repository.root, path), 'utf8'),
    async put(files: Readonly<Record<string, string>>): Promise<void> {
      for (const [path, text] of Object.entries(files)) {
        await mkdir(dirname(join(repository.root, path)), { recursive: true });
        await writeFile(join(repository.root, path), text);
      }
    },
  };
  beforeEach(async () => {
    repository.root = await mkdtemp(join(tmpdir(), 'squad-init-'));
    await mkdir(join(repository.root, '.git'));
  });
  afterEach(() => rm(repository.root, { recursive: true }));
  return repository;
}

/** The workflow that runs the squad. */
export const WORKFLOW = '.github/workflows/squad.yml';
