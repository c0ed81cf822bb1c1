// A tool as the host holds it: what people are told of it, and the work itself.

import type {
  CustomTool,
  ToolCallContext,
  ToolDiagnostic,
  ToolHostReply,
} from '../../ports/custom-tools.ts';
import type { AgentToolRuntime } from '../authoring.ts';

/** What one call has besides its arguments. */
export type ToolCallScope = {
  readonly context: ToolCallContext;
  readonly signal: AbortSignal;
  /** Writes to the run's log. */
  readonly logger: Console;
  /** Undefined where agents may not turn to each other. */
  readonly runtime: AgentToolRuntime | undefined;
};

export type LoadedTool = {
  readonly tool: CustomTool;
  /** May throw or reject with whatever the tool's code throws. */
  readonly run: (args: unknown, scope: ToolCallScope) => Promise<ToolHostReply>;
};

/** What came of one file. */
export type ToolLoadResult = {
  readonly tools: readonly LoadedTool[];
  readonly diagnostics: readonly ToolDiagnostic[];
};

export const EMPTY_LOAD_RESULT: ToolLoadResult = { tools: [], diagnostics: [] };
