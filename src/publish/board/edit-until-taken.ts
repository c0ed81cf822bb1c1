// Edits the board for the last time: tries again until GitHub takes the edit or the time is up.
import { type Attempt, attempt, SquadError } from '#src/errors.ts';
import type { Clock, GitHub, OutboundText, RunTime } from '#src/ports/index.ts';

/** The first pause between tries. Each pause is twice the one before, up to LONGEST_RETRY_MS. */
const RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 16_000;
/** Time left for the run's own end after the last try. */
const RESERVED_MS = 2_000;

type LastEditDeps = {
  readonly github: Pick<GitHub, 'updateComment'>;
  readonly clock: Clock;
  readonly time: RunTime;
};

/** Retries the edit. Returns `gone` if GitHub says twice in a row that the comment doesn't exist; throws when time is up. */
export async function editUntilTaken(
  id: number,
  body: OutboundText,
  { github, clock, time }: LastEditDeps,
): Promise<'edited' | 'gone'> {
  let wasGone = false;
  for (let pause = RETRY_MS; ; pause *= 2) {
    const edited = await attempt(github.updateComment(id, body));
    if (edited.kind === 'done' && (edited.value === 'edited' || wasGone)) return edited.value;
    wasGone = edited.kind === 'done';
    const mayTryAgain = pause <= LONGEST_RETRY_MS && time.left() >= pause + RESERVED_MS;
    if (!mayTryAgain) throw editError(edited);
    await clock.sleep(pause);
  }
}

function editError(edited: Attempt<unknown>): unknown {
  if (edited.kind === 'threw') return edited.error;
  const message = 'GitHub says that our comment does not exist, so it could not be updated.';
  return new SquadError({ code: 'E_GITHUB', message });
}
