// Loads the state of the request's thread, and decides what of it the run may go on with.

import type { Ports } from '#src/ports/ports.ts';
import { findBoardOf } from '#src/publish/board.ts';
import type { Team } from '#src/team/team.ts';
import { oneLine } from '#src/text/one-line.ts';
import { createPolicy, type Policy } from '#src/workspace/policy.ts';
import { refuseReturned } from '#src/workspace/returned-work.ts';
import { threadStateRef } from '#src/workspace/thread-state-ref.ts';
import { type RequestState, readThreadState, type ThreadState } from '../state/thread-state.ts';
import type { RemoteSnapshot } from './fetch-remote.ts';
import type { RunContext } from './run-context.ts';

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

/**
 * Returns the state with the requests that the run may go on with: its own, and those with a board of ours, if their work
 * passes the policy of an agent's; commits that `known` ones have need none. Notes the refused ones, which stay in the state:
 * people can look at them, and the run that each belongs to may be alive, or have leave to write that file.
 */
export async function admitState(
  state: ThreadState,
  part: number,
  known: readonly string[],
  context: RunContext,
  { stateKey, state: expected = '' }: RemoteSnapshot,
  team: Team,
): Promise<LoadedState> {
  const { inputs, ports, outbound, transcript, request, boards } = context;
  const ref = threadStateRef(stateKey);
  const rules = {
    git: ports.git,
    // The request of this run's own event names instruction files.
    policy: protectedPathsOf(context, { team }),
    squad: { directory: team.directory, keepsHistories: inputs.memoryWrites === 'history' },
    cleanMessage: outbound.sealCommit,
  };
  const isAsked = ({ id }: RequestState) =>
    id === request.id || findBoardOf(boards, id) !== undefined;
  const left: RequestState[] = [];
  for (const one of state.requests.filter(isAsked)) {
    const { tip } = one;
    const reason = tip === undefined ? undefined : await refuseReturned({ tip, known }, rules);
    if (reason === undefined) left.push(one);
    else transcript.note(refusalNote(ref, reason));
  }
  return { ref, expected, state, part, left };
}

const LONGEST_REASON = 300;

function refusalNote(ref: string, reason: string): string {
  const why = oneLine(reason, LONGEST_REASON);
  return `What an earlier run left at \`${ref}\` was not used (${why}): agents may not write that, and anybody who may push can put it there.`;
}

/** Returns the policy that combines the product's rules with the trusted settings. */
export function protectedPathsOf(
  {
    ports,
    request,
  }: {
    readonly ports: Pick<Ports, 'holdsSecret'>;
    readonly request: { readonly text: string };
  },
  { team }: { readonly team: Team },
): Policy {
  return createPolicy({
    holdsSecret: ports.holdsSecret,
    protectedGlobs: team.settings.protected,
    refusesHidden: team.settings.refusesHidden,
    squadDirectory: team.directory,
    requestText: request.text,
  });
}
