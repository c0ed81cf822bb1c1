// Tools outside of a run, for whoever calls them on their own machine: nobody's run, recorded nowhere.

import { createPrograms } from '../adapters/programs/programs.ts';
import { systemClock } from '../adapters/runner/clock.ts';
import type { ToolCallContext } from '../ports/custom-tools.ts';
import { createMask } from '../secrets.ts';
import { createLauncher } from '../tools/custom/executable/launch-tool.ts';
import type { ExecutableDeps } from '../tools/custom/executable/run-executable.ts';
import type { ToolRunContext } from '../tools/pipeline/define-tool.ts';
import type { KeptOutputFolder } from '../tools/pipeline/keep-output.ts';

/** The pipeline of a run, without its record; `who` calls. */
export function unrecordedToolContext(who: string): ToolRunContext {
  return {
    ...systemClock,
    ...createMask([]),
    agent: who,
    agentName: who,
    session: who,
    emit: () => {},
    countToolCall: () => ({ allowed: true }),
  };
}

export type ToolAuthor = {
  readonly who: string;
  readonly session: string;
  /** Absolute path of the folder where tools work. */
  readonly workdir: string;
};

/** Who calls, as module and resource tools are told. */
export function authorCallContext(
  { who, session, workdir }: ToolAuthor,
  toolCallId: string,
): ToolCallContext {
  return {
    sessionId: session,
    messageId: toolCallId,
    turnId: toolCallId,
    traceId: session,
    agent: who,
    agentName: who,
    instanceKey: session,
    toolCallId,
    workdir,
  };
}

export type LocalRunSettings = {
  /** A private folder: `HOME` of what is started. */
  readonly scratch: string;
  /** Where builds are kept: absolute. */
  readonly cache: string;
  /** Absolute path of the built tool host, which runs TypeScript. */
  readonly program: string;
  readonly workdir: string;
  /** Names of the variables that every tool may see. */
  readonly passed: readonly string[];
  readonly keeping: KeptOutputFolder;
};

/** What executable tools need here. There are no secrets to mask. */
export function localRunDeps(settings: LocalRunSettings): ExecutableDeps {
  const { scratch, cache, program, workdir, passed, keeping } = settings;
  const programs = createPrograms({ home: scratch, mask: (text) => text });
  const typescript = [process.execPath, program, 'run'];
  return {
    launcher: createLauncher({ programs, typescript, cache }),
    programs,
    workdir,
    keptOutput: keeping,
    ready: async () => {},
    passedTo: () => passed,
  };
}
