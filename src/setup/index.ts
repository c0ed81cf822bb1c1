/** The front of this room: all that others may import from it. */

export { listFailedWays } from './checks/check-box.ts';
export { COMMITTED_FOLDERS } from './checks/check-committed.ts';
export type { CredentialFacts } from './checks/check-credentials.ts';
export type { GitHubFacts } from './checks/check-github.ts';
export type { MachineFacts } from './checks/check-machine.ts';
export type { ToolFacts } from './checks/check-tools.ts';
export { type DoctorFacts, type RuntimeTrial, readWorkflows, runDoctor } from './doctor.ts';
export { countFindings } from './finding.ts';
export {
  fillWorkflow,
  findExistingWorkflow,
  freePath,
  hasPlaceholder,
  missingAttributes,
  type WorkflowFacts,
} from './init/init-files.ts';
export { type InitDelivery, renderInit } from './init/init-report.ts';
export { planTeam, readCopilotAgents, type TeamPlan, teamMembers } from './init/plan-team.ts';
export { type RepositoryTop, readStack, type Stack } from './init/stack.ts';
export { newTeamFiles } from './init/team-files.ts';
export { PAGES } from './pages.ts';
export { pullRequestWorkflows } from './pull-request-workflows.ts';
export { readGitHubSettings } from './read-github-settings.ts';
export { renderMarkdown, renderText } from './render-findings.ts';
export { tokenKind } from './token-kind.ts';
