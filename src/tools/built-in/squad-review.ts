// squad_review: records what a reviewer found, after checking its paths and lines against the reviewed files.
import * as z from 'zod';
import type { RecordedReview, ReviewReceipt } from '#src/coordinator/tasks/handoff.ts';
import { sanitise } from '#src/markdown/sanitise.ts';
import { reportOfText } from '#src/report.ts';
import type { SessionLabel } from '#src/run-log/events.ts';
import { type Finding, hashOfLines, SEVERITIES } from '#src/run-log/review-note.ts';
import { plural } from '#src/text/count.ts';
import { headOf } from '#src/text/cut-characters.ts';
import { withoutUnseen } from '#src/text/invisible-characters.ts';
import { oneLine } from '#src/text/one-line.ts';
import { knownSpelling } from '#src/text/paths.ts';
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

/** Builds squad_review. `review` keeps the review until the session ends. */
export function createSquadReview(
  review: (review: RecordedReview, session: SessionLabel) => Promise<ReviewReceipt>,
  reviewedFiles: ReviewedFiles,
): ToolDefinition {
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
      const { findings, anchors, misplaced, problems, summary } = await checkWords(
        args,
        run,
        reviewedFiles,
        commit,
      );
      // Findings on no line go into the summary, so that they survive if the reviewer doesn't call again.
      const words = joinWords([aboutNothing, summary, ...misplaced], '\n\n');
      const recorded: RecordedReview = {
        verdict: VERDICTS[args.verdict],
        findings,
        reassignTo: args.reassign?.trim() || undefined,
        summary: words || undefined,
        commit,
      };
      const receipt = await review(recorded, run.session);
      if (receipt.kind === 'not-asked') return NOT_ASKED;
      const title = `Review recorded: ${args.verdict}, ${plural(findings.length, 'finding')}.`;
      // Until the reviewer calls again, what could be recorded counts.
      if (problems.length > 0) return againFailure(title, problems, anchors);
      const what = joinWords([title, aboutNothing, receipt.next], ' ');
      const said = joinWords([what, ...anchors], '\n');
      return finished({ ...reportOfText(words), title: titleOf(args.verdict, findings) }, said);
    },
  });
}

/** `Asked for changes: 3 findings`, as people read it. */
function titleOf(verdict: ReviewArgs['verdict'], { length }: readonly Finding[]): string {
  const found = length === 0 ? 'no findings' : plural(length, 'finding');
  return `${VERDICT_TITLES[verdict]}: ${found}`;
}

const VERDICT_TITLES = {
  approved: 'Approved',
  'changes-requested': 'Asked for changes',
  comment: 'Reviewed',
} as const;

/** Returns what may be recorded of the findings and the summary, and what is wrong with the rest. */
async function checkWords(
  { findings: given, summary = '' }: ReviewArgs,
  run: ToolRunContext,
  { root, read }: ReviewedFiles,
  commit: string,
) {
  const placed = given.map((one) => ({ ...one, path: relativePath(one.path, root) }));
  const files = await read(commit, [...new Set(placed.map(({ path }) => path))]);
  const spelled = (path: string) => knownSpelling(path, [...files.keys()]);
  const checked = placed
    .map((one) => ({ ...one, path: files.has(one.path) ? one.path : spelled(one.path) }))
    .map((one, at) => checkFinding(one, at, files.get(one.path), run));
  const problem = textProblem('summary', summary, run);
  return {
    findings: checked.flatMap(({ finding }) => finding ?? []),
    anchors: checked.flatMap(({ finding }) => anchorOf(finding, files) ?? []),
    misplaced: checked.flatMap(({ misplaced }) => misplaced ?? []),
    problems: [...checked, { problem }].flatMap((one) => one.problem ?? []),
    summary: problem === undefined ? summary.trim() : '',
  };
}

/** Shows the lines that a finding is on, so that a wrong number is seen. */
function anchorOf(
  finding: Finding | undefined,
  files: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  if (finding === undefined) return undefined;
  const { path, line, endLine = line } = finding;
  const lines = files.get(path) ?? [];
  const edges = endLine === line ? [line] : [line, endLine];
  const shown = edges.map((at) => JSON.stringify(oneLine(lines[at - 1] ?? '', 80)));
  return `${oneLine(path, 100)}:${edges.join('-')}: ${shown.join(' to ')}`;
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

function againFailure(
  recorded: string,
  problems: readonly string[],
  anchors: readonly string[],
): ToolResult {
  const next =
    'call squad_review again with all findings, these corrected: that replaces what is recorded';
  const message = `${recorded.slice(0, -1)}; but ${problems.join('; ')}`;
  return failure('E_TOOL_INVALID_ARGS', message, joinWords([next, ...anchors], '\n'));
}

/** Returns the path relative to the repository's top: `src/a.js` for `/…/worktrees/hockney/src/a.js` and `./src/a.js`. */
function relativePath(path: string, root: string): string {
  const inside = path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path;
  return inside.trim().replace(/^(?:\.\/+)+/, '');
}

/** A finding as the reviewer's call gives it. */
type GivenFinding = ReviewArgs['findings'][number];

type CheckedFinding = {
  readonly finding?: Finding;
  /** What is wrong with the finding or its suggestion, which is left out: a clause. */
  readonly problem?: string;
  /** The text of a finding that is on no line of a file. */
  readonly misplaced?: string;
};

/** Checks a finding against the lines of its file; undefined where there is no such text file. */
function checkFinding(
  given: GivenFinding,
  at: number,
  lines: readonly string[] | undefined,
  run: ToolRunContext,
): CheckedFinding {
  const name = `finding ${at + 1} (${oneLine(given.path, 100)}:${given.line})`;
  const problem = findWordsProblem(name, given, run);
  if (problem !== undefined) return { problem };
  const why = whyMisplaced(given, lines);
  if (lines === undefined || why !== undefined) {
    const misplaced = `${oneLine(given.path, 200)}:${given.line}: ${given.text.trim()}`;
    return { problem: `${name} is on no line: ${why}`, misplaced };
  }
  const finding = findingOf(given);
  if (given.suggestion === undefined || given.suggestion === null) return { finding };
  const suggestion = given.suggestion.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const present = lines.slice(given.line - 1, finding.endLine ?? given.line);
  const around = { before: lines[given.line - 2], after: lines[finding.endLine ?? given.line] };
  const refusal = whySuggestionRefused(suggestion, present) ?? whyOutOfPlace(suggestion, around);
  if (refusal !== undefined) return { finding, problem: `${name}: its suggestion ${refusal}` };
  return { finding: { ...finding, suggestion, linesHash: hashOfLines(present) } };
}

/** Returns why a text can't be recorded, as a clause that begins with `name`; undefined when it can. */
function textProblem(name: string, text: string, { holdsSecret }: ToolRunContext) {
  if (holdsSecret(text)) return `${name} seems to contain a credential and was left out`;
  if (sanitise(text).hidden === 0) return undefined;
  return `${name} contains text that a rendered page doesn't show and was left out: put markup in backticks, and write no invisible characters`;
}

function findWordsProblem(name: string, finding: GivenFinding, run: ToolRunContext) {
  const { path, rule, text, suggestion } = finding;
  // A secret may be split across the fields.
  const whole = [path, rule ?? '', text, suggestion ?? ''].join('\n');
  if (run.holdsSecret(whole)) return `${name} seems to contain a credential and was left out`;
  return textProblem(name, `${text}\n\n${rule ?? ''}`, run);
}

function whyMisplaced(
  { line, endLine }: GivenFinding,
  lines: readonly string[] | undefined,
): string | undefined {
  if (lines === undefined) return 'there is no such text file in the repository';
  const last = endLine ?? line;
  if (last < line) return `endLine ${last} comes before line ${line}`;
  return last > lines.length ? `the file has ${plural(lines.length, 'line')}` : undefined;
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

/** A suggestion that repeats the line before or after its lines is meant for others, and would double that one. */
function whyOutOfPlace(
  suggestion: string,
  { before, after }: { readonly before: string | undefined; readonly after: string | undefined },
): string | undefined {
  const lines = suggestion.split('\n');
  const repeats = (line: string | undefined, other: string | undefined) =>
    line !== undefined && HAS_WORD.test(line) && line.trim() === other?.trim();
  if (repeats(lines[0], before)) return 'begins with the line before those that it replaces';
  return repeats(lines.at(-1), after)
    ? 'ends with the line after those that it replaces'
    : undefined;
}

/** Brackets and blank lines often follow each other. */
const HAS_WORD = /[\p{L}\p{N}]{3}/u;

function whySuggestionRefused(suggestion: string, present: readonly string[]): string | undefined {
  if (withoutUnseen(suggestion).hidden > 0) return 'contains invisible characters';
  const isSame = hashOfLines(suggestion.split('\n')) === hashOfLines(present);
  if (suggestion === '' || !isSame) return undefined;
  return `is what ${present.length === 1 ? 'the line says' : 'the lines say'} already`;
}
