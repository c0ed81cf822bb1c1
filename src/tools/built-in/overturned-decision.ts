// Finds the decision that a new one overturns: an entry of the inbox, or one that people have merged into decisions.md.
import { headingOf, readLines } from '../../markdown/sections.ts';
import { fileSlug } from '../../text/slug.ts';
import type { ToolResult } from '../pipeline/tool-result.ts';
import { type EntryDeps, findReplaced, titleOf, withoutDay } from './replaced-entry.ts';

/** What a new decision takes the place of. */
export type Overturned =
  | { readonly kind: 'refused'; readonly result: ToolResult }
  | {
      readonly kind: 'ready';
      /** The path of the inbox entry to remove. */
      readonly withdrawn: string | undefined;
      /** The title of the decision that stays, because people have merged it. */
      readonly supersedes: string | undefined;
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
    return { kind: 'ready', withdrawn: withdrawn?.path, supersedes };
  }
  const supersedes = await findMergedTitle(asked ?? '', deps);
  return supersedes === undefined ? found : { kind: 'ready', withdrawn: undefined, supersedes };
}

const SAY_SO = 'write "Supersedes: " and its title into the body';

/** Returns the title of a decision in decisions.md, in its spelling there; undefined if none is called that. */
async function findMergedTitle(
  asked: string,
  { workspace, stagedFiles }: EntryDeps,
): Promise<string | undefined> {
  const text = await stagedFiles.read(`${workspace.squadDirectory}/decisions.md`);
  const titles = readLines(text ?? '').flatMap((line) => headingOf(line)?.title ?? []);
  const wanted = fileSlug(asked);
  const found = titles.map(withoutDay).find((title) => fileSlug(title) === wanted);
  return wanted === '' ? undefined : found;
}
