// What a session changed and ran in its task, according to the events.

import { count } from '#src/text/count.ts';
import { fittingTexts } from '#src/text/cut-characters.ts';
import { oneLine } from '#src/text/one-line.ts';
import { type AgentRowEvent, removedAfter } from './agent-row.ts';
import type { EventOf } from './events.ts';
import { type CommandRun, foldCommandRun, shortCommand, type ToolEvent } from './tool-calls.ts';
import type { TranscriptLog } from './transcript.ts';

/** Tells what sessions did in their latest tasks. */
export type WorkRecord = {
  /** Describes it in one line. */
  describe(session: string): string;
  /** True when the session changed a file, goes on with what its agent changed before it was stopped, or handed something over. */
  hasWorked(session: string): boolean;
  /** Returns the command that a session ran last, if nothing could change its files between that and this commit of all of them. */
  lastRunBefore(commit: string): CommandRun | undefined;
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
  { listen, read }: Pick<TranscriptLog, 'listen' | 'read'>,
  directory: string,
): WorkRecord {
  const isWork = (path: string) => !(path.startsWith(`${directory}/`) && path.includes('/inbox/'));
  const tasks = new Map<string, readonly AgentRowEvent[]>();
  listen((event) => {
    if (!('session' in event)) return;
    const { session } = event;
    if (event.kind === 'agent.resumed') tasks.delete(session);
    if (isTold(event)) tasks.set(session, [...(tasks.get(session) ?? []), event]);
  });
  const filesOf = (events: readonly AgentRowEvent[]) =>
    events.flatMap((event) => (event.kind === 'commit' ? event.files.filter(isWork) : []));
  return {
    describe(session) {
      const events = tasks.get(session) ?? [];
      return describeWork(events, new Set(filesOf(events)));
    },
    hasWorked(session) {
      const events = tasks.get(session) ?? [];
      const isHandoff = (event: AgentRowEvent) =>
        event.kind === 'tool.complete' && event.tool === 'squad_route';
      const { agents } = read();
      const own = agents.find((row) => row.session === session)?.agent;
      const goesOn = agents.some(
        (row) => row.agent === own && row.state === 'stopped' && row.files.some(isWork),
      );
      return goesOn || filesOf(events).length > 0 || events.some(isHandoff);
    },
    lastRunBefore(commit) {
      const made = [...tasks.values()].find((events) => lastCommitOf(events)?.commit === commit);
      return made && lastRunOf(made);
    },
  };
}

function lastCommitOf(events: readonly AgentRowEvent[]): EventOf<'commit'> | undefined {
  return events.findLast((event) => event.kind === 'commit');
}

/** Files that were left out of the commit were there when the command ran. */
function lastRunOf(events: readonly AgentRowEvent[]): CommandRun | undefined {
  const isWhole = lastCommitOf(events)?.left.length === 0;
  const calls = events.filter(isToolEvent).filter(({ tool }) => tool !== 'squad_route');
  if (!isWhole || calls.at(-1)?.tool !== 'bash') return undefined;
  return calls.reduce(foldCommandRun, []).at(-1);
}

/** Calls that only read say nothing of the work. */
function isTold(event: AgentRowEvent): boolean {
  if (isToolEvent(event)) return event.tool === 'squad_route' || !READING.test(event.tool);
  return /^(?:commit|conflict|file\.denied)$/.test(event.kind);
}

const READING = /^(?:view|grep|glob|squad_.*)$/;

/** What went wrong comes before the files: readers may get the beginning alone. */
function describeWork(events: readonly AgentRowEvent[], files: ReadonlySet<string>): string {
  const commits = events.filter((event) => event.kind === 'commit');
  const removed = commits.reduce(removedAfter, []);
  const collided = events.some(({ kind }) => kind === 'conflict');
  const collision = collided ? ", after a conflict with a colleague's work" : '';
  const named = [...files].map((path) => (removed.includes(path) ? `${path} (deleted)` : path));
  const refused = new Set(events.flatMap(refusedIn));
  const commands = events.filter(isToolEvent).reduce(foldCommandRun, []);
  // When a command was run several times, its last run counts.
  const last = commands.filter(
    (run, at) => commands.findLastIndex((one) => one.command === run.command) === at,
  );
  return [
    ...(refused.size === 0
      ? []
      : [`Refused: ${listOf([...refused], MAX_FILES, MAX_REFUSED_LENGTH)}.`]),
    last.length === 0 ? 'Ran nothing.' : ranText(last),
    files.size === 0 ? 'Changed nothing.' : `Changed${collision}: ${listOf(named, MAX_FILES)}.`,
  ].join(' ');
}

/** Returns the files that it could not write, and those that were left out of its commit, with the reason. */
function refusedIn(event: AgentRowEvent): readonly string[] {
  if (event.kind === 'commit') return event.left;
  return event.kind === 'file.denied' && event.access === 'write' ? [event.path] : [];
}

function isToolEvent(event: AgentRowEvent): event is ToolEvent {
  return event.kind.startsWith('tool.');
}

function ranText(commands: readonly CommandRun[]): string {
  const newest = commands.toReversed();
  const failed = newest.filter(({ exitCode }) => exitCode !== 0);
  const sorted = [...failed, ...newest.filter(({ exitCode }) => exitCode === 0)];
  const order = sorted.length > 1 ? ', failures and the newest first' : '';
  return `Ran${order}: ${listOf(
    sorted.map((run) => describeRun(run)),
    MAX_COMMANDS,
  )}.`;
}

/** `` `npm test` (exit 0)``. */
export function describeRun({ command, exitCode }: CommandRun, max = 60): string {
  const end = exitCode === undefined ? 'did not end' : `exit ${exitCode}`;
  return `\`${shortCommand(command, max)}\` (${end})`;
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
