// The body of the squad's pull requests, built by code around the agents' words: what a reviewer needs, in that order.
import { demoteHeadings } from '../../markdown/close-blocks.ts';
import type { DecisionNote } from '../../run-log/memory-note.ts';
import type { Transcript } from '../../run-log/transcript.ts';
import { plural } from '../../text/count.ts';
import type { ToolProposal } from '../../tools/custom/executable/proposed-tools.ts';
import { instructsAgents } from '../../workspace/policy/protected-paths.ts';
import { renderChecks } from '../render/checks.ts';
import { renderUnfounded } from '../render/headline/undone.ts';
import { renderLongText } from '../render/long-text.ts';
import type { RenderContext } from '../render/render-context.ts';
import {
  code,
  collapsible,
  firstThatFits,
  inline,
  link,
  list,
  paragraphs,
  section,
} from '../render/render-markdown.ts';
import { pathList } from '../reviews/review-summary.ts';
import {
  conflictItems,
  findingItems,
  itemSection,
  notDoneItems,
  type StandingReviews,
} from './body-items.ts';
import { type BranchFacts, fileItems, workerItems } from './branch-items.ts';
import { type IssueShare, renderClosingLine } from './closing-line.ts';
import { howToTestLines } from './how-to-test.ts';
import { decisionLines, learningLines } from './memory-pull-request.ts';
import { renderProposedTools } from './proposed-tools.ts';
import { type BriefFacts, renderLookFirst } from './reviewer-brief.ts';
import { belowReportLine } from './title/report-line.ts';

/** What the body says besides the transcript. */
export type PullRequestWork = {
  /** The run's last answer: what changed, by the coordinator or the one agent. */
  readonly answer: string;
  /** A follow-up's new description of everything that the pull request changes. */
  readonly rewritten?: string | undefined;
  readonly branch: BranchFacts;
  /** How much of the issue the work covers. */
  readonly share: IssueShare;
  readonly standing: StandingReviews;
  /** The line about a person's pull request below this one, from `renderStackedNote`. */
  readonly stacked?: string | undefined;
  /** The facts from which the body says where to look first. */
  readonly brief?: BriefFacts | undefined;
  /** True if a review was asked for: then a new pull request says where to look first. */
  readonly isReviewed?: boolean;
  readonly proposals?: readonly ToolProposal[];
  /** Why workflows wait for an approval; undefined where they don't. */
  readonly approvalPage?: string | undefined;
};

/** The headings in order. A later run finds the sections by them. */
export const TITLES = {
  checks: 'Checks',
  lookFirst: 'Look at this first',
  findings: 'Findings that stand',
  conflicts: 'Changed by two agents',
  notDone: 'Not done',
  changed: 'What changed',
  tools: 'Proposed tools',
  decisions: 'Decisions',
  learnt: 'What the team learnt',
  workers: 'Who did what',
  howToTest: 'How to test',
  notes: 'Worth knowing',
} as const;

const OPEN_FILES = 5;
const TARGET_LENGTH = 40_000;
const LIMIT_STEPS = [
  { rows: 60, answer: 10_000, checkLines: 30 },
  { rows: 20, answer: 3000, checkLines: 10 },
  { rows: 5, answer: 800, checkLines: 3 },
] as const;

type PullRequestBodyLimits = (typeof LIMIT_STEPS)[number];

export type PullRequestContent = {
  readonly context: RenderContext;
  readonly transcript: Transcript;
  readonly work: PullRequestWork;
};

/** Renders the whole body of a new pull request. Its last line says what merging it does to the issue. */
export function renderPullRequestBody(
  context: RenderContext,
  transcript: Transcript,
  work: PullRequestWork,
): string {
  const brief = work.isReviewed === true ? work.brief : undefined;
  const body = { context, transcript, work: { ...work, brief } };
  const changed = transcript.agents.flatMap(({ files }) => files);
  const first = [agentInstructionsNote(changed), work.stacked];
  const last = [approvalNote(work), creditLine(context), ...closingLines(context, work)];
  return firstThatFits(TARGET_LENGTH, [
    ...LIMIT_STEPS.map(
      (limits) => () => paragraphs([...first, ...bodyParts(body, limits), ...last]),
    ),
    () => paragraphs([...first, ...last]),
  ]);
}

/** Renders what ran on the changes, and how it ended. */
export function renderChecksSection(
  context: RenderContext,
  transcript: Transcript,
  maxLines = 30,
): string | undefined {
  return section(TITLES.checks, renderChecks(context, transcript, maxLines));
}

/** Names the files that instruct agents, which nobody should merge unread. Undefined when there are none. */
export function agentInstructionsNote(files: readonly string[]): string | undefined {
  const instructions = [...new Set(files)].filter(instructsAgents);
  if (instructions.length === 0) return undefined;
  return `**This changes what agents are told to do:** ${pathList(instructions)}. Read it line by line.`;
}

function bodyParts(
  content: PullRequestContent,
  limits: PullRequestBodyLimits,
): readonly (string | undefined)[] {
  const { context, transcript, work } = content;
  const notes = blockingNotes(context, transcript, work.standing.commit);
  return [...notes, ...renderSections(content, limits).values()];
}

/** Renders the sections by their titles, in order; undefined where there is nothing to say. */
export function renderSections(
  { context, transcript, work }: PullRequestContent,
  limits: PullRequestBodyLimits = LIMIT_STEPS[0],
): ReadonlyMap<string, string | undefined> {
  const { rows } = limits;
  const { branch, standing, brief, answer } = work;
  const items = (title: string, lines: readonly string[]) =>
    [title, itemSection({ title, items: lines }, rows)] as const;
  const decisions = decisionLines(context, withDecisions(transcript, false), standing.commit);
  const notes = transcript.notes.map((note) => inline(note, 300, context.safe));
  return new Map<string, string | undefined>([
    [TITLES.checks, renderChecksSection(context, transcript, limits.checkLines)],
    [TITLES.lookFirst, section(TITLES.lookFirst, brief && renderLookFirst(context, brief))],
    items(TITLES.findings, findingItems(context, transcript, standing)),
    items(TITLES.conflicts, conflictItems(context, transcript)),
    items(TITLES.notDone, notDoneItems(context, transcript)),
    [TITLES.changed, renderChanges({ context, transcript, work }, undefined, limits)],
    [TITLES.tools, renderProposedTools(context, work.proposals ?? [])],
    items(TITLES.decisions, decisions),
    items(TITLES.learnt, learningLines(context, transcript)),
    items(TITLES.workers, workerItems(context, transcript, { branch, whole: answer })),
    items(TITLES.howToTest, howToTestLines(context, transcript, answer)),
    items(TITLES.notes, notes),
  ]);
}

/** Decisions that somebody has to agree with come before everything else. */
function blockingNotes(
  context: RenderContext,
  transcript: Transcript,
  commit: string,
): readonly string[] {
  return decisionLines(context, withDecisions(transcript, true), commit);
}

function withDecisions(transcript: Transcript, urgent: boolean): Transcript {
  const isUrgent = ({ blocking, requiresApproval }: DecisionNote) =>
    blocking === true || requiresApproval === true;
  const decisions = transcript.decisions.filter((note) => isUrgent(note) === urgent);
  return { ...transcript, decisions };
}

/** What the section says about earlier runs: its words, and a line for each run after the first. */
export type ToldBefore = { readonly text: string; readonly runs: readonly string[] };

export const SINCE_THEN = '**Since then**';

/** Renders what was changed, in the words of those who changed it, and the files; undefined where there is neither. */
export function renderChanges(
  { context, transcript, work }: PullRequestContent,
  told?: ToldBefore,
  { answer, rows }: PullRequestBodyLimits = LIMIT_STEPS[0],
): string | undefined {
  // The first line of the report is the title.
  const said = work.rewritten ?? belowReportLine(work.answer);
  // `textOf` demotes headings last: hidden text that was removed may have stood before one.
  const text =
    told?.text ?? paragraphs([renderUnfounded(context, transcript), textOf(context, said, answer)]);
  const since =
    told === undefined || told.runs.length === 0
      ? undefined
      : `${SINCE_THEN}\n\n${list(told.runs)}`;
  const { items, count } = fileItems(context, transcript, work.branch);
  const shown = list(items, rows);
  const isLong = items.length > OPEN_FILES;
  const files = isLong ? collapsible(plural(count, 'file'), shown) : `**Files**\n\n${shown}`;
  // Without a line between them, a list at the end of the text and this list would become one.
  return section(TITLES.changed, paragraphs([text, since, items.length > 0 ? files : undefined]));
}

function textOf(context: RenderContext, said: string, maxLength: number): string {
  return demoteHeadings(renderLongText(context, said, maxLength), 3).trimEnd();
}

/** The beginning of our credit, the line below everything but the closing line. */
export const CREDIT_PREFIX = 'Written by the squad,';

/** True for a body that the squad wrote. */
export function isOurs(body: string): boolean {
  return body.includes(CREDIT_PREFIX);
}

function approvalNote({ approvalPage }: PullRequestWork): string | undefined {
  if (approvalPage === undefined) return undefined;
  const why = link("opened with the job's own token", approvalPage);
  return `**Workflows are waiting for you:** approve them in the merge box, since this was ${why}. With an app's token they start at once.`;
}

function creditLine(context: RenderContext): string {
  return `${CREDIT_PREFIX} ${askedText(context)}`;
}

/** Who asked for a run's work, with links to the request and the run. */
export function askedText({ facts, safe }: RenderContext): string {
  const { actor, commentUrl, runUrl } = facts;
  const asked = link('asked for', commentUrl);
  return `${asked} by ${inline(actor, 40, safe)} · ${link('run', runUrl)}`;
}

function closingLines({ facts: { thread } }: RenderContext, { share }: PullRequestWork) {
  return thread.kind === 'issue' ? [renderClosingLine(thread.number, share)] : [];
}

type LowerPullRequest = { readonly number: number; readonly head: { readonly ref: string } };

/** The line that names the person's pull request below this one. */
export function renderStackedNote({ number, head }: LowerPullRequest): string {
  return `For #${number}: merging this puts the changes on its branch ${code(head.ref)}, not on the default branch.`;
}
