// Bad days of the built action: it is killed, cancelled, and answers are lost.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { changedPaths, create, fenster, runAttack } from './run-attack.ts';
import { brokenPromises, JOB_TOKEN, modelKey } from './universal.ts';

const ANYTHING = /^/;
const LIMIT = 'You have exceeded a secondary rate limit.\n';

describe('bad days', () => {
  it.each([
    ['its board was made', ANYTHING, /comments$/, 'changed'],
    ['the branch was pushed', ANYTHING, /git-receive-pack$/, 'changed'],
    ['the pull request was opened', ANYTHING, /pulls$/, 'changed'],
    // A run that takes long edits its board while it works, too.
    ['its board was edited', /pulls$/, /issues\/comments\/\d+$/, 'nothing-to-do'],
    ['its logs were kept', /FinalizeArtifact$/, /FinalizeArtifact$/, 'nothing-to-do'],
  ])('ends in the same state when it is killed after %s', async (_, before, where, outcome) => {
    let hasBegun = before === ANYTHING;
    const isMoment = ({ method, path }: { readonly method: string; readonly path: string }) => {
      if (method === 'GET') return false;
      if (hasBegun) return where.test(path);
      hasBegun = before.test(path);
      return false;
    };
    let killed = false;
    const aftermath = await runAttack({
      story: { later: [{ expected: { outcome } }] },
      script: fenster({ tools: [create('kept.js')] }),
      options: {
        watch(sight, job) {
          if (killed || sight.kind !== 'github') return;
          killed = isMoment(sight.request);
          if (killed) job.kill('SIGKILL');
        },
      },
    });
    const { runs, comments, pulls, branches } = aftermath.rehearsal;
    expect(runs[0]?.signal).toBe('SIGKILL');
    expect(runs[1]?.outputs.outcome).toBe(outcome);
    expect([comments.length, pulls.length, branches.length]).toEqual([1, 1, 1]);
    expect(changedPaths(aftermath)).toEqual(['kept.js']);
    expect(brokenPromises(aftermath)).toEqual([]);
  });

  it('looks before it writes again when an answer was lost', async () => {
    const lost = [
      { method: 'POST', path: '/issues/7/comments', drop: true },
      { method: 'POST', path: '/pulls', drop: true },
    ];
    const script = fenster({ tools: [create('kept.js')] });
    const aftermath = await runAttack({ story: { faults: lost }, script });
    const { comments, pulls } = aftermath.rehearsal;
    expect([comments.length, pulls.length]).toEqual([1, 1]);
    expect(brokenPromises(aftermath)).toEqual([]);
  });

  it.each([
    ['a limit that says when it ends', { status: 403, headers: { 'retry-after': '1' }, times: 4 }],
    ['a limit that says what it is', { status: 429, headers: { 'retry-after': '1' }, body: LIMIT }],
    ['one refusal without a reason', { status: 403 }],
    ['an error of the server', { status: 503 }],
  ])('waits for %s of git, and works then', async (_, fault) => {
    const script = fenster({ tools: [create('kept.js')] });
    const fetched = { path: 'info/refs', ...fault };
    const aftermath = await runAttack({ story: { faults: [fetched] }, script });
    expect(changedPaths(aftermath)).toEqual(['kept.js']);
    expect(brokenPromises(aftermath)).toEqual([]);
  });

  it('shows no secret more when the runner debugs, and opens no debugger when asked for one', async () => {
    const aftermath = await runAttack({
      script: fenster({ tools: [create('kept.js')] }),
      options: {
        variables: { RUNNER_DEBUG: '1', ACTIONS_STEP_DEBUG: 'true', NODE_DEBUG: 'http' },
        watch(sight, job) {
          if (sight.kind === 'model') job.kill('SIGUSR1');
        },
      },
    });
    expect(aftermath.rehearsal.runs[0]?.log).not.toMatch(/Debugger listening|inspector/i);
    expect(changedPaths(aftermath)).toEqual(['kept.js']);
    expect(brokenPromises(aftermath)).toEqual([]);
  });

  // Node 20 can't replace a process.
  const itWhereItCan = Reflect.has(process, 'execve') ? it : it.skip;

  itWhereItCan('shows other processes an environment without secrets while it works', async () => {
    const seen: string[] = [];
    const aftermath = await runAttack({
      script: fenster({ tools: [create('kept.js')] }),
      options: {
        watch(sight, job) {
          if (sight.kind === 'model') seen.push(readFileSync(`/proc/${job.pid}/environ`, 'latin1'));
        },
      },
    });
    expect(seen.length).toBeGreaterThan(2);
    expect(seen.join('\n')).toContain('GITHUB_RUN_ID=');
    for (const secret of [JOB_TOKEN, modelKey]) expect(seen.join('\n')).not.toContain(secret);
    expect(changedPaths(aftermath)).toEqual(['kept.js']);
    expect(brokenPromises(aftermath)).toEqual([]);
  });

  it('keeps what is finished when the job is cancelled', async () => {
    const script = fenster({ tools: [create('kept.js')] }, { hang: true });
    const aftermath = await runAttack({
      story: { expected: { outcome: 'limited' } },
      script,
      options: {
        watch(sight, job) {
          if (sight.kind === 'model' && sight.request.who === 'Fenster' && sight.request.turn === 1)
            job.kill('SIGTERM');
        },
      },
    });
    expect(aftermath.rehearsal.runs[0]?.outputs.outcome).toBe('limited');
    expect(changedPaths(aftermath)).toEqual(['kept.js']);
    expect(brokenPromises(aftermath)).toEqual([]);
  });
});
