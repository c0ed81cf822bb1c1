// squad_memory: keeps what the calling agent learnt, as a fragment for Scribe or straight in its history.

import * as z from 'zod';
import { headOf } from '../../text/cut-characters.ts';
import { dayOf } from '../../text/days.ts';
import { shortHash } from '../../text/hash.ts';
import { plainText } from '../../text/normalise-text.ts';
import { oneLine } from '../../text/one-line.ts';
import { fileSlug, slug } from '../../text/slug.ts';
import {
  defineTool,
  type ToolCall,
  type ToolDefinition,
  type ToolRunContext,
} from '../pipeline/tool.ts';
import { denial, failure, ok, type ToolResult } from '../pipeline/tool-result.ts';
import { appendLearnings, learningEntry } from './learning-markdown.ts';
import {
  type FileWriteResult,
  openStagedFiles,
  type StagedFiles,
  type ToolWorkspace,
} from './staged-files.ts';

export type MemoryDeps = {
  readonly workspace: ToolWorkspace;
  /** `inbox`: a file of its own per learning; `history`: appended to `history.md`. */
  readonly memoryWrites: 'inbox' | 'history';
};

const parameters = z.strictObject({
  learning: z
    .string()
    .regex(/\S/, 'must not be empty')
    .max(8_000)
    .describe('What you learnt: a clear statement that will help in a later session.'),
  agentName: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('Your own name. Default: you. Nobody else can be named.'),
  category: z
    .enum(['technical', 'process', 'architecture', 'team', 'general'])
    .default('general')
    .describe('What the learning is about.'),
});

type LearningArgs = z.output<typeof parameters>;

/** Builds squad_memory. */
export function createSquadMemory({ workspace, memoryWrites }: MemoryDeps): ToolDefinition {
  const stagedFiles = openStagedFiles(workspace);
  const storeLearning = memoryWrites === 'history' ? appendToHistory : addFragment;
  return defineTool('squad_memory', {
    description:
      'Store a learning in your own memory, which your later sessions read: a pattern found, a mistake avoided, a fact about this project.',
    parameters,
    aliases: { content: 'learning', agent: 'agentName' },
    handler: async (args, call) => {
      const { run } = call;
      const refusal = findRefusal(args, call);
      if (refusal !== undefined) return refusal;
      const folder = workspace.agentFolder ?? fileSlug(run.agent);
      const agentDirectory = `${workspace.squadDirectory}/agents/${folder}`;
      const writeResult = await storeLearning({ stagedFiles, agentDirectory, args, run });
      if (writeResult.kind === 'refused') {
        const next = 'state the learning in your answer instead';
        return failure('E_TOOL', `the learning was not stored: ${writeResult.reason}`, next);
      }
      const { category } = args;
      const learning = plainText(args.learning);
      const note = { agent: run.agent, learning, category, path: writeResult.path };
      run.emit({ kind: 'learning', session: run.session, note });
      return ok(`Learning stored in ${run.agentName}'s history: "${previewOf(learning)}"`);
    },
  });
}

function findRefusal(
  { learning, agentName }: LearningArgs,
  { run }: ToolCall,
): ToolResult | undefined {
  if (agentName !== undefined && !isCaller(agentName, run)) {
    const reason = `this session can only write the memory of ${run.agentName} (${run.agent})`;
    return denial('E_TOOL_DENIED', reason, 'leave agentName out, or tell that agent in a handoff');
  }
  if (plainText(learning) === '') {
    return failure('E_TOOL_INVALID_ARGS', 'learning has no readable text', 'write it out');
  }
  if (!run.holdsSecret(learning)) return undefined;
  const next = 'call squad_memory again without it';
  return denial('E_TOOL_DENIED', 'the learning holds something like a credential', next);
}

function isCaller(name: string, { agent, agentName }: ToolRunContext): boolean {
  return name === agentName || name === agent || slug(name) === agent;
}

type StoreLearningInput = {
  readonly stagedFiles: StagedFiles;
  /** The agent's folder in the worktree. */
  readonly agentDirectory: string;
  readonly args: LearningArgs;
  readonly run: ToolRunContext;
};

function addFragment({
  stagedFiles,
  agentDirectory,
  args,
  run,
}: StoreLearningInput): Promise<FileWriteResult> {
  const content = `${learningEntry(args.category, args.learning)}\n`;
  const day = dayOf(run.now());
  const stem = `${day}-${fileSlug(args.learning)}-${shortHash(content)}`;
  return stagedFiles.add({ folder: `${agentDirectory}/inbox`, stem, content });
}

function appendToHistory({
  stagedFiles,
  agentDirectory,
  args,
}: StoreLearningInput): Promise<FileWriteResult> {
  const entry = learningEntry(args.category, args.learning);
  const add = (text = '') => appendLearnings(text, [entry]);
  return stagedFiles.change(`${agentDirectory}/history.md`, add);
}

function previewOf(learning: string): string {
  const line = oneLine(learning);
  const head = headOf(line, 80);
  return head === line ? line : `${head}...`;
}
