// Renders what agents said about each other's work.

import { standingLocks, standingReviews } from '#src/coordinator/reviews/standing-findings.ts';
import type { LockNote, ReviewNote } from '#src/run-log/review-note.ts';
import type { Transcript } from '#src/run-log/transcript.ts';
import { count, plural } from '#src/text/count.ts';
import { agentName } from '../render/agent-words.ts';
import type { RenderContext } from '../render/render-context.ts';
import { code, inline, joinNames, linesLabel, list } from '../render/render-markdown.ts';
import { askedText, type FollowedFinding, reviewProgress } from './review-progress.ts';

const MAX_PATHS = 3;
const MAX_FINDINGS = 12;

const VERDICT_TEXTS = {
  approved: 'approved',
  none: 'gave no verdict',
} as const;

/** Renders who reviewed what, and who revises it; empty without reviews. */
export function renderReviews(context: RenderContext, transcript: Transcript, max: number) {
  const lines = [
    ...transcript.reviews.map((review) => reviewLine(context, transcript, review)),
    ...groupLocks(standingLocks(transcript.locks, transcript.reviews), transcript).map((locks) =>
      lockLine(context, transcript, locks),
    ),
  ];
  if (lines.length === 0) return '';
  const items = list(lines, max);
  return `**Reviews**\n\n${items}`;
}

function reviewLine(context: RenderContext, transcript: Transcript, review: ReviewNote): string {
  const name = (id: string) => agentName(context, transcript, id);
  const { reviewer, requestedBy, files, verdict, findings } = review;
  const what = files.length > 0 ? `reviewed ${pathList(files)}` : 'reviewed the work';
  const found = findings.length > 0 ? plural(findings.length, 'finding') : 'no findings';
  const said =
    verdict === 'changes-requested'
      ? rejectionText(review, transcript, name)
      : `${VERDICT_TEXTS[verdict]}, ${found}${changesText(review)}`;
  return `**${name(reviewer)}** ${what} for ${name(requestedBy)}: ${said}.`;
}

/** Says what was asked for and, while the review stands, what became of it. */
function rejectionText(
  review: ReviewNote,
  { reviews }: Transcript,
  name: (id: string) => string,
): string {
  const { findings, revised = [], changedSince = [], reviser, handoff } = review;
  const isStanding = standingReviews(reviews).some((one) => one.handoff === handoff);
  if (!isStanding) return askedText(findings.length, 0);
  const asked = askedText(findings.length, revised.length, wereChanged(changedSince));
  if (revised.length + changedSince.length > 0) return `${asked}, nobody looked again`;
  return reviser === undefined ? asked : `${asked}; ${name(reviser)} should revise it`;
}

/** Locks of one agent by one reviewer, for one reviser. */
type LockGroup = readonly [LockNote, ...LockNote[]];

function groupLocks(locks: readonly LockNote[], transcript: Transcript): readonly LockGroup[] {
  const groups = new Map<string, LockGroup>();
  for (const lock of locks) {
    const { agent, by } = lock;
    const key = JSON.stringify([
      agent,
      by,
      reviserOf(lock, transcript),
      isRevised(lock, transcript),
    ]);
    const known = groups.get(key);
    groups.set(key, known === undefined ? [lock] : [...known, lock]);
  }
  return [...groups.values()];
}

/** Returns the chosen reviser, or who changed the file in this run after a person's review rejected it. */
function reviserOf({ agent, by, path, reviser }: LockNote, { agents }: Transcript) {
  const isByPerson = agents.every((row) => row.agent !== by);
  if (reviser !== undefined || !isByPerson) return reviser;
  return agents.find((row) => row.agent !== agent && row.files.includes(path))?.agent;
}

/** True when the reviser changed the file. The reviser is never its author, so the change can only be the revision. */
function isRevised(lock: LockNote, transcript: Transcript): boolean {
  const reviser = reviserOf(lock, transcript);
  return transcript.agents.some(
    ({ agent, files }) => agent === reviser && files.includes(lock.path),
  );
}

function lockLine(context: RenderContext, transcript: Transcript, locks: LockGroup): string {
  const [lock] = locks;
  const { agent, by } = lock;
  const reviser = reviserOf(lock, transcript);
  const name = (id: string) => agentName(context, transcript, id);
  const who = reviser === undefined ? `Someone other than ${name(agent)}` : name(reviser);
  const did = isRevised(lock, transcript) ? 'revised' : 'should revise';
  const what = pathList(locks.map((lock) => lock.path));
  return `${who} ${did} ${what}: ${name(by)} requested changes to ${name(agent)}'s version.`;
}

type ChangedFiles = {
  readonly changedSince?: readonly string[] | undefined;
  readonly changedByReviewer?: readonly string[] | undefined;
};

/** Names what a review does not cover: files changed after it, and those that the reviewer changed. Empty without any. */
export function changesText(
  { changedSince = [], changedByReviewer = [] }: ChangedFiles,
  show = code,
): string {
  const since = `; ${wereChanged(changedSince, show)} after that`;
  const own = `; the reviewer changed ${pathList(changedByReviewer, show)}`;
  return `${changedSince.length === 0 ? '' : since}${changedByReviewer.length === 0 ? '' : own}`;
}

/** `src/a.ts was changed`; empty without paths. */
export function wereChanged(paths: readonly string[], show = code): string {
  if (paths.length === 0) return '';
  return `${pathList(paths, show)} ${paths.length === 1 ? 'was' : 'were'} changed`;
}

/** Lists the first paths, as code unless told otherwise, and how many more there are. */
export function pathList(all: readonly string[], show = code): string {
  const shown = all.slice(0, MAX_PATHS).map(show);
  const missing = all.length - shown.length;
  if (missing > 0) return `${shown.join(', ')} and ${count(missing)} more`;
  return joinNames(shown);
}

/** Lists findings of open reviews on lines that nobody has changed since, for people to decide; undefined without any. */
export function renderOpenFindings(
  context: RenderContext,
  { reviews }: Transcript,
  max: number,
): string | undefined {
  const open = reviewProgress(reviews).filter(({ isOpen }) => isOpen);
  const found = open.flatMap(({ findings }) => findings);
  const standing = found.filter(({ isChanged }) => !isChanged);
  if (standing.length === 0) return undefined;
  const lines = standing.map((finding) => findingLine(context, finding));
  return `**What the review found**\n\n${list(lines, Math.min(max, MAX_FINDINGS))}`;
}

function findingLine({ safe }: RenderContext, finding: FollowedFinding): string {
  const { path, line, endLine = line, text, severity } = finding;
  const weight = severity === undefined ? '' : `${severity}, `;
  return `${weight}${linesLabel({ path, line, endLine })}: ${inline(text, 300, safe)}`;
}
