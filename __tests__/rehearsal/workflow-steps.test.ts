// A rehearsal takes a workflow's steps as a runner would: scripts run, checkouts are made, nothing is passed over.
import { mkdtemp, readFile, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { planJob } from '../../rehearsal/workflow-job.ts';
import { takeSteps } from '../../rehearsal/workflow-steps.ts';

let workspace = '';
let refs: string[] = [];

beforeEach(async () => {
  workspace = await mkdtemp(join(tmpdir(), 'squad-steps-'));
  refs = [];
});
afterEach(() => rm(workspace, { recursive: true }));

const event = {
  issue: { number: 7 },
  inputs: { issue: '7' },
  repository: { default_branch: 'trunk' },
};
const github = { event_name: 'workflow_dispatch', event, token: 'ghs_job', run_id: '1' };
const take = (text: string) => {
  const checkOut = async (ref: string) => void refs.push(ref);
  return takeSteps(planJob(text, { github }), { workspace, checkOut });
};
const steps = (...lines: readonly string[]) =>
  `on: {}\njobs:\n  a:\n    steps:\n${lines.map((line) => `      - ${line}\n`).join('')}`;
const action = 'uses: acme/squad-action@v1';

describe('the steps of a rehearsed workflow', () => {
  it('are the checkout, the setup, the action itself and its start, where a workflow is called', async () => {
    const example = await readFile('examples/workflows/squad-reusable.yml', 'utf8');
    const setup = `printf '%s' "a'b $(pwd -P)" > made`;
    const text = example.replace(/ +# with: .*\n/, `    with: ${JSON.stringify({ setup })}\n`);
    const { main, inputs } = await take(text);
    expect(refs).toEqual(['trunk']);
    expect(await readFile(join(workspace, 'made'), 'utf8')).toBe(`a'b ${workspace}`);
    expect(main).toBe(join(workspace, '.squad-action/dist/main.js'));
    expect(await readlink(join(workspace, '.squad-action'))).toBe(`${process.cwd()}/`);
    expect(inputs).toEqual({ 'github-token': 'ghs_job', 'trigger-phrase': '@squad' });
  });

  it('end at the step that starts the action, with its settings', async () => {
    const given = `with: { request: "\${{ github.event.issue.number }}", model: '' }`;
    const taken = await take(steps(`{ ${action}, ${given} }`, 'run: exit 1'));
    expect(taken).toEqual({ main: undefined, inputs: { request: '7' } });
  });

  it.each([
    ['fails', steps('run: exit 3', action), /exit 3/],
    ['uses what is not known here', steps('uses: actions/cache@v5', action), /actions\/cache/],
    [
      'checks out nothing in particular',
      steps("{ uses: actions/checkout@v6, with: { path: a, repository: '' } }", action),
      /says not of what/,
    ],
    ['starts the action is missing', steps('run: "true"'), /starts the action/],
  ])('break the rehearsal where one %s', async (_what, text, said) => {
    await expect(take(text)).rejects.toThrow(said);
  });
});
