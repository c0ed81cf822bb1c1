export { type CredentialFacts, tokenKind } from './check-credentials.ts';
export { type GitHubFacts, readGitHubSettings } from './check-github.ts';
export { COMMITTED_FOLDERS } from './check-ignored.ts';
export { listFailedWays, type MachineFacts, type ToolFacts } from './check-machine.ts';
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
} from './init-report.ts';
export { planTeam, readCopilotAgents, type TeamPlan, teamMembers } from './plan-team.ts';
export { pullRequestWorkflows } from './pull-request-workflows.ts';
export { renderMarkdown, renderText } from './render-findings.ts';
export { type RepositoryTop, readStack, type Stack } from './stack.ts';
export { newTeamFiles } from './team-files.ts';
