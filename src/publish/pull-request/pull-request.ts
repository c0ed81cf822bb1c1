// The body of the squad's pull requests, built by code around the agents' words: what a reviewer needs, in that order.
import type { DecisionNote } from '../../run-log/events.ts';
import type { Transcript } from '../../run-log/transcript.ts';
import { plural } from '../../text/count.ts';
import type { ToolProposal } from '../../tools/custom/executable/proposed-tools.ts';
import { instructsAgents } from '../../workspace/policy/protected-paths.ts';
import { renderChecks } from '../render/checks.ts';
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
  fileItems,
  findingItems,
  itemSection,
  leftOutItems,
  type StandingReviews,
  unfinishedItems,
  workerItems,
} from './body-items.ts';
import { type IssueShare, renderClosingLine } from './closing-line.ts';
import { howToTestLines } from './how-to-test.ts';
import { decisionLines, learningLines } from './memory-pull-request.ts';
import { renderProposedTools } from './proposed-tools.ts';
import { belowReportLine } from './report-line.ts';
import { type BriefFacts, renderLookFirst } from './reviewer-brief.ts';

/** What the body says besides the transcript. */
export type PullRequestWork = {
  /** The run's last answer: what changed, by the coordinator or the one agent. */
  readonly answer: string;
  /** Where the files are. */
  readonly branch: string;
  /** The squad's folder: `.squad`. */
  readonly directory: string;
  /** How much of the issue this is. */
  readonly share: IssueShare;
  readonly standing: StandingReviews;
  /** The line about a person's pull request below this one, from `renderStackedNote`. */
  readonly stacked?: string | undefined;
  /** Where to look first is made from this, when a review was asked for. */
  readonly brief?: BriefFacts | undefined;
  readonly proposals?: readonly ToolProposal[];
};

/** The headings in their order, by which a later run finds its sections. */
export const TITLES = {
  checks: 'Checks',
  lookFirst: 'Look at this first',
  findings: 'Findings that stand',
  notVerified: 'Not verified',
  changed: 'What changed',
  since: 'Since then',
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

type PullRequestContent = {
  readonly context: RenderContext;
  readonly transcript: Transcript;
  readonly work: PullRequestWork;
};

/** The whole body of a new pull request; its last line says what merging it does to the issue. */
export function renderPullRequestBody(
  context: RenderContext,
  transcript: Transcript,
  work: PullRequestWork,
): string {
  const body = { context, transcript, work };
  const changed = transcript.agents.flatMap(({ files }) => files);
  const first = [agentInstructionsNote(changed), work.stacked];
  const last = [creditLine(context), ...closingLines(context, work)];
  return firstThatFits(TARGET_LENGTH, [
    ...LIMIT_STEPS.map(
      (limits) => () => paragraphs([...first, ...bodyParts(body, limits), ...last]),
    ),
    () => paragraphs([...first, ...last]),
  ]);
}

/** What ran on the changes, and how it ended. */
export function renderChecksSection(
  context: RenderContext,
  transcript: Transcript,
  maxLines = 30,
): string | undefined {
  return section(TITLES.checks, renderChecks(context, transcript, maxLines));
}

/** Says which of the files instruct agents: nobody should merge those unread. Undefined when none does. */
export function agentInstructionsNote(files: readonly string[]): string | undefined {
  const instructions = [...new Set(files.filter(instructsAgents))];
  if (instructions.length === 0) return undefined;
  return `**This changes what agents are told to do:** ${pathList(instructions)}, as the request asked. Read it line by line.`;
}

function bodyParts(
  { context, transcript, work }: PullRequestContent,
  limits: PullRequestBodyLimits,
): readonly (string | undefined)[] {
  const { rows } = limits;
  const items = (title: string, lines: readonly string[]) =>
    itemSection({ title, items: lines }, rows);
  const unverified = [
    ...unfinishedItems(context, transcript),
    ...leftOutItems(context, transcript),
  ];
  return [
    ...blockingNotes(context, transcript, work.branch),
    renderChecksSection(context, transcript, limits.checkLines),
    section(TITLES.lookFirst, work.brief && renderLookFirst(context, work.brief)),
    items(TITLES.findings, findingItems(context, transcript, work.standing)),
    items(TITLES.notVerified, unverified),
    renderChanges({ context, transcript, work }, limits),
    renderProposedTools(context, work.proposals ?? []),
    items(TITLES.decisions, decisionLines(context, withDecisions(transcript, false), work.branch)),
    items(TITLES.learnt, learningLines(context, transcript)),
    items(TITLES.workers, workerItems(context, transcript, work.answer)),
    items(TITLES.howToTest, howToTestLines(context, transcript, work.answer)),
    items(
      TITLES.notes,
      transcript.notes.map((note) => inline(note, 300, context.safe)),
    ),
  ];
}

/** Decisions that somebody has to agree with come before everything else. */
function blockingNotes(
  context: RenderContext,
  transcript: Transcript,
  branch: string,
): readonly string[] {
  return decisionLines(context, withDecisions(transcript, true), branch);
}

function withDecisions(transcript: Transcript, urgent: boolean): Transcript {
  const isUrgent = ({ blocking, requiresApproval }: DecisionNote) =>
    blocking === true || requiresApproval === true;
  const decisions = transcript.decisions.filter((note) => isUrgent(note) === urgent);
  return { ...transcript, decisions };
}

function renderChanges(
  { context, transcript, work }: PullRequestContent,
  { answer, rows }: PullRequestBodyLimits,
): string | undefined {
  // The first line of the report is the title.
  const text = renderLongText(context, belowReportLine(work.answer), answer);
  const { items, count } = fileItems(context, transcript, work.directory);
  const shown = list(items, rows);
  const files = items.length > OPEN_FILES ? collapsible(plural(count, 'file'), shown) : shown;
  return section(TITLES.changed, paragraphs([text, files]));
}

/** The beginning of the line below everything else but the last. */
export const CREDIT_PREFIX = 'Written by the squad,';

function creditLine({ facts, safe }: RenderContext): string {
  const { actor, commentUrl, runUrl } = facts;
  const asked = link('asked for', commentUrl);
  return `${CREDIT_PREFIX} ${asked} by ${inline(actor, 40, safe)} · ${link('run', runUrl)}`;
}

function closingLines({ facts: { thread } }: RenderContext, { share }: PullRequestWork) {
  return thread.kind === 'issue' ? [renderClosingLine(thread.number, share)] : [];
}

type LowerPullRequest = { readonly number: number; readonly head: { readonly ref: string } };

/** The line that names the person's pull request below this one. */
export function renderStackedNote({ number, head }: LowerPullRequest): string {
  return `For #${number}: merging this puts the changes on its branch ${code(head.ref)}, not on the default branch.`;
}
