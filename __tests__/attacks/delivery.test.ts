// Work that is hard to deliver: the built action, and a git server that fails or refuses.
import { execFile } from 'node:child_process';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { git } from '../../rehearsal/git/git.ts';
import type { Rehearsal } from '../../rehearsal/rehearse.ts';
import { type Attack, changedPaths, create, fenster, runAttack } from './run-attack.ts';
import { brokenPromises } from './universal.ts';

const run = promisify(execFile);
const work = fenster({ tools: [create('kept.js')] });
const RECEIVE = 'git-receive-pack';

describe('work that is hard to deliver', () => {
  it.each([
    ['the push', { path: RECEIVE, status: 500 }],
    ['the push, three times', { path: RECEIVE, status: 502, times: 3 }],
    ['what the run begins with', { path: 'git-upload-pack', status: 502 }],
    ['the request for a pull request', { method: 'POST', path: '/pulls', status: 502 }],
  ])('is delivered once when the server fails at %s', async (_, fault) => {
    const aftermath = await runAttack({ story: { faults: [fault] }, script: work });
    const { runs, branches, pulls } = aftermath.rehearsal;
    expect(runs[0]?.outputs.outcome).toBe('changed');
    expect([branches.length, pulls.length]).toEqual([1, 1]);
    expect(changedPaths(aftermath)).toEqual(['kept.js']);
    expect(brokenPromises(aftermath)).toEqual([]);
  });

  it('is brought in by the commands on the board when it could not be pushed', async () => {
    const refused = { path: RECEIVE, status: 403, times: 99 };
    let shown = '';
    const inspect: Attack['inspect'] = async (rehearsal) => {
      const board = rehearsal.comments[0]?.body ?? '';
      shown = await bringIn(rehearsal, board);
    };
    const story = { faults: [refused], expected: { outcome: 'failed' } };
    const aftermath = await runAttack({ story, script: work, inspect });
    const { comments, pulls, runs } = aftermath.rehearsal;
    expect(shown).toContain('kept.js');
    expect(comments[0]?.body).toContain('❌ **The work is not on GitHub yet**');
    expect(comments[0]?.body).toContain('Fenster did it.');
    expect(pulls).toEqual([]);
    expect([runs[0]?.outputs.branch, runs[0]?.outputs.commit]).toEqual(['', '']);
    const [, named = ''] = /--name (\S+)/.exec(comments[0]?.body ?? '') ?? [];
    const { artifacts } = aftermath.rehearsal.github;
    const uploaded = artifacts.find(({ name }) => name === named);
    expect([...(uploaded?.files.keys() ?? [])]).toEqual(['work.bundle']);
    // A failure calls people by a comment beside the board.
    expect(brokenPromises(aftermath).filter((one) => !one.startsWith('U5'))).toEqual([]);
  });
});

describe('work that can neither be pushed nor uploaded', () => {
  it('is promised nowhere: the board says what became of it', async () => {
    const faults = [
      { path: RECEIVE, status: 403, times: 99 },
      { path: '/CreateArtifact', status: 403, times: 9 },
    ];
    const story = { faults, expected: { outcome: 'failed' } };
    const { rehearsal } = await runAttack({ story, script: work });
    const board = rehearsal.comments[0]?.body ?? '';
    expect(board).toContain('❌ **The work is not on GitHub yet**');
    expect(board).toContain('The file could not be uploaded.');
    expect(board).not.toContain('gh run download');
    expect(rehearsal.github.artifacts).toEqual([]);
  });
});

/** Does what the board says in a person's clone, and gives the files of the branch on the remote. */
async function bringIn({ folder }: Rehearsal, board: string): Promise<string> {
  const [, commands = ''] = /```sh\n([^`]*)```/.exec(board) ?? [];
  const [download = '', ...rest] = commands.trim().split('\n');
  const [, run_, artifact = ''] = /^gh run download (\d+) --name (\S+)/.exec(download) ?? [];
  const bare = join(folder, 'github', 'acme', 'shop.git');
  const clone = join(folder, 'clone');
  await run('git', ['clone', '--quiet', bare, clone]);
  await mkdir(join(clone, artifact));
  const paths = await readdir(folder, { recursive: true });
  const bundle = paths.find((path) => path.endsWith(`squad-run-${run_}/work.bundle`)) ?? '';
  await copyFile(join(folder, bundle), join(clone, artifact, 'work.bundle'));
  await run('sh', ['-e', '-c', rest.join('\n')], { cwd: clone });
  const [branch = ''] = /squad\/7-[\w-]+/.exec(commands) ?? [];
  return git(bare, ['ls-tree', '-r', '--name-only', branch]);
}
