// The first line of a board: the whole news of a run in one line.
import type { Outcome, PublishedWork } from '#src/outcome.ts';
import { COORDINATOR, unfinishedAgents } from '#src/run-log/agent-row.ts';
import type { Transcript } from '#src/run-log/transcript.ts';
import { count, duration, plural } from '#src/text/count.ts';
import { agentName, totalTokens } from '../render/agent-words.ts';
import type { RenderContext } from '../render/render-context.ts';
import { inline, joinNames, link } from '../render/render-markdown.ts';
import { cutShortText } from '../render/shared-parts.ts';
import { filesWithoutMemory } from './agent-table.ts';
import { failingText, otherResults, suspectPasses } from './checks.ts';
import {
  answerLink,
  detailOf,
  failureDetail,
  type HeadlineInput,
  keptText,
  type News,
  type OpenNews,
  placeOf,
  readiness,
  reasonDetail,
  setAsideText,
  withAnswerLink,
} from './news-detail.ts';
import { askerNames } from './question.ts';
import { partsOfNews, reviewFacts, reviewNews, undoneDetail } from './review-news.ts';

/**
 * Renders one line: the news, then size, checks, time and tokens, who asked, and the link to the run. `watch` is the link's
 * address; empty where the line is shown on the run's own page.
 */
export function renderHeadline(
  context: RenderContext,
  transcript: Transcript,
  outcome: Outcome | undefined,
  watch = transcript.page ?? context.facts.runUrl,
): string {
  const { facts, safe } = context;
  const spent = totalTokens(transcript.agents);
  const parts = [
    ...(outcome === undefined ? [] : workFacts({ context, transcript, outcome })),
    duration(facts.now - transcript.startedAt),
    ...(spent === 0 ? [] : [plural(spent, 'token')]),
    `for ${link(inline(facts.actor, 40, safe), facts.commentUrl)}`,
    ...(watch === '' ? [] : [link('watch the run', watch)]),
  ];
  return joinNews(newsOf(context, transcript, outcome), parts);
}

/** Says what was changed, recorded and run, unless the title says it already. */
function workFacts({ context, transcript, outcome }: HeadlineInput): readonly string[] {
  return [
    ...reviewFacts({ context, transcript }),
    ...sizeFacts(transcript, outcome),
    ...counted(transcript.decisions.length, 'decision'),
    ...learningFacts({ context, transcript, outcome }),
    ...checkFacts({ context, transcript, outcome }),
  ];
}

/** `5 files, +35 −0`; what an answer left for the team's memory doesn't count as a change. */
function sizeFacts(transcript: Transcript, outcome: Outcome): readonly string[] {
  const work = 'work' in outcome ? outcome.work : undefined;
  if (work === undefined) return [];
  const { size } = work;
  if (size === undefined) {
    const files = transcript.agents.flatMap((agent) => filesWithoutMemory(transcript, agent));
    return counted(new Set(files).size, 'file');
  }
  const { files, added, removed, isPartial } = size;
  if (files === 0) return [];
  const amount = `${plural(files, 'file')}, +${count(added)} −${count(removed)}`;
  return [isPartial === true ? `this run changed ${amount}` : amount];
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
  // What was changed without an agent, such as a tool's removal, needs no check.
  const byAgents = transcript.agents.some(({ files }) => files.length > 0);
  const isWork = byAgents && 'work' in outcome && outcome.work !== undefined;
  const isTitle = outcome.kind === 'changed' || (outcome.kind === 'asked' && outcome.work);
  const bad = isTitle ? [] : [failingText(context, checks), ...suspectPasses(checks)];
  const told = bad.filter((text) => text !== undefined);
  const results = [...told, ...otherResults(context, checks)];
  const ran = checks.rows.some(({ result }) => result !== 'not-run');
  return !isWork || ran ? results : ['no check ran'];
}

function counted(amount: number, noun: string): readonly string[] {
  return amount === 0 ? [] : [plural(amount, noun)];
}

// Finds the news of a run: the worst open problem, or the result.

/** Renders the news without the numbers, for a comment of its own. */
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

/** Returns the worst open problem, or the run's result. */
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

// Finds the problems of a run that are open, the worst first.

/** Returns what a person must know first, and after it what else is open. */
function worstNews(input: HeadlineInput): News | undefined {
  const [worst, ...others] = [
    failingNews(input),
    setAsideNews(input),
    questionNews(input),
    stuckNews(input),
    undoneNews(input),
    suspectNews(input),
    brokenNews(input),
    reviewNews(input),
  ].filter((news) => news !== undefined);
  if (worst === undefined) return undefined;
  const { mark, title, detail } = worst;
  return { mark, title, ...detailOf([detail, ...others.map(({ beside }) => beside)]) };
}

/** An agent that called for help and waits for people. */
function stuckNews(input: HeadlineInput): OpenNews | undefined {
  const { context, transcript } = input;
  const calls = transcript.escalations.filter(({ kind }) => kind === 'escalation');
  if (calls.length === 0) return undefined;
  const names = [...new Set(calls.map(({ from }) => agentName(context, transcript, from)))];
  const needs = `${joinNames(names)} ${names.length === 1 ? 'needs' : 'need'} a decision`;
  return {
    mark: '🙋',
    title: `Stuck: ${needs}`,
    beside: withAnswerLink(needs, input),
    ...detailOf([keptText(input), answerLink(input)]),
  };
}

function questionNews(input: HeadlineInput): OpenNews | undefined {
  if (input.outcome.kind !== 'asked') return undefined;
  const title = questionTitle(input);
  return {
    mark: '🙋',
    title,
    beside: withAnswerLink(title, input),
    ...detailOf([keptText(input), answerLink(input)]),
  };
}

function failingNews({ context, transcript, outcome }: HeadlineInput): OpenNews | undefined {
  const failing = failingText(context, transcript.checks);
  const work = 'work' in outcome ? outcome.work : undefined;
  if (failing === undefined || work === undefined) return undefined;
  const isDraft = work.pullRequest?.isDraft === true;
  return {
    mark: '❌',
    title: `${placeOf(context, work)}${isDraft ? ' is a draft' : ''}: ${failing}`,
    beside: failing,
  };
}

/** Work that collided with a colleague's and was not published. */
function setAsideNews({ context, transcript, outcome }: HeadlineInput): OpenNews | undefined {
  const beside = setAsideText(context, transcript);
  if (beside === undefined) return undefined;
  const isPublished = 'work' in outcome && outcome.work !== undefined;
  const title = isPublished
    ? `${readiness(context, outcome)}, but part of the work is missing`
    : 'A change is set aside';
  return { mark: '⚠️', title, detail: beside, beside };
}

/** What was asked and could not be done. */
function undoneNews({ context, transcript, outcome }: HeadlineInput): OpenNews | undefined {
  const work = 'work' in outcome ? outcome.work : undefined;
  const parts = partsOfNews(transcript, work);
  if (parts.length === 0) return undefined;
  const { detail } = undoneDetail(context, parts);
  const told = detailOf([detail]);
  const beside = ['part of it is not done', ...(detail === undefined ? [] : [detail])].join(': ');
  if (work === undefined) return { mark: '🚫', title: 'Not done', beside, ...told };
  const isDraft = work.pullRequest?.isDraft === true;
  const title = `${readiness(context, outcome)}${isDraft ? ':' : ', but'} part of it is not done`;
  return { mark: '⚠️', title, beside, ...told };
}

/** A check that passed after its tests were deleted, or after its settings were changed. */
function suspectNews({ context, transcript, outcome }: HeadlineInput): OpenNews | undefined {
  const passes = suspectPasses(transcript.checks);
  if (passes.length === 0 || !('work' in outcome) || outcome.work === undefined) return undefined;
  const beside = passes.join(', and ');
  return { mark: '⚠️', title: `${readiness(context, outcome)}, but ${beside}`, beside };
}

/** An agent that failed or was stopped, and whose part nobody did. */
function brokenNews({ context, transcript, outcome }: HeadlineInput): OpenNews | undefined {
  const setAside = transcript.conflicts.filter(({ keptOn }) => keptOn !== undefined);
  const told = new Set(['coordinator', ...setAside.map(({ session }) => session)]);
  const broken = unfinishedAgents(transcript.agents).filter(({ session }) => !told.has(session));
  const failed = broken.filter(({ state }) => state === 'failed');
  const stopped = broken.filter(({ state }) => state !== 'failed');
  const [first] = [...failed, ...stopped];
  if (first === undefined) return undefined;
  const groups = [failed, stopped].filter((rows) => rows.length > 0);
  const said = groups.map((rows) => cutShortText(context, rows)).join(' and ');
  return {
    mark: '⚠️',
    title: `${readiness(context, outcome)}, but ${said}`,
    beside: said,
    ...reasonDetail(first.answer, context),
  };
}

function questionTitle({ context, transcript }: HeadlineInput): string {
  const names = askerNames(context, transcript);
  const asking = transcript.escalations.filter(({ kind }) => kind === 'question').length;
  return asking > 1 ? `${asking} questions for you` : `${names} has a question`;
}
