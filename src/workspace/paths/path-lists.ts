// The paths that agents may not write, or only when a person named the file: globs, matched without regard to case.
import { basename } from 'node:path/posix';

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

// Lock files of package managers: one may change only together with a manifest that it is generated from.

/** By the lock file's name: its manifests, in its folder or below (workspaces). */
const MANIFESTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['package-lock.json', ['package.json']],
  ['npm-shrinkwrap.json', ['package.json']],
  ['yarn.lock', ['package.json']],
  ['pnpm-lock.yaml', ['package.json', 'pnpm-workspace.yaml']],
  ['bun.lock', ['package.json']],
  ['bun.lockb', ['package.json']],
  ['deno.lock', ['deno.json', 'deno.jsonc', 'package.json']],
  ['cargo.lock', ['cargo.toml']],
  ['gemfile.lock', ['gemfile']],
  ['composer.lock', ['composer.json']],
  ['poetry.lock', ['pyproject.toml']],
  ['uv.lock', ['pyproject.toml']],
  ['pipfile.lock', ['pipfile']],
  ['podfile.lock', ['podfile']],
  ['pubspec.lock', ['pubspec.yaml']],
  ['mix.lock', ['mix.exs']],
  ['go.sum', ['go.mod']],
]);

/** True for a lock file without a changed manifest among `paths`, which are in lower case. */
export function isLockFileAlone(path: string, paths: readonly string[]): boolean {
  const cut = path.lastIndexOf('/') + 1;
  const manifests = MANIFESTS.get(path.slice(cut).toLowerCase());
  if (manifests === undefined) return false;
  const folder = path.slice(0, cut).toLowerCase();
  return !paths.some((other) => other.startsWith(folder) && manifests.includes(basename(other)));
}
