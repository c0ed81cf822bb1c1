// What agents are told of this run's decisions before they are merged.
import { expect, it } from '@jest/globals';
import { type DecisionNote, withDecision } from '../../../src/run-log/memory-note.ts';
import { composeRecorded } from '../../../src/team/memory/recorded.ts';
import { NOTHING_UNMERGED } from '../../../src/team/memory/unmerged.ts';
import { aMember } from '../a-member.ts';

const decided = (title: string, facts: Partial<DecisionNote> = {}): DecisionNote => ({
  agent: 'coordinator',
  title,
  body: 'So.',
  category: 'general',
  path: `${title}.md`,
  ...facts,
});

it('tells which decision another one overturns, and which waits for approval', async () => {
  const decisions = [
    decided('Commas', { requiresApproval: true, supersedes: 'Semicolons' }),
    decided('Tabs', { requiresApproval: true, supersedes: 'Commas' }),
    decided('UTC', { replaces: '.squad/decisions/inbox/ada-gmt-1a2b3c4d.md' }),
  ].reduce<readonly DecisionNote[]>((notes, note) => withDecision(notes, note), []);
  const told = await composeRecorded(
    { decisions, learnings: [] },
    NOTHING_UNMERGED,
    aMember('Ada'),
  );
  expect(told.split('\n')).toEqual([
    '- Decision by coordinator, in this run, in place of ada-gmt-1a2b3c4d.md: UTC. So.',
    '- Decision by coordinator, in this run, in place of “Commas”, waits for approval: Tabs. So.',
  ]);
});
