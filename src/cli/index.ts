/** The front of this room: all that others may import from it. */

export { type McpServerSettings, serveMcpTools } from './mcp.ts';
export {
  ignoreClosedPipe,
  printFailure,
  printOutput,
  printUsageError,
  readArguments,
  shortErrorText,
} from './terminal.ts';
export { toolsCommand } from './tools.ts';
export { whyNotFolder } from './working-tree.ts';
