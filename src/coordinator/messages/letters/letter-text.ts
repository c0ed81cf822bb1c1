// Texts that reach a session other than as a tool's result: a colleague's notice, and a result that its sender didn't wait for.
import { COORDINATOR } from '#src/run-log/index.ts';
import { cutInside, oneLine } from '#src/text/index.ts';
import type { Handoff, RouteResult } from '../handoff.ts';

/** The same limit as for a tool's result. */
const MAX_BYTES = 10_000;
const MAX_TASK_LENGTH = 100;

/** Words a notice for its reader. The sender's name comes from code, not from a model. */
export function noticeText({ from, type, task, context = '', files }: Handoff): string {
  const words = [task, context].filter((text) => text.trim() !== '').join('\n\n');
  const parts = [
    `## Incoming from ${from} (${type})`,
    quote(words),
    files.length === 0 ? '' : `**Relevant files:** ${files.join(', ')}`,
    'No response needed — this is informational, and your task stays as it is.',
  ];
  return parts.filter((text) => text !== '').join('\n\n');
}

type EndedResult = Extract<RouteResult, { kind: 'answered' | 'refused' | 'failed' }>;

/** Words a result whose sender doesn't wait, or no longer does. `reader` is the sender, or the coordinator in its place. */
export function resultText(
  handoff: Handoff,
  result: EndedResult,
  reader: string,
  hasSenderEnded = true,
): string {
  const { from, type, task } = handoff;
  const whose =
    reader === from ? 'your' : `${from}'s${hasSenderEnded ? ` (${from} has ended)` : ''}`;
  const what = `${whose} ${type} "${oneLine(task, MAX_TASK_LENGTH)}"`;
  const { remarks = [] } = result;
  const isWork = type === 'implementation-request' && result.kind === 'answered';
  const parts = [
    headline(result, what),
    remarks.join('\n'),
    ...(result.kind === 'answered' && result.response.trim() !== ''
      ? [quote(result.response)]
      : []),
    isWork && reader !== COORDINATOR ? FILES_LATER : '',
  ];
  return parts.filter((text) => text !== '').join('\n\n');
}

const FILES_LATER = 'Your working directory gets their files with your next squad_route.';

function headline(result: EndedResult, what: string): string {
  if (result.kind === 'answered') {
    return result.response.trim() === ''
      ? `${result.from} finished ${what} without an answer.`
      : `${result.from} has finished and answers ${what}:`;
  }
  const reason = result.kind === 'failed' ? `${result.to} failed: ${result.reason}` : result.reason;
  return `There is no result for ${what}. ${reason}`;
}

function quote(text: string): string {
  const words = text.trim() === '' ? '(empty)' : text.trim();
  return cutInside(words, MAX_BYTES).replace(/^/gm, '> ');
}

/** Asks the coordinator for another turn, with what came after its last words. */
export function newsPrompt(letters: readonly string[]): string {
  return [
    'This came after your answer:',
    ...letters,
    'Do what is left to do. Then end with your complete answer for the person who asked: it replaces the previous one.',
  ].join('\n\n');
}
