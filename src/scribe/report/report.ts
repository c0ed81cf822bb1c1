// What Scribe did, in one value. Whether it needs attention is decided here; the text of each page has its own file.
import type { PublishedWork } from '#src/outcome.ts';
import type { DefuseMarkdown, RepositorySite } from '#src/publish/index.ts';
import { count, oneLine, plural } from '#src/text/index.ts';
import type { MissedRequest } from '../check/missed-requests.ts';
import type { StaleBoard } from '../check/stale-boards.ts';
import type { BlockedPullRequest } from '../check/update-blocked-pulls.ts';
import type { UnreadableFile } from '../read/inboxes.ts';
import type { FiledLearning, ScribeTally } from '../tally.ts';

export type ScribeReport = {
  readonly tally: ScribeTally;
  /** Files that must be fixed first; when there are any, nothing was changed. */
  readonly broken: readonly UnreadableFile[];
  /** The branch that memory belongs to. */
  readonly baseBranch: string;
  /** Where the memory went; undefined when there was nothing to do. */
  readonly work: PublishedWork | undefined;
  /** False when `work` is what an earlier run left in its pull request. */
  readonly isNew: boolean;
  readonly blocked: readonly BlockedPullRequest[];
  /** Requests that nobody answered. */
  readonly missed: readonly MissedRequest[];
  /** Missed requests that were started, and so are no longer in `missed`. */
  readonly started: readonly MissedRequest[];
  /** Boards that say working although their runs must be over. */
  readonly stale: readonly StaleBoard[];
  /** How many such boards were closed. */
  readonly closed: number;
  /** How many states of threads that are over were removed. */
  readonly removed: number;
  /** What could not be checked, in sentences. */
  readonly notes: readonly string[];
};

export type ReportContext = { readonly facts: RepositorySite; readonly safe: DefuseMarkdown };

/** Returns `3 decisions and 2 learnings`; undefined when nothing was merged. */
export function describeMerged({ decisions, learnings }: ScribeTally): string | undefined {
  const parts = [
    decisions.length > 0 && plural(decisions.length, 'decision'),
    learnings.length > 0 && plural(learnings.length, 'learning'),
  ];
  return parts.filter((part) => part !== false).join(' and ') || undefined;
}

/** Returns how many entries went to archives. */
function archivedCount({ archived }: ScribeTally): number {
  return archived.reduce((sum, { moved }) => sum + moved, 0);
}

/** `1 entry`, `3 older entries`. */
export function countEntries(amount: number, kind = ''): string {
  return `${count(amount)} ${kind}${amount === 1 ? 'entry' : 'entries'}`;
}

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
  const archived = archivedCount(tally);
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
function describeTidying({ read, duplicates }: ScribeReport['tally']): string {
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

/** Returns a learning without its list mark: `testing: the form posts JSON`. */
export function learningText({ entry }: FiledLearning): string {
  return oneLine(entry.replace(/^- \*\*\[([^\]\n]{0,60})\]\*\* /, '$1: '), 200);
}

/** Groups the learnings by history, in their order. */
export function groupByFile(
  learnings: readonly FiledLearning[],
): ReadonlyMap<string, readonly FiledLearning[]> {
  const files = new Map<string, FiledLearning[]>();
  for (const learning of learnings) {
    const existing = files.get(learning.file);
    if (existing === undefined) files.set(learning.file, [learning]);
    else existing.push(learning);
  }
  return files;
}

/** Puts a title over a list; undefined when the list is empty. Renders only the items shown, as there may be thousands. */
export function titledList<T>(
  title: string,
  maxItems: number,
  items: readonly T[],
  render: (item: T) => string,
): string | undefined {
  if (items.length === 0) return undefined;
  const shown = items.slice(0, maxItems).map((item) => `- ${render(item)}`);
  const missing = items.length - shown.length;
  return [title, ...shown, ...(missing > 0 ? [`- and ${count(missing)} more`] : [])].join('\n');
}
