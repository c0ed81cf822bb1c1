// Renders what agents said about each other's work.

import { standingLocks, standingReviews } from '#src/coordinator/reviews/standing-findings.ts';
import type { LockNote, ReviewNote } from '#src/run-log/review-note.ts';
import type { Transcript } from '#src/run-log/transcript.ts';
import { count, plural } from '#src/text/count.ts';
import { agentName } from '../render/agent-words.ts';
import type { RenderContext } from '../render/render-context.ts';
import { inline, linesLabel, linesLink, list, pathList } from '../render/render-markdown.ts';
import { type AgentReview, openObjections, type PlacedFinding } from './place-finding.ts';
import {
  askedText,
  changesText,
  type FollowedFinding,
  openReviews,
  wereChanged,
} from './review-progress.ts';

const MAX_FINDINGS = 12;
const MAX_OF_REVIEWER = 10;

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
  return `**${name(reviewer)}** ${what} for ${name(requestedBy)}: ${said}${appliedText(review)}.`;
}

/** `; 2 of the suggestions were applied`, for those that the product put onto the branch in the reviewer's name. */
function appliedText({ findings, applied = [] }: ReviewNote): string {
  if (applied.length === 0) return '';
  const all = findings.filter(({ suggestion }) => suggestion !== undefined).length;
  if (all === 1) return '; the suggestion was applied';
  const which =
    applied.length === all ? `all ${count(all)}` : `${count(applied.length)} of ${count(all)}`;
  return `; ${which} suggestions were applied`;
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

/** Lists findings of open reviews on lines that nobody has changed since, for people to decide; undefined without any. */
export function renderOpenFindings(
  context: RenderContext,
  { reviews }: Transcript,
  max: number,
): string | undefined {
  const found = openReviews(reviews).flatMap(({ findings }) => findings);
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

/** Returns an item per reviewer whose request for changes is open, or whose findings still stand. */
export function findingItems(
  context: RenderContext,
  transcript: Transcript,
  { reviews, commit }: { readonly reviews: readonly AgentReview[]; readonly commit: string },
): readonly string[] {
  const objecting = new Map(
    openReviews(transcript.reviews).map(({ reviewer, lookedAgain }) => [reviewer, lookedAgain]),
  );
  return reviews.flatMap((review) => {
    const { reviewer, findings, changedSince = [] } = review;
    const standing = findings.filter(({ kind }) => kind !== 'changed');
    if (standing.length === 0 && !objecting.has(reviewer)) return [];
    const name = agentName(context, transcript, reviewer);
    const asked = objecting.get(reviewer)
      ? 'looked again and asks for changes'
      : `asked for changes${placeOf(review, transcript)} and has not looked again`;
    const said = objecting.has(reviewer) ? asked : `left ${plural(standing.length, 'finding')}`;
    // An open request may be about them still, and nothing else tells later runs what it asks for.
    const overtaken = findings.filter(({ kind }) => kind === 'changed' && objecting.has(reviewer));
    const shown = [...standing, ...overtaken].map(
      (one) => `  - ${placedFindingText(context, commit, one)}${markOf(one, changedSince)}`,
    );
    const more = shown.length - MAX_OF_REVIEWER;
    return [
      [
        `**${name}** ${said}${changedText(findings.length, findings.length - standing.length)}`,
        ...shown.slice(0, MAX_OF_REVIEWER),
        ...(more > 0 ? [`  - and ${more} more in the review`] : []),
      ].join('\n'),
    ];
  });
}

/** Names the reviewed files if there are no findings to name them. */
function placeOf({ reviewer, findings }: AgentReview, { reviews }: Transcript): string {
  const open = openObjections(reviews).filter((note) => note.reviewer === reviewer);
  const isPlaced = findings.length === 0 && open.every(({ files }) => files.length > 0);
  const files = [...new Set(open.flatMap((note) => note.files))];
  return isPlaced ? ` in ${pathList(files)}` : '';
}

function changedText(all: number, changed: number): string {
  if (changed === 0) return '';
  const which = all === 1 ? 'Its finding' : `${changed} of ${all} findings`;
  return `. ${which} ${changed === 1 ? 'is' : 'are'} on lines that have changed since.`;
}

function markOf({ kind, path }: PlacedFinding, changedSince: readonly string[]): string {
  if (kind === 'changed') return ' (these lines were changed since)';
  return changedSince.includes(path) ? ' (the file was changed since)' : '';
}

function placedFindingText(context: RenderContext, commit: string, finding: PlacedFinding): string {
  const isLinked = commit !== '' && finding.kind !== 'changed';
  const place = isLinked ? linesLink(context, commit, finding) : linesLabel(finding);
  const weight = finding.severity === undefined ? '' : ` ${finding.severity}`;
  return `${place}${weight}: ${inline(finding.text, 300, context.safe)}`;
}
