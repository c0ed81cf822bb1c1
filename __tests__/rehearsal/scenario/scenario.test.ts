// A scenario's model chooses by the request alone; its events change GitHub.
import { describe, expect, it } from '@jest/globals';
import { addThread, createState } from '../../../rehearsal/github/state.ts';
import { readOutputs } from '../../../rehearsal/runner.ts';
import { deliverEvent } from '../../../rehearsal/scenario/deliver-event.ts';
import {
  fillPlaceholders,
  nextTurn,
  scriptSchema,
} from '../../../rehearsal/scenario/model-script.ts';
import { openTurns } from '../../../rehearsal/scenario/turns.ts';

const script = scriptSchema.parse([
  { who: 'coordinator', steps: [{ tools: [{ name: 'squad_route' }] }, { text: 'Done.' }] },
  { who: 'Odd Nes', when: 'review', steps: [{ text: 'Reviewed.' }] },
  { who: 'Odd Nes', steps: [{ text: 'Built.' }] },
]);

const system = (content: unknown) => ({ role: 'system', content });
const user = (content: string) => ({ role: 'user', content });
const assistant = { role: 'assistant', content: '' };
const coordinator = system('You are the Squad coordinator.');
const inParts = [{ type: 'text', text: 'Intro. You are Odd Nes, a Squad agent. More.' }];
const route = { tools: [{ name: 'squad_route', arguments: {} }] };

describe('nextTurn', () => {
  it.each([
    ["a prompt without an agent's opening", [coordinator, user('x')], 'coordinator', route],
    ['a second turn', [coordinator, user('x'), assistant], 'coordinator', { text: 'Done.' }],
    ['a prompt in parts', [system(inParts), user('review it')], 'Odd Nes', { text: 'Reviewed.' }],
    ['an unmet condition', [system(inParts), user('build it')], 'Odd Nes', { text: 'Built.' }],
  ])('finds the step for %s', (_what, messages, who, step) => {
    expect(nextTurn(script, { messages })).toMatchObject({ who, step });
  });

  it('has no step for somebody the script does not know', () => {
    const messages = [system('You are Kim, a Squad agent.'), user('x')];
    expect(nextTurn(script, { messages })).toMatchObject({ who: 'Kim', turn: 0, step: undefined });
  });
});

describe('scriptSchema', () => {
  it('refuses a step that says nothing, or waits for a turn that the script does not have', () => {
    const isScript = (steps: readonly object[]) =>
      scriptSchema.safeParse([{ who: 'Fenster', steps }]).success;
    const waits = (turn: number) => ({ text: 'Built.', waitFor: { who: 'Fenster', turn } });
    expect([[{}], [waits(1)], [waits(2)]].map(isScript)).toEqual([false, true, false]);
  });
});

describe('fillPlaceholders', () => {
  it('copies the lines that a tool has shown', () => {
    const messages = [{ role: 'tool', content: '1. <<<<<<< a"b\n2. x\n3. >>>>>>> c' }];
    const argument = JSON.stringify({ old_str: '{{line <<<<<<<}}\nx\n{{line >>>>>>>}}' });
    expect(JSON.parse(fillPlaceholders(argument, { messages }))).toEqual({
      old_str: '<<<<<<< a"b\nx\n>>>>>>> c',
    });
  });
});

describe('openTurns', () => {
  it('lets a wait go on when its turn comes or has come, and gives up after a while', async () => {
    const turns = openTurns(50);
    const [second, third] = [2, 3].map((turn) => turns.wait({ who: 'Fenster', turn }));
    turns.reach({ who: 'fenster', turn: 2 });
    expect(await second).toBe(true);
    expect(await turns.wait({ who: 'Fenster', turn: 2 })).toBe(true);
    expect(await turns.wait(undefined)).toBe(true);
    expect(await third).toBe(false);
  });
});

describe('readOutputs', () => {
  it('reads one-line and many-line values', () => {
    const outputs = readOutputs('a=1=2\nb<<X\none\ntwo\nX\nc<<Y\n\nY\n');
    expect(outputs).toEqual({ a: '1=2', b: 'one\ntwo', c: '' });
  });
});

it('a label makes an issue newer, and so a second one another request', async () => {
  let minute = 0;
  const now = () => Date.UTC(2026, 10, 22, 12, minute);
  const seed = { repository: 'acme/shop', root: '/nowhere', token: 'x', roles: {}, now };
  const site = { state: createState(seed), origin: 'http://127.0.0.1' };
  addThread(site.state, { number: 7, title: 'Login', body: '', author: 'mona' });
  const times: unknown[] = [];
  for (const action of ['opened', 'labeled', 'labeled'] as const) {
    const event = { name: 'issues', action, thread: 7, author: 'mona' } as const;
    const { payload } = await deliverEvent(site, event);
    times.push(Reflect.get(Object(payload.issue), 'updated_at'));
    minute += 1;
  }
  expect(times).toEqual(['2026-11-22T12:00:00Z', '2026-11-22T12:01:00Z', '2026-11-22T12:02:00Z']);
});
