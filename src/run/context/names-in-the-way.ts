// Refs of other people that leave no room for the squad's: told before anybody works, because every push would fail.
import { SquadError } from '#src/errors.ts';
import type { RemoteSnapshot } from './fetch-remote.ts';
import type { RepositoryContext } from './load-repository.ts';
import type { RunContext } from './run-context.ts';

const HEADS = 'refs/heads/';

/**
 * Throws a SquadError (E_GIT) where the run's branch could not be pushed. What else can't be kept is noted: what the squad
 * learns beside other work, and what later runs should know of the thread.
 */
export function requireNames(
  { inputs, transcript }: RunContext,
  { target }: RepositoryContext,
  { inTheWay }: Pick<RemoteSnapshot, 'inTheWay'>,
): void {
  const { branchPrefix: prefix } = inputs;
  for (const ref of inTheWay) {
    const branch = ref.startsWith(HEADS) ? ref.slice(HEADS.length) : undefined;
    if (branch === undefined) {
      transcript.note(
        `What later runs should know of this thread can't be kept while the remote has \`${ref}\`: remove it with \`git push origin :${ref}\`.`,
      );
    } else if (!prefix.startsWith(`${branch}/`)) {
      transcript.note(
        `The branch \`${branch}\` leaves no room for \`${branch.split('/').slice(0, -1).join('/')}\`, where the squad's memory is kept: rename it.`,
      );
    } else if (target.branch.startsWith(prefix) && target.answerOnly === undefined) {
      throw noRoomError(branch, prefix);
    }
  }
}

function noRoomError(branch: string, prefix: string): SquadError {
  return new SquadError({
    code: 'E_GIT',
    message: `The branch \`${branch}\` leaves no room for the squad's branches, which begin with \`${prefix}\`: git can't have both, so no work could be pushed.`,
    hint: `Rename the branch \`${branch}\`, or choose another prefix with the input \`branch-prefix\`, such as \`agents/\`.`,
  });
}
