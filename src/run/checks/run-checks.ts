// Runs checks on the files of one commit: in the box, one after the other, in a folder that is thrown away.
import { join } from 'node:path';
import { describe } from '../../errors.ts';
import type { Git } from '../../ports/git.ts';
import type { Ports } from '../../ports/ports.ts';
import type { ProgramEnd } from '../../ports/programs.ts';
import type { CheckResult } from '../../run-log/check-row.ts';
import type { Check } from '../../team/settings/command-settings.ts';
import { openCheckout, type PlainCheckout } from '../../workspace/worktrees/plain-checkout.ts';
import { HEAD_BYTES, plainOutput, readOutput } from './check-output.ts';

export type CheckDeps = {
  readonly git: Git;
  readonly ports: Pick<Ports, 'programs' | 'mask' | 'cancelled' | 'clock'>;
  /** Milliseconds that the run has left for checks. */
  msLeft(): number;
};

/** Which commit is checked; `label` is unique in the run and a slug. */
export type CheckedCommit = { readonly commit: string; readonly label: string };

/** How a check ended, and what it printed: plain, masked text. Of one that was not run, why. */
export type CheckEnd = {
  readonly check: Check;
  readonly result: Exclude<CheckResult, 'failed-on-base'>;
  readonly seconds: number;
  readonly output: string;
};

/** Runs the checks on a commit, each with its time limit. Never rejects: what can't be run says why. */
export async function runChecks(
  checks: readonly Check[],
  { commit, label }: CheckedCommit,
  deps: CheckDeps,
): Promise<readonly CheckEnd[]> {
  let checkout: PlainCheckout;
  try {
    checkout = await openCheckout(deps.git, label, commit);
  } catch (error) {
    return checks.map((check) => notRun(check, describe(error).message));
  }
  const ends: CheckEnd[] = [];
  for (const check of checks) ends.push(await runCheck(check, checkout, deps));
  await checkout.remove();
  return ends;
}

function notRun(check: Check, output: string): CheckEnd {
  return { check, result: 'not-run', seconds: 0, output };
}

async function runCheck(
  check: Check,
  { directory, home, folder }: PlainCheckout,
  { ports, msLeft }: CheckDeps,
): Promise<CheckEnd> {
  const { programs, mask, cancelled: signal, clock } = ports;
  const wantedMs = check.timeoutSeconds * 1000;
  const timeoutMs = Math.min(wantedMs, msLeft());
  if (timeoutMs <= 0) return notRun(check, "the run's time is up");
  const startedAt = clock.now();
  const end = await programs.runProgram({
    command: 'bash',
    // Both streams in the order in which they are written.
    args: ['-c', `exec 2>&1\n${check.run}`],
    directory,
    environment: { CI: 'true' },
    passed: [],
    timeoutMs,
    maxBytes: HEAD_BYTES,
    keepAs: join(folder, 'output'),
    box: { writable: [directory], readable: [] },
    home,
    signal,
  });
  const seconds = Math.round((clock.now() - startedAt) / 100) / 10;
  if (end.kind === 'timed-out' && timeoutMs < wantedMs) {
    return { ...notRun(check, "the run's time was up before it ended"), seconds };
  }
  const output = mask(plainOutput(await outputOf(end), { directory, home }));
  return { check, ...resultOf(end, output), seconds };
}

async function outputOf(end: ProgramEnd): Promise<string> {
  return end.kind === 'not-started' ? '' : readOutput(end.stdout);
}

function resultOf(end: ProgramEnd, output: string): Pick<CheckEnd, 'result' | 'output'> {
  switch (end.kind) {
    case 'exited':
      return { result: end.code === 0 ? 'passed' : 'failed', output };
    case 'timed-out':
      return { result: 'timed-out', output };
    case 'limited':
      return { result: 'failed', output: `${output}\nIt was ended: ${end.reason}.` };
    case 'aborted':
      return { result: 'not-run', output: 'the run was cancelled' };
    case 'not-started':
      return { result: 'not-run', output: end.reason };
  }
}
