import { afterEach, describe, expect, it } from '@jest/globals';
import type { Box } from '#src/ports/box.ts';
import { openRunStage, type RunOptions, type RunStage, team } from '../a-run.ts';

let stage: RunStage;

afterEach(() => stage.close());

async function ask(play: RunOptions = {}, files?: Readonly<Record<string, string>>) {
  stage = await openRunStage(files === undefined ? {} : { files });
  const played = { ...play, request: { command: { kind: 'doctor' } as const } };
  const { outcome, summary } = await stage.play(played);
  return { outcome: outcome.kind, summary, board: stage.boards().join('\n') };
}

describe('@squad doctor', () => {
  it('answers where there is no team, and says how to make one', async () => {
    const { outcome, board } = await ask({}, { 'README.md': 'Shop\n' });
    expect(outcome).toBe('answered');
    expect(board).toContain('There is no squad here: no .squad/team.md.');
  });

  it('tells that programs run without a box where the settings let them', async () => {
    let isOptional = false;
    const why = { failed: [], reason: 'there is no box', next: 'make one' };
    const box: Box = {
      state: async () =>
        isOptional ? { kind: 'on', way: 'none', failed: [] } : { kind: 'off', ...why },
      allowNone: () => {
        isOptional = true;
      },
    };
    const { board } = await ask(
      { box },
      { ...team, '.squad/config.json': JSON.stringify({ action: { box: 'none' } }) },
    );
    expect(board).toContain("The repository's programs run without a box");
    expect(board).not.toContain('there is no box');
  });

  it('names the folders of the job’s checkout that the box doesn’t show', async () => {
    const checkout = {
      '.gitignore': '.aws/\ngenerated/\nnode_modules/\n',
      '.aws/credentials': 'key\n',
      'generated/x.ts': 'x\n',
      'node_modules/x': 'x\n',
    };
    const { board } = await ask({ checkout });
    expect(board).toMatch(/they are not in the box: generated\/\.\n {2}→ If checks/);
    expect(board).toContain("nothing of it is in the box: .aws/ (AWS's keys)");
    expect(board).not.toContain('node_modules');
  });

  it('tells what GitHub would not say, and goes on', async () => {
    const { outcome, board } = await ask({
      github: () => ({ protectedBranches: () => Promise.reject(new Error('GitHub: 502')) }),
    });
    expect(outcome).toBe('answered');
    expect(board).toContain('- GitHub: 502\n  → Ask again in a minute.');
  });

  it('looks in the box for what the checks start, and names what no step has installed', async () => {
    const files = {
      ...team,
      'package.json': '{"scripts":{"test":"node --test","lint":"no-such-linter . && here"}}',
    };
    const checkout = {
      '.gitignore': 'node_modules/\n',
      'node_modules/.bin/here': { run: '#!/bin/sh\n' },
    };
    const { board } = await ask({ checkout }, files);
    expect(board).toContain(
      'The check `npm run lint` starts no-such-linter, which is not installed where the checks run.',
    );
    expect(board).not.toContain('starts here');
    expect(board).not.toContain('`npm test` starts');
  });

  it('answers where the branch to work from is gone, and looks at the default branch', async () => {
    const { outcome, board } = await ask({ inputs: { 'base-branch': 'gone' } });
    expect(outcome).toBe('answered');
    expect(board).toContain('The branch gone, which `base-branch` names, could not be read:');
    expect(board).toContain('On the team: ');
  });

  it.each<[string, RunOptions]>([
    [
      'the remote does not answer',
      {
        git: ({ attempt }) => ({
          run: () => Promise.reject(new Error('fatal: the remote is gone')),
          attempt,
        }),
      },
    ],
    [
      'the team can’t be read',
      {
        git: ({ tree }) => ({
          async tree(commit) {
            const found = await tree(commit);
            return { ...found, read: () => Promise.reject(new Error('the object is damaged')) };
          },
        }),
      },
    ],
  ])('answers where %s', async (_what, play) => {
    const { outcome, board } = await ask(play);
    expect(outcome).toBe('answered');
    expect(board).toMatch(/the remote is gone|the object is damaged/);
    expect(board).toContain('Begin with the first');
  });
});
