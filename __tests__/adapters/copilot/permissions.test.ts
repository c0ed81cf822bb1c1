import type { PermissionRequest } from '@github/copilot-sdk';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { pathsInPatch } from '../../../src/adapters/copilot/patch-paths.ts';
import { permissionHandlers, sessionTools } from '../../../src/adapters/copilot/permissions.ts';
import type { FileDecision, FileRequest, SessionSpec } from '../../../src/ports/agents.ts';
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

// The runtime may send kinds and fields that the SDK's types don't have.
const request = (fields: object) => fields as unknown as PermissionRequest;
const session = { sessionId: 's', managedSettingsEnabled: false };

async function decisionOn(fields: object, files: SessionSpec['files'] = aDesk().files) {
  return permissionHandlers(spec(files)).onPermissionRequest(request(fields), session);
}

async function hookOn(toolName: string, toolArgs: unknown, files: SessionSpec['files']) {
  const { onPreToolUse } = permissionHandlers(spec(files)).hooks;
  const input = {
    sessionId: 's',
    timestamp: new Date(0),
    workingDirectory: '/',
    toolName,
    toolArgs,
  };
  return onPreToolUse?.(input, session);
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
    const policy = permissionHandlers(spec(undefined));
    const read = request({ kind: 'read', path: 'inside/a' });
    expect(await policy.onPermissionRequest(read, session)).toEqual(rejected);
  });

  it('alone decides for a session without files: no hook is waited for', () => {
    expect(permissionHandlers(spec(undefined)).hooks).toEqual({});
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
    expect(await hookOn('view', { path: 'inside/a' }, files)).toMatchObject({
      permissionDecision: 'deny',
    });
  });

  it('denies when it never comes', async () => {
    jest.useFakeTimers();
    const hangs = () => new Promise<FileDecision>(() => undefined);
    const decision = decisionOn({ kind: 'read', path: 'inside/a' }, hangs);
    const hook = hookOn('view', { path: 'inside/a' }, hangs);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(await decision).toEqual(rejected);
    expect(await hook).toMatchObject({ permissionDecision: 'deny' });
  });
});

describe('the hook before a tool', () => {
  it('never allows, and leaves tools of ours to the permission handler', async () => {
    const { files } = aDesk();
    expect(await hookOn('squad_decide', {}, files)).toBeUndefined();
    expect(await hookOn('create', { path: 'inside/a' }, files)).toBeUndefined();
  });

  it.each([
    ['view', { path: '../a' }, 'read', ['../a']],
    ['create', { path: '../a' }, 'write', ['../a']],
    ['edit', { path: '../a' }, 'write', ['../a']],
    ['grep', { pattern: 'x' }, 'read', ['.']],
    ['rg', { pattern: 'x', path: '../a' }, 'read', ['../a']],
    ['glob', { pattern: 'x', path: 7 }, 'read', ['.']],
    ['view', 'no object', 'read', ['.']],
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

describe('the paths in a patch', () => {
  it('are those of every header, sources of moves included', () => {
    const patch =
      '*** Begin Patch\r\n*** Add File: a b.ts\r\n+x\n*** Update File: c\n*** Move to: d\n@@\n-y\n+z\n  *** Delete File: e\n*** End of File\n*** End Patch';
    expect(pathsInPatch({ input: patch })).toEqual(['a b.ts', 'c', 'd', 'e']);
  });

  it.each([
    [undefined],
    [''],
    [{ patch: '*** Add File: a' }],
    ['no headers'],
    ['*** Begin Patch\n*** Add File: a\n*** Rename File: /etc/passwd\n*** End Patch'],
  ])('are an impossible one when the patch %j is not understood', (args) => {
    expect(pathsInPatch(args)).toEqual(['']);
  });

  it('are found in a patch of a megabyte', () => {
    const patch = `*** Begin Patch\n*** Add File: a\n${'+ *** \t '.repeat(150_000)}\n*** End Patch`;
    expect(pathsInPatch(patch)).toEqual(['a']);
  });
});

it('no tool skips the permission handler or replaces one of the runtime', () => {
  const { tools } = sessionTools(spec(undefined));
  expect(
    tools.map(({ skipPermission, overridesBuiltInTool }) => ({
      skipPermission,
      overridesBuiltInTool,
    })),
  ).toEqual([{ skipPermission: undefined, overridesBuiltInTool: undefined }]);
});

it('a command waits for its turn among the calls of its message, another tool does not', async () => {
  const { tool, inputs } = aTool('bash');
  const never = { messageOf: () => undefined, turnOf: () => new Promise<void>(() => undefined) };
  const given = { ...spec(undefined), tools: [tool, aTool('squad_decide').tool] };
  const [bash, decide] = sessionTools(given, never).tools;
  const invocation = { sessionId: 's', toolCallId: 'c', toolName: '', arguments: {} };
  void bash?.handler?.({}, invocation);
  await decide?.handler?.({}, invocation);
  expect(inputs).toEqual([]);
});

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
  const turns = { messageOf: (id: string) => `message of ${id}`, turnOf: async () => undefined };
  const [tool] = sessionTools(session, turns).tools;
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
  const builtInsOf = (fileTools: SessionSpec['fileTools']) =>
    sessionTools(fileTools === undefined ? spec(aDesk().files) : { ...reader, fileTools })
      .availableTools.toArray()
      .filter((name) => name.startsWith('builtin:'));

  it.each([
    [undefined, ['view', 'create', 'edit', 'apply_patch', 'grep', 'rg', 'glob']],
    [reader.fileTools, ['view', 'grep', 'rg', 'glob']],
    [['view', 'edit'] as const, ['view', 'edit']],
    [[], []],
  ])('is offered no other: %j', (fileTools, offered) => {
    expect(builtInsOf(fileTools)).toEqual(offered.map((name) => `builtin:${name}`));
  });

  it('cannot write, at either gate', async () => {
    const { onPermissionRequest, hooks } = permissionHandlers(reader);
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
      await permissionHandlers({
        ...reader,
        ...(fileTools === undefined ? {} : { fileTools }),
      }).hooks.onPreToolUse?.({ ...call, ...patch }, session);
    expect(await reasonOf(['view'])).toMatchObject({
      permissionDecisionReason: expect.stringMatching(
        /^there is no tool apply_patch in this session, which has view\b/,
      ),
    });
    expect(await reasonOf(['create', 'edit'])).toMatchObject({
      permissionDecisionReason: expect.stringMatching(
        /^apply_patch can't be called so in this session, which has create, edit\b/,
      ),
    });
  });
});
