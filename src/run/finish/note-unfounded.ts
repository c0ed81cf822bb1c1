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
  } else if (reviews.length > 0) {
    noteUnfoundedApprovals(answers, transcript);
  } else {
    const claims = claimsOf(answers, REVIEW_CLAIM);
    if (![...names.values()].some((name) => claims.some((claim) => claim.includes(name)))) return;
    transcript.note('No agent reviewed anything in this run, whatever an answer says.');
  }
}

/** Whose last verdict is another one has approved nothing. */
function noteUnfoundedApprovals(answers: readonly string[], transcript: TranscriptLog): void {
  const { reviews, names } = transcript.read();
  const verdicts = new Map(reviews.map(({ reviewer, verdict }) => [reviewer, verdict]));
  const claims = claimsOf(answers, APPROVAL_CLAIM);
  for (const [reviewer, verdict] of verdicts) {
    const name = names.get(reviewer) ?? reviewer;
    if (verdict === 'approved' || !claims.some((claim) => claim.includes(name))) continue;
    transcript.note(`${name} has not approved this, whatever an answer says.`);
  }
}

/** Words about work that is done: `added`, `is validated`, `has been moved`. */
const WORK_CLAIM =
  /\b(?:fixed|changed|implemented|added|updated|removed|wrote|written|created|tested|reviewed|approved|(?:is|are|was|were|been) (?:now )?\w{2,30}ed)\b/i;

/** "was reviewed", "has approved": words about a review that is over. */
const REVIEW_CLAIM = /\b(?:reviewed|approved|signed off)\b/i;
const APPROVAL_CLAIM = /\b(?:approved|approves|signed off)\b/i;

/** "Nobody reviewed", "Hockney has not approved", "once Keaton approves": in front of the claim. */
const DENIAL =
  /\b(?:nobody|none|not|never|no|without|until|before|unless|once|when|whether|if|should|must|needs?|waits?)\b|n't\b/i;

/** The sentences that make such a claim. */
function claimsOf(answers: readonly string[], words: RegExp): readonly string[] {
  const sentences = answers.flatMap((answer) => answer.split(/\n|[.;!?](?=\s)/));
  return sentences.filter((sentence) => {
    const claim = words.exec(sentence);
    return claim !== null && !DENIAL.test(sentence.slice(0, claim.index));
  });
}
