// Makes the box with our own program, in a user namespace or, with sudo, without one.
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BoxedProcess, startLaunch } from './boxed-process.ts';
import type { BoxedProgram } from './entries.ts';
import { boxSeconds } from './lifeline.ts';
import { countTasks } from './measure-usage.ts';
import { NAMESPACE_PROGRAM } from './namespace-program.ts';
import { seccompFilter } from './seccomp-filter.ts';
import { type BoxEntry, deviceFolder } from './system-folders.ts';
import { insideIdentity, type WaySettings } from './way.ts';

export const PERL = '/usr/bin/perl';
export const SUDO = '/usr/bin/sudo';

/** Starts a program in a user namespace. Throws if no process can be started. */
export function startInUserNamespace(
  program: BoxedProgram,
  entries: readonly BoxEntry[],
  settings: WaySettings,
): BoxedProcess {
  const description = describeBox(program, entries, { ...settings, isRoot: false });
  return startLaunch({
    command: [PERL, '-e', NAMESPACE_PROGRAM, description, process.arch],
    connection: program.hasConnection === true ? 'output' : 'none',
  });
}

/** Starts a program as the job's user in namespaces that root makes. Throws if no process can be started. */
export function startWithSudo(
  program: BoxedProgram,
  entries: readonly BoxEntry[],
  settings: WaySettings,
): BoxedProcess {
  const description = describeBox(program, entries, { ...settings, isRoot: true });
  return startLaunch({
    command: [SUDO, '-n', '--', PERL, '-e', NAMESPACE_PROGRAM, description, process.arch],
    connection: program.hasConnection === true ? 'output' : 'none',
  });
}

type DescriptionSettings = WaySettings & {
  /** Whether root makes the namespaces: then there is no user namespace, and the process limit counts all of the user's. */
  readonly isRoot: boolean;
};

/** Writes the records that the program reads, and returns the file's path. */
function describeBox(
  { command, environment, directory, network, hasConnection = false, timeoutMs }: BoxedProgram,
  entries: readonly BoxEntry[],
  { scratch, limits, isRoot }: DescriptionSettings,
): string {
  const { user, group } = insideIdentity();
  const processes = limits.processes + (isRoot ? countTasks() : 0);
  const records: readonly (readonly string[])[] = [
    ['set', 'userns', isRoot ? '' : '1'],
    ['set', 'seconds', String(boxSeconds(timeoutMs))],
    ['set', 'connection', hasConnection ? '1' : ''],
    ['set', 'uid', String(user)],
    ['set', 'gid', String(group)],
    ['set', 'network', network === 'all' ? 'all' : 'none'],
    ['set', 'directory', directory],
    ['set', 'processes', String(processes)],
    ['set', 'filter', seccompFilter().toString('hex')],
    ...[...deviceFolder(), ...entries].map(entryRecord),
    ...Object.entries(environment).map(([name, value]) => ['env', name, value]),
    ...command.map((arg) => ['arg', arg]),
  ];
  const path = join(scratch, `${randomUUID()}.box`);
  const fields = records.flatMap((record) =>
    Array.from({ length: 4 }, (_, at) => record[at] ?? ''),
  );
  writeFileSync(path, fields.join('\0'), { mode: 0o600, flag: 'wx' });
  return path;
}

function entryRecord(entry: BoxEntry): readonly string[] {
  if (entry.kind === 'link') return ['link', entry.target, entry.to];
  if (entry.kind === 'tmpfs') return ['tmpfs', String(entry.bytes), entry.to, `mode=${entry.mode}`];
  if (entry.kind === 'copy') return ['copy', entry.from, entry.to, entry.folder];
  return ['bind', entry.from, entry.to, entry.access];
}
