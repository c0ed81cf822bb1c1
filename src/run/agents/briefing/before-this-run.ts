// What was done before this run, and what the pull request lists as not done, for the agents that continue.
import { quoteUntrusted } from '#src/markdown/index.ts';
import { listParts, standingParts, withIds } from '#src/run-log/index.ts';
import { headOf } from '#src/text/index.ts';
import type { RepositoryContext } from '../../context/load-repository.ts';
import type { RunContext } from '../../start/run-context.ts';

/** Quotes what was done before and what the pull request lists as not done, for the agents that continue. */
export function describeBefore(
  doneBefore: string | undefined,
  { nonce, ports }: RunContext,
  { earlier }: RepositoryContext,
): string | undefined {
  const quote = (words: string, label: string) => {
    const text = ports.mask(words);
    return quoteUntrusted({ text, author: 'the squad', label, nonce });
  };
  const listed = listParts(withIds([], standingParts(earlier.transcript.parts)));
  const undone = headOf(listed.join('\n'), LONGEST_UNDONE);
  const parts = [
    ...(doneBefore === undefined ? [] : [BEFORE_RULE, quote(doneBefore, 'report')]),
    ...(undone === '' ? [] : [UNDONE_RULE, quote(undone, 'pull request')]),
  ];
  return parts.length === 0 ? undefined : parts.join('\n\n');
}

const BEFORE_RULE =
  'An earlier run of this request was interrupted. What its agents finished is on the branch: do not have it done again. Hand over only what is missing; if nothing is, say what was done.';

const UNDONE_RULE =
  'Earlier runs left this undone. Settle what is done now with its ids in `settles` when you finish. The rest stays on the list: do not list it again.';

const LONGEST_UNDONE = 4_000;
