import { describe, expect, it } from '@jest/globals';
import { readRecord } from '#src/run-log/record.ts';
import {
  type CustomCall,
  EMPTY_TALLY,
  foldCustomCall,
  MAX_CUSTOM_CALLS,
  type ToolEvent,
  tallyToolCall,
  toolStats,
  ZERO_COUNT,
} from '#src/run-log/tool-calls.ts';
import { transcriptOf } from '#src/run-log/transcript.ts';

const usageIn = (record: string) => transcriptOf(readRecord(record).events);

let at = 0;

/** A call that took 10 ms; with a code it failed. */
function called(tool: string, input: object, code?: string): readonly ToolEvent[] {
  at += 1;
  const call = { session: 'hockney', callId: `${at}`, tool, at };
  const start = { kind: 'tool.start', ...call, input: JSON.stringify(input) } as const;
  return code === undefined
    ? [start, { kind: 'tool.complete', ...call, ms: 10, output: '"fine"' }]
    : [start, { kind: 'tool.failed', ...call, ms: 10, code, message: 'no' }];
}

const runs = (name: string, code?: string) => called('run_custom_tool', { tool_name: name }, code);
const run = (tools: readonly string[], ...events: readonly (readonly ToolEvent[])[]) => ({
  tools: tools.map((name) => ({ name })),
  toolCalls: events.flat().reduce(tallyToolCall, EMPTY_TALLY),
});

describe('what tools were good for', () => {
  it('adds up runs: proposals, tools, calls, those after the first, failures, builds, time', () => {
    const first = run(
      [],
      called('create_custom_tool', { name: 'lint' }),
      called('create_custom_tool', { name: '' }, 'E_TOOL_INVALID_ARGS'),
      called('squad_route', {}),
    );
    const second = run(
      ['lint', 'words'],
      runs('lint', 'E_TOOL_BUILD'),
      called('lint', {}),
      called('words', {}, 'E_TOOL'),
      runs('gone', 'E_TOOL_NOT_FOUND'),
    );
    expect(toolStats([first, second])).toEqual({
      runs: 2,
      proposed: 1,
      used: 2,
      calls: 3,
      again: 1,
      failed: 2,
      unbuilt: 1,
      ms: 30,
    });
  });

  it('is read from the records of runs alone, whatever else is in them', () => {
    const events = [...runs('lint'), ...called('words', {}, 'E_TOOL')];
    const lines = [{ kind: 'tools', tools: [{ name: 'lint' }, { name: 'words' }] }, ...events];
    const record = lines.map((line) => JSON.stringify(line)).join('\n');
    const noise = '{"kind":"note","text":"x"}\n{"kind":"tool.start","session":7}\n{"kind":"tool.st';
    const stats = toolStats([usageIn(`${noise}\n${record}\n${noise}`), usageIn('')]);
    expect(stats).toMatchObject({ runs: 2, used: 2, calls: 2, failed: 1, ms: 20 });
  });
});

describe('the calls that are shown', () => {
  const none: readonly CustomCall[] = [];
  const fold = (tools: readonly { readonly name: string }[], events: readonly ToolEvent[]) =>
    events.reduce((calls, event) => foldCustomCall(calls, event, tools), none);

  it('are those of the repository’s own tools, with what went in and came out', () => {
    const events = [
      ...called('words', { text: 'a' }),
      ...called('squad_route', {}),
      ...runs('lint', 'E'),
    ];
    expect(fold([{ name: 'words' }], events)).toMatchObject([
      { tool: 'words', input: '{"text":"a"}', ended: { ok: true, ms: 10, output: '"fine"' } },
      { tool: 'run_custom_tool lint', ended: { ok: false, output: '{"code":"E","message":"no"}' } },
    ]);
  });

  it('are the first ones: the others are only counted', () => {
    const events = Array.from({ length: MAX_CUSTOM_CALLS + 5 }, () => runs('lint')).flat();
    expect(fold([], events)).toHaveLength(MAX_CUSTOM_CALLS);
  });
});

describe('the tally of tool calls', () => {
  it('keeps calls of two sessions with one id apart', () => {
    const start = (session: string, tool: string) =>
      ({ callId: '1', at: 0, session, kind: 'tool.start', tool, input: '{}' }) as const;
    const two = [start('hockney', 'a'), start('ripley', 'b')].reduce(tallyToolCall, EMPTY_TALLY);
    const failure = { kind: 'tool.failed', ms: 1, code: 'E_TOOL', message: 'no' } as const;
    const call = { session: 'ripley', callId: '1', tool: 'b', at: 0 };
    const ended = tallyToolCall(two, { ...failure, ...call });
    expect(ended.tools).toEqual(
      new Map([
        ['a', { ...ZERO_COUNT, calls: 1 }],
        ['b', { calls: 1, failed: 1, unbuilt: 0, ms: 1 }],
      ]),
    );
    expect([...ended.running.values()]).toEqual(['a']);
  });
});
