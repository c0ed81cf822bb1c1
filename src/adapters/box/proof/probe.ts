// Runs in the box and tries everything that must be impossible there. It reports what it could do: an empty list is good.
import { readdirSync } from 'node:fs';
import { connect, type NetConnectOpts } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { BoxLeak } from '#src/ports/index.ts';
import { type FileFacts, foreignPlaces, writableFolders } from './probe-files.ts';
import { gainedRights, heldRights, inheritedDescriptors, readText } from './probe-rights.ts';

/** What the probe is told about the world outside. */
export type ProbeFacts = FileFacts & {
  /** The names of the variables that are meant to be there. */
  readonly variables: readonly string[];
  /** The id of the action's process, outside. */
  readonly process: number;
  /** Our listeners, and an address that no network leads to. */
  readonly listeners: readonly NetConnectOpts[];
};

/** Tries everything, and returns what succeeded; takes less than a second. */
export async function findLeaks(facts: ProbeFacts): Promise<readonly BoxLeak[]> {
  // Comes first, since the other checks open files and sockets themselves.
  const inherited = inheritedDescriptors();
  const network = Promise.all(facts.listeners.map(reachedListener));
  const found: readonly (readonly [BoxLeak['guarantee'], readonly string[]])[] = [
    ['environment', leakedVariables(facts)],
    ['processes', foreignProcesses(facts)],
    ['files', [...foreignPlaces(facts), ...writableFolders(facts)]],
    ['rights', [...heldRights(), ...inherited, ...gainedRights()]],
    ['network', [...foreignInterfaces(), ...(await network).flat()]],
  ];
  return found.flatMap(([guarantee, whats]) => whats.map((what) => ({ guarantee, what })));
}

function leakedVariables({ variables, canary }: ProbeFacts): readonly string[] {
  const own = Object.entries(process.env);
  const known = [...variables, 'PWD'];
  const foreign = own.filter(([name, value]) => !known.includes(name) || value === canary);
  return [
    ...foreign.map(([name]) => `the variable ${name}`),
    ...listProcesses()
      .filter((id) => readText(`/proc/${id}/environ`).includes(canary))
      .map((id) => `the environment of process ${id}`),
  ];
}

/** The box's own first process, this one, and what it starts. */
const OWN_PROCESSES = 8;

function foreignProcesses({ process: outside }: ProbeFacts): readonly string[] {
  const ids = listProcesses();
  return [
    ...(ids.length > OWN_PROCESSES ? [`${ids.length} processes`] : []),
    ...(process.pid > MAX_OWN_ID ? ['a process tree that is not its own'] : []),
    ...(outside > MAX_OWN_ID && canSignal(outside) ? ['the process of the action'] : []),
  ];
}

const MAX_OWN_ID = 64;

function listProcesses(): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

function canSignal(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}

function foreignInterfaces(): readonly string[] {
  const names = Object.entries(networkInterfaces()).filter(([, addresses]) =>
    addresses?.some((it) => !it.internal),
  );
  return names.map(([name]) => `the interface ${name}`);
}

const CONNECT_MS = 1_000;

/** Returns a leak if one of our listeners answers. */
async function reachedListener(target: NetConnectOpts): Promise<readonly string[]> {
  const shown = 'path' in target ? target.path.replace('\0', '@') : `${target.host}:${target.port}`;
  return new Promise((resolve) => {
    const socket = connect({ ...target, timeout: CONNECT_MS });
    const end = (leaks: readonly string[]) => {
      socket.destroy();
      resolve(leaks);
    };
    socket.once('connect', () => end([`a connection to ${shown}`]));
    // No answer is no leak: a slow machine answers late, and a way out needs an interface, which is checked separately.
    socket.once('timeout', () => end([]));
    socket.once('error', () => end([]));
  });
}
