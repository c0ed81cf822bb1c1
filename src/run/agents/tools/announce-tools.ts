// Tells people which tools the repository has, and which ones have problems.

import type { ToolDiagnostic, ToolListing, UnusedTool } from '#src/ports/index.ts';
import { TOOL_NOTE_PREFIX } from '#src/publish/index.ts';
import type { SquadSettings } from '#src/team/index.ts';
import { oneLine, plural } from '#src/text/index.ts';
import {
  describeToolAgents,
  type ExecutableTool,
  grantOf,
  type ToolAgent,
  type ToolManifest,
} from '#src/tools/index.ts';
import type { RepositoryContext } from '../../context/load-repository.ts';
import type { RunContext } from '../../start/run-context.ts';

type KnownUsers = {
  readonly agents: readonly ToolAgent[];
  readonly executables: readonly ExecutableTool[];
};

/** Emits the tools, and the problems of those that are left out, for the log, the board and the summary. */
export function announceTools(
  { tools, unused = [], diagnostics }: ToolListing,
  { agents, executables }: KnownUsers,
  { ports, transcript }: RunContext,
  { team }: RepositoryContext,
): void {
  if (tools.length > 0) ports.log.info(`Loaded ${tools.length} custom tool(s)`);
  const manifests = new Map<UnusedTool, ToolManifest>(
    executables.map(({ tool, manifest }) => [tool, manifest]),
  );
  transcript.emit({
    kind: 'tools',
    tools: [...tools, ...unused].map((tool) => ({
      ...noteOf(tool, manifests.get(tool), agents),
      ...rightsOf(tool, team.settings.tools),
    })),
    diagnostics,
  });
  for (const problem of diagnostics.slice(0, MOST_NOTES)) transcript.note(problemText(problem));
  const more = diagnostics.length - MOST_NOTES;
  if (more > 0)
    transcript.note(`${TOOL_NOTE_PREFIX}${plural(more, 'more problem')}: see the job summary.`);
}

/** Describes a tool. An executable's description comes from its manifest, because the model's text also holds the usage. */
function noteOf(
  tool: UnusedTool,
  manifest: ToolManifest | undefined,
  agents: readonly ToolAgent[],
) {
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
    users: describeToolAgents(name, agents, kind),
  };
}

function rightsOf({ name, kind }: UnusedTool, settings: SquadSettings['tools']) {
  if (kind === 'executable' || !grantOf(settings, name).mayStartPrograms) return {};
  return { mayStartPrograms: true };
}

const MOST_NOTES = 10;

function problemText({ code, path, export: named, message, next }: ToolDiagnostic): string {
  const where = named === undefined ? path : `${path} (${named})`;
  return `${TOOL_NOTE_PREFIX}${where}: ${message}; ${next} [${code}]`;
}
