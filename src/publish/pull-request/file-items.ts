// Lists the files that a pull request's branch changes, with their authors.

import type { AgentRow, Transcript } from '#src/run-log/index.ts';
import { plural } from '#src/text/index.ts';
import { isWorkPath } from '#src/workspace/index.ts';
import { changedFileLines } from '../render/job-summary.ts';
import type { RenderContext } from '../render/render-context.ts';
import { code, inline } from '../render/render-markdown.ts';

/** The branch as a whole: this run's work and what was there before. */
export type BranchFacts = {
  /** Who changed what on the branch, earlier runs included. */
  readonly agents: readonly AgentRow[];
  /** Roles by the agents' slugs. */
  readonly roles: ReadonlyMap<string, string>;
  /** The squad's folder: `.squad`. */
  readonly directory: string;
  /** False for a path that is not on the branch. */
  readonly isThere: (path: string) => boolean;
  /** What earlier runs warned of among the checks and still holds, a line each. */
  readonly warnings?: readonly string[];
};

/** The changed files with their authors; the team's memory comes last, as one item that is not counted. */
export function fileItems(
  context: RenderContext,
  transcript: Transcript,
  { agents: all, directory }: BranchFacts,
): { readonly items: readonly string[]; readonly count: number } {
  const withFiles = (isShown: (path: string) => boolean) =>
    all.map((agent) => ({ ...agent, files: agent.files.filter(isShown) }));
  const agents = withFiles((path) => isWorkPath(path, directory));
  const items = changedFileLines(context, { ...transcript, agents });
  const memory = withFiles((path) => !isWorkPath(path, directory));
  const amount = new Set(memory.flatMap(({ files }) => files)).size;
  if (amount === 0) return { items, count: items.length };
  const authors = memory.filter(({ files }) => files.length > 0).map(({ name }) => name);
  const by = [...new Set(authors)].map((name) => inline(name, 40, context.safe)).join(', ');
  const last = `${code(`${directory}/`)}: ${plural(amount, 'file')} of the team's memory, by ${by}`;
  return { items: [...items, last], count: items.length };
}
