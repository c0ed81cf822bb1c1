// `@squad approve tool lint@<hash>`: a writer lets a tool that the branch proposes run, in this run only.
import { code, paragraphs, renderProposedTools } from '#src/publish/index.ts';
import { approvableName } from '#src/tools/index.ts';
import { notProposedText, proposalsAt } from '../agents/tools/tool-proposals.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../start/run-context.ts';
import { answeredReply, type CommandReply } from './command-reply.ts';

/** Answers an approval without a request: shows what it would allow, and how to ask for it. */
export async function answerApproval(
  context: RunContext,
  repository: RepositoryContext,
): Promise<CommandReply> {
  const { proposals } = await proposalsAt(repository.branch.start, context, repository);
  const renderContext = context.renderContext();
  const { phrase } = renderContext.facts;
  const { approved } = context;
  const found = proposals.filter(({ name }) => approved.some((one) => one.name === name));
  const missing = approved.filter(({ name }) => !found.some((one) => one.name === name));
  const markdown = paragraphs([
    ...missing.map(({ name }) => notProposedText(code(name))),
    ...found.map(({ name, sha256 }) => {
      const example = `${phrase} approve tool ${approvableName(name, sha256)}: use it to check src/`;
      return `${code(name)}, with these files, may run in the run that the approval asks for, and in no other. Nothing has been asked for yet; when you have read them, write for example: ${code(example)}.`;
    }),
    renderProposedTools(renderContext, found),
  ]);
  return answeredReply(markdown);
}
