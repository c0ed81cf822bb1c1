// Finds the news of a run: the worst open problem, or the result.
import type { Outcome, PublishedWork } from '#src/outcome.ts';
import { COORDINATOR, type Transcript } from '#src/run-log/index.ts';
import type { RenderContext } from '../render-context.ts';
import { setAsideText } from './conflicts.ts';
import {
  detailOf,
  failureDetail,
  type HeadlineInput,
  keptText,
  type News,
  placeOf,
  readiness,
  reasonDetail,
} from './news-detail.ts';
import { worstNews } from './open-problems.ts';

/** Renders the news without the numbers, for a comment of its own. */
export function renderNews(
  context: RenderContext,
  transcript: Transcript,
  outcome: Outcome,
): string {
  return joinNews(newsOf(context, transcript, outcome), []);
}

export function joinNews({ mark, title, detail }: News, parts: readonly string[]): string {
  const rest = [...(detail === undefined ? [] : [detail]), ...parts].join(' · ');
  return `${mark} **${title}**${rest === '' ? '' : `: ${rest}`}`;
}

/** Returns the worst open problem, or the run's result. */
export function newsOf(
  context: RenderContext,
  transcript: Transcript,
  outcome: Outcome | undefined,
): News {
  if (outcome === undefined) return { mark: '⏳', title: 'Working on it' };
  const input = { context, transcript, outcome };
  switch (outcome.kind) {
    case 'changed':
    case 'answered':
    case 'asked':
      return worstNews(input) ?? doneNews(input);
    case 'declined':
      return { mark: '🚫', title: 'Declined', ...reasonDetail(outcome.reason, context) };
    case 'nothing-to-do':
      return { mark: '✅', title: 'Nothing to change', ...reasonDetail(outcome.reason, context) };
    case 'limited':
      return {
        mark: '⏸',
        title: limitTitle(outcome),
        ...detailOf([keptText(input) ?? lostText(outcome), setAsideText(context, transcript)]),
      };
    case 'failed':
      return {
        mark: '❌',
        title: failureTitle(outcome.work),
        ...failureDetail(outcome.reason, input),
      };
  }
}

function doneNews({ context, transcript, outcome }: HeadlineInput): News {
  if (outcome.kind !== 'changed') {
    return { mark: '💬', title: 'Answered', ...detailOf(answerFacts(transcript, outcome)) };
  }
  const { pullRequest } = outcome.work;
  if (pullRequest === undefined) return { mark: '✅', title: readiness(context, outcome) };
  const how = pullRequest.isDraft === true ? 'is a draft, ready' : 'is ready';
  return { mark: '✅', title: `${placeOf(context, outcome.work)} ${how} for your review` };
}

/** What code knows of an answer, whatever its words say. */
function answerFacts({ agents }: Transcript, outcome: Outcome): readonly string[] {
  const isAlone = agents.length > 0 && agents.every(({ session }) => session === COORDINATOR);
  const isChanged = outcome.kind === 'answered' && outcome.memory !== undefined;
  return [...(isChanged ? [] : ['no file was changed']), ...(isAlone ? ['no agent worked'] : [])];
}

/** Titles a failed run; if work is kept somewhere other than on its branch, the news is where. */
function failureTitle(work: PublishedWork | undefined): string {
  if (work?.fallback === undefined) return 'The run failed';
  const { isMemory, bundle } = work.fallback;
  const what = isMemory ? 'What the squad learnt' : 'The work';
  return `${what} is ${bundle === undefined ? 'on a branch of its own' : 'not on GitHub yet'}`;
}

/** An interrupted run can't report for itself that nothing was finished. */
function lostText({ limit }: Extract<Outcome, { kind: 'limited' }>): string | undefined {
  return limit === 'interrupted' ? 'nothing was finished' : undefined;
}

function limitTitle({ limit, amount }: Extract<Outcome, { kind: 'limited' }>): string {
  if (amount !== undefined) return `Stopped at the limit of ${amount}`;
  if (limit === 'interrupted') return 'The run was interrupted';
  return limit === 'cancelled' ? 'The run was cancelled' : 'Stopped at a limit';
}
