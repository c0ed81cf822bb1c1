import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { encodeSpans } from '../../../src/run-log/spans/otlp.ts';
import { spanOfRun } from '../../../src/run-log/spans/run-spans.ts';

const started = {
  kind: 'run.started',
  request: 'the words of the request',
  asked: 'the words of the request',
  actor: 'mona',
  trigger: 'comment-12',
  repository: 'acme/shop',
  thread: 7,
  at: 1_000,
};
const call = { session: 'fenster', callId: 'c1', tool: 'view' };
const record = [
  { ...started, trigger: 'comment-1', at: 1 },
  started,
  {
    kind: 'agent.spawned',
    session: 'fenster',
    agent: 'fenster',
    name: 'Fenster',
    task: 'words',
    at: 1_100,
  },
  {
    kind: 'usage',
    session: 'fenster',
    model: 'gpt',
    inputTokens: 100,
    outputTokens: 10,
    at: 1_150,
  },
  { kind: 'tool.start', ...call, input: 'words', at: 1_200 },
  { kind: 'agent.said', session: 'fenster', text: 'words', at: 1_201 },
  { kind: 'tool.complete', ...call, ms: 50, output: 'words', at: 1_250 },
  {
    kind: 'usage',
    session: 'fenster',
    model: 'gpt',
    inputTokens: 200,
    outputTokens: 20,
    at: 1_300,
  },
  { kind: 'tool.start', ...call, callId: 'c2', tool: 'edit', input: '', at: 1_300 },
  {
    kind: 'tool.failed',
    ...call,
    callId: 'c2',
    code: 'E_TOOL',
    message: 'words',
    ms: 5,
    at: 1_305,
  },
  { kind: 'tool.start', ...call, callId: 'c3', input: '', at: 1_310 },
  { kind: 'agent.stopped', session: 'fenster', reason: 'words', at: 1_400 },
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
    const run = spanOfRun(lines(record));
    const body = JSON.parse(encodeSpans(run ?? fail(), { 'service.name': 'squad' }, randomBytes));
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
    expect(spans.map((span: { parentSpanId: string }) => span.parentSpanId.slice(0, 2))).toEqual([
      '',
      '02',
      '03',
      '03',
      '03',
    ]);
    expect(spans[1].status).toEqual({ code: 2 });
    expect(new Set(spans.map((span: { traceId: string }) => span.traceId)).size).toBe(1);
  });
});

function fail(): never {
  throw new Error('There is no run.');
}
