// What may run of what was proposed: nothing, until it is merged or a person with write access said so for this run.
import type { ToolDiagnostic } from '../../../ports/custom-tools.ts';
import type { ExecutableTool } from './read-executable.ts';
import type { ExecutableListing } from './scan-executables.ts';

export type ApprovalInput = {
  /** The tools of the trusted commit. */
  readonly trusted: ExecutableListing;
  /** The tools of the branch's commit that stood when the run began. */
  readonly proposed: ExecutableListing;
  /** Names that a writer approved for this run. */
  readonly approved: readonly string[];
};

/** The trusted tools, with the approved ones of the branch in their places; the others are named. Pure. */
export function applyApprovals({ trusted, proposed, approved }: ApprovalInput): ExecutableListing {
  const hashes = new Set(trusted.executables.map(({ tool }) => tool.origin.sha256));
  const changed = proposed.executables.filter(({ tool }) => !hashes.has(tool.origin.sha256));
  const allowed = changed.filter(({ tool }) => approved.includes(tool.name));
  const names = new Set(allowed.map(({ tool }) => tool.name));
  const inactive = changed.filter(({ tool }) => !names.has(tool.name));
  // What can't be read is told of when it was to run; else it is the pull request's business.
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

/** What a person does so that a tool runs. */
export function howToApprove(name: string): string {
  return `a person merges it, or comments "@squad approve tool ${name}" to allow it for one run`;
}
