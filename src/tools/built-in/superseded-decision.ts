// Finds the decision that a new one supersedes, by its title: an entry of the inbox, or one of decisions.md.
import {
  type DecisionEntry,
  parseDecisions,
  parseInboxEntry,
  readHeading,
  requiresApproval,
  titleKey,
} from '#src/team/index.ts';
import { oneLine } from '#src/text/index.ts';
import { failure, type ToolResult } from '../pipeline/tool-result.ts';
import type { StagedFiles } from './staged-files.ts';

/** The earlier decision, which stays as it is. */
export type SupersededDecision =
  | { readonly kind: 'refused'; readonly result: ToolResult }
  | {
      readonly kind: 'found';
      readonly title: string;
      /** True when people have to approve it, and so what takes its place. */
      readonly needsApproval: boolean;
    };

/** Finds the newest decision of that title, if one is given; refuses a title that no decision has. */
export async function findSuperseded(
  asked: string,
  squadDirectory: string,
  stagedFiles: StagedFiles,
): Promise<SupersededDecision | undefined> {
  if (asked.trim() === '') return undefined;
  const known = await knownDecisions(squadDirectory, stagedFiles);
  const wanted = titleKey(readHeading(oneLine(asked)).title);
  const found = known.filter(({ title }) => titleKey(title) === wanted);
  const last = found.at(-1);
  if (last === undefined) return { kind: 'refused', result: refuse(asked, known) };
  return { kind: 'found', title: last.title, needsApproval: found.some(requiresApproval) };
}

/** Returns the decisions of decisions.md, and then those of the inbox. */
async function knownDecisions(
  squadDirectory: string,
  stagedFiles: StagedFiles,
): Promise<readonly DecisionEntry[]> {
  const merged = parseDecisions((await stagedFiles.read(`${squadDirectory}/decisions.md`)) ?? '');
  const inbox = `${squadDirectory}/decisions/inbox`;
  const entries = (await stagedFiles.list(inbox)).map(async (file) => {
    const text = (await stagedFiles.read(`${inbox}/${file}`)) ?? '';
    return parseInboxEntry({ file, text }, []);
  });
  return [...merged, ...(await Promise.all(entries)).flat()];
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
