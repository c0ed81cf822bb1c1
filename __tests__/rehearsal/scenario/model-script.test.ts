// The scripted model chooses by the request alone.
import { describe, expect, it } from '@jest/globals';
import { readOutputs } from '../../../rehearsal/runner.ts';
import {
  fillPlaceholders,
  nextTurn,
  scriptSchema,
} from '../../../rehearsal/scenario/model-script.ts';

const script = scriptSchema.parse([
  { who: 'coordinator', steps: [{ tools: [{ name: 'squad_route' }] }, { text: 'Done.' }] },
  { who: 'Odd Nes', when: 'review', steps: [{ text: 'Reviewed.' }] },
  { who: 'Odd Nes', steps: [{ text: 'Built.' }] },
]);

const system = (content: unknown) => ({ role: 'system', content });
const user = (content: string) => ({ role: 'user', content });
const assistant = { role: 'assistant', content: '' };

describe('nextTurn', () => {
  it('takes a prompt without an agent’s opening for the coordinator’s', () => {
    const messages = [system('You are the Squad coordinator.'), user('x')];
    expect(nextTurn(script, { messages })).toMatchObject({
      who: 'coordinator',
      step: { tools: [{ name: 'squad_route', arguments: {} }] },
    });
  });

  it('counts the answers so far to find the step', () => {
    const messages = [system('You are the Squad coordinator.'), user('x'), assistant];
    expect(nextTurn(script, { messages }).step).toMatchObject({ text: 'Done.' });
  });

  it('finds an agent’s opening inside the runtime’s own prompt, in parts', () => {
    const parts = [{ type: 'text', text: 'Intro. You are Odd Nes, a Squad agent. More.' }];
    const messages = [system(parts), user('please review this')];
    expect(nextTurn(script, { messages })).toMatchObject({
      who: 'Odd Nes',
      step: { text: 'Reviewed.' },
    });
  });

  it('takes the rule without a condition when the first message does not meet one', () => {
    const messages = [system('You are Odd Nes, a Squad agent.'), user('build this')];
    expect(nextTurn(script, { messages }).step).toMatchObject({ text: 'Built.' });
  });

  it('has no step for somebody the script does not know', () => {
    const messages = [system('You are Kim, a Squad agent.'), user('x')];
    expect(nextTurn(script, { messages })).toMatchObject({ who: 'Kim', turn: 0, step: undefined });
  });
});

describe('scriptSchema', () => {
  it('refuses a step that says nothing', () => {
    expect(scriptSchema.safeParse([{ who: 'coordinator', steps: [{}] }]).success).toBe(false);
  });
});

describe('fillIn', () => {
  it('copies the lines that a tool has shown', () => {
    const messages = [{ role: 'tool', content: '1. <<<<<<< a"b\n2. x\n3. >>>>>>> c' }];
    const argument = JSON.stringify({ old_str: '{{line <<<<<<<}}\nx\n{{line >>>>>>>}}' });
    expect(JSON.parse(fillPlaceholders(argument, { messages }))).toEqual({
      old_str: '<<<<<<< a"b\nx\n>>>>>>> c',
    });
  });
});

describe('readOutputs', () => {
  it('reads one-line and many-line values', () => {
    expect(readOutputs('a=1=2\nb<<X\none\ntwo\nX\nc<<Y\n\nY\n')).toEqual({
      a: '1=2',
      b: 'one\ntwo',
      c: '',
    });
  });
});
