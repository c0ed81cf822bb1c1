// The work that a run publishes, with what its pull request is told.
import type { GitHub } from '#src/ports/github.ts';
import type { Report } from '#src/report.ts';
import type { AgentRow } from '#src/run-log/agent-row.ts';
import type { Transcript } from '#src/run-log/transcript.ts';
import type { ToolProposal } from '#src/tools/custom/proposed-tools.ts';
import type { BranchTarget } from '#src/workspace/run-branch.ts';
import type { EarlierRequest, EarlierWork } from './branch-history.ts';
import type { DeliverWorkDeps } from './deliver-work.ts';
import type { Outbound } from './outbound/outbound.ts';
import type { RenderContext } from './render/render-context.ts';
import type { AgentReview } from './reviews/place-finding.ts';

/** How much of the issue the work covers. */
export type IssueShare = {
  readonly isWhole: boolean;
  /** False while something is unfinished: a check fails, a review asks for changes, a question is open. */
  readonly isReady: boolean;
};

export type PullRequestText = { readonly title: string; readonly body: string };

export type PublishableWork = {
  readonly target: BranchTarget;
  /** Where the run began, and its newest commit. */
  readonly start: string;
  readonly tip: string;
  /** The commit that the checks ran on; undefined where none ran. */
  readonly checked?: string | undefined;
  /** The remote tip of the branch or its base. `start` may be ahead, on an earlier run's commits that it doesn't have. */
  readonly remoteTip: string;
  readonly transcript: Transcript;
  /** What earlier requests did on the branch. */
  readonly earlier: EarlierWork;
  /** The issue that the branch is for. */
  readonly issue?: number | undefined;
  /** The report on the work, by the coordinator or the one agent. */
  readonly report: Report;
  readonly threadTitle: string;
  readonly draft: boolean;
  /** A saved state says how the work ended, so an open draft stays one. */
  readonly isReturned?: boolean;
  /** Work was cut short, and nobody finished it in this run. */
  readonly isUnfinished: boolean;
  /** How much of its issue the work covers. */
  readonly share: IssueShare;
  readonly prefix: string;
  /** The branch that the team's memory belongs to, and its commit; not a pull request's branch. */
  readonly baseBranch: { readonly name: string; readonly commit: string };
  /** The tip of the target's base, which the work is to be merged into. */
  readonly baseCommit: string;
  /** The agents' roles by their slugs. */
  readonly roles: ReadonlyMap<string, string>;
  /** The squad's folder: `.squad`. */
  readonly directory: string;
  /** The page that says why GitHub starts workflows on the pull request only after an approval; undefined if it needs none. */
  readonly approvalPage?: string | undefined;
  /** Tools that the run proposes. */
  readonly proposals?: readonly ToolProposal[] | undefined;
};

/** What the body of the pull request says besides the transcript: this run's work, and all that its branch holds. */
export type PullRequestWork = Pick<
  PublishableWork,
  'report' | 'issue' | 'share' | 'roles' | 'directory' | 'proposals' | 'approvalPage'
> & {
  /** What each request changed, oldest first, this run's last. */
  readonly told: readonly EarlierRequest[];
  /** Who changed what on the branch, earlier runs included. */
  readonly agents: readonly AgentRow[];
  /** False for a path that is not on the branch. */
  readonly isThere: (path: string) => boolean;
  /** What earlier runs warned of among the checks and still holds, a line each. */
  readonly warnings: readonly string[];
  /** Every file that the commits change, whoever tells of it. */
  readonly changed: readonly string[];
  /** The line about added characters that a reader can't see, from `hiddenLinesNote`. */
  readonly hidden?: string | undefined;
  /** The line about a person's pull request below this one, from `renderStackedNote`. */
  readonly stacked?: string | undefined;
  /** What the agents' reviews say about the work as it is published. */
  readonly reviews: readonly AgentReview[];
  /** The pushed commit, whose lines the findings are on. */
  readonly commit: string;
};

export type PublishDeps = Pick<Outbound, 'seal' | 'sealTitle' | 'sealWithin'> &
  DeliverWorkDeps & {
    readonly github: GitHub;
    readonly context: () => RenderContext;
    readonly holdsSecret: (text: string) => boolean;
    /** Tells people about a failure that harms nothing else. */
    readonly note: (text: string) => void;
  };
