// Tools outside of a run, for whoever calls them on their own machine: nobody's run, recorded nowhere.
import { createMask } from '../secrets.ts';
import { createLauncher } from '../tools/custom/build.ts';
import type { CallContext } from '../tools/custom/custom-tool.ts';
import type { Keeping } from '../tools/custom/keep.ts';
import type { RunningDeps } from '../tools/custom/run-executable.ts';
import type { RunContext } from '../tools/tool.ts';
import { systemClock } from './clock.ts';
import { createPrograms } from './programs.ts';

/** The pipeline of a run, without its record; `who` calls. */
export function nobodysRun(who: string): RunContext {
  return {
    ...systemClock,
    ...createMask([]),
    ...{ agent: who, agentName: who, session: who },
    emit: () => {},
    countToolCall: () => ({ allowed: true }),
  };
}

export type Author = {
  readonly who: string;
  readonly session: string;
  /** Absolute path of the folder where tools work. */
  readonly workdir: string;
};

/** Who calls, as module and resource tools are told. */
export function contextOf({ who, session, workdir }: Author, toolCallId: string): CallContext {
  return {
    ...{ sessionId: session, messageId: toolCallId, turnId: toolCallId, traceId: session },
    ...{ agent: who, agentName: who, instanceKey: session, toolCallId, workdir },
  };
}

export type Machine = {
  /** A private folder: `HOME` of what is started. */
  readonly scratch: string;
  /** Where builds are kept: absolute. */
  readonly cache: string;
  /** Absolute path of the built tool host, which runs TypeScript. */
  readonly program: string;
  readonly workdir: string;
  /** Names of the variables that every tool may see. */
  readonly passed: readonly string[];
  readonly keeping: Keeping;
};

/** What executable tools need here. There are no secrets to mask. */
export function runningOn(machine: Machine): RunningDeps {
  const { scratch, cache, program, workdir, passed, keeping } = machine;
  const programs = createPrograms({ home: scratch, mask: (text) => text });
  const typescript = [process.execPath, program, 'run'];
  return {
    launcher: createLauncher({ programs, typescript, cache }),
    ...{ programs, workdir, keeping, ready: async () => {}, passedTo: () => passed },
  };
}
