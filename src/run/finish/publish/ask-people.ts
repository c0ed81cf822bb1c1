// Asks people to review the pull request: those of the settings, or the owners of the changed files.
import { askReviewers, chooseCandidates, reviewRequests } from '#src/publish/index.ts';
import { ownersOf, readCodeowners } from '#src/team/index.ts';
import type { RepositoryContext } from '../../context/load-repository.ts';
import type { RunContext } from '../../start/run-context.ts';

/** Returns our own login, if the board's comment shows it. */
export function loginOf({ login }: RunContext['board']): readonly string[] {
  return login === undefined ? [] : [login];
}

/** Asks them, and tells who could not be asked. Throws when CODEOWNERS can't be read. */
export async function askPeople(
  context: RunContext,
  repository: RepositoryContext,
  pullRequest: number,
): Promise<void> {
  const { transcript, ports, request, board } = context;
  const { team, target, tree } = repository;
  const { agents, handoffs } = transcript.read();
  const rules = await readCodeowners(tree);
  const pullAuthor = target.pull?.author?.login;
  const { names, notes } = chooseCandidates(reviewRequests(handoffs), {
    byAgent: team.settings.reviewers,
    ownersOf: (paths) => ownersOf(rules, paths),
    changed: changedOutside(team.directory, agents),
    excluded: [request.author.login, ...loginOf(board), ...(pullAuthor ? [pullAuthor] : [])],
    owner: request.repository.owner,
  });
  for (const note of notes) context.transcript.note(note);
  const { asked, notes: refusals } = await askReviewers(pullRequest, names, ports.github);
  for (const note of refusals) context.transcript.note(note);
  if (asked.length > 0) {
    transcript.emit({ kind: 'effect', effect: 'reviewers', detail: asked.join(', ') });
  }
}

/** Returns the changed files outside the squad's folder. */
function changedOutside(
  directory: string,
  agents: readonly { readonly files: readonly string[] }[],
): readonly string[] {
  const files = new Set(agents.flatMap((agent) => agent.files));
  return [...files].filter((path) => !path.startsWith(`${directory}/`));
}
