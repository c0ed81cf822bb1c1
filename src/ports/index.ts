/** The front of this room: all that others may import from it. */

export {
  BOT,
  botIdentity,
  isAtLeast,
  isLogin,
  PERMISSIONS,
  type Permission,
  WRITING_PERMISSIONS,
} from './accounts.ts';
export {
  type AgentRuntime,
  type AgentSession,
  type AttachedImage,
  EFFORTS,
  type Effort,
  EMPTY_ANSWER,
  type ImageLimits,
  type JsonSchema,
  type SessionEvent,
  type SessionSpec,
  type SessionTool,
  type ToolReply,
  type Turn,
} from './agents.ts';
export type {
  Box,
  BoxCopy,
  BoxLeak,
  BoxNetwork,
  BoxSpec,
  BoxState,
  BoxWay,
  FailedWay,
} from './box.ts';
export { commentedLines } from './commented-lines.ts';
export {
  type CustomTool,
  DEFAULT_LIMITS,
  DIAGNOSTIC_CODES,
  type DiagnosticCode,
  type DiagnosticDetail,
  type ToolDiagnostic,
  type ToolFolder,
  type ToolKind,
  type ToolListing,
  type ToolOrigin,
  type UnusedTool,
} from './custom-tools.ts';
export {
  EMPTY_TREE,
  type FileContent,
  type FilesCommit,
  type Git,
  type GitOptions,
  type GitResult,
  type GitTreeEntry,
  type GitWorktree,
  type TreeEntry,
  type TrustedTree,
} from './git.ts';
export type {
  AttachmentAnswer,
  GitHub,
  Listing,
  NewPullRequest,
  NewReview,
  OutboundText,
  PostSource,
  PullRequestAnswer,
  ReactionTarget,
  RepositoryOwnership,
  ReviewAnswer,
  Reviewers,
  ReviewersAnswer,
} from './github.ts';
export type {
  Clock,
  JobPaths,
  Log,
  Ports,
  RunPage,
  RunTime,
  UploadedFile,
  VariableGrant,
} from './ports.ts';
export type { ProgramEnd, ProgramOutput, ProgramSpec, Programs } from './programs.ts';
export type {
  Account,
  ChangedFile,
  Comment,
  Issue,
  PullRequest,
  RecentComment,
  Review,
  ReviewComment,
  ThreadEnd,
} from './threads.ts';
export {
  type CalledTool,
  RUNTIME_METHODS,
  type RuntimeCall,
  type RuntimeCallResult,
  type RuntimeMethod,
  type ToolCallContext,
  type ToolHost,
  type ToolHostReply,
  type ToolHostSpec,
  type ToolHosts,
} from './tool-host.ts';
