// The box of a run: the first way that works here and keeps its promises. It is chosen once.

import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, realpath, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Box, BoxLeak, BoxState, BoxWay, FailedWay } from '#src/ports/box.ts';
import { builtProgram } from '../process/built-program.ts';
import { removeFolder } from '../process/private-folders.ts';
import type { BoxedProcess } from './boxed-process.ts';
import { BUBBLEWRAP, startInBubblewrap } from './bubblewrap.ts';
import { type BoxedProgram, listEntries, type SharedFolders } from './entries.ts';
import { PERL, SUDO, startInUserNamespace, startWithSudo } from './namespaces.ts';
import { type BoxNetworks, openBoxNetworks } from './network.ts';
import { type ProofSettings, proveBox } from './proof.ts';
import { type BoxEntry, runnerFolders } from './system-folders.ts';

type Way = {
  readonly needs: string;
  /** `scratch`: an absolute, private folder of ours. */
  start(program: BoxedProgram, entries: readonly BoxEntry[], scratch: string): BoxedProcess;
};

const WAYS = {
  bubblewrap: { needs: BUBBLEWRAP, start: startInBubblewrap },
  'user-namespace': { needs: PERL, start: startInUserNamespace },
  sudo: { needs: SUDO, start: startWithSudo },
} as const satisfies Partial<Record<BoxWay, Way>>;

/** What the ways need, and what their proof does. */
type WayChoiceSettings = {
  /** RUNNER_TEMP: a private folder is made in it. */
  readonly temporary: string;
  /** The runner's tool cache, which programs in the box may read. */
  readonly toolCache: string;
  /** Paths that must not exist in the box: the checkout's git data, the event. */
  readonly hidden: readonly string[];
  /** Tried in this order; by default all. */
  readonly ways?: readonly (keyof typeof WAYS)[];
  /** The built probe, in the folder that also holds the forwarder; by default the one beside this bundle. */
  readonly probe?: string;
};

/** The way in use, with what it needs until the box is closed. */
type ChosenWay = {
  readonly state: BoxState;
  /** Starts a program in the box; returns undefined if there is no box. Throws if no process can be started. */
  start(program: BoxedProgram): Promise<BoxedProcess | undefined>;
  readonly scratch: string;
  readonly network: BoxNetworks;
};

/** Tries the ways one after the other. If none works, there is no box: with `isOptional`, programs run without one. */
async function chooseWay(settings: WayChoiceSettings, isOptional: boolean): Promise<ChosenWay> {
  const { ways = ['bubblewrap', 'user-namespace', 'sudo'], temporary, hidden } = settings;
  const scratch = await makeScratch(temporary);
  const shared = await shareFolders(settings, scratch);
  const probe = settings.probe ?? builtProgram('box-probe.js');
  const forwarder = join(dirname(probe), 'box-network.js');
  const network = openBoxNetworks({ scratch, forwarder });
  const proof = { scratch, temporary, hidden: [...hidden, ...NEVER_THERE], shared, program: probe };
  const failed: FailedWay[] = [];
  for (const name of process.platform === 'linux' ? ways : []) {
    const { needs, start }: Way = WAYS[name];
    const startOne = (program: BoxedProgram, entries: readonly BoxEntry[]) =>
      start(program, entries, scratch);
    const reason = existsSync(needs) ? await failureOf(startOne, proof) : `${needs} was not found`;
    if (reason === undefined) {
      const state = { kind: 'on', way: name, failed } as const;
      return {
        state,
        scratch,
        network,
        async start(given) {
          const program = await network.reach(given);
          return startOne(program, listEntries(program, shared));
        },
      };
    }
    failed.push({ way: name, reason });
  }
  const state: BoxState = isOptional
    ? { kind: 'on', way: 'none', failed }
    : { kind: 'off', ...noBox(), failed };
  return { state, scratch, network, start: async () => undefined };
}

/** The longest address of a socket that the kernel allows, less what we add to the folder's path. */
const LONGEST_SCRATCH = 85;

/** Makes a private folder, in the runner's own if the path of a socket there is short enough. */
async function makeScratch(temporary: string): Promise<string> {
  const own = join(await realpath(temporary), 'squad-box-');
  const isShort = Buffer.byteLength(own) + 6 <= LONGEST_SCRATCH;
  return mkdtemp(isShort ? own : join(await realpath('/tmp'), 'squad-box-'));
}

async function shareFolders(
  { temporary, toolCache, hidden }: WayChoiceSettings,
  scratch: string,
): Promise<SharedFolders> {
  const nothing = { folder: join(scratch, 'nothing'), file: join(scratch, 'nothing.txt') };
  await Promise.all([mkdir(nothing.folder), writeFile(nothing.file, '')]);
  return {
    readable: existsSync(toolCache) ? [await realpath(toolCache)] : [],
    nothing,
    covered: runnerFolders([temporary, ...hidden]),
  };
}

/** Paths through which a program could take over the machine, or read a secret. */
const NEVER_THERE = ['/run/docker.sock', '/var/run/docker.sock', '/root', '/sys', '/var', '/run'];

const NO_BOX = {
  reason: 'this runner cannot isolate programs of the repository from the job',
  next: 'use a runner with Ubuntu 24.04 or later, install bubblewrap, or let the job use `sudo -n`',
};

/** Why there is no box here, and what to do. */
function noBox() {
  if (process.platform === 'linux') return NO_BOX;
  return {
    reason: 'the box takes Linux, and this runner has another system',
    next: 'let the job run on Linux, with `runs-on: ubuntu-latest`',
  };
}

async function failureOf(
  start: Parameters<typeof proveBox>[0],
  proof: ProofSettings,
): Promise<string | undefined> {
  const proved = await proveBox(start, proof);
  if (proved.kind === 'holds') return undefined;
  return proved.kind === 'fails' ? proved.reason : `it lets through: ${listLeaks(proved.leaks)}`;
}

const MAX_NAMED = 5;

function listLeaks(leaks: readonly BoxLeak[]): string {
  const named = leaks.slice(0, MAX_NAMED).map(({ what }) => what);
  const more = leaks.length - named.length;
  return [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

export type BoxSettings = WayChoiceSettings & {
  /** Whether programs run without a box if none can be made. */
  readonly isOptional?: boolean;
};

/** The port, and the method with which the adapters start programs. */
export type OpenBox = Box &
  Pick<ChosenWay, 'start'> & {
    close(): Promise<void>;
  };

/** Opens the box; starts nothing before it is needed. */
export function openBox(settings: BoxSettings): OpenBox {
  let choosing: Promise<ChosenWay> | undefined;
  let isOptional = settings.isOptional ?? false;
  const choose = () => {
    choosing ??= chooseWay(settings, isOptional);
    // A failure isn't kept: it may be over when the next program starts.
    choosing.catch(() => {
      choosing = undefined;
    });
    return choosing;
  };
  return {
    state: async () => (await choose()).state,
    start: async (program) => (await choose()).start(program),
    allowNone() {
      isOptional = true;
    },
    async close() {
      if (choosing === undefined) return;
      const { scratch, network } = await choosing;
      await network.close();
      await removeFolder(scratch);
    },
  };
}
