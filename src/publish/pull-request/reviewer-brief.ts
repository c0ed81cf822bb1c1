// Where a reviewer should look first: the hunks that could do most harm, by plain rules, as links.

import type { Severity } from '../../run-log/review-note.ts';
import { plural } from '../../text/count.ts';
import type { FileLines, RenderContext } from '../render/render-context.ts';
import { code, linesLink, list } from '../render/render-markdown.ts';
import {
  addedLines,
  countDeletions,
  type Diff,
  type FileDiff,
  type Hunk,
} from '../reviews/diff.ts';
import type { AgentReview } from '../reviews/gather-reviews.ts';
import { isLowRisk, rulesFor, TEST_PATH } from './risk-rules.ts';

/** The parts of a finding that tell where to look. */
export type BriefFinding = FileLines & { readonly severity?: Severity | undefined };

/** What a brief is made from. */
export type BriefFacts = {
  readonly diff: Diff;
  /** The pushed commit, which the links point to. */
  readonly commit: string;
  /** What reviewing agents found, with line numbers of the pushed commit. */
  readonly findings: readonly BriefFinding[];
  /** The squad's folder, whose files are left out. */
  readonly directory: string;
};

/** Adds the agents' findings to the facts, except those whose lines have changed since. */
export function briefOf(
  facts: Omit<BriefFacts, 'findings'>,
  reviews: readonly AgentReview[],
): BriefFacts {
  const findings = reviews.flatMap((review) => review.findings);
  return { ...facts, findings: findings.filter(({ kind }) => kind !== 'changed') };
}

export type RiskyHunk = {
  readonly path: string;
  /** Undefined for a deleted file. */
  readonly lines: Pick<FileLines, 'line' | 'endLine'> | undefined;
  readonly risk: number;
  /** In plain words: `sign-in and permissions`. */
  readonly why: readonly string[];
  /** True if a small finding is the only reason to look here. */
  readonly isSmallFinding: boolean;
  /** True for reason enough to begin here: a finding that matters, a rule that the code matches, or much changed code. */
  readonly isLead: boolean;
};

const LOW_RISK_DISCOUNT = 40;

const FINDING_RISK = 60;
/** Less than the smallest risk of a rule, so that a small finding never comes first. */
const SMALL_FINDING_RISK = 1;
const MANY_ADDED = 40;
const MANY_DELETED = 10;

const MAX_SHOWN = 5;
const MAX_OF_A_FILE = 2;

/** Returns the riskiest hunks first: at most five, two per file. If no code is risky, its largest change leads. Pure. */
export function rankHunks({ diff, findings, directory }: BriefFacts): readonly RiskyHunk[] {
  const files = diff.filter(({ path }) => !path.startsWith(`${directory}/`));
  const hunks = files.flatMap((file) => file.hunks.map((hunk) => assessHunk(file, hunk, findings)));
  const ranked = hunks.toSorted((one, other) => other.risk - one.risk);
  const matched = ranked.filter(({ why }) => why.length > 0);
  if (matched.some(({ isLead }) => isLead)) return matched.filter(isShown).slice(0, MAX_SHOWN);
  const candidates = ranked.filter(({ isSmallFinding }) => !isSmallFinding);
  const code = candidates.find(({ path }) => !isLowRisk(path));
  const largest = code ?? candidates[0];
  const why = code === undefined ? 'the largest change' : 'the largest change to the code';
  const first = largest === undefined ? [] : [{ ...largest, why: [why] }];
  return [...first, ...matched.filter((one) => one !== largest)]
    .filter(isShown)
    .slice(0, MAX_SHOWN);
}

function isShown({ path }: RiskyHunk, at: number, all: readonly RiskyHunk[]): boolean {
  return all.slice(0, at).filter((one) => one.path === path).length < MAX_OF_A_FILE;
}

function assessHunk(file: FileDiff, hunk: Hunk, findings: readonly BriefFinding[]): RiskyHunk {
  const { path, status } = file;
  const isGone = status === 'removed';
  const found = findings.filter((one) => one.path === path && isWithin(one, hunk));
  const [first] = found.toSorted((one, other) => weightOf(other) - weightOf(one));
  const isCode = !isLowRisk(path);
  const applied = isCode ? rulesFor(path, hunk, isGone) : [];
  const sizes = isGone ? ['the file is deleted'] : sizesOf(path, hunk);
  const why = [...applied.map((rule) => rule.why), ...sizes];
  const byFinding = first === undefined ? 0 : weightOf(first);
  const byRule = applied.reduce((sum, { risk }) => sum + risk, 0);
  const lines = first ?? linesOf(hunk);
  return {
    path,
    lines: isGone ? undefined : { line: lines.line, endLine: lines.endLine },
    risk: byRule + byFinding + sizeRisk(hunk, isGone) - (isCode ? 0 : LOW_RISK_DISCOUNT),
    why: first === undefined ? why : [...why, foundText(found)],
    isSmallFinding: why.length === 0 && byFinding === SMALL_FINDING_RISK,
    isLead: byFinding === FINDING_RISK || (isCode && why.length > 0),
  };
}

function sizeRisk(hunk: Hunk, isGone: boolean): number {
  return (
    Math.min(30, addedLines(hunk).length / 4 + countDeletions(hunk) / 2) +
    (isGone ? MANY_DELETED : 0)
  );
}

/** `2 findings by a reviewing agent`, or `1 nit by a reviewing agent`. */
function foundText(found: readonly BriefFinding[]): string {
  const isNit = found.every(({ severity }) => severity === 'nit');
  return `${plural(found.length, isNit ? 'nit' : 'finding')} by a reviewing agent`;
}

function weightOf({ severity }: BriefFinding): number {
  return severity === 'nit' || severity === 'minor' ? SMALL_FINDING_RISK : FINDING_RISK;
}

function isWithin({ line, endLine }: BriefFinding, { start, lines }: Hunk): boolean {
  return line < start + lines && endLine >= start;
}

/** Says how many lines of which kind were changed, if there are many. */
function sizesOf(path: string, hunk: Hunk): readonly string[] {
  const [added, deletions] = [addedLines(hunk).length, countDeletions(hunk)];
  const kind = !isLowRisk(path) ? 'code' : TEST_PATH.test(path) ? 'tests' : 'texts';
  if (deletions >= MANY_DELETED) {
    return [`existing ${kind}: −${deletions}, +${added} lines`];
  }
  return added >= MANY_ADDED ? [`${added} new lines`] : [];
}

function linesOf({ start, lines }: Hunk) {
  return { line: Math.max(1, start), endLine: Math.max(1, start + lines - 1) };
}

/** Renders the list of links; empty when the diff has no hunk to look at. */
export function renderLookFirst(context: RenderContext, facts: BriefFacts): string {
  const items = rankHunks(facts).map(({ path, lines, why }) => {
    const place =
      lines === undefined ? code(path) : linesLink(context, facts.commit, { path, ...lines });
    return `${place}: ${why.join(', ')}`;
  });
  return list(items);
}
