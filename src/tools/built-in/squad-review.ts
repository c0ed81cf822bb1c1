// squad_review: records what a reviewer found, after checking its paths and lines against the reviewed files.
import * as z from 'zod';
import type { RecordedReview, ReviewReceipt } from '#src/coordinator/index.ts';
import { sanitise } from '#src/markdown/index.ts';
import { reportOfText } from '#src/report.ts';
import {
  type Finding,
  hashOfLines,
  SEVERITIES,
  type SessionLabel,
  type Severity,
} from '#src/run-log/index.ts';
import { headOf, oneLine, plural, withoutUnseen } from '#src/text/index.ts';
import { defineTool, type ToolDefinition, type ToolRunContext } from '../pipeline/define-tool.ts';
import { denial, failure, finished, type ToolResult } from '../pipeline/tool-result.ts';

/** The reviewed files as the session has them. */
export type ReviewedFiles = {
  /** The session's folder, which is removed from the front of a path. */
  readonly root: string;
  /** The commit that the session looks at. */
  readonly commit: () => string;
  /** The commit that the work goes to; if the session looks at this one, nothing was changed. Undefined on a pull request. */
  readonly base: string | undefined;
  /** Returns the lines of each path that is a text file at the commit. */
  readonly read: (
    commit: string,
    paths: readonly string[],
  ) => Promise<ReadonlyMap<string, readonly string[]>>;
};

export type ReviewToolDeps = {
  /** Keeps the review until the session ends. */
  readonly review: (review: RecordedReview, session: SessionLabel) => Promise<ReviewReceipt>;
  readonly reviewedFiles: ReviewedFiles;
};

const MOST_FINDINGS = 100;

const finding = z.object({
  path: z.string().min(1).max(1_000),
  line: z.int().min(1),
  endLine: z.int().min(1).nullish(),
  severity: z.enum(SEVERITIES).nullish(),
  rule: z.string().max(60).nullish(),
  text: z.string().regex(/\S/, 'must say what is wrong').max(4_000),
  suggestion: z.string().max(20_000).nullish().describe('Replaces exactly these lines.'),
});

const parameters = z.strictObject({
  verdict: z
    .enum(['approved', 'changes-requested', 'comment'])
    .describe('changes-requested: someone else revises the files with findings.'),
  findings: z
    .array(finding)
    .max(MOST_FINDINGS, `must be at most ${MOST_FINDINGS}: keep those that matter most`)
    .default([])
    .describe('On lines of a file as it is now. rule: a short name for what is broken.'),
  summary: z.string().max(8_000).optional().describe("What the findings don't say."),
  reassign: z.string().max(100).optional().describe('Who should revise it.'),
});

type ReviewArgs = z.output<typeof parameters>;

const VERDICTS = {
  approved: 'approved',
  'changes-requested': 'changes-requested',
  comment: 'none',
} as const;

/** Builds squad_review. */
export function createSquadReview({ review, reviewedFiles }: ReviewToolDeps): ToolDefinition {
  return defineTool('squad_review', {
    description: 'Record your review, which ends your turn.',
    endsTurn: true,
    parameters,
    aliases: { reassignTo: 'reassign', comment: 'summary', body: 'summary' },
    handler: async (args, { run }) => {
      const contradiction = findContradiction(args);
      if (contradiction !== undefined) return contradiction;
      const commit = reviewedFiles.commit();
      const aboutNothing = commit === reviewedFiles.base ? NO_WORK : '';
      const { findings, misplaced, problems, summary } = await checkWords(args, run, {
        ...reviewedFiles,
        commit,
      });
      const words = [aboutNothing, summary, ...misplaced];
      const recorded = recordedReview(args, findings, { words, commit });
      const receipt = await review(recorded, run.session);
      if (receipt.kind === 'not-asked') return NOT_ASKED;
      const text = recordedText(args, findings);
      // Until the reviewer calls again, what could be recorded counts.
      if (problems.length > 0) return againFailure(text, problems);
      const said = joinWords([text, aboutNothing, receipt.next], ' ');
      return finished({ ...reportOfText(recorded.summary ?? ''), title: text }, said);
    },
  });
}

type FilesAtCommit = Omit<ReviewedFiles, 'commit'> & { readonly commit: string };

/** Returns the findings and the summary without what may not be recorded. */
async function checkWords(
  { findings, summary = '' }: ReviewArgs,
  run: ToolRunContext,
  { root, commit, read }: FilesAtCommit,
): Promise<CheckedFindings & { readonly summary: string }> {
  const given = findings.map((one) => ({ ...one, path: relativePath(one.path, root) }));
  const files = await read(commit, [...new Set(given.map(({ path }) => path))]);
  const checked = checkFindings(given, files, run);
  const problem = textProblem('summary', summary, run);
  if (problem === undefined) return { ...checked, summary: summary.trim() };
  return { ...checked, problems: [...checked.problems, problem], summary: '' };
}

function joinWords(words: readonly string[], separator: string): string {
  return words.filter((text) => text !== '').join(separator);
}

const NO_WORK = 'Nothing had been changed when this was reviewed.';

/** Refuses a review whose verdict says the opposite of its findings, or says nothing. */
function findContradiction({
  verdict,
  findings,
  summary = '',
}: ReviewArgs): ToolResult | undefined {
  const refused = (why: string, next: string) => failure('E_TOOL_INVALID_ARGS', why, next);
  if (verdict === 'approved' && findings.some(({ severity }) => severity === 'blocker')) {
    return refused(
      'the verdict is "approved", but a finding is a blocker: nothing was recorded',
      'call again with changes-requested, or with a lower severity',
    );
  }
  if (verdict === 'changes-requested' && findings.length === 0 && summary.trim() === '') {
    return refused(
      "changes-requested without findings or a summary doesn't say what to change: nothing was recorded",
      'call again with findings or a summary',
    );
  }
  return undefined;
}

const NOT_ASKED = denial(
  'E_TOOL_DENIED',
  'no review is open in this session now, so there is none to record',
  'end with squad_finish, or with a few sentences, and say what you found with paths and lines',
);

type RecordFacts = { readonly words: readonly string[]; readonly commit: string };

/** Builds the review. Findings on no line go into the summary, so that they survive if the reviewer doesn't call again. */
function recordedReview(
  { verdict, reassign }: ReviewArgs,
  findings: CheckedFindings['findings'],
  { words, commit }: RecordFacts,
): RecordedReview {
  const summary = joinWords(words, '\n\n');
  return {
    verdict: VERDICTS[verdict],
    findings,
    reassignTo: reassign?.trim() || undefined,
    summary: summary === '' ? undefined : summary,
    commit,
  };
}

function recordedText({ verdict }: ReviewArgs, findings: CheckedFindings['findings']): string {
  return `Review recorded: ${verdict}, ${plural(findings.length, 'finding')}.`;
}

function againFailure(recorded: string, problems: readonly string[]): ToolResult {
  return failure(
    'E_TOOL_INVALID_ARGS',
    `${recorded.slice(0, -1)}; but ${problems.join('; ')}`,
    'call squad_review again with all findings, these corrected: that replaces what is recorded',
  );
}

/** Returns the path relative to the repository's top: `src/a.js` for `/…/worktrees/hockney/src/a.js` and `./src/a.js`. */
function relativePath(path: string, root: string): string {
  const inside = path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path;
  return inside.trim().replace(/^(?:\.\/+)+/, '');
}

/** A finding as the reviewer's call gives it. */
type GivenFinding = {
  readonly path: string;
  readonly line: number;
  readonly endLine?: number | null | undefined;
  readonly severity?: Severity | null | undefined;
  readonly rule?: string | null | undefined;
  readonly text: string;
  readonly suggestion?: string | null | undefined;
};

type CheckedFindings = {
  readonly findings: readonly Finding[];
  /** What is wrong with the findings and suggestions that were left out, a clause each. */
  readonly problems: readonly string[];
  /** The texts of findings that are on no line of a file. */
  readonly misplaced: readonly string[];
};

type FileTexts = ReadonlyMap<string, readonly string[]>;
type Guard = Pick<ToolRunContext, 'holdsSecret'>;

/** Checks each finding. `files` holds the lines of those paths that are text files. Pure. */
function checkFindings(
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
function textProblem(name: string, text: string, { holdsSecret }: Guard): string | undefined {
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
