import type { PermissionRequest } from '@github/copilot-sdk';
import { describe, expect, it } from '@jest/globals';
import {
  copilotSessionConfig,
  permissionHandler,
  sessionTools,
} from '#src/adapters/copilot/copilot.ts';
import { trackCalls } from '#src/adapters/copilot/open-calls.ts';
import { USUAL_IMAGE_LIMITS } from '#src/files/image-facts.ts';
import type { SessionCall, SessionTool } from '#src/ports/agents.ts';
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
  it('has no tool that skips the permission handler, and none that gives way to one of the runtime', () => {
    const { tools } = sessionTools({ tools: [aTool('view').tool] }, deps);
    expect(tools).toMatchObject([{ overridesBuiltInTool: true, defer: 'never' }]);
    expect(tools[0]?.skipPermission).toBeUndefined();
  });
});

describe('a tool', () => {
  const idle = {
    messageOf: (id: string) => `message of ${id}`,
    turnOf: async () => undefined,
    endOf: (_id: string) => undefined,
  };

  /** What the runtime gets for a call of the tool. */
  function called(tool: SessionTool, more: object = {}, calls: Partial<typeof idle> = {}) {
    const offered = sessionTools({ tools: [tool] }, { ...deps, calls: { ...idle, ...calls } });
    return offered.tools[0]?.handler?.({}, { ...invocation, ...more });
  }

  it('learns which message called it, which images its model takes, and that its call is cancelled', async () => {
    const heard: SessionCall[] = [];
    const image = { mimeType: 'image/png', data: 'AAAA' };
    const tool: SessionTool = {
      ...aTool('view').tool,
      async call(_input, call) {
        heard.push(call);
        return { kind: 'ok', text: 'An image.', image };
      },
    };
    const { signal } = new AbortController();
    expect(await called(tool, { signal })).toEqual({
      textResultForLlm: 'An image.',
      resultType: 'success',
      binaryResultsForLlm: [{ type: 'image', ...image }],
    });
    expect(heard).toMatchObject([{ messageId: 'message of c1', imageLimits: USUAL_IMAGE_LIMITS }]);
    expect(heard[0]?.signal).toBe(signal);
  });

  it('hears of the images that its model takes, or of the usual ones where nobody lists it', async () => {
    const heard: unknown[] = [];
    const tool: SessionTool = {
      ...aTool('view').tool,
      async call(_input, { imageLimits }) {
        heard.push(imageLimits);
        return { kind: 'ok', text: '' };
      },
    };
    const limits = { mimeTypes: ['image/png'], count: 1, bytes: 63 };
    for (const model of ['short-sighted', 'unlisted']) {
      const spec = { label: 'x', systemPrompt: '', directory: '/', onEvent: () => undefined };
      const config = copilotSessionConfig(
        { ...spec, model, tools: [tool] },
        {
          credentials: { kind: 'job-token', token: 'x' },
          model: undefined,
          overflow: '/',
          calls: trackCalls(),
          models: new Map([['short-sighted', { images: limits, efforts: [] }]]),
        },
      );
      await config.tools?.[0]?.handler?.({}, invocation);
    }
    expect(heard).toEqual([limits, USUAL_IMAGE_LIMITS]);
  });

  it('lets the calls after it have their turn, also when it fails', async () => {
    const ended: string[] = [];
    const { tool } = aTool('edit', () => Promise.reject(new Error('broken')));
    const endOf = (id: string) => {
      ended.push(id);
      return undefined;
    };
    await expect(called(tool, {}, { endOf })).rejects.toThrow('broken');
    expect(ended).toEqual(['c1']);
  });

  it.each([
    ['ok', 'success'],
    ['failed', 'failure'],
    ['denied', 'denied'],
  ] as const)('whose reply is %s has the result %s', async (kind, resultType) => {
    const tool: SessionTool = { ...aTool('view').tool, call: async () => ({ kind, text: 'x' }) };
    expect(await called(tool)).toEqual({ textResultForLlm: 'x', resultType });
  });
});
