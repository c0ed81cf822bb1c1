import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import type { ToolHost } from '#src/ports/tool-host.ts';
import {
  describeToolAgents,
  entriesOf,
  filterAllowed,
  mayNamePrefix,
  wantedTools,
} from '#src/tools/custom/allow-lists.ts';
import {
  createToolHostPool,
  type HostRequest,
  mayPassVariable,
} from '#src/tools/custom/host-pool.ts';

const names = (tools: readonly { readonly name: string }[]) => tools.map(({ name }) => name);

describe('who may use what', () => {
  const tools = ['lint', 'lint-fix', 'deploy'].map((name) => ({ name }));

  it.each([
    ['no list allows all', [undefined, undefined], ['lint', 'lint-fix', 'deploy']],
    ['an empty list allows none', [[], undefined], []],
    [
      'lists only narrow',
      [
        ['lint', 'deploy'],
        ['deploy', 'lint-fix'],
      ],
      ['deploy'],
    ],
    ['an unknown name gives nothing', [['other']], []],
    ['a star stands for anything', [['lint*']], ['lint', 'lint-fix']],
    ['a star may stand inside', [['l*t*x', '*']], ['lint', 'lint-fix', 'deploy']],
    ['a star does not count a letter twice', [['linti*int', 'dep*ploy']], []],
  ])('%s', (_, lists, allowed) => {
    expect(names(filterAllowed(tools, lists))).toEqual(allowed);
  });

  it('agrees with a regular expression on any pattern', () => {
    const unit = fc.constantFrom('a', 'b', '*');
    const texts = fc.array(unit, { maxLength: 7 }).map((parts) => parts.join(''));
    const agrees = fc.property(texts, texts, (entry, text) => {
      const name = text.replaceAll('*', 'b');
      const expression = new RegExp(`^${entry.replaceAll('*', '.*')}$`);
      expect(filterAllowed([{ name }], [[entry]]).length === 1).toBe(expression.test(name));
    });
    void fc.assert(agrees, { numRuns: 200 });
  });
});

describe('what some list entry may name', () => {
  const unit = fc.constantFrom('a', 'b', '_', '*');
  const text = fc.array(unit, { maxLength: 5 }).map((parts) => parts.join(''));
  const list = fc.option(fc.array(text, { maxLength: 3 }), { nil: undefined });

  it('names every tool that the lists allow', () => {
    const isNamed = fc.property(list, list, text, text, (one, other, stem, rest) => {
      const [tool, prefix] = [`${stem}_${rest}`, `${stem}_`].map((it) => it.replaceAll('*', 'b'));
      const entries = entriesOf([one, other]);
      fc.pre(filterAllowed([{ name: tool ?? '' }], [one, other]).length === 1);
      expect(filterAllowed([{ name: tool ?? '' }], [entries])).toHaveLength(1);
      expect(entries?.some((entry) => mayNamePrefix(entry, prefix ?? '')) ?? true).toBe(true);
    });
    void fc.assert(isNamed);
  });

  it('is no name that a list refuses, and no pattern where another list has names alone', () => {
    expect(
      entriesOf([
        ['lint', 'words', 'l*'],
        ['lint', 'sum'],
      ]),
    ).toEqual(['lint', 'lint']);
    expect(entriesOf([['l*', 'sum'], ['*t']])).toEqual(['l*', '*t']);
    expect(entriesOf([undefined, ['sum']])).toEqual(['sum']);
    expect(entriesOf([undefined, undefined])).toBeUndefined();
    expect(mayNamePrefix('sum', 'su_')).toBe(false);
    expect(mayNamePrefix('s*', 'lint_')).toBe(false);
  });
});

const hockney = (...lists: readonly (readonly string[] | undefined)[]) => ({
  name: 'Hockney',
  lists,
});
const ripley = { name: 'Ripley', lists: [undefined, undefined] };

describe('who may use a tool', () => {
  it('is every agent whose lists all name it, or that has no list', () => {
    expect(describeToolAgents('lint', [hockney(undefined, undefined), ripley])).toBe('every agent');
    expect(describeToolAgents('lint', [hockney(['li*'], ['lint']), ripley])).toBe('every agent');
    expect(describeToolAgents('lint', [hockney(['lint'], ['words']), ripley])).toBe('Ripley');
    expect(describeToolAgents('lint', [hockney([])])).toBe('nobody');
    expect(describeToolAgents('lint', [])).toBe('nobody');
  });

  it('is asked for all agents at once: each name once, or all where one has no list', () => {
    expect(wantedTools([hockney(['words', 'li*']), hockney(['li*'])])).toEqual(['words', 'li*']);
    expect(wantedTools([hockney(['words']), ripley])).toBeUndefined();
    expect(wantedTools([])).toEqual([]);
  });

  it('counts run_custom_tool for every executable tool, and for no other', () => {
    const agents = [hockney(['run_custom_tool'])];
    expect(describeToolAgents('lint', agents, 'executable')).toBe('every agent');
    expect(describeToolAgents('lint', agents, 'module')).toBe('nobody');
  });
});

describe('the names that settings may pass to a tool', () => {
  it.each([
    ...['GITHUB_TOKEN', 'github_token', 'GH_TOKEN', 'GH_ENTERPRISE_TOKEN', 'COPILOT_GITHUB_TOKEN'],
    ...['INPUT_GITHUB-TOKEN', 'INPUT_X', 'ACTIONS_RUNTIME_TOKEN', 'ACTIONS_ID_TOKEN_REQUEST_URL'],
    ...['ACTIONS_CACHE_URL', 'GITHUB_EVENT_PATH', 'GITHUB_SHA', 'GITHUB_ENV', 'GITHUB_OUTPUT'],
    ...['GITHUB_WORKSPACE', 'GITHUB_REPOSITORY', 'RUNNER_TEMP', 'RUNNER_TOOL_CACHE'],
    ...['NODE_OPTIONS', 'Node_Options', 'LD_PRELOAD', 'DYLD_INSERT_LIBRARIES'],
    'SYSTEM_ACCESSTOKEN',
    ...['SQUAD_TOOL_CALL', '', 'A=B', 'a b', 'A\0'],
  ])('never hold %j', (name) => {
    expect(mayPassVariable(name)).toBe(false);
  });

  it.each([
    ...['RUNNER_OS', 'RUNNER_ARCH', 'NPM_TOKEN', 'DEPLOY_KEY'],
    ...['GHOST_TOKEN', 'CI', 'NODE_ENV'],
  ])('may hold %s', (name) => {
    expect(mayPassVariable(name)).toBe(true);
  });
});

function aPool(env: Readonly<Record<string, readonly string[]>>, programs: readonly string[] = []) {
  const requests: HostRequest[] = [];
  const closed: string[] = [];
  const pool = createToolHostPool({
    tools: Object.keys(env),
    grantOf: (tool) => ({ passed: env[tool] ?? [], mayStartPrograms: programs.includes(tool) }),
    async open(request): Promise<ToolHost> {
      requests.push(request);
      return {
        list: async () => ({ tools: [], diagnostics: [] }),
        callTool: async () => ({ kind: 'ok', text: request.wanted.join() }),
        close: async () => void closed.push(request.wanted.join()),
      };
    },
  });
  const startAll = () => Promise.all(Object.keys(env).map((tool) => pool.hostOf(tool)));
  return { pool, requests, closed, startAll };
}

const NOTHING = { passed: [], mayStartPrograms: false };

describe('hosts by what settings grant', () => {
  it('keep what one tool may see from the others', async () => {
    const env = { a: ['Y', 'X'], b: [], c: ['X', 'Y', 'X'], d: ['X'] };
    const { pool, requests, startAll } = aPool(env);
    await startAll();
    expect(requests).toEqual([
      { ...NOTHING, wanted: ['a', 'c'], passed: ['X', 'Y'] },
      { ...NOTHING, wanted: ['b'] },
      { ...NOTHING, wanted: ['d'], passed: ['X'] },
    ]);
    expect(await pool.hostOf('c')).toBe(await pool.hostOf('a'));
    expect(await pool.hostOf('d')).not.toBe(await pool.hostOf('a'));
  });

  it('keep the right to start programs from the others', async () => {
    const { requests, startAll } = aPool({ a: [], b: [], c: ['X'], d: [] }, ['b', 'c', 'd']);
    await startAll();
    expect(requests).toEqual([
      { ...NOTHING, wanted: ['a'] },
      { wanted: ['b', 'd'], passed: [], mayStartPrograms: true },
      { wanted: ['c'], passed: ['X'], mayStartPrograms: true },
    ]);
  });

  it('are not started after the end, when a call that was given up comes late', async () => {
    const { pool, requests } = aPool({ a: [] });
    await pool.close();
    await expect(pool.hostOf('a')).rejects.toThrow("a was called after its session's end");
    expect(requests).toEqual([]);
  });

  it('are all closed', async () => {
    const { pool, closed, startAll } = aPool({ a: ['X'], b: [] });
    await startAll();
    await pool.close();
    expect(closed).toEqual(['a', 'b']);
  });
});
