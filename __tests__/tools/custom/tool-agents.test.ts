import { describe, expect, it } from '@jest/globals';
import { describeToolAgents, wantedTools } from '../../../src/tools/custom/tool-agents.ts';

const hockney = (...lists: readonly (readonly string[] | undefined)[]) => ({
  name: 'Hockney',
  lists,
});
const ripley = { name: 'Ripley', lists: [undefined, undefined] };

describe('who may use a tool', () => {
  it('is every agent whose lists all name it, or that has no list', () => {
    expect(describeToolAgents('lint', [hockney(undefined, undefined), ripley])).toBe('every agent');
    expect(describeToolAgents('lint', [hockney(['li*'], ['lint']), ripley])).toBe('every agent');
    expect(describeToolAgents('lint', [hockney(['lint'], ['words']), ripley])).toBe('Ripley');
    expect(describeToolAgents('lint', [hockney([])])).toBe('nobody');
    expect(describeToolAgents('lint', [])).toBe('nobody');
  });

  it('is asked for all agents at once: each name once, or all where one has no list', () => {
    expect(wantedTools([hockney(['words', 'li*']), hockney(['li*'])])).toEqual(['words', 'li*']);
    expect(wantedTools([hockney(['words']), ripley])).toBeUndefined();
    expect(wantedTools([])).toEqual([]);
  });

  it('counts run_custom_tool for every executable tool, and for no other', () => {
    const agents = [hockney(['run_custom_tool'])];
    expect(describeToolAgents('lint', agents, 'executable')).toBe('every agent');
    expect(describeToolAgents('lint', agents, 'module')).toBe('nobody');
  });
});
