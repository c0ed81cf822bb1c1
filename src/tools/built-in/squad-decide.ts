// squad_decide: writes a proposed decision to the decisions inbox, from which Scribe merges it.
import { basename } from 'node:path/posix';
import * as z from 'zod';
import { demoteHeadings } from '../../markdown/close-blocks.ts';
import { dayOf } from '../../text/count.ts';
import { shortHash } from '../../text/hash.ts';
import { plainText } from '../../text/normalise-text.ts';
import { oneLine } from '../../text/one-line.ts';
import { fileSlug } from '../../text/slug.ts';
import { defineTool, type ToolCall, type ToolDefinition } from '../pipeline/define-tool.ts';
import { credentialDenial, failure, ok, type ToolResult } from '../pipeline/tool-result.ts';
import { refuseHiddenText } from './refuse-hidden-text.ts';
import { openStagedFiles, type ToolWorkspace } from './staged-files.ts';

export type DecideDeps = { readonly workspace: ToolWorkspace };

const parameters = z.strictObject({
  title: z
    .string()
    .regex(/\S/, 'must not be empty')
    .max(200)
    .describe('The decision in a few words, on one line.'),
  body: z
    .string()
    .regex(/\S/, 'must not be empty')
    .max(60_000)
    .describe('What is decided and why, in Markdown.'),
  agentName: z
    .string()
    .regex(/^[^\p{C}\p{Zl}\p{Zp}]{1,200}$/u, 'must be 1 to 200 printable characters on one line')
    .regex(/\S/, 'must not be empty')
    .optional()
    .describe('Who proposes it, as it should stand in the By line. Default: you.'),
  category: z
    .enum(['architecture', 'process', 'security', 'feature', 'team', 'general'])
    .default('general')
    .describe('What the decision is about.'),
});

type DecisionArgs = z.output<typeof parameters>;

/** Builds squad_decide. */
export function createSquadDecide({ workspace }: DecideDeps): ToolDefinition {
  const stagedFiles = openStagedFiles(workspace);
  return defineTool('squad_decide', {
    description:
      'Propose a team decision: an architectural choice, a change of process, anything the whole team should follow. It goes to the decisions inbox; Scribe merges it into decisions.md.',
    parameters,
    aliases: { author: 'agentName', summary: 'title' },
    handler: async (args, call) => {
      const { run } = call;
      const refusal = findRefusal(args, call);
      if (refusal !== undefined) return refusal;
      const content = decisionText(args, call);
      const writeResult = await stagedFiles.add({
        folder: `${workspace.squadDirectory}/decisions/inbox`,
        stem: `${fileSlug(run.agent)}-${fileSlug(args.title)}-${shortHash(content)}`,
        content,
      });
      if (writeResult.kind === 'refused') {
        const next = 'state the decision in your answer instead';
        return failure('E_TOOL', `the decision was not written: ${writeResult.reason}`, next);
      }
      const title = oneLine(args.title);
      const note = { agent: run.agent, title, category: args.category, path: writeResult.path };
      run.emit({ kind: 'decision', session: run.session, note });
      const file = basename(writeResult.path);
      return ok(
        `Decision "${title}" written to inbox as ${file}. Scribe will merge to decisions.md.`,
      );
    },
  });
}

function findRefusal(
  { title, body, agentName }: DecisionArgs,
  { run }: ToolCall,
): ToolResult | undefined {
  if (oneLine(title) === '' || plainText(body) === '') {
    return failure('E_TOOL_INVALID_ARGS', 'title or body has no readable text', 'write both out');
  }
  if (run.holdsSecret([title, body, agentName ?? ''].join('\n'))) {
    return credentialDenial('the decision', 'squad_decide');
  }
  return refuseHiddenText({ title, body, agentName: agentName ?? '' });
}

function decisionText(
  { title, body, agentName, category }: DecisionArgs,
  { run }: ToolCall,
): string {
  const day = dayOf(run.now());
  return [
    `### ${day}: ${oneLine(title)}`,
    '',
    `**By:** ${(agentName ?? run.agentName).trim()}`,
    `**Category:** ${category}`,
    '',
    // A heading of an entry's own level would begin another decision.
    demoteHeadings(plainText(body), 4),
    '',
  ].join('\n');
}
