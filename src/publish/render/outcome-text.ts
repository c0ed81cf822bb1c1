// How a run ended, in words: title, text, and what the reader does next.
import type { Limit, Outcome, PublishedWork } from '../../outcome.ts';
import { renderLongText } from './long-text.ts';
import { renderQuestion } from './question.ts';
import { type RenderContext, repositoryUrl } from './render-context.ts';
import { code, inline, link, paragraphs } from './render-markdown.ts';

const LIMIT_TEXTS: Readonly<Record<Limit, string>> = {
  timeout: 'the time limit was reached',
  tokens: 'the token limit was reached',
  'tool-calls': 'the limit of tool calls was reached',
  cancelled: 'the run was cancelled',
};

const LIMIT_INPUTS: Readonly<Record<Limit, string | undefined>> = {
  timeout: 'timeout-minutes',
  tokens: 'max-tokens',
  'tool-calls': 'max-tool-calls',
  cancelled: undefined,
};

/** The outcome in a few words: `Done: changes are ready for review`. */
export function outcomeTitle(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'changed':
      return outcome.work.pullRequest === undefined
        ? 'Done: the changes are on a branch'
        : 'Done: changes are ready for review';
    case 'answered':
      return 'Answered';
    case 'asked':
      return 'Squad has a question';
    case 'declined':
      return 'Declined: nothing was run';
    case 'nothing-to-do':
      return 'Done: there was nothing to change';
    case 'limited':
      return `Stopped: ${LIMIT_TEXTS[outcome.limit]}`;
    case 'failed':
      return 'Failed: the run could not finish';
  }
}

/** What was pushed for the thread, if anything; the memory branch belongs to no thread. */
export function workOfOutcome(outcome: Outcome): PublishedWork | undefined {
  return 'work' in outcome ? outcome.work : undefined;
}

/** The squad's last words, cut after `max` characters. */
export function renderOutcome(context: RenderContext, outcome: Outcome, max: number): string {
  switch (outcome.kind) {
    case 'changed':
    case 'answered':
      return renderLongText(context, outcome.answer, max);
    case 'asked':
      return paragraphs([
        renderQuestion(context, outcome.question, max),
        renderLongText(context, outcome.answer, max),
      ]);
    default:
      return renderLongText(context, outcome.reason, max);
  }
}

/** The line `**Next:** …`; undefined when there is nothing to do. `isFailing`: a check fails on the work. */
export function nextStepLine(
  context: RenderContext,
  outcome: Outcome,
  isFailing = false,
): string | undefined {
  const words = nextStepText(context, outcome, isFailing);
  return words === undefined ? undefined : `**Next:** ${words}`;
}

function nextStepText(
  context: RenderContext,
  outcome: Outcome,
  isFailing: boolean,
): string | undefined {
  const phrase = code(context.facts.phrase);
  switch (outcome.kind) {
    case 'changed':
      return reviewStepText(context, outcome.work, isFailing);
    case 'answered':
      return outcome.memory === undefined
        ? `If something is missing, ask ${phrase} again.`
        : `Look at what the squad learnt on the way, in ${pullRequestLink(outcome.memory)}.`;
    case 'asked':
      return `Answer in a comment that mentions ${phrase}. ${keptWorkText(outcome.work)}`.trimEnd();
    case 'nothing-to-do':
      return `If you expected a change, tell ${phrase} what should be different.`;
    case 'limited':
      return `${keptWorkText(outcome.work)}${limitStepText(outcome.limit, phrase)}`;
    case 'failed':
      return `${keptWorkText(outcome.work)}${failureStepText(context, outcome.hint, phrase)}`;
    case 'declined':
      return undefined;
  }
}

function reviewStepText({ facts }: RenderContext, work: PublishedWork, isFailing: boolean): string {
  const phrase = code(facts.phrase);
  const pull = pullRequestLink(work);
  if (work.pullRequest !== undefined) {
    if (isFailing)
      return `Look at what fails in ${pull}. To have it fixed, mention ${phrase} there.`;
    const marking = work.pullRequest.isDraft === true ? ', a draft, and mark it as ready' : '';
    return `Review ${pull}${marking}. To have something changed, mention ${phrase} there.`;
  }
  if (work.compareUrl === undefined) return `Look at the branch ${code(work.branch)}.`;
  const setting = link('the setting', repositoryUrl(facts, 'settings/actions'));
  return (
    `${link('Open the pull request', work.compareUrl)} yourself. Actions may not do it here, unless ` +
    `${setting} *Allow GitHub Actions to create and approve pull requests* is on.`
  );
}

function limitStepText(limit: Limit, phrase: string): string {
  const input = LIMIT_INPUTS[limit];
  const raise =
    input === undefined
      ? ''
      : ` The input ${code(input)} sets the limit; \`.squad/config.json\` may set it lower.`;
  return `Ask ${phrase} to go on.${raise}`;
}

function keptWorkText(work: PublishedWork | undefined): string {
  return work === undefined ? '' : `What was finished is kept in ${pullRequestLink(work)}. `;
}

function failureStepText(
  { facts, safe }: RenderContext,
  hint: string | undefined,
  phrase: string,
): string {
  if (hint !== undefined && hint.trim() !== '') return inline(hint, 500, safe);
  return `Look at ${link('the log of the run', facts.runUrl)}, then ask ${phrase} again.`;
}

/** `[pull request #8](…)`, or the branch where there is no pull request. */
export function pullRequestLink({ pullRequest, branch }: PublishedWork): string {
  if (pullRequest === undefined) return `the branch ${code(branch)}`;
  return link(`pull request #${pullRequest.number}`, pullRequest.url);
}
