// What Scribe did, in one value; who must do something is decided here, the wording for each place in its own file.

import type { PublishedWork } from '../../outcome.ts';
import type { DefuseMarkdown, RepositorySite } from '../../publish/render/render-context.ts';
import { oneLine } from '../../publish/render/render-markdown.ts';
import { count, plural } from '../../text/count.ts';
import type { Blocked } from '../check/blocked.ts';
import type { MissedMention } from '../check/missed.ts';
import type { LearningIn, Tally } from '../plan.ts';
import type { Unreadable } from '../read/inbox.ts';

export type ScribeReport = {
  readonly tally: Tally;
  /** Files that somebody must mend first; when there are any, nothing was touched. */
  readonly broken: readonly Unreadable[];
  /** The branch that memory belongs to. */
  readonly trunk: string;
  /** Where it went; undefined when there was nothing to do. */
  readonly work: PublishedWork | undefined;
  /** False when `work` is what an earlier run left in its pull request. */
  readonly isNew: boolean;
  readonly blocked: readonly Blocked[];
  /** Requests that nobody answered. */
  readonly missed: readonly MissedMention[];
  /** Those of them, no longer in `missed`, that were started. */
  readonly started: readonly MissedMention[];
  /** What could not be looked at, in sentences. */
  readonly notes: readonly string[];
};

export type ReportContext = { readonly facts: RepositorySite; readonly safe: DefuseMarkdown };

export const EMPTY_TALLY: Tally = {
  read: 0,
  decisions: [],
  learnings: [],
  duplicates: [],
  unreadable: [],
  contradictions: [],
  archived: [],
};

/** `3 decisions and 2 learnings`; undefined when nothing was merged. */
export function mergedWords({ decisions, learnings }: Tally): string | undefined {
  const parts = [
    ...(decisions.length > 0 ? [plural(decisions.length, 'decision')] : []),
    ...(learnings.length > 0 ? [plural(learnings.length, 'learning')] : []),
  ];
  return parts.length === 0 ? undefined : parts.join(' and ');
}

/** How many entries went to archives. */
export function archivedCount({ archived }: Tally): number {
  return archived.reduce((sum, { moved }) => sum + moved, 0);
}

/** `1 entry`, `3 older entries`. */
export function entries(amount: number, kind = ''): string {
  return `${count(amount)} ${kind}${amount === 1 ? 'entry' : 'entries'}`;
}

/** How many things wait for a person. */
export function needsOf({ tally, broken, work, blocked, missed, notes }: ScribeReport) {
  const isOpen = work !== undefined && (work.pullRequest ?? work.compareUrl) !== undefined;
  return (
    broken.length +
    (isOpen ? 1 : 0) +
    tally.unreadable.length +
    tally.contradictions.length +
    blocked.filter(({ kind }) => kind !== 'brought-up-to-date').length +
    missed.length +
    notes.length
  );
}

/** What happened and whether somebody must do something, in two short sentences without Markdown. */
export function headline(report: ScribeReport): string {
  const needs = needsOf(report);
  const must = needs === 0 ? 'Nothing needs you.' : `${things(needs)} a person.`;
  return `${happened(report)} ${must}`;
}

function things(needs: number): string {
  return needs === 1 ? '1 thing needs' : `${plural(needs, 'thing')} need`;
}

function happened({ tally, broken, work, isNew, trunk }: ScribeReport): string {
  if (broken.length > 0)
    return `Scribe touched nothing: ${plural(broken.length, 'file')} must be mended first.`;
  const merged = mergedWords(tally);
  const archived = archivedCount(tally);
  const did = [
    ...(merged === undefined ? [] : [`merged ${merged}`]),
    ...(archived === 0 ? [] : [`archived ${entries(archived, 'older ')}`]),
  ];
  if (did.length === 0)
    return isNew ? 'Scribe cleared the inboxes.' : 'Scribe found nothing to merge.';
  return `Scribe ${did.join(' and ')}${placeOf(work, trunk)}.`;
}

function placeOf(work: PublishedWork | undefined, trunk: string): string {
  if (work === undefined) return '';
  if (work.pullRequest !== undefined) return ` in pull request #${work.pullRequest.number}`;
  return ` ${work.branch === trunk ? 'into' : 'on'} ${oneLine(work.branch, 100)}`;
}

/** One line for the log; the log masks and escapes it. */
export function reportLine(report: ScribeReport): string {
  const { read, duplicates, unreadable } = report.tally;
  const counts = `${plural(read, 'file')} read, ${plural(duplicates.length, 'duplicate')}, ${unreadable.length} unreadable.`;
  return `${headline(report)} ${counts}`;
}

/** A learning without its list mark: `testing: the form posts JSON`. */
export function learningWords({ entry }: LearningIn): string {
  return oneLine(entry.replace(/^- \*\*\[([^\]\n]{0,60})\]\*\* /, '$1: '), 200);
}

/** The learnings of each history, in their order. */
export function byFile(
  learnings: readonly LearningIn[],
): ReadonlyMap<string, readonly LearningIn[]> {
  const files = new Map<string, LearningIn[]>();
  for (const learning of learnings) {
    const known = files.get(learning.file);
    if (known === undefined) files.set(learning.file, [learning]);
    else known.push(learning);
  }
  return files;
}

type Listed<T> = {
  readonly most: number;
  readonly items: readonly T[];
  readonly render: (item: T) => string;
};

/** A title over a list, nothing when that is empty. Only what is shown is rendered: there may be thousands. */
export function titledList<T>(
  title: string,
  { most, items, render }: Listed<T>,
): string | undefined {
  if (items.length === 0) return undefined;
  const shown = items.slice(0, most).map((item) => `- ${render(item)}`);
  const missing = items.length - shown.length;
  return [title, ...shown, ...(missing > 0 ? [`- and ${count(missing)} more`] : [])].join('\n');
}
