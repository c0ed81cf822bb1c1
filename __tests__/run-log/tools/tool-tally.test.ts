import { describe, expect, it } from '@jest/globals';
import { EMPTY_TALLY, tallyToolCall, ZERO_COUNT } from '../../../src/run-log/tools/tool-tally.ts';

const call = { session: 'hockney', callId: '1', at: 0 } as const;
const input = '{"tool_name":"lint","arguments":{}}';
const failure = { kind: 'tool.failed', ms: 1, code: 'E_TOOL', message: 'no' } as const;

describe('the tally of tool calls', () => {
  it('counts an executable tool under its own name, and its failures', () => {
    const tool = 'run_custom_tool';
    const started = tallyToolCall(EMPTY_TALLY, { ...call, kind: 'tool.start', tool, input });
    expect([...started.tools]).toEqual([['run_custom_tool lint', { ...ZERO_COUNT, calls: 1 }]]);
    const ended = tallyToolCall(started, { ...call, ...failure, tool });
    expect([...ended.tools]).toEqual([
      ['run_custom_tool lint', { calls: 1, failed: 1, unbuilt: 0, ms: 1 }],
    ]);
    expect(ended.running.size).toBe(0);
  });

  it('keeps calls of two sessions with one id apart', () => {
    const start = (session: string, tool: string) =>
      ({ ...call, session, kind: 'tool.start', tool, input: '{}' }) as const;
    const two = [start('hockney', 'a'), start('ripley', 'b')].reduce(tallyToolCall, EMPTY_TALLY);
    const ended = tallyToolCall(two, { ...call, ...failure, session: 'ripley', tool: 'b' });
    expect(ended.tools).toEqual(
      new Map([
        ['a', { ...ZERO_COUNT, calls: 1 }],
        ['b', { calls: 1, failed: 1, unbuilt: 0, ms: 1 }],
      ]),
    );
    expect([...ended.running.values()]).toEqual(['a']);
  });
});
