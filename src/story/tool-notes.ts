// What people are told of the repository's own tools when a run has read them.
import { TOOL_NOTE } from '../publish/custom-tools.ts';
import { oneLine } from '../publish/words.ts';
import type { Settings } from '../team/settings.ts';
import type { CustomTool, ToolDiagnostic, ToolListing } from '../tools/custom/custom-tool.ts';
import type { Executable } from '../tools/custom/executable.ts';
import { grantOf } from '../tools/custom/host-pool.ts';
import type { Manifest } from '../tools/custom/manifest.ts';
import { type ToolUser, toolUsers, wordUsers } from '../tools/custom/users.ts';
import type { Ground } from './ground.ts';
import type { Scene } from './scene.ts';

type Place = { readonly scene: Scene; readonly ground: Ground };

/** Says which tools there are, and what is wrong with others: in the log, on the board and for the summary. */
export async function announceTools(
  { tools, diagnostics }: ToolListing,
  executables: readonly Executable[],
  place: Place,
): Promise<void> {
  const { transcript, world } = place.scene;
  if (tools.length > 0) world.log.info(`Loaded ${tools.length} custom tool(s)`);
  const users = await toolUsers(place.ground.tree, place.ground.team);
  const manifests = new Map(executables.map(({ tool, manifest }) => [tool, manifest]));
  transcript.emit({
    kind: 'tools',
    tools: tools.map((tool) => ({
      ...noteOf(tool, manifests.get(tool), users),
      ...rightsOf(tool, place.ground.team.settings.tools),
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
      text: `${TOOL_NOTE}${more} more problems, see the job summary.`,
    });
  }
}

/** What the model reads of an executable holds its usage too; people get that apart. */
function noteOf(tool: CustomTool, manifest: Manifest | undefined, users: readonly ToolUser[]) {
  const { name, door, origin } = tool;
  const { scope, path, commit } = origin;
  return {
    ...{ name, door, scope, path, commit, version: manifest?.version },
    description: oneLine(manifest?.description ?? tool.description, 300),
    users: wordUsers(name, users, door),
  };
}

function rightsOf({ name, door }: CustomTool, settings: Settings['tools']) {
  if (door === 'executable' || !grantOf(settings, name).mayStartPrograms) return {};
  return { mayStartPrograms: true };
}

const MOST_NOTES = 10;

function wordProblem({ code, path, export: named, message, next }: ToolDiagnostic): string {
  const where = named === undefined ? path : `${path} (${named})`;
  return `${TOOL_NOTE}${where}: ${message}; ${next} [${code}]`;
}
