// What Scribe merged, in words: its commit message, its pull request, and the lists of its report.

import type { PullRequestText } from '#src/publish/publishable-work.ts';
import { code, firstThatFits, inline, paragraphs } from '#src/publish/render/render-markdown.ts';
import { count, plural } from '#src/text/count.ts';
import { oneLine } from '#src/text/one-line.ts';
import type { FiledLearning, ScribeTally } from './plan.ts';
import type { ReportContext } from './scribe-context.ts';

/** The sanitiser cuts commit messages at 5,000 characters; our trailers come on top. */
const LONGEST_COMMIT = 4500;
const COMMIT_LISTS = [60, 20, 6, 0] as const;
/** GitHub limits a body to 65,536 characters; the sanitiser may lengthen ours. */
const LONGEST_PAGE = 60_000;
const PAGE_LISTS = [100, 30, 8, 1] as const;

/** Paragraphs; what there is nothing to say about is undefined. */
export type ReportParts = readonly (string | undefined)[];

/** Renders a page of Markdown with as many items in each list as fit. */
export function renderPage(partsWith: (maxItems: number) => ReportParts): string {
  const render = (maxItems: number) => () => paragraphs(partsWith(maxItems));
  return firstThatFits(LONGEST_PAGE, PAGE_LISTS.map(render));
}

/** Returns `3 decisions and 2 learnings`; undefined when nothing was merged. */
export function describeMerged({ decisions, learnings }: ScribeTally): string | undefined {
  const parts = [
    decisions.length > 0 && plural(decisions.length, 'decision'),
    learnings.length > 0 && plural(learnings.length, 'learning'),
  ];
  return parts.filter((part) => part !== false).join(' and ') || undefined;
}

/** `1 entry`, `3 older entries`. */
export function countEntries(amount: number, kind = ''): string {
  return `${count(amount)} ${kind}${amount === 1 ? 'entry' : 'entries'}`;
}

/** Renders subject and body in plain text; `sealCommit` makes what people wrote in it harmless. */
export function renderCommit(tally: ScribeTally): string {
  const render = (maxItems: number) => () =>
    paragraphs([commitSubject(tally), formatCounts(tally), ...commitLists(tally, maxItems)]);
  return firstThatFits(LONGEST_COMMIT, COMMIT_LISTS.map(render));
}

function commitSubject(tally: ScribeTally): string {
  const merged = describeMerged(tally);
  if (merged !== undefined) return `Scribe merges ${merged}`;
  if (tally.archived.length > 0) return 'Scribe archives older entries';
  const { duplicates } = tally;
  return duplicates.length > 0 ? 'Scribe clears the inboxes' : 'Scribe finds nothing to merge';
}

function formatCounts({ read, decisions, learnings, duplicates, unreadable }: ScribeTally): string {
  const merged = `${plural(decisions.length, 'decision')} and ${plural(learnings.length, 'learning')} merged`;
  return `${plural(read, 'file')} read: ${merged}, ${plural(duplicates.length, 'duplicate')}, ${count(unreadable.length)} unreadable.`;
}

function commitLists(tally: ScribeTally, maxItems: number): ReportParts {
  const { decisions, learnings, wisdom, unreadable, replacements, archived } = tally;
  const list = <T>(title: string, items: readonly T[], render: (item: T) => string) =>
    titledList(title, maxItems, items, (item) => oneLine(render(item), 150));
  const histories = [...groupByFile(learnings)];
  const others = histories.length - maxItems;
  return [
    list('Unreadable, left where they are:', unreadable, (one) => `${one.path}: ${one.reason}`),
    list('decisions.md:', decisions, ({ heading }) => heading),
    list('Replaced, as the newer decision says:', replacements, (one) => {
      return `${one.heading} (replaces: ${one.against})`;
    }),
    ...histories
      .slice(0, maxItems)
      .map(([file, learnt]) => list(`${oneLine(file, 150)}:`, learnt, learningText)),
    others > 0 ? `And ${count(others)} more ${others === 1 ? 'history' : 'histories'}.` : undefined,
    list('identity/wisdom.md:', wisdom, (entry) => oneLine(wisdomText(entry), 200)),
    list('Archived:', archived, ({ file, moved }) => `${file}: ${countEntries(moved)}`),
  ];
}

/** Renders title and body of the one long-lived pull request; `tally` holds all that it brings. */
export function renderScribePullRequest(
  context: ReportContext,
  baseBranch: string,
  tally: ScribeTally,
): PullRequestText {
  const merged = describeMerged(tally) ?? 'no new entries, but older ones archived';
  const intro = `Merge this to bring the squad's memory into ${code(baseBranch)}, which is protected, so Scribe can't push to it. It brings ${merged}; later runs add to it.`;
  const body = renderPage((maxItems) => [
    intro,
    unreadableList(context, tally, maxItems),
    ...tallyLists(context, tally, maxItems),
  ]);
  return { title: "Merge the squad's decisions and learnings", body };
}

/** Lists what a person must settle in the inboxes. */
export function unreadableList(
  context: ReportContext,
  { unreadable }: ScribeTally,
  maxItems: number,
): string | undefined {
  const title = `**${plural(unreadable.length, 'file')} could not be read.** Fix or delete what stays in the inbox:`;
  return markdownList(title, maxItems, unreadable, (file) => fileLine(context, file));
}

/** Returns an entry of the team's wisdom as a sentence: without the marks of the list that it is in. */
function wisdomText(entry: string): string {
  return entry.replace(/^- \*\*Pattern:\*\* /, '').replace('**Context:**', 'Context:');
}

/** Lists what was merged, removed and archived. */
export function tallyLists(
  { safe }: ReportContext,
  tally: ScribeTally,
  maxItems: number,
): ReportParts {
  const { decisions, learnings, wisdom, duplicates, archived, replacements } = tally;
  const list = <T>(title: string, items: readonly T[], render: (item: T) => string) =>
    markdownList(title, maxItems, items, render);
  const inlined = (text: string) => inline(text, 200, safe);
  const histories = [...groupByFile(learnings)];
  const others = histories.length - maxItems;
  return [
    list(`**${plural(decisions.length, 'decision')}**`, decisions, (one) => inlined(one.heading)),
    list(REPLACED, replacements, ({ heading, against }) => {
      return `“${inline(heading, 150, safe)}” replaces “${inline(against, 150, safe)}”`;
    }),
    ...histories.slice(0, maxItems).map(([file, learnt]) => {
      const title = `**${plural(learnt.length, 'learning')}** in ${code(file)}`;
      return list(title, learnt, (one) => inlined(learningText(one)));
    }),
    others > 0 ? `And ${plural(others, 'more agent')} learnt something.` : undefined,
    list("**Into the team's wisdom too:**", wisdom, (entry) => inlined(wisdomText(entry))),
    list('**Duplicates, removed:**', duplicates, ({ path }) => code(path)),
    list(
      '**Archived, word for word:**',
      archived,
      ({ file, moved }) => `${countEntries(moved)} of ${code(file)}`,
    ),
  ];
}

const REPLACED = '**Replaced, as the newer decision says.** Both stay in decisions.md:';

/** Says why a file can't be read. */
export function fileLine(
  { safe }: ReportContext,
  { path, reason }: ScribeTally['unreadable'][number],
): string {
  return `${code(path)}: ${inline(reason, 300, safe)}`;
}

/** Returns a learning without its list mark: `testing: the form posts JSON`. */
function learningText({ entry }: FiledLearning): string {
  return oneLine(entry.replace(/^- \*\*\[([^\]\n]{0,60})\]\*\* /, '$1: '), 200);
}

/** Groups the learnings by history, in their order. */
function groupByFile(
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

/** Puts a bold title over a list, with a blank line between them. */
export function markdownList<T>(
  title: string,
  maxItems: number,
  items: readonly T[],
  render: (item: T) => string,
): string | undefined {
  return titledList(`${title}\n`, maxItems, items, render);
}

/** Puts a title over a list; undefined when the list is empty. Renders only the items shown, as there may be thousands. */
function titledList<T>(
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
