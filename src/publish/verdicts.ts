// What agents said about each other's work, and what they ask people.

import { count, plural } from '../amounts.ts';
import type { AppealNote, LockNote } from '../coordinator/events.ts';
import type { ReviewNote } from '../coordinator/review.ts';
import type { Transcript } from '../coordinator/transcript.ts';
import type { Outcome } from '../outcome.ts';
import { nameOf } from './agents.ts';
import { code, folded, inline, list, type RenderContext } from './words.ts';

const openLines = 6;
const mostPaths = 3;
const mostAppeals = 8;

const verdicts = {
  approved: 'approved',
  'changes-requested': 'asked for changes',
  none: 'gave no verdict',
} as const;

/** Who reviewed what, and who does not revise it any more; empty when nobody reviewed. */
export function renderReviews(context: RenderContext, transcript: Transcript, most: number) {
  const lines = [
    ...transcript.reviews.map((review) => reviewLine(context, transcript, review)),
    ...lockGroups(transcript.locks).map((locks) => lockLine(context, transcript, locks)),
  ];
  if (lines.length === 0) return '';
  const items = list(lines, most);
  const title = plural(transcript.reviews.length, 'review');
  return lines.length > openLines ? folded(title, items) : `**Reviews**\n\n${items}`;
}

function reviewLine({ safe }: RenderContext, transcript: Transcript, review: ReviewNote): string {
  const name = (id: string) => inline(nameOf(transcript, id), 40, safe);
  const { reviewer, requestedBy, files, verdict, findings } = review;
  const reviser = reviserOf(review, transcript);
  const what = files.length > 0 ? `reviewed ${paths(files)}` : 'reviewed the work';
  const found = findings.length > 0 ? plural(findings.length, 'finding') : 'no findings';
  const next = reviser === undefined ? '' : `; ${name(reviser)} should revise it`;
  const said = `${verdicts[verdict]}, ${found}${next}.`;
  return `**${name(reviewer)}** ${what} for ${name(requestedBy)}: ${said}`;
}

/** Whom the reviewer wants to revise the work; not who may not any more. */
function reviserOf({ reassignTo, files }: ReviewNote, { locks }: Transcript): string | undefined {
  const wish = reassignTo?.toLowerCase();
  const isLocked = locks.some(({ agent, path }) => agent === wish && files.includes(path));
  return isLocked ? undefined : reassignTo;
}

/** Locks of one agent by one reviewer. */
type LockGroup = readonly [LockNote, ...LockNote[]];

function lockGroups(locks: readonly LockNote[]): readonly LockGroup[] {
  const groups = new Map<string, LockGroup>();
  for (const lock of locks) {
    const key = JSON.stringify([lock.agent, lock.by]);
    const known = groups.get(key);
    groups.set(key, known === undefined ? [lock] : [...known, lock]);
  }
  return [...groups.values()];
}

function lockLine({ safe }: RenderContext, transcript: Transcript, locks: LockGroup): string {
  const [{ agent, by }] = locks;
  const name = (id: string) => inline(nameOf(transcript, id), 40, safe);
  const what = paths(locks.map(({ path }) => path));
  return `${name(agent)} does not revise ${what} any more: ${name(by)} asked for changes.`;
}

/** The first paths as code, and how many more. */
export function paths(all: readonly string[]): string {
  const shown = all.slice(0, mostPaths).map(code);
  const missing = all.length - shown.length;
  if (missing > 0) return `${shown.join(', ')} and ${count(missing)} more`;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

/** What waits for people, for the top of the page; not again what the run's own question says. */
export function renderAppeals(
  context: RenderContext,
  transcript: Transcript,
  outcome: Outcome | undefined,
): string {
  const said = outcome?.kind === 'asked' ? outcome.question : '';
  const open = transcript.appeals.filter(({ text }) => !said.includes(text.trim()));
  const lines = open.map((appeal) => appealLine(context, transcript, appeal));
  return lines.length === 0 ? '' : `**For you**\n\n${list(lines, mostAppeals)}`;
}

function appealLine({ safe }: RenderContext, transcript: Transcript, appeal: AppealNote): string {
  const name = inline(nameOf(transcript, appeal.from), 40, safe);
  const verb = appeal.kind === 'question' ? 'asks' : 'needs help';
  return `**${name} ${verb}:** ${inline(appeal.text, 500, safe)}`;
}
