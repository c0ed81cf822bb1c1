// The built action is killed while its agents work, or just after its push; then the job is run again, or somebody asks anew.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { ObservedRequest, RehearsalOptions } from '../../rehearsal/rehearse.ts';
import { type Aftermath, call, changedPaths, comment, create, runAttack } from './run-attack.ts';
import { brokenPromises } from './universal.ts';

const route = (targetAgent: string, task: string) => call('squad_route', { targetAgent, task });

/** Fenster finishes, and Hockney's model never answers; whoever is told of an interruption hands over what is missing. */
const script = [
  {
    who: 'coordinator',
    told: 'was interrupted',
    steps: [{ tools: [route('hockney', 'Write the missing test.')] }, { text: 'Check and test' }],
  },
  {
    who: 'coordinator',
    told: 'what is the state',
    steps: [{ text: 'See the pull request.' }],
  },
  {
    who: 'coordinator',
    steps: [
      { tools: [route('fenster', 'Check the form.')] },
      { tools: [route('hockney', 'Test the form.')] },
      { text: 'Never said.' },
    ],
  },
  { who: 'Fenster', steps: [{ tools: [create('docs/form.md')] }, { text: 'It is checked.' }] },
  {
    who: 'Hockney',
    told: 'Write the missing test.',
    steps: [{ tools: [create('docs/check.md')] }, { text: 'It is tested.' }],
  },
  { who: 'Hockney', steps: [{ hang: true }] },
];

/** Kills the first run at the request that `at` is true for, which may look into the remote. */
function killAt(at: (observed: ObservedRequest, remote: string) => boolean): RehearsalOptions {
  let killed = false;
  let remote = '';
  return {
    onStart(_job, { temporary }) {
      remote = join(temporary, '../../github/acme/shop.git');
    },
    watch(observed, job) {
      if (killed || !at(observed, remote)) return;
      killed = true;
      job.kill('SIGKILL');
    },
  };
}

const isPush = (observed: ObservedRequest): boolean =>
  observed.kind === 'github' &&
  observed.request.method === 'POST' &&
  observed.request.path.endsWith('git-receive-pack');

/** True once the remote's state keeps an agent's commit. */
const keepsWork = (observed: ObservedRequest, remote: string): boolean =>
  isPush(observed) &&
  spawnSync('git', ['-C', remote, 'rev-parse', 'refs/squad-state/7/thread^']).status === 0;

const countOf = ({ rehearsal }: Aftermath, name: string, task: string): number =>
  rehearsal.modelRequests.filter(
    ({ who, turn, body }) => who === name && turn === 0 && JSON.stringify(body).includes(task),
  ).length;

describe('a run that is killed while its second agent works', () => {
  it('goes on when the job is run again: the first agent’s model is not asked twice', async () => {
    const aftermath = await runAttack({
      story: { later: [{ expected: { outcome: 'changed' } }] },
      script,
      options: killAt(keepsWork),
    });
    const { runs, comments, pulls } = aftermath.rehearsal;
    expect(runs.map(({ signal, outputs }) => signal ?? outputs.outcome)).toEqual([
      'SIGKILL',
      'changed',
    ]);
    expect(countOf(aftermath, 'Fenster', 'Check the form.')).toBe(1);
    expect(new Set(changedPaths(aftermath))).toEqual(new Set(['docs/check.md', 'docs/form.md']));
    expect([comments.length, pulls.length]).toEqual([1, 1]);
    expect(aftermath.unpublished).toEqual([]);
    expect(brokenPromises(aftermath)).toEqual([]);
  });

  it('is delivered by the next comment', async () => {
    const event = comment('alice', '@squad what is the state');
    const aftermath = await runAttack({
      story: { later: [{ event, expected: { outcome: 'answered' } }] },
      script,
      options: killAt(keepsWork),
    });
    const { runs, comments, pulls } = aftermath.rehearsal;
    expect(runs.at(-1)?.outputs.outcome).toBe('answered');
    expect(changedPaths(aftermath)).toEqual(['docs/form.md']);
    expect(pulls).toHaveLength(1);
    expect(comments.map(({ body }) => body.split('\n')[1])).toEqual([
      expect.stringMatching(/^⏸ \*\*The run was interrupted\*\*: \[#8\]/),
      expect.stringMatching(/^💬 \*\*Answered\*\*/),
    ]);
    expect(aftermath.unpublished).toEqual([]);
    expect(brokenPromises(aftermath)).toEqual([]);
  });
});

const isPullRequest = (observed: ObservedRequest): boolean =>
  observed.kind === 'github' &&
  observed.request.method === 'POST' &&
  observed.request.path.endsWith('/pulls');

describe('a run that is killed after its pull request was opened', () => {
  it('says the same words when the job is run again, and asks no model', async () => {
    let asked = 0;
    const finished = [
      {
        who: 'coordinator',
        steps: [{ tools: [route('fenster', 'Check it.')] }, { text: 'Checked by code' }],
      },
      { who: 'Fenster', steps: [{ tools: [create('docs/form.md')] }, { text: 'It is checked.' }] },
    ];
    const aftermath = await runAttack({
      story: { later: [{ expected: { outcome: 'changed' } }] },
      script: finished,
      options: {
        ...killAt(isPullRequest),
        onRunEnd: async ({ modelRequests }) => {
          asked = modelRequests.length;
        },
      },
    });
    const { comments, pulls, modelRequests } = aftermath.rehearsal;
    expect(modelRequests).toHaveLength(asked);
    expect([comments.length, pulls.length]).toEqual([1, 1]);
    expect(comments[0]?.body).toContain('Checked by code');
    expect(aftermath.unpublished).toEqual([]);
    expect(brokenPromises(aftermath)).toEqual([]);
  });
});
