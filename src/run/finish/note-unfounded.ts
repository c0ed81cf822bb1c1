// What an answer leaves open or claims without ground, said by code from what was done.
import { COORDINATOR } from '../../run-log/agent-row.ts';
import type { TranscriptLog } from '../../run-log/transcript.ts';
import type { WorkResult } from './decide-outcome.ts';

/** Notes, for people, that no agent worked, or that a claimed review was none. */
export function noteUnfounded(result: WorkResult, transcript: TranscriptLog): void {
  if (result.kind !== 'done') return;
  const { agents, reviews, names } = transcript.read();
  const workers = agents.filter(({ session }) => session !== COORDINATOR);
  // What a follow-up says anew of the whole pull request tells of earlier runs, too.
  const answers = [result.text, ...workers.map(({ answer }) => answer)];
  if (workers.length === 0) {
    if (!WORK_CLAIM.test(result.text)) return;
    transcript.note('No agent worked on this: the coordinator answered by itself.');
  } else if (reviews.length === 0 && claimsReview(answers, [...names.values()])) {
    transcript.note('No agent reviewed this, whatever an answer says.');
  } else {
    noteUnfoundedApprovals(answers, transcript);
  }
}

/** Whose last verdict is another one has approved nothing. */
function noteUnfoundedApprovals(answers: readonly string[], transcript: TranscriptLog): void {
  const { reviews, names } = transcript.read();
  const verdicts = new Map(reviews.map(({ reviewer, verdict }) => [reviewer, verdict]));
  const lines = answers.flatMap((answer) => answer.split(/[.!?;\n]/)).filter(claimsApproval);
  for (const [reviewer, verdict] of verdicts) {
    const name = names.get(reviewer) ?? reviewer;
    if (verdict === 'approved' || !lines.some((line) => line.includes(name))) continue;
    transcript.note(`${name} has not approved this, whatever an answer says.`);
  }
}

function claimsApproval(sentence: string): boolean {
  return /\b(?:approved|approves|signed off)\b/i.test(sentence) && !DENIAL.test(sentence);
}

const DENIAL =
  /\b(?:not|never|no|nobody|hasn't|until|before|unless|once|when|whether|if|should|must|needs?|waits?)\b/i;

/** Words about work that is done: `added`, `is validated`, `has been moved`. */
const WORK_CLAIM =
  /\b(?:fixed|changed|implemented|added|updated|removed|wrote|written|created|tested|reviewed|approved|(?:is|are|was|were|been) (?:now )?\w{2,30}ed)\b/i;

/** "was reviewed", "has approved": words about a review that is over. */
const REVIEW_CLAIM = /\b(?:reviewed|approved|signed off)\b/i;

/** A line that speaks of a review and names an agent. */
function claimsReview(answers: readonly string[], names: readonly string[]): boolean {
  return answers
    .flatMap((answer) => answer.split('\n'))
    .some((line) => REVIEW_CLAIM.test(line) && names.some((name) => line.includes(name)));
}
