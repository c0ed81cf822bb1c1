import { expect, it } from '@jest/globals';
import { createSquadStatus, type SessionView } from '../../../src/tools/built-in/squad-status.ts';
import { callTool, NOW } from '../a-workspace.ts';

const sessions: readonly SessionView[] = [
  {
    agent: 'hockney',
    state: 'working',
    sessionId: '0123456789abcdef',
    startedAt: NOW - 61_000,
    lastActiveAt: NOW - 1_000,
    destroyed: false,
  },
  {
    agent: 'odd-nes',
    state: 'idle',
    sessionId: 'fedcba9876543210',
    startedAt: NOW - 5_000,
    lastActiveAt: NOW + 50,
    destroyed: false,
  },
  {
    agent: 'keaton',
    state: 'done',
    sessionId: '1111111122222222',
    startedAt: NOW - 90_000,
    lastActiveAt: NOW - 80_000,
    destroyed: true,
  },
];
const HOCKNEY = '- **hockney** [working] session=01234567... age=61s idle=1s';
const ODD = '- **odd-nes** [idle] session=fedcba98... age=5s idle=0s';
const KEATON = '- **keaton** [done] session=11111111... age=90s idle=80s';

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
  const tool = createSquadStatus({ sessions: () => sessions });
  expect(await callTool(tool, input)).toEqual({ kind: 'ok', text });
});

it('says that there are none', async () => {
  const tool = createSquadStatus({ sessions: () => [] });
  expect(await callTool(tool, {})).toEqual({ kind: 'ok', text: 'No active agent sessions.' });
});

it('shows who works, waits and is idle; who has ended shows only when asked for', async () => {
  const states = ['working', 'queued', 'idle', 'done', 'failed', 'stopped'] as const;
  const all = states.map(
    (state, index): SessionView => ({
      agent: 'keaton',
      sessionId: '1234',
      startedAt: NOW,
      lastActiveAt: NOW,
      state,
      destroyed: index > 2,
    }),
  );
  const tool = createSquadStatus({ sessions: () => all });
  const shown = async (input: unknown) =>
    [...(await callTool(tool, input)).text.matchAll(/\[(\w+)\]/g)].map(([, state]) => state);
  expect(await shown({})).toEqual(states.slice(0, 3));
  expect(await shown({ includeDestroyed: true })).toEqual(states);
});

it('shows no session id for a queued agent', async () => {
  const queued = { agent: 'keaton', state: 'queued', sessionId: '', destroyed: false } as const;
  const times = { startedAt: NOW - 2_000, lastActiveAt: NOW - 2_000 };
  const tool = createSquadStatus({ sessions: () => [{ ...queued, ...times }] });
  expect((await callTool(tool, {})).text).toBe(
    '**Active Sessions (1):**\n- **keaton** [queued] session=none age=2s idle=2s',
  );
});

it('refuses arguments of the wrong kind', async () => {
  const tool = createSquadStatus({ sessions: () => sessions });
  expect((await callTool(tool, { includeDestroyed: 'yes' })).text).toMatch(
    /^E_TOOL_INVALID_ARGS: includeDestroyed: /,
  );
});
