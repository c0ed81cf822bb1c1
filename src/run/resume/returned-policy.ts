// What this run may take over from states: their commits pass the policy of an agent's work, whatever the states say.
import type { TrustedTree } from '../../ports/git.ts';
import type { Team } from '../../team/team.ts';
import { oneLine } from '../../text/one-line.ts';
import { refuseReturned } from '../../workspace/policy/returned-work.ts';
import { protectedPathsOf } from '../context/protected-paths.ts';
import type { RunContext } from '../start/run-context.ts';
import type { SavedRun } from './saved-run.ts';

/** Returns why the commits up to this one may not be delivered by this run; undefined when they may. */
export type RefuseReturned = (tip: string) => Promise<string | undefined>;

type ReturnedPolicyDeps = {
  readonly context: Pick<RunContext, 'request' | 'inputs' | 'ports' | 'outbound'>;
  readonly team: Team;
  readonly tree: TrustedTree;
};

/** Opens the policy for commits that the `known` ones lack. The request of this run's own event names instruction files. */
export function openReturnedPolicy(
  known: readonly string[],
  { context, team, tree }: ReturnedPolicyDeps,
): RefuseReturned {
  const { inputs, ports, outbound } = context;
  const deps = {
    git: ports.git,
    policy: protectedPathsOf(context, { team }),
    squad: {
      directory: team.directory,
      keepsHistories: inputs.memoryWrites === 'history',
      isMerged: (path: string) => tree.entries.some((entry) => entry.path === path),
    },
    cleanMessage: outbound.sealCommit,
  };
  return (tip) => refuseReturned({ tip, known }, deps);
}

const LONGEST_REASON = 300;

/**
 * Returns the states that the run may use. Notes each of the others, whose ref stays: it may be a live run's, and people can look
 * at it.
 */
export async function admitSavedRuns(
  saved: readonly SavedRun[],
  refuses: RefuseReturned,
  { transcript }: { readonly transcript: Pick<RunContext['transcript'], 'note'> },
): Promise<readonly SavedRun[]> {
  const admitted: SavedRun[] = [];
  for (const run of saved) {
    const reason = await refuses(run.tip);
    if (reason === undefined) admitted.push(run);
    else {
      transcript.note(
        `What an earlier run left at \`${run.ref}\` was not used (${oneLine(reason, LONGEST_REASON)}): agents may not write that, and anybody who may push can put it there.`,
      );
    }
  }
  return admitted;
}
