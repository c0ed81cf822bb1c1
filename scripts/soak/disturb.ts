// Disturbs one run: kills or cancels it at a request, delays that request, or answers it wrongly.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Passage } from '../../rehearsal/gate.ts';
import type { RunningJob } from '../../rehearsal/runner.ts';
import type { Chance } from './chance.ts';

export type Disturbance = {
  /** A description for the list of actions. */
  readonly name: string;
  /** Returns what happens to the run's n-th request to GitHub, counted from 1. */
  passage(request: number, job: Promise<RunningJob>): Passage;
};

const SPOILED = [
  { status: 500 },
  { status: 502 },
  { status: 429, headers: { 'retry-after': '1' } },
  'reset',
  'cut',
  'half',
  'empty',
  'page',
] as const;

/** A plain run has about this many requests. */
const REQUESTS = 16;

/** Chooses a disturbance. */
export function chooseDisturbance(chance: Chance): Disturbance {
  const at = 1 + chance.below(REQUESTS);
  const times = 1 + chance.below(3);
  const works = chance.is(0.5);
  const kind = chance.one(['kill', 'cancel', 'spoil', 'spoil', 'slow'] as const);
  const spoiled = chance.one(SPOILED) ?? 'reset';
  const when = works ? 'after its work' : 'before its work';
  const only = (passage: (job: Promise<RunningJob>) => Passage, last = at) => ({
    passage: (request: number, job: Promise<RunningJob>) =>
      request >= at && request <= last ? passage(job) : {},
  });
  if (kind === 'kill' || kind === 'cancel') {
    const end = kind === 'kill' ? kill : cancel;
    const passage = (job: Promise<RunningJob>): Passage =>
      works ? { worked: () => end(job) } : { before: () => end(job).then(() => kind !== 'kill') };
    return { name: `${kind} at request ${at}, ${when}`, ...only(passage) };
  }
  if (kind === 'slow') {
    const passage = { before: () => sleep(4_000, true) };
    return { name: `request ${at} is slow`, ...only(() => passage) };
  }
  const what = typeof spoiled === 'object' ? String(spoiled.status) : spoiled;
  const name = `${what} for requests ${at} to ${at + times - 1}, ${when}`;
  return { name, ...only(() => ({ spoiled, works }), at + times - 1) };
}

async function kill(job: Promise<RunningJob>): Promise<void> {
  (await job).kill('SIGKILL');
}

/** Cancels like the runner: INT, TERM after 7.5 s, KILL after 10 s. */
async function cancel(job: Promise<RunningJob>): Promise<void> {
  const { kill: send, result } = await job;
  send('SIGINT');
  const term = setTimeout(() => send('SIGTERM'), 7_500);
  const last = setTimeout(() => send('SIGKILL'), 10_000);
  void result.finally(() => {
    clearTimeout(term);
    clearTimeout(last);
  });
}
