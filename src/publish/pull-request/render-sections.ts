// The sections of a pull request's body, in the order in which a reviewer needs them.
import { demoteHeadings } from '#src/markdown/index.ts';
import type { Report } from '#src/report.ts';
import type { DecisionNote, Transcript } from '#src/run-log/index.ts';
import { plural } from '#src/text/index.ts';
import type { EarlierRequest } from '../earlier-work.ts';
import { renderChecks } from '../render/checks.ts';
import { renderLongText } from '../render/long-text.ts';
import { type RenderContext, repositoryUrl } from '../render/render-context.ts';
import { collapsible, inline, link, list, paragraphs, section } from '../render/render-markdown.ts';
import { fileItems } from './file-items.ts';
import { findingItems } from './finding-items.ts';
import { decisionLines, learningLines } from './memory-pull-request.ts';
import { conflictItems, notDoneItems } from './not-done-items.ts';
import { renderProposedTools } from './proposed-tools.ts';
import {
  LIMIT_STEPS,
  type PullRequestBodyLimits,
  type PullRequestContent,
} from './pull-request-content.ts';
import { workerItems } from './worker-items.ts';

const OPEN_FILES = 5;

/** The headings in order. */
const TITLES = {
  checks: 'Checks',
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

/** Renders the sections by their titles, in order; undefined where there is nothing to say. */
export function renderSections(
  { context, transcript, work }: PullRequestContent,
  limits: PullRequestBodyLimits = LIMIT_STEPS[0],
): ReadonlyMap<string, string | undefined> {
  const { rows } = limits;
  const { branch, standing, report } = work;
  const items = (title: string, lines: readonly string[]) =>
    [title, section(title, list(lines, rows))] as const;
  const decisions = decisionLines(context, withDecisions(transcript, false), standing.commit);
  const notes = transcript.notes.map((note) => inline(note, 300, context.safe));
  return new Map<string, string | undefined>([
    [
      TITLES.checks,
      section(TITLES.checks, renderChecks(context, transcript, limits.checkLines, branch)),
    ],
    items(TITLES.findings, findingItems(context, transcript, standing)),
    items(TITLES.conflicts, conflictItems(context, transcript)),
    items(TITLES.notDone, notDoneItems(context, transcript)),
    [TITLES.changed, renderChanges({ context, transcript, work }, limits)],
    [TITLES.tools, renderProposedTools(context, work.proposals ?? [])],
    items(TITLES.decisions, decisions),
    items(TITLES.learnt, learningLines(context, transcript)),
    items(TITLES.workers, workerItems(context, transcript, { branch, whole: report.title })),
    items(TITLES.howToTest, howToTestItems(context, transcript)),
    items(TITLES.notes, notes),
  ]);
}

/** Returns the transcript with only the decisions that somebody has to agree with, or with only the others. */
export function withDecisions(transcript: Transcript, urgent: boolean): Transcript {
  const isUrgent = ({ blocking, requiresApproval }: DecisionNote) =>
    blocking === true || requiresApproval === true;
  const decisions = transcript.decisions.filter((note) => isUrgent(note) === urgent);
  return { ...transcript, decisions };
}

const LONGEST_RUN = 400;
const MOST_RUNS = 20;

/** Renders what was changed, in the words of those who changed it, and the files; undefined where there is neither. */
function renderChanges(
  { context, transcript, work }: PullRequestContent,
  { answer, rows }: PullRequestBodyLimits,
): string | undefined {
  const [first, ...later] = work.told;
  const { items, count } = fileItems(context, transcript, work.branch);
  const shown = list(items, rows);
  const isLong = items.length > OPEN_FILES;
  const files = isLong ? collapsible(plural(count, 'file'), shown) : `**Files**\n\n${shown}`;
  const runs = later.slice(-MOST_RUNS).map((one) => runLine(context, one));
  return section(
    TITLES.changed,
    paragraphs([
      textOf(context, first === undefined ? '' : newsIn(first.report), answer),
      runs.length === 0 ? undefined : `**Since then**\n\n${list(runs)}`,
      // Without a line between them, a list at the end of the text and this list would become one.
      items.length > 0 ? files : undefined,
    ]),
  );
}

/** The summary, unless it says no more than the title. */
function newsIn({ title, summary }: Report): string {
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

function textOf(context: RenderContext, said: string, maxLength: number): string {
  return demoteHeadings(renderLongText(context, said, maxLength), 3).trimEnd();
}
