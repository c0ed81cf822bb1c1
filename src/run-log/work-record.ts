// What a session changed and ran in its task, by the events: an answer's claims are read beside it.
import { count } from '../text/count.ts';
import { oneLine } from '../text/one-line.ts';
import { type CommandRun, foldCommandRun, shortCommand } from './command-run.ts';
import type { TimedEvent } from './events.ts';
import type { TranscriptLog } from './transcript.ts';

type Work = {
  readonly files: ReadonlySet<string>;
  readonly commands: readonly CommandRun[];
  /** What was written collided with a colleague's work. */
  readonly collided: boolean;
  /** What could not be written. */
  readonly refused: ReadonlySet<string>;
  /** Hosts that could not be reached. */
  readonly unreached: ReadonlySet<string>;
};

const NO_WORK: Work = {
  files: new Set(),
  commands: [],
  collided: false,
  refused: new Set(),
  unreached: new Set(),
};
const MAX_FILES = 8;
const MAX_COMMANDS = 3;

/**
 * Follows the run's events, and tells in a line what a session did in the task that it had last. `directory` is the squad's
 * folder: what waits in its inboxes is told elsewhere.
 */
export function recordWork(
  { listen }: Pick<TranscriptLog, 'listen'>,
  directory: string,
): (session: string) => string {
  const isWork = (path: string) => !(path.startsWith(`${directory}/`) && path.includes('/inbox/'));
  const works = new Map<string, Work>();
  listen((event) => {
    if (!('session' in event)) return;
    const work = works.get(event.session) ?? NO_WORK;
    works.set(event.session, workAfter(work, event, isWork));
  });
  return (session) => describeWork(works.get(session) ?? NO_WORK);
}

function workAfter(work: Work, event: TimedEvent, isWork: (path: string) => boolean): Work {
  switch (event.kind) {
    case 'agent.resumed':
      return NO_WORK;
    case 'commit':
      return { ...work, files: new Set([...work.files, ...event.files.filter(isWork)]) };
    case 'conflict':
      return { ...work, collided: true };
    case 'file.denied':
      return withDenial(work, event);
    case 'tool.start':
    case 'tool.complete':
    case 'tool.failed':
      return { ...work, commands: foldCommandRun(work.commands, event) };
    default:
      return work;
  }
}

function withDenial(
  work: Work,
  { access, path }: Extract<TimedEvent, { kind: 'file.denied' }>,
): Work {
  if (access === 'write') return { ...work, refused: new Set([...work.refused, path]) };
  if (access === 'reach') return { ...work, unreached: new Set([...work.unreached, path]) };
  return work;
}

function describeWork({ files, commands, collided, refused, unreached }: Work): string {
  const collision = collided ? ", after a conflict with a colleague's work" : '';
  const changed = `Changed: ${listOf([...files], MAX_FILES)}${collision}.`;
  // Of a command that was run again, the last run counts. The newest come first: they ran on what was written.
  const last = commands
    .filter((run, at) => commands.findLastIndex((one) => one.command === run.command) === at)
    .reverse();
  const ran = `Ran${last.length > 1 ? ', the newest first' : ''}: ${listOf(last.map(describeRun), MAX_COMMANDS)}.`;
  return [
    files.size === 0 ? 'Changed nothing.' : changed,
    ...(refused.size === 0 ? [] : [`Refused: ${listOf([...refused], MAX_FILES)}.`]),
    ...(unreached.size === 0 ? [] : [`Could not reach ${listOf([...unreached], MAX_FILES)}.`]),
    last.length === 0 ? 'Ran nothing.' : ran,
  ].join(' ');
}

function describeRun({ command, exitCode }: CommandRun): string {
  return `${shortCommand(command, 60)} (${exitCode === undefined ? 'did not end' : `exit ${exitCode}`})`;
}

function listOf(items: readonly string[], max: number): string {
  const more = items.length - max;
  const shown = items.slice(0, max).map((item) => oneLine(item, 100));
  return [...shown, ...(more > 0 ? [`and ${count(more)} more`] : [])].join(', ');
}
