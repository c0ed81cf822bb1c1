import type { PermissionRequest } from '@github/copilot-sdk';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { trackCalls } from '../../../src/adapters/copilot/open-calls.ts';
import { permissionHandlers } from '../../../src/adapters/copilot/permissions.ts';
import { sessionTools } from '../../../src/adapters/copilot/session-tools.ts';
import type { FileDecision, FileRequest, SessionSpec } from '../../../src/ports/agents.ts';
import { USUAL_IMAGE_LIMITS } from '../../../src/run/agents/briefing/image-facts.ts';
import { aTool } from './a-runtime.ts';

const spec = (files: SessionSpec['files']): SessionSpec => ({
  label: 'hockney',
  systemPrompt: '',
  directory: '/nowhere',
  model: undefined,
  tools: [aTool('squad_decide').tool],
  files,
  onEvent: () => undefined,
});

/** Allows what lies in `inside/`, and keeps what it was asked. */
function aDesk() {
  const asked: FileRequest[] = [];
  const files = async (request: FileRequest): Promise<FileDecision> => {
    asked.push(request);
    return request.path.startsWith('inside/')
      ? { allowed: true }
      : { allowed: false, reason: 'outside' };
  };
  return { asked, files };
}

const mask = (text: string) => text;
const deps = { calls: trackCalls(), mask, imageLimits: USUAL_IMAGE_LIMITS };

// The runtime may send kinds and fields that the SDK's types don't have.
const request = (fields: object) => fields as unknown as PermissionRequest;
const session = { sessionId: 's', managedSettingsEnabled: false };

async function decisionOn(fields: object, files: SessionSpec['files'] = aDesk().files) {
  return permissionHandlers(spec(files), mask).onPermissionRequest(request(fields), session);
}

async function hookOn(toolName: string, toolArgs: unknown, files: SessionSpec['files']) {
  const { onPreToolUse } = permissionHandlers(spec(files), mask).hooks;
  const input = {
    sessionId: 's',
    timestamp: new Date(0),
    workingDirectory: '/',
    toolName,
    toolArgs,
  };
  return onPreToolUse?.(input, session);
}

/** What our own file tool answers, before it touches a file. */
async function toolOn(name: string, args: unknown, files: SessionSpec['files']) {
  const tool = sessionTools(spec(files), deps).tools.find((one) => one.name === name);
  return tool?.handler?.(args, { sessionId: 's', toolCallId: 'c', toolName: name, arguments: {} });
}

const approved = { kind: 'approve-once' };
const rejected = { kind: 'reject', feedback: expect.any(String) };

describe('the permission handler', () => {
  it.each([
    [{ kind: 'custom-tool', toolName: 'squad_decide' }, approved],
    [{ kind: 'custom-tool', toolName: 'squad_memory' }, rejected],
    [{ kind: 'read', path: 'inside/a' }, approved],
    [{ kind: 'read', path: '/etc/passwd' }, rejected],
    [{ kind: 'read', path: 'inside/a', resolvedPath: '/etc/passwd' }, rejected],
    [{ kind: 'write', fileName: 'inside/a' }, approved],
    [{ kind: 'write', fileName: '/etc/passwd' }, rejected],
    [{ kind: 'write', fileName: 'inside/a', resolvedPath: '/etc/passwd' }, rejected],
    [{ kind: 'shell', fullCommandText: 'id' }, rejected],
    [{ kind: 'mcp', toolName: 'squad_decide', serverName: 'x' }, rejected],
    [{ kind: 'url', url: 'https://example.com' }, rejected],
    [{ kind: 'memory', fact: 'x' }, rejected],
    [{ kind: 'hook', toolName: 'squad_decide' }, rejected],
    [{ kind: 'extension-management', operation: 'x' }, rejected],
    [{ kind: 'factory', name: 'x' }, rejected],
    [{ kind: 'extension-permission-access', extensionName: 'x' }, rejected],
    [{ kind: 'extension-env-access', extensionName: 'x' }, rejected],
    [{ kind: 'of-the-future', toolName: 'squad_decide', path: 'inside/a' }, rejected],
  ])('decides %j', async (fields, decision) => {
    expect(await decisionOn(fields)).toEqual(decision);
  });

  it('rejects every access of a session without files', async () => {
    const policy = permissionHandlers(spec(undefined), mask);
    const read = request({ kind: 'read', path: 'inside/a' });
    expect(await policy.onPermissionRequest(read, session)).toEqual(rejected);
  });

  it('alone decides for a session without files: no hook is waited for', () => {
    expect(permissionHandlers(spec(undefined), mask).hooks).toEqual({});
  });
});

describe('a decision that goes wrong', () => {
  afterEach(() => void jest.useRealTimers());

  const wrong: readonly (readonly [string, SessionSpec['files']])[] = [
    ['rejects', () => Promise.reject(new Error('broken'))],
    [
      'throws',
      () => {
        throw new Error('broken');
      },
    ],
    ['answers nothing', (async () => undefined) as unknown as SessionSpec['files']],
  ];

  it.each(wrong)('denies when it %s', async (_what, files) => {
    expect(await decisionOn({ kind: 'read', path: 'inside/a' }, files)).toEqual(rejected);
    expect(await hookOn('grep', { path: 'inside/a' }, files)).toMatchObject({
      permissionDecision: 'deny',
    });
    expect(await toolOn('view', { path: 'inside/a' }, files)).toMatchObject({
      resultType: 'denied',
    });
  });

  it('denies when it never comes', async () => {
    jest.useFakeTimers();
    const hangs = () => new Promise<FileDecision>(() => undefined);
    const decision = decisionOn({ kind: 'read', path: 'inside/a' }, hangs);
    const hook = hookOn('grep', { path: 'inside/a' }, hangs);
    const tool = toolOn('view', { path: 'inside/a' }, hangs);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(await decision).toEqual(rejected);
    expect(await hook).toMatchObject({ permissionDecision: 'deny' });
    expect(await tool).toMatchObject({ resultType: 'denied' });
  });
});

describe('the hook before a tool', () => {
  it('never allows, and leaves tools of ours to the permission handler', async () => {
    const { files } = aDesk();
    expect(await hookOn('squad_decide', {}, files)).toBeUndefined();
    expect(await hookOn('create', { path: '../a' }, files)).toBeUndefined();
    expect(await hookOn('grep', { path: 'inside/a' }, files)).toBeUndefined();
  });

  it.each([
    ['grep', { pattern: 'x' }, 'read', ['.']],
    ['rg', { pattern: 'x', path: '../a' }, 'read', ['../a']],
    ['glob', { pattern: 'x', path: 7 }, 'read', ['.']],
    ['grep', 'no object', 'read', ['.']],
    [
      'apply_patch',
      '*** Begin Patch\n*** Update File: inside/a\n*** Move to: ../b\n*** End Patch',
      'write',
      ['inside/a', '../b'],
    ],
  ] as const)('asks about the paths of %s %j', async (tool, args, access, paths) => {
    const desk = aDesk();
    await hookOn(tool, args, desk.files);
    expect(desk.asked).toEqual(paths.map((path) => ({ access, path, tool })));
  });
});

describe('a file tool of ours', () => {
  it.each([
    ['view', { path: '../a' }, 'read'],
    ['create', { path: '../a', file_text: '' }, 'write'],
    ['edit', { path: '../a', old_str: 'a', new_str: 'b' }, 'write'],
  ] as const)('asks before %s %j', async (tool, args, access) => {
    const desk = aDesk();
    expect(await toolOn(tool, args, desk.files)).toEqual({
      textResultForLlm: 'outside',
      resultType: 'denied',
    });
    expect(desk.asked).toEqual([{ access, path: '../a', tool }]);
  });

  it('is called with nothing without touching anything', async () => {
    const desk = aDesk();
    for (const tool of ['view', 'create', 'edit']) {
      expect(await toolOn(tool, 'no object', desk.files)).toMatchObject({ resultType: 'failure' });
    }
    expect(desk.asked).toEqual([]);
  });

  it('is permitted to a session that has it, and asks in no other way', async () => {
    const ours = { kind: 'custom-tool', toolName: 'edit' };
    expect(await decisionOn(ours)).toEqual(approved);
    const without = permissionHandlers(spec(undefined), mask);
    expect(await without.onPermissionRequest(request(ours), session)).toEqual(rejected);
  });
});

it('no tool skips the permission handler or replaces one of the runtime', () => {
  const { tools } = sessionTools(spec(undefined), deps);
  expect(
    tools.map(({ skipPermission, overridesBuiltInTool }) => ({
      skipPermission,
      overridesBuiltInTool,
    })),
  ).toEqual([{ skipPermission: undefined, overridesBuiltInTool: undefined }]);
});

it.each(['bash', 'squad_route'])(
  '%s waits for its turn among the calls of its message',
  async (name) => {
    const { tool, inputs } = aTool(name);
    let letRun = () => {};
    const turn = new Promise<void>((resolve) => {
      letRun = resolve;
    });
    const calls = { messageOf: () => undefined, turnOf: () => turn, endOf: () => undefined };
    const given = { ...spec(undefined), tools: [tool] };
    const [called] = sessionTools(given, { ...deps, calls }).tools;
    const invocation = { sessionId: 's', toolCallId: 'c', toolName: '', arguments: {} };
    const answered = called?.handler?.({}, invocation);
    await new Promise(setImmediate);
    expect(inputs).toEqual([]);
    letRun();
    await answered;
    expect(inputs).toEqual([{}]);
  },
);

it('a tool learns which message called it, and the runtime its parameters', async () => {
  const [own] = spec(undefined).tools;
  if (own === undefined) throw new Error('a session without tools');
  const calls: unknown[] = [];
  const watched: typeof own = {
    ...own,
    call: (input, call) => {
      calls.push(call.messageId);
      return own.call(input, call);
    },
  };
  const session = { ...spec(undefined), tools: [watched] };
  const turns = {
    messageOf: (id: string) => `message of ${id}`,
    turnOf: async () => undefined,
    endOf: () => undefined,
  };
  const [tool] = sessionTools(session, { ...deps, calls: turns }).tools;
  expect(tool?.parameters).toEqual(own.inputSchema);
  const call = { sessionId: 's', toolCallId: 'c1', toolName: own.name, arguments: {} };
  await tool?.handler?.({}, call);
  expect(calls).toEqual(['message of c1']);
});

describe('a session with fewer file tools', () => {
  const reader: SessionSpec = {
    ...spec(aDesk().files),
    fileTools: ['view', 'grep', 'glob'],
  };
  const offeredTo = (model: string, fileTools: SessionSpec['fileTools']) => {
    const given = fileTools === undefined ? spec(aDesk().files) : { ...reader, fileTools };
    const names = sessionTools({ ...given, model }, deps).availableTools.toArray();
    return names.filter((name) => name !== 'custom:squad_decide');
  };

  it.each([
    [undefined, ['grep', 'rg', 'glob'], ['view', 'create', 'edit']],
    [reader.fileTools, ['grep', 'rg', 'glob'], ['view']],
    [['view', 'edit'] as const, [], ['view', 'edit']],
    [[], [], []],
  ])('is offered no other: %j', (fileTools, theirs, ours) => {
    const names = [
      ...theirs.map((name) => `builtin:${name}`),
      ...ours.map((name) => `custom:${name}`),
    ];
    expect(offeredTo('some-model', fileTools)).toEqual(names);
  });

  it('is offered those of the runtime alone where its model is named after Codex', () => {
    const all = ['view', 'create', 'edit', 'apply_patch', 'grep', 'rg', 'glob'];
    expect(offeredTo('gpt-5.1-codex', undefined)).toEqual(all.map((name) => `builtin:${name}`));
  });

  it('cannot write, at either gate', async () => {
    const { onPermissionRequest, hooks } = permissionHandlers(reader, mask);
    const write = request({ kind: 'write', fileName: 'inside/a' });
    const read = request({ kind: 'read', path: 'inside/a' });
    expect(await onPermissionRequest(write, session)).toEqual(rejected);
    expect(await onPermissionRequest(read, session)).toEqual(approved);
    const input = {
      sessionId: 's',
      timestamp: new Date(0),
      workingDirectory: '/',
      toolName: 'apply_patch',
      toolArgs: { path: 'inside/a' },
    };
    expect(await hooks.onPreToolUse?.(input, session)).toMatchObject({
      permissionDecision: 'deny',
    });
  });

  it('reads which tools there are when it calls another', async () => {
    const call = { sessionId: 's', timestamp: new Date(0), workingDirectory: '/' };
    const patch = { toolName: 'apply_patch', toolArgs: { path: 'src/a.js', diff: '+x' } };
    const reasonOf = async (fileTools: SessionSpec['fileTools']) =>
      await permissionHandlers(
        { ...reader, ...(fileTools === undefined ? {} : { fileTools }) },
        mask,
      ).hooks.onPreToolUse?.({ ...call, ...patch }, session);
    expect(await reasonOf(['view', 'grep'])).toMatchObject({
      permissionDecisionReason: expect.stringMatching(
        /^there is no tool apply_patch in this session, which has view, grep\b/,
      ),
    });
    expect(await reasonOf(['create', 'edit', 'glob'])).toMatchObject({
      permissionDecisionReason: expect.stringMatching(
        /^apply_patch can't be called like that in this session, which has create, edit, glob\b/,
      ),
    });
    // The runtime itself says so where it has no tool of its own, and saves its questions.
    expect(await reasonOf(['view', 'create', 'edit'])).toBeUndefined();
  });
});
