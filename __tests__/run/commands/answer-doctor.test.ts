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
});
