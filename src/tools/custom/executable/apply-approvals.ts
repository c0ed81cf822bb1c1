// A proposed tool runs once it is merged, or when a person with write access approves it for this run.
import type { ToolDiagnostic } from '#src/ports/index.ts';
import type { ExecutableTool } from './read-executable.ts';
import type { ExecutableListing } from './scan-executables.ts';

/** What a person wrote: a tool's name, and the first digits of its hash. */
export type ToolApproval = { readonly name: string; readonly digest: string | undefined };

/** In hexadecimal digits. With fewer, somebody could make two versions of a tool whose hashes begin alike. */
const DIGEST_LENGTH = 32;

/** Returns `lint@0123…`, which names a tool's bytes as they are now. */
export function approvableName(name: string, sha256: string): string {
  return `${name}@${sha256.slice(0, DIGEST_LENGTH)}`;
}

/** True when one of the approvals names these bytes. */
export function isApproved(
  approvals: readonly ToolApproval[],
  { name, sha256 }: { readonly name: string; readonly sha256: string },
): boolean {
  return approvals.some(
    ({ name: approved, digest = '' }) =>
      approved === name && digest.length >= DIGEST_LENGTH && sha256.startsWith(digest),
  );
}

export type ApprovalInput = {
  /** The tools of the trusted commit. */
  readonly trusted: ExecutableListing;
  /** The tools of the branch, at its commit when the run began. */
  readonly proposed: ExecutableListing;
  readonly approved: readonly ToolApproval[];
};

/** Returns the trusted tools, with approved tools of the branch added or replacing them. Other changes become diagnostics. */
export function applyApprovals({ trusted, proposed, approved }: ApprovalInput): ExecutableListing {
  const hashes = new Set(trusted.executables.map(({ tool }) => tool.origin.sha256));
  const changed = proposed.executables.filter(({ tool }) => !hashes.has(tool.origin.sha256));
  const allowed = changed.filter(({ tool: { name, origin } }) =>
    isApproved(approved, { name, sha256: origin.sha256 }),
  );
  const names = new Set(allowed.map(({ tool }) => tool.name));
  const inactive = changed.filter(({ tool }) => !names.has(tool.name));
  // A broken tool is reported here only if it was approved; reviewers of the pull request see the others.
  const broken = proposed.diagnostics.filter(({ path }) =>
    approved.some(({ name }) => path.includes(`/${name}/`)),
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
    next: HOW_TO_APPROVE,
  };
}

/** How a person allows a tool to run, for messages. */
export const HOW_TO_APPROVE =
  'a person merges it, or allows it for one run with the comment that its pull request shows';
