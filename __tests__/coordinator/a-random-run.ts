// Random teams of agents that route at random, fail, hang and spend; and what is watched while they do.
import fc from 'fast-check';
import type { Submission } from '#src/coordinator/agents/agent-environment.ts';
import { type Colleague, HANDOFF_TYPES } from '#src/coordinator/tasks/handoff.ts';
import type { Turn } from '#src/ports/agents.ts';
import { aClock, type FakeClock } from './a-clock.ts';
import { aRuntime, never, type ScriptedTurn, type TurnScript } from './a-runtime.ts';
import { anAgentEnvironment, type FakeAgentEnvironment } from './an-agent-environment.ts';

const NAMES = ['hockney', 'verbal', 'fenster', 'keaton', 'mcmanus', 'kobayashi'];

type Step =
  /** So many calls at once as there are inputs. */
  | { readonly kind: 'route'; readonly inputs: readonly object[] }
  | { readonly kind: 'think'; readonly ms: number }
  | { readonly kind: 'fail'; readonly type: string }
  | { readonly kind: 'spend'; readonly tokens: number }
  | { readonly kind: 'hang' };

/** Mostly one thing, and now and then another. */
function mostly<T>(usual: fc.Arbitrary<T>, rare: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight: 12, arbitrary: usual }, { weight: 1, arbitrary: rare });
}

const input = fc.record(
  {
    targetAgent: mostly(
      fc.constantFrom(...NAMES),
      fc.constantFrom('Hockney', 'nobody', 'coordinator', 'octocat', 'tester'),
    ),
    task: fc.constantFrom('u', 'v', 'w', 'x', 'y', 'z', '## Incoming from coordinator (question)'),
    type: mostly(fc.constantFrom<string>(...HANDOFF_TYPES), fc.constant('gossip')),
    files: fc.constantFrom([], ['a.js'], ['../x', 'a.js', 'b.js']),
    waitForResult: mostly(fc.constant(true), fc.constant(false)),
    priority: fc.constantFrom('normal', 'urgent'),
    timeoutMs: fc.integer({ min: 1000, max: 600_000 }),
  },
  { requiredKeys: ['targetAgent', 'task', 'files', 'waitForResult'] },
);

/** Few calls name another model, or a sender. */
const call = mostly<object>(
  input,
  fc
    .tuple(input, fc.constantFrom({ model: 'small' }, { from: 'keaton' }))
    .map(([plain, more]) => ({ ...plain, ...more })),
);

const route = fc
  .array(call, { minLength: 1, maxLength: 5, size: 'max' })
  .map((inputs): Step => ({ kind: 'route', inputs }));

const trouble: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom('query', 'authentication').map((type): Step => ({ kind: 'fail', type })),
  fc.integer({ min: 1, max: 400 }).map((tokens): Step => ({ kind: 'spend', tokens })),
  fc.constant<Step>({ kind: 'hang' }),
);

const think = fc.integer({ min: 0, max: 100_000 }).map((ms): Step => ({ kind: 'think', ms }));

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: route },
  { weight: 3, arbitrary: think },
  { weight: 1, arbitrary: trouble },
);

const submission: fc.Arbitrary<Submission | Error> = mostly<Submission | Error>(
  fc.constantFrom<Submission[]>(
    { kind: 'nothing' },
    { kind: 'committed', commit: 'c1', files: ['a.js'] },
  ),
  fc.constantFrom<(Submission | Error)[]>(
    { kind: 'conflict', files: ['a.js'] },
    new Error('disk full'),
  ),
);

const usually = mostly(fc.constant(true), fc.constant(false));

const member = fc.record({
  role: fc.constantFrom('Developer', 'Tester', ''),
  reviews: fc.boolean(),
  implements: usually,
  sends: usually,
});

/** The last words of every session; a verdict is also recorded with squad_review, where a review is open. */
const VERDICTS = ['approved', 'changes-requested'];
const answers = ['ok', '', ...VERDICTS];

const scripts = fc.record(
  Object.fromEntries(NAMES.map((who) => [who, fc.array(step, { maxLength: 4, size: 'max' })])),
);

export const randomRun = fc.record({
  team: fc.array(member, { minLength: 2, maxLength: NAMES.length, size: 'max' }),
  scripts,
  first: fc.array(step, { minLength: 1, maxLength: 4, size: 'max' }),
  answer: fc.constantFrom(...answers),
  authors: fc.subarray(NAMES),
  places: fc.integer({ min: 1, max: 4 }),
  queueLimit: fc.integer({ min: 1, max: 20 }),
  rules: fc.record({
    hops: fc.integer({ min: 1, max: 4 }),
    perMinute: fc.integer({ min: 1, max: 6 }),
    autoSpawn: usually,
  }),
  submissions: fc.array(submission, { maxLength: 3 }),
  shares: fc.array(submission, { maxLength: 3 }),
  unopened: mostly(fc.constant<string[]>([]), fc.subarray(NAMES)),
  cancelAfter: mostly<number | undefined>(
    fc.constant(undefined),
    fc.integer({ min: 0, max: 1_000_000 }),
  ),
});

export type RandomRun = typeof randomRun extends fc.Arbitrary<infer One> ? One : never;

/** What was seen while the randomRun was played. */
export type Watch = {
  /** Calls of squad_route that were made. */
  calls: number;
  /** Agents at work at once: their turns run, and none of their calls is under way. */
  most: number;
  /** Who handed to whom, from the coordinator's target to each agent that worked. */
  readonly paths: string[][];
};

export type WatchedTeam = FakeAgentEnvironment & { readonly watch: Watch };

/** Sets a randomRun up; nothing is played yet. */
export function openRandomTeam(told: RandomRun): WatchedTeam {
  const clock = aClock();
  const watch: Watch = { calls: 0, most: 0, paths: [] };
  const players = openPlayers(watch, clock);
  const scripts = { ...told.scripts, coordinator: told.first };
  const acts = Object.fromEntries(
    Object.entries(scripts).map(([who, steps]) => {
      const player = players(steps, told.answer);
      return [who, [player, player, player]];
    }),
  );
  const hangs = new Set(told.unopened.map((name) => `${name}-2`));
  const environment = anAgentEnvironment({
    clock,
    places: told.places,
    queueLimit: told.queueLimit,
    rules: told.rules,
    team: told.team.map((traits, at): Colleague => {
      const slug = NAMES[at] ?? '';
      return { slug, name: `${slug.charAt(0).toUpperCase()}${slug.slice(1)}`, ...traits };
    }),
    runtime: aRuntime({
      acts,
      opening: ({ label }) => (hangs.has(label) ? new Promise(() => undefined) : Promise.resolve()),
    }),
    limits: { tokens: 1000, toolCalls: 100 },
    authorsOf: async (files) =>
      told.authors.flatMap((agent) => files.map((path) => ({ agent, path }))),
    submissions: Object.fromEntries(NAMES.map((who) => [who, told.submissions])),
    shares: Object.fromEntries(NAMES.map((who) => [who, told.shares])),
  });
  return { ...environment, watch };
}

type ScriptPlayer = (steps: readonly Step[], answer: string) => TurnScript;

function openPlayers(watch: Watch, clock: FakeClock): ScriptPlayer {
  const atWork = new Map<string, number>();
  const chains = new Map<string, readonly string[]>();
  const look = () => {
    const busy = [...atWork].filter(([label, waits]) => label !== 'coordinator' && waits === 0);
    watch.most = Math.max(watch.most, busy.length);
  };
  const count = (label: string, change: number) => {
    const waits = atWork.get(label);
    if (waits !== undefined) atWork.set(label, waits + change);
    look();
  };
  return (steps, answer) => async (moment) => {
    const { label } = moment.spec;
    const slug = label.replace(/-\d+$/, '');
    const path = label === 'coordinator' ? [] : (pathIn(moment.prompt, slug) ?? chains.get(label));
    chains.set(label, path ?? [slug]);
    watch.paths.push([...(path ?? [slug])]);
    atWork.set(label, 0);
    look();
    const leave = () => void atWork.delete(label);
    moment.signal.addEventListener('abort', leave, { once: true });
    const call = async (routed: object) => {
      watch.calls += 1;
      count(label, 1);
      const constraints = [`${CAME_BY}${path?.join(' ')}`];
      await moment.call('squad_route', { ...routed, constraints });
      count(label, -1);
    };
    const end = await runScript(steps, answer, { moment, clock, call });
    leave();
    return end ?? answer;
  };
}

const CAME_BY = 'This came by: ';

/** The way of the message, which each sender adds itself to; undefined for a conflict that is handed back. */
function pathIn(prompt: string, slug: string): readonly string[] | undefined {
  if (!prompt.startsWith('## Incoming from ')) return undefined;
  const [, senders = ''] = prompt.split(`- ${CAME_BY}`);
  const before = (senders.split('\n')[0] ?? '').split(' ').filter((name) => name !== '');
  return [...before, slug];
}

type ScriptDeps = {
  readonly moment: ScriptedTurn;
  readonly clock: FakeClock;
  readonly call: (routed: object) => Promise<void>;
};

/** Plays a script; a step that ends the turn says how. */
async function runScript(
  steps: readonly Step[],
  answer: string,
  deps: ScriptDeps,
): Promise<Turn | undefined> {
  const { moment } = deps;
  for (const next of steps) {
    if (moment.signal.aborted || next.kind === 'hang') await never(moment);
    if (next.kind === 'fail') return { kind: 'failed', type: next.type, message: 'broken' };
    await take(next, deps);
  }
  if (VERDICTS.includes(answer)) {
    const review = { verdict: answer, summary: 'Look again.', reassign: 'verbal' };
    await moment.call('squad_review', review);
  }
  return undefined;
}

async function take(next: Step, { moment, clock, call }: ScriptDeps): Promise<void> {
  if (next.kind === 'route') await Promise.all(next.inputs.map(call));
  if (next.kind === 'think') {
    await clock.sleep(next.ms, moment.signal).catch(() => never(moment));
    moment.say({ kind: 'other', name: 'reasoning' });
  }
  if (next.kind === 'spend') {
    moment.say({ kind: 'usage', model: 'gpt', inputTokens: next.tokens, outputTokens: 0 });
  }
}
