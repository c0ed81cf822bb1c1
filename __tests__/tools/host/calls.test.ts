import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import {
  type HandlerContext,
  type MessageSource,
  type ToolContext,
  tool,
} from '#src/tools/authoring.ts';
import type { CandidateFile } from '#src/tools/host/discover-files.ts';
import type { LoadedTool, ToolCallScope, ToolOrProblem } from '#src/tools/host/loaded-tool.ts';
import { readModule } from '#src/tools/host/module-tools.ts';
import { readHandlers } from '#src/tools/host/resource-tools.ts';

const origin = { scope: 'local', path: '.squad/tools/a.ts', commit: 'c', sha256: '0' } as const;
const folder = { root: '/r', scope: 'local', shownAs: '.squad/tools', commit: 'c' } as const;
const file: CandidateFile = {
  path: '/r/tools/a.ts',
  folder,
  shownAs: '.squad/tools/a.ts',
  text: '',
  origin,
};

const lines: string[] = [];
const logger: Console = Object.assign(Object.create(console), {
  info: (line: string) => void lines.push(line),
});

function aCall(toolCallId = 'call-1'): ToolCallScope & { readonly giveUp: () => void } {
  const gaveUp = new AbortController();
  const context = {
    sessionId: 's-1',
    messageId: 'm-1',
    agent: 'copilot',
    agentName: 'Hockney',
    instanceKey: 'hockney-1',
    turnId: 't-1',
    traceId: 'trace',
    toolCallId,
    workdir: '/w',
  };
  return {
    context,
    signal: gaveUp.signal,
    logger,
    runtime: undefined,
    giveUp: () => gaveUp.abort(),
  };
}

async function aModule(exported: object): Promise<LoadedTool> {
  return only(readModule(file, { default: exported }));
}

function aResource(handler: (ctx: HandlerContext, input: unknown) => unknown): LoadedTool {
  const exports = [{ name: 'b', description: 'B', parameters: { type: 'object' } }];
  const resource = {
    file,
    name: 'a',
    place: '',
    entry: 'tools/a.ts',
    errorChars: undefined,
    exports,
  };
  return only(readHandlers(resource, { handlers: { b: handler } }, ''));
}

function only([loaded, ...others]: readonly ToolOrProblem[]): LoadedTool {
  expect(others).toEqual([]);
  if (loaded === undefined || 'code' in loaded) throw new Error('nothing was loaded');
  return loaded;
}

describe('a call of a module', () => {
  it('tells it who calls, where, and when to stop', async () => {
    const seen: ToolContext[] = [];
    const execute = async (_: unknown, context: ToolContext) => {
      seen.push(context);
      context.metadata({ title: 'half' });
      await context.ask({ permission: 'read', patterns: ['*'], always: [], metadata: {} });
      return '';
    };
    const { run } = await aModule(tool({ description: 'x', args: {}, execute }));
    const call = aCall();
    await run({}, call);
    const [context] = seen;
    expect(context).toMatchObject({ sessionID: 's-1', messageID: 'm-1', agent: 'copilot' });
    expect(context).toMatchObject({ directory: '/w', worktree: '/w' });
    expect(context?.abort.aborted).toBe(false);
    call.giveUp();
    expect(context?.abort.aborted).toBe(true);
    expect(lines.at(-1)).toBe('{"title":"half"}');
  });

  it('checks the arguments, and passes on what zod made of them', async () => {
    const args = { n: z.coerce.number().int(), level: z.enum(['a', 'b']).default('a') };
    const { tool: definition, run } = await aModule({ description: 'x', args, execute: echo });
    expect(definition.inputSchema.properties).toMatchObject({ n: { type: ['integer', 'string'] } });
    expect(await run({ n: '4', more: 1 }, aCall())).toMatchObject({ data: { n: 4, level: 'a' } });
    expect(await run({ n: 'x' }, aCall())).toMatchObject({ code: 'E_TOOL_INVALID_ARGS' });
  });

  it('refuses a generator with a word about it', async () => {
    const execute = async function* () {
      yield 'a';
    };
    const { run } = await aModule({ description: 'x', args: {}, execute });
    expect(await run({}, aCall())).toMatchObject({ kind: 'failed', code: 'E_TOOL_OUTPUT' });
  });
});

const echo = (args: unknown) => args;

describe("a call of a resource's export", () => {
  it('tells it who calls, and nothing else', async () => {
    const seen: HandlerContext[] = [];
    const { run } = aResource((ctx) => void seen.push(ctx));
    await run({ x: 1 }, aCall());
    const [context] = seen;
    expect(new Set(Object.keys(context ?? {}))).toEqual(MEMBERS);
    expect(context).toMatchObject({ workdir: '/w', agentName: 'Hockney', traceId: 'trace' });
    expect(Object.isFrozen(context)).toBe(true);
  });

  it('shows it the message that holds the call, each call its own', async () => {
    const seen: HandlerContext[] = [];
    const { run } = aResource((ctx) => void seen.push(ctx));
    await Promise.all([run({ x: 1 }, aCall('one')), run({}, aCall('other'))]);
    expect(seen.map(({ toolCallId }) => toolCallId)).toEqual(['one', 'other']);
    const message = seen[0]?.message;
    const source: MessageSource = { type: 'assistant', stepId: 'm-1' };
    expect(message).toMatchObject({ id: 'm-1', source });
    expect(message?.createdAt).toBeInstanceOf(Date);
    const call = { type: 'tool-call', toolCallId: 'one', toolName: 'a__b', input: { x: 1 } };
    expect(message?.data).toEqual({ role: 'assistant', content: [call] });
  });

  it.each([
    ['nothing', undefined, 'null'],
    ['a function', () => 1, 'null'],
    ['a date', new Date(0), '"1970-01-01T00:00:00.000Z"'],
    ['a bigint', 5n, '"5"'],
  ])('shows the model JSON of %s', async (_, value, text) => {
    const { run } = aResource(() => value);
    expect(await run({}, aCall())).toMatchObject({ kind: 'ok', text });
  });
});

const MEMBERS = new Set([
  ...['agentName', 'instanceKey', 'logger', 'message', 'toolCallId', 'traceId', 'turnId'],
  'workdir',
]);
