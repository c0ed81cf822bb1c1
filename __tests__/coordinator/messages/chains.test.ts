// What follows from one assignment: hops, circles, sessions that are asked again, and work that is shared on the way.
import { describe, expect, it } from '@jest/globals';
import type { Colleague } from '#src/coordinator/tasks/handoff.ts';
import { aClock } from '../a-clock.ts';
import { aRuntime, says, type TurnScript } from '../a-runtime.ts';
import { labelsOf, question, reviews, routes, runTeam, sent } from '../a-team-run.ts';
import { aHandoff, anAgentEnvironment, TEAM } from '../an-agent-environment.ts';
import { aColleague } from './routing/a-routing-context.ts';

describe('a chain', () => {
  const team: readonly Colleague[] = [...TEAM, aColleague('McManus')];
  const next = ['keaton', 'hockney', 'verbal', 'fenster', 'mcmanus'];

  it.each([true, false])('has three hops, waited for (%s) or not', async (waitForResult) => {
    const acts = Object.fromEntries(
      next
        .slice(0, -1)
        .map((who, at) => [who, [routes({ ...question(next[at + 1] ?? ''), waitForResult })]]),
    );
    const agentRun = await runTeam(acts, { team });
    expect(labelsOf(agentRun)).toEqual(next.slice(0, -1));
    expect(sent(agentRun).filter(({ code }) => code !== undefined)).toMatchObject([
      { from: 'fenster', to: 'mcmanus', code: 'E_A2A_HOPS', correlationId: 'h1' },
    ]);
  });

  it.each([
    ['A to B to A', ['keaton', 'hockney', 'keaton']],
    ['A to B to C to A', ['keaton', 'hockney', 'verbal', 'keaton']],
    ['A to B to C to B', ['keaton', 'hockney', 'verbal', 'hockney']],
  ])('makes no circle: %s', async (_what, path) => {
    const acts = Object.fromEntries(
      path.slice(0, -1).map((who, at) => [who, [routes(question(path[at + 1] ?? ''))]]),
    );
    const agentRun = await runTeam(acts);
    expect(agentRun.toolTexts).toMatch(
      /^Handoff rejected by coordinator policy\. E_A2A_CIRCULAR: /,
    );
    const refused = sent(agentRun).filter(({ code }) => code !== undefined);
    expect(refused).toMatchObject([{ from: path.at(-2), to: path.at(-1) }]);
  });

  it('goes on in the sessions it has, and they end with it', async () => {
    const agentRun = await runTeam({
      keaton: [routes(question('hockney', 'One?'), question('hockney', 'Two?'))],
      hockney: [says('First.'), says('Second.')],
    });
    expect(agentRun.toolTexts).toBe('First.\n---\nSecond.');
    expect(labelsOf(agentRun)).toEqual(['keaton', 'hockney']);
    const states = agentRun.events.filter(
      (event) => 'session' in event && event.session === 'hockney',
    );
    expect(states.map(({ kind }) => kind)).toEqual([
      'agent.queued',
      'agent.spawned',
      'agent.given',
      'agent.given',
      'agent.idle',
      'agent.resumed',
      'agent.given',
      'agent.idle',
      'agent.finished',
    ]);
    expect(agentRun.runtime.closed).toEqual(['keaton', 'hockney']);
  });

  it('hands the context to a session that goes on, and the thread only to a new one', async () => {
    const inputs = ['See a.', 'See b.'].map((context, at) => ({
      ...question('hockney', `${at}?`),
      context,
    }));
    const agentRun = await runTeam({ keaton: [routes(...inputs)] });
    const [, first, second] = agentRun.runtime.asked;
    expect([first?.prompt.includes('See a.'), second?.prompt]).toEqual([
      true,
      '## Incoming from keaton (question)\n\n1?\n\n**Context:**\n> See b.\n\nAnswer it. keaton waits at most 10 min. The run ends in 25 min; what you have written by then is kept.',
    ]);
  });

  it.each([
    ['another model', { model: 'gpt-5-mini' }],
    ['fewer tools', { availableTools: ['squad_decide'] }],
  ])('opens another session for %s, and takes the first again after it', async (_, change) => {
    const inputs = [
      question('hockney', 'One?'),
      { ...question('hockney', 'Two?'), ...change },
      question('hockney', 'Three?'),
      { ...question('hockney', 'Four?'), ...change },
    ];
    const agentRun = await runTeam({ keaton: [routes(...inputs)] });
    expect(agentRun.runtime.asked.map(({ label }) => label)).toEqual([
      'keaton',
      'hockney',
      'hockney-2',
      'hockney',
      'hockney-2',
    ]);
  });

  it('opens another session for a review, and takes up a reviewer’s for anything', async () => {
    const review = { ...question('hockney', 'Look?'), type: 'review-request' };
    const inputs = [question('hockney', 'One?'), review, review];
    const look = reviews([{ verdict: 'approved' }]);
    const acts = { keaton: [routes(...inputs)], 'hockney-2': [look, look] };
    const agentRun = await runTeam(acts);
    const labels = agentRun.runtime.asked.map(({ label }) => label);
    expect(labels).toEqual(['keaton', 'hockney', 'hockney-2', 'hockney-2']);
    const turned = await runTeam({
      keaton: [routes(review, question('hockney', 'One?'))],
      hockney: [look],
    });
    expect(labelsOf(turned)).toEqual(['keaton', 'hockney']);
  });

  it('shares no session with another chain', async () => {
    const agentRun = anAgentEnvironment({
      runtime: aRuntime({ acts: { keaton: [routes(question('hockney'))] } }),
    });
    for (const to of ['keaton', 'keaton', 'hockney']) {
      await agentRun.clock.drive(agentRun.broker.route(aHandoff({ to })));
    }
    expect(labelsOf(agentRun)).toEqual(['keaton', 'hockney', 'keaton-2', 'hockney-2', 'hockney-3']);
    expect(agentRun.runtime.closed).toHaveLength(5);
  });

  it('lives while a message that nobody waits for is under way', async () => {
    const clock = aClock();
    const slow: TurnScript = async (moment) => {
      await clock.sleep(60_000);
      return routes(question('hockney', 'Two?'))(moment);
    };
    const unwaited = { ...question('verbal'), waitForResult: false };
    const keaton = [routes(question('hockney', 'One?'), unwaited)];
    const agentRun = await runTeam({ keaton, verbal: [slow] }, { clock });
    expect(labelsOf(agentRun)).toEqual(['keaton', 'hockney', 'verbal']);
    const states = agentRun.read().agents.map(({ session, state }) => [session, state]);
    expect(states).toEqual([
      ['keaton', 'done'],
      ['hockney', 'done'],
      ['verbal', 'done'],
    ]);
  });
});

describe('work in the middle of a task', () => {
  const ask = routes(question('hockney'));

  it('is shared before a colleague is asked and after, by agents alone', async () => {
    const agentRun = await runTeam({ keaton: [ask] });
    expect(agentRun.shared).toEqual(['keaton', 'keaton']);
  });

  it('that collides keeps the message back, and its author is told what to do', async () => {
    const agentRun = await runTeam(
      { keaton: [ask] },
      { shares: { keaton: [{ kind: 'conflict', files: ['a.js', 'b.js'] }] } },
    );
    expect(agentRun.toolTexts).toBe(
      "E_CONFLICT: Your changes collide with a colleague's in a.js, b.js; edit these files so that both intentions are kept and no conflict marker is left (one without markers, such as a binary file, holds one side alone), then hand over again",
    );
    expect(sent(agentRun)).toMatchObject([
      { status: 'refused', code: 'E_CONFLICT', coordinatorAction: 'rejected' },
    ]);
    expect(labelsOf(agentRun)).toEqual(['keaton']);
  });

  it('that can not be brought in with the answer is told before the answer', async () => {
    const agentRun = await runTeam(
      { keaton: [ask], hockney: [says('Because.')] },
      { shares: { keaton: [{ kind: 'nothing' }, new Error('disk full')] } },
    );
    expect(agentRun.toolTexts).toBe(
      "You do not see your colleagues' newest work: disk full\n\nBecause.",
    );
  });

  it('that can not be shared keeps the message back', async () => {
    const agentRun = await runTeam(
      { keaton: [ask] },
      { shares: { keaton: [new Error('disk full')] } },
    );
    expect(agentRun.toolTexts).toBe('E_INTERNAL: disk full; go on with your own work');
    expect(labelsOf(agentRun)).toEqual(['keaton']);
  });

  it('that collides when the answer comes is told with the answer', async () => {
    const agentRun = await runTeam(
      { keaton: [ask], hockney: [says('Because.')] },
      { shares: { keaton: [{ kind: 'nothing' }, { kind: 'conflict', files: ['a.js'] }] } },
    );
    expect(agentRun.toolTexts).toMatch(
      /^Your changes collide .* Before you go on, edit .*\n\nBecause\.$/s,
    );
  });
});

it('a message comes from its session: a `from` among the arguments changes nothing', async () => {
  const agentRun = await runTeam({
    keaton: [routes({ ...question('verbal'), from: 'octocat' })],
  });
  const senders = new Set(agentRun.messages.map(({ from }) => from));
  expect(senders).toEqual(new Set(['coordinator', 'keaton']));
});
