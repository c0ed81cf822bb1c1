// The body of the squad's pull requests, built by code around the agents' words: notes, sections, credit.

import { demoteHeadings } from '#src/markdown/close-blocks.ts';
import type { Report } from '#src/report.ts';
import { type AgentRow, unfinishedAgents } from '#src/run-log/agent-row.ts';
import { waitsForPeople } from '#src/run-log/events.ts';
import type { Transcript } from '#src/run-log/transcript.ts';
import { plural } from '#src/text/count.ts';
import { joinCodes } from '#src/text/hidden-lines.ts';
import type { AddedHiddenLine } from '#src/workspace/git-history.ts';
import { instructsAgents, isWorkPath } from '#src/workspace/policy.ts';
import type { EarlierRequest } from './branch-history.ts';
import { decisionLines, learningLines } from './memory-pull-request.ts';
import type { PullRequestWork } from './publishable-work.ts';
import { agentName } from './render/agent-words.ts';
import { type RenderContext, repositoryUrl } from './render/render-context.ts';
import {
  code,
  collapsible,
  firstThatFits,
  inline,
  joinNames,
  link,
  list,
  paragraphs,
  pathList,
  section,
} from './render/render-markdown.ts';
import {
  cutShortText,
  filesLeftOut,
  refusedLines,
  renderLongText,
  undoneItems,
} from './render/shared-parts.ts';
import { findingItems } from './reviews/review-summary.ts';
import { renderChecks } from './views/checks.ts';
import { changedFileLines } from './views/job-summary.ts';
import { renderProposedTools } from './views/proposed-tools.ts';
import { workerItems } from './worker-items.ts';

/** The limits of a body, and those to try if it is too long with them. */
const LIMIT_STEPS = [
  { rows: 60, answer: 10_000, checkLines: 30 },
  { rows: 20, answer: 3000, checkLines: 10 },
  { rows: 5, answer: 800, checkLines: 3 },
] as const;

type PullRequestBodyLimits = (typeof LIMIT_STEPS)[number];

const TARGET_LENGTH = 40_000;

/** Renders the whole body of a new pull request. Its last line says what merging it does to the issue. */
export function renderPullRequestBody(
  context: RenderContext,
  transcript: Transcript,
  work: PullRequestWork,
): string {
  const changed = [...transcript.agents.flatMap(({ files }) => files), ...work.changed];
  const first = [agentInstructionsNote(changed, work.directory), work.hidden, work.stacked];
  const last = [approvalNote(work), creditLine(context), closingLine(work)];
  return firstThatFits(TARGET_LENGTH, [
    ...LIMIT_STEPS.map(
      (limits) => () =>
        paragraphs([...first, ...bodyParts(context, transcript, work, limits), ...last]),
    ),
    () => paragraphs([...first, ...last]),
  ]);
}

/**
 * Names the files that instruct agents, the squad's skills among them, which nobody should merge unread. Undefined when there
 * are none. `directory` is the squad's folder.
 */
export function agentInstructionsNote(
  files: readonly string[],
  directory: string,
): string | undefined {
  const instructions = [...new Set(files)].filter(
    (path) => instructsAgents(path) || path.startsWith(`${directory}/skills/`),
  );
  if (instructions.length === 0) return undefined;
  return `**This changes what agents are told to do:** ${pathList(instructions)}. Read it line by line.`;
}

/** Names the lines that hold what a reader can't see; undefined without any. `max`: how many are named. */
export function hiddenLinesNote(
  lines: readonly AddedHiddenLine[],
  max: number,
): string | undefined {
  if (lines.length === 0) return undefined;
  const named = lines
    .slice(0, max)
    .map((one) => `${code(`${one.path}:${one.line}`)} (${joinCodes(one)})`);
  const more = lines.length - named.length;
  const places =
    more > 0 ? `${named.join(', ')} and ${plural(more, 'more line')}` : joinNames(named);
  return `⚠️ This adds characters that can't be seen: ${places}.`;
}

/** Renders the sections in the order in which a reviewer needs them; undefined where there is nothing to say. */
function bodyParts(
  context: RenderContext,
  transcript: Transcript,
  work: PullRequestWork,
  { rows, answer, checkLines }: PullRequestBodyLimits,
): readonly (string | undefined)[] {
  const items = (title: string, lines: readonly string[]) => section(title, list(lines, rows));
  const decided = (isUrgent: boolean) =>
    decisionLines(context, withDecisions(transcript, isUrgent), work.commit);
  const notes = transcript.notes.map((note) => inline(note, 300, context.safe));
  return [
    // Decisions that somebody has to agree with come before everything else.
    ...decided(true),
    section('Checks', renderChecks(context, transcript, checkLines, work)),
    items('Findings that stand', findingItems(context, transcript, work)),
    items('Changed by two agents', conflictItems(context, transcript)),
    items('Not done', notDoneItems(context, transcript)),
    section('What changed', renderChanges(context, work, answer, rows)),
    renderProposedTools(context, work.proposals ?? []),
    items('Decisions', decided(false)),
    items('What the team learnt', learningLines(context, transcript)),
    items('Who did what', workerItems(context, transcript, work)),
    items('How to test', howToTestItems(context, transcript)),
    items('Worth knowing', notes),
  ];
}

function approvalNote({ approvalPage }: PullRequestWork): string | undefined {
  if (approvalPage === undefined) return undefined;
  const why = link("opened with the job's own token", approvalPage);
  return `**Workflows are waiting for you:** approve them in the merge box, since this was ${why}. With an app's token they start at once.`;
}

/** Says who asked for the work, with links to the request and the run. */
function creditLine({ facts, safe }: RenderContext): string {
  const asked = link('asked for', facts.commentUrl);
  return `Written by the squad, ${asked} by ${inline(facts.actor, 40, safe)} · ${link('run', facts.runUrl)}`;
}

type LowerPullRequest = { readonly number: number; readonly head: { readonly ref: string } };

/** The line that names the person's pull request below this one. */
export function renderStackedNote({ number, head }: LowerPullRequest): string {
  return `For #${number}: merging this puts the changes on its branch ${code(head.ref)}, not on the default branch.`;
}

/** `Closes #7` or, in doubt, since an issue closed by mistake is forgotten, `Part of #7` or `Part of #7 until it is finished`. */
function closingLine({ share, issue }: PullRequestWork): string | undefined {
  if (issue === undefined) return undefined;
  if (share.isWhole && share.isReady) return `Closes #${issue}`;
  return `Part of #${issue}${share.isWhole ? ' until it is finished' : ''}`;
}

const OPEN_FILES = 5;

/** Returns the transcript with only the decisions that somebody has to agree with, or with only the others. */
function withDecisions(transcript: Transcript, urgent: boolean): Transcript {
  const decisions = transcript.decisions.filter((note) => waitsForPeople(note) === urgent);
  return { ...transcript, decisions };
}

const LONGEST_RUN = 400;
const MOST_RUNS = 20;

/** Renders what was changed, in the words of those who changed it, and the files; empty where there is neither. */
function renderChanges(
  context: RenderContext,
  work: PullRequestWork,
  answer: number,
  rows: number,
): string {
  const [first, ...later] = work.told;
  const { items, count } = fileItems(context, work);
  const shown = list(items, rows);
  const isLong = items.length > OPEN_FILES;
  const files = isLong ? collapsible(plural(count, 'file'), shown) : `**Files**\n\n${shown}`;
  const runs = later.slice(-MOST_RUNS).map((one) => runLine(context, one));
  const words = first === undefined ? '' : textBesideTitle(first.report);
  return paragraphs([
    demoteHeadings(renderLongText(context, words, answer), 3).trimEnd(),
    runs.length === 0 ? undefined : `**Since then**\n\n${list(runs)}`,
    // Without a line between them, a list at the end of the text and this list would become one.
    items.length > 0 ? files : undefined,
  ]);
}

/** The summary, unless it says no more than the title. */
function textBesideTitle({ title, summary }: Report): string {
  return summary.replace(/\.$/, '') === title.replace(/\.$/, '') ? '' : summary;
}

/** `Refuse an empty name. The server says why. (asked for by alice · run)`. */
function runLine({ facts, safe }: RenderContext, { report, actor, run }: EarlierRequest): string {
  const { title, summary } = report;
  const isTold = summary.startsWith(title);
  const said = isTold ? summary : `${title.replace(/[.:]$/, '')}. ${summary}`;
  const page = repositoryUrl(facts, 'actions/runs', run.replace(/\D/g, ''));
  return `${inline(said, LONGEST_RUN, safe)} (asked for by ${inline(actor, 40, safe)} · ${link('run', page)})`;
}

/** How to try the change by hand, in the words of those who made it, each once. The section on checks says what was run. */
function howToTestItems({ safe }: RenderContext, { agents }: Transcript): readonly string[] {
  const said = new Map(
    agents.flatMap(({ report, name }) =>
      report?.howToTest === undefined ? [] : [[report.howToTest, name] as const],
    ),
  );
  return [...said].map(([steps, name]) => `${inline(name, 40, safe)}: ${inline(steps, 500, safe)}`);
}

/** The changed files with their authors; the team's memory comes last, as one item that is not counted. */
function fileItems(
  context: RenderContext,
  { agents: all, directory }: PullRequestWork,
): { readonly items: readonly string[]; readonly count: number } {
  const withFiles = (isShown: (path: string) => boolean) =>
    all.map((agent) => ({ ...agent, files: agent.files.filter(isShown) }));
  const agents = withFiles((path) => isWorkPath(path, directory));
  const items = changedFileLines(context, agents);
  const memory = withFiles((path) => !isWorkPath(path, directory));
  const amount = new Set(memory.flatMap(({ files }) => files)).size;
  if (amount === 0) return { items, count: items.length };
  const authors = memory.filter(({ files }) => files.length > 0).map(({ name }) => name);
  const by = [...new Set(authors)].map((name) => inline(name, 40, context.safe)).join(', ');
  const last = `${code(`${directory}/`)}: ${plural(amount, 'file')} of the team's memory, by ${by}`;
  return { items: [...items, last], count: items.length };
}

/** What could not be done, whose work was cut short, and what was left out. */
function notDoneItems(context: RenderContext, transcript: Transcript): readonly string[] {
  return [
    ...undoneItems(context, transcript),
    ...unfinishedItems(context, transcript),
    ...leftOutItems(context, transcript),
  ];
}

/** Who was cut short and why, each reason once. */
function unfinishedItems(context: RenderContext, transcript: Transcript): readonly string[] {
  const byReason = new Map<string, AgentRow[]>();
  for (const row of unfinishedAgents(transcript.agents)) {
    const key = `${row.state} ${row.answer.trim()}`;
    byReason.set(key, [...(byReason.get(key) ?? []), row]);
  }
  return [...byReason.values()].flatMap((rows) => {
    const [first] = rows;
    if (first === undefined) return [];
    const why = first.answer.trim() === '' ? '' : `: ${inline(first.answer, 240, context.safe)}`;
    return [`Cut short: ${cutShortText(context, rows)}${why}`];
  });
}

/** Changes of the same lines: who put them together, or where a change that couldn't be joined is kept. */
function conflictItems(context: RenderContext, transcript: Transcript): readonly string[] {
  const name = (session: string) => agentName(context, transcript, session);
  return transcript.conflicts.flatMap(({ session, files, others, keptOn, isBundled }) => {
    const [who, what] = [name(session), pathList(files)];
    if (keptOn !== undefined) {
      const where = `it is ${isBundled ? "in the run's bundle as" : 'on the branch'} ${code(keptOn)}`;
      return [
        `Not in this pull request: ${who}'s change to ${what} could not be merged; ${where}.`,
      ];
    }
    const row = transcript.agents.find((one) => one.session === session);
    if (row === undefined || !files.some((path) => row.files.includes(path))) return [];
    const both = [...new Set([...others.map(name), who])];
    const all = both.length > 1 ? joinNames(both) : `${who} and a colleague`;
    return [`${all} changed the same lines of ${what}; ${who} merged them.`];
  });
}

/** What was not committed, and what agents could not write or reach. */
function leftOutItems(context: RenderContext, transcript: Transcript): readonly string[] {
  return [
    ...filesLeftOut(transcript).map((file) => `Left out: ${inline(file, 240, context.safe)}`),
    ...refusedLines(context, transcript).map((line) => `Refused: ${line}`),
  ];
}
