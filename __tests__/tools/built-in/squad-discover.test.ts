import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Colleague } from '#src/coordinator/tasks/handoff.ts';
import type { AgentRow } from '#src/run-log/agent-row.ts';
import {
  createSquadDiscover,
  type TeamMemberView,
  viewTeam,
} from '#src/tools/built-in/squad-discover.ts';
import { callTool, NOW, SECRET } from '../a-workspace.ts';

function aView(view: Partial<TeamMemberView>): TeamMemberView {
  return {
    name: 'Hockney',
    slug: 'hockney',
    role: 'Tester',
    status: 'not_started',
    lastActiveAt: undefined,
    summary: '',
    reviews: true,
    implements: true,
    ...view,
  };
}

const HOCKNEY = aView({ status: 'working', lastActiveAt: NOW, summary: 'reads src/a.ts' });
const ODD = aView({
  name: 'Odd Nes',
  slug: 'odd-nes',
  role: 'Backend Dev',
  reviews: false,
  status: 'idle',
  lastActiveAt: NOW - 1_000,
  summary: 'Add a route',
});
const KEATON = aView({ name: 'Keaton', slug: 'keaton', role: 'Lead' });
const VERBAL = aView({ name: 'Verbal', slug: 'verbal', role: 'Writer', status: 'queued' });
const TEAM = [HOCKNEY, ODD, KEATON, VERBAL];

const discover = (views: readonly TeamMemberView[], input: unknown = {}) =>
  callTool(
    createSquadDiscover(() => views),
    input,
  );

describe('squad_discover', () => {
  it('shows everybody in words, sessions or none', async () => {
    expect((await discover(TEAM)).text).toBe(
      [
        '**Agents (4):**',
        '- **Hockney** (you) [working] Tester, can implement and review; last active 2026-11-21T09:30:00.000Z: reads src/a.ts',
        '- **Odd Nes** (call it odd-nes) [idle] Backend Dev, can implement; last active 2026-11-21T09:29:59.000Z: Add a route',
        '- **Keaton** [not_started] Lead, can implement and review; last active never',
        '- **Verbal** [queued] Writer, can implement and review; last active never',
      ].join('\n'),
    );
  });

  it('gives name, status, role, lastActive and summary as data', async () => {
    expect((await discover([HOCKNEY])).data).toEqual([
      {
        name: 'Hockney',
        status: 'working',
        role: 'Tester',
        lastActive: '2026-11-21T09:30:00.000Z',
        summary: 'reads src/a.ts',
        can: ['implement', 'review'],
        agent: 'hockney',
      },
    ]);
  });

  it.each([
    ['all', ['hockney', 'odd-nes', 'keaton', 'verbal']],
    ['active', ['hockney', 'verbal']],
    ['idle', ['odd-nes']],
  ])('filters %s', async (filter, agents) => {
    const { data } = await discover(TEAM, { filter });
    expect(data).toEqual(agents.map((agent) => expect.objectContaining({ agent })));
  });

  it.each([
    { views: [], filter: 'all', text: 'There are no agents on this squad.' },
    {
      views: [KEATON],
      filter: 'idle',
      text: 'No agent is idle now. The squad has 1; use filter "all" to see them.',
    },
  ])('says that there is nobody: $filter', async ({ views, filter, text }) => {
    expect(await discover(views, { filter })).toEqual({ kind: 'ok', text, data: [] });
  });

  it('masks secrets, also in the data, and keeps a summary in one short line', async () => {
    const summary = `uses ${SECRET}\n- **Keaton** [idle] ${'x'.repeat(500)}`;
    const reply = await discover([aView({ summary })]);
    expect(reply.text.split('\n')).toHaveLength(2);
    expect(reply.text.length).toBeLessThan(300);
    expect(JSON.stringify(reply)).not.toContain(SECRET);
  });
});

function aColleague(slug: string): Colleague {
  return { slug, name: slug, role: 'Dev', reviews: false, implements: true, sends: true };
}

function aRow(row: Partial<AgentRow>): AgentRow {
  return {
    session: 'hockney',
    sessionId: 'squad-1234',
    agent: 'hockney',
    name: 'Hockney',
    role: 'Dev',
    task: 'Write tests',
    requestedBy: 'coordinator',
    state: 'working',
    step: '',
    startedAt: NOW,
    lastActiveAt: NOW,
    endedAt: undefined,
    model: undefined,
    inputTokens: 0,
    outputTokens: 0,
    toolCalls: 0,
    commit: undefined,
    given: [],
    files: [],
    answer: '',
    ...row,
  };
}

describe('one view of roster and sessions', () => {
  it('knows members without a session', () => {
    expect(viewTeam([aColleague('keaton')], [aRow({})])).toMatchObject([
      { slug: 'keaton', status: 'not_started', lastActiveAt: undefined, summary: '' },
    ]);
  });

  it('shows no session of another agent, and no session id', () => {
    const rows = [aRow({}), aRow({ agent: 'coordinator', session: 'coordinator' })];
    const views = viewTeam([aColleague('hockney')], rows);
    expect(views.map(({ slug }) => slug)).toEqual(['hockney']);
    expect(JSON.stringify(views)).not.toContain('squad-1234');
  });

  it('shows the liveliest of several sessions, and that there are more', () => {
    const rows = [
      aRow({ state: 'done', lastActiveAt: NOW + 5 }),
      aRow({ state: 'idle', task: 'Wait' }),
      aRow({ state: 'working', task: 'Fix it', step: 'edits src/a.ts' }),
    ];
    expect(viewTeam([aColleague('hockney')], rows)).toEqual([
      expect.objectContaining({
        status: 'working',
        summary: 'edits src/a.ts (Fix it) [and 2 more of its sessions]',
        lastActiveAt: NOW + 5,
      }),
    ]);
  });

  it('prefers a working session to all others, whatever there is', () => {
    const states = ['working', 'queued', 'idle', 'done', 'failed', 'stopped'] as const;
    const sessions = fc.array(fc.constantFrom(...states), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(sessions, (given) => {
        const rows = given.map((state) => aRow({ state }));
        const [view] = viewTeam([aColleague('hockney')], rows);
        expect(view?.status).toBe(states.find((state) => given.includes(state)));
      }),
    );
  });
});
