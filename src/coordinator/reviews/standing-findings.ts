// Which findings still stand: their reviewer has not looked at the file again since.
import type { Finding, LockNote, ReviewNote } from '../../run-log/review-note.ts';

/** A finding that nobody has taken back, and whose it is. */
export type StandingFinding = Finding & {
  /** The reviewer's slug. */
  readonly reviewer: string;
};

/** The reviews with the findings that stand. A reviewer who looks at a file again has the last word on it. */
export function standingReviews(notes: readonly ReviewNote[]): readonly ReviewNote[] {
  return notes.flatMap((note, at) => {
    const later = notes.slice(at + 1).filter(({ reviewer }) => reviewer === note.reviewer);
    if (note.findings.length === 0) return later.some((one) => overlap(one, note)) ? [] : [note];
    const revised = new Set(note.revised);
    const kept = note.findings.flatMap((finding, place) =>
      later.some((one) => looksAgain(one, note, finding.path))
        ? []
        : [{ finding, isRevised: revised.has(place) }],
    );
    if (kept.length === 0) return [];
    const places = kept.flatMap(({ isRevised }, place) => (isRevised ? [place] : []));
    return [{ ...note, findings: kept.map(({ finding }) => finding), revised: places }];
  });
}

/** The locks whose reviewer has not looked at the file again and let it pass. Pure. */
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

/** Whether the review can take the lock back, or confirm it. */
export function speaksFor(
  { reviewer }: Pick<ReviewNote, 'reviewer'>,
  { by, isSelfRevised = false }: LockNote,
): boolean {
  return reviewer === by || isSelfRevised;
}

/** Whether a review with a verdict looked at the file and left it as it is. */
export function settlesFile(review: VerdictOnFiles, path: string): boolean {
  if (review.verdict === 'none' || !covers(review.files, path)) return false;
  return !rejectedFiles(review).some((file) => file === path || path.startsWith(`${file}/`));
}

type VerdictOnFiles = Pick<ReviewNote, 'verdict' | 'findings' | 'files'>;

/** The files with findings, or, without any, those that were to be reviewed. A nit rejects nothing. */
export function rejectedFiles({ verdict, findings, files }: VerdictOnFiles): readonly string[] {
  if (verdict !== 'changes-requested') return [];
  if (findings.length === 0) return files;
  const grave = findings.filter(({ severity }) => severity !== 'nit');
  return [...new Set(grave.map(({ path }) => toRepositoryPath(path, files)))];
}

/**
 * The findings of rejected work in these files or folders that nobody looked at again, for those who revise it or review
 * it anew. Without paths: all of them. Pure.
 */
export function standingFindings(
  notes: readonly ReviewNote[],
  paths: readonly string[],
): readonly StandingFinding[] {
  return standingReviews(notes)
    .filter(({ verdict }) => verdict === 'changes-requested')
    .flatMap(({ findings, reviewer }) => findings.map((one) => ({ ...one, reviewer })))
    .filter(({ path }) => covers(paths, path));
}

/** The path as the repository has it, when the reviewer wrote only its end, or a folder of the machine before it. */
export function toRepositoryPath(path: string, known: readonly string[]): string {
  if (known.includes(path)) return path;
  const alike = known.filter((one) => one.endsWith(`/${path}`) || path.endsWith(`/${one}`));
  const [only = path, ...others] = new Set(alike);
  return others.length === 0 ? only : path;
}

/** Whether a review of these files, or of files in these folders, is about the path. One of no files is about everything. */
function covers(files: readonly string[], path: string): boolean {
  if (files.length === 0) return true;
  const known = toRepositoryPath(path, files);
  return files.some((file) => known === file || known.startsWith(`${file}/`));
}

/** Whether a later review is about the path; a file beside those that were to be reviewed goes with them. */
function looksAgain(later: ReviewNote, earlier: ReviewNote, path: string): boolean {
  if (covers(later.files, path)) return true;
  return !covers(earlier.files, path) && overlap(later, earlier);
}

function overlap(later: ReviewNote, earlier: ReviewNote): boolean {
  if (later.files.length === 0 || earlier.files.length === 0) return true;
  return earlier.files.some((path) => covers(later.files, path));
}
