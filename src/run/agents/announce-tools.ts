// What people are told of the repository's own tools when a run has read them.

import type { CustomTool, ToolDiagnostic, ToolListing } from '../../ports/custom-tools.ts';
import { TOOL_NOTE_PREFIX } from '../../publish/render/custom-tools.ts';
import type { SquadSettings } from '../../team/settings/settings.ts';
import { oneLine } from '../../text/one-line.ts';
import type { ExecutableTool } from '../../tools/custom/executable/read-executable.ts';
import { grantOf } from '../../tools/custom/host-pool.ts';
import type { ToolManifest } from '../../tools/custom/manifest/manifest.ts';
import {
  describeToolAgents,
  listToolAgents,
  type ToolAgent,
} from '../../tools/custom/tool-agents.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../start/acknowledge.ts';

type ToolNotesDeps = { readonly context: RunContext; readonly repository: RepositoryContext };

/** Says which tools there are, and what is wrong with others: in the log, on the board and for the summary. */
export async function announceTools(
  { tools, diagnostics }: ToolListing,
  executables: readonly ExecutableTool[],
  deps: ToolNotesDeps,
): Promise<void> {
  const { transcript, ports } = deps.context;
  if (tools.length > 0) ports.log.info(`Loaded ${tools.length} custom tool(s)`);
  const users = await listToolAgents(deps.repository.tree, deps.repository.team);
  const manifests = new Map(executables.map(({ tool, manifest }) => [tool, manifest]));
  transcript.emit({
    kind: 'tools',
    tools: tools.map((tool) => ({
      ...noteOf(tool, manifests.get(tool), users),
      ...rightsOf(tool, deps.repository.team.settings.tools),
    })),
    diagnostics,
  });
  for (const problem of diagnostics.slice(0, MOST_NOTES)) {
    transcript.emit({ kind: 'note', text: wordProblem(problem) });
  }
  const more = diagnostics.length - MOST_NOTES;
  if (more > 0) {
    transcript.emit({
      kind: 'note',
      text: `${TOOL_NOTE_PREFIX}${more} more problems, see the job summary.`,
    });
  }
}

/** What the model reads of an executable holds its usage too; people get that apart. */
function noteOf(tool: CustomTool, manifest: ToolManifest | undefined, users: readonly ToolAgent[]) {
  const { name, kind, origin } = tool;
  const { scope, path, commit } = origin;
  return {
    name,
    door: kind,
    scope,
    path,
    commit,
    version: manifest?.version,
    description: oneLine(manifest?.description ?? tool.description, 300),
    users: describeToolAgents(name, users, kind),
  };
}

function rightsOf({ name, kind }: CustomTool, settings: SquadSettings['tools']) {
  if (kind === 'executable' || !grantOf(settings, name).mayStartPrograms) return {};
  return { mayStartPrograms: true };
}

const MOST_NOTES = 10;

function wordProblem({ code, path, export: named, message, next }: ToolDiagnostic): string {
  const where = named === undefined ? path : `${path} (${named})`;
  return `${TOOL_NOTE_PREFIX}${where}: ${message}; ${next} [${code}]`;
}
