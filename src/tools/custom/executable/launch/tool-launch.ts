// How a tool is started, or why it can't be.
import { dirname, isAbsolute } from 'node:path';
import type { Programs } from '#src/ports/index.ts';
import { CONTINUE_WITHOUT } from '../../../pipeline/tool-result.ts';
import type { ExecutableTool } from '../read-executable.ts';

/** What tools are built and started with. */
export type Toolchain = {
  readonly programs: Programs;
  /** The command and its first arguments that run a TypeScript or JavaScript file. */
  readonly typescript: readonly string[];
  /** Absolute path of the folder for builds, to which no program of the repository can write. */
  readonly cache: string;
};

/** How a tool is started, or why it is not. */
export type ToolLaunch =
  | {
      readonly kind: 'ready';
      readonly command: string;
      readonly args: readonly string[];
      /** Folders, besides the tool's own, that the program is read from. */
      readonly readable: readonly string[];
    }
  | {
      readonly kind: 'failed';
      readonly code: 'E_TOOL_STALE' | 'E_TOOL_BUILD';
      readonly message: string;
      readonly next: string;
    };

/** Prepares the start of tools. */
export interface Launcher {
  /** Checks that the tool's files haven't changed, builds it where needed, and says how to start it. */
  prepare(executable: ExecutableTool, signal: AbortSignal): Promise<ToolLaunch>;
}

/** Returns how a command is started, and the folders of its files. */
export function readyLaunch([command = '', ...args]: readonly string[]): ToolLaunch {
  const readable = [command, ...args].filter((it) => isAbsolute(it)).map((it) => dirname(it));
  return { kind: 'ready', command, args, readable };
}

/** Returns why a tool is not started whose files changed after their review. */
export function staleTool(name: string): ToolLaunch {
  const message = `the files of ${name} are no longer those that were reviewed`;
  return { kind: 'failed', code: 'E_TOOL_STALE', message, next: CONTINUE_WITHOUT };
}

/** Returns why a tool could not be built. */
export function buildFailure(message: string, next: string): ToolLaunch {
  return { kind: 'failed', code: 'E_TOOL_BUILD', message, next };
}
