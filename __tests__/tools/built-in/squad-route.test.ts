import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Caller, Handoff, RouteResult } from '#src/coordinator/tasks/handoff.ts';
import type { ToolReply } from '#src/ports/agents.ts';
import { reportOfText } from '#src/report.ts';
import { type AttemptedHandoff, createSquadRoute } from '#src/tools/built-in/squad-route.ts';
import type { ToolRunContext } from '#src/tools/pipeline/define-tool.ts';
import { bindTool } from '#src/tools/pipeline/run-tool.ts';
import { aRun, callTool } from '../a-workspace.ts';

const PLAN = { targetAgent: 'verbal', task: 'Plan' };

/** A broker that answers every handoff alike and keeps what reached it, and what didn't. */
function aRoute(result: RouteResult) {
  const carried: Handoff[] = [];
  const callers: Caller[] = [];
  const refused: (AttemptedHandoff & { readonly reason: string })[] = [];
  const tool = createSquadRoute(
    async (handoff, caller) => {
      carried.push(handoff);
      callers.push(caller);
      return result;
    },
    (attempted, reason) => refused.push({ ...attempted, reason }),
    'coordinator',
  );
  return { tool, carried, callers, refused };
}

async function routeTo(result: RouteResult, input: unknown = PLAN, run: ToolRunContext = aRun()) {
  const { tool, ...seen } = aRoute(result);
  return { reply: await callTool(tool, input, run), ...seen };
}

const report = reportOfText('Done: see plan.md');
const answered: RouteResult = {
  kind: 'answered',
  from: 'verbal',
  response: 'Done: see plan.md',
  report,
};

describe('arguments', () => {
  it('fills in the defaults', async () => {
    const { carried } = await routeTo(answered);
    expect(carried).toEqual([
      {
        from: 'hockney',
        to: 'verbal',
        task: 'Plan',
        type: 'implementation-request',
        isTyped: false,
        files: [],
        context: undefined,
        constraints: [],
        priority: 'normal',
        waitForResult: true,
        model: undefined,
        timeoutMs: 600_000,
        availableTools: undefined,
      },
    ]);
  });

  it('takes aliases of argument names', async () => {
    const input = { to: 'Verbal', message: 'Look', type: 'question', expectResponse: false };
    const { carried } = await routeTo(answered, input);
    expect(carried[0]).toMatchObject({
      to: 'Verbal',
      task: 'Look',
      type: 'question',
      waitForResult: false,
    });
  });

  it.each([
    ['low', 'normal'],
    ['high', 'urgent'],
    ['urgent', 'urgent'],
  ])('takes priority %s as %s', async (given, meant) => {
    const { carried } = await routeTo(answered, { targetAgent: 'v', task: 'x', priority: given });
    expect(carried[0]?.priority).toBe(meant);
  });

  it.each(['', ' ', '../x', 'a/b', 'a'.repeat(200), '-x', '__proto__', 'a\nb', 'a\u202eb'])(
    'refuses the agent name %j and does not repeat it',
    async (targetAgent) => {
      const { reply, carried } = await routeTo(answered, { targetAgent, task: 'x' });
      expect(carried).toEqual([]);
      expect(reply.text).toBe(
        "E_TOOL_INVALID_ARGS: targetAgent: must be an agent's name, of at most 64 characters; call squad_route again with arguments that fit its schema",
      );
    },
  );

  it.each([
    ['Zoë', 'Zoë'],
    ['Zoe\u0308', 'Zoë'],
    ['@hockney', 'hockney'],
    ['hockney (Hockney, Tester)', 'hockney'],
    ['佐藤', '佐藤'],
    ["O'Neil", "O'Neil"],
    ['Odd Nes', 'Odd Nes'],
  ])('takes %j as a name', async (targetAgent, to) => {
    const { carried } = await routeTo(answered, { targetAgent, task: 'x' });
    expect(carried[0]?.to).toBe(to);
  });

  it('hands everything else on as it was given', async () => {
    const more = { files: ['src/a.ts'], context: 'See #4.', constraints: ['No new package.'] };
    const given = { ...more, model: 'large-model', availableTools: ['view'], timeoutMs: 5_000 };
    const { carried } = await routeTo(answered, { ...PLAN, ...given });
    expect(carried[0]).toMatchObject(given);
  });

  it('ignores a sender among the arguments, and says so: it is the one who calls', async () => {
    const { reply, carried } = await routeTo(answered, { ...PLAN, from: 'coordinator' });
    expect(carried).toMatchObject([{ from: 'hockney' }]);
    expect(reply.text).toBe(
      'Ignored, because there is no such argument: "from".\n\nDone: see plan.md',
    );
  });

  it('takes sender and session from the run, and hands the call’s signal on', async () => {
    const { tool, carried, callers } = aRoute(answered);
    const stop = new AbortController();
    await bindTool(tool, aRun()).call(PLAN, { id: '1', signal: stop.signal });
    expect({ from: carried[0]?.from, session: callers[0]?.session }).toEqual({
      from: 'hockney',
      session: 'hockney-2',
    });
    expect(callers[0]?.signal).toBeInstanceOf(AbortSignal);
  });
});

describe('calls that never become a handoff', () => {
  const facts = { from: 'hockney', session: 'hockney-2' };

  it.each([
    { title: 'no task', input: { to: 'Verbal' }, to: 'Verbal', task: '' },
    { title: 'no object', input: 'Verbal!', to: '', task: '' },
    { title: 'nothing', input: null, to: '', task: '' },
    { title: 'numbers', input: { to: 7, message: ['x'] }, to: '', task: '' },
    { title: 'a bad type', input: { ...PLAN, type: 'gossip' }, to: 'verbal', task: 'Plan' },
  ])('are reported for the log: $title', async ({ input, to, task }) => {
    const { refused, carried } = await routeTo(answered, input);
    expect(carried).toEqual([]);
    expect(refused).toEqual([
      { ...facts, to, task, type: 'implementation-request', reason: expect.stringMatching(/\S/) },
    ]);
  });

  it('are told when the run’s tool calls are used up', async () => {
    const run = aRun({ countToolCall: () => ({ allowed: false, reason: 'all 400 are used' }) });
    const { reply, refused } = await routeTo(answered, PLAN, run);
    expect(reply.kind).toBe('denied');
    expect(refused).toEqual([
      {
        ...facts,
        to: 'verbal',
        task: 'Plan',
        type: 'implementation-request',
        reason: 'all 400 are used',
      },
    ]);
  });

  it('every call is routed or reported, whatever the arguments', async () => {
    const fields = fc.constantFrom(
      'targetAgent',
      'to',
      'task',
      'message',
      'type',
      'from',
      '__proto__',
    );
    const values = fc.oneof(fc.constantFrom<unknown>('verbal', 'question', null), fc.jsonValue());
    const entries = fc.array(fc.tuple(fields, values), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(entries, async (given) => {
        const { carried, refused } = await routeTo(answered, Object.fromEntries(given));
        expect(carried.length + refused.length).toBe(1);
      }),
      { numRuns: 150 },
    );
  });
});

const PROGRESS = 'You will hear of it only if it fails; squad_status shows its progress.';
const delivered: RouteResult = { kind: 'delivered', to: 'verbal', sessionId: 'c0ffee00-1111' };

describe('results', () => {
  it.each<[string, RouteResult, ToolReply, object?]>([
    [
      'the answer',
      answered,
      {
        kind: 'ok',
        text: 'Done: see plan.md',
        mustBeRead: true,
        data: { from: 'verbal', response: 'Done: see plan.md' },
      },
    ],
    [
      'that somebody works on it',
      delivered,
      {
        kind: 'ok',
        text: `verbal works on it (session c0ffee00...): Plan\n${PROGRESS}`,
        data: { status: 'delivered', to: 'verbal', sessionId: 'c0ffee00-1111' },
      },
    ],
    [
      'that the answer to a question comes later',
      delivered,
      {
        kind: 'ok',
        text: 'verbal works on it (session c0ffee00...): Plan\nThe answer will come as a message.',
        data: { status: 'delivered', to: 'verbal', sessionId: 'c0ffee00-1111' },
      },
      { type: 'question' },
    ],
    [
      'that it waits for a free session',
      { kind: 'queued', to: 'verbal' },
      {
        kind: 'ok',
        text: `verbal is queued because all sessions are busy, and starts when one finishes: Plan\n${PROGRESS}`,
        data: { status: 'queued', to: 'verbal' },
      },
    ],
    [
      'that a person answers after the run',
      { kind: 'for-people', to: 'kari' },
      {
        kind: 'ok',
        text: 'kari is a person and will read this after the run; you will get no answer before then. Go on with whatever does not depend on it.',
        data: { status: 'delivered', to: 'kari' },
      },
    ],
    [
      'why an agent failed',
      { kind: 'failed', to: 'verbal', reason: 'it fell silent', type: 'silence' },
      {
        kind: 'failed',
        text: 'E_TOOL: Agent "verbal" failed: it fell silent; decide whether another agent can do it, and say in your answer what is missing',
        data: { error: 'Agent "verbal" failed: it fell silent', code: 'silence' },
      },
    ],
    [
      'a refusal with its code, and what to do',
      { kind: 'refused', code: 'E_AGENT_NOT_FOUND', reason: 'Agent "verbal" not found.' },
      {
        kind: 'failed',
        text: 'E_AGENT_NOT_FOUND: Agent "verbal" not found; route differently, or say in your answer what is missing',
        data: { error: 'Agent "verbal" not found.', code: 'E_AGENT_NOT_FOUND' },
      },
    ],
  ])('tell %s', async (_what, result, reply, more = {}) => {
    expect((await routeTo(result, { ...PLAN, ...more })).reply).toEqual(reply);
  });

  it.each([
    ['coordinator', 'You will be asked again with the result, even if you end your turn now.'],
    [
      'hockney',
      'The result comes to you as a message while you work, and to the coordinator after that.',
    ],
  ])('tell %s that the wait is over, and how the result comes', async (agent, later) => {
    const working: RouteResult = { kind: 'working', to: 'verbal', waitedMs: 60_000 };
    const { reply } = await routeTo(working, PLAN, aRun({ agent }));
    expect(reply).toEqual({
      kind: 'ok',
      text: `No answer within 1 min; the work goes on. verbal was not stopped, and nothing is lost: do not send this again. ${later} squad_status shows what verbal is doing.`,
      data: { status: 'working', to: 'verbal', code: 'E_A2A_TIMEOUT' },
    });
  });

  it('say who answered in whose place, and 20 notes, before the answer', async () => {
    const { reply } = await routeTo({
      ...answered,
      from: 'Dallas',
      response: 'x'.repeat(20_000),
      redirectedFrom: 'Ripley',
      remarks: ['Left out:\n../x', ...Array.from({ length: 21 }, (_, at) => `Note ${at}.`)],
    });
    expect(reply.text).toMatch(
      /^Dallas answered in place of Ripley\.\nLeft out: \.\.\/x\n(?:Note \d+\.\n){19}And 2 more notes like these\.\n\nx+\n\[cut here: /,
    );
  });

  it.each(['SELF', 'RATE', 'CIRCULAR', 'HOPS', 'CAPABILITY', 'DISABLED', 'LOCKED', 'DUPLICATE'])(
    'for E_A2A_%s are a denial by policy, with its code and what would work',
    async (name) => {
      const code = `E_A2A_${name}`;
      const refusal = { kind: 'refused', code, reason: 'No.', next: 'ask keaton' } as const;
      const { reply } = await routeTo({ ...refusal, remarks: ['Your own files collide.'] });
      expect(reply).toMatchObject({
        kind: 'denied',
        text: `Handoff rejected by coordinator policy. ${code}: No; ask keaton\nYour own files collide.`,
        data: { error: 'Handoff rejected by coordinator policy. No.', code },
      });
    },
  );
});
