// `@squad tools remove lint`: a pull request that deletes the tool's files, without a model.

import { plural } from '../amounts.ts';
import { publishRemoval, wordAlso } from '../publish/tool-removal.ts';
import { code, paragraphs } from '../publish/words.ts';
import type { Ground } from './ground.ts';
import { portsOf } from './publication.ts';
import { planRemoval } from './removal-plan.ts';
import { answered, type Reply } from './replies.ts';
import type { Scene } from './scene.ts';
import { openToolbox } from './toolbox.ts';

/** Proposes the removal of a tool that the trusted commit has; says why not for any other. */
export async function removeTool(name: string, scene: Scene, ground: Ground): Promise<Reply> {
  await openToolbox(scene, ground);
  const { tree, team, trunk } = ground;
  const plan = planRemoval(name, {
    tools: scene.transcript.read().tools,
    paths: tree.entries.map(({ path }) => path),
    directory: team.directory,
  });
  if (plan.kind === 'impossible') return answered(scene.door.safe(plan.reason));
  const { inputs, job, request } = scene;
  const removal = {
    ...{ ...plan, trunk, prefix: inputs.branchPrefix, draft: inputs.draft },
    trailers: { 'Squad-Run': job.runId, 'Squad-Request': request.id },
  };
  const work = await publishRemoval(removal, portsOf(scene));
  const answer = paragraphs([
    `The tool ${code(plan.tool)} is proposed for removal, with ${plural(plan.files.length, 'file')}. It works until that is merged.`,
    wordAlso(plan.also),
  ]);
  return { outcome: { kind: 'changed', work, answer } };
}
