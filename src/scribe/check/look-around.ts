// What else a caretaker looks at: pull requests that only memory keeps back, and requests that nobody answered.
import { attempt, describe } from '../../errors.ts';
import type { ScribeReport } from '../report/report.ts';
import { tellBoards } from '../report/tell-boards.ts';
import type { Desk } from '../scribe-context.ts';
import { type Blocked, unblock } from './blocked.ts';
import { findMissed } from './missed.ts';

export type Looked = Pick<ScribeReport, 'blocked' | 'missed' | 'notes'>;

/** What else a caretaker looks at; that it can't be looked at is a note, since the memory is merged by then. */
export async function lookAround(desk: Desk, base: string): Promise<Looked> {
  const { ports, inputs, looksBack } = desk;
  const now = ports.clock.now();
  const [pulls, mentions] = await Promise.all([
    attempt(unblockPulls(desk, base)),
    attempt(looksBack ? findMissed({ ...ports, inputs, now }) : nobody()),
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
  const { ports, trunk, inputs, job, door, today } = desk;
  const { git, github } = ports;
  const { branchPrefix: prefix } = inputs;
  const pulls = await github.openPullRequests(trunk);
  const blocked = await unblock(git, pulls, { repository: job.repository, prefix, base });
  await tellBoards(blocked, { github, door, prefix, trunk, today });
  return blocked;
}
