// Loads the state of the request's thread, and decides what of it the run may go on with.

import type { Ports } from '#src/ports/index.ts';
import { findBoardOf } from '#src/publish/index.ts';
import type { Team } from '#src/team/index.ts';
import { oneLine } from '#src/text/index.ts';
import {
  createPolicy,
  type Policy,
  refuseReturned,
  type SquadFolder,
  threadStateRef,
} from '#src/workspace/index.ts';
import { type RequestState, readThreadState, type ThreadState } from '../state/thread-state.ts';
import type { RemoteSnapshot } from './fetch-remote.ts';
import type { RunContext } from './run-context.ts';

/** Returns why the commits up to this one may not be delivered by this run; undefined when they may. */
type RefuseReturned = (tip: string) => Promise<string | undefined>;

type ReturnedPolicyDeps = {
  readonly context: Pick<RunContext, 'request' | 'inputs' | 'ports' | 'outbound'>;
  readonly team: Team;
};

/** Opens the policy for commits that the `known` ones lack. The request of this run's own event names instruction files. */
function openReturnedPolicy(
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
async function admitRequests(
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

/** A thread's state as it was when the run began. */
export type LoadedState = {
  readonly ref: string;
  /** The commit that the ref had; empty for none. */
  readonly expected: string;
  readonly state: ThreadState;
  /** The part of the thread that the run's request belongs to. */
  readonly part: number;
  /** The requests that the run may go on with. */
  readonly left: readonly RequestState[];
};

/** Reads the state; one that can't be read is told to people and counts as none. */
export async function readState(
  { ports, transcript }: RunContext,
  { stateKey: thread, state: commit }: Pick<RemoteSnapshot, 'stateKey' | 'state'>,
): Promise<ThreadState> {
  const found = await readThreadState(ports.git, commit, thread);
  if (found.kind === 'unreadable') {
    transcript.note(
      `What earlier runs left at \`${threadStateRef(thread)}\` can't be used, because ${found.reason}: this run starts without it.`,
    );
  }
  return found.kind === 'found' ? found.state : { thread, requests: [] };
}

type StateDeps = {
  readonly context: RunContext;
  readonly snapshot: Pick<RemoteSnapshot, 'stateKey' | 'state' | 'baseBranch'>;
  readonly team: Team;
  readonly part: number;
  /** Commits of the remote's branches: what they have needs no policy. */
  readonly known: readonly string[];
};

/** Decides what of the state the run may go on with. */
export async function admitState(
  state: ThreadState,
  { context, snapshot, team, part, known }: StateDeps,
): Promise<LoadedState> {
  const { stateKey, state: commit, baseBranch } = snapshot;
  const ref = threadStateRef(stateKey);
  const refuses = openReturnedPolicy([...known, baseBranch.commit], { context, team });
  const left = await admitRequests(state, { ref, refuses }, context);
  return { ref, expected: commit ?? '', state, part, left };
}

/** Returns the policy that combines the product's rules with the trusted settings. */
export function protectedPathsOf(
  { ports, request }: Pick<RunContext, 'request'> & { readonly ports: Pick<Ports, 'holdsSecret'> },
  { team }: { readonly team: Team },
): Policy {
  return createPolicy({
    holdsSecret: ports.holdsSecret,
    protectedGlobs: team.settings.protected,
    squadDirectory: team.directory,
    requestText: request.text,
  });
}
