// What this run may take over from states: their commits pass the policy of an agent's work, whatever the states say.
import { findBoardOf } from '#src/publish/index.ts';
import type { Team } from '#src/team/index.ts';
import { oneLine } from '#src/text/index.ts';
import { refuseReturned, type SquadFolder } from '#src/workspace/index.ts';
import { protectedPathsOf } from '../context/protected-paths.ts';
import type { RunContext } from '../start/run-context.ts';
import type { RequestState, ThreadState } from './thread-state.ts';

/** Returns why the commits up to this one may not be delivered by this run; undefined when they may. */
export type RefuseReturned = (tip: string) => Promise<string | undefined>;

type ReturnedPolicyDeps = {
  readonly context: Pick<RunContext, 'request' | 'inputs' | 'ports' | 'outbound'>;
  readonly team: Team;
};

/** Opens the policy for commits that the `known` ones lack. The request of this run's own event names instruction files. */
export function openReturnedPolicy(
  known: readonly string[],
  { context, team }: ReturnedPolicyDeps,
): RefuseReturned {
  const { inputs, ports, outbound } = context;
  const squad: SquadFolder = {
    directory: team.directory,
    keepsHistories: inputs.memoryWrites === 'history',
  };
  return (tip) => {
    const policy = protectedPathsOf(context, { team });
    const deps = { git: ports.git, policy, squad, cleanMessage: outbound.sealCommit };
    return refuseReturned({ tip, known }, deps);
  };
}

const LONGEST_REASON = 300;

/**
 * Returns the requests that the run may go on with: its own, and those with a board of ours, if their work passes. Notes the
 * refused ones, which stay in the state: people can look at them, and the run that each belongs to may be alive, or have leave
 * to write that file.
 */
export async function admitRequests(
  { requests }: ThreadState,
  { ref, refuses }: { readonly ref: string; readonly refuses: RefuseReturned },
  { request, boards, transcript }: Pick<RunContext, 'request' | 'boards' | 'transcript'>,
): Promise<readonly RequestState[]> {
  const isAsked = (id: string) => id === request.id || findBoardOf(boards, id) !== undefined;
  const admitted: RequestState[] = [];
  for (const one of requests.filter(({ id }) => isAsked(id))) {
    const reason = one.tip === undefined ? undefined : await refuses(one.tip);
    if (reason === undefined) admitted.push(one);
    else transcript.note(refusalNote(ref, reason));
  }
  return admitted;
}

function refusalNote(ref: string, reason: string): string {
  const why = oneLine(reason, LONGEST_REASON);
  return `What an earlier run left at \`${ref}\` was not used (${why}): agents may not write that, and anybody who may push can put it there.`;
}
