// Scribe's report for people: the job summary and the pull request. What needs attention comes first.
import {
  code,
  firstThatFits,
  inline,
  type PullRequestText,
  paragraphs,
} from '#src/publish/index.ts';
import { plural } from '#src/text/index.ts';
import type { ScribeTally } from '../tally.ts';
import {
  countEntries,
  describeMerged,
  groupByFile,
  headline,
  learningText,
  type ReportContext,
  type ScribeReport,
  titledList,
} from './report.ts';
import { fileLine, mergeStep, missedLine, pullLine } from './report-lines.ts';

/** GitHub limits a body to 65,536 characters; the sanitiser may lengthen ours. */
const MAX_LENGTH = 60_000;
const LIST_SIZES = [100, 30, 8, 1] as const;

/** Renders the Markdown of the job summary. */
export function renderScribeSummary(context: ReportContext, report: ScribeReport): string {
  const render = (maxItems: number) => () => {
    const actions = paragraphs(actionParts(context, report, maxItems));
    const done = paragraphs(doneParts(context, report, maxItems));
    return paragraphs([
      `**${inline(headline(report), 400, context.safe)}**`,
      actions === '' ? undefined : `## For a person\n\n${actions}`,
      done === '' ? undefined : `## What Scribe did\n\n${done}`,
    ]);
  };
  return firstThatFits(MAX_LENGTH, LIST_SIZES.map(render));
}

/** Renders title and body of the one long-lived pull request; `tally` holds all that it brings. */
export function renderScribePullRequest(
  context: ReportContext,
  baseBranch: string,
  tally: ScribeTally,
): PullRequestText {
  const merged = describeMerged(tally) ?? 'no new entries, but older ones archived';
  const intro = `Merge this to bring the squad's memory into ${code(baseBranch)}, which is protected, so Scribe can't push to it. It brings ${merged}; later runs add to it.`;
  const renderBody = (maxItems: number) => () =>
    paragraphs([
      intro,
      ...tallyActions(context, tally, maxItems),
      ...tallyDone(context, tally, maxItems),
    ]);
  const body = firstThatFits(MAX_LENGTH, LIST_SIZES.map(renderBody));
  return { title: "Merge the squad's decisions and learnings", body };
}

type ReportParts = readonly (string | undefined)[];

function actionParts(context: ReportContext, report: ScribeReport, maxItems: number): ReportParts {
  const { broken, work, baseBranch, blocked, missed, tally, notes } = report;
  const blockedPulls = blocked.filter(({ kind }) => kind !== 'brought-up-to-date');
  const brokenTitle = `**Fix on ${code(baseBranch)}, then run the job again.** Nothing was changed.`;
  const missedTitle = '**Nobody answered these requests.** Ask again in a new comment:';
  return [
    listPart(brokenTitle, maxItems, broken, (file) => fileLine(context, file)),
    mergeStep(work, context),
    ...tallyActions(context, tally, maxItems),
    listPart("**Pull requests that GitHub can't merge:**", maxItems, blockedPulls, (pull) =>
      pullLine(context, pull),
    ),
    listPart(missedTitle, maxItems, missed, (one) => missedLine(context, one)),
    listPart('**Not looked at:**', maxItems, notes, (note) => inline(note, 400, context.safe)),
  ];
}

function doneParts(context: ReportContext, report: ScribeReport, maxItems: number): ReportParts {
  const { blocked, started, closed, removed, tally } = report;
  const updatedPulls = blocked.filter(({ kind }) => kind === 'brought-up-to-date');
  return [
    ...tallyDone(context, tally, maxItems),
    listPart(
      '**Pull requests brought up to date,** so that their checks run:',
      maxItems,
      updatedPulls,
      (pull) => pullLine(context, pull),
    ),
    listPart('**Started, because nobody had answered:**', maxItems, started, (one) =>
      missedLine(context, one),
    ),
    closed === 0
      ? undefined
      : `**${plural(closed, 'board')} of interrupted runs closed,** with what became of their work.`,
    removed === 0
      ? undefined
      : `**What was kept of ${plural(removed, 'thread')} is removed:** they ended more than 30 days ago.`,
  ];
}

/** Lists what a person must settle in the inboxes. */
function tallyActions(
  context: ReportContext,
  { unreadable }: ScribeTally,
  maxItems: number,
): ReportParts {
  const title = `**${plural(unreadable.length, 'file')} could not be read.** Fix or delete what stays in the inbox:`;
  return [listPart(title, maxItems, unreadable, (file) => fileLine(context, file))];
}

function tallyDone(context: ReportContext, tally: ScribeTally, maxItems: number): ReportParts {
  const { safe } = context;
  const { decisions, learnings, wisdom, duplicates, archived, replacements } = tally;
  const inlined = (text: string) => inline(text, 200, safe);
  const histories = [...groupByFile(learnings)];
  const others = histories.length - maxItems;
  return [
    listPart(`**${plural(decisions.length, 'decision')}**`, maxItems, decisions, ({ heading }) =>
      inlined(heading),
    ),
    listPart(REPLACED, maxItems, replacements, ({ heading, against }) => {
      return `“${inline(heading, 150, safe)}” replaces “${inline(against, 150, safe)}”`;
    }),
    ...histories.slice(0, maxItems).map(([file, learningsInFile]) => {
      const title = `**${plural(learningsInFile.length, 'learning')}** in ${code(file)}`;
      return listPart(title, maxItems, learningsInFile, (one) => inlined(learningText(one)));
    }),
    others > 0 ? `And ${plural(others, 'more agent')} learnt something.` : undefined,
    listPart("**Into the team's wisdom too:**", maxItems, wisdom, (entry) =>
      inlined(entry.slice(2)),
    ),
    listPart('**Duplicates, removed:**', maxItems, duplicates, ({ path }) => code(path)),
    listPart(
      '**Archived, word for word:**',
      maxItems,
      archived,
      ({ file, moved }) => `${countEntries(moved)} of ${code(file)}`,
    ),
  ];
}

const REPLACED = '**Replaced, as the newer decision says.** Both stay in decisions.md:';

/** Puts a bold title over a list, with a blank line between them. */
const listPart: typeof titledList = (title, ...list) => titledList(`${title}\n`, ...list);
