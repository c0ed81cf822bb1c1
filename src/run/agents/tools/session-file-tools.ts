// The file tools of one session: which it gets, and what they may touch.
import type { FileDecision, FileRequest } from '#src/coordinator/index.ts';
import { attempt } from '#src/errors.ts';
import { holdsFolders } from '#src/files/index.ts';
import type { Ports, SessionTool } from '#src/ports/index.ts';
import {
  allowedFileTools,
  bindUnrecorded,
  createFileTools,
  type FileToolLists,
  toolsForModel,
} from '#src/tools/index.ts';
import type { AgentDeps, ToolSession } from '../agent-deps.ts';
import { toolRunContext } from './built-in-tools.ts';

export type SessionFileToolOptions = FileToolLists & {
  readonly model: string | undefined;
  /** The number of the repository's files if the session has a shell, else 0. */
  readonly shellFor: number;
};

/** Returns the session's file tools. */
export async function createSessionFileTools(
  { owner, openedWorkspace: { workspace } }: ToolSession,
  { model, shellFor, ...lists }: SessionFileToolOptions,
  deps: AgentDeps,
): Promise<readonly SessionTool[]> {
  const { context } = deps;
  const { ports, inputs, transcript } = context;
  if (!(await canUseFiles(ports))) {
    transcript.note(NO_FILES);
    return [];
  }
  const names = toolsForModel(allowedFileTools(lists, shellFor), model ?? inputs.model);
  const { directory } = workspace;
  const decide = async (request: FileRequest): Promise<FileDecision> => {
    const decision = await workspace.decideFileAccess(request);
    if (decision.allowed) return decision;
    const path = withoutFolder(request.path, directory);
    const { access } = request;
    const { reason } = decision;
    transcript.emit({ kind: 'file.denied', session: owner.label, access, path, reason });
    return decision;
  };
  const ripgrep = () => boxedRipgrep(ports);
  const tools = createFileTools(names, {
    root: directory,
    decide,
    ripgrep,
    programs: ports.programs,
  });
  return tools.map((tool) => bindUnrecorded(tool, toolRunContext(owner, deps)));
}

const NO_FILES =
  'Agents have no file tools: this system lets programs of the repository lead them out of the working directory. Use a Linux runner, or turn off `box: none`.';

/** Where folders can't be held open, a program that runs beside a file tool could lead it elsewhere. */
async function canUseFiles({ box }: Ports): Promise<boolean> {
  return holdsFolders() || (await box.state()).kind === 'off';
}

/** Returns the ripgrep that comes with the runtime, if there is a box for it. */
async function boxedRipgrep({ box, runtime }: Ports): Promise<string | undefined> {
  const state = await box.state();
  if (state.kind === 'off' || state.way === 'none') return undefined;
  const found = await attempt(runtime.ripgrep());
  return found.kind === 'done' ? found.value : undefined;
}

function withoutFolder(path: string, folder: string): string {
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path;
}
