// Where a reviewer should look first: the hunks that could do most harm, by plain rules, as links.

import type { Severity } from '../../run-log/review-note.ts';
import { plural } from '../../text/count.ts';
import type { FileLines, RenderContext } from '../render/render-context.ts';
import { code, linesLink, list } from '../render/render-markdown.ts';
import type { AgentReview } from '../reviews/gather-reviews.ts';
import {
  addedLines,
  countDeletions,
  type Diff,
  type FileDiff,
  type Hunk,
} from '../reviews/read-diff.ts';

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

type RiskRule = { readonly why: string; readonly risk: number; readonly pattern: RegExp };

const PATH_RULES: readonly RiskRule[] = [
  {
    why: 'sign-in and permissions',
    risk: 50,
    pattern:
      /(?:^|[/._-])(?:o?auth(?:[nz2]|entic\w{0,12}|ori[sz]\w{0,12})?|log-?in|sign-?in|sessions?|permissions?|roles?|acl|access|security)(?=[/._-]|$)/i,
  },
  {
    why: 'secrets and cryptography',
    risk: 50,
    pattern:
      /(?:^|[/._-])(?:crypto\w{0,20}|secrets?|tokens?|passwords?|credentials?|jwt|certs?|keys?|encryption)(?=[/._-]|$)/i,
  },
  {
    why: 'runs in CI or at deployment',
    risk: 45,
    pattern:
      /^\.github\/|(?:^|\/)(?:dockerfile|jenkinsfile|makefile|deploy\w{0,20}|terraform|helm|charts?|k8s|infra)(?=[/._-]|$)/i,
  },
  {
    why: 'stored data',
    risk: 45,
    pattern:
      /(?:^|[/._-])(?:migrations?|migrate|schema|stores?|storage|databases?|persistence)(?=[/._-]|$)|\.(?:sql|prisma)$/i,
  },
  {
    why: 'dependencies',
    risk: 35,
    pattern:
      /(?:^|\/)(?:package(?:-lock)?\.json|[\w.-]{0,40}\.lock|pnpm-lock\.yaml|go\.(?:mod|sum)|requirements[\w.-]{0,40}\.txt|cargo\.toml|pyproject\.toml|gemfile|pom\.xml|build\.gradle)$/i,
  },
  {
    why: 'parses or formats',
    risk: 30,
    pattern:
      /(?:^|[/._-])(?:pars(?:e|er|ers|ing)|formats?|formatter|serializ\w{0,6}|serialis\w{0,6}|codec|encod(?:e|er|ing)|decod(?:e|er|ing)|protocol|grammar|lexer|tokeniz\w{0,4})(?=[/._-]|$)/i,
  },
  {
    why: 'configuration',
    risk: 25,
    pattern: /(?:^|[/._-])config\w{0,20}(?=[/._-]|$)|\.(?:ya?ml|toml|ini|properties|conf)$/i,
  },
];

/** Rules for what added lines do. */
const CODE_RULES: readonly RiskRule[] = [
  {
    why: 'runs commands or code, or writes HTML',
    risk: 40,
    pattern:
      /\b(?:eval|exec\w{0,10}|spawn\w{0,10}|child_process|subprocess|innerHTML|dangerouslySetInnerHTML|pickle|unserialize|document\.write)\b/,
  },
  {
    why: 'reads or writes files, or talks to a network',
    risk: 30,
    pattern:
      /\b(?:(?:read|write|append|remove|unlink|rename)File\w{0,10}|createWriteStream|createReadStream|unlink|rmtree|urlopen|XMLHttpRequest|fetch\(|https?\.(?:get|request)|requests\.(?:get|post|put)|os\.(?:Open|Create|Remove))/,
  },
];

/** A rule for removed lines that other code may have used. */
const PUBLIC_RULE: RiskRule = {
  why: 'changes what other code calls',
  risk: 30,
  pattern:
    /^-\s{0,8}(?:export |public |module\.exports|exports\.|pub (?:fn|struct|enum)|func [A-Z]|def [a-z])/,
};

const LOW_RISK_PATH =
  /(?:^|\/)(?:__tests__|__snapshots__|tests?|specs?|docs?|examples?)\/|[._-](?:test|spec)s?\.\w{1,10}$|\.(?:md|snap)$|(?<!(?:^|\/)requirements[\w.-]{0,40})\.txt$/i;
const LOW_RISK_DISCOUNT = 40;
const TEST_PATH = /(?:^|\/)(?:__tests__|__snapshots__|tests?|specs?)\/|[._-](?:test|spec)s?\./i;
const FINDING_RISK = 60;
/** Less than the smallest risk of a rule, so that a small finding never comes first. */
const SMALL_FINDING_RISK = 1;
const MANY_ADDED = 40;
const MANY_DELETED = 10;
const MAX_SCANNED = 300;
const MAX_SCANNED_LENGTH = 500;
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

/** Returns the rules that match the path, the added lines, and removed lines that others may use. */
function rulesFor(path: string, hunk: Hunk, isGone: boolean): readonly RiskRule[] {
  const words = path.replace(/([a-z0-9])([A-Z])/g, '$1-$2');
  const ofPath = PATH_RULES.filter(({ pattern }) => pattern.test(words)).slice(0, 2);
  const matches = (lines: readonly string[]) => (rule: RiskRule) =>
    lines
      .slice(0, MAX_SCANNED)
      .some((line) => rule.pattern.test(line.slice(0, MAX_SCANNED_LENGTH)));
  const ofCode = CODE_RULES.filter(matches(addedLines(hunk)));
  const ofInterface = isGone ? [] : [PUBLIC_RULE].filter(matches(hunk.marked));
  return [...ofPath, ...ofCode, ...ofInterface];
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

/** True for tests, documentation and examples. */
export function isLowRisk(path: string): boolean {
  return LOW_RISK_PATH.test(path);
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
