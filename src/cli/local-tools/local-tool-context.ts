// What tools need outside of a run, on a person's own machine: nothing is recorded.

import type { OpenBox } from '#src/adapters/box/index.ts';
import { createPrograms } from '#src/adapters/programs/index.ts';
import { systemClock } from '#src/adapters/runner/index.ts';
import { createToolHosts, hostProgram } from '#src/adapters/tool-host/index.ts';
import type { BoxNetwork, ToolHost, ToolHostSpec } from '#src/ports/index.ts';
import { createMask } from '#src/secrets.ts';
import {
  createLauncher,
  type ExecutableDeps,
  type HostedToolDeps,
  joinListings,
  type KeptOutputFolder,
  scanExecutables,
  type ToolCall,
  type ToolRunContext,
  toToolListing,
} from '#src/tools/index.ts';

/** Makes a run's context for the tool pipeline, without a record; `who` is the caller. */
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

/** Opens a host for the tools of some folders, and lists them. Of two tools with one name, the first folder's counts. */
export async function openLocalHost(
  { box, program = hostProgram() }: { readonly box: OpenBox; readonly program?: string },
  spec: ToolHostSpec,
) {
  const host = await createToolHosts(box, program).open(spec);
  const scans = await Promise.all(spec.folders.map(scanExecutables));
  const listing = joinListings([await host.list(), ...scans.map(toToolListing)]);
  return { host, listing, executables: scans.flatMap((scan) => scan.executables) };
}

export type LocalToolCaller = {
  readonly who: string;
  readonly session: string;
  /** Absolute path of the folder where tools work. */
  readonly workdir: string;
};

/** Returns what module and resource tools of `host` need outside of a run. */
export function localHostDeps(
  { who, session, workdir }: LocalToolCaller,
  host: ToolHost,
  keptOutput: KeptOutputFolder,
): HostedToolDeps {
  const context = ({ id }: ToolCall) => ({
    sessionId: session,
    messageId: id,
    turnId: id,
    traceId: session,
    agent: who,
    agentName: who,
    instanceKey: session,
    toolCallId: id,
    workdir,
  });
  return { host: async () => host, context, keptOutput };
}

export type LocalRunSettings = {
  /** A private folder for the homes of the programs that are started. */
  readonly homes: string;
  /** The folder for builds, an absolute path. */
  readonly cache: string;
  /** Absolute path of the built tool host, which runs TypeScript. */
  readonly program: string;
  readonly workdir: string;
  /** Names of the variables that every tool may see. */
  readonly passed: readonly string[];
  readonly keeping: KeptOutputFolder;
  readonly box: OpenBox;
  readonly network: BoxNetwork;
};

/** Returns what executable tools need outside of a run. There are no secrets to mask. */
export function localRunDeps(settings: LocalRunSettings): ExecutableDeps {
  const { homes, cache, program, workdir, passed, keeping, box, network } = settings;
  const programs = createPrograms({ homes, mask: (text) => text, box });
  const typescript = [process.execPath, program, 'run'];
  return {
    launcher: createLauncher({ programs, typescript, cache }),
    programs,
    workdir,
    keptOutput: keeping,
    network,
    ready: async () => {},
    passedTo: () => passed,
  };
}
