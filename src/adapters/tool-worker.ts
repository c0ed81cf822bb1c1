// The process in which tools run: serves on a socket of its own, so that whatever is printed goes to the run's log.
import { Console } from 'node:console';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { describe } from '../errors.ts';
import { CONNECTION, LONGEST_MESSAGE } from '../tools/host/protocol.ts';
import { serveTools } from '../tools/host/server.ts';
import { createStrays } from '../tools/host/stray.ts';

/** Serves until the connection closes, which ends the process. */
export async function serveWorker(): Promise<void> {
  const logger = new Console({ stdout: process.stderr, stderr: process.stderr });
  const strays = createStrays();
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      if (!strays.take(error)) logger.error(`A tool failed unheard: ${describe(error).message}`);
    });
  }
  const socket = new Socket({ fd: CONNECTION, readable: true, writable: true });
  // Without the action there is nobody left to work for.
  socket.once('close', () => process.exit(0));
  socket.on('error', () => process.exit(0));
  const transport = new StdioServerTransport(socket, socket, { maxBufferSize: LONGEST_MESSAGE });
  await serveTools(transport, { logger, guard: strays.guard, scratch: tmpdir() });
}
