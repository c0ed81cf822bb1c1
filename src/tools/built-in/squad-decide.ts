// squad_decide: writes a proposed decision to the decisions inbox, from which Scribe merges it.
import { basename } from 'node:path/posix';
import * as z from 'zod';
import { demoteHeadings } from '#src/markdown/close-blocks.ts';
import {
  type DecisionEntry,
  parseDecisions,
  readHeading,
  requiresApproval,
  SUPERSEDES_LABEL,
  titleKey,
} from '#src/team/decisions.ts';
import {
  DECISIONS_FILE,
  joinDecisions,
  OLDER_DECISIONS_FILE,
  parseInboxEntry,
} from '#src/team/inbox.ts';
import { dayOf } from '#src/text/count.ts';
import { plainText } from '#src/text/json.ts';
import { oneLine } from '#src/text/one-line.ts';
import { fileSlug, nameKey, shortHash } from '#src/text/slug.ts';
import {
  defineTool,
  hiddenArgument,
  type ToolDefinition,
  type ToolRunContext,
} from '../pipeline/define-tool.ts';
import {
  credentialDenial,
  failure,
  ok,
  type ToolFailure,
  type ToolResult,
} from '../pipeline/tool-result.ts';
import {
  type NoteKeeper,
  openStagedFiles,
  refuseHiddenText,
  type StagedFiles,
  type ToolWorkspace,
} from './staged-files.ts';

const CATEGORIES = ['architecture', 'process', 'security', 'feature', 'team', 'general'] as const;

const parameters = z.object({
  title: z.string().regex(/\S/, 'must not be empty').max(200).describe('In a few words.'),
  body: z.string().regex(/\S/, 'must not be empty').max(60_000).describe('What and why.'),
  agentName: hiddenArgument(
    z
      .string()
      .regex(/^[^\p{C}\p{Zl}\p{Zp}]{1,200}$/u, 'must be 1 to 200 printable characters on one line')
      .regex(/\S/, 'must not be empty')
      .optional(),
  ),
  category: z.enum(CATEGORIES).default('general').describe('Default: general.'),
  blocking: z.boolean().optional().describe('Others wait for it.'),
  requiresApproval: z.boolean().optional().describe('A person must agree.'),
  replaces: z.string().max(300).optional().describe('Title of the one it overturns.'),
  references: hiddenArgument(z.array(z.string().max(200)).max(20).optional()),
});

/** The most of a body that agents starting in the same run are shown, in characters. */
const LONGEST_BODY = 1_500;

export type DecisionArgs = z.output<typeof parameters>;

/** Returns the category of that name; `general` when there is none. */
export function categoryNamed(name: string): DecisionArgs['category'] {
  return CATEGORIES.find((category) => category === name.toLowerCase()) ?? 'general';
}

/** Builds squad_decide. `isSomebody` is true for the name of an agent of the squad, or of a person on it. */
export function createSquadDecide(
  workspace: ToolWorkspace,
  isSomebody: (name: string) => boolean,
): ToolDefinition {
  const decisions = openDecisions(workspace, isSomebody);
  return defineTool('squad_decide', {
    description: 'Propose a decision that binds the whole team.',
    parameters,
    aliases: { author: 'agentName', summary: 'title', requires_approval: 'requiresApproval' },
    handler: async (args, { run }) => decisions.refuse(args, run) ?? decisions.keep(args, run),
  });
}

/** Opens the decisions inbox of a worktree. */
export function openDecisions(
  workspace: ToolWorkspace,
  isSomebody: (name: string) => boolean,
): NoteKeeper<DecisionArgs> {
  const stagedFiles = openStagedFiles(workspace);
  return {
    refuse: findRefusal,
    keep(args, run) {
      const { agentName: named = '' } = args;
      const isKnown = named === '' || isOwnName(named, run) || isSomebody(named.trim());
      return keepDecision({ ...args, isKnown }, run, workspace.squadDirectory, stagedFiles);
    },
  };
}

async function keepDecision(
  { isKnown, ...given }: DecisionArgs & { readonly isKnown: boolean },
  run: ToolRunContext,
  squadDirectory: string,
  stagedFiles: StagedFiles,
): Promise<ToolResult> {
  const old = await findSuperseded(given.replaces ?? '', squadDirectory, stagedFiles);
  if (old !== undefined && 'kind' in old) return old;
  const args = {
    ...given,
    agentName: isKnown ? given.agentName : undefined,
    requiresApproval: old?.needsApproval === true || given.requiresApproval,
  };
  const content = decisionText(args, old?.title, run);
  const written = await stagedFiles.add({
    folder: `${squadDirectory}/decisions/inbox`,
    stem: `${fileSlug(run.agent)}-${fileSlug(args.title)}-${shortHash(content)}`,
    content,
  });
  if (written.kind === 'refused') {
    const next = 'state the decision in your answer instead';
    return failure('E_TOOL', `the decision was not written: ${written.reason}`, next);
  }
  const { path } = written;
  const { category, blocking, requiresApproval } = args;
  const title = oneLine(args.title);
  const body = oneLine(args.body, LONGEST_BODY);
  const about = { category, blocking, requiresApproval, supersedes: old?.title };
  const note = { agent: run.agent, by: authorOf(args, run), title, body, path, ...about };
  run.emit({ kind: 'decision', session: run.session, note });
  const gone = old === undefined ? '' : ` It supersedes "${oneLine(old.title)}".`;
  const text = `Decision "${title}" written to inbox as ${basename(path)}.${gone} Scribe will merge to decisions.md.`;
  const nobody = `It is recorded as yours, because nobody here is called "${oneLine(given.agentName ?? '', 64)}".`;
  return ok(isKnown ? text : `${text} ${nobody}`);
}

function findRefusal(
  { title, body, agentName = '', references = [] }: DecisionArgs,
  run: ToolRunContext,
): ToolFailure | undefined {
  if (oneLine(title) === '' || plainText(body) === '') {
    return failure('E_TOOL_INVALID_ARGS', 'title or body has no readable text', 'write both out');
  }
  const more = references.join('\n');
  if (run.holdsSecret([title, body, agentName, more].join('\n'))) {
    return credentialDenial('the decision', 'squad_decide');
  }
  return refuseHiddenText({ title, body, agentName, references: more });
}

function decisionText(
  args: DecisionArgs,
  superseded: string | undefined,
  run: ToolRunContext,
): string {
  const { title, body, category, blocking, requiresApproval, references = [] } = args;
  const day = dayOf(run.now());
  const listed = references.map((one) => oneLine(one)).filter((one) => one !== '');
  return [
    `### ${day}: ${oneLine(title)}`,
    '',
    `**By:** ${authorOf(args, run)}`,
    `**Category:** ${category}`,
    ...(blocking === true ? ['**Blocking:** yes'] : []),
    ...(requiresApproval === true ? ['**Requires approval:** yes'] : []),
    ...(superseded === undefined ? [] : [`${SUPERSEDES_LABEL} ${oneLine(superseded)}`]),
    ...(listed.length === 0 ? [] : [`**References:** ${listed.join(', ')}`]),
    '',
    // A heading at the entry's own level would begin another decision.
    demoteHeadings(plainText(body), 4),
    '',
  ].join('\n');
}

/** True for the calling agent's own name. */
export function isOwnName(name: string, { agent, agentName }: ToolRunContext): boolean {
  return [nameKey(agentName), agent].includes(nameKey(name.trim()));
}

/** Names the calling agent, which the model can't choose, followed by the name that it says it acts for. */
function authorOf({ agentName = '' }: DecisionArgs, run: ToolRunContext): string {
  const named = agentName.trim();
  const isOwn = named === '' || isOwnName(named, run);
  return isOwn ? run.agentName : `${run.agentName} (on behalf of ${named})`;
}

/** The earlier decision, which stays as it is. */
type SupersededDecision = {
  readonly title: string;
  /** True when people have to approve it, and so what takes its place. */
  readonly needsApproval: boolean;
};

/** Finds the newest decision of that title, if one is given; refuses a title that no decision has. */
async function findSuperseded(
  asked: string,
  squadDirectory: string,
  stagedFiles: StagedFiles,
): Promise<SupersededDecision | ToolResult | undefined> {
  if (asked.trim() === '') return undefined;
  const known = await knownDecisions(squadDirectory, stagedFiles);
  const wanted = titleKey(readHeading(oneLine(asked)).title);
  const found = known.filter(({ title }) => titleKey(title) === wanted);
  const last = found.at(-1);
  if (last === undefined) return refuse(asked, known);
  return { title: last.title, needsApproval: found.some(requiresApproval) };
}

/** Returns the decisions of the shared files, and then those of the inbox. */
async function knownDecisions(
  squadDirectory: string,
  stagedFiles: StagedFiles,
): Promise<readonly DecisionEntry[]> {
  const [older = '', main = ''] = await Promise.all(
    [OLDER_DECISIONS_FILE, DECISIONS_FILE].map((file) =>
      stagedFiles.read(`${squadDirectory}/${file}`),
    ),
  );
  const inbox = `${squadDirectory}/decisions/inbox`;
  const entries = (await stagedFiles.list(inbox)).map(async (file) => {
    const text = (await stagedFiles.read(`${inbox}/${file}`)) ?? '';
    return parseInboxEntry({ file, text }, []);
  });
  return [
    ...joinDecisions(parseDecisions(older), parseDecisions(main)),
    ...(await Promise.all(entries)).flat(),
  ];
}

const MOST_NAMED = 5;

function refuse(asked: string, known: readonly DecisionEntry[]): ToolResult {
  const titles = known.slice(-MOST_NAMED).map(({ title }) => `"${oneLine(title, 80)}"`);
  const next =
    titles.length === 0 ? '' : `name one by its title, such as ${titles.join(', ')}; or `;
  return failure(
    'E_TOOL_NOT_FOUND',
    `no decision is called "${oneLine(asked, 80)}"`,
    `${next}leave replaces out`,
  );
}
