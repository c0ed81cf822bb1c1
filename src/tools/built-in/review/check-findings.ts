// Checks a reviewer's findings against the files that they are about, and reports everything that it leaves out.
import { sanitise } from '#src/markdown/index.ts';
import { type Finding, hashOfLines, type Severity } from '#src/run-log/index.ts';
import { headOf, oneLine, plural, withoutUnseen } from '#src/text/index.ts';
import type { ToolRunContext } from '../../pipeline/define-tool.ts';

/** A finding as the reviewer's call gives it. */
export type GivenFinding = {
  readonly path: string;
  readonly line: number;
  readonly endLine?: number | null | undefined;
  readonly severity?: Severity | null | undefined;
  readonly rule?: string | null | undefined;
  readonly text: string;
  readonly suggestion?: string | null | undefined;
};

export type CheckedFindings = {
  readonly findings: readonly Finding[];
  /** What is wrong with the findings and suggestions that were left out, a clause each. */
  readonly problems: readonly string[];
  /** The texts of findings that are on no line of a file. */
  readonly misplaced: readonly string[];
};

type FileTexts = ReadonlyMap<string, readonly string[]>;
type Guard = Pick<ToolRunContext, 'holdsSecret'>;

/** Checks each finding. `files` holds the lines of those paths that are text files. Pure. */
export function checkFindings(
  given: readonly GivenFinding[],
  files: FileTexts,
  guard: Guard,
): CheckedFindings {
  const checked = given.map((finding, at) => {
    const name = `finding ${at + 1} (${oneLine(finding.path, 100)}:${finding.line})`;
    return checkFinding(name, finding, { files, guard });
  });
  return {
    findings: checked.flatMap(({ finding }) => finding ?? []),
    problems: checked.flatMap(({ problem }) => problem ?? []),
    misplaced: checked.flatMap(({ misplaced }) => misplaced ?? []),
  };
}

type CheckedFinding = {
  readonly finding?: Finding;
  readonly problem?: string;
  readonly misplaced?: string;
};

function checkFinding(
  name: string,
  given: GivenFinding,
  { files, guard }: { readonly files: FileTexts; readonly guard: Guard },
): CheckedFinding {
  const problem = findWordsProblem(name, given, guard);
  if (problem !== undefined) return { problem };
  const lines = linesOf(given, files);
  if (lines.kind === 'misplaced') {
    const misplaced = `${oneLine(given.path, 200)}:${given.line}: ${given.text.trim()}`;
    return { problem: `${name} is on no line: ${lines.why}`, misplaced };
  }
  const suggested = checkSuggestion(given, lines.present);
  const finding = findingOf(given);
  if (suggested.kind === 'refused') return { finding, problem: `${name}: ${suggested.why}` };
  return { finding: suggested.kind === 'kept' ? { ...finding, ...suggested.fields } : finding };
}

/** Returns why a text can't be recorded, as a clause that begins with `name`; undefined when it can. */
export function textProblem(
  name: string,
  text: string,
  { holdsSecret }: Guard,
): string | undefined {
  if (holdsSecret(text)) return `${name} seems to contain a credential and was left out`;
  if (sanitise(text).hidden === 0) return undefined;
  return `${name} contains text that a rendered page doesn't show and was left out: put markup in backticks, and write no invisible characters`;
}

function findWordsProblem(name: string, finding: GivenFinding, guard: Guard): string | undefined {
  const { path, rule, text, suggestion } = finding;
  // A secret may be split across the fields.
  const whole = [path, rule ?? '', text, suggestion ?? ''].join('\n');
  if (guard.holdsSecret(whole)) return `${name} seems to contain a credential and was left out`;
  return textProblem(name, `${text}\n\n${rule ?? ''}`, guard);
}

type FoundLines =
  | { readonly kind: 'found'; readonly present: readonly string[] }
  | { readonly kind: 'misplaced'; readonly why: string };

function linesOf({ path, line, endLine }: GivenFinding, files: FileTexts): FoundLines {
  const misplaced = (why: string): FoundLines => ({ kind: 'misplaced', why });
  const lines = files.get(path);
  if (lines === undefined) return misplaced('there is no such text file in the repository');
  const last = endLine ?? line;
  if (last < line) return misplaced(`endLine ${last} comes before line ${line}`);
  const has = `the file has ${plural(lines.length, 'line')}`;
  return last > lines.length
    ? misplaced(has)
    : { kind: 'found', present: lines.slice(line - 1, last) };
}

function findingOf({ path, line, endLine, severity, rule, text }: GivenFinding): Finding {
  const last = endLine ?? line;
  return {
    path,
    line,
    endLine: last > line ? last : undefined,
    rule: oneLine(rule ?? '', 60) || undefined,
    text: headOf(text.trim(), 4_000),
    severity: severity ?? undefined,
  };
}

type CheckedSuggestion =
  | { readonly kind: 'none' }
  | { readonly kind: 'kept'; readonly fields: Pick<Finding, 'suggestion' | 'linesHash'> }
  | { readonly kind: 'refused'; readonly why: string };

function checkSuggestion(
  { suggestion: given }: GivenFinding,
  present: readonly string[],
): CheckedSuggestion {
  if (given === undefined || given === null) return { kind: 'none' };
  const suggestion = given.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const refused = (why: string) => ({ kind: 'refused', why: `its suggestion ${why}` }) as const;
  if (withoutUnseen(suggestion).hidden > 0) return refused('contains invisible characters');
  const linesHash = hashOfLines(present);
  if (suggestion !== '' && hashOfLines(suggestion.split('\n')) === linesHash) {
    return refused(`is what ${present.length === 1 ? 'the line says' : 'the lines say'} already`);
  }
  return { kind: 'kept', fields: { suggestion, linesHash } };
}
