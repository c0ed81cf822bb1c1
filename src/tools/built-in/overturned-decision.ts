// Finds the decision that a new one overturns: an entry of the inbox, or one that people have merged into decisions.md.
import { labelOf, readLines } from '../../markdown/sections.ts';
import { parseDecisions } from '../../team/memory/decisions/decisions.ts';
import { fileSlug } from '../../text/slug.ts';
import type { ToolResult } from '../pipeline/tool-result.ts';
import { type EntryDeps, findReplaced, titleOf } from './replaced-entry.ts';

/** What a new decision takes the place of. */
export type Overturned =
  | { readonly kind: 'refused'; readonly result: ToolResult }
  | {
      readonly kind: 'ready';
      /** The path of the inbox entry to remove. */
      readonly withdrawn: string | undefined;
      /** The title of the decision that stays, because people have merged it. */
      readonly supersedes: string | undefined;
      /** True when people have to approve the old decision, and so what takes its place. */
      readonly needsApproval: boolean;
    };

/** Finds the decision by an entry of the inbox or, merged, by its title in decisions.md. */
export async function findOverturned(
  asked: string | undefined,
  folder: string,
  deps: EntryDeps,
): Promise<Overturned> {
  const found = await findReplaced(asked, { folder, otherwise: SAY_SO }, deps);
  if (found.kind === 'ready') {
    const { withdrawn, kept } = found;
    const supersedes = titleOf(kept?.text ?? '') || undefined;
    const needsApproval = asksApproval((withdrawn ?? kept)?.text ?? '');
    return { kind: 'ready', withdrawn: withdrawn?.path, supersedes, needsApproval };
  }
  const merged = await findMerged(asked ?? '', deps);
  if (merged === undefined) return found;
  const needsApproval = asksApproval(merged.body);
  return { kind: 'ready', withdrawn: undefined, supersedes: merged.title, needsApproval };
}

function asksApproval(text: string): boolean {
  const labels = readLines(text).map(labelOf);
  return labels.some((one) => one?.label === 'requires approval' && one.value === 'yes');
}

const SAY_SO = 'write "Supersedes: " and its title into the body';

/** Finds a decision in decisions.md by its title. */
async function findMerged(asked: string, { workspace, stagedFiles }: EntryDeps) {
  const text = await stagedFiles.read(`${workspace.squadDirectory}/decisions.md`);
  const wanted = fileSlug(asked);
  if (wanted === '') return undefined;
  return parseDecisions(text ?? '').find(({ title }) => fileSlug(title) === wanted);
}
