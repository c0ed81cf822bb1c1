// Work that is hard to deliver: the built action, and a git server that fails or refuses.
import { describe, expect, it } from '@jest/globals';
import { changedPaths, create, fenster, runAttack } from './run-attack.ts';
import { brokenPromises } from './universal.ts';

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
});

describe('work that can neither be pushed nor uploaded', () => {
  it('is promised nowhere: the board says what became of it', async () => {
    const faults = [
      { path: RECEIVE, status: 403, times: 99 },
      { path: '/CreateArtifact', status: 403, times: 9 },
    ];
    const story = { faults, expected: { outcome: 'failed' } };
    const aftermath = await runAttack({ story, script: work });
    const { rehearsal } = aftermath;
    const board = rehearsal.comments[0]?.body ?? '';
    expect(board).toContain('❌ **The work is not on GitHub yet**');
    expect(board).toContain('The file could not be uploaded.');
    expect(board).not.toContain('gh run download');
    expect(rehearsal.github.artifacts).toEqual([]);
    // A failure calls people by a comment beside the board.
    expect(brokenPromises(aftermath).filter((one) => !one.startsWith('U5'))).toEqual([]);
  });
});
