// The repository's own tools in a run, once they are read: which there are, and what they may see.
import { join } from 'node:path';
import type { GrantableTools } from '#src/coordinator/index.ts';
import type { BoxState, CustomTool } from '#src/ports/index.ts';
import { createLauncher, isApproved, type Launcher, TOOL_NAMES } from '#src/tools/index.ts';
import type { RepositoryContext } from '../../context/load-repository.ts';
import type { RunContext } from '../../start/run-context.ts';
import { openBoxState } from '../box-state.ts';
import { type LoadedTools, readTools } from './read-tools.ts';
import { scratchOf } from './tool-folders.ts';
import { noteInactiveTools } from './tool-proposals.ts';

/** The tools that agents can be given, before their allow-lists apply. */
export type Toolbox = LoadedTools & {
  /** No program of the repository can run here, so no tool was read. */
  readonly isOff: boolean;
  readonly launcher: Launcher;
};

/** Reads the tools; if there are none, opens no box and starts no tool host. Never rejects. */
export async function openToolbox(
  context: RunContext,
  repository: RepositoryContext,
  boxState: () => Promise<BoxState> = openBoxState(context, repository),
): Promise<Toolbox> {
  const { transcript, ports } = context;
  for (const [name, reason] of repository.granted.refused) {
    transcript.note(`No tool gets ${name}, which the settings name in tools.env: ${reason}.`);
  }
  const isOff = hasTools(context, repository) && (await boxState()).kind === 'off';
  const isRead = !isOff && hasTools(context, repository);
  const reading = isRead ? readTools(context, repository) : NOTHING;
  const failure = "The repository's own tools could not be read:";
  const tools = (await transcript.noteFailure(failure, reading)) ?? EMPTY;
  const active = approvedTools(tools, context).map(({ name }) => name);
  await noteInactiveTools(active, context, repository);
  const { typescript } = ports.jobPaths;
  // Not in the tool cache, where something else may have put a program under the name of a tool.
  const builds = join(scratchOf(ports.git), 'builds');
  const launcher = createLauncher({ programs: ports.programs, typescript, cache: builds });
  return { ...tools, isOff, launcher };
}

/** Returns the tools that the request allows to run. */
export function approvedTools(
  { executables }: Pick<LoadedTools, 'executables'>,
  { approved }: Pick<RunContext, 'approved'>,
): readonly CustomTool[] {
  return executables.flatMap(({ tool }) =>
    isApproved(approved, { name: tool.name, sha256: tool.origin.sha256 }) ? [tool] : [],
  );
}

/** Returns the tools that agents of this run may be given; `*` stands for any text. */
export function grantableTools(toolbox: Toolbox): GrantableTools {
  const toolNames = [...TOOL_NAMES, ...ownToolsOf(toolbox)];
  const isKnown = (name: string) => name.includes('*') || toolNames.includes(name);
  return { toolNames, unknownTools: (names) => names.filter((name) => !isKnown(name)) };
}

/** Returns the names of the repository's own tools. */
export function ownToolsOf({ hosted, executables }: Toolbox): readonly string[] {
  return [...hosted.map((tool) => tool.name), ...executables.map(({ tool }) => tool.name)];
}

const EMPTY: LoadedTools = { folders: [], hosted: [], unused: [], executables: [] };
const NOTHING = Promise.resolve(EMPTY);

function hasTools({ inputs, approved }: RunContext, { tree, team }: RepositoryContext): boolean {
  const path = `${team.directory}/tools`;
  const document = `${team.directory}/goondan.yaml`;
  return (
    inputs.toolsDirectories.length > 0 ||
    approved.length > 0 ||
    tree.entries.some(
      (entry) => [path, document].includes(entry.path) || entry.path.startsWith(`${path}/`),
    )
  );
}
