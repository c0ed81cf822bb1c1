// The body of the squad's pull requests, built by code around the agents' words: notes, sections, credit.
import type { Transcript } from '#src/run-log/index.ts';
import { instructsAgents } from '#src/workspace/index.ts';
import type { RenderContext } from '../render/render-context.ts';
import { code, firstThatFits, inline, link, paragraphs } from '../render/render-markdown.ts';
import { pathList } from '../reviews/review-summary.ts';
import { renderClosingLine } from './closing-line.ts';
import { decisionLines } from './memory-pull-request.ts';
import {
  LIMIT_STEPS,
  type PullRequestBodyLimits,
  type PullRequestContent,
  type PullRequestWork,
} from './pull-request-content.ts';
import { renderSections, withDecisions } from './render-sections.ts';

const TARGET_LENGTH = 40_000;

/** Renders the whole body of a new pull request. Its last line says what merging it does to the issue. */
export function renderPullRequestBody(
  context: RenderContext,
  transcript: Transcript,
  work: PullRequestWork,
): string {
  const body = { context, transcript, work };
  const changed = [...transcript.agents.flatMap(({ files }) => files), ...(work.changed ?? [])];
  const first = [agentInstructionsNote(changed, work.branch.directory), work.stacked];
  const last = [approvalNote(work), creditLine(context), ...closingLines(work)];
  return firstThatFits(TARGET_LENGTH, [
    ...LIMIT_STEPS.map(
      (limits) => () => paragraphs([...first, ...bodyParts(body, limits), ...last]),
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

function bodyParts(
  content: PullRequestContent,
  limits: PullRequestBodyLimits,
): readonly (string | undefined)[] {
  const { context, transcript, work } = content;
  // Decisions that somebody has to agree with come before everything else.
  const notes = decisionLines(context, withDecisions(transcript, true), work.standing.commit);
  return [...notes, ...renderSections(content, limits).values()];
}

function approvalNote({ approvalPage }: PullRequestWork): string | undefined {
  if (approvalPage === undefined) return undefined;
  const why = link("opened with the job's own token", approvalPage);
  return `**Workflows are waiting for you:** approve them in the merge box, since this was ${why}. With an app's token they start at once.`;
}

function creditLine(context: RenderContext): string {
  return `Written by the squad, ${askedText(context)}`;
}

/** Who asked for a run's work, with links to the request and the run. */
function askedText({ facts, safe }: RenderContext): string {
  const { actor, commentUrl, runUrl } = facts;
  const asked = link('asked for', commentUrl);
  return `${asked} by ${inline(actor, 40, safe)} · ${link('run', runUrl)}`;
}

function closingLines({ share, issue }: PullRequestWork): readonly string[] {
  return issue === undefined ? [] : [renderClosingLine(issue, share)];
}

type LowerPullRequest = { readonly number: number; readonly head: { readonly ref: string } };

/** The line that names the person's pull request below this one. */
export function renderStackedNote({ number, head }: LowerPullRequest): string {
  return `For #${number}: merging this puts the changes on its branch ${code(head.ref)}, not on the default branch.`;
}
