// Public pages that findings and pull requests link to.
const DOCS = 'https://docs.github.com/en';

export const PAGES = {
  actionsSettings: `${DOCS}/repositories/managing-your-repositorys-settings-and-features/enabling-features-for-your-repository/managing-github-actions-settings-for-a-repository`,
  approval: `${DOCS}/actions/concepts/security/github_token#when-github_token-triggers-workflow-runs`,
  concurrency: `${DOCS}/actions/concepts/workflows-and-actions/concurrency`,
  copilotBilling: `${DOCS}/copilot/concepts/agents/copilot-cli/copilot-cli-in-github-actions`,
  copilotInActions: `${DOCS}/copilot/how-tos/copilot-cli/use-copilot-cli-in-actions`,
} as const;
