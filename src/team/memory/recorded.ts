// What colleagues recorded that is in no merged file: decisions of this run, and what everybody should know.
import type { Member } from '../roster/member.ts';
import type { UnmergedMemory } from './unmerged.ts';

/** What agents recorded since the run began, oldest first. Agents are slugs. */
export type RecordedMemory = {
  readonly decisions: readonly {
    readonly agent: string;
    readonly title: string;
    readonly body?: string | undefined;
    readonly supersedes?: string | undefined;
    readonly requiresApproval?: boolean | undefined;
    readonly overturnedBy?: string | undefined;
  }[];
  readonly learnings: readonly {
    readonly agent: string;
    readonly learning: string;
    readonly category: string;
  }[];
};

const MOST = 4_000;
const LONGEST = 1_500;

/**
 * Composes what was recorded in this run and is not on the branch yet because its author is still at work, then what colleagues
 * of the member recorded on the branch for everybody. The newest come first, as far as there is room.
 */
export async function composeRecorded(
  { decisions, learnings }: RecordedMemory,
  unmerged: UnmergedMemory,
  member: Member,
): Promise<string> {
  const onBranch = await unmerged.teamLearnings(member);
  const decided = decisions
    .filter(({ overturnedBy }) => overturnedBy === undefined)
    .filter(({ title }) => !unmerged.decisions.some(({ heading }) => heading.includes(title)))
    .map(({ agent, title, body = '', supersedes, requiresApproval }) => {
      const instead = supersedes === undefined ? '' : `, in place of “${supersedes}”`;
      const waits = requiresApproval === true ? ', waits for approval' : '';
      return `- Decision by ${agent}, in this run${instead}${waits}: ${title}. ${body}`;
    });
  const learnt = learnings
    .filter(({ agent, category }) => category === 'team' && agent !== member.slug)
    .filter(({ learning }) => !onBranch.some(({ text }) => text.includes(learning)))
    .map(({ agent, learning }) => `- Learnt by ${agent}, in this run: ${learning}`);
  const earlier = onBranch.map(({ name, text }) => `- Learnt by ${name}, not merged yet: ${text}`);
  return keepNewest([...earlier, ...learnt, ...decided]);
}

function keepNewest(lines: readonly string[]): string {
  let left = MOST;
  const kept = lines
    .toReversed()
    .map((line) => line.trim().slice(0, LONGEST))
    .filter((line) => {
      left -= line.length;
      return left >= 0;
    });
  return kept.join('\n');
}
