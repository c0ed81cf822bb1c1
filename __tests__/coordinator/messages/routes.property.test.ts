// Agents that route at random, waited for or not, to anybody or nobody, and fail in every way: the run always ends.
import { getEventListeners } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { runCoordinator } from '#src/coordinator/coordinator.ts';
import { openRandomTeam, type RandomRun, randomRun, type WatchedTeam } from '../a-random-run.ts';

async function played(told: RandomRun): Promise<WatchedTeam> {
  const agentRun = openRandomTeam(told);
  const { clock, broker, budget, cancel } = agentRun;
  const over = new AbortController();
  if (told.cancelAfter !== undefined) {
    clock.sleep(told.cancelAfter, over.signal).then(cancel, () => undefined);
  }
  await clock.drive(runCoordinator(agentRun.coordination()));
  await clock.drive(broker.settled());
  broker.close();
  over.abort();
  budget.close();
  return agentRun;
}

const NOTICES = ['information-share', 'completion-notice'];

/** Rows without an end; what is for people waits for them, and a notice has no answer. */
function openRows({ read }: WatchedTeam) {
  const { agents, handoffs } = read();
  const waits = handoffs.filter(
    ({ to, type, status }) =>
      !['delivered', 'unread'].includes(status) || (to !== 'octocat' && !NOTICES.includes(type)),
  );
  return [...agents, ...waits].filter(({ endedAt }) => endedAt === undefined);
}

/** What the product asks for in an agent's name, after a review that rejects. */
const OWN_TASKS = /^(?:Revise|Look at the revision) /;

/** The most accepted messages that one agent sent within 60 s. */
function highestRate({ messages }: WatchedTeam): number {
  const times = messages
    .filter(
      ({ coordinatorAction, from, messageSummary }) =>
        coordinatorAction !== 'rejected' &&
        from !== 'coordinator' &&
        !OWN_TASKS.test(messageSummary),
    )
    .map(({ from, timestamp }) => ({ from, at: Date.parse(timestamp) }));
  const rates = times.map(
    ({ from, at }) =>
      times.filter((other) => other.from === from && other.at <= at && at - other.at < 60_000)
        .length,
  );
  return Math.max(0, ...rates);
}

async function holds(told: RandomRun): Promise<void> {
  const agentRun = await played(told);
  const { budget, pool, runtime, read, messages, watch, clock } = agentRun;
  expect(openRows(agentRun)).toEqual([]);

  const { agents } = read();
  const opened = agents.filter(({ sessionId }) => sessionId !== '').map(({ session }) => session);
  expect(new Set(agents.map(({ session }) => session)).size).toBe(agents.length);
  expect(new Set(runtime.closed).size).toBe(runtime.closed.length);
  // A session that the run's end came before is closed, too, though nobody ever worked in it.
  expect(opened.filter((session) => !runtime.closed.includes(session))).toEqual([]);
  const left = runtime.opened.filter(({ label }) => !runtime.closed.includes(label));
  expect(left.filter(({ label }) => !told.unopened.includes(label.replace(/-2$/, '')))).toEqual([]);

  // After a rejection, the revision and the second look are asked for by themselves, at most twice.
  expect(messages.length).toBeGreaterThanOrEqual(watch.calls);
  expect(messages.length).toBeLessThanOrEqual(watch.calls * 5);
  expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length);

  expect(watch.most).toBeLessThanOrEqual(told.places);
  expect(Math.max(0, ...watch.paths.map((path) => path.length - 1))).toBeLessThanOrEqual(
    told.rules.hops,
  );
  expect(watch.paths.filter((path) => new Set(path).size < path.length)).toEqual([]);
  expect(highestRate(agentRun)).toBeLessThanOrEqual(told.rules.perMinute);

  expect([clock.pending(), getEventListeners(budget.signal, 'abort')]).toEqual([0, []]);
  const { signal } = new AbortController();
  await Promise.all(Array.from({ length: told.places }, () => pool.acquire('normal', signal)));
  expect(pool.isFull()).toBe(true);
}

describe('sixty teams that route at random', () => {
  it('end within the limits, every message in the log, nothing left behind', async () => {
    await fc.assert(fc.asyncProperty(randomRun, holds), { numRuns: 60 });
  });
});
