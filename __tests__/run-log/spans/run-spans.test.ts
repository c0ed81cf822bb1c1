import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { encodeSpans, spanOfRun } from '#src/run-log/spans.ts';

const session = 'fenster';
const started = { kind: 'run.started', request: 'words', asked: 'words', actor: 'mona' };
const run = { ...started, trigger: 'comment-12', repository: 'acme/shop', thread: 7 };
const usage = { kind: 'usage', session, model: 'gpt', inputTokens: 100, outputTokens: 10 };
const call = { session, callId: 'c1', tool: 'view', input: 'words' };
const failure = { code: 'E_TOOL', message: 'words', ms: 5 };
const record = [
  { ...run, trigger: 'comment-1', at: 1 },
  { ...run, at: 1_000 },
  { kind: 'agent.spawned', session, agent: 'fenster', name: 'Fenster', task: 'words', at: 1_100 },
  { ...usage, at: 1_150 },
  { kind: 'tool.start', ...call, at: 1_200 },
  { kind: 'agent.said', session, text: 'words', at: 1_201 },
  { kind: 'tool.complete', ...call, ms: 50, output: 'words', at: 1_250 },
  { ...usage, inputTokens: 200, outputTokens: 20, at: 1_300 },
  { kind: 'tool.start', ...call, callId: 'c2', tool: 'edit', at: 1_300 },
  { kind: 'tool.failed', ...call, ...failure, callId: 'c2', at: 1_305 },
  { kind: 'tool.start', ...call, callId: 'c3', at: 1_310 },
  { kind: 'agent.stopped', session, reason: 'words', at: 1_400 },
  { kind: 'run.ended', outcome: 'changed', at: 1_500 },
];
const lines = (events: readonly object[]) =>
  events.map((event) => JSON.stringify(event)).join('\n');

describe('the spans of a run', () => {
  it('are the run, its sessions and their calls, by the names of the conventions', () => {
    expect(spanOfRun(lines(record))).toMatchObject({
      name: 'invoke_agent squad',
      startedAt: 1_000,
      endedAt: 1_500,
      isError: false,
      attributes: {
        'gen_ai.operation.name': 'invoke_agent',
        'squad.trigger': 'comment-12',
        'squad.outcome': 'changed',
      },
      children: [
        {
          name: 'invoke_agent Fenster',
          startedAt: 1_100,
          endedAt: 1_400,
          isError: true,
          attributes: {
            'gen_ai.agent.name': 'Fenster',
            'gen_ai.request.model': 'gpt',
            'gen_ai.usage.input_tokens': 300,
            'gen_ai.usage.output_tokens': 30,
            'error.type': 'agent.stopped',
          },
          children: [
            { name: 'execute_tool view', startedAt: 1_200, endedAt: 1_250, isError: false },
            { name: 'execute_tool edit', attributes: { 'error.type': 'E_TOOL' } },
            {
              name: 'execute_tool view',
              endedAt: 1_400,
              attributes: { 'error.type': 'unfinished' },
            },
          ],
        },
      ],
    });
  });

  it('hold no words of people, models or tools', () => {
    expect(JSON.stringify(spanOfRun(lines(record)))).not.toContain('words');
  });

  it('are read from what there is of a record, and are none of no record', () => {
    const text = lines(record);
    fc.assert(
      fc.property(fc.nat(text.length), (length) => {
        expect(() => spanOfRun(text.slice(0, length))).not.toThrow();
      }),
    );
    expect(spanOfRun('')).toBeUndefined();
    expect(spanOfRun('{"kind":"note"}\n')).toBeUndefined();
  });
});

describe('the body of the request', () => {
  it('names each span and what it is part of, with times in nanoseconds and numbers as text', () => {
    let next = 0;
    const randomBytes = (count: number) => {
      next += 1;
      return new Uint8Array(count).fill(next);
    };
    const span = spanOfRun(lines(record));
    const body = JSON.parse(encodeSpans(span ?? fail(), { 'service.name': 'squad' }, randomBytes));
    const [{ resource, scopeSpans }] = body.resourceSpans;
    expect(resource.attributes).toEqual([{ key: 'service.name', value: { stringValue: 'squad' } }]);
    const { spans } = scopeSpans[0];
    expect(spans[0]).toMatchObject({
      traceId: '01'.repeat(16),
      spanId: '02'.repeat(8),
      parentSpanId: '',
      kind: 1,
      startTimeUnixNano: '1000000000',
      endTimeUnixNano: '1500000000',
      status: {},
    });
    expect(spans[0].attributes).toContainEqual({ key: 'squad.thread', value: { intValue: '7' } });
    const parents = spans.map((span: { parentSpanId: string }) => span.parentSpanId.slice(0, 2));
    expect(parents).toEqual(['', '02', '03', '03', '03']);
    expect(spans[1].status).toEqual({ code: 2 });
    expect(new Set(spans.map((span: { traceId: string }) => span.traceId)).size).toBe(1);
  });
});

function fail(): never {
  throw new Error('There is no run.');
}
