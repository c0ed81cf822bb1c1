export { type CredentialFacts, tokenKind } from './checks/check-credentials.ts';
export { type GitHubFacts, readGitHubSettings } from './checks/check-github.ts';
export { COMMITTED_FOLDERS } from './checks/check-ignored.ts';
export { listFailedWays, type MachineFacts, type ToolFacts } from './checks/check-machine.ts';
export { type DoctorFacts, type RuntimeTrial, readWorkflows, runDoctor } from './doctor.ts';
export { countFindings, PAGES } from './finding.ts';
export {
  fillWorkflow,
  findExistingWorkflow,
  freePath,
  hasPlaceholder,
  type InitDelivery,
  missingAttributes,
  renderInit,
  type WorkflowFacts,
} from './init/init-report.ts';
export { planTeam, readCopilotAgents, type TeamPlan, teamMembers } from './init/plan-team.ts';
export { type RepositoryTop, readStack, type Stack } from './init/stack.ts';
export { newTeamFiles } from './init/team-files.ts';
export { pullRequestWorkflows } from './pull-request-workflows.ts';
export { renderMarkdown, renderText } from './render-findings.ts';
