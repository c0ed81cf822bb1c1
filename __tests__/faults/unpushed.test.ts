// A run whose pushes were all refused: what the board says brings its work in.
import { execFile } from 'node:child_process';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { git } from '../../rehearsal/git/git.ts';
import { readScenario } from '../../rehearsal/scenario/scenario.ts';
import { openStage, type PlayedRun, type Stage } from '../../scripts/faults/stage.ts';

const run = promisify(execFile);
const LONGEST_MS = 120_000;
const BRANCH = 'squad/7-validate-the-login-form';
let stage: Stage;
let first: PlayedRun;

const refusePushes = (name: string) =>
  name.startsWith('git refs receive-pack') ? { spoiled: { status: 403 } } : {};

const boards = (): readonly string[] =>
  stage.github.state.comments
    .map(({ body }) => body)
    .filter((body) => body.startsWith('<!-- squad-action:board'));

beforeAll(async () => {
  const folder = fileURLToPath(new URL('../../scenarios/review-handoff', import.meta.url));
  stage = await openStage(await readScenario(folder));
  first = await stage.play({ guard: refusePushes });
}, LONGEST_MS);
afterAll(() => stage.close());

describe('work that could not be pushed', () => {
  it('is kept in an artifact, which the board names', () => {
    const { outputs, requests } = first;
    expect(outputs).toMatchObject({ outcome: 'failed', branch: '', commit: '' });
    expect(requests).not.toContain('artifact POST ListArtifacts');
    expect(stage.github.state.pulls.size).toBe(0);
    expect(boards()).toEqual([
      expect.stringMatching(/❌ \*\*The work is not on GitHub yet\*\*[\s\S]*Hockney reviewed it/),
    ]);
    const [, named = ''] = /--name (\S+)/.exec(boards()[0] ?? '') ?? [];
    const uploaded = stage.github.artifacts.find(({ name }) => name === named);
    expect([...(uploaded?.files.keys() ?? [])]).toEqual(['work.bundle']);
  });

  it('is brought in by the commands on the board', async () => {
    expect(await bringIn(stage, boards()[0] ?? '')).toContain('src/validate-login.js');
  });
});

const bareOf = ({ folder }: Pick<Stage, 'folder'>): string =>
  join(folder, 'github', 'acme', 'shop.git');

/** Does what the board says in a person's clone of another remote, and gives the files of the branch there. */
async function bringIn({ folder }: Stage, board: string): Promise<string> {
  const [, commands = ''] = /```sh\n([^`]*)```/.exec(board) ?? [];
  const [download = '', ...rest] = commands.trim().split('\n');
  const [, id, artifact = ''] = /^gh run download (\d+) --name (\S+)/.exec(download) ?? [];
  const [bare, clone] = [join(folder, 'other.git'), join(folder, 'clone')];
  await run('git', ['clone', '--quiet', '--bare', bareOf({ folder }), bare]);
  await run('git', ['clone', '--quiet', bare, clone]);
  await mkdir(join(clone, artifact));
  const paths = await readdir(folder, { recursive: true });
  const bundle = paths.find((path) => path.endsWith(`squad-run-${id}/work.bundle`)) ?? '';
  await copyFile(join(folder, bundle), join(clone, artifact, 'work.bundle'));
  await run('sh', ['-e', '-c', rest.join('\n')], { cwd: clone });
  return git(bare, ['ls-tree', '-r', '--name-only', BRANCH]);
}
