import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { narrowLimits, narrowRights, readSettings } from '#src/team/settings.ts';

const read = (value: unknown) => readSettings(JSON.stringify(value));
const action = (value: unknown) => read({ version: 1, action: value });

describe('readSettings', () => {
  it('counts every entry that protects or restricts, however many there are', () => {
    const many = (entry: (at: number) => readonly [string, unknown]) =>
      Object.fromEntries(Array.from({ length: 300 }, (_, at) => entry(at)));
    const globs = Array.from({ length: 300 }, (_, at) => `infra/${at}/**`);
    const { settings, warnings } = action({
      protected: globs,
      commands: many((at) => [`agent-${at}`, 'off']),
      tools: { agents: many((at) => [`agent-${at}`, ['lint']]) },
      models: many((at) => [`agent-${at}`, 'gpt-5']),
    });
    expect(settings.protected).toEqual(globs);
    expect(settings.commands.agents.get('agent-299')).toBe('off');
    expect(settings.tools.agents.get('agent-299')).toEqual(['lint']);
    expect(settings.models.get('agent-299')).toBe('gpt-5');
    expect(warnings).toEqual([]);
  });

  it.each([
    ...['.git', './.git', '.git/', '.GIT', 'a/.git', '.git/hooks', '/srv/app/.git'],
    ...['.', './', './.', '/', '//', '', '..', 'a/..', '../x', 'a/../../x', '/a/..'],
    ...['a\0b', 'a\nb', 5, null],
  ])('shares neither the checkout nor git’s data, nor leads out of it: %j', (path) => {
    const { settings, warnings } = action({ share: ['vendor', path] });
    expect(settings.share).toEqual(['vendor']);
    expect(warnings).toEqual([
      'action.share[1]: expected folders other than the checkout and `.git`, without `..`',
    ]);
  });

  it('reads every setting', () => {
    const { settings, warnings } = read({
      version: 1,
      defaultModel: 'gpt-5',
      agentModelOverrides: { mira: 'claude-opus-4.6', Hockney: 'gpt-5' },
      action: {
        reviewers: { Hockney: ['octocat', '@acme/testers'] },
        models: { hockney: 'gpt-5-mini', allow: ['gpt-5', 'gpt-5-mini'], vision: ['gpt-5'] },
        tools: {
          agents: { 'Odd Nes': ['lint'] },
          env: { lint: ['CI'] },
          programs: ['lint'],
          max: 9,
        },
        escalation: ['octocat'],
        capabilities: { 'Odd Nes': ['reviews', 'sends'] },
        a2a: { mode: 'coordinator', senders: ['Hockney'], autoSpawn: false },
        protected: ['infra/**'],
        limits: { tokens: 500_000, toolCalls: 10, minutes: 2.5, agents: 3 },
        commands: { Hockney: 'checks' },
        checks: [
          { name: 'test', run: 'npm test', timeout: 99_999, paths: ['src/**'] },
          { name: 'lint', run: 'npm run lint' },
        ],
        share: ['.venv'],
        network: ['registry.example.org'],
        services: ['localhost:5432', 'localhost:6379', 'localhost:5432'],
        skills: { dir: '.copilot/skills' },
        wisdom: false,
        box: 'none',
      },
    });
    expect(warnings).toEqual([]);
    expect(settings).toEqual({
      reviewers: new Map([['hockney', ['octocat', 'acme/testers']]]),
      models: new Map([
        ['mira', 'claude-opus-4.6'],
        ['hockney', 'gpt-5-mini'],
      ]),
      allowedModels: ['gpt-5', 'gpt-5-mini'],
      visionModels: ['gpt-5'],
      defaultModel: 'gpt-5',
      tools: {
        agents: new Map([['odd-nes', ['lint']]]),
        env: new Map([['lint', ['CI']]]),
        programs: ['lint'],
        max: 9,
      },
      escalation: ['octocat'],
      capabilities: new Map([['odd-nes', ['reviews', 'sends']]]),
      a2a: { mode: 'coordinator', senders: ['hockney'], autoSpawn: false },
      protected: ['infra/**'],
      limits: { tokens: 500_000, toolCalls: 10, minutes: 2.5, agents: 3 },
      commands: { all: 'shell', agents: new Map([['hockney', 'checks']]) },
      checks: [
        { name: 'test', run: 'npm test', timeoutSeconds: 3_600, paths: ['src/**'] },
        { name: 'lint', run: 'npm run lint', timeoutSeconds: 600, paths: [] },
      ],
      share: ['.venv'],
      network: ['registry.example.org'],
      services: [5432, 6379],
      isBoxOptional: true,
      refusesHidden: false,
      skills: { dir: '.copilot/skills' },
      wisdom: false,
    });
  });

  it('gives commands no right that it can’t read, and takes half a check for none', () => {
    const { settings, warnings } = readSettings(
      JSON.stringify({
        action: {
          commands: 'all',
          checks: [{ name: 'test' }, 'npm test'],
          network: ['*'],
          box: 'off',
          share: ['../x'],
        },
      }),
    );
    expect(settings).toMatchObject({
      commands: { all: 'off' },
      checks: [],
      network: [],
      isBoxOptional: false,
      share: [],
    });
    expect(warnings).toEqual([
      'action.commands: expected "shell", "checks", "off", or one of them per agent',
      'action.checks[0]: expected { "name", "run", "timeout", "paths" }; wrong: run',
      'action.checks[1]: expected { "name", "run", "timeout", "paths" }; wrong: its form',
      'action.share[0]: expected folders other than the checkout and `.git`, without `..`',
      'action.network[0]: expected a host name',
      'action.box: expected "none", or nothing',
    ]);
  });

  it.each([
    ['shell', 'hockney', 'checks'],
    ['checks', 'ripley', 'checks'],
    ['off', 'hockney', 'off'],
  ] as const)('with the input %s, %s may run %s', (ceiling, agent, expected) => {
    const settings = { all: 'shell', agents: new Map([['hockney', 'checks']] as const) } as const;
    expect(narrowRights(ceiling, settings, agent)).toBe(expected);
  });

  it.each([
    [{ limits: { tokens: -1 } }, 'action.limits.tokens: expected a positive number'],
    [{ limits: { agents: 1.5 } }, 'action.limits.agents: expected a positive whole number'],
    [{ reviewers: { h: 'octocat' } }, 'action.reviewers.h: expected a list of logins or teams'],
    [{ models: { allow: ['x; rm'] } }, "action.models.allow[0]: expected models' ids"],
    [{ tools: { env: { lint: ['A=B'] } } }, 'action.tools.env.lint[0]: expected variable names'],
    [
      { services: ['localhost:443'] },
      "action.services[0]: programs in the box can't open port 443: give the service one from 1024",
    ],
    [
      { services: ['localhost:5432', 'localhost:3128'] },
      "action.services[1]: the box's own proxy has port 3128: give the service another",
    ],
    ...[
      '5432',
      'db:5432',
      'localhost',
      'localhost:065432',
      'localhost:99999',
      '127.0.0.1:5432',
    ].map(
      (place) =>
        [
          { services: [place] },
          'action.services[0]: expected "localhost:PORT", with a port from 1024 to 65535',
        ] as const,
    ),
    [{ tools: { programs: ['*'] } }, 'action.tools.programs[0]: expected tool names, without `*`'],
    [
      { skills: { dir: 'docs' } },
      'action.skills.dir: expected one of .squad/skills, .ai-team/skills, .copilot/skills, .claude/skills, .agents/skills',
    ],
    [{ wisdom: 'no' }, 'action.wisdom: expected true or false'],
    [{ protected: ['!infra/**'] }, 'action.protected[0]: expected path patterns'],
    [{ limit: {} }, 'action.limit: unknown setting, ignored. Did you mean limits?'],
    [{ limits: { hours: 1 } }, 'action.limits.hours: unknown setting, ignored.'],
    [{ a2a: { mode: 'some' } }, 'action.a2a.mode: expected "coordinator" or "all"'],
    ['x', 'action: expected an object'],
  ])('names what is wrong in %j and goes on', (value, warning) => {
    expect(action(value).warnings).toEqual([warning]);
  });

  it('takes the examples of docs/settings.md without a complaint', () => {
    const page = readFileSync('docs/settings.md', 'utf8');
    const examples = [...page.matchAll(/```json\n([^`]*)```/g)].map(([, text = '']) => text);
    const [whole, ...parts] = examples.map((text) => readSettings(text));
    expect([whole, ...parts].flatMap((reading) => reading?.warnings)).toStrictEqual([]);
    expect(whole?.settings.a2a.senders).toEqual(['hockney', 'ripley']);
    expect(parts.length).toBeGreaterThan(8);
  });

  it('gives an agent no tools, not all, when its list cannot be read', () => {
    const { settings, warnings } = action({ tools: { agents: { hockney: 'lint' } } });
    expect(settings.tools.agents).toEqual(new Map([['hockney', []]]));
    expect(warnings).toEqual(['action.tools.agents.hockney: expected a list of tool names']);
  });

  it.each([
    ['{', [expect.stringMatching(/^config\.json: not valid JSON.*; it is ignored\.$/)]],
    ['{\n  "action": {},\n}', ['config.json: not valid JSON, line 3; it is ignored.']],
    ['[]', ['config.json: expected an object']],
    ['\uFEFF{}', []],
  ])('reads %j as no settings', (text, warnings) => {
    const reading = readSettings(text);
    expect(reading.warnings).toEqual(warnings);
    expect(reading.settings).toEqual(readSettings('{}').settings);
  });

  it('takes prototype keys for ordinary ones', () => {
    const { settings } = readSettings(
      '{"__proto__":{"polluted":1},"action":{"__proto__":{"escalation":["x"]},"models":{"__proto__":"gpt-5","constructor":"gpt-5"},"limits":{"__proto__":{"tokens":1}}}}',
    );
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(settings.escalation).toEqual([]);
    expect(settings.limits).toEqual({});
    expect([...settings.models.keys()]).toEqual(['proto', 'constructor']);
  });

  it('bounds what it says about a file that is wrong everywhere', () => {
    const said = (count: number) => action({ protected: Array(count).fill(5) }).warnings;
    expect(said(1_000)).toHaveLength(51);
    expect(said(1_000).at(-1)).toBe('config.json: 950 more values are wrong.');
    expect(said(51).at(-1)).toBe('config.json: 1 more value is wrong.');
  });
});

describe('narrow', () => {
  const ceiling = { tokens: 100, toolCalls: 50, minutes: 25, agents: 8 };

  it('lets the repository lower a limit and never raise one', () => {
    expect(narrowLimits(ceiling, { tokens: 10, minutes: 60 })).toEqual({ ...ceiling, tokens: 10 });
    expect(narrowLimits(ceiling, {})).toEqual(ceiling);
  });
});
