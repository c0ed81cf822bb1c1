// Proves that a way of making the box holds, before anything of the repository runs in it.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type NetConnectOpts, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { attempt, describe } from '#src/errors.ts';
import type { BoxLeak } from '#src/ports/box.ts';
import { readJson } from '#src/text/json.ts';
import { foldersAbove } from '#src/text/paths.ts';
import { withTimeout } from '../process/with-timeout.ts';
import type { BoxedProcess } from './boxed-process.ts';
import { type BoxedProgram, canWrite, listEntries, type SharedFolders } from './entries.ts';
import type { ProbeFacts } from './probe.ts';
import type { BoxEntry } from './system-folders.ts';

/** An address reserved for documentation, which nobody has: RFC 5737. */
const NOWHERE = '192.0.2.1';

/** Where we listen; `close` ends it. */
type Listening = { readonly addresses: readonly NetConnectOpts[]; close(): void };

/** Listens wherever a program of this machine could find us. */
async function openListeners(folder: string, canary: string): Promise<Listening> {
  const path = join(folder, 'socket');
  // Node 20 pads abstract names, Node 24 does not.
  const abstract = `\0${canary}`;
  const onNetwork = createServer();
  const servers = [onNetwork, createServer(), createServer()];
  await Promise.all([
    listening(onNetwork, { port: 0, host: '0.0.0.0' }),
    listening(servers[1], { path }),
    listening(servers[2], { path: abstract }),
  ]);
  const address = onNetwork.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const own = Object.values(networkInterfaces())
    .flatMap((it) => it ?? [])
    .filter(({ family }) => family === 'IPv4');
  return {
    addresses: [
      ...own.map(({ address: host }) => ({ host, port })),
      { path },
      ...[abstract, abstract.padEnd(108, '\0')].map((name) => ({ path: name })),
      { host: NOWHERE, port: 80 },
    ],
    close() {
      for (const server of servers) server.close();
    },
  };
}

async function listening(
  server: Server | undefined,
  where: Parameters<Server['listen']>[0],
): Promise<void> {
  if (server === undefined) return;
  server.unref().on('connection', (socket) => socket.destroy());
  const ready = once(server, 'listening');
  server.listen(where);
  await ready;
}

export type ProofSettings = {
  /** A private folder of ours. */
  readonly scratch: string;
  /** The runner's temporary folder, in which a canary is put. */
  readonly temporary: string;
  /** Other paths that must not exist in the box. */
  readonly hidden: readonly string[];
  readonly shared: SharedFolders;
  /** The built probe. */
  readonly program: string;
};

export type ProofResult =
  | { readonly kind: 'holds' }
  | { readonly kind: 'leaks'; readonly leaks: readonly BoxLeak[] }
  | { readonly kind: 'fails'; readonly reason: string };

type Start = (program: BoxedProgram, entries: readonly BoxEntry[]) => BoxedProcess;

const PROOF_MS = 10_000;
const leaksSchema = z.array(
  z.object({
    guarantee: z.enum(['environment', 'processes', 'files', 'network', 'rights']),
    what: z.string(),
  }),
);

/** Runs the probe in a box that `start` makes. Never rejects; leaves nothing behind. */
export async function proveBox(start: Start, settings: ProofSettings): Promise<ProofResult> {
  const proved = await attempt(runProof(start, settings));
  if (proved.kind === 'done') return proved.value;
  return { kind: 'fails', reason: describe(proved.error).message };
}

async function runProof(start: Start, settings: ProofSettings): Promise<ProofResult> {
  const canary = `canary-${randomUUID()}`;
  const folder = await mkdtemp(join(settings.scratch, 'proof-'));
  const bait = join(settings.temporary, canary);
  const listening = await openListeners(folder, canary);
  try {
    await writeFile(bait, canary, { mode: 0o600 });
    const program = await describeProbe(folder, settings);
    const entries = listEntries(program, settings.shared);
    const places = entries.map(({ to }) => to);
    // A folder above one of the places exists in the box, but holds nothing else.
    const above = new Set(places.flatMap((place) => [place, ...foldersAbove(place)]));
    const facts: ProbeFacts = {
      canary,
      variables: Object.keys(program.environment),
      process: process.pid,
      hidden: [bait, ...settings.hidden.filter((path) => !above.has(resolve(path)))],
      places,
      writable: entries.flatMap((entry) => (canWrite(entry) ? entry.to : [])),
      listeners: listening.addresses,
    };
    return await probe(
      start,
      { ...program, command: [...program.command, JSON.stringify(facts)] },
      entries,
    );
  } finally {
    listening.close();
    await Promise.all([folder, bait].map((path) => rm(path, { recursive: true, force: true })));
  }
}

async function describeProbe(folder: string, { program }: ProofSettings): Promise<BoxedProgram> {
  const [home, directory] = [join(folder, 'home'), join(folder, 'worktree')];
  await Promise.all([home, directory].map((path) => mkdir(path)));
  return {
    command: [process.execPath, program],
    environment: { PATH: '/usr/bin:/bin', HOME: home, TMPDIR: '/tmp', LANG: 'C.UTF-8', CI: 'true' },
    directory,
    home,
    writable: [directory],
    readable: [dirname(program)],
    timeoutMs: PROOF_MS,
  };
}

async function probe(
  start: Start,
  program: BoxedProgram,
  entries: readonly BoxEntry[],
): Promise<ProofResult> {
  const boxed = start(program, entries);
  const ended = once(boxed.child, 'close');
  const read = Promise.all([
    boxed.stdout === undefined ? '' : text(boxed.stdout),
    text(boxed.stderr),
    ended,
  ]);
  const [output, errors] = await withTimeout<readonly [string, string, ...unknown[]]>(
    PROOF_MS,
    read,
    () => {
      boxed.kill();
      return ['', 'the probe did not end'];
    },
  );
  const json = readJson(output);
  const leaks = leaksSchema.safeParse(json.kind === 'value' ? json.value : undefined);
  if (!leaks.success) return { kind: 'fails', reason: lastWords(errors) };
  return leaks.data.length === 0 ? { kind: 'holds' } : { kind: 'leaks', leaks: leaks.data };
}

/** Returns the line that says what went wrong; when Node itself fails, its version comes last. */
function lastWords(errors: string): string {
  const lines = errors.trim().split('\n');
  return lines.find((line) => /^\w*Error\b/.test(line)) || lines.at(-1) || 'the probe said nothing';
}
