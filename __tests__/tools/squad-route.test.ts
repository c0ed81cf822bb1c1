import { describe, expect, it } from '@jest/globals';
import type { Handoff, RouteResult } from '../../src/coordinator/handoff.ts';
import { createSquadRoute } from '../../src/tools/squad-route.ts';
import { aRun, aWorktree, callTool, someDeps } from './arrange.ts';

async function routeTo(
  result: RouteResult,
  input: unknown = { targetAgent: 'verbal', task: 'Plan' },
) {
  const carried: Handoff[] = [];
  const route = async (handoff: Handoff) => {
    carried.push(handoff);
    return result;
  };
  const tool = createSquadRoute(someDeps(await aWorktree(), { route }));
  return { reply: await callTool(tool, input, aRun()), carried };
}

const answered: RouteResult = { kind: 'answered', from: 'verbal', response: 'Done: see plan.md' };

describe('arguments', () => {
  it('S0-14 fills in the defaults', async () => {
    const { carried } = await routeTo(answered);
    expect(carried).toEqual([
      {
        from: 'hockney',
        to: 'verbal',
        task: 'Plan',
        type: 'implementation-request',
        files: [],
        context: undefined,
        constraints: [],
        priority: 'normal',
        waitForResult: true,
        model: undefined,
        timeoutMs: 300_000,
        availableTools: undefined,
      },
    ]);
  });

  it('C-01 takes the names of the other seed', async () => {
    const input = { to: 'Verbal', message: 'Look', type: 'question', expectResponse: false };
    const { carried } = await routeTo(answered, input);
    expect(carried[0]).toMatchObject({
      to: 'verbal',
      task: 'Look',
      type: 'question',
      waitForResult: false,
    });
  });

  it('C-04 waits 120 s for a typed handoff, and as long as it is told (S0-70)', async () => {
    const typed = { targetAgent: 'verbal', task: 'x', type: 'review-request' };
    const first = await routeTo(answered, typed);
    const second = await routeTo(answered, { ...typed, timeoutMs: 5_000 });
    expect([first.carried[0]?.timeoutMs, second.carried[0]?.timeoutMs]).toEqual([120_000, 5_000]);
  });

  it.each([
    ['low', 'normal'],
    ['normal', 'normal'],
    ['high', 'urgent'],
    ['critical', 'urgent'],
    ['urgent', 'urgent'],
  ])('takes priority %s as %s', async (given, meant) => {
    const { carried } = await routeTo(answered, { targetAgent: 'v', task: 'x', priority: given });
    expect(carried[0]?.priority).toBe(meant);
  });

  it.each(['', ' ', '../x', 'a/b', 'a b', 'a'.repeat(200), 'zoë', '-x', 'x-', '__proto__', 'a\n'])(
    'S0-15 PATH-01 refuses the agent name %j and does not repeat it',
    async (targetAgent) => {
      const { reply, carried } = await routeTo(answered, { targetAgent, task: 'x' });
      expect(carried).toEqual([]);
      expect(reply.text).toBe(
        "E_TOOL_INVALID_ARGS: targetAgent: must be an agent's short name: 1 to 64 letters, digits and inner dashes; call squad_route again with arguments that fit its schema",
      );
    },
  );

  it('refuses an empty task', async () => {
    const { reply } = await routeTo(answered, { targetAgent: 'verbal', task: ' \n' });
    expect(reply.text).toContain('task: must say what to do');
  });
});

describe('results', () => {
  it('hands on the answer', async () => {
    const { reply } = await routeTo(answered);
    expect(reply).toEqual({ ok: true, text: 'Done: see plan.md' });
  });

  it('S0-25 says when there was no answer', async () => {
    const { reply } = await routeTo({ kind: 'answered', from: 'verbal', response: ' ' });
    expect(reply).toEqual({
      ok: true,
      text: 'Agent "verbal" completed but returned no response.',
    });
  });

  it('S0-22 names session and task when nobody waits', async () => {
    const { reply } = await routeTo({ kind: 'delivered', to: 'verbal', sessionId: 's-1' });
    expect(reply).toEqual({
      ok: true,
      text: 'Agent "verbal" spawned with session s-1. Working on: Plan',
    });
  });

  it('S0-20 says that the pool is full when work nobody waits for has to queue', async () => {
    const { reply } = await routeTo({ kind: 'queued', to: 'verbal' });
    expect(reply).toEqual({
      ok: true,
      text: 'Agent "verbal" is queued, for the pool of sessions is full; it starts when another agent ends. Working on: Plan',
    });
  });

  it('S0-26 names the agent that failed, and why', async () => {
    const { reply } = await routeTo({ kind: 'failed', to: 'verbal', reason: 'it fell silent' });
    expect(reply.ok).toBe(false);
    expect(reply.text).toMatch(/^E_TOOL: Agent "verbal" failed: it fell silent; /);
  });

  it('S0-28 hands on a refusal with its code', async () => {
    const { reply } = await routeTo({
      kind: 'refused',
      code: 'E_AGENT_NOT_FOUND',
      reason: 'Agent "verbal" not found. Agents: hockney, keaton',
    });
    expect(reply).toEqual({
      ok: false,
      text: 'E_AGENT_NOT_FOUND: Agent "verbal" not found. Agents: hockney, keaton; route differently, or do this part yourself',
    });
  });
});
