import { expect, it } from '@jest/globals';
import { createSquadStatus, type SessionView } from '#src/tools/built-in/squad-status.ts';
import { callTool, NOW } from '../a-workspace.ts';

const sessions: readonly SessionView[] = [
  {
    agent: 'hockney',
    state: 'working',
    task: 'Write tests',
    step: 'reads src/a.js',
    answer: '',
    sessionId: '0123456789abcdef',
    startedAt: NOW - 61_000,
    lastActiveAt: NOW - 1_000,
    destroyed: false,
  },
  {
    agent: 'odd-nes',
    state: 'idle',
    task: 'Look',
    step: '',
    answer: 'Fine.',
    sessionId: 'fedcba9876543210',
    startedAt: NOW - 5_000,
    lastActiveAt: NOW + 50,
    destroyed: false,
  },
  {
    agent: 'keaton',
    state: 'done',
    task: 'Build',
    step: 'edits src/a.js',
    answer: 'Built it.\n\nAll of it.',
    sessionId: '1111111122222222',
    startedAt: NOW - 90_000,
    lastActiveAt: NOW - 80_000,
    destroyed: true,
  },
];
const HOCKNEY =
  '- **hockney** [active, working] session=01234567... age=61s idle=1s: reads src/a.js';
const ODD = '- **odd-nes** [idle] session=fedcba98... age=5s idle=0s';
const KEATON = '- **keaton** [destroyed, done] session=11111111... age=90s idle=80s: Built it.';

it.each([
  {
    title: 'lists what is not destroyed',
    input: {},
    text: `**Active Sessions (2):**\n${HOCKNEY}\n${ODD}`,
  },
  {
    title: 'lists destroyed ones when asked',
    input: { includeDestroyed: true },
    text: `**Active Sessions (3):**\n${HOCKNEY}\n${ODD}\n${KEATON}`,
  },
  {
    title: 'shows states by our words or by those of Squad, and tasks',
    input: { status: 'Active', verbose: true },
    text: `**Active Sessions (1):**\n${HOCKNEY}; task: Write tests`,
  },
  {
    title: 'filters by slug or name',
    input: { agentName: 'Odd Nes' },
    text: `**Active Sessions (1):**\n${ODD}`,
  },
  {
    title: 'says that an agent has none',
    input: { agentName: 'keaton' },
    text: 'No active sessions for agent "keaton".',
  },
])('$title', async ({ input, text }) => {
  const tool = createSquadStatus(
    () => sessions,
    () => [],
  );
  expect(await callTool(tool, input)).toEqual({ kind: 'ok', text });
});

it('says that nobody is called so, and who is there', async () => {
  const keaton = { slug: 'keaton', name: 'Keaton', role: 'Lead', reviews: true, implements: true };
  const one = { ...keaton, status: 'not_started', lastActiveAt: undefined, summary: '' } as const;
  const tool = createSquadStatus(
    () => [],
    () => [one],
  );
  const textOf = async (agentName: string) => (await callTool(tool, { agentName })).text;
  expect(await textOf('tester-bot')).toBe(
    'There is no agent "tester-bot" on this squad. Available agents: keaton.',
  );
  expect(await textOf('Keaton')).toBe('No active sessions for agent "Keaton".');
});

const NOTHING = { task: '', step: '', answer: '' };

it('shows who works, waits, is idle or failed; who ended well shows only when asked for', async () => {
  const states = ['working', 'queued', 'idle', 'failed', 'stopped', 'done'] as const;
  const all = states.map(
    (state, index): SessionView => ({
      ...NOTHING,
      agent: 'keaton',
      sessionId: '1234',
      startedAt: NOW,
      lastActiveAt: NOW,
      state,
      destroyed: index > 2,
    }),
  );
  const tool = createSquadStatus(
    () => all,
    () => [],
  );
  const shown = async (input: unknown) =>
    [...(await callTool(tool, input)).text.matchAll(/\[([\w, ]+)\]/g)].map(([, state]) => state);
  const live = ['active, working', 'active, queued', 'idle', 'error, failed', 'error, stopped'];
  expect(await shown({})).toEqual(live);
  expect(await shown({ includeDestroyed: true })).toEqual([...live, 'destroyed, done']);
  expect(await shown({ status: 'error' })).toEqual(live.slice(3));
});

it('lists the coordinator only where it is asked for', async () => {
  const coordinator = { ...NOTHING, agent: 'coordinator', state: 'working', destroyed: false };
  const times = { startedAt: NOW, lastActiveAt: NOW, sessionId: '1234' };
  const tool = createSquadStatus(
    () => [{ ...coordinator, ...times, state: 'working' }],
    () => [],
  );
  expect((await callTool(tool, {})).text).toBe('No active agent sessions.');
  expect((await callTool(tool, { agentName: 'coordinator' })).text).toContain('**coordinator**');
});
