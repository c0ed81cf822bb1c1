// `@squad doctor`: can the squad work here? Read from the trusted commit and from GitHub; no model is asked.
import { attempt, describe } from '../errors.ts';
import { askGitHub } from '../setup/ask-github.ts';
import type { ToolFacts } from '../setup/check-tools.ts';
import { examine, type Trial } from '../setup/doctor.ts';
import { renderMarkdown } from '../setup/render.ts';
import { tokenKind } from '../setup/token.ts';
import { locateSquad } from '../team/locate.ts';
import type { AgentRuntime } from '../world.ts';
import type { Ground, NoTeam, Survey } from './ground.ts';
import { answered, type Reply } from './replies.ts';
import type { Scene } from './scene.ts';
import { openToolbox } from './toolbox.ts';

/** Answers also where there is no team to work with. */
export async function examineSquad(
  scene: Scene,
  { tree }: Survey,
  ground: Ground | NoTeam,
): Promise<Reply> {
  const { world, inputs } = scene;
  const [location, github, tools, trial] = await Promise.all([
    locateSquad(tree, inputs.squadDirectory),
    askGitHub(world.github, askingOf(scene)),
    ground.kind === 'ground' ? readTools(scene, ground) : undefined,
    tryRuntime(world.runtime),
  ]);
  const credentials = {
    githubToken: tokenKind(inputs.githubToken),
    copilotToken: inputs.copilotToken === undefined ? undefined : tokenKind(inputs.copilotToken),
    provider: inputs.provider,
    hasProviderKey: inputs.providerApiKey !== undefined,
  };
  const chapters = await examine({
    ...{ tree, location, github, tools, credentials, trial, machine: undefined },
    ...{ place: 'github', holdsSecret: world.holdsSecret },
    today: new Date(world.clock.now()).toISOString().slice(0, 10),
  });
  return answered(renderMarkdown(chapters, scene.door.safe));
}

function askingOf({ inputs, job, request: { repository } }: Scene) {
  return {
    page: `${job.serverUrl}/${repository.owner}/${repository.name}`,
    defaultBranch: repository.defaultBranch,
    branchPrefix: inputs.branchPrefix,
  };
}

async function readTools(scene: Scene, ground: Ground): Promise<ToolFacts> {
  await openToolbox(scene, ground);
  const { tools, toolDiagnostics } = scene.transcript.read();
  return { names: tools.map(({ name }) => name), diagnostics: toolDiagnostics };
}

/** Starting it shows Copilot the credentials; what it costs is a second, and no token. */
async function tryRuntime(runtime: AgentRuntime): Promise<Trial> {
  const started = await attempt(runtime.start());
  await attempt(runtime.stop());
  if (started.kind === 'done') return { kind: 'accepted' };
  const { message, hint = 'Run the job again.' } = describe(started.error);
  return { kind: 'refused', message, hint };
}
