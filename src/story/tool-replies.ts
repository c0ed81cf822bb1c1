// `@squad tools`: what agents can do here, the built-in tools and the repository's own.
import { renderCustomTools, renderToolUsage } from '../publish/custom-tools.ts';
import { renderTools } from '../publish/reply.ts';
import { firstThatFits, paragraphs } from '../publish/words.ts';
import { BUILT_IN_TOOLS } from '../tools/index.ts';
import type { Ground } from './ground.ts';
import { answered, type Reply } from './replies.ts';
import type { Scene } from './scene.ts';
import { openToolbox } from './toolbox.ts';

/** The built-in tools; and where there are any, the repository's own with how the executable ones are called. */
export async function answerTools(scene: Scene, ground: Ground): Promise<Reply> {
  const { executables } = await openToolbox(scene, ground);
  const context = scene.context();
  const manifests = executables.map(({ manifest }) => manifest);
  const builtIn = renderTools(BUILT_IN_TOOLS, scene.door.safe);
  const tools = scene.transcript.read();
  const render = ({ rows, usages }: (typeof ROOMS)[number]) =>
    paragraphs([
      builtIn,
      renderCustomTools(context, tools, rows),
      renderToolUsage(context, manifests, usages),
    ]);
  const renderings = ROOMS.map((room) => () => render(room));
  return answered(firstThatFits(WANTED, renderings));
}

/** How many tools, and how many of them with their usage. */
const ROOMS = [
  { rows: 100, usages: 100 },
  { rows: 100, usages: 0 },
  { rows: 20, usages: 0 },
] as const;

/** Characters; GitHub takes 65,536. */
const WANTED = 40_000;
