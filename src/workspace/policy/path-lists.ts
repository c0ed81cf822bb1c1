// The paths that agents may not write, or only when a person named the file: globs, matched without regard to case.

/** What runs without a review (on push, on checkout, when a folder is opened), and what decides who reviews. */
export const NEVER_WRITTEN: readonly string[] = [
  // GitHub and git.
  '.github/{workflows,actions,hooks,copilot,agents,skills,extensions}/**',
  '**/.git*',
  '**/.git/**',
  '**/CODEOWNERS',
  // Other CI services.
  '.{circleci,buildkite,semaphore,woodpecker,tekton,builds,gitea,forgejo,gitlab,teamcity,azure-pipelines}/**',
  '.{travis,drone,cirrus,woodpecker,appveyor,build}.{yml,yaml}',
  '{appveyor,bitbucket-pipelines,buildspec,cloudbuild,codefresh}.{yml,yaml}',
  '**/azure-pipelines*.{yml,yaml}',
  '**/Jenkinsfile*',
  // Git hooks.
  '.{husky,githooks}/**',
  '{.,}lefthook{-local,}.{yml,yaml,toml,json}',
  '.{pre-commit-config,pre-commit-hooks,overcommit}.{yml,yaml}',
  '{.,}simple-git-hooks.*',
  // Package managers and builds run these before any script.
  '**/.npmrc',
  '**/.yarnrc{,.yml}',
  '**/.yarn/**',
  '**/.pnpmfile.*',
  '**/bunfig.toml',
  '**/{.mvn,gradle/wrapper}/**',
  '**/.cargo/config{,.toml}',
  // A shell, an editor or a development container runs or reads these when the folder is opened.
  '**/.env*',
  '**/{.mise,mise}.toml',
  '**/.devcontainer{.json,/**}',
  '**/.{vscode,idx,zed,idea,fleet}/**',
  '**/*.code-workspace',
  // Programs and servers that coding agents start.
  '**/.mcp.json',
  '**/.{copilot,claude,agents,gemini}/**',
  '**/.{cursor,codex,kiro,windsurf,roo,amazonq}/{hooks/**,settings/**,*.json,*.toml}',
  '**/.aider*',
];

/** What instructs coding agents: written only when a person asked for that very file by name. */
export const AGENT_INSTRUCTIONS: readonly string[] = [
  '**/{AGENTS,AGENTS.override,CLAUDE,CLAUDE.local,GEMINI}.md',
  '.github/{instructions,prompts,chatmodes,skills}/**',
  '.github/copilot-instructions.md',
  '**/*.{instructions,prompt,chatmode}.md',
  '**/.{cursor,codex,kiro,windsurf,roo,amazonq,junie,continue,augment}/**',
  '**/.{cursor,windsurf,roo}rules',
  '**/.clinerules{,/**}',
  '**/.goosehints',
];
