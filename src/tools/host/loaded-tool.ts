// A tool that the host has loaded.

import type { CustomTool, ToolDiagnostic } from '#src/ports/custom-tools.ts';
import type { ToolCallContext, ToolHostReply } from '#src/ports/tool-host.ts';
import type { RuntimeMethods } from './agent-runtime.ts';

/** What a call gets besides its arguments. */
export type ToolCallScope = {
  readonly context: ToolCallContext;
  readonly signal: AbortSignal;
  /** Writes to the run's log. */
  readonly logger: Console;
  /** Undefined where agents may not ask each other. */
  readonly runtime: RuntimeMethods | undefined;
};

export type LoadedTool = {
  readonly tool: CustomTool;
  /** May throw or reject with whatever the tool's code throws. */
  readonly run: (args: object, scope: ToolCallScope) => Promise<ToolHostReply>;
};

/** A tool, or why there is none. */
export type ToolOrProblem = LoadedTool | ToolDiagnostic;
