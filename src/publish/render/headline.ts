// The first line of a board: the whole news of a run in one line, by the worst that is open.
import type { Outcome, PublishedWork } from '../../outcome.ts';
import type { AgentRow } from '../../run-log/agent-row.ts';
import type { Transcript } from '../../run-log/transcript.ts';
import { count, duration, plural } from '../../text/count.ts';
import { openReviews } from '../reviews/gather-reviews.ts';
import { agentName, totalTokens } from './agent-table.ts';
import { failingText, otherResults } from './checks.ts';
import { ownRunFacts } from './claims.ts';
import { askerNames } from './question.ts';
import { type RenderContext, repositoryUrl } from './render-context.ts';
import { code, inline, link } from './render-markdown.ts';

/** What is news: a mark, a few words in bold, and what else must be said at once. */
export type News = { readonly mark: string; readonly title: string; readonly detail?: string };

type HeadlineInput = {
  readonly context: RenderContext;
  readonly transcript: Transcript;
  readonly outcome: Outcome;
};

const MAX_REASON = 300;

/** One line: the news, then size, checks, time and tokens, who asked, and the link to the run. */
export function renderHeadline(
  context: RenderContext,
  transcript: Transcript,
  outcome: Outcome | undefined,
): string {
  const { facts, safe } = context;
  const spent = totalTokens(transcript.agents);
  const parts = [
    ...(outcome === undefined ? [] : workFacts({ context, transcript, outcome })),
    duration(facts.now - transcript.startedAt),
    ...(spent === 0 ? [] : [plural(spent, 'token')]),
    `for ${link(inline(facts.actor, 40, safe), facts.commentUrl)}`,
    link('watch the run', facts.runUrl),
  ];
  return joinNews(newsOf(context, transcript, outcome), parts);
}

/** The news without the numbers, as a comment of its own tells it. */
export function renderNews(
  context: RenderContext,
  transcript: Transcript,
  outcome: Outcome,
): string {
  return joinNews(newsOf(context, transcript, outcome), []);
}

function joinNews({ mark, title, detail }: News, parts: readonly string[]): string {
  const rest = [...(detail === undefined ? [] : [detail]), ...parts].join(' · ');
  return `${mark} **${title}**${rest === '' ? '' : `: ${rest}`}`;
}

function newsOf(
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
      return { mark: '🙋', title: questionTitle(input), ...keptDetail(input) };
    case 'declined':
      return { mark: '🚫', title: 'Declined', ...reasonDetail(outcome.reason, context) };
    case 'nothing-to-do':
      return { mark: '✅', title: 'Nothing to change', ...reasonDetail(outcome.reason, context) };
    case 'limited':
      return { mark: '⏸', title: limitTitle(outcome), ...keptDetail(input) };
    case 'failed':
      return { mark: '❌', title: 'The run failed', ...reasonDetail(outcome.reason, context) };
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
    ...keptDetail(input),
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

/** An agent whose last session failed or was stopped, while others did their part. */
function brokenNews({ context, transcript, outcome }: HeadlineInput): News | undefined {
  const broken = lastRows(transcript.agents).filter(isBroken);
  const [first] = broken;
  if (first === undefined) return undefined;
  const names = broken.map(({ name }) => inline(name, 40, context.safe)).join(' and ');
  const verb = first.state === 'failed' || broken.length > 1 ? 'failed' : 'was stopped';
  return {
    mark: '⚠️',
    title: `${readiness(context, outcome)}, but ${names} ${verb}`,
    ...reasonDetail(first.answer, context),
  };
}

/** The newest session of each agent: what an earlier one missed was made up for. */
function lastRows(agents: readonly AgentRow[]): readonly AgentRow[] {
  return agents.filter(
    ({ agent, session }, at) =>
      session !== 'coordinator' && !agents.slice(at + 1).some((later) => later.agent === agent),
  );
}

function isBroken({ state }: AgentRow): boolean {
  return state === 'failed' || state === 'stopped';
}

function reviewNews({ context, transcript, outcome }: HeadlineInput): News | undefined {
  const open = openReviews(transcript.reviews);
  if (open.length === 0) return undefined;
  const reviewers = [...new Set(open.map(({ reviewer }) => reviewer))];
  const wishes = reviewers.map((reviewer) => {
    const own = open.filter((review) => review.reviewer === reviewer);
    const amount = own.reduce((sum, { findings }) => sum + findings.length, 0);
    const what = amount === 0 ? 'changes' : plural(amount, 'change');
    return `${agentName(context, transcript, reviewer)} asked for ${what}`;
  });
  const are =
    reviewers.length === 1 ? 'one review is open' : `${reviewers.length} reviews are open`;
  return {
    mark: '⚠️',
    title: `${readiness(context, outcome)}, and ${are}`,
    detail: `${wishes.join(', ')}, and nobody looked again`,
  };
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

/** Where what was finished is, and where people were called. */
function keptDetail({ context, transcript, outcome }: HeadlineInput): Pick<News, 'detail'> {
  const work = 'work' in outcome ? outcome.work : undefined;
  const called = transcript.notice;
  const parts = [
    ...(work === undefined ? [] : [`${placeOf(context, work)} ${keptWords(work)}`]),
    ...(called === undefined ? [] : [link('the question', called)]),
  ];
  return parts.length === 0 ? {} : { detail: parts.join(' · ') };
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

/** A reason of one short line is said at once; a longer one stands below. */
function reasonDetail(reason: string, { safe }: RenderContext): Pick<News, 'detail'> {
  return isShortReason(reason) ? { detail: inline(reason, MAX_REASON, safe) } : {};
}

/** True for a reason that the first line holds whole. */
export function isShortReason(reason: string): boolean {
  const text = reason.trim();
  return text !== '' && text.length <= MAX_REASON && !text.includes('\n');
}

/** What was changed, recorded and run, as far as the title doesn't say it. */
function workFacts({ context, transcript, outcome }: HeadlineInput): readonly string[] {
  return [
    ...sizeFacts(transcript, outcome),
    ...counted(transcript.decisions.length, 'decision'),
    ...learningFacts({ context, transcript, outcome }),
    ...checkFacts({ context, transcript, outcome }),
  ];
}

/** `5 files, +35 −0`; what an answer left for the team's memory is no change. */
function sizeFacts({ agents }: Transcript, outcome: Outcome): readonly string[] {
  const work = 'work' in outcome ? outcome.work : undefined;
  if (work === undefined) return [];
  const { size } = work;
  if (size !== undefined) {
    return [`${plural(size.files, 'file')}, +${count(size.added)} −${count(size.removed)}`];
  }
  return counted(new Set(agents.flatMap(({ files }) => files)).size, 'file');
}

function learningFacts({ context, transcript, outcome }: HeadlineInput): readonly string[] {
  const { learnings } = transcript;
  const memory = outcome.kind === 'answered' ? outcome.memory : undefined;
  const words = counted(learnings.length, 'learning');
  if (memory === undefined) return words;
  return [`${words[0] ?? 'memory'} in ${placeOf(context, memory)}`];
}

function checkFacts({ context, transcript, outcome }: HeadlineInput): readonly string[] {
  const { checks } = transcript;
  const isWork = 'work' in outcome && outcome.work !== undefined;
  const failing = outcome.kind === 'changed' ? undefined : failingText(context, checks);
  const results = [...(failing === undefined ? [] : [failing]), ...otherResults(context, checks)];
  const ran = checks.rows.some(({ result }) => result !== 'not-run');
  if (!isWork || ran) return results;
  const own = ownRunFacts(context, transcript);
  return own.length > 0 ? own : ['no check ran'];
}

function counted(amount: number, noun: string): readonly string[] {
  return amount === 0 ? [] : [plural(amount, noun)];
}
