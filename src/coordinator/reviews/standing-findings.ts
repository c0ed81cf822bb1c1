// Which findings still stand (those on files that their reviewer has not looked at again), and how agents are told of reviews.
import { codeBlock } from '#src/markdown/close-blocks.ts';
import type { Finding, LockNote, ParsedReview, ReviewNote } from '#src/run-log/review-note.ts';
import { firstOf, plural } from '#src/text/count.ts';
import { cutCharacters, fittingTexts } from '#src/text/cut-characters.ts';
import { isAmong, knownSpelling, pathInSentence } from '#src/text/paths.ts';

const MAX_TEXT = 1_000;
const MAX_SUGGESTION = 1_500;
const MAX_FINDINGS = 6_000;
const MAX_SUMMARY = 2_000;

/** The verdicts in words. */
const VERDICTS = {
  approved: 'approved',
  'changes-requested': 'changes requested',
  none: 'comments, no verdict',
} as const;

/** Words a recorded review, with the reviewer's last words. Without its findings for a person, who sees them in the review. */
export function describeReview(
  { verdict, findings, summary = '' }: ParsedReview,
  reviewer: string,
  answer: string,
  isForPerson = false,
): string {
  const found = findings.length === 0 ? 'no findings' : plural(findings.length, 'finding');
  const words = answer.trim() === summary.trim() ? [summary] : [summary, answer];
  return [
    `Review by ${reviewer}: ${VERDICTS[verdict]}, ${found}.`,
    isForPerson ? '' : describeFindings(findings),
    ...words.map((text) => cutCharacters(text.trim(), MAX_SUMMARY)),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

const MAX_FILES = 5;

/** `Hockney on src/a.js: changes requested, 2 findings, not looked at again.`, for a review that stands. */
export function describeVerdict(
  { verdict, findings, files }: Pick<ReviewNote, 'verdict' | 'findings' | 'files'>,
  reviewer: string,
): string {
  const about = files.length === 0 ? 'the work' : firstOf(files, MAX_FILES, pathInSentence);
  const found = findings.length === 0 ? '' : `, ${plural(findings.length, 'finding')}`;
  const open = verdict === 'changes-requested' ? ', not looked at again' : '';
  return `${reviewer} on ${about}: ${VERDICTS[verdict]}${found}${open}.`;
}

/** Words the findings that no reviewer has looked at again, as seen by `reader`; empty without findings. */
export function describeStanding(
  findings: readonly StandingFinding[],
  reader: string,
  nameOf: (slug: string) => string,
): string {
  const reviewers = [...new Set(findings.map(({ reviewer }) => reviewer))];
  return reviewers
    .map((reviewer) => {
      const own = findings.filter((one) => one.reviewer === reviewer);
      const others = `Findings by ${nameOf(reviewer)}, who has not looked again`;
      const whose = reviewer === reader ? 'Your findings at your last look' : others;
      const title = `${whose}; line numbers are those of the reviewed files:`;
      return `${title}\n${describeFindings(own)}`;
    })
    .join('\n\n');
}

/** Lists the findings; those that don't fit are counted. */
export function describeFindings(findings: readonly Finding[]): string {
  const shown = fittingTexts(findings.map(describeFinding), MAX_FINDINGS);
  const missing = findings.length - shown.length;
  return [...shown, ...(missing > 0 ? [`- and ${plural(missing, 'more finding')}`] : [])].join(
    '\n',
  );
}

function describeFinding(finding: Finding): string {
  const { path, line, endLine, severity, rule, text, suggestion } = finding;
  const lines = endLine === undefined ? `${line}` : `${line}-${endLine}`;
  const about = [severity && ` (${severity})`, rule && ` [${rule}]`].filter(Boolean).join('');
  const said = `${path}:${lines}${about}: ${cutCharacters(text, MAX_TEXT)}`;
  if (suggestion === undefined) return `- ${indented(said)}`;
  const place =
    suggestion === '' ? 'Suggested: remove these lines.' : 'Suggested in place of these lines:';
  const block =
    suggestion === '' ? '' : `\n${codeBlock(cutCharacters(suggestion, MAX_SUGGESTION), '')}`;
  return `- ${indented(`${said}\n${place}${block}`)}`;
}

function indented(text: string): string {
  return text.replaceAll('\n', '\n  ');
}

/** A finding that still stands, and its reviewer. */
export type StandingFinding = Finding & {
  /** The reviewer's slug. */
  readonly reviewer: string;
};

/** Returns the reviews with the findings that stand. A reviewer who looks at a file again replaces its earlier findings. */
export function standingReviews(notes: readonly ReviewNote[]): readonly ReviewNote[] {
  return notes.flatMap((note, at) => {
    const later = notes.slice(at + 1).filter(({ reviewer }) => reviewer === note.reviewer);
    if (note.findings.length === 0) return later.some((one) => overlap(one, note)) ? [] : [note];
    const revised = new Set(note.revised);
    const kept = note.findings.flatMap((finding, place) =>
      isApplied(note, place) || later.some((one) => looksAgain(one, note, finding.path))
        ? []
        : [{ finding, isRevised: revised.has(place) }],
    );
    if (kept.length === 0) return [];
    const places = kept.flatMap(({ isRevised }, place) => (isRevised ? [place] : []));
    const findings = kept.map(({ finding }) => finding);
    const { applied = [] } = note;
    // Once all that mattered is applied, what is left rejects nothing.
    const isSettled = applied.length > 0 && rejectedFiles(note).length === 0;
    const verdict = isSettled ? 'none' : note.verdict;
    return [{ ...note, verdict, findings, applied: [], revised: places }];
  });
}

function isApplied({ applied = [] }: Pick<ReviewNote, 'applied'>, place: number): boolean {
  return applied.includes(place);
}

/** Returns the locks whose reviewer's last verdict on the file, if any, did not let it pass. Pure. */
export function standingLocks(
  locks: readonly LockNote[],
  notes: readonly ReviewNote[],
): readonly LockNote[] {
  return locks.filter((lock) => {
    const { path } = lock;
    const last = notes.findLast(
      (note) =>
        speaksFor(note, lock) && (settlesFile(note, path) || rejectedFiles(note).includes(path)),
    );
    return last === undefined || !settlesFile(last, path);
  });
}

/** True when the review can take the lock back, or confirm it. */
export function speaksFor({ reviewer }: Pick<ReviewNote, 'reviewer'>, { by }: LockNote): boolean {
  return reviewer === by;
}

/** True when a review with a verdict covered the file and did not reject it. */
export function settlesFile(review: VerdictOnFiles, path: string): boolean {
  if (review.verdict === 'none' || !covers(review.files, path)) return false;
  return !isAmong(path, rejectedFiles(review));
}

type VerdictOnFiles = Pick<ReviewNote, 'verdict' | 'findings' | 'files' | 'applied'>;

/** Returns the files with findings or, without findings, all files under review. A nit rejects nothing, nor does what was applied. */
export function rejectedFiles(note: VerdictOnFiles): readonly string[] {
  const { verdict, findings, files } = note;
  if (verdict !== 'changes-requested') return [];
  if (findings.length === 0) return files;
  const grave = findings.filter(
    ({ severity }, place) => severity !== 'nit' && !isApplied(note, place),
  );
  return [...new Set(grave.map(({ path }) => toRepositoryPath(path, files)))];
}

/**
 * Returns the findings of rejecting reviews in these files or folders that nobody has looked at again, for those who revise
 * or re-review the work, with the same reviews' findings on files that were not under review. Without paths: all of them.
 * `isWanted` chooses other reviews. Pure.
 */
export function standingFindings(
  notes: readonly ReviewNote[],
  paths: readonly string[],
  isWanted = ({ verdict }: ReviewNote) => verdict === 'changes-requested',
): readonly StandingFinding[] {
  return standingReviews(notes)
    .filter(isWanted)
    .flatMap((note) =>
      note.findings
        .filter(({ path }) => covers(paths, path) || (isBeside(note, path) && touches(note, paths)))
        .map((one) => ({ ...one, reviewer: note.reviewer })),
    );
}

/** Returns the repository's path where the reviewer wrote only its end, or put a folder of the machine before it. */
export function toRepositoryPath(given: string, known: readonly string[]): string {
  const path = knownSpelling(given, known);
  if (known.includes(path)) return path;
  const alike = known.filter((one) => one.endsWith(`/${path}`) || path.endsWith(`/${one}`));
  const [only = path, ...others] = new Set(alike);
  return others.length === 0 ? only : path;
}

/** True when a review of these files, or of files in these folders, covers the path. A review without files covers all. */
function covers(files: readonly string[], path: string): boolean {
  if (files.length === 0) return true;
  return isAmong(toRepositoryPath(path, files), files);
}

/** True when a later review covers the path, names it, or approves all files of the review that looked beside them. */
function looksAgain(later: ReviewNote, earlier: ReviewNote, path: string): boolean {
  if (covers(later.files, path)) return true;
  if (!isBeside(earlier, path)) return false;
  if (later.findings.some((finding) => finding.path === path)) return true;
  return later.verdict === 'approved' && earlier.files.every((file) => covers(later.files, file));
}

/** True when the path is not among the files under review. */
function isBeside({ files }: ReviewNote, path: string): boolean {
  return !covers(files, path);
}

function overlap(later: ReviewNote, earlier: ReviewNote): boolean {
  return later.files.length === 0 || touches(earlier, later.files);
}

/** True when one of these files or folders was under review. */
function touches({ files }: ReviewNote, paths: readonly string[]): boolean {
  return files.length === 0 || files.some((path) => covers(paths, path));
}
