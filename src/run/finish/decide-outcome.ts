// Decides how the run ended, from what the agents did and what was published. Has no effects.

import type { CoordinationResult } from '#src/coordinator/coordinator.ts';
import { hintForMachine } from '#src/errors.ts';
import type { Outcome, PublishedWork, WorkFallback } from '#src/outcome.ts';
import { closeOpenBlocks } from '#src/publish/outbound/outbound.ts';
import { type AgentQuestion, questionText, type Report, saidText } from '#src/report.ts';
import { COORDINATOR } from '#src/run-log/agent-row.ts';
import { standingParts, type Transcript } from '#src/run-log/transcript.ts';
import type { RefusedPermit } from '../context/check-access.ts';
import { type WorkResult, workReport } from '../context/run-context.ts';

export type PublishedResult = { readonly kind: 'branch' | 'memory'; readonly work: PublishedWork };

/** What was published; undefined if there was nothing, `refused` if write access was revoked during the run. */
export type Published = PublishedResult | RefusedPermit | undefined;

/** Decides the outcome. Pure. */
export function decideOutcome(
  result: WorkResult,
  published: Published,
  transcript: Transcript,
): Outcome {
  return withLosses(nameOutcome(result, published, transcript), transcript);
}

/** Returns the outcome with the ref that keeps its work, where that is else only in a file that the runner removes. */
export async function withRef(
  outcome: Outcome,
  saving: Promise<string | undefined> | undefined,
): Promise<Outcome> {
  if (outcome.kind !== 'failed' && outcome.kind !== 'limited') return outcome;
  const { work } = outcome;
  if (work?.fallback?.bundle?.isArtifact !== false) return outcome;
  const ref = await saving;
  if (ref === undefined) return outcome;
  return { ...outcome, work: { ...work, fallback: { ...work.fallback, ref } } };
}

/** Turns the outcome into a failure if the run lost something, and keeps what it said. */
function withLosses(outcome: Outcome, { losses }: Transcript): Outcome {
  if (losses.length === 0 || outcome.kind === 'failed' || outcome.kind === 'declined') {
    return outcome;
  }
  const reason = losses.join('\n');
  const said = [
    'question' in outcome ? outcome.question : '',
    'answer' in outcome ? outcome.answer : '',
  ];
  const answer = said.filter((part) => part.trim() !== '').join('\n\n');
  const work = 'work' in outcome ? outcome.work : undefined;
  return { kind: 'failed', reason, hint: hintForMachine(reason), work, answer };
}

function nameOutcome(result: WorkResult, published: Published, transcript: Transcript): Outcome {
  if (published?.kind === 'refused') return { kind: 'declined', reason: published.reason };
  const work = published?.work;
  const report = workReport(result);
  if (work?.fallback !== undefined) {
    const answer = result.kind === 'done' ? saidText(report) : reasonOf(result);
    return undeliveredOutcome(work, work.fallback, answer);
  }
  switch (result.kind) {
    case 'limited':
      return { kind: 'limited', ...result.exhausted, work };
    case 'failed':
      return { kind: 'failed', reason: result.reason, hint: hintForFailure(result), work };
    case 'broken':
      return { kind: 'failed', reason: result.message, hint: result.hint, work };
    case 'done':
      return doneOutcome(report, published, transcript);
  }
}

function doneOutcome(
  report: Report,
  published: PublishedResult | undefined,
  transcript: Transcript,
): Outcome {
  const answer = saidText(report);
  const asked = questionsOf(transcript);
  // If work was published, somebody went on without an answer.
  const open = published === undefined ? openQuestions(transcript) : [];
  const others = report.question === undefined ? [...asked, ...open] : asked;
  return report.question === undefined && others.length === 0
    ? finishedOutcome(answer, published, transcript)
    : askedOutcome(report.question, others, answer, published);
}

/** Says why work ended before it was done. */
function reasonOf(result: Exclude<WorkResult, { kind: 'done' }>): string {
  if (result.kind === 'limited') return result.exhausted.reason;
  return result.kind === 'failed' ? result.reason : result.message;
}

/** Returns the outcome of work that is kept, but not where it belongs: a person has to move it there. */
function undeliveredOutcome(
  work: PublishedWork,
  { wanted, reason: cause, hint }: WorkFallback,
  answer: string,
): Outcome {
  const reason = `The branch ${wanted} could not be pushed: ${cause}.`;
  return { kind: 'failed', reason, hint, answer, work };
}

/** Returns what agents asked people in handoffs, each with the agent's name. */
export function questionsOf({
  escalations,
  agents,
}: Pick<Transcript, 'escalations' | 'agents'>): readonly string[] {
  const questions = escalations.filter(({ kind }) => kind === 'question');
  return questions.map(({ from, text }) => {
    const name = agents.find(({ agent }) => agent === from)?.name ?? from;
    return `${name} asks: ${closeOpenBlocks(text.trim())}`;
  });
}

/** Returns questions that agents ended with and nobody passed on. */
function openQuestions({ agents }: Pick<Transcript, 'agents'>): readonly string[] {
  return agents.flatMap(({ name, session, report }) => {
    if (session === COORDINATOR || report?.question === undefined) return [];
    return [`${name} asks: ${closeOpenBlocks(questionText(report.question))}`];
  });
}

/** Returns the outcome of a question to people, even if there is work to look at meanwhile. */
function askedOutcome(
  own: AgentQuestion | undefined,
  others: readonly string[],
  answer: string,
  published: PublishedResult | undefined,
): Outcome {
  const work = published?.kind === 'branch' ? published.work : undefined;
  const questions = own === undefined ? others : [questionText(own), ...others];
  // A number names an option only where there is one question.
  const options = others.length === 0 ? (own?.options.length ?? 0) : 0;
  return { kind: 'asked', question: questions.join('\n\n'), options, answer, work };
}

function finishedOutcome(
  answer: string,
  published: PublishedResult | undefined,
  transcript: Transcript,
): Outcome {
  if (published?.kind === 'branch') return { kind: 'changed', work: published.work, answer };
  const agents = transcript.agents.filter(({ session }) => session !== COORDINATOR);
  const failed = agents.filter(({ state }) => state === 'failed');
  if (failed.length > 0 && failed.length === agents.length) {
    const reason = failed.map((row) => `${row.name}: ${row.answer}`).join('; ');
    return { kind: 'failed', reason, hint: hintForMachine(reason), work: published?.work };
  }
  const isTold = answer !== '' || standingParts(transcript.parts).length > 0;
  if (isTold || published !== undefined) {
    return { kind: 'answered', answer, memory: published?.work };
  }
  return {
    kind: 'nothing-to-do',
    reason: 'The squad ended without a change and without an answer.',
  };
}

/** Says what to do about a session that failed; undefined where its reason says it. */
function hintForFailure({
  type,
  reason,
}: Extract<CoordinationResult, { kind: 'failed' }>): string | undefined {
  return hintForMachine(reason) ?? hintForModelError(type);
}

/** Says what to do when a model doesn't answer, by the runtime's name for the error. */
function hintForModelError(type: string): string | undefined {
  switch (type) {
    case 'authentication':
    case 'authorization':
      return 'The model refused the credentials. Check the secret behind `provider-api-key` or `copilot-token`, and that it belongs to the model named in `model`.';
    case 'rate_limit':
    case 'quota':
      return "The model's limit is used up. Wait, or use another key or model.";
    case 'silence':
      return 'Run the job again. If it happens again, the provider of the model is down or has too much to do: name another in `model`.';
    case 'timeout':
      return 'The model did not answer in time. Run the job again, or raise `timeout-minutes`.';
    case 'runtime':
    case 'query':
      return 'Run the job again. If it fails the same way, check `model`, `provider` and `provider-base-url`.';
    default:
      // For our own codes, the reason says what to do.
      return undefined;
  }
}
