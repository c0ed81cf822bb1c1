// Pipes among an agent's files: git would wait for them without end, and the agent's work would never be committed.
import { execFileSync } from 'node:child_process';
import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { aBranch, anAgent, useRepositoryStage } from '../../workspace/a-repository.ts';

const stage = useRepositoryStage();

function makePipe(path: string): void {
  execFileSync('mkfifo', [path]);
}

/** As far as git looks to see that a folder is one. */
async function makeRepository(folder: string): Promise<void> {
  for (const name of ['objects', 'refs']) await mkdir(join(folder, name), { recursive: true });
  makePipe(join(folder, 'HEAD'));
}

/** The limits of git's commands are the shortest when the run has no time left. */
async function aHurriedRepository() {
  let leftMs = 600_000;
  const over = new AbortController().signal;
  const repository = await stage.repository(
    { 'a.txt': 'one\n', '.gitignore': 'ignored\n' },
    { time: { left: () => leftMs, over } },
  );
  leftMs = 0;
  return repository;
}

describe('an agent’s work', () => {
  it.each<readonly [string, (directory: string) => void | Promise<void>]>([
    ['a pipe named .gitignore', (directory) => makePipe(join(directory, 'new', '.gitignore'))],
    ['a pipe named .gitattributes', (directory) => makePipe(join(directory, '.gitattributes'))],
    [
      'a pipe in a folder that is closed',
      async (directory) => {
        await mkdir(join(directory, 'closed'));
        makePipe(join(directory, 'closed', '.gitignore'));
        await chmod(join(directory, 'closed'), 0o500);
      },
    ],
    ['a pipe in another repository', (directory) => makeRepository(join(directory, 'x', '.git'))],
    [
      'another repository whose data is a pipe elsewhere',
      async (directory) => {
        const elsewhere = join(dirname(directory), 'elsewhere');
        await makeRepository(elsewhere);
        await mkdir(join(directory, 'x'));
        await writeFile(join(directory, 'x', '.git'), `gitdir: ${elsewhere}\n`);
      },
    ],
  ])('is committed beside %s', async (_what, plant) => {
    const repository = await aHurriedRepository();
    const fenster = await anAgent(repository, aBranch(repository), 'fenster');
    await fenster.write('new/work.txt', 'of an hour\n');
    await plant(fenster.workspace.directory);
    expect(await fenster.findRefused()).toEqual([]);
    expect(await fenster.submit()).toMatchObject({ kind: 'committed', files: ['new/work.txt'] });
    // Programs that read .gitignore look for this folder.
    expect(await readdir(fenster.workspace.directory)).toContain('.git');
  });
});

describe('a folder that is not the run’s own', () => {
  it('keeps its pipes and repositories, and git gives up', async () => {
    const { git, workspace } = await aHurriedRepository();
    const nested = join(workspace, 'other');
    await makeRepository(join(nested, '.git'));
    makePipe(join(nested, '.gitignore'));
    const worktree = { directory: workspace, indexFile: join(git.scratch, 'its.index') };
    const how = ['ls-files', '--others', '--exclude-standard'];
    expect(await git.attempt(how, { worktree })).toEqual({
      code: 124,
      stdout: '',
      stderr: expect.stringMatching(
        /^error: git took too long with the files; git was stopped after \d/,
      ),
    });
    expect((await readdir(nested)).toSorted()).toEqual(['.git', '.gitignore']);
  });
});
