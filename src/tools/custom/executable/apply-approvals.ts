// A proposed tool runs once it is merged, or when a person with write access approves it for this run.
import type { ToolDiagnostic } from '../../../ports/custom-tools.ts';
import type { ExecutableTool } from './read-executable.ts';
import type { ExecutableListing } from './scan-executables.ts';

export type ApprovalInput = {
  /** The tools of the trusted commit. */
  readonly trusted: ExecutableListing;
  /** The tools of the branch, at its commit when the run began. */
  readonly proposed: ExecutableListing;
  /** Names of tools that a person approved for this run. */
  readonly approved: readonly string[];
};

/** The trusted tools, some replaced by approved ones of the branch; the other changed tools are diagnostics. */
export function applyApprovals({ trusted, proposed, approved }: ApprovalInput): ExecutableListing {
  const hashes = new Set(trusted.executables.map(({ tool }) => tool.origin.sha256));
  const changed = proposed.executables.filter(({ tool }) => !hashes.has(tool.origin.sha256));
  const allowed = changed.filter(({ tool }) => approved.includes(tool.name));
  const names = new Set(allowed.map(({ tool }) => tool.name));
  const inactive = changed.filter(({ tool }) => !names.has(tool.name));
  // A broken tool matters here only when it was approved; reviewers of the pull request see the others.
  const broken = proposed.diagnostics.filter(({ path }) =>
    approved.some((name) => path.includes(`/${name}/`)),
  );
  return {
    executables: [...trusted.executables.filter(({ tool }) => !names.has(tool.name)), ...allowed],
    diagnostics: [...trusted.diagnostics, ...broken, ...inactive.map(inactiveDiagnostic)],
  };
}

function inactiveDiagnostic({ tool }: ExecutableTool): ToolDiagnostic {
  return {
    code: 'L_UNTRUSTED',
    path: tool.origin.path,
    message: `${tool.name} is proposed on this branch and not active yet`,
    next: howToApprove(tool.name),
  };
}

/** How a person allows a tool to run. */
export function howToApprove(name: string): string {
  return `a person merges it, or comments "@squad approve tool ${name}" to allow it for one run`;
}
