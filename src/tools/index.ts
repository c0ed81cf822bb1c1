export { createBash, shellProgram, shownOutput } from './built-in/bash.ts';
export {
  appendDatedLearnings,
  appendToSection,
  CATEGORY_ITEM,
  continuesItem,
  type DatedEntry,
  dropRepeatedLearnings,
  entryKey,
  type HistorySides,
  isLearningsHeading,
  joinHistories,
  learningEntry,
  listLearnings,
  readItems,
  startsItem,
} from './built-in/learnings.ts';
export { viewTeam } from './built-in/squad-discover.ts';
export type { FinishUser } from './built-in/squad-finish.ts';
export type { ReviewedFiles } from './built-in/squad-review.ts';
export {
  type AgentToAgent,
  BUILT_IN_TOOLS,
  type SquadToolDeps,
  TOOL_NAMES,
  type ToolRole,
  toolsFor,
} from './built-in/squad-tools.ts';
export { openStagedFiles, type ToolWorkspace } from './built-in/staged-files.ts';
export {
  type AllowLists,
  describeToolAgents,
  executableAllowLists,
  filterAllowed,
  listToolAgents,
  type ToolAgent,
  wantedTools,
} from './custom/allow-lists.ts';
export {
  createCreateCustomTool,
  type WrittenTemplate,
} from './custom/create-custom-tool.ts';
export {
  defineExposedTool,
  defineHostedTool,
  type HostedToolDeps,
} from './custom/define-custom-tool.ts';
export {
  type ExecutableListing,
  type ExecutableTool,
  scanExecutables,
  toToolListing,
} from './custom/executables.ts';
export {
  createToolHostPool,
  grantOf,
  type HostRequest,
  mayPassVariable,
  NO_GRANT,
  type ToolGrant,
} from './custom/host-pool.ts';
export { createLauncher, type Launcher, listSyntaxErrors } from './custom/launch-tool.ts';
export { findNameProblem, joinListings, renderToolListing } from './custom/listings.ts';
export type { ToolManifest, ToolParameter } from './custom/manifest.ts';
export {
  applyApprovals,
  approvableName,
  findProposedTools,
  isApproved,
  type ProposedFile,
  type ProposedTools,
  type ToolApproval,
  type ToolProposal,
} from './custom/proposed-tools.ts';
export { createRunCustomTool, type RunToolDeps } from './custom/run-custom-tool.ts';
export type { ExecutableDeps } from './custom/run-executable.ts';
export { isUnhashed, openGlobalFolder } from './custom/tool-files.ts';
export {
  renderTestResults,
  runToolTests,
  type ToolTestResult,
} from './custom/tool-tests.ts';
export {
  allowedFileTools,
  createFileTools,
  type FileToolLists,
  isFileTool,
  toolsForModel,
} from './files/file-tools.ts';
export { PATH_NAMES } from './files/use-path.ts';
export { createRuntimeHandler } from './host/agent-runtime.ts';
export { createPathReplacer, discoverToolFiles } from './host/discover-files.ts';
export { failedReply, NO_PROGRAMS_MESSAGE } from './host/explain-failure.ts';
export { createImporter } from './host/import-file.ts';
export {
  CONNECTION_FD,
  callSchema,
  importNotice,
  listingSchema,
  META_KEYS,
  runningSchema,
  runtimeRequest,
  SERVER_INFO,
  toListing,
} from './host/protocol.ts';
export { connectMcpServer, serveTools, trackStrayFailures } from './host/serve-tools.ts';
export type { ToolCall, ToolDefinition, ToolRunContext } from './pipeline/define-tool.ts';
export { hostOutputFolder, type KeptOutputFolder, keptOutputPath } from './pipeline/keep-output.ts';
export { bindTool, bindUnrecorded } from './pipeline/run-tool.ts';
