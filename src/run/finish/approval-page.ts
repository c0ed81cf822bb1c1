// Whether GitHub starts the repository's workflows on the run's pull request only after a person approved them.
import { BOT } from '../../ports/accounts.ts';
import { APPROVAL_PAGE, pullRequestWorkflows } from '../../setup/pull-request-workflows.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../start/run-context.ts';

/** The page that says why; undefined where nothing waits: no workflow listens, or another account opens the pull request. */
export async function findApprovalPage(
  { board }: Pick<RunContext, 'board'>,
  { tree }: Pick<RepositoryContext, 'tree'>,
): Promise<string | undefined> {
  if (board.login !== BOT.name) return undefined;
  return (await pullRequestWorkflows(tree)).length > 0 ? APPROVAL_PAGE : undefined;
}
