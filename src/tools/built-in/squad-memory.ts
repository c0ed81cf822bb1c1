// squad_memory: writes what the calling agent learnt to a file that Scribe merges, or to its history.
import * as z from 'zod';
import type { FileWriteResult } from '#src/files/write-file.ts';
import { dayOf } from '#src/text/count.ts';
import { headOf } from '#src/text/cut-characters.ts';
import { plainText } from '#src/text/json.ts';
import { oneLine } from '#src/text/one-line.ts';
import { fileSlug, shortHash, slug } from '#src/text/slug.ts';
import {
  defineTool,
  hiddenArgument,
  type ToolDefinition,
  type ToolRunContext,
} from '../pipeline/define-tool.ts';
import {
  credentialDenial,
  denial,
  failure,
  ok,
  type ToolFailure,
} from '../pipeline/tool-result.ts';
import { appendLearnings, learningEntry } from './learnings.ts';
import {
  type NoteKeeper,
  openStagedFiles,
  refuseHiddenText,
  type StagedFiles,
  type ToolWorkspace,
} from './staged-files.ts';

const CATEGORIES = ['technical', 'process', 'architecture', 'team', 'general'] as const;

/** The longest learning, in characters. */
const MAX_LEARNING = 8_000;

const parameters = z.object({
  learning: z
    .string()
    .regex(/\S/, 'must not be empty')
    .max(MAX_LEARNING)
    .describe('One lasting fact; if it corrects another, say which.'),
  agentName: hiddenArgument(z.string().min(1).max(200).optional()),
  section: hiddenArgument(z.string().max(40).optional()),
  category: z
    .enum(CATEGORIES)
    .default('general')
    .describe('Default: general; `team`: for everybody.'),
});

export type LearningArgs = z.output<typeof parameters>;

/** Returns the category of that name; undefined when there is none. */
export function learningCategory(name: string): LearningArgs['category'] | undefined {
  return CATEGORIES.find((category) => category === name.toLowerCase());
}

/** Builds squad_memory. `memoryWrites`: a file for each learning in an inbox, or an entry in `history.md`. */
export function createSquadMemory(
  workspace: ToolWorkspace,
  memoryWrites: 'inbox' | 'history',
): ToolDefinition {
  const learnings = openLearnings(workspace, memoryWrites);
  return defineTool('squad_memory', {
    description: 'Keep a learning for your later sessions.',
    parameters,
    aliases: { content: 'learning', agent: 'agentName' },
    handler: async (args, { run }) => learnings.refuse(args, run) ?? learnings.keep(args, run),
  });
}

/** Opens the memory of a worktree's agent. */
export function openLearnings(
  workspace: ToolWorkspace,
  memoryWrites: 'inbox' | 'history',
): NoteKeeper<LearningArgs> {
  const stagedFiles = openStagedFiles(workspace);
  return {
    refuse: findRefusal,
    async keep(args, run) {
      const folder = memoryFolder(workspace, run.agent);
      const written =
        memoryWrites === 'history'
          ? await appendToHistory(stagedFiles, folder, args)
          : await addToInbox(stagedFiles, folder, args, dayOf(run.now()));
      if (written.kind === 'refused') {
        const next = 'state the learning in your answer instead';
        return failure('E_TOOL', `the learning was not stored: ${written.reason}`, next);
      }
      const learning = plainText(args.learning);
      const note = { agent: run.agent, learning, category: args.category, path: written.path };
      run.emit({ kind: 'learning', session: run.session, note });
      const isElsewhere = ![undefined, 'learnings'].includes(args.section?.toLowerCase());
      const kept = `Learning kept: "${previewOf(learning)}". ${HISTORY_TEXTS[memoryWrites]}`;
      return ok(isElsewhere ? `${kept} It goes under Learnings, the only section.` : kept);
    },
  };
}

/** Returns the folder that an agent's history and inbox are in, relative to the worktree. */
export function memoryFolder({ squadDirectory, agentFolder }: ToolWorkspace, agent: string) {
  return `${squadDirectory}/agents/${agentFolder ?? fileSlug(agent)}`;
}

function appendToHistory(
  stagedFiles: StagedFiles,
  folder: string,
  { category, learning }: LearningArgs,
): Promise<FileWriteResult> {
  const entry = learningEntry(category, learning);
  return stagedFiles.change(`${folder}/history.md`, (text = '') => appendLearnings(text, [entry]));
}

function addToInbox(
  stagedFiles: StagedFiles,
  folder: string,
  { category, learning }: LearningArgs,
  day: string,
): Promise<FileWriteResult> {
  const content = `${learningEntry(category, learning)}\n`;
  const stem = `${day}-${fileSlug(learning)}-${shortHash(content)}`;
  return stagedFiles.add({ folder: `${folder}/inbox`, stem, content });
}

const HISTORY_TEXTS = {
  inbox: 'It will be in your history once people have merged it.',
  history: 'It is in your history.',
} as const;

function findRefusal(
  { learning, agentName }: LearningArgs,
  run: ToolRunContext,
): ToolFailure | undefined {
  if (agentName !== undefined && !isCaller(agentName, run)) {
    const reason = `this session can only write the memory of ${run.agentName} (${run.agent})`;
    return denial('E_TOOL_DENIED', reason, 'leave agentName out, or tell that agent in a handoff');
  }
  if (plainText(learning) === '') {
    return failure('E_TOOL_INVALID_ARGS', 'learning has no readable text', 'write it out');
  }
  if (learning.length > MAX_LEARNING) {
    const reason = `a learning has at most ${MAX_LEARNING} characters`;
    return failure('E_TOOL_INVALID_ARGS', reason, 'say it in fewer');
  }
  if (run.holdsSecret(learning)) return credentialDenial('the learning', 'squad_memory');
  return refuseHiddenText({ learning });
}

function isCaller(name: string, { agent, agentName }: ToolRunContext): boolean {
  return name === agentName || slug(name) === agent;
}

function previewOf(learning: string): string {
  const line = oneLine(learning);
  const head = headOf(line, 80);
  return head === line ? line : `${head}...`;
}
