// The tool host's process: it gets none of our variables, and everything it starts ends with it.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import type { Duplex } from 'node:stream';
import { attempt } from '../../errors.ts';
import type { ToolHostSpec } from '../../ports/custom-tools.ts';
import { childEnvironment } from '../programs/child-environment.ts';
import { readLines } from '../programs/child-lines.ts';
import type { Isolation } from '../programs/isolation.ts';
import { CALL_MARKER, killMarkedProcesses, signalGroup } from '../programs/process-tree.ts';
import { withTimeout } from '../programs/with-timeout.ts';

export type HostProcess = {
  /** The connection: MCP messages, one a line. */
  readonly connection: Duplex;
  /** Resolves, with a description, when the process has ended. */
  readonly ended: Promise<string>;
  /** Ends the process and its children. */
  kill(): Promise<void>;
};

const HEAP_MEGABYTES = 512;
const MAX_MEMORY_BYTES = 1536 * 1024 * 1024;
const CHECK_INTERVAL_MS = 250;
const PAGE_BYTES = 4096;

export type HostProcessOptions = {
  readonly spec: ToolHostSpec;
  /** The built host, an absolute path. */
  readonly program: string;
  readonly isolation: Isolation;
};

/** Starts a host; the process is isolated, limited in memory, and restricted by Node's permission model. */
export function startHostProcess({ spec, program, isolation }: HostProcessOptions): HostProcess {
  const marker = randomUUID();
  const node = [process.execPath, ...nodeOptions(spec, program), program, '--worker'];
  const [command = '', ...args] = isolation.wrap(node);
  const child = spawn(command, args, {
    cwd: spec.workdir,
    env: childEnvironment({
      home: spec.scratch,
      passed: spec.passed,
      set: hostVariables(spec, marker),
    }),
    // A group of its own, so that what tools start can be ended with it.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    windowsHide: true,
  });
  const { log } = spec;
  const drained = Promise.all([child.stdout, child.stderr].map((it) => readLines(it, log)));
  let tooLarge = false;
  const watch = watchMemory(child, () => {
    tooLarge = true;
    signalGroup(child, 'SIGKILL');
  });
  const exit = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`it could not be started: ${error.message}`));
    child.once('exit', (code, signal) =>
      resolve(tooLarge ? OUT_OF_MEMORY : describeExit(code, signal)),
    );
  });
  const ended = exit.then(async (how) => {
    clearInterval(watch);
    signalGroup(child, 'SIGKILL');
    if (spec.mayStartPrograms && !isolation.endsAll) await killMarkedProcesses(marker);
    return how;
  });
  return { connection: connectionOf(child), ended, kill: () => kill(child, ended, drained) };
}

/** Variables for the tools: the worktree's path under both names. */
function hostVariables({ workdir }: ToolHostSpec, marker: string): Record<string, string> {
  return { SQUAD_WORKSPACE: workdir, FORGE_WORKSPACE: workdir, [CALL_MARKER]: marker };
}

const OUT_OF_MEMORY = 'it took too much memory';

function describeExit(code: number | null, signal: string | null): string {
  const signalName = signal ?? signalOf(code);
  // V8 aborts when the heap is full.
  if (signalName === 'SIGABRT') return OUT_OF_MEMORY;
  return signalName === undefined
    ? `it ended with exit code ${code}`
    : `it was ended by ${signalName}`;
}

/** A shell in between reports a signal as an exit code above 128. */
function signalOf(code: number | null): string | undefined {
  const number = (code ?? 0) - 128;
  return Object.entries(constants.signals).find(([, value]) => value === number)?.[0];
}

function connectionOf({ stdio }: ChildProcess): Duplex {
  return stdio[3] as Duplex;
}

function nodeOptions(
  { folders, workdir, scratch, mayStartPrograms }: ToolHostSpec,
  program: string,
): readonly string[] {
  const allowedPaths = [dirname(program), workdir, scratch, ...folders.map(({ root }) => root)];
  const read = [
    ...outermost(allowedPaths).map(below),
    ...outermost(packagesAbove(folders), allowedPaths),
  ];
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isStable = major > 22 || (major === 22 && minor >= 13);
  return [
    `--max-old-space-size=${HEAP_MEGABYTES}`,
    '--disable-warning=ExperimentalWarning',
    isStable ? '--permission' : '--experimental-permission',
    ...read.map((path) => `--allow-fs-read=${path}`),
    ...outermost([workdir, scratch]).map((path) => `--allow-fs-write=${below(path)}`),
    // Settings allow it, so Node need not warn at every start.
    ...(mayStartPrograms ? ['--allow-child-process', '--disable-warning=SecurityWarning'] : []),
  ];
}

/** Without duplicates and without paths inside another one: Node 20 handles those wrongly. */
function outermost(paths: readonly string[], allowedPaths = paths): readonly string[] {
  const isInside = (path: string) => allowedPaths.some((it) => path.startsWith(`${it}/`));
  return [...new Set(paths)].filter((path) => !isInside(path));
}

/** The search for a package reads `package.json` in every folder above; a refusal would end it. */
function packagesAbove(folders: ToolHostSpec['folders']): readonly string[] {
  const above = (path: string): readonly string[] =>
    dirname(path) === path ? [path] : [path, ...above(dirname(path))];
  return folders.flatMap(({ root }) => above(dirname(root))).map((it) => join(it, 'package.json'));
}

function below(path: string): string {
  return path.endsWith('/') ? `${path}*` : `${path}/*`;
}

function watchMemory(child: ChildProcess, onTooLarge: () => void): NodeJS.Timeout {
  const check = async () => {
    if ((await residentOf(`${child.pid}`, MAX_TREE_DEPTH)) > MAX_MEMORY_BYTES) onTooLarge();
  };
  return setInterval(() => void check(), CHECK_INTERVAL_MS).unref();
}

/** The isolation adds processes above the host. */
const MAX_TREE_DEPTH = 8;

/** The memory of a process and its children, in bytes. */
async function residentOf(pid: string, depth: number): Promise<number> {
  const read = (name: string) => attempt(readFile(`/proc/${pid}/${name}`, 'utf8'));
  const [statm, children] = await Promise.all([read('statm'), read(`task/${pid}/children`)]);
  const own = statm.kind === 'threw' ? 0 : Number(statm.value.split(' ')[1]) * PAGE_BYTES;
  const pids = children.kind === 'threw' ? [] : children.value.split(' ').filter((it) => it !== '');
  if (depth === 0) return own;
  const below = await Promise.all(pids.map((it) => residentOf(it, depth - 1)));
  return below.reduce((sum, bytes) => sum + bytes, own);
}

const GRACE_MS = 500;
/** How long the pipes are read after the end. */
const DRAIN_MS = 500;

async function kill(
  child: ChildProcess,
  ended: Promise<string>,
  drained: Promise<unknown>,
): Promise<void> {
  signalGroup(child, 'SIGTERM');
  const late = setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS);
  await ended;
  clearTimeout(late);
  await withTimeout<unknown>(DRAIN_MS, drained, () => undefined);
}
