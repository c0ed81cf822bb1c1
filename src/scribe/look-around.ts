// What else a caretaker looks at: pull requests that only memory keeps back, and requests that nobody answered.
import { attempt, describe } from '../errors.ts';
import { type Blocked, unblock } from './blocked.ts';
import type { Desk } from './desk.ts';
import { findMissed } from './missed.ts';
import type { ScribeReport } from './report.ts';
import { tellBoards } from './tell-boards.ts';

export type Looked = Pick<ScribeReport, 'blocked' | 'missed' | 'notes'>;

/** What else a caretaker looks at; that it can't be looked at is a note, since the memory is merged by then. */
export async function lookAround(desk: Desk, base: string): Promise<Looked> {
  const { world, inputs, looksBack } = desk;
  const now = world.clock.now();
  const [pulls, mentions] = await Promise.all([
    attempt(unblockPulls(desk, base)),
    attempt(looksBack ? findMissed({ ...world, inputs, now }) : nobody()),
  ]);
  return {
    blocked: pulls.kind === 'done' ? pulls.value : [],
    missed: mentions.kind === 'done' ? mentions.value.missed : [],
    notes: [
      ...(pulls.kind === 'done' ? [] : [`Open pull requests: ${describe(pulls.error).message}`]),
      ...(mentions.kind === 'done'
        ? mentions.value.notes
        : [`Unanswered requests: ${describe(mentions.error).message}`]),
    ],
  };
}

const nobody = async () => ({ missed: [], notes: [] });

async function unblockPulls(desk: Desk, base: string): Promise<readonly Blocked[]> {
  const { world, trunk, inputs, job, door, today } = desk;
  const { git, github } = world;
  const { branchPrefix: prefix } = inputs;
  const pulls = await github.openPullRequests(trunk);
  const blocked = await unblock(git, pulls, { repository: job.repository, prefix, base });
  await tellBoards(blocked, { github, door, prefix, trunk, today });
  return blocked;
}
