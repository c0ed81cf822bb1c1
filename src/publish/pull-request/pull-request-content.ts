// What the body of a pull request is made from, and how long its parts may be.
import type { Report } from '#src/report.ts';
import type { Transcript } from '#src/run-log/index.ts';
import type { ToolProposal } from '#src/tools/index.ts';
import type { EarlierRequest } from '../earlier-work.ts';
import type { RenderContext } from '../render/render-context.ts';
import type { IssueShare } from './closing-line.ts';
import type { BranchFacts } from './file-items.ts';
import type { StandingReviews } from './finding-items.ts';

/** What the body says besides the transcript. */
export type PullRequestWork = {
  /** What changed, by the coordinator or the one agent. */
  readonly report: Report;
  /** What each request changed, oldest first, this run's last. */
  readonly told: readonly EarlierRequest[];
  readonly branch: BranchFacts;
  /** Every file that the commits change, whoever tells of it. */
  readonly changed?: readonly string[];
  /** The issue that the branch is for. */
  readonly issue?: number | undefined;
  /** How much of the issue the work covers. */
  readonly share: IssueShare;
  readonly standing: StandingReviews;
  /** The line about a person's pull request below this one, from `renderStackedNote`. */
  readonly stacked?: string | undefined;
  readonly proposals?: readonly ToolProposal[];
  /** Why workflows wait for an approval; undefined where they don't. */
  readonly approvalPage?: string | undefined;
};

/** The limits of a body, and those to try if it is too long with them. */
export const LIMIT_STEPS = [
  { rows: 60, answer: 10_000, checkLines: 30 },
  { rows: 20, answer: 3000, checkLines: 10 },
  { rows: 5, answer: 800, checkLines: 3 },
] as const;

export type PullRequestBodyLimits = (typeof LIMIT_STEPS)[number];

/** What all parts of the body are rendered from. */
export type PullRequestContent = {
  readonly context: RenderContext;
  readonly transcript: Transcript;
  readonly work: PullRequestWork;
};
