// Unfounded claims of an answer: our code contradicts them from what was done, next to the first line that people read.
import { basename } from 'node:path/posix';
import { IN_SPITE } from '../../../publish/render/headline/undone.ts';
import { COORDINATOR } from '../../../run-log/agent-row.ts';
import type { Transcript } from '../../../run-log/transcript.ts';
import type { TranscriptLog } from '../../../run-log/transcript-log.ts';
import type { WorkResult } from '../decide-outcome.ts';
import { type CheckedFact, claimsWorkflow, effectFacts, isSaidDone } from './effect-claims.ts';
import { reviewFacts } from './review-facts.ts';
import { claimsOf, sentencesOf } from './sentences.ts';

/** What else may make a claim true. */
type ClaimContext = {
  /** The run's programs may reach the network. */
  readonly isOpen: boolean;
  /** The run continues a pull request, which earlier runs may have reviewed. */
  readonly isContinued: boolean;
};

/** Notes facts that an answer contradicts. */
export function noteUnfounded(
  result: WorkResult,
  transcript: TranscriptLog,
  run: ClaimContext,
): void {
  if (result.kind !== 'done' && result.kind !== 'question') return;
  const { undone: listed } = transcript.read();
  for (const { text, isAsked, path } of factsAgainst(result.text, transcript.read(), run)) {
    const fact = `${text}${IN_SPITE}`;
    // An earlier run may have listed the fact, and an agent may have reported the file.
    const isListed = (part: string) =>
      part.toLowerCase() === fact.toLowerCase() || (path !== undefined && part.includes(path));
    if (listed.some(isListed)) continue;
    const undone = { text: fact, about: 'undone' } as const;
    const told = isAsked ? undone : ({ text, about: 'unfounded' } as const);
    transcript.emit({ kind: 'note', ...told });
  }
  if (isWorkOfNobody(result.text, transcript.read())) {
    transcript.note('No agent worked on this: the coordinator answered by itself.');
  }
}

/** Returns the result, with no part taken for done if facts contradict its words: the claim may be one of them. */
export function withoutFalseDone<T extends WorkResult>(
  result: T,
  transcript: Transcript,
  run: ClaimContext,
): T {
  if (!('done' in result)) return result;
  return factsAgainst(result.text, transcript, run).length === 0 ? result : { ...result, done: [] };
}

function isWorkOfNobody(text: string, { agents, undone, unfounded }: Transcript): boolean {
  const isAlone = agents.every(({ session }) => session === COORDINATOR);
  const isTold = undone.length > 0 || unfounded.length > 0;
  return isAlone && !isTold && claimsOf(sentencesOf([text]), WORK_CLAIM).length > 0;
}

function factsAgainst(
  text: string,
  transcript: Transcript,
  { isOpen, isContinued }: ClaimContext,
): readonly CheckedFact[] {
  const workers = transcript.agents.filter(({ session }) => session !== COORDINATOR);
  // When a follow-up describes the whole pull request again, it also describes earlier runs.
  const sentences = sentencesOf([text, ...workers.map(({ answer }) => answer)]);
  const { commands, customCalls, names, request } = transcript;
  const hasEffects = isOpen && commands.length + customCalls.length > 0;
  const facts = [
    ...(hasEffects ? [] : effectFacts(sentences, [...names.values()], request)),
    ...fileFacts(sentences, transcript),
  ];
  const reviews = workers.length > 0 ? reviewFacts(sentences, transcript, isContinued) : [];
  return [...facts, ...reviews.map((fact) => ({ text: fact, isAsked: false }))];
}

/** Returns files that were not written although a sentence says so. */
function fileFacts(
  sentences: readonly string[],
  { refused, left, agents, names, request }: Transcript,
): readonly CheckedFact[] {
  const wanted = [
    ...refused.map(({ path }) => path),
    ...left.map((line) => line.split(': ', 1)[0]),
  ];
  const files = agents.flatMap((row) => row.files);
  const speakers = [...names.values()];
  const unwritten = [...new Set(wanted)].filter(
    (path = '') =>
      !files.some((file) => basename(file) === basename(path)) &&
      sentences.some(
        (sentence) => sentence.includes(basename(path)) && isSaidDone(sentence, WRITTEN, speakers),
      ),
  );
  if (unwritten.length > 0) {
    return unwritten.map((path) => ({ text: `\`${path}\` was not changed`, isAsked: true, path }));
  }
  const hasOne = files.some((file) => /workflow|release|deploy|\bci\b/i.test(file));
  const isClaimed = !hasOne && sentences.some((sentence) => claimsWorkflow(sentence, speakers));
  const isAsked = /\b(?:workflow|actions|ci|pipeline)\b/i.test(request);
  return isClaimed ? [{ text: 'no workflow was changed', isAsked }] : [];
}

const WRITTEN = /\b(?:added|updated|changed|extended|edited|created|wrote|modified|configured)\b/i;

/** Words that say work is done: `added`, `is validated`, `has been moved`. */
const WORK_CLAIM =
  /\b(?:fixed|changed|implemented|added|updated|removed|wrote|written|created|tested|reviewed|approved|(?:is|are|was|were|been) (?:now )?\w{2,30}ed)\b/i;
