import { getEventListeners, setMaxListeners } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import { defineTool, hiddenArgument, type ToolConfig } from '#src/tools/pipeline/define-tool.ts';
import { bindTool } from '#src/tools/pipeline/run-tool.ts';
import { ok, type ToolResult } from '#src/tools/pipeline/tool-result.ts';
import { aRun, callTool, NOW, SECRET } from '../a-workspace.ts';

const parameters = z.strictObject({
  text: z.string().default('').describe('Any text.'),
  token: z.string().optional().describe('Never recorded.'),
});

type Handler = ToolConfig<typeof parameters>['handler'];

function anEcho(handler: Handler, limits = {}) {
  return defineTool('echo', {
    description: 'Says it again.',
    parameters,
    aliases: { say: 'text' },
    limits,
    handler,
  });
}

/** Removes what only weak references hold, as happens at any time in a run. */
async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  for (let round = 0; round < 2; round += 1) {
    await setImmediate();
    runInNewContext('gc()');
  }
}

const echo = anEcho(async ({ text }) => ok(text));

describe('arguments', () => {
  it('refuses bad arguments before the handler and names the field', async () => {
    let calls = 0;
    const tool = anEcho(async () => {
      calls += 1;
      return ok('');
    });
    const reply = await callTool(tool, { text: 7 });
    expect({ reply, calls }).toEqual({
      reply: {
        kind: 'failed',
        text: 'E_TOOL_INVALID_ARGS: text: Invalid input: expected string, received number; call echo again with arguments that fit its schema',
      },
      calls: 0,
    });
  });

  it('names an unknown argument, __proto__ included', async () => {
    const input: unknown = JSON.parse('{"text":"a","__proto__":{"polluted":true}}');
    const reply = await callTool(echo, input);
    expect(reply.text).toContain('unknown argument "__proto__"');
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it.each([null, [], 'x', 3, undefined])('asks for an object instead of %p', async (input) => {
    const reply = await callTool(echo, input);
    expect(reply.text).toContain('the arguments must be one object');
  });

  it('takes plain texts as the number, the boolean or the list that they mean', async () => {
    const given: unknown[] = [];
    const tool = defineTool('takes', {
      description: 'Takes anything.',
      parameters: z.object({
        count: z.int().max(50).optional(),
        share: z.number().optional(),
        force: z.boolean().optional(),
        files: z.array(z.string()).optional(),
      }),
      handler: async (args) => {
        given.push(args);
        return ok('');
      },
    });
    await callTool(tool, { count: '30', share: ' 0.5', force: 'False', files: 'src/a.js' });
    expect(given).toEqual([{ count: 30, share: 0.5, force: false, files: ['src/a.js'] }]);
    for (const unclear of [
      { count: '3x' },
      { count: '99' },
      { force: 'yes' },
      { files: '["a"]' },
    ]) {
      expect((await callTool(tool, unclear)).text).toMatch(/^E_TOOL_INVALID_ARGS: /);
    }
    expect(given).toHaveLength(1);
  });

  it('shows a model no pattern, no null and no bound', () => {
    const { inputSchema } = defineTool('shown', {
      description: '',
      parameters: z.object({
        name: z.string().regex(/a/).regex(/b/),
        line: z.int().min(1).nullish(),
      }),
      handler: async () => ok(''),
    });
    expect(inputSchema.properties).toEqual({
      name: { type: 'string' },
      line: { type: 'integer' },
    });
  });

  it('shows a model no hidden argument, and other kinds of union as they are', async () => {
    const tool = defineTool('shown', {
      description: '',
      parameters: z.object({
        hidden: hiddenArgument(z.string().optional()),
        either: z.union([z.array(z.string()), z.int(), z.null()]).optional(),
        both: z.union([z.array(z.string()), z.int()]).optional(),
      }),
      handler: async ({ hidden }) => ok(`got ${hidden}`),
    });
    const list = { type: 'array', items: { type: 'string' } };
    const int = { type: 'integer' };
    expect(tool.inputSchema.properties).toEqual({
      either: { anyOf: [list, int, { type: 'null' }] },
      both: { anyOf: [list, int] },
    });
    expect((await callTool(tool, { hidden: 'it' })).text).toBe('got it');
  });

  it('notes what a lenient tool ignores before the result', async () => {
    const handler = async () => ok('done');
    const tool = defineTool('a', { description: '', parameters: z.object({}), handler });
    expect((await callTool(tool, { more: 1 })).text).toBe(
      'Ignored, because there is no such argument: "more".\n\ndone',
    );
    expect((await callTool(tool, {})).text).toBe('done');
  });

  it('folds an alias before validation', async () => {
    expect(await callTool(echo, { say: 'hi' })).toEqual({ kind: 'ok', text: 'hi' });
  });
});

describe('handler', () => {
  const hostile: unknown[] = [
    new Error('boom'),
    'a string',
    undefined,
    null,
    Object.create(null),
    { toString: 'no' },
    Symbol('s'),
  ];

  it.each(hostile.map((thrown, index) => ({ thrown, index })))(
    'survives a handler that throws hostile thing $index',
    async ({ thrown }) => {
      const tool = anEcho(() => {
        throw thrown;
      });
      const run = aRun();
      const reply = await callTool(tool, {}, run);
      expect(reply.kind).toBe('failed');
      expect(reply.text).toMatch(/^E_TOOL(?:_OUTPUT)?: .+; .+/);
      expect(run.events.map((event) => event.kind)).toEqual(['tool.start', 'tool.failed']);
    },
  );

  it('ends a handler that never settles, and tells it by its signal', async () => {
    const seen: AbortSignal[] = [];
    const tool = anEcho(
      (_args, call) => {
        seen.push(call.signal);
        return new Promise<ToolResult>(() => undefined);
      },
      { timeoutMs: 5_000 },
    );
    const slept: number[] = [];
    const run = aRun({
      sleep: async (ms) => {
        slept.push(ms);
      },
    });
    const reply = await callTool(tool, {}, run);
    expect(reply).toEqual({
      kind: 'failed',
      text: 'E_TOOL_TIMEOUT: echo did not finish within 5 s; go on without it',
    });
    expect({ slept, aborted: seen[0]?.aborted }).toEqual({ slept: [5_000], aborted: true });
  });

  it('ends with the call’s signal', async () => {
    const stop = new AbortController();
    const tool = anEcho(() => new Promise<ToolResult>(() => undefined));
    const reply = bindTool(tool, aRun()).call({}, { id: '1', signal: stop.signal });
    stop.abort();
    expect((await reply).text).toMatch(/^E_TOOL_ABORTED: /);
  });

  it('leaves no listener on a signal that many calls share, even if memory is tidied meanwhile', async () => {
    const { signal } = new AbortController();
    setMaxListeners(20, signal);
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const tool = bindTool(
      anEcho(async () => {
        await ended;
        return ok('');
      }),
      aRun(),
    );
    const replies = Array.from({ length: 20 }, (_, id) => tool.call({}, { id: `${id}`, signal }));
    await collectGarbage();
    end();
    await Promise.all(replies);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('starts nothing for a call that was cancelled before', async () => {
    let calls = 0;
    const tool = anEcho(async () => {
      calls += 1;
      return ok('');
    });
    const reply = await bindTool(tool, aRun()).call({}, { id: '1', signal: AbortSignal.abort() });
    expect({ calls, text: reply.text }).toEqual({
      calls: 0,
      text: expect.stringMatching(/^E_TOOL_ABORTED: /),
    });
  });

  it('answers even when the run itself breaks', async () => {
    const run = aRun({
      emit: () => {
        throw new Error('no record');
      },
    });
    expect((await callTool(echo, {}, run)).kind).toBe('failed');
  });
});

describe('result', () => {
  it('masks what the model reads', async () => {
    expect(await callTool(echo, { text: `key ${SECRET}` })).toEqual({
      kind: 'ok',
      text: 'key ***',
    });
  });

  it('cuts any text to 10,000 bytes with its notice and tears no character', async () => {
    const character = fc.constantFrom('a', 'é', '漢', '🙂', '👩‍👩‍👧', '\ud83d');
    await fc.assert(
      fc.asyncProperty(fc.array(character, { minLength: 1, maxLength: 40 }), async (unit) => {
        const text = unit.join('').repeat(Math.ceil(10_001 / unit.length));
        const reply = await callTool(echo, { text });
        const whole = Buffer.from(text).toString();
        const [shown = '', notice = ''] = reply.text.split('\n[cut: ');
        expect(Buffer.byteLength(reply.text)).toBeLessThanOrEqual(10_000);
        expect(Buffer.byteLength(reply.text)).toBeGreaterThan(9_990);
        expect(whole.startsWith(shown)).toBe(true);
        expect(notice).toBe(
          `this text has ${Buffer.byteLength(text)} bytes, at most 10000 are shown]`,
        );
      }),
      { numRuns: 50 },
    );
  });
});

describe('record', () => {
  it('records start and end with the time between them', async () => {
    const times = [NOW, NOW + 40];
    const run = aRun({ now: () => times.shift() ?? 0 });
    await callTool(echo, { text: 'hi' }, run);
    const facts = { session: 'hockney-2', callId: 'call-1', tool: 'echo' };
    expect(run.events).toEqual([
      { kind: 'tool.start', ...facts, input: '{"text":"hi"}' },
      { kind: 'tool.complete', ...facts, ms: 40, output: '"hi"' },
    ]);
  });

  it('redacts private arguments, masks the rest and cuts its middle at 1,024', async () => {
    const run = aRun();
    await callTool(echo, { token: 'abc', text: `${SECRET}${'x'.repeat(2_000)}` }, run);
    const [start] = run.events;
    const input = start?.kind === 'tool.start' ? start.input : '';
    expect(input).toMatch(/^\{"token":"\[redacted\]","text":"\*\*\*x+\.\.\.x+"\}$/);
    expect(input).toHaveLength(1_024);
  });

  it.each([
    'content',
    'searchQuery',
    'API_TOKEN',
    'secrets',
    'password',
    'sshKey',
    'authorization',
  ])('redacts %s at any depth', async (name) => {
    const run = aRun();
    await callTool(echo, { deep: [{ [name]: { inner: 'abc' } }] }, run);
    expect(JSON.stringify(run.events)).not.toContain('abc');
  });

  it('records what the tool said, short, and not what only looks harmless to the mask', async () => {
    const run = aRun({ holdsSecret: (text) => text.includes('s e c r e t') });
    await callTool(echo, { text: 'x'.repeat(3_000) }, run);
    await callTool(echo, { text: 's e c r e t' }, run);
    expect(run.events).toMatchObject([
      { kind: 'tool.start' },
      { kind: 'tool.complete', output: `"${'x'.repeat(1_371)}...${'x'.repeat(624)}"` },
      { input: '[not shown: it seems to contain a secret]' },
      { output: '[not shown: it seems to contain a secret]' },
    ]);
  });

  it('survives an input that is no JSON', async () => {
    const cycle: Record<string, unknown> = {};
    cycle.self = cycle;
    const run = aRun();
    expect((await callTool(echo, cycle, run)).kind).toBe('failed');
    expect(run.events[0]).toMatchObject({ input: '[not readable]' });
  });
});
