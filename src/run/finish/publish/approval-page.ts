// Whether GitHub starts the repository's workflows on the run's pull request only after a person has approved them.
import { BOT } from '#src/ports/index.ts';
import { PAGES, pullRequestWorkflows } from '#src/setup/index.ts';
import type { RepositoryContext } from '../../context/load-repository.ts';
import type { RunContext } from '../../start/run-context.ts';

/** Returns the page that explains it; undefined if no workflow runs on pull requests, or another account opens this one. */
export async function findApprovalPage(
  { board }: Pick<RunContext, 'board'>,
  { tree }: Pick<RepositoryContext, 'tree'>,
): Promise<string | undefined> {
  if (board.login !== BOT.name) return undefined;
  return (await pullRequestWorkflows(tree)).length > 0 ? PAGES.approval : undefined;
}
