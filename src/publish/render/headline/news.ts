// What is news of a run: the worst that is open, or what came of it.
import type { Outcome, PublishedWork } from '../../../outcome.ts';
import type { Transcript } from '../../../run-log/transcript.ts';
import { unfinishedAgents } from '../../../run-log/unfinished.ts';
import { plural } from '../../../text/count.ts';
import { type ReviewProgress, reviewProgress } from '../../reviews/review-progress.ts';
import { agentName } from '../agent-table.ts';
import { failingText } from '../check-words.ts';
import { askerNames } from '../question.ts';
import { type RenderContext, repositoryUrl } from '../render-context.ts';
import { code, inline, link } from '../render-markdown.ts';

/** What is news: a mark, a few words in bold, and what else must be said at once. */
export type News = { readonly mark: string; readonly title: string; readonly detail?: string };

export type HeadlineInput = {
  readonly context: RenderContext;
  readonly transcript: Transcript;
  readonly outcome: Outcome;
};

const MAX_REASON = 300;

/** The news without the numbers, as a comment of its own tells it. */
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

/** The worst that is open, or what came of the run. */
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
      return (
        stuckNews(input) ??
        failingNews(input) ??
        brokenNews(input) ??
        reviewNews(input) ??
        doneNews(input)
      );
    case 'asked':
      return {
        mark: '🙋',
        title: questionTitle(input),
        ...detailOf([keptText(input), answerLink(input)]),
      };
    case 'declined':
      return { mark: '🚫', title: 'Declined', ...reasonDetail(outcome.reason, context) };
    case 'nothing-to-do':
      return { mark: '✅', title: 'Nothing to change', ...reasonDetail(outcome.reason, context) };
    case 'limited':
      return { mark: '⏸', title: limitTitle(outcome), ...detailOf([keptText(input)]) };
    case 'failed':
      return { mark: '❌', title: 'The run failed', ...failureDetail(outcome.reason, input) };
  }
}

/** An agent that calls for help waits for people, whatever else is done. */
function stuckNews(input: HeadlineInput): News | undefined {
  const { context, transcript } = input;
  const calls = transcript.escalations.filter(({ kind }) => kind === 'escalation');
  if (calls.length === 0) return undefined;
  const names = [...new Set(calls.map(({ from }) => agentName(context, transcript, from)))];
  const verb = names.length === 1 ? 'needs' : 'need';
  return {
    mark: '🙋',
    title: `Stuck: ${names.join(' and ')} ${verb} a decision`,
    ...detailOf([keptText(input), answerLink(input)]),
  };
}

function failingNews({ context, transcript, outcome }: HeadlineInput): News | undefined {
  const failing = failingText(context, transcript.checks);
  if (failing === undefined || outcome.kind !== 'changed') return undefined;
  const { work } = outcome;
  const isDraft = work.pullRequest?.isDraft === true;
  return {
    mark: '❌',
    title: `${placeOf(context, work)}${isDraft ? ' is a draft' : ''}: ${failing}`,
  };
}

/** An agent that failed or was stopped, and whose part nobody did. */
function brokenNews({ context, transcript, outcome }: HeadlineInput): News | undefined {
  const broken = unfinishedAgents(transcript.agents).filter(
    ({ session }) => session !== 'coordinator',
  );
  const [first] = broken;
  if (first === undefined) return undefined;
  const names = [...new Set(broken.map(({ name }) => inline(name, 40, context.safe)))].join(
    ' and ',
  );
  const verb = first.state === 'failed' || broken.length > 1 ? 'failed' : 'was stopped';
  return {
    mark: '⚠️',
    title: `${readiness(context, outcome)}, but ${names} ${verb}`,
    ...reasonDetail(first.answer, context),
  };
}

function reviewNews({ context, transcript, outcome }: HeadlineInput): News | undefined {
  const open = reviewProgress(transcript.reviews).filter(({ isOpen }) => isOpen);
  if (open.length === 0) return undefined;
  const are = open.length === 1 ? 'one review is open' : `${open.length} reviews are open`;
  return {
    mark: '⚠️',
    title: `${readiness(context, outcome)}, and ${are}`,
    detail: open.map((progress) => progressText(progress, context, transcript)).join('; '),
  };
}

/** `Hockney asked for 3 changes, 1 was made, nobody looked again`. */
function progressText(
  { reviewer, findings, changed, lookedAgain }: ReviewProgress,
  context: RenderContext,
  transcript: Transcript,
): string {
  const name = agentName(context, transcript, reviewer);
  const what = findings.length === 0 ? 'changes' : plural(findings.length, 'change');
  if (lookedAgain) return `${name} looked again and asks for ${what}`;
  const made = changed === 0 ? '' : `, ${changed} ${changed === 1 ? 'was' : 'were'} made`;
  return `${name} asked for ${what}${made}, nobody looked again`;
}

function doneNews({ context, outcome }: HeadlineInput): News {
  if (outcome.kind !== 'changed') return { mark: '💬', title: 'Answered' };
  const { pullRequest } = outcome.work;
  if (pullRequest === undefined) return { mark: '✅', title: readiness(context, outcome) };
  const how = pullRequest.isDraft === true ? 'is a draft, ready' : 'is ready';
  return { mark: '✅', title: `${placeOf(context, outcome.work)} ${how} for your review` };
}

/** `#8 is ready`, `The work is on the branch x`, `Answered`. */
function readiness(context: RenderContext, outcome: Outcome): string {
  if (outcome.kind !== 'changed') return 'Answered';
  const { work } = outcome;
  if (work.pullRequest === undefined) return `The work is on ${placeOf(context, work)}`;
  return `${placeOf(context, work)} is ${work.pullRequest.isDraft === true ? 'a draft' : 'ready'}`;
}

/** `#8`, or the branch where there is no pull request, as a link. */
export function placeOf({ facts }: RenderContext, { pullRequest, branch }: PublishedWork): string {
  if (pullRequest !== undefined) return link(`#${pullRequest.number}`, pullRequest.url);
  return `the branch ${link(code(branch), repositoryUrl(facts, 'tree', branch))}`;
}

type NewsDetail = Pick<News, 'detail'>;

function detailOf(parts: readonly (string | undefined)[]): NewsDetail {
  const said = parts.filter((part) => part !== undefined);
  return said.length === 0 ? {} : { detail: said.join(' · ') };
}

/** Where what was finished is. */
function keptText({ context, outcome }: HeadlineInput): string | undefined {
  const work = 'work' in outcome ? outcome.work : undefined;
  return work && `${placeOf(context, work)} ${keptWords(work)}`;
}

/** The comment that people are called by. */
function answerLink({ transcript }: HeadlineInput): string | undefined {
  return transcript.notice && link('answer it here', transcript.notice);
}

function keptWords({ pullRequest }: PublishedWork): string {
  return pullRequest?.isDraft === true
    ? 'is a draft with what was finished'
    : 'has what was finished';
}

function questionTitle({ context, transcript }: HeadlineInput): string {
  const names = askerNames(context, transcript);
  const asking = transcript.escalations.filter(({ kind }) => kind === 'question').length;
  return asking > 1 ? `${asking} questions for you` : `${names} has a question`;
}

function limitTitle({ limit, amount }: Extract<Outcome, { kind: 'limited' }>): string {
  if (amount !== undefined) return `Stopped at the limit of ${amount}`;
  return limit === 'cancelled' ? 'The run was cancelled' : 'Stopped at a limit';
}

function failureDetail(reason: string, input: HeadlineInput): NewsDetail {
  return detailOf([reasonDetail(reason, input.context).detail, keptText(input)]);
}

/** A reason of one short line is said at once; a longer one stands below. */
function reasonDetail(reason: string, { safe }: RenderContext): NewsDetail {
  return isShortReason(reason) ? { detail: inline(withoutStop(reason), MAX_REASON, safe) } : {};
}

function withoutStop(reason: string): string {
  return reason.trim().replace(/(?<!\.)\.$/, '');
}

/** True for a reason that the first line holds whole. */
export function isShortReason(reason: string): boolean {
  const text = reason.trim();
  return text !== '' && text.length <= MAX_REASON && !text.includes('\n');
}
