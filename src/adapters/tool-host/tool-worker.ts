// The process in which tools run. It serves on a socket of its own, so that standard output goes to the run's log.

import childProcess from 'node:child_process';
import { Console } from 'node:console';
import { syncBuiltinESMExports } from 'node:module';
import { Socket } from 'node:net';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { describe } from '#src/errors.ts';
import { NO_PROGRAMS_MESSAGE } from '#src/tools/host/explain-failure.ts';
import { guardGlobals } from '#src/tools/host/guard-globals.ts';
import { CONNECTION_FD } from '#src/tools/host/protocol.ts';
import { serveTools, trackStrayFailures } from '#src/tools/host/serve-tools.ts';
import { limitNetwork } from './limit-network.ts';

const PROGRAM_STARTERS = [
  'exec',
  'execFile',
  'fork',
  'spawn',
  'execSync',
  'execFileSync',
  'spawnSync',
];

/** Replaces Node's message, which names a flag that can't be set here. The refusal itself comes from its permission model. */
function explainNoPrograms(): void {
  for (const name of PROGRAM_STARTERS) Reflect.set(childProcess, name, throwNoPrograms);
  syncBuiltinESMExports();
}

function throwNoPrograms(): never {
  const facts = { code: 'ERR_ACCESS_DENIED', permission: 'ChildProcess' };
  throw Object.assign(new Error(NO_PROGRAMS_MESSAGE), facts);
}

/** Serves until the connection closes, which ends the process. */
export async function serveWorker(): Promise<void> {
  const logger = new Console({ stdout: process.stderr, stderr: process.stderr });
  restrictSignals();
  if (process.permission?.has('child') === false) explainNoPrograms();
  // Node would pass its flags on in NODE_OPTIONS, and programs of another version, such as npm, would not start.
  else process.execArgv = [];
  const strays = trackStrayFailures();
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      if (!strays.handleStray(error))
        logger.error(`Unhandled error in a tool: ${describe(error).message}`);
    });
  }
  const socket = new Socket({ fd: CONNECTION_FD, readable: true, writable: true });
  // Ends with the action.
  socket.once('close', () => process.exit(0));
  socket.on('error', () => process.exit(0));
  const transport = new StdioServerTransport(socket, socket);
  const shield = guardGlobals();
  const restoreGlobals = (whose: string) => {
    const lasting = shield.restore();
    if (lasting.length === 0) return;
    logger.error(
      `${whose} changed ${lasting.join(', ')} permanently, so nothing else can run in this process`,
    );
    process.exit(UNUSABLE_EXIT_CODE);
  };
  await serveTools(transport, { logger, guard: strays.guard, restoreGlobals, limitNetwork });
}

/** The exit code of a process whose globals a tool has changed for good. */
const UNUSABLE_EXIT_CODE = 70;

const NOT_PERMITTED = -1;

/** Tools may signal only their own process; Node would let them signal any process of the user. */
function restrictSignals(): void {
  const signal: unknown = Reflect.get(process, '_kill');
  const guarded = (pid: unknown, number: unknown): unknown => {
    const isOwn = pid === process.pid && typeof signal === 'function';
    return isOwn ? Reflect.apply(signal, process, [pid, number]) : NOT_PERMITTED;
  };
  const throwNoDebugging = () => {
    throw new Error('a tool may not debug a process');
  };
  for (const [name, value] of [
    ['_kill', guarded],
    ['_debugProcess', throwNoDebugging],
    ['_debugEnd', throwNoDebugging],
  ] as const) {
    Object.defineProperty(process, name, { value, writable: false, configurable: false });
  }
}
