// Inputs away from their defaults, through the built action: each is seen by what it does. A new input must be covered here or by a test that is named.
import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { compareText } from '#src/text/compare.ts';
import { isQuestion } from '../rehearsal/github/graphql.ts';
import {
  type Aftermath,
  call,
  changedPaths,
  comment,
  create,
  runAttack,
  toolAnswers,
} from './attacks/run-attack.ts';

const STORY = {
  job: 'comment',
  'trigger-phrase': '@crew',
  'squad-directory': 'crew',
  'minimum-permission': 'maintain',
  'base-branch': 'develop',
  'branch-prefix': 'crew/',
  draft: 'true',
  'memory-writes': 'history',
  commands: 'off',
  'max-handoff-hops': '0',
} as const;

/** Inputs that other tests set away from their defaults. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'github-token': '__tests__/adapters/github/github.test.ts',
  'copilot-token': '__tests__/adapters/copilot/credentials.test.ts',
  provider: '__tests__/adapters/copilot/credentials.test.ts',
  'provider-base-url': '__tests__/adapters/copilot/provider-echo.test.ts',
  'provider-api-key': '__tests__/adapters/copilot/provider-echo.test.ts',
  'provider-wire-api': '__tests__/adapters/copilot/credentials.test.ts',
  'provider-max-prompt-tokens': '__tests__/adapters/copilot/small-context.test.ts',
  model: '__tests__/adapters/copilot/credentials.test.ts',
  request: 'scenarios/review-every-pull-request/scenario.json',
  issue: 'scenarios/nightly-tidy-up/scenario.json',
  'allowed-bots': '__tests__/run/finish/notify-people.test.ts',
  'pull-request-pushes': '__tests__/attacks/publish.test.ts',
  'respond-to-reviews': '__tests__/trigger/event.test.ts',
  a2a: 'scenarios/a2a-off/scenario.json',
  'check-rounds': 'scenarios/checks-red/scenario.json',
  'max-runs-per-person': '__tests__/attacks/people.test.ts',
  'max-tool-calls': '__tests__/run/checks/check-work.test.ts',
  'max-tokens': 'scenarios/limit-reached/scenario.json',
  'timeout-minutes': 'scenarios/checks-never-end/scenario.json',
  'tools-directories': '__tests__/attacks/tools.test.ts',
  'copilot-runtime-path': '__tests__/adapters/proxy/proxy.test.ts',
  reconcile: 'scenarios/scribe-reconciles/scenario.json',
};

const CHARTER = (name: string) => `# ${name}\n\nI am ${name}.\n`;
const TEAM = {
  'crew/team.md':
    '# Crew\n\n## Members\n\n| Name | Role | Charter | Status |\n|---|---|---|---|\n' +
    '| Fenster | Backend | `crew/agents/fenster/charter.md` | Active |\n' +
    '| Hockney | Tester | `crew/agents/hockney/charter.md` | Active |\n',
  'crew/agents/fenster/charter.md': CHARTER('Fenster'),
  'crew/agents/fenster/history.md': '# Fenster\n\n## Learnings\n',
  'crew/agents/hockney/charter.md': CHARTER('Hockney'),
};

const route = (to: string, more: object = {}) =>
  call('squad_route', { targetAgent: to, task: 'Do what was asked.', ...more });

const SCRIPT = [
  {
    who: 'coordinator',
    steps: [{ tools: [route('fenster')] }, { text: 'Fenster did it.' }],
  },
  {
    who: 'Fenster',
    steps: [
      {
        tools: [
          create('kept.js'),
          call('squad_memory', { learning: 'Logins are open at night.', category: 'technical' }),
          route('hockney'),
        ],
      },
      { text: 'Done.' },
    ],
  },
];

describe('inputs away from their defaults', () => {
  let played: Aftermath;
  beforeAll(async () => {
    played = await runAttack({
      story: {
        roles: { alice: 'maintain', olga: 'admin' },
        branches: [{ name: 'develop', author: 'olga', message: 'The crew', files: TEAM }],
        event: comment('alice', '@crew do it'),
      },
      script: SCRIPT,
      options: { inputs: STORY },
    });
  }, 120_000);

  it('lead to a pull request', () => {
    const { runs, pulls } = played.rehearsal;
    expect({ outcome: runs[0]?.outputs.outcome, pulls: pulls.length }).toEqual({
      outcome: 'changed',
      pulls: 1,
    });
  });

  it('base-branch, branch-prefix and draft show on the pull request', () => {
    const [opened] = played.rehearsal.requests.filter(
      ({ method, path }) => method === 'POST' && path.endsWith('/pulls'),
    );
    expect(opened?.body).toMatchObject({
      base: 'develop',
      head: expect.stringMatching(/^crew\/7-/),
      draft: true,
    });
  });

  it('memory-writes appends to the history under squad-directory', () => {
    expect(changedPaths(played)).toContain('crew/agents/fenster/history.md');
    expect(changedPaths(played).filter((path) => path.includes('/inbox/'))).toEqual([]);
  });

  it('commands takes bash from those who write', () => {
    const fenster = played.rehearsal.modelRequests.find(({ who }) => who === 'Fenster');
    expect(JSON.stringify(fenster?.body.tools)).not.toContain('"name":"bash"');
  });

  it('max-handoff-hops refuses to hand on what was handed over', () => {
    expect(toolAnswers(played).join('\n')).toMatch(/hop/i);
    expect(played.rehearsal.modelRequests.some(({ who }) => who === 'Hockney')).toBe(false);
  });
});

const CROWD = { 'max-agents': '1', 'max-messages-per-minute': '1' } as const;

describe('limits on agents and messages', () => {
  let played: Aftermath;
  beforeAll(async () => {
    const tell = { type: 'information-share' };
    played = await runAttack({
      script: [
        {
          who: 'coordinator',
          steps: [
            {
              tools: [
                route('fenster', { waitForResult: false }),
                route('hockney', { waitForResult: false }),
              ],
            },
            { text: 'Both did it.' },
          ],
        },
        {
          who: 'Fenster',
          steps: [
            { tools: [route('verbal', tell)] },
            { tools: [route('verbal', { ...tell, task: 'And more.' })] },
            { tools: [create('kept.js')] },
            { text: 'The file is there.' },
          ],
        },
        { who: 'Hockney', steps: [{ text: 'Looks good.' }] },
      ],
      options: { inputs: CROWD },
    });
  }, 120_000);

  it('max-agents lets the second wait for the first', () => {
    const turns = played.rehearsal.modelRequests.map(({ who }) => who);
    const agents = turns.filter((who) => who !== 'coordinator');
    expect(agents).toHaveLength(5);
    // Whichever of the two came first has ended when the other begins.
    expect(agents).toEqual(
      agents.toSorted((one, other) => Number(one !== agents[0]) - Number(other !== agents[0])),
    );
  });

  it('max-messages-per-minute refuses the second message', () => {
    expect(toolAnswers(played).join('\n')).toMatch(/minute/);
  });
});

describe('minimum-permission', () => {
  it('declines who has less', async () => {
    const { rehearsal } = await runAttack({
      story: { roles: { alice: 'write' }, expected: { outcome: 'declined' } },
      options: { inputs: { 'minimum-permission': 'maintain' } },
    });
    expect(rehearsal.runs[0]?.outputs.outcome).toBe('declined');
    expect(rehearsal.modelRequests).toEqual([]);
  });
});

describe('dry-run', () => {
  it('writes nothing to GitHub, and says what it would have written', async () => {
    const { rehearsal } = await runAttack({
      script: SCRIPT,
      options: { inputs: { 'dry-run': 'true', 'max-handoff-hops': '0' } },
    });
    const writes = rehearsal.requests.filter(
      ({ kind, method, body }) => kind === 'api' && method !== 'GET' && !isQuestion(body),
    );
    expect([writes, rehearsal.branches]).toEqual([[], []]);
    expect(rehearsal.runs[0]?.log).toMatch(/\[dry run\] would open a pull request/);
  });
});

describe('every input of action.yml', () => {
  it('is set away from its default here, or by the test that is named', () => {
    const inputs: object = parse(readFileSync('action.yml', 'utf8')).inputs;
    const here = [...Object.keys(STORY), ...Object.keys(CROWD), 'dry-run'];
    const covered = [...here, ...Object.keys(ELSEWHERE)];
    expect(covered.toSorted(compareText)).toEqual(Object.keys(inputs).toSorted(compareText));
    for (const [input, file] of Object.entries(ELSEWHERE)) {
      expect({ input, named: existsSync(file) }).toEqual({ input, named: true });
    }
  });
});
