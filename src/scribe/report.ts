// Scribe's report for people: what the job did, and what needs attention.
import type { PublishedWork } from '#src/outcome.ts';
import type { RecentComment } from '#src/ports/github.ts';
import { repositoryUrl } from '#src/publish/render/render-context.ts';
import { code, inline, link, paragraphs } from '#src/publish/render/render-markdown.ts';
import { plural, sum } from '#src/text/count.ts';
import { oneLine } from '#src/text/one-line.ts';
import type { UnreadableFile } from './inboxes.ts';
import type { ScribeTally } from './plan.ts';
import {
  countEntries,
  describeMerged,
  fileLine,
  markdownList,
  type ReportParts,
  renderPage,
  tallyLists,
  unreadableList,
} from './report-tally.ts';
import type { ReportContext } from './scribe-context.ts';
import { type BlockedPullRequest, fileList, type UpkeepResult } from './upkeep.ts';

export type ScribeReport = UpkeepResult & {
  readonly tally: ScribeTally;
  /** Files that must be fixed first; when there are any, nothing was changed. */
  readonly broken: readonly UnreadableFile[];
  /** The branch that memory belongs to. */
  readonly baseBranch: string;
  /** Where the memory went; undefined when there was nothing to do. */
  readonly work: PublishedWork | undefined;
  /** False when `work` is what an earlier run left in its pull request. */
  readonly isNew: boolean;
  /** Missed requests that were started, and so are no longer in `missed`. */
  readonly started: readonly RecentComment[];
  /** How many such boards were closed. */
  readonly closed: number;
};

/** Returns how many items need a person's attention. */
function countActions({ tally, broken, work, blocked, missed, notes }: ScribeReport) {
  const isOpen = work !== undefined && (work.pullRequest ?? work.compareUrl) !== undefined;
  return (
    broken.length +
    (isOpen ? 1 : 0) +
    tally.unreadable.length +
    blocked.filter(({ kind }) => kind !== 'brought-up-to-date').length +
    missed.length +
    notes.length
  );
}

/** Says what happened and what needs attention, in two short sentences without Markdown. */
export function headline(report: ScribeReport): string {
  const items = countActions(report);
  const attention = `${plural(items, 'item')} ${items === 1 ? 'needs' : 'need'} your attention.`;
  return `${describeResult(report)} ${items === 0 ? 'Nothing needs your attention.' : attention}`;
}

function describeResult({ tally, broken, work, isNew, baseBranch }: ScribeReport): string {
  if (broken.length > 0) {
    return `Scribe made no changes: fix ${plural(broken.length, 'file')} first.`;
  }
  const merged = describeMerged(tally);
  const archived = sum(tally.archived.map(({ moved }) => moved));
  const achieved = [
    merged && `merged ${merged}`,
    archived > 0 && `archived ${countEntries(archived, 'older ')}`,
  ].filter(Boolean);
  if (achieved.length === 0) {
    return isNew ? describeTidying(tally) : 'Scribe found nothing to merge.';
  }
  return `Scribe ${achieved.join(' and ')}${describeDestination(work, baseBranch)}.`;
}

/** Says what changed although nothing was merged or archived. */
function describeTidying({ read, duplicates }: ScribeTally): string {
  if (read > 0) return 'Scribe cleared the inboxes.';
  return duplicates.length > 0
    ? `Scribe removed ${plural(duplicates.length, 'repeated learning')}.`
    : 'Scribe brought its pull request up to date.';
}

function describeDestination(work: PublishedWork | undefined, baseBranch: string): string {
  if (work === undefined) return '';
  if (work.pullRequest !== undefined) return ` in pull request #${work.pullRequest.number}`;
  return ` ${work.branch === baseBranch ? 'into' : 'on'} ${oneLine(work.branch, 100)}`;
}

/** Returns one line for the log, which masks and escapes it. */
export function reportLine(report: ScribeReport): string {
  const { read, duplicates, unreadable } = report.tally;
  const counts = `${plural(read, 'file')} read, ${plural(duplicates.length, 'duplicate')}, ${unreadable.length} unreadable.`;
  return `${headline(report)} ${counts}`;
}

/** Renders the Markdown of the job summary. What needs attention comes first. */
export function renderScribeSummary(context: ReportContext, report: ScribeReport): string {
  return renderPage((maxItems) => {
    const actions = paragraphs(actionParts(context, report, maxItems));
    const done = paragraphs(doneParts(context, report, maxItems));
    return [
      `**${inline(headline(report), 400, context.safe)}**`,
      actions === '' ? undefined : `## For a person\n\n${actions}`,
      done === '' ? undefined : `## What Scribe did\n\n${done}`,
    ];
  });
}

function actionParts(context: ReportContext, report: ScribeReport, maxItems: number): ReportParts {
  const { broken, work, baseBranch, blocked, missed, tally, notes } = report;
  const list = <T>(title: string, items: readonly T[], render: (item: T) => string) =>
    markdownList(title, maxItems, items, render);
  const blockedPulls = blocked.filter(({ kind }) => kind !== 'brought-up-to-date');
  const brokenTitle = `**Fix on ${code(baseBranch)}, then run the job again.** Nothing was changed.`;
  const missedTitle = '**Nobody answered these requests.** Ask again in a new comment:';
  const blockedTitle = "**Pull requests that GitHub can't merge:**";
  return [
    list(brokenTitle, broken, (file) => fileLine(context, file)),
    mergeStep(work, context),
    unreadableList(context, tally, maxItems),
    list(blockedTitle, blockedPulls, (pull) => pullLine(context, pull)),
    list(missedTitle, missed, (one) => missedLine(context, one)),
    list('**Not looked at:**', notes, (note) => inline(note, 400, context.safe)),
  ];
}

function doneParts(context: ReportContext, report: ScribeReport, maxItems: number): ReportParts {
  const { blocked, started, closed, removed, tally } = report;
  const updated = blocked.filter(({ kind }) => kind === 'brought-up-to-date');
  const updatedTitle = '**Pull requests brought up to date,** so that their checks run:';
  const startedTitle = '**Started, because nobody had answered:**';
  return [
    ...tallyLists(context, tally, maxItems),
    markdownList(updatedTitle, maxItems, updated, (pull) => pullLine(context, pull)),
    markdownList(startedTitle, maxItems, started, (one) => missedLine(context, one)),
    closed === 0
      ? undefined
      : `**${plural(closed, 'board')} of interrupted runs closed,** with what became of their work.`,
    removed === 0
      ? undefined
      : `**What was kept of ${plural(removed, 'thread')} is removed:** they ended more than 30 days ago.`,
  ];
}

/** Says how a person brings in what Scribe could not push; undefined when it could. */
function mergeStep(
  work: PublishedWork | undefined,
  { safe }: Pick<ReportContext, 'safe'>,
): string | undefined {
  if (work?.pullRequest !== undefined) {
    const { number, url } = work.pullRequest;
    return `**${link(`Merge pull request #${number}`, url)}**: the branch is protected, so Scribe can't push to it.`;
  }
  if (work?.compareUrl === undefined) return undefined;
  const why =
    work.notOpened === undefined
      ? 'Actions may not open one here'
      : `it could not be opened here (${inline(work.notOpened, 300, safe)})`;
  return `**${link('Open the pull request', work.compareUrl)}**: the branch is protected, and ${why}.`;
}

/** Says what became of a pull request that GitHub can't merge. */
function pullLine({ facts, safe }: ReportContext, pull: BlockedPullRequest): string {
  const name = link(`#${pull.number}`, repositoryUrl(facts, 'pull', String(pull.number)));
  switch (pull.kind) {
    case 'brought-up-to-date':
      return name;
    case 'conflict':
      return `${name}: conflicts in ${fileList(pull.files)}`;
    case 'not-pushed':
      return `${name}: ${inline(pull.reason, 300, safe)}`;
  }
}

/** Says who asked what nobody answered. */
function missedLine(
  { safe }: ReportContext,
  { author, thread, url, createdAt }: RecentComment,
): string {
  const when = createdAt.slice(0, 16).replace('T', ' ');
  return `${inline(author?.login ?? '', 60, safe)} in ${link(`#${thread}`, url)}, ${when} UTC`;
}
