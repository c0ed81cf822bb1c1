// Settings of config.json away from their defaults, in whole runs: each is seen by what it does. A new setting must be covered here or by a test that is named.
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from '@jest/globals';
import { readSettings, type SquadSettings } from '#src/team/settings.ts';
import { compareText } from '#src/text/compare.ts';
import { aBox } from './adapters/box/a-box.ts';
import type { ScriptedTurn, TurnScript } from './coordinator/a-runtime.ts';
import {
  openRunStage,
  type RunOptions,
  type RunStage,
  routesTo,
  team,
  write,
} from './run/a-run.ts';

/** By the name that the code has for it: what is looked for in the file. */
const ELSEWHERE: Readonly<Record<string, readonly [file: string, words: string]>> = {
  reviewers: ['scenarios/review-handoff/scenario.json', 'reviewers'],
  visionModels: ['__tests__/run/briefing/images.test.ts', 'vision'],
  'tools.agents': ['__tests__/run/agents/commands.test.ts', 'tools: { agents: '],
  'tools.env': ['__tests__/attacks/tools.test.ts', 'tools: { env: '],
  'tools.programs': ['__tests__/run/tools/tools.test.ts', 'programs: ['],
  'tools.max': ['__tests__/run/tools/tools.test.ts', 'settings({ max: '],
  escalation: ['__tests__/run/finish/escalate.test.ts', 'action: { escalation }'],
  checks: ['scenarios/checks-red/scenario.json', 'checks'],
  network: ['__tests__/run/agents/commands.test.ts', 'settings({ network: '],
  services: ['__tests__/run/checks/services.test.ts', 'services'],
  wisdom: ['__tests__/scribe/plan.test.ts', 'wisdom'],
  refusesHidden: ['__tests__/run/hidden-lines.test.ts', "hiddenCharacters: 'refuse'"],
};

const HERE = [
  'models',
  'allowedModels',
  'defaultModel',
  'capabilities',
  'a2a.mode',
  'a2a.senders',
  'a2a.autoSpawn',
  'protected',
  'limits.tokens',
  'limits.toolCalls',
  'limits.minutes',
  'limits.agents',
  'commands.all',
  'commands.agents',
  'share',
  'isBoxOptional',
  'skills.dir',
];

const STORY = {
  agentModelOverrides: { fenster: 'own-model' },
  defaultModel: 'cheap-model',
  action: {
    models: { allow: ['own-model'] },
    capabilities: { hockney: ['reviews'] },
    a2a: { senders: ['fenster'], autoSpawn: false },
    protected: ['docs/**'],
    commands: { fenster: 'off' },
    skills: { dir: '.copilot/skills' },
    share: ['vendor'],
    box: 'none',
  },
};

let stage: RunStage;
afterEach(() => stage.close());

async function play(settings: object, options: RunOptions) {
  const config = { '.squad/config.json': JSON.stringify(settings) };
  stage = await openRunStage({ files: { ...team, ...config } });
  return stage.play(options);
}

const route = async ({ call }: ScriptedTurn, to: string, more: object = {}) =>
  (await call('squad_route', { targetAgent: to, task: 'Do what was asked.', ...more })).text;
const toolsOf = ({ spec }: ScriptedTurn) => spec.tools.map(({ name }) => name);

describe('settings away from their defaults', () => {
  it('are each seen by what they do', async () => {
    const seen: Record<string, unknown> = {};
    const real = await aBox();
    const box = { ...real, allowNone: () => void Object.assign(seen, { isBoxOptional: true }) };
    const coordinator: TurnScript = async (moment) => {
      seen.allowedModels = await route(moment, 'fenster', { model: 'secret-model' });
      seen.capabilities = (await moment.call('squad_discover', {})).text;
      await route(moment, 'fenster');
      await route(moment, 'hockney', { type: 'review-request', files: ['src/a.js'] });
      return 'Done.';
    };
    const fenster: TurnScript = async (moment) => {
      seen.models = moment.spec.model;
      seen.protected = await write(moment, 'docs/a.md', 'x\n');
      seen.fensterTools = toolsOf(moment);
      seen.autoSpawn = await route(moment, 'hockney');
      const skill = { action: 'write', skillName: 'forms', content: '# Forms\n\nCheck them.\n' };
      await moment.call('squad_skill', skill);
      await write(moment, 'src/a.js', 'a\n');
      return 'I wrote it.';
    };
    const hockney: TurnScript = async (moment) => {
      seen.defaultModel = moment.spec.model;
      seen.hockneyTools = toolsOf(moment);
      seen.share = (await moment.call('bash', { command: 'ls vendor' })).text;
      await moment.call('squad_review', { verdict: 'approved' });
      return '';
    };
    const acts = { coordinator: [coordinator], fenster: [fenster], hockney: [hockney] };
    const checkout = { 'vendor/lib.txt': 'a\n' };
    const { transcript } = await play(STORY, { acts, box, checkout });
    const models = transcript.agents.map(({ agent, model }) => `${agent} ${model}`);
    expect(models).toEqual(expect.arrayContaining(['fenster own-model', 'hockney cheap-model']));
    expect(seen).toEqual({
      isBoxOptional: true,
      models: 'own-model',
      defaultModel: 'cheap-model',
      allowedModels: expect.stringContaining('choose one of own-model'),
      capabilities: expect.stringMatching(/Fenster.*can implement;[\s\S]*Hockney.*can review;/),
      autoSpawn: expect.stringMatching(/^E_AGENT_INACTIVE: Agent "Hockney"/),
      protected: expect.stringContaining("docs/a.md: protected by this repository's settings"),
      // Fenster sends and runs nothing, Hockney the other way round.
      fensterTools: expect.not.arrayContaining(['bash']),
      hockneyTools: expect.not.arrayContaining(['squad_route']),
      share: expect.stringContaining('lib.txt'),
    });
    expect(seen.fensterTools).toContain('squad_route');
    expect(seen.hockneyTools).toContain('bash');
    const shown = await stage.remote.shownOn('squad/7-login-form');
    expect(shown).toEqual(['.copilot/skills/forms/SKILL.md', 'src/a.js']);
  });

  it('a2a.mode and commands leave agents without the tools for it', async () => {
    let tools: readonly string[] = [];
    const fenster: TurnScript = async (moment) => {
      tools = toolsOf(moment);
      return 'I looked.';
    };
    const action = { a2a: { mode: 'coordinator' }, commands: 'off' };
    await play(
      { action },
      { acts: { coordinator: [routesTo('fenster', 'Ok')], fenster: [fenster] } },
    );
    expect(tools).toContain('squad_memory');
    expect(tools.filter((name) => ['squad_route', 'bash'].includes(name))).toEqual([]);
  });
});

describe('a handoff', () => {
  it('chooses the model, and narrows the tools of every kind', async () => {
    const seen: Record<string, unknown> = {};
    const coordinator: TurnScript = async (moment) => {
      const wanted = { model: 'own-model', availableTools: ['squad_memory', 'view'] };
      await route(moment, 'fenster', wanted);
      const ended = await moment.call('squad_status', { includeDestroyed: false });
      seen.isListed = ended.text.includes('fenster');
      return 'Done.';
    };
    const fenster: TurnScript = async (moment) => {
      Object.assign(seen, { model: moment.spec.model, tools: toolsOf(moment) });
      return 'I looked.';
    };
    await play({}, { acts: { coordinator: [coordinator], fenster: [fenster] } });
    expect(seen).toEqual({
      model: 'own-model',
      tools: ['squad_memory', 'squad_finish', 'view'],
      isListed: false,
    });
  });
});

const LIMITS: Required<SquadSettings['limits']> = {
  tokens: 10,
  toolCalls: 1,
  minutes: 0.01,
  agents: 1,
};
const spends: TurnScript = async ({ say, call }) => {
  say({ kind: 'usage', model: 'm', inputTokens: 20, outputTokens: 1 });
  for (let calls = 0; calls < 3; calls += 1) await call('squad_status', {});
  return 'I looked.';
};
const lasts: TurnScript = ({ signal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('ended'))));

describe('limits', () => {
  it.each([
    ['tokens', 'tokens', spends],
    ['toolCalls', 'tool-calls', spends],
    ['minutes', 'timeout', lasts],
  ] as const)('%s end the run', async (name, limit, fenster) => {
    const action = { limits: { [name]: LIMITS[name] } };
    const acts = { coordinator: [routesTo('fenster', 'Ok')], fenster: [fenster] };
    const { outcome } = await play({ action }, { acts });
    expect(outcome).toMatchObject({ kind: 'limited', limit });
  });

  it('agents let the second wait', async () => {
    let seen = '';
    let isSeen = () => {};
    const looked = new Promise<void>((resolve) => {
      isSeen = resolve;
    });
    const coordinator: TurnScript = async (moment) => {
      for (const to of ['fenster', 'hockney']) await route(moment, to, { waitForResult: false });
      seen = (await moment.call('squad_discover', {})).text;
      isSeen();
      return 'Both look.';
    };
    const looks: TurnScript = async () => {
      await looked;
      return 'I looked.';
    };
    const acts = { coordinator: [coordinator], fenster: [looks], hockney: [looks] };
    await play({ action: { limits: { agents: LIMITS.agents } } }, { acts });
    expect(seen).toContain('**Hockney** [queued]');
  });
});

describe('every setting', () => {
  it('is set away from its default here, or by the test that is named', () => {
    const text = JSON.stringify({ action: { limits: LIMITS } });
    const keys = keysOf(readSettings(text).settings);
    const covered = [...HERE, ...Object.keys(ELSEWHERE)];
    expect(covered.toSorted(compareText)).toEqual(keys.toSorted(compareText));
    for (const [key, [file, words]] of Object.entries(ELSEWHERE)) {
      expect({ key, isNamed: readFileSync(file, 'utf8').includes(words) }).toEqual({
        key,
        isNamed: true,
      });
    }
  });
});

/** `limits.tokens`: the names of a settings object, but for what holds a repository's own names. */
function keysOf(settings: object, before = ''): readonly string[] {
  return Object.entries(settings).flatMap(([name, value]) => {
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isGroup && !(value instanceof Map)
      ? keysOf(value, `${before}${name}.`)
      : [`${before}${name}`];
  });
}
