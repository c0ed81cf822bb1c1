// The bodies of the squad's pull requests, built by code around the agents' words.

import type { AgentRow } from '../../run-log/agent-row.ts';
import type { Transcript } from '../../run-log/transcript.ts';
import { plural } from '../../text/count.ts';
import type { ToolProposal } from '../../tools/custom/executable/proposed-tools.ts';
import { instructsAgents } from '../../workspace/policy/protected-paths.ts';
import { agentName, firstMeaningfulLine } from '../render/agent-table.ts';
import { renderChecks } from '../render/checks.ts';
import { changedFileLines } from '../render/job-summary.ts';
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
import { renderNotes } from '../render/shared-parts.ts';
import { withoutSuperseded } from '../reviews/gather-reviews.ts';
import { pathList } from '../reviews/review-summary.ts';
import { howToTestLines } from './how-to-test.ts';
import { decisionLines, learningLines } from './memory-pull-request.ts';
import { renderProposedTools } from './proposed-tools.ts';
import { type BriefFacts, renderLookFirst } from './reviewer-brief.ts';

/** What the body says besides the transcript. */
export type PullRequestWork = {
  /** The run's last answer: what changed, by the coordinator or the one agent. */
  readonly answer: string;
  /** Where the files are. */
  readonly branch: string;
  /** The line about a person's pull request below this one, from `renderStackedNote`. */
  readonly stacked?: string | undefined;
  /** What the reviewer's brief is made from, when a review was asked for. */
  readonly brief?: BriefFacts | undefined;
  readonly proposals?: readonly ToolProposal[];
};

const TARGET_LENGTH = 40_000;
/** The section's heading, by which a later run finds it. */
export const CHECKS = 'Checks';
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

/** What the checks said, what changed, who did it, what was decided and learnt, how to test, what is not verified; `Closes #n` for an issue. */
export function renderPullRequestBody(
  context: RenderContext,
  transcript: Transcript,
  work: PullRequestWork,
): string {
  const body = { context, transcript, work };
  const changed = transcript.agents.flatMap(({ files }) => files);
  const first = [agentInstructionsNote(changed), work.stacked];
  return firstThatFits(TARGET_LENGTH, [
    ...LIMIT_STEPS.map(
      (limits) => () => paragraphs([...first, ...bodyParts(body, limits), ...creditLines(context)]),
    ),
    () => paragraphs([...first, ...creditLines(context)]),
  ]);
}

/** What ran on the changes, and how it ended. */
export function renderChecksSection(
  context: RenderContext,
  transcript: Transcript,
  maxLines = 30,
): string | undefined {
  return section(CHECKS, renderChecks(context, transcript, maxLines));
}

/** Says which of the files instruct agents: nobody should merge those unread. Undefined when none does. */
export function agentInstructionsNote(files: readonly string[]): string | undefined {
  const instructions = [...new Set(files.filter(instructsAgents))];
  if (instructions.length === 0) return undefined;
  return `**This changes what agents are told to do:** ${pathList(instructions)}, as the request asked. Read it line by line.`;
}

function bodyParts(
  body: PullRequestContent,
  limits: PullRequestBodyLimits,
): readonly (string | undefined)[] {
  const { context, transcript, work } = body;
  const files = changedFileLines(context, transcript);
  const title = plural(files.length, 'file');
  const fileList = files.length > 0 ? collapsible(title, list(files, limits.rows)) : undefined;
  return [
    renderChecksSection(context, transcript, limits.checkLines),
    section(
      'What changed',
      paragraphs([renderLongText(context, work.answer, limits.answer), fileList]),
    ),
    renderProposedTools(context, work.proposals ?? []),
    ...reviewerSections(body, limits),
    renderNotes(context, { ...transcript, left: [] }, limits.rows),
  ];
}

/** What reviewers need, in a brief of its own when a review was asked for. */
function reviewerSections(
  body: PullRequestContent,
  { rows }: PullRequestBodyLimits,
): readonly (string | undefined)[] {
  const { context, transcript, work } = body;
  const did = section('Who did what', list(workerLines(body), rows));
  const learnt = section('What the team learnt', list(learningLines(context, transcript), rows));
  const decided = list(decisionLines(context, transcript, work.branch), rows);
  const test = list(howToTestLines(context, transcript), rows);
  const open = list(unverifiedLines(context, transcript), rows);
  if (work.brief === undefined) {
    return [
      did,
      section('Decisions taken', decided),
      learnt,
      section('How to test', test),
      section('Not verified', open),
    ];
  }
  const brief = [
    subsection('Look at first', renderLookFirst(context, work.brief)),
    subsection('Decisions behind it', decided),
    subsection('Not verified', open),
    subsection('How to test', test),
  ];
  return [section("Reviewer's brief", paragraphs(brief)), did, learnt];
}

function subsection(title: string, content: string): string | undefined {
  return content === '' ? undefined : `### ${title}\n\n${content}`;
}

/** The beginning of the last line but one, below everything else. */
export const CREDIT_PREFIX = 'Written by the squad,';

function creditLines({ facts, safe }: RenderContext): readonly string[] {
  const { actor, commentUrl, runUrl, thread } = facts;
  const asked = link('asked for', commentUrl);
  const credit = `${CREDIT_PREFIX} ${asked} by ${inline(actor, 40, safe)} · ${link('run', runUrl)}`;
  return thread.kind === 'issue' ? [credit, `Closes #${thread.number}`] : [credit];
}

function workerLines({ context, transcript, work }: PullRequestContent): readonly string[] {
  const agents = transcript.agents.filter(({ session }) => session !== 'coordinator');
  return agents.map((agent) => {
    const role = agent.role === '' ? '' : ` (${inline(agent.role, 40, context.safe)})`;
    const files = agent.files.length === 0 ? '' : `, ${plural(agent.files.length, 'file')}`;
    const did = inline(workText(agent, work.answer), 240, context.safe);
    return `**${inline(agent.name, 40, context.safe) || 'Agent'}**${role}${files}: ${did}`;
  });
}

// An answer that is the whole pull request's answer is not repeated.
function workText({ task, answer, state }: AgentRow, whole: string): string {
  if (state === 'failed' || state === 'stopped') return `${task} (${state})`;
  const said = answer.trim() === whole.trim() ? '' : firstMeaningfulLine(answer);
  return said || task;
}

function unverifiedLines(context: RenderContext, transcript: Transcript): readonly string[] {
  const { safe } = context;
  const { agents, left, reviews } = transcript;
  const objections = withoutSuperseded(reviews).filter(
    ({ verdict }) => verdict === 'changes-requested',
  );
  const unfinished = agents.filter(({ state }) => state === 'failed' || state === 'stopped');
  return [
    ...objections.map(({ reviewer, files }) => {
      const where = files.length === 0 ? '' : ` in ${pathList(files)}`;
      return `${agentName(context, transcript, reviewer)} asked for changes${where}, and has not looked again since.`;
    }),
    ...unfinished.map(({ name, state, answer }) => {
      const why = answer.trim() === '' ? '' : `: ${inline(answer, 240, safe)}`;
      return `${inline(name, 40, safe)} ${state === 'failed' ? 'failed' : 'was stopped'}${why}`;
    }),
    ...left.map((file) => `Left out: ${inline(file, 240, safe)}`),
  ];
}

type LowerPullRequest = { readonly number: number; readonly head: { readonly ref: string } };

/** The line that names the person's pull request below this one. */
export function renderStackedNote({ number, head }: LowerPullRequest): string {
  return `For #${number}: merging this puts the changes on its branch ${code(head.ref)}, not on the default branch.`;
}
