import type { PermissionRequest } from '@github/copilot-sdk';
import { describe, expect, it } from '@jest/globals';
import { trackCalls } from '../../../src/adapters/copilot/open-calls.ts';
import { permissionHandler } from '../../../src/adapters/copilot/permissions.ts';
import { sessionTools } from '../../../src/adapters/copilot/session-tools.ts';
import { USUAL_IMAGE_LIMITS } from '../../../src/files/image-facts.ts';
import type { SessionCall, SessionTool } from '../../../src/ports/agents.ts';
import { aTool } from './a-runtime.ts';

const deps = { calls: trackCalls(), imageLimits: USUAL_IMAGE_LIMITS };
const session = { sessionId: 's', managedSettingsEnabled: false };
const invocation = { sessionId: 's', toolCallId: 'c1', toolName: '', arguments: {} };

// The runtime may send kinds and fields that the SDK's types don't have.
const request = (fields: object) => fields as unknown as PermissionRequest;

const approved = { kind: 'approve-once' };
const rejected = { kind: 'reject', feedback: 'not allowed in this session' };

describe('the permission handler', () => {
  it.each([
    [{ kind: 'custom-tool', toolName: 'squad_decide' }, approved],
    [{ kind: 'custom-tool', toolName: 'edit' }, approved],
    [{ kind: 'custom-tool', toolName: 'squad_memory' }, rejected],
    [{ kind: 'read', path: '/worktree/a' }, rejected],
    [{ kind: 'write', fileName: '/worktree/a', toolName: 'edit' }, rejected],
    [{ kind: 'shell', fullCommandText: 'id' }, rejected],
    [{ kind: 'mcp', toolName: 'squad_decide', serverName: 'x' }, rejected],
    [{ kind: 'url', url: 'https://example.com' }, rejected],
    [{ kind: 'memory', fact: 'x' }, rejected],
    [{ kind: 'hook', toolName: 'squad_decide' }, rejected],
    [{ kind: 'extension-management', operation: 'x' }, rejected],
    [{ kind: 'factory', name: 'x' }, rejected],
    [{ kind: 'extension-permission-access', extensionName: 'x' }, rejected],
    [{ kind: 'extension-env-access', extensionName: 'x' }, rejected],
    [{ kind: 'of-the-future', toolName: 'squad_decide', path: '/worktree/a' }, rejected],
  ])('decides %j', async (fields, decision) => {
    const decide = permissionHandler({ tools: [aTool('squad_decide').tool, aTool('edit').tool] });
    expect(await decide(request(fields), session)).toEqual(decision);
  });
});

describe('a session', () => {
  it('is offered its own tools, and every one of the runtime is excluded', () => {
    const names = ['view', 'grep', 'squad_decide'];
    const offered = sessionTools({ tools: names.map((name) => aTool(name).tool) }, deps);
    expect(offered.tools.map(({ name }) => name)).toEqual(names);
    expect(offered.availableTools).toMatchObject({
      items: names.map((name) => `custom:${name}`),
    });
    expect(offered.excludedTools).toMatchObject({ items: ['builtin:*'] });
  });

  it('has no tool that skips the permission handler, and none that gives way to one of the runtime', () => {
    const { tools } = sessionTools({ tools: [aTool('view').tool] }, deps);
    expect(tools).toMatchObject([{ overridesBuiltInTool: true, defer: 'never' }]);
    expect(tools[0]?.skipPermission).toBeUndefined();
  });
});

describe('a tool', () => {
  it.each(['bash', 'squad_route', 'view'])(
    'waits for its turn among the calls of its message: %s',
    async (name) => {
      const { tool, inputs } = aTool(name);
      let letRun = () => {};
      const turn = new Promise<void>((resolve) => {
        letRun = resolve;
      });
      const calls = { messageOf: () => undefined, turnOf: () => turn, endOf: () => undefined };
      const [called] = sessionTools({ tools: [tool] }, { ...deps, calls }).tools;
      const answered = called?.handler?.({}, invocation);
      await new Promise(setImmediate);
      expect(inputs).toEqual([]);
      letRun();
      await answered;
      expect(inputs).toEqual([{}]);
    },
  );

  it('learns which message called it and which images its model takes; the runtime gets its parameters and its image', async () => {
    const heard: SessionCall[] = [];
    const image = { mimeType: 'image/png', data: 'AAAA' };
    const tool: SessionTool = {
      ...aTool('view').tool,
      async call(_input, call) {
        heard.push(call);
        return { kind: 'ok', text: 'An image.', image };
      },
    };
    const turns = {
      messageOf: (id: string) => `message of ${id}`,
      turnOf: async () => undefined,
      endOf: () => undefined,
    };
    const [registered] = sessionTools({ tools: [tool] }, { ...deps, calls: turns }).tools;
    expect(registered?.parameters).toEqual(tool.inputSchema);
    expect(await registered?.handler?.({}, invocation)).toEqual({
      textResultForLlm: 'An image.',
      resultType: 'success',
      binaryResultsForLlm: [{ type: 'image', ...image }],
    });
    expect(heard).toMatchObject([{ messageId: 'message of c1', imageLimits: USUAL_IMAGE_LIMITS }]);
  });

  const idle = {
    messageOf: () => undefined,
    turnOf: async () => undefined,
    endOf: () => undefined,
  };

  it('lets the calls after it have their turn, also when it fails', async () => {
    const ended: string[] = [];
    const calls = { ...idle, endOf: (id: string) => void ended.push(id) };
    const { tool } = aTool('edit', () => Promise.reject(new Error('broken')));
    const [called] = sessionTools({ tools: [tool] }, { ...deps, calls }).tools;
    const call = async () => called?.handler?.({}, invocation);
    await expect(call()).rejects.toThrow('broken');
    expect(ended).toEqual(['c1']);
  });

  it.each([
    ['ok', 'success'],
    ['failed', 'failure'],
    ['denied', 'denied'],
  ] as const)('whose reply is %s has the result %s', async (kind, resultType) => {
    const tool: SessionTool = { ...aTool('view').tool, call: async () => ({ kind, text: 'x' }) };
    const [called] = sessionTools({ tools: [tool] }, { ...deps, calls: idle }).tools;
    expect(await called?.handler?.({}, invocation)).toEqual({ textResultForLlm: 'x', resultType });
  });

  it('learns that its call is cancelled', async () => {
    const signals: AbortSignal[] = [];
    const { tool } = aTool('bash', async (_input, signal) => {
      signals.push(signal);
      return 'ok';
    });
    const [called] = sessionTools({ tools: [tool] }, { ...deps, calls: idle }).tools;
    const { signal } = new AbortController();
    await called?.handler?.({}, { ...invocation, signal });
    expect(signals).toEqual([signal]);
    expect(signals[0]).toBe(signal);
  });
});
