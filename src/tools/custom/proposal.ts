// A proposed tool for the people who review it: what would run, what it asks for, and every line of its source.
import type { ToolDiagnostic, ToolFolder } from './custom-tool.ts';
import { type Executable, readToolFiles } from './executable.ts';
import type { Parameter } from './flags.ts';
import { scanExecutables } from './scan.ts';

export type ToolProposal = {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  /** `.squad/tools/lint`. */
  readonly folder: string;
  /** The file that runs, or the sources that it is built from. */
  readonly starts: string;
  readonly parameters: readonly Parameter[];
  readonly seconds: number;
  /** Variables of the job that it asks for. */
  readonly env: readonly string[];
  /** The trusted version with other files, where there is one. */
  readonly before: string | undefined;
  readonly files: readonly ProposedFile[];
};

/** `text` is undefined for a file that isn't text. */
export type ProposedFile = {
  readonly path: string;
  readonly bytes: number;
  readonly text: string | undefined;
};

export type Proposed = {
  readonly proposals: readonly ToolProposal[];
  readonly diagnostics: readonly ToolDiagnostic[];
};

/** What a branch's folder of tools has that the trusted commit hasn't. Throws the file system's errors. */
export async function proposedIn(
  branch: ToolFolder,
  trusted: readonly Executable[],
): Promise<Proposed> {
  const { executables, diagnostics } = await scanExecutables(branch);
  const hashes = new Set(trusted.map(({ tool }) => tool.origin.sha256));
  const changed = executables.filter(({ tool }) => !hashes.has(tool.origin.sha256));
  const proposals = changed.map((executable) =>
    proposalOf(
      executable,
      trusted.find(({ tool }) => tool.name === executable.tool.name),
    ),
  );
  const risen = changed.flatMap((executable) => sameVersion(executable, trusted));
  return { proposals, diagnostics: [...diagnostics, ...risen] };
}

/** A changed tool says so by its version; it is only a hint to people. */
function sameVersion(
  { tool, manifest }: Executable,
  trusted: readonly Executable[],
): readonly ToolDiagnostic[] {
  const before = trusted.find((executable) => executable.tool.name === tool.name);
  if (before === undefined || before.manifest.version !== manifest.version) return [];
  const message = `${tool.name} changed, but its version is still ${manifest.version}`;
  return [{ code: 'L_SHAPE', path: tool.origin.path, message, next: 'raise the version' }];
}

function proposalOf(
  { tool, manifest, start, directory }: Executable,
  before: Executable | undefined,
): ToolProposal {
  const files = readToolFiles(directory);
  const { name, version, description, parameters, env } = manifest;
  return {
    name,
    version,
    description,
    folder: tool.origin.path.slice(0, tool.origin.path.lastIndexOf('/')),
    starts: start.kind === 'built' ? start.files.join(', ') : start.file,
    parameters,
    seconds: tool.limits.timeoutMs / 1_000,
    env,
    before: before?.manifest.version,
    files: typeof files === 'string' ? [] : files.map(fileOf),
  };
}

function fileOf({ path, bytes }: { readonly path: string; readonly bytes: Buffer }): ProposedFile {
  return {
    path,
    bytes: bytes.length,
    text: bytes.includes(0) ? undefined : bytes.toString(),
  };
}
