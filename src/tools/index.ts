/** The front of this room: all that others may import from it. */

export { createBash } from './built-in/bash/bash.ts';
export { shownOutput } from './built-in/bash/command-output.ts';
export { shellProgram } from './built-in/bash/shell-program.ts';
export { createFileTools } from './built-in/files/create-file-tools.ts';
export { PATH_NAMES } from './built-in/files/use-path.ts';
export {
  CATEGORY_ITEM,
  continuesItem,
  dropRepeatedLearnings,
  entryKey,
  type HistorySides,
  isLearningsHeading,
  joinHistories,
  listLearnings,
  readItems,
  startsItem,
} from './built-in/history-entries.ts';
export {
  appendDatedLearnings,
  appendToSection,
  type DatedEntry,
  learningEntry,
} from './built-in/learning-markdown.ts';
export type { ReviewedFiles } from './built-in/review/squad-review.ts';
export type { FinishUser } from './built-in/squad-finish.ts';
export { openStagedFiles, type ToolWorkspace } from './built-in/staged-files.ts';
export { viewTeam } from './built-in/team-view.ts';
export { type AllowLists, filterAllowed } from './custom/allow-lists.ts';
export {
  defineExposedTool,
  defineHostedTool,
  type HostedToolDeps,
} from './custom/define-custom-tool.ts';
export {
  applyApprovals,
  approvableName,
  isApproved,
  type ToolApproval,
} from './custom/executable/apply-approvals.ts';
export {
  createCreateCustomTool,
  type WrittenTemplate,
} from './custom/executable/create-custom-tool.ts';
export { listSyntaxErrors } from './custom/executable/launch/find-syntax-errors.ts';
export { createLauncher } from './custom/executable/launch/launch-tool.ts';
export type { Launcher } from './custom/executable/launch/tool-launch.ts';
export {
  findProposedTools,
  type ProposedFile,
  type ProposedTools,
  type ToolProposal,
} from './custom/executable/proposed-tools.ts';
export type { ExecutableTool } from './custom/executable/read-executable.ts';
export { createRunCustomTool, type RunToolDeps } from './custom/executable/run-custom-tool.ts';
export type { ExecutableDeps } from './custom/executable/run-executable.ts';
export {
  type ExecutableListing,
  scanExecutables,
  toToolListing,
} from './custom/executable/scan-executables.ts';
export { isUnhashed } from './custom/executable/tool-files.ts';
export {
  renderTestResults,
  runToolTests,
  type ToolTestResult,
} from './custom/executable/tool-tests.ts';
export { openGlobalFolder } from './custom/global-folder.ts';
export {
  createToolHostPool,
  grantOf,
  type HostRequest,
  NO_GRANT,
  type ToolGrant,
} from './custom/host-pool.ts';
export { joinListings } from './custom/join-listings.ts';
export type { ToolParameter } from './custom/manifest/flags.ts';
export type { ToolManifest } from './custom/manifest/manifest.ts';
export { mayPassVariable } from './custom/passed-variables.ts';
export { renderToolListing } from './custom/render-tool-listing.ts';
export {
  describeToolAgents,
  executableAllowLists,
  listToolAgents,
  type ToolAgent,
  wantedTools,
} from './custom/tool-agents.ts';
export { findNameProblem } from './custom/tool-names.ts';
export { allowedFileTools, type FileToolLists, isFileTool, toolsForModel } from './file-tools.ts';
export { failedReply, NO_PROGRAMS_MESSAGE } from './host/explain-failure.ts';
export { guardGlobals } from './host/guard-globals.ts';
export { createImporter } from './host/import-file.ts';
export { discoverToolFiles } from './host/load/discover-files.ts';
export {
  importNotice,
  listingSchema,
  toListing,
} from './host/load/load-messages.ts';
export { connectMcpServer } from './host/mcp-server.ts';
export {
  CONNECTION_FD,
  callSchema,
  META_KEYS,
  runningSchema,
  runtimeRequest,
  SERVER_INFO,
} from './host/protocol.ts';
export { createRuntimeHandler } from './host/runtime-handler.ts';
export { serveTools } from './host/serve-tools.ts';
export { createPathReplacer } from './host/shown-paths.ts';
export { trackStrayFailures } from './host/stray-failures.ts';
export type { ToolCall, ToolDefinition, ToolRunContext } from './pipeline/define-tool.ts';
export { hostOutputFolder, type KeptOutputFolder, keptOutputPath } from './pipeline/keep-output.ts';
export { bindTool, bindUnrecorded } from './pipeline/run-tool.ts';
export { type AgentToAgent, type SquadToolDeps, type ToolRole, toolsFor } from './squad-tools.ts';
export { BUILT_IN_TOOLS, TOOL_NAMES } from './tool-catalog.ts';
