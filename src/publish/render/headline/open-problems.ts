// Finds the problems of a run that are open, the worst first.
import { unfinishedAgents } from '#src/run-log/index.ts';
import { agentName } from '../agents/agent-words.ts';
import { failingText, suspectPasses } from '../check-words.ts';
import { askerNames } from '../question.ts';
import { joinNames } from '../render-markdown.ts';
import { cutShortText } from '../shared-parts.ts';
import { setAsideText } from './conflicts.ts';
import {
  answerLink,
  detailOf,
  type HeadlineInput,
  keptText,
  type News,
  type OpenNews,
  placeOf,
  readiness,
  reasonDetail,
  withAnswerLink,
} from './news-detail.ts';
import { reviewNews } from './review-news.ts';
import { partsOfNews, undoneDetail } from './undone.ts';

/** Returns what a person must know first, and after it what else is open. */
export function worstNews(input: HeadlineInput): News | undefined {
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
