// The board of a new request: written into its thread before any work is done.
import { onceAborted } from '#src/abort.ts';
import { botIdentity } from '#src/ports/index.ts';
import { openBoard } from '#src/publish/index.ts';
import type { NewRequest } from './acknowledge.ts';
import { openInitialContext, type RunArgs, type RunContext } from './run-context.ts';

/** Opens the board, or continues an unfinished board of the same event. */
export async function showBoard(
  args: RunArgs,
  { earlier, comments, boards, isRepeated }: NewRequest,
): Promise<RunContext> {
  const context = openInitialContext(args);
  const { transcript, renderContext, outbound, request, ports } = context;
  const { github, clock, log, time } = ports;
  const board = await openBoard(
    {
      github,
      clock,
      time,
      log,
      transcript,
      context: renderContext,
      seal: outbound.seal,
      onAccount: (account) =>
        void Object.assign(ports.git.identity, botIdentity(account, args.job.serverUrl)),
    },
    request.thread,
    earlier,
  );
  onceAborted(ports.cancelled, () => board.lastWords());
  transcript.listen(() => board.touch());
  const isAgain = isRepeated || earlier !== undefined;
  return {
    ...context,
    kind: 'acknowledged',
    comments,
    boards,
    board,
    isRepeated: isAgain,
    approved: [],
  };
}
