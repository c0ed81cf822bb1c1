// Proposed tools for reviewers: what would run, what it asks for, and its whole source.

import type { ToolDiagnostic, ToolFolder } from '#src/ports/custom-tools.ts';
import type { ToolApproval } from '#src/trigger/command.ts';
import { type ExecutableListing, type ExecutableTool, scanExecutables } from './executables.ts';
import type { ToolManifest } from './manifest.ts';
import { readToolFiles, type ToolFile } from './tool-files.ts';

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

/** Returns the tools of a branch whose bytes the trusted commit doesn't have. */
function changedTools(branch: ExecutableListing, trusted: ExecutableListing) {
  const hashes = new Set(trusted.executables.map(({ tool }) => tool.origin.sha256));
  return branch.executables.filter(({ tool }) => !hashes.has(tool.origin.sha256));
}

/**
 * Returns the trusted tools, with approved tools of the branch, at its commit when the run began, added or replacing them.
 * Other changes become diagnostics.
 */
export function applyApprovals({
  trusted,
  proposed,
  approved,
}: {
  readonly trusted: ExecutableListing;
  readonly proposed: ExecutableListing;
  readonly approved: readonly ToolApproval[];
}): ExecutableListing {
  const changed = changedTools(proposed, trusted);
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

export type ToolProposal = Pick<
  ToolManifest,
  'name' | 'version' | 'description' | 'env' | 'parameters'
> & {
  /** The hash of all its files. */
  readonly sha256: string;
  /** `.squad/tools/lint`. */
  readonly folder: string;
  /** The file that runs, or the sources that it is built from. */
  readonly starts: string;
  readonly seconds: number;
  /** The number of its tests; they run only after approval. */
  readonly tests: number;
  /** The version at the trusted commit, if the tool is changed. */
  readonly before: string | undefined;
  readonly files: readonly ProposedFile[];
};

/** `text` is undefined for a file that isn't text. */
export type ProposedFile = {
  readonly path: string;
  readonly bytes: number;
  readonly text: string | undefined;
};

export type ProposedTools = {
  readonly proposals: readonly ToolProposal[];
  readonly diagnostics: readonly ToolDiagnostic[];
};

/** Finds the tools that the branch adds or changes. Throws the file system's errors. */
export async function findProposedTools(
  branch: ToolFolder,
  trusted: ExecutableListing,
): Promise<ProposedTools> {
  const listing = await scanExecutables(branch);
  const changed = changedTools(listing, trusted);
  const beforeOf = ({ tool }: ExecutableTool) =>
    trusted.executables.find((known) => known.tool.name === tool.name);
  const knownTexts = new Set(trusted.diagnostics.map(diagnosticText));
  const isNew = (problem: ToolDiagnostic) => !knownTexts.has(diagnosticText(problem));
  return {
    proposals: changed.map((executable) => toProposal(executable, beforeOf(executable))),
    diagnostics: [
      ...listing.diagnostics.filter(isNew),
      ...changed.flatMap((tool) => unraisedVersion(tool, beforeOf(tool))),
    ],
  };
}

function diagnosticText({ path, message }: ToolDiagnostic): string {
  return `${path}: ${message}`;
}

/** A hint for people: a changed tool should raise its version. */
function unraisedVersion(
  { tool, manifest }: ExecutableTool,
  before: ExecutableTool | undefined,
): readonly ToolDiagnostic[] {
  if (before === undefined || isHigher(manifest.version, before.manifest.version)) return [];
  const { version } = manifest;
  const comparison = version === before.manifest.version ? 'is still' : 'fell to';
  const message = `${tool.name} changed, but its version ${comparison} ${version}`;
  return [{ code: 'L_SHAPE', path: tool.origin.path, message, next: 'raise the version' }];
}

/** Compares versions. If only their suffixes differ, the new version counts as higher. */
function isHigher(version: string, before: string): boolean {
  const numbersOf = (text: string) => (/^[\d.]+/.exec(text)?.[0] ?? '').split('.').map(Number);
  const [now, then] = [numbersOf(version), numbersOf(before)];
  const step = [0, 1, 2].map((at) => (now[at] ?? 0) - (then[at] ?? 0)).find((by) => by !== 0);
  return step === undefined ? version !== before : step > 0;
}

function toProposal(
  { tool, manifest, start, directory }: ExecutableTool,
  before: ExecutableTool | undefined,
): ToolProposal {
  const files = readToolFiles(directory);
  const { name, version, description, parameters, env, tests } = manifest;
  return {
    name,
    version,
    description,
    sha256: tool.origin.sha256,
    folder: tool.origin.path.slice(0, tool.origin.path.lastIndexOf('/')),
    starts: start.kind === 'built' ? start.files.join(', ') : start.file,
    parameters,
    seconds: tool.limits.timeoutMs / 1_000,
    env,
    tests: tests.length,
    before: before?.manifest.version,
    files: typeof files === 'string' ? [] : files.map(toProposedFile),
  };
}

function toProposedFile({ path, bytes }: ToolFile): ProposedFile {
  return { path, bytes: bytes.length, text: bytes.includes(0) ? undefined : bytes.toString() };
}
