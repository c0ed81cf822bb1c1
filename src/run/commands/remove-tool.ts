// `@squad tools remove lint`: a pull request that deletes the tool's files, without a model.

import { code, paragraphs } from '../../publish/render/render-markdown.ts';
import { alsoRemovedText, publishToolRemoval } from '../../publish/tool-removal.ts';
import { plural } from '../../text/count.ts';
import { openToolbox } from '../agents/toolbox.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import { publishPortsOf } from '../finish/publish-work.ts';
import type { RunContext } from '../start/acknowledge.ts';
import { answeredReply, type CommandReply } from './command-replies.ts';
import { planRemoval } from './removal-plan.ts';

/** Proposes the removal of a tool that the trusted commit has; says why not for any other. */
export async function removeTool(
  name: string,
  context: RunContext,
  repository: RepositoryContext,
): Promise<CommandReply> {
  await openToolbox(context, repository);
  const { tree, team, baseBranch } = repository;
  const plan = planRemoval(name, {
    tools: context.transcript.read().tools,
    paths: tree.entries.map(({ path }) => path),
    directory: team.directory,
  });
  if (plan.kind === 'impossible') return answeredReply(context.outbound.safe(plan.reason));
  const { inputs, job, request } = context;
  const removal = {
    ...plan,
    baseBranch,
    prefix: inputs.branchPrefix,
    draft: inputs.draft,
    trailers: { run: job.runId, request: request.id },
  };
  const work = await publishToolRemoval(removal, publishPortsOf(context));
  const answer = paragraphs([
    `The tool ${code(plan.tool)} is proposed for removal, with ${plural(plan.files.length, 'file')}. It works until that is merged.`,
    alsoRemovedText(plan.also),
  ]);
  return { outcome: { kind: 'changed', work, answer } };
}
