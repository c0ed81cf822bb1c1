import { readdir } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createSquadDiscover } from '#src/tools/built-in/squad-discover.ts';
import { createSquadTools, toolsFor } from '#src/tools/built-in/squad-tools.ts';
import { createCreateCustomTool } from '#src/tools/custom/create-custom-tool.ts';
import { allowedFileTools } from '#src/tools/files/file-tools.ts';
import { aRun, aWorktree, callTool, someDeps } from './a-workspace.ts';

const AGENT = {
  kind: 'agent',
  sends: true,
  reviews: true,
  finish: 'asked',
  allowed: undefined,
} as const;
const FIVE = ['squad_route', 'squad_decide', 'squad_memory', 'squad_status', 'squad_skill'];
const names = (tools: readonly { readonly name: string }[]) => tools.map((tool) => tool.name);

describe('registry', () => {
  it('has exactly the five tools, in order', async () => {
    expect(names(createSquadTools(someDeps(await aWorktree())))).toEqual(FIVE);
  });

  it('publishes these arguments, those with a question mark being optional', async () => {
    const signatures = createSquadTools(someDeps(await aWorktree())).map(
      ({ name, inputSchema: { properties, required, additionalProperties } }) => {
        const needed: readonly unknown[] = Object.values(Object(required));
        const names = Object.keys(Object(properties));
        const shown = names.map((one) => (needed.includes(one) ? one : `${one}?`));
        return [`${name}: ${shown.join(' ')}`, additionalProperties];
      },
    );
    expect(signatures).toEqual(
      [
        'squad_route: targetAgent task type? files? waitForResult?',
        'squad_decide: title body category? blocking? requiresApproval? replaces?',
        'squad_memory: learning category?',
        'squad_status: ',
        'squad_skill: action skillName? content?',
      ].map((signature) => [signature, undefined]),
    );
  });

  it('costs a session few bytes', async () => {
    const deps = someDeps(await aWorktree());
    const offered = [...createSquadTools(deps), createSquadDiscover(deps.discover)].map((tool) => ({
      name: tool.name,
      description: tool.description,
      parameters: tool.inputSchema,
    }));
    expect(offered.reduce((sum, tool) => sum + JSON.stringify(tool).length, 0)).toBeLessThan(3_400);
  });

  it('describes every argument to the model, or lists its choices if it is needed, and publishes no top-level anyOf', async () => {
    const deps = someDeps(await aWorktree());
    const offered = [
      ...toolsFor({ kind: 'coordinator' }, deps).tools,
      ...toolsFor(AGENT, deps).tools,
      createCreateCustomTool({ workspace: deps.workspace, taken: async () => [] }),
    ];
    const untold = offered.flatMap(({ name, inputSchema }) =>
      Object.entries(Object(inputSchema.properties)).flatMap(([argument, property]) => {
        const { description, enum: choices } = Object(property);
        const isNeeded = Object.values(Object(inputSchema.required)).includes(argument);
        return description || (choices && isNeeded) ? [] : [`${name}: ${argument}`];
      }),
    );
    expect(untold).toEqual([]);
    const keys = offered.flatMap(({ inputSchema }) => Object.keys(inputSchema));
    expect(keys).toContain('properties');
    expect(keys).not.toContain('anyOf');
    expect(keys).not.toContain('$schema');
  });
});

describe('roles', () => {
  it('gives the coordinator no memory and no way to write skills', async () => {
    const { tools } = toolsFor({ kind: 'coordinator' }, someDeps(await aWorktree()));
    expect(names(tools)).toEqual([
      'squad_route',
      'squad_discover',
      'squad_decide',
      'squad_status',
      'squad_skill',
      'squad_finish',
    ]);
    const write = { action: 'write', skillName: 'x', content: 'y' };
    const replies = await Promise.all(tools.slice(-2, -1).map((tool) => callTool(tool, write)));
    expect(replies.map((reply) => reply.text)).toEqual([
      expect.stringMatching(/^E_TOOL_INVALID_ARGS: /),
    ]);
  });

  it.each([
    { a2a: 'off', discovers: false },
    { a2a: 'coordinator', discovers: true },
    { a2a: 'all', discovers: true },
  ] as const)(
    'the coordinator always routes, and discovers when agent-to-agent is $a2a: $discovers',
    async ({ a2a, discovers }) => {
      const { tools } = toolsFor({ kind: 'coordinator' }, someDeps(await aWorktree(), { a2a }));
      expect(names(tools)[0]).toBe('squad_route');
      expect(names(tools).includes('squad_discover')).toBe(discovers);
    },
  );

  it.each([
    { a2a: 'off', sends: true, tools: FIVE.slice(1) },
    { a2a: 'coordinator', sends: true, tools: FIVE.slice(1) },
    { a2a: 'all', sends: true, tools: [...FIVE, 'squad_discover'] },
    { a2a: 'all', sends: false, tools: FIVE.slice(1) },
  ] as const)(
    'an agent that sends: $sends, with agent-to-agent $a2a, has its tools',
    async ({ a2a, sends, tools }) => {
      const role = {
        kind: 'agent',
        sends,
        reviews: false,
        finish: undefined,
        allowed: undefined,
      } as const;
      const set = toolsFor(role, someDeps(await aWorktree(), { a2a }));
      expect({ ...set, tools: names(set.tools) }).toEqual({ tools, warnings: [] });
    },
  );

  it('offers nothing that can be of no use: no skills, no squad_skill; one agent, nobody to turn to', async () => {
    const role = {
      kind: 'agent',
      sends: true,
      reviews: false,
      finish: 'agent',
      allowed: undefined,
    } as const;
    const alone = {
      slug: 'hockney',
      name: 'Hockney',
      role: 'Tester',
      reviews: true,
      implements: true,
    };
    const view = { ...alone, status: 'not_started', lastActiveAt: undefined, summary: '' } as const;
    const change = { hasSkills: false, discover: () => [view] };
    const { tools } = toolsFor(role, someDeps(await aWorktree(), change));
    expect(names(tools)).toEqual(['squad_decide', 'squad_memory', 'squad_finish']);
    const led = toolsFor(
      { kind: 'coordinator' },
      someDeps(await aWorktree(), { hasSkills: false }),
    );
    expect(names(led.tools)).not.toContain('squad_skill');
  });

  it.each([
    { title: 'an empty list means only the end of a turn', allowed: [], tools: [] },
    {
      title: 'a list narrows, in the stable order',
      allowed: ['squad_discover', 'squad_status', 'squad_decide'],
      tools: ['squad_decide', 'squad_status', 'squad_discover'],
    },
  ])('$title', async ({ allowed, tools }) => {
    const role = { kind: 'agent', sends: true, reviews: false, finish: 'agent', allowed } as const;
    const set = toolsFor(role, someDeps(await aWorktree()));
    const all = [...tools, 'squad_finish'];
    expect({ ...set, tools: names(set.tools) }).toEqual({ tools: all, warnings: [] });
  });

  it('warns of an unknown name and never widens', async () => {
    const allowed = ['squad_memory', 'bash', 'squad_route'];
    const role = { kind: 'agent', sends: true, reviews: false, finish: 'agent', allowed } as const;
    const set = toolsFor(role, someDeps(await aWorktree(), { a2a: 'off' }));
    expect({ ...set, tools: names(set.tools) }).toEqual({
      tools: ['squad_memory', 'squad_finish'],
      warnings: [
        'there is no tool named "bash"',
        "the tool squad_route is allowed by name, but it can't be used by this agent in this run",
      ],
    });
  });

  it('does not warn who names all of them and may use some', async () => {
    const deps = someDeps(await aWorktree());
    const all = {
      kind: 'agent',
      sends: true,
      reviews: true,
      finish: 'agent',
      allowed: undefined,
    } as const;
    const allowed = names(toolsFor({ ...all, finish: undefined }, deps).tools);
    const set = toolsFor({ ...all, sends: false, reviews: false, allowed }, deps);
    expect(set.tools.length).toBeLessThan(allowed.length);
    expect(set.warnings).toEqual([]);
  });
});

describe('hostile input', () => {
  const argument = fc.oneof(
    fc.json().map((json): unknown => JSON.parse(json)),
    fc.constantFrom<unknown>(
      ...['../../x', '', '\0', 'a/b', '.git', null, {}, [], 1e308, 'read', 'write'],
    ),
  );
  const fields = fc.constantFrom(
    ...['targetAgent', 'to', 'task', 'title', 'body', 'agentName', 'category', 'learning'],
    ...['action', 'skillName', 'content', '__proto__', 'constructor'],
  );
  const input = fc.oneof(
    argument,
    fc
      .array(fc.tuple(fields, argument), { maxLength: 6 })
      .map((entries): unknown => Object.fromEntries(entries)),
  );

  it('no tool rejects, and nothing appears outside the squad’s folder', async () => {
    const worktree = await aWorktree();
    const deps = someDeps(worktree);
    const tools = [...createSquadTools(deps), createSquadDiscover(deps.discover)];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...tools), input, async (tool, junk) => {
        const reply = await callTool(tool, junk, aRun());
        expect(typeof reply.text).toBe('string');
        expect(Buffer.byteLength(reply.text)).toBeLessThanOrEqual(10_000);
      }),
      { numRuns: 200 },
    );
    expect((await readdir(worktree.root)).filter((name) => name !== '.squad')).toEqual([]);
  });
});

const ALL = ['view', 'grep', 'glob', 'create', 'edit'];
const READING = ['view', 'grep', 'glob'];

describe('the file tools of a session', () => {
  it.each([
    ['all, where nothing is said', [undefined], undefined, ALL],
    ['those that read, for an empty list of a call', [undefined], [], READING],
    ['what a call names, and no other', [undefined], ['view', 'squad_memory'], ['view']],
    ['none, where a call names others', [undefined], ['squad_memory'], []],
    ['all, where the settings name other tools', [['lint', 'squad_memory']], undefined, ALL],
    ['what the settings name among them', [['view', 'squad_memory']], undefined, ['view']],
    ['those that read, for an empty list of the settings', [[]], undefined, READING],
    ['what both leave', [['view', 'edit']], ['edit', 'create'], ['edit']],
    [
      'those that write, where apply_patch is named',
      [undefined],
      ['apply_patch'],
      ['create', 'edit'],
    ],
  ])('are %s', (_what, standing, call, tools) => {
    expect(allowedFileTools({ standing, call })).toEqual(tools);
  });

  it.each([
    ['no search, where a shell searches few files', 500, undefined, ['view', 'create', 'edit']],
    ['a search, where a list names it', 500, ['view', 'grep'], ['view', 'grep']],
    ['all, where a shell would check out many files', 501, undefined, ALL],
    ['all, where nobody knows how many files there are', 0, undefined, ALL],
  ])('are, beside a shell, %s', (_what, shellFor, call, tools) => {
    expect(allowedFileTools({ standing: [undefined], call }, shellFor)).toEqual(tools);
  });
});
