// What a session changed and ran in its task, according to the events.

import { count } from '#src/text/count.ts';
import { fittingTexts } from '#src/text/cut-characters.ts';
import { oneLine } from '#src/text/one-line.ts';
import { removedAfter } from './agent-row.ts';
import type { TimedEvent } from './events.ts';
import { type CommandRun, foldCommandRun, shortCommand } from './tool-calls.ts';
import type { TranscriptLog } from './transcript.ts';

type Work = {
  readonly files: ReadonlySet<string>;
  /** Those of the files that it deleted. */
  readonly removed: readonly string[];
  readonly commands: readonly CommandRun[];
  /** Something it wrote collided with a colleague's work. */
  readonly collided: boolean;
  /** Files it could not write, and those that were left out of its commit, with the reason. */
  readonly refused: ReadonlySet<string>;
  /** It handed something to a colleague. */
  readonly handedOn: boolean;
};

/** Tells what sessions did in their latest tasks. */
export type WorkRecord = {
  /** Describes it in one line. */
  describe(session: string): string;
  /** True when the session changed a file, or handed something to a colleague. */
  hasWorked(session: string): boolean;
};

const NO_WORK: Work = {
  files: new Set(),
  removed: [],
  commands: [],
  collided: false,
  refused: new Set(),
  handedOn: false,
};
const MAX_FILES = 8;
const MAX_COMMANDS = 3;
/** A reader may get 400 characters: enough for the list of what was refused, and a failed command. */
const MAX_REFUSED_LENGTH = 100;

/**
 * Follows the run's events, to tell what a session did in its latest task.
 * `directory` is the squad's folder: new inbox entries there don't count, as they are reported elsewhere.
 */
export function recordWork(
  { listen }: Pick<TranscriptLog, 'listen'>,
  directory: string,
): WorkRecord {
  const isWork = (path: string) => !(path.startsWith(`${directory}/`) && path.includes('/inbox/'));
  const works = new Map<string, Work>();
  listen((event) => {
    if (!('session' in event)) return;
    const work = works.get(event.session) ?? NO_WORK;
    works.set(event.session, workAfter(work, event, isWork));
  });
  const workOf = (session: string) => works.get(session) ?? NO_WORK;
  return {
    describe: (session) => describeWork(workOf(session)),
    hasWorked(session) {
      const { files, handedOn } = workOf(session);
      return files.size > 0 || handedOn;
    },
  };
}

function workAfter(work: Work, event: TimedEvent, isWork: (path: string) => boolean): Work {
  switch (event.kind) {
    case 'agent.resumed':
      return NO_WORK;
    case 'commit':
      return {
        ...work,
        files: new Set([...work.files, ...event.files.filter(isWork)]),
        removed: removedAfter(work.removed, event),
        refused: new Set([...work.refused, ...event.left]),
      };
    case 'conflict':
      return { ...work, collided: true };
    case 'file.denied':
      return event.access === 'write'
        ? { ...work, refused: new Set([...work.refused, event.path]) }
        : work;
    case 'tool.start':
    case 'tool.complete':
    case 'tool.failed':
      return {
        ...work,
        commands: foldCommandRun(work.commands, event),
        handedOn: work.handedOn || (event.kind === 'tool.complete' && event.tool === 'squad_route'),
      };
    default:
      return work;
  }
}

/** What went wrong comes before the files: readers may get the beginning alone. */
function describeWork({ files, removed, commands, collided, refused }: Work): string {
  const collision = collided ? ", after a conflict with a colleague's work" : '';
  const named = [...files].map((path) => (removed.includes(path) ? `${path} (deleted)` : path));
  const changed = `Changed${collision}: ${listOf(named, MAX_FILES)}.`;
  const refusedList = listOf([...refused], MAX_FILES, MAX_REFUSED_LENGTH);
  // When a command was run several times, its last run counts.
  const last = commands.filter(
    (run, at) => commands.findLastIndex((one) => one.command === run.command) === at,
  );
  return [
    ...(refused.size === 0 ? [] : [`Refused: ${refusedList}.`]),
    last.length === 0 ? 'Ran nothing.' : ranText(last),
    files.size === 0 ? 'Changed nothing.' : changed,
  ].join(' ');
}

function ranText(commands: readonly CommandRun[]): string {
  const newest = commands.toReversed();
  const failed = newest.filter(({ exitCode }) => exitCode !== 0);
  const sorted = [...failed, ...newest.filter(({ exitCode }) => exitCode === 0)];
  const order = sorted.length > 1 ? ', failures and the newest first' : '';
  return `Ran${order}: ${listOf(sorted.map(describeRun), MAX_COMMANDS)}.`;
}

function describeRun({ command, exitCode }: CommandRun): string {
  const end = exitCode === undefined ? 'did not end' : `exit ${exitCode}`;
  return `\`${shortCommand(command, 60)}\` (${end})`;
}

function listOf(
  items: readonly string[],
  max: number,
  maxLength = Number.POSITIVE_INFINITY,
): string {
  const named = items.slice(0, max).map((item) => oneLine(item, 100));
  const shown = fittingTexts(named, maxLength);
  const more = items.length - shown.length;
  return [...shown, ...(more > 0 ? [`and ${count(more)} more`] : [])].join(', ');
}
