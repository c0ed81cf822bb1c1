// `@squad approve tool lint`: a writer lets a proposed tool of the branch run, in this run alone.
import { renderProposedTools } from '../../publish/pull-request/proposed-tools.ts';
import { code, paragraphs } from '../../publish/render/render-markdown.ts';
import { readRequest } from '../../trigger/command.ts';
import { proposalsAt } from '../agents/tool-proposals.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../start/acknowledge.ts';
import type { CommandReply } from './command-replies.ts';

/** The scene with what was approved, and the rest of the request in its place; an approval that stands alone stays one. */
export function readApprovals(context: RunContext): RunContext {
  const { request, transcript } = context;
  let { command } = request;
  const named: string[] = [];
  while (command.kind === 'approve') {
    named.push(command.tool);
    if (command.request === '') break;
    command = readRequest(command.request);
  }
  if (named.length === 0) return context;
  // A bot that may ask is nobody who has read a tool's source.
  const isPerson = request.author.type === 'User';
  if (!isPerson) transcript.emit({ kind: 'note', text: 'Only a person can approve a tool.' });
  return { ...context, approved: isPerson ? named : [], request: { ...request, command } };
}

/** An approval alone runs nothing: people see what it would allow, and how to ask for that. */
export async function answerApproval(
  context: RunContext,
  repository: RepositoryContext,
): Promise<CommandReply | undefined> {
  if (context.request.command.kind !== 'approve') return undefined;
  const { proposals } = await proposalsAt(repository.branch.start, context, repository);
  const renderContext = context.renderContext();
  const { phrase } = renderContext.facts;
  const names = context.approved ?? [];
  const found = proposals.filter(({ name }) => names.includes(name));
  const missing = names.filter((name) => !found.some((proposal) => proposal.name === name));
  const markdown = paragraphs([
    ...missing.map((name) => `${wordMissing(code(name))}`),
    ...found.map(
      ({ name }) =>
        `${code(name)} may run in the run that the approval asks for, and in no other. Nothing was asked for yet; write for example: ${code(`${phrase} approve tool ${name}: use it to check src/`)}.`,
    ),
    renderProposedTools(renderContext, found),
  ]);
  return { outcome: { kind: 'answered', answer: '', memory: undefined }, markdown };
}

/** Of a tool that nobody can approve here. */
export function wordMissing(name: string): string {
  return `No executable tool named ${name} is proposed on this branch, so nothing was allowed. Tools of the default branch need no approval, and module and resource tools run once they are merged.`;
}
