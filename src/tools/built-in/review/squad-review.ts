// squad_review: records what a reviewer found, in places that were checked against the reviewed files.
import * as z from 'zod';
import type { RecordedReview, ReviewReceipt } from '../../../coordinator/reviews/review-store.ts';
import type { SessionLabel } from '../../../run-log/events.ts';
import { SEVERITIES } from '../../../run-log/review-note.ts';
import { plural } from '../../../text/count.ts';
import { defineTool, type ToolDefinition } from '../../pipeline/define-tool.ts';
import { denial, failure, ok, type ToolResult } from '../../pipeline/tool-result.ts';
import { type CheckedFindings, checkFindings, textProblem } from './check-findings.ts';

/** The reviewed files as the session has them. */
export type ReviewedFiles = {
  /** The session's folder: what it puts before a path is taken off. */
  readonly root: string;
  /** The commit that the session looks at. */
  readonly commit: () => string;
  /** The lines of those of the paths that are text files at the commit. */
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
  suggestion: z.string().max(20_000).nullish().describe('What replaces exactly these lines.'),
});

const parameters = z.strictObject({
  verdict: z
    .enum(['approved', 'changes-requested', 'comment'])
    .describe('changes-requested: somebody else than the author revises the files with findings.'),
  findings: z
    .array(finding)
    .max(MOST_FINDINGS, `must be at most ${MOST_FINDINGS}: keep those that matter most`)
    .default([])
    .describe('Each on lines of a file as it is now. rule: a short name for what is broken.'),
  summary: z.string().max(8_000).optional().describe('What no finding says.'),
  reassign: z.string().max(100).optional().describe('The agent who should revise it.'),
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
    description:
      "Record your review of a colleague's work. Calling it again replaces what you recorded.",
    parameters,
    aliases: { reassignTo: 'reassign' },
    limits: { errorChars: 4_000 },
    handler: async (args, { run }) => {
      const { root, commit, read } = reviewedFiles;
      const at = commit();
      const given = args.findings.map((one) => ({ ...one, path: relativePath(one.path, root) }));
      const files = await read(at, [...new Set(given.map(({ path }) => path))]);
      const checked = checkFindings(given, files, run);
      const about = textProblem('summary', args.summary ?? '', run);
      const summary = about === undefined ? args.summary : undefined;
      const receipt = await review(recordedReview({ ...args, summary }, checked, at), run.session);
      if (receipt.kind === 'not-asked') return NOT_ASKED;
      const problems = about === undefined ? checked.problems : [...checked.problems, about];
      return problems.length === 0
        ? ok([recordedText(args, checked), receipt.next, END].filter(Boolean).join(' '))
        : incomplete(args, checked, problems);
    },
  });
}

const END = 'End now, with one sentence.';
const NOT_ASKED = denial(
  'E_TOOL_DENIED',
  'nobody asked you for a review in this session, so there is none to record',
  'say in your answer what you found, with paths and lines',
);

/** What has no place goes into the summary, so that it is not lost should the reviewer not call again. */
function recordedReview(
  { verdict, summary, reassign }: ReviewArgs,
  { findings, misplaced }: CheckedFindings,
  commit: string,
): RecordedReview {
  const words = [summary?.trim() ?? '', ...misplaced].filter((text) => text !== '').join('\n\n');
  return {
    verdict: VERDICTS[verdict],
    findings,
    reassignTo: reassign?.trim() || undefined,
    summary: words === '' ? undefined : words,
    commit,
  };
}

function recordedText({ verdict }: ReviewArgs, { findings }: CheckedFindings): string {
  return `Review recorded: ${verdict}, ${plural(findings.length, 'finding')}.`;
}

function incomplete(
  args: ReviewArgs,
  checked: CheckedFindings,
  problems: readonly string[],
): ToolResult {
  const message = `${recordedText(args, checked)} But ${problems.join('; ')}`;
  return failure(
    'E_TOOL_INVALID_ARGS',
    message,
    'call squad_review again with all findings, these corrected',
  );
}

/** The path from the repository's top: `/…/worktrees/hockney/src/a.js` and `./src/a.js` are `src/a.js`. */
function relativePath(path: string, root: string): string {
  const inside = path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path;
  return inside.trim().replace(/^(?:\.\/+)+/, '');
}
