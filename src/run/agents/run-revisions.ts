// Hands each agent its part of people's feedback, as if from the person; the coordinator has no turn.

import { type CoordinationResult, runNamedAgent, whoRevises } from '#src/coordinator/index.ts';
import { quoteUntrusted } from '#src/markdown/index.ts';
import { questionText, type Report, reportOfText, saidText } from '#src/report.ts';
import { fittingTexts, headOf, plural } from '#src/text/index.ts';
import { pathsOf, quoteDiffAbove, type RequestReviewComment } from '../context/review-comments.ts';
import type { RunContext } from '../context/run-context.ts';
import { reviewCommentPlace } from '../context/thread.ts';
import type { AgentFeedback, Feedback } from './assign-feedback.ts';
import type { Agents } from './create-agents.ts';

/** Lets the agents revise, and asks people who should revise the rest. */
export async function runRevisions(
  { parts, unassignedPaths, doneBefore }: Feedback,
  agents: Pick<Agents, 'environment' | 'broker' | 'handoffTo'>,
  context: RunContext,
): Promise<CoordinationResult> {
  const ended = await Promise.all(
    parts.map((agentFeedback) => {
      const task = context.ports.mask(revisionTask(context, agentFeedback));
      const { agent, reviewComments } = agentFeedback;
      const files = pathsOf(reviewComments);
      const reviewThreads = [...new Set(reviewComments.map(({ thread }) => thread))];
      return runNamedAgent(agents, { ...agents.handoffTo(agent), task, files, reviewThreads });
    }),
  );
  const before = doneBefore.map((report) => ({ kind: 'done', report }) as const);
  const result = mergeResults([...before, ...ended]);
  if (unassignedPaths.length === 0) return result;
  const text = whoRevises(unassignedPaths);
  if (result.kind !== 'done') {
    context.transcript.note(text);
    return result;
  }
  const { report } = result;
  const asked = [...(report.question === undefined ? [] : [report.question.text]), text];
  return {
    kind: 'done',
    report: { ...report, question: { text: asked.join('\n\n'), options: [] } },
  };
}

/**
 * Merges several agents' results. A limit replaces all the others, whose words stand in the agents' replies; without one, no
 * text is lost.
 */
function mergeResults(ended: readonly CoordinationResult[]): CoordinationResult {
  const limited = ended.find(({ kind }) => kind === 'limited');
  if (limited !== undefined) return limited;
  const failed = ended.filter((one) => one.kind === 'failed');
  const reports = ended.flatMap((one) => (one.kind === 'done' ? [one.report] : []));
  if (reports.length === 0 && failed[0] !== undefined) return failed[0];
  const reasons = failed.map(({ reason }) => reportOfText(reason));
  return { kind: 'done', report: joinReports([...reasons, ...reports]) };
}

/** Joins reports into one. The agents' own rows say what each of them left undone. */
function joinReports(reports: readonly Report[]): Report {
  const [only, ...others] = reports;
  if (only !== undefined && others.length === 0) return only;
  const said = reports.map(saidText).filter((text) => text !== '');
  const questions = reports.flatMap(({ question }) => question ?? []);
  const [asked, ...more] = questions;
  const text = questions.map(questionText).join('\n\n');
  const question = more.length === 0 ? asked : { text, options: [] };
  const merged = { ...reportOfText(said.join('\n\n')), title: only?.title ?? '' };
  return { ...merged, ...(question === undefined ? {} : { question }) };
}

const MAX_QUOTES_LENGTH = 20_000;
const MAX_COMMENT_LENGTH = 4_000;

/** Writes one agent's task: what to do in our words, then quotations of people. Its first line is the commit's subject. */
export function revisionTask(
  context: Pick<RunContext, 'request' | 'nonce'>,
  agentFeedback: AgentFeedback,
): string {
  const { request, nonce } = context;
  const { thread, author, review, text } = request;
  const what = review === undefined ? 'a comment' : 'the review';
  const quote = (place: string, words: string) =>
    quoteUntrusted({
      text: headOf(words, MAX_COMMENT_LENGTH),
      author: author.login,
      label: `${place}, can write to this repository`,
      nonce,
    });
  const quotes = [
    ...(review === undefined || text.trim() === '' ? [] : [quote('review', text)]),
    ...agentFeedback.reviewComments.map((reviewComment) => {
      const words = quote(reviewCommentPlace(reviewComment), reviewComment.text);
      return [words, ...quoteDiff(reviewComment, nonce)].join('\n\n');
    }),
  ];
  return [
    `Revise ${listed(pathsOf(agentFeedback.reviewComments))} as ${what} on #${thread.number} asks`,
    agentFeedback.insteadOf.length === 0 ? OWN : inPlaceOf(agentFeedback.insteadOf),
    REPORT,
    ...limitQuotes(quotes, MAX_QUOTES_LENGTH),
  ].join('\n\n');
}

const OWN =
  'A person with write access said what is quoted below about these files. Do what they ask there, answer what they ask, and leave the rest as it is.';

function inPlaceOf(names: readonly string[]): string {
  return `A person with write access rejected work of ${names.join(' and ')}, so you revise it in their place, without asking them. Do what the quotations below ask for, keep what is right, and leave the rest as it is.`;
}

const REPORT =
  'Your report is posted as the answer in the threads of these comments: say in its summary briefly what you did about each of them.';

/** Quotes the diff when the file doesn't show what a comment is about, or when that is several lines. */
function quoteDiff(comment: RequestReviewComment, nonce: string): readonly string[] {
  const { line, startLine, diffHunk } = comment;
  const isOneLine = line !== undefined && startLine === undefined;
  return isOneLine || diffHunk === '' ? [] : [quoteDiffAbove(comment, nonce)];
}

function listed([first = 'the work', ...rest]: readonly string[]): string {
  return rest.length === 0 ? first : `${first} and ${rest.length} more`;
}

/** Returns the quotes that fit, and how many don't: those are in the thread. */
function limitQuotes(quotes: readonly string[], maxLength: number): readonly string[] {
  const kept = fittingTexts(quotes, maxLength);
  const missing = quotes.length - kept.length;
  if (missing === 0) return kept;
  const verb = missing === 1 ? 'is' : 'are';
  return [...kept, `${plural(missing, 'more comment')} ${verb} in the thread below.`];
}
