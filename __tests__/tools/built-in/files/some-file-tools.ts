// The file tools of a session in a folder of the test's own, bound as a run binds them.

import type { FileDecision, FileRequest } from '#src/coordinator/agents/agent-environment.ts';
import type { ImageLimits, SessionTool, ToolReply } from '#src/ports/agents.ts';
import type { Programs } from '#src/ports/programs.ts';
import { createFileTools, type FileTool } from '#src/tools/files/file-tools.ts';
import type { ToolRunContext } from '#src/tools/pipeline/define-tool.ts';
import { bindUnrecorded } from '#src/tools/pipeline/run-tool.ts';

const ALL: readonly FileTool[] = ['view', 'grep', 'glob', 'create', 'edit', 'apply_patch'];

export type SomeFileTools = {
  readonly names?: readonly FileTool[];
  readonly decide?: (request: FileRequest) => Promise<FileDecision>;
  readonly files?: readonly string[];
  readonly mask?: (text: string) => string;
  readonly programs?: Programs;
  /** The path of a ripgrep that runs in a box; absent: the tools walk. */
  readonly ripgrep?: string | undefined;
};

const NO_PROGRAMS: Programs = {
  runProgram: async () => ({ kind: 'not-started', reason: 'there are no programs here' }),
};

/** Builds the tools; by default they may touch everything, and there is no ripgrep. */
export function someFileTools(
  root: string,
  { names = ALL, files = [], decide, mask, programs = NO_PROGRAMS, ripgrep }: SomeFileTools = {},
): readonly SessionTool[] {
  const definitions = createFileTools(names, {
    root,
    files,
    decide: decide ?? (async () => ({ allowed: true })),
    programs,
    ripgrep: async () => ripgrep,
  });
  return definitions.map((definition) => bindUnrecorded(definition, aRunContext(mask)));
}

function aRunContext(mask: ToolRunContext['mask'] = (text) => text): ToolRunContext {
  return {
    now: Date.now,
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        signal?.addEventListener('abort', () => clearTimeout(timer));
      }),
    agent: 'hockney',
    agentName: 'Hockney',
    session: 'hockney',
    emit: () => undefined,
    mask,
    holdsSecret: () => false,
    countToolCall: () => ({ allowed: true }),
  };
}

let calls = 0;

/** Calls a tool by its name. Throws when there is none. */
export function callTool(
  tools: readonly SessionTool[],
  name: string,
  args: unknown,
  imageLimits?: ImageLimits,
): Promise<ToolReply> {
  const tool = tools.find((one) => one.name === name);
  if (tool === undefined) throw new Error(`no tool ${name}`);
  calls += 1;
  const signal = new AbortController().signal;
  return tool.call(args, { id: `call-${calls}`, signal, imageLimits });
}
