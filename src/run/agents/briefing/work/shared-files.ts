// Colleagues who were given one of the same files and are working on it: each is told about those known at that time.
import type { Handoff } from '#src/coordinator/index.ts';
import type { Transcript } from '#src/run-log/index.ts';
import { firstOf, oneLine, pathInSentence } from '#src/text/index.ts';

const MOST_PATHS = 5;
const MAX_TASK = 160;
const AT_WORK: readonly string[] = ['queued', 'working'];

/** Renders a line for each such colleague, for the agent `reader`; empty when there is none. Pure. */
export function renderSharedFiles(
  { files: named, type: asked, from }: Pick<Handoff, 'files' | 'type' | 'from'>,
  reader: string,
  { handoffs, agents, names }: Pick<Transcript, 'handoffs' | 'agents' | 'names'>,
): string {
  const isAtWork = (slug: string) =>
    agents.some(({ agent, state }) => agent === slug && AT_WORK.includes(state));
  const lines = handoffs.flatMap(({ to, type, task, files, status }) => {
    const shared = files.filter((path) => named.includes(path));
    const isOpen = status === 'sent' || (status === 'delivered' && isAtWork(to));
    // Whoever asked waits, and changes nothing meanwhile.
    const isOther = ![reader, from].includes(to) && type === 'implementation-request';
    if (!isOther || !isOpen || shared.length === 0) return [];
    const paths = firstOf(shared, MOST_PATHS, pathInSentence);
    return [`- ${names.get(to) ?? to}: ${paths}, for ${JSON.stringify(oneLine(task, MAX_TASK))}`];
  });
  if (lines.length === 0) return '';
  const note = asked === 'implementation-request' ? DO_YOUR_PART : MAY_CHANGE;
  return [`${TITLE}${note}\n`, ...lines].join('\n');
}

const TITLE = '## At the same time\n\nColleagues are working on the same files. ';
const DO_YOUR_PART =
  'Do only your part: conflicting changes go back to whoever hands their work in later.';
const MAY_CHANGE = 'What you see of them may not be all of their work yet, and may change.';
