// `@squad tools remove lint`: a pull request that deletes the tool's files, without a model.

import { alsoRemovedText, code, paragraphs, publishToolRemoval } from '#src/publish/index.ts';
import type { ToolNote } from '#src/run-log/index.ts';
import { plural } from '#src/text/index.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../context/run-context.ts';
import { publishDepsOf } from '../finish/publish-work.ts';
import { openToolbox } from '../tools/toolbox.ts';
import { answeredReply, type CommandReply, runNotes } from './command-reply.ts';

/** Proposes to remove a tool of the trusted commit; for any other, says why not. */
export async function removeTool(
  name: string,
  context: RunContext,
  repository: RepositoryContext,
): Promise<CommandReply> {
  const { isOff } = await openToolbox(context, repository);
  if (isOff) return unremoved(impossible('Custom tools are off here, so none was read.'), context);
  const { tree, team, baseBranch } = repository;
  const plan = planRemoval(name, {
    tools: context.transcript.read().tools,
    paths: tree.entries.map(({ path }) => path),
    directory: team.directory,
  });
  if (plan.kind === 'impossible') return unremoved(plan, context);
  const { inputs, job, request } = context;
  const removal = {
    ...plan,
    baseBranch,
    prefix: inputs.branchPrefix,
    draft: inputs.draft,
    trailers: { run: job.runId, request: request.id },
  };
  const work = await publishToolRemoval(removal, publishDepsOf(context));
  const answer = paragraphs([
    `The tool ${code(plan.tool)} is proposed for removal, with ${plural(plan.files.length, 'file')}. It works until that is merged.`,
    alsoRemovedText(plan.also),
  ]);
  return { outcome: { kind: 'changed', work, answer } };
}

function unremoved({ reason }: Impossible, context: RunContext): CommandReply {
  return answeredReply(paragraphs([context.outbound.safe(reason), runNotes(context)]));
}

type Impossible = { readonly kind: 'impossible'; readonly reason: string };

type RemovalPlan =
  | {
      readonly kind: 'planned';
      readonly tool: string;
      readonly files: readonly string[];
      /** Names of other tools in these files. */
      readonly also: readonly string[];
    }
  | Impossible;

type KnownTools = {
  readonly tools: readonly Pick<ToolNote, 'name' | 'scope' | 'path'>[];
  /** Every path of the squad's folder at the trusted commit. */
  readonly paths: readonly string[];
  /** The squad's folder: `.squad`. */
  readonly directory: string;
};

/** Plans the removal of the tool's own folder, or of the file that declares it. Pure. */
export function planRemoval(name: string, { tools, paths, directory }: KnownTools): RemovalPlan {
  const tool = tools.find((known) => known.name === name);
  if (tool === undefined) return impossible(unknown(name, tools));
  const { scope, path } = tool;
  if (scope === 'global') {
    return impossible(
      `\`${name}\` comes from the shared folder of \`${path}\`: remove it where that is kept.`,
    );
  }
  const folder = `${directory}/tools`;
  if (!path.startsWith(`${folder}/`)) {
    return impossible(
      `\`${name}\` is declared in \`${path}\` along with other things: remove it there by hand.`,
    );
  }
  const own = path.slice(0, path.lastIndexOf('/'));
  const files = paths.filter((one) => (own === folder ? one === path : one.startsWith(`${own}/`)));
  const others = tools.filter((other) => other !== tool && files.includes(other.path));
  return { kind: 'planned', tool: name, files, also: others.map((other) => other.name) };
}

function impossible(reason: string): Impossible {
  return { kind: 'impossible', reason: `Nothing was removed. ${reason}` };
}

function unknown(name: string, tools: KnownTools['tools']): string {
  return `${unknownToolText(name, tools)} Built-in tools can't be removed.`;
}

/** Says that there is no such tool, and which tools there are. */
export function unknownToolText(name: string, tools: readonly Pick<ToolNote, 'name'>[]): string {
  const names = tools.slice(0, 30).map((tool) => `\`${tool.name}\``);
  const known =
    names.length === 0
      ? 'the default branch has none that can be loaded'
      : `those of the default branch are ${names.join(', ')}`;
  return `There is no custom tool named \`${name}\`: ${known}.`;
}
