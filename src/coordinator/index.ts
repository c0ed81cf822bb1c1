/** The front of this room: all that others may import from it. */

export type {
  AgentEnvironment,
  AgentWorkspace,
  FileDecision,
  FileRequest,
  ImageViewer,
  OtherSession,
  SessionBriefing,
  SessionConfig,
  SessionRequest,
  ShownImages,
  Submission,
  WorkReport,
} from './agents/agent-environment.ts';
export {
  type CoordinationArgs,
  type CoordinationResult,
  runCoordinator,
  runNamedAgent,
} from './coordinator.ts';
export type { AgentRuntimeBackend } from './messages/agent-runtime.ts';
export { createAgentRuntimeBackend } from './messages/agent-runtime-backend.ts';
export { type Broker, openBroker } from './messages/broker.ts';
export { whoRevises } from './messages/escalations.ts';
export { waitOverReason } from './messages/message-record.ts';
export type { GrantableTools, RoutingPolicy } from './messages/route-handoff.ts';
export type { WorkBeside } from './prompts/agent.ts';
export type { CoordinatorBriefing } from './prompts/coordinator.ts';
export { type PromptPart, type Reach, titledPart } from './prompts/rules.ts';
export { chooseReviser, openLockout } from './reviews/lockout.ts';
export type { FileAuthor } from './reviews/plan-revision.ts';
export {
  describeFindings,
  rejectedFiles,
  speaksFor,
  standingFindings,
  standingLocks,
  standingReviews,
  toRepositoryPath,
} from './reviews/standing-findings.ts';
export { type AgentInstances, openAgentInstances } from './sessions/agent-instances.ts';
export { openAgentPool } from './sessions/agent-pool.ts';
export { type Budget, type BudgetLimits, openBudget } from './sessions/budget.ts';
export type { RecordedReview, ReviewReceipt } from './tasks/handoff.ts';
export {
  type AgentRoster,
  type Caller,
  type Colleague,
  HANDOFF_TYPES,
  type Handoff,
  mayRecordReview,
  type RouteRefusal,
  type RouteResult,
  type SessionBroker,
  wantsAnswer,
} from './tasks/handoff.ts';
