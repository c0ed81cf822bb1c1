// What the reviewing agents found, by agent, with the place of each finding in the pull request's diff.

import { standingReviews } from '#src/coordinator/reviews/standing-findings.ts';
import type { Finding, ReviewNote, Verdict } from '#src/run-log/review-note.ts';
import { pathsAmong } from '#src/text/paths.ts';
import { changedAmong } from './diff.ts';
import {
  type PlacedFinding,
  type PlacedSuggestion,
  type PlacementInput,
  placeFinding,
} from './place-finding.ts';
import { objections, type SettledReview, settledReviews, worstVerdict } from './review-progress.ts';

/** One agent's reviews of this run, joined into one. */
export type AgentReview = {
  readonly reviewer: string;
  /** The worst verdict that stands. */
  readonly verdict: Verdict;
  readonly findings: readonly PlacedFinding[];
  /** What the reviewer asked for before looking again, and no longer does. */
  readonly settled: readonly SettledReview[];
  /** The files that were approved, where others of the pull request were not; undefined where all were. */
  readonly approved?: readonly string[] | undefined;
  /** True if nothing had been changed yet in the files that were looked at. */
  readonly isEarly: boolean;
  /** Of the files of the reviews that have this verdict: what was changed after them, and what the reviewer changed. */
  readonly changedSince?: readonly string[];
  readonly changedByReviewer?: readonly string[];
  /** How many findings were left out because they hold a secret; 1 if only the review's words do. */
  readonly secrets: number;
  /** The words of the last review that stands and has this verdict. */
  readonly text: string;
  /** What the review says besides its findings. */
  readonly summary: string | undefined;
};

export type GatherReviewsInput = PlacementInput & {
  readonly notes: readonly ReviewNote[];
  readonly holdsSecret: (text: string) => boolean;
  /** Handoffs of reviews whose files had not been changed yet. */
  readonly early?: ReadonlySet<string>;
  /** True for files that an approval should cover; the team's memory is none. */
  readonly isWork?: (path: string) => boolean;
};

/** Gathers the reviews by agent, in the order in which the agents first reviewed. Pure. */
export function gatherReviews(input: GatherReviewsInput): readonly AgentReview[] {
  const reviewers = [...new Set(input.notes.map(({ reviewer }) => reviewer))];
  return reviewers.flatMap((reviewer) => {
    const own = input.notes.filter((note) => note.reviewer === reviewer);
    const standing = standingReviews(own);
    const verdict = worstVerdict(standing);
    const judging = standing.filter((one) => one.verdict === verdict);
    const last = judging.at(-1);
    if (last === undefined) return [];
    const { text, summary } = last;
    const found = standing.flatMap((note) =>
      note.findings.map((finding) => placeFinding(finding, note, input)),
    );
    const isHarmless = (one: FindingTexts) => !input.holdsSecret(findingText(one));
    const harmless = found.filter(isHarmless);
    const settled = settledReviews(own).map(({ note, findings }) => ({
      note,
      findings: findings.filter(isHarmless),
    }));
    const isTextSecret = input.holdsSecret(text);
    const secrets = found.length - harmless.length || Number(isTextSecret);
    const words = isTextSecret ? { text: '', summary: undefined } : { text, summary };
    const isEarly = standing.every(({ handoff }) => input.early?.has(handoff) === true);
    const findings = withoutDuplicates(harmless);
    const changes = changesOf(judging, input);
    const approved = approvedPart(standing, input);
    return [
      { reviewer, verdict, ...words, secrets, findings, settled, approved, isEarly, ...changes },
    ];
  });
}

/** Returns what was changed in the files of these reviews after them, and by their reviewer. */
function changesOf(
  judging: readonly ReviewNote[],
  { since, isWork = () => false }: GatherReviewsInput,
): Pick<AgentReview, 'changedSince' | 'changedByReviewer'> {
  const changed = judging.flatMap(({ handoff, files }) =>
    changedAmong(files, since.get(handoff) ?? [], isWork),
  );
  const own = judging.flatMap(({ changedByReviewer = [] }) => changedByReviewer);
  return { changedSince: [...new Set(changed)], changedByReviewer: [...new Set(own)] };
}

/** Returns the files of the reviewer's approvals if the pull request changes others, too. A review without files covers all. */
function approvedPart(
  standing: readonly ReviewNote[],
  { diff, isWork = () => false }: GatherReviewsInput,
): readonly string[] | undefined {
  const approvals = standing.filter(({ verdict }) => verdict === 'approved');
  if (approvals.some(({ files }) => files.length === 0)) return undefined;
  const approved = approvals.flatMap(({ files }) => files);
  const changed = diff.map(({ path }) => path).filter(isWork);
  const isWhole = pathsAmong(approved, changed).length === changed.length;
  return isWhole || approved.length === 0 ? undefined : [...new Set(approved)];
}

type FindingTexts = Pick<Finding, 'path' | 'rule' | 'text'> & {
  readonly suggestion?: PlacedSuggestion | string | undefined;
};

function findingText({ path, rule = '', text, suggestion = '' }: FindingTexts): string {
  const proposed = typeof suggestion === 'string' ? suggestion : suggestion.text;
  return `${path}\n${rule}\n${text}\n${proposed}`;
}

/** Returns the reviews that ask for changes and still stand. */
export function openObjections(notes: readonly ReviewNote[]): readonly ReviewNote[] {
  return objections(standingReviews(notes));
}

function withoutDuplicates(findings: readonly PlacedFinding[]): readonly PlacedFinding[] {
  const keys = findings.map(({ path, line, text }) => `${path}\0${line}\0${text}`);
  return findings.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}
