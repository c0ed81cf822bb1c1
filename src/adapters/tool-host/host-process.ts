// The tool host's process: it gets none of our variables, and everything it starts ends with it.
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import type { Duplex } from 'node:stream';
import { attempt, SquadError } from '#src/errors.ts';
import type { ToolHostSpec } from '#src/ports/tool-host.ts';
import type { OpenBox } from '../box/box.ts';
import { watchLimits } from '../box/watch-limits.ts';
import { makeHome, type PrivateHome } from '../process/private-folders.ts';
import { withTimeout } from '../process/with-timeout.ts';
import { childEnvironment } from '../programs/child-environment.ts';
import { readLines } from '../programs/child-lines.ts';
import { type StartedProgram, startProgram } from '../programs/isolation.ts';

const HEAP_MEGABYTES = 512;

/** Returns the options that let a host read its folders, and write in its worktree and its home. */
function nodeOptions(
  { folders, workdir, mayStartPrograms }: ToolHostSpec,
  home: string,
  program: string,
): readonly string[] {
  const allowedPaths = [dirname(program), workdir, home, ...folders.map(({ root }) => root)];
  const read = [
    ...outermost(allowedPaths).map(below),
    ...outermost(packagesAbove(folders), allowedPaths),
  ];
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isStable = major > 22 || (major === 22 && minor >= 13);
  return [
    `--max-old-space-size=${HEAP_MEGABYTES}`,
    '--disable-warning=ExperimentalWarning',
    '--disable-warning=UNDICI-EHPA',
    isStable ? '--permission' : '--experimental-permission',
    ...read.map((path) => `--allow-fs-read=${path}`),
    ...outermost([workdir, home]).map((path) => `--allow-fs-write=${below(path)}`),
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

export type HostProcess = {
  /** The connection: MCP messages, one per line. */
  readonly connection: Duplex;
  /** Resolves, with a description, when the process has ended. */
  readonly ended: Promise<string>;
  hasEnded(): boolean;
  /** Ends the process and its children. */
  kill(): Promise<void>;
};

const MAX_MEMORY_BYTES = 1536 * 1024 * 1024;

/** Starts a host in the box, restricted further by Node's permission model. Throws if there is no box. */
export async function startHostProcess(options: {
  readonly spec: ToolHostSpec;
  /** The built host, an absolute path. */
  readonly program: string;
  readonly box: OpenBox;
}): Promise<HostProcess> {
  const { spec, program, box } = options;
  const state = await box.state();
  if (state.kind === 'off')
    throw new SquadError({ code: 'E_BOX', message: state.reason, hint: state.next });
  const home = await makeHome(spec.scratch);
  // The tools know the worktree's path by both names.
  const set = { SQUAD_WORKSPACE: spec.workdir, FORGE_WORKSPACE: spec.workdir };
  const environment = childEnvironment({ home: home.path, passed: spec.passed, set });
  const command = [process.execPath, ...nodeOptions(spec, home.path, program), program, '--worker'];
  const started = await attempt(
    startProgram(box, {
      command,
      environment,
      directory: spec.workdir,
      home: home.path,
      writable: [spec.workdir],
      readable: [dirname(program), ...spec.folders.map(({ root }) => root)],
      network: spec.network ?? 'none',
      hasConnection: true,
    }),
  );
  if (started.kind === 'done') return superviseHost(started.value, home, spec);
  await home.remove();
  throw started.error;
}

function superviseHost(
  host: StartedProgram,
  home: PrivateHome,
  { log, workdir }: ToolHostSpec,
): HostProcess {
  const { child, connection } = host;
  if (connection === undefined) throw new Error('a host without a connection');
  const drained = Promise.all([host.stdout, host.stderr].map((it) => readLines(it ?? null, log)));
  const watch = watchLimits(child, workdir, { memoryBytes: MAX_MEMORY_BYTES });
  let exceeded: string | undefined;
  let hasEnded = false;
  void watch.exceeded.then(({ reason }) => {
    exceeded = reason;
    host.kill();
  });
  const exit = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`it could not be started: ${error.message}`));
    child.once('exit', (code, signal) => resolve(exceeded ?? describeExit(code, signal)));
  });
  const ended = exit.then(async (how) => {
    hasEnded = true;
    watch.stop();
    host.kill();
    await host.cleanUp();
    void home.remove();
    return how;
  });
  return {
    connection,
    ended,
    hasEnded: () => hasEnded,
    async kill() {
      // The host ends by itself with its tools when the connection closes.
      connection.destroy();
      const late = setTimeout(host.kill, GRACE_MS);
      await ended;
      clearTimeout(late);
      await withTimeout<unknown>(DRAIN_MS, drained, () => undefined);
    },
  };
}

/** How long it may take to end by itself. */
const GRACE_MS = 500;
/** How long the pipes are read after the end. */
const DRAIN_MS = 500;

function describeExit(code: number | null, signal: string | null): string {
  // A shell in between reports a signal as an exit code above 128.
  const number = (code ?? 0) - 128;
  const signals = Object.entries(constants.signals);
  const signalName = signal ?? signals.find(([, value]) => value === number)?.[0];
  // V8 aborts when the heap is full.
  if (signalName === 'SIGABRT') return 'it took too much memory';
  return signalName === undefined
    ? `it ended with exit code ${code}`
    : `it was stopped by ${signalName}`;
}
