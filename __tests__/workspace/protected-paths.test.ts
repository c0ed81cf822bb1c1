// What may be committed, by name and kind alone.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { applyPolicy, type CommitCandidate } from '#src/workspace/changes.ts';
import { createPolicy, instructsAgents } from '#src/workspace/policy.ts';

const policy = createPolicy({
  holdsSecret: (text) => text.includes('ghs_canary'),
  protectedGlobs: ['infra/**', 'Stra\u00dfe/**'],
  squadDirectory: 'team/squad',
  requestText: '',
});

function aFile(path: string, change: Partial<CommitCandidate> = {}): CommitCandidate {
  return { path, bytes: 10, byTool: false, obstacle: undefined, ...change };
}

/** The words of a text: paths without blanks. */
const words = (text: string) => text.trim().split(/\s+/);

/** What runs without a review, or decides who reviews: at least one path for each row of the table. */
const PROTECTED = words(`
  .git/config .git/hooks/post-checkout .gitattributes .gitignore .gitmodules .gitconfig
  .github/workflows/ci.yml .github/workflows/deep/ci.yml .github/actions/x/action.yml
  .lfsconfig .eas/workflows/x.yml buddy.yml .buddy/x.yml .bazeliskrc .bazelversion .corepack.env
  .bsp/x.json .github/hooks/x.json .github/copilot/mcp.json .github/agents/x.md .github/skills/x/SKILL.md
  .github/lsp.json .github/mcp.json .github/aw/x.md CODEOWNERS .github/CODEOWNERS docs/codeowners
  OWNERS OWNERS_ALIASES .github/settings.yml .asf.yaml .mergify.yml .mergify/config.yml mergify.yml
  .kodiak.toml .policy.yml .bulldozer.yml .pullapprove.yml bors.toml .cm/x.cm
  .circleci/config.yml .travis.yml .gitlab-ci.yml .gitlab/ci/build.yml azure-pipelines.yml
  azure-pipelines-2.yaml .azure-pipelines/x.yml .deployment .drone.yml .drone.star .drone.jsonnet
  .woodpecker.yml .woodpecker/x.yml .buildkite/pipeline.yml buildkite.yml buildkite.json
  appveyor.yml .appveyor.yml Jenkinsfile Jenkinsfile.release bitbucket-pipelines.yml .cirrus.yml
  .cirrus.star .taskcluster.yml .semaphore/x.yml .tekton/x.yaml .build.yml .builds/x.yml
  .gitea/workflows/x.yml .forgejo/workflows/x.yml .teamcity/settings.kts buildspec.yml
  buildspec-test.yaml amplify.yml cloudbuild.yaml cloudbuild.json apphosting.yaml codefresh.yml
  bitrise.yml codemagic.yaml ci_scripts/ci_post_clone.sh .harness/x.yaml zuul.yaml .zuul.yaml
  .zuul.d/x.yaml .prow.yaml .prow/x.yaml .packit.yaml packit.yaml .readthedocs.yaml
  readthedocs.yml .nx/workflows/agents.yaml Dangerfile dangerfile.js atlantis.yaml
  .spacelift/config.yml vercel.json vercel.ts now.json netlify.toml render.yaml fly.toml
  railway.toml railway.json nixpacks.toml heroku.yml .do/app.yaml .platform.app.yaml
  .platform/routes.yaml .upsun/config.yaml
  .husky/pre-commit .huskyrc.js .githooks/pre-commit .git-hooks/x .hooks/pre-push lefthook.yml
  .lefthook-local.toml .config/lefthook.yml .lefthook/pre-commit/x.sh .pre-commit-config.yaml
  .pre-commit-hooks.yaml prek.toml .overcommit.yml .simple-git-hooks.cjs captainhook.json
  grumphp.yml grumphp.yml.dist .cargo-husky/hooks/pre-commit .rusty-hook.toml hk.pkl
  .config/hk.pkl .trunk/trunk.yaml
  .npmrc .yarnrc .yarnrc.yml .yarn/releases/yarn-4.cjs .pnpmfile.cjs bunfig.toml
  .mvn/extensions.xml gradle/wrapper/gradle-wrapper.jar .cargo/config.toml .cargo/config
  .bundle/config NuGet.Config .swiftpm/configuration/mirrors.json tools/bazel sitecustomize.py
  usercustomize.py
  .env .envrc .env.production .env.local .mise.toml mise.toml mise.local.toml .miserc.toml
  .mise/tasks/x mise/config.toml .config/mise.toml .config/mise/config.toml .tool-versions
  .prototools devbox.json .flox/env/manifest.toml .autoenv.zsh .shadowenv.d/x.lisp .gdbinit
  .lldbinit .Rprofile .Renviron .irbrc .pryrc .pdbrc .ghci .ocamlinit .iex.exs .octaverc
  .psysh.php jupyter_config.py jupyter_server_config.json
  .vscode/tasks.json x.code-workspace .vs/tasks.vs.json tasks.vs.json launch.vs.json
  .idea/workspace.xml .run/x.run.xml x.run.xml .fleet/run.json .zed/tasks.json .theia/tasks.json
  .helix/languages.toml .exrc _exrc .vimrc _vimrc .gvimrc .nvimrc .nvim.lua .vim/coc-settings.json
  .nvim/init.lua .lvimrc .lazy.lua .vimspector.json .ycm_extra_conf.py .dir-locals.el
  .dir-locals-2.el x.sublime-project x.sublime-workspace x.sublime-build .tm_properties
  .nova/Tasks/x.json .kateproject .ropeproject/config.py .externalToolBuilders/x.launch desktop.ini
  x.scf x.lnk x.library-ms .devcontainer.json .devcontainer/x/devcontainer.json devfile.yaml
  .devfile.yaml .gitpod.yml .gitpod.Dockerfile .gitpod/automations.yaml .ona/automations.yaml
  .idx/dev.nix .codesandbox/tasks.json .stackblitzrc .replit replit.nix
  .mcp.json .claude/settings.json .claude/commands/x.md .claude-plugin/plugin.json
  .copilot/mcp-config.json .agents/skills/x/SKILL.md .gemini/settings.json .cursor/hooks/x.sh
  .cursor/mcp.json .codex/config.toml .kiro/hooks/x.kiro.hook .kiro/settings/mcp.json
  .amazonq/mcp.json .windsurf/hooks.json .roo/mcp.json .kilocode/mcp.json kilo.jsonc
  .clinerules/hooks/PreToolUse opencode.json .opencode.jsonc .opencode/plugin/x.ts crush.json
  .crush/x .qwen/settings.json .amp/settings.json .factory/mcp.json .openhands/setup.sh
  .continue/mcpServers/x.yaml .continue/config.yaml .junie/mcp/mcp.json .tabnine/mcp_servers.json
  .firebender/x firebender.json .aider.conf.yml
`);

/** What belongs to the squad, or what its settings protect. */
const OWN = words(
  'infra/main.tf INFRA/main.tf .squad/team.md .squad .SQUAD/team.md .ai-team/team.md team/squad/team.md',
);

/** A path, the same in a folder, and in capitals in two folders. */
const everywhere = (path: string) => [path, `apps/${path}`, `Apps/web/${path.toUpperCase()}`];

describe('createPolicy', () => {
  it.each(PROTECTED)('refuses %s in any folder and any case', (name) => {
    for (const path of everywhere(name)) expect(policy.refuses({ path })).toContain(path);
  });

  it.each(OWN)('refuses %s', (path) => {
    expect(policy.refuses({ path })).toContain(path);
  });

  it.each([
    'team/squad/tools/lint/tool.yaml',
    'team/squad/tools/git_log-2/git_log-2.ts',
    'team/squad/tools/lint/lib/part.py',
    `team/squad/tools/${'t'.repeat(64)}/${'n'.repeat(128)}`,
  ])("lets an agent write a proposed tool's file: %s", (path) => {
    expect(policy.refuses({ path })).toBeUndefined();
  });

  it.each([
    'team/squad/tools',
    'team/squad/tools/lint',
    'team/squad/tools/lint.ts',
    `team/squad/tools/${'t'.repeat(65)}/a.ts`,
    `team/squad/tools/lint/${'n'.repeat(129)}`,
    'team/squad/tools/lint/',
    'team/squad/tools/lint/.npmrc',
    'team/squad/tools/../team.md',
    'team/squad/tools/lint/../../team.md',
    'team/squad/tools/a b/tool.yaml',
    'team/squad/Tools/lint/tool.yaml',
    '.squad/tools/lint/tool.yaml',
    '.ai-team/tools/lint/tool.yaml',
    'team/squad/config.json',
  ])('nothing else of the squad: %s', (path) => {
    expect(policy.refuses({ path })).toContain(path);
  });

  it.each([
    ['.g\u200cithub/workflows/ci.yml', 'an invisible character'],
    ['.github./workflows/ci.yml', 'a trailing dot'],
    ['.github /workflows/ci.yml', 'a trailing space'],
    ['.github/workflow\u017f/ci.yml', 'a long s'],
    ['.\uff47ithub/workflows/ci.yml', 'a full-width letter'],
    ['.g\u0131thub/workflows/ci.yml', 'a letter with the same capital'],
    ['STRASSE/x', 'a name that the settings spell with one letter'],
    ['.gitignore::$DATA', 'an NTFS stream'],
    ['CODEOWNERS.', 'a trailing dot'],
    ['GITHUB~1/workflows/x.yml', 'a short name of Windows'],
    ['apps/github~1./x', 'one with a dot at its end'],
    ['GI7EBA~1', 'one with a hash'],
    ['docs/AGENTS~1.MD', 'one with an extension'],
    ['x/PACKA~12.JSO/y', 'one with two digits'],
  ])('refuses %j: %s', (path) => {
    expect(policy.refuses({ path })).toBeDefined();
  });

  const allowed = words(`
    package.json package-lock.json pnpm-workspace.yaml tsconfig.json Makefile Dockerfile
    compose.yaml docker-compose.yml Procfile app.json app.yaml wrangler.toml firebase.json
    turbo.json nx.json .editorconfig .prettierrc .eslintrc.json eslint.config.js vite.config.ts
    jest.config.js .lintstagedrc.json .babelrc .nvmrc .node-version .python-version .ruby-version
    .dockerignore .gitkeep src/env/.gitkeep .git-blame-ignore-revs .env.example .env.sample
    packages/a/.env.template pyproject.toml setup.py conftest.py tox.ini requirements.txt uv.lock
    Cargo.toml build.rs rust-toolchain.toml go.mod pom.xml mvnw build.gradle.kts gradlew
    gradle.properties gradle/libs.versions.toml Gemfile Rakefile config.ru .rubocop.yml
    composer.json phpunit.xml flake.nix shell.nix CMakeLists.txt BUILD.bazel MODULE.bazel
    tools/bazel/BUILD Directory.Build.props App.csproj renovate.json codecov.yml
    sonar-project.properties .goreleaser.yml release.config.js mkdocs.yml sweep.yaml main.tf
    Chart.yaml values.yaml k8s/deployment.yaml .storybook/main.ts cypress.config.ts
    playwright.config.ts next.config.mjs public/robots.txt .well-known/security.txt
    .config/dotnet-tools.json docs/agents.html src/rules.ts src/hooks/useUser.ts hooks/x.ts
    skills/readme.md prompts/system.md CONVENTIONS.md docs/claude.mdx llms.txt
    .github/ISSUE_TEMPLATE/x.md .github/pull_request_template.md .github/dependabot.yml
    .github/release.yml .github/FUNDING.yml src/github/workflows/x.ts gitignore.md
    docs/.gitx/readme.md src/env.ts .envrc.md/x infrastructure/main.tf .squadron/a.md
    src/codeowners.ts src/agents/claude.ts src/env/.keep src/mise/index.ts backup.txt.~1~
    notes~1-draft.md longername~1.txt a~b.txt
  `);
  it.each([...allowed, 'emoji-\u{1F469}\u200D\u{1F4BB}.md'])('lets %s be written', (path) => {
    expect(policy.refuses({ path })).toBeUndefined();
  });
});

describe('a file that instructs agents', () => {
  const instructions = words(`
    AGENTS.md AGENT.md agents.md AGENTS.override.md AGENTS.local.md CLAUDE.md CLAUDE.local.md
    GEMINI.md QWEN.md CRUSH.md CRUSH.local.md WARP.md replit.md skills/x/SKILL.md
    .github/copilot-instructions.md .github/instructions/style.instructions.md
    .github/prompts/plan.prompt.md .cursorrules .cursor/rules/style.mdc .codex/prompts/x.md
    .kiro/steering/tech.md .clinerules .windsurfrules .junie/guidelines.md
    .github/chatmodes/x.md docs/x.prompt.md .goosehints .amazonq/rules/x.md .windsurf/rules/x.md
    .roo/rules/x.md .roorules .roorules-code .roomodes .kilocode/rules/x.md .kilo/rules/x.md
    .kilocodemodes .cline/x.md .continue/rules/x.md .continuerules .augment/rules/x.md
    .augment-guidelines .openhands/microagents/repo.md .openhands_instructions .trae/rules/x.md
    .tabnine/guidelines/x.md .rules .ruler/x.md .rulesync/rules/x.md .serena/memories/x.md
    .coderabbit.yaml .pr_agent.toml greptile.json .greptile/x.md x.instructions.md
  `);
  const policyFor = (requestText: string) =>
    createPolicy({
      holdsSecret: () => false,
      protectedGlobs: [],
      squadDirectory: '.squad',
      requestText,
    });

  it.each(instructions)('is not written unasked in any folder and any case: %s', (name) => {
    for (const path of everywhere(name)) {
      expect(policy.refuses({ path })).toMatch(/instructs agents, so it is written only when/);
      expect(instructsAgents(path)).toBe(true);
    }
  });

  it.each(instructions)('is written when the request names it: %s', (path) => {
    const asked = policyFor(`@squad please add a line on tests to \`${path}\`.`);
    expect(asked.refuses({ path })).toBeUndefined();
  });

  it.each([
    ['another file of that name', '@squad mend docs/AGENTS.md'],
    ['a name that contains it', '@squad mend MY-AGENTS.md and AGENTS.mdx'],
    ['words about it', '@squad tell the agents to be brief'],
    ['a comment that is not seen', '@squad mend it <!-- AGENTS.md -->'],
    ['a quotation', '> edit AGENTS.md\n\n@squad why?'],
    ['a link that goes elsewhere', '@squad see [this](https://example.com/AGENTS.md)'],
  ])('is not named by %s', (_, text) => {
    expect(policyFor(text).refuses({ path: 'AGENTS.md' })).toBeDefined();
  });

  it.each(['.github/workflows/ci.yml', '.npmrc', '.claude/settings.json', '.cursor/hooks/x.sh'])(
    'and what runs without a review is not written, named or not: %s',
    (path) => {
      expect(policyFor(`@squad edit ${path}`).refuses({ path })).toContain(path);
    },
  );

  it('stays under the settings of the repository', () => {
    const strict = createPolicy({
      holdsSecret: () => false,
      protectedGlobs: ['AGENTS.md'],
      squadDirectory: '.squad',
      requestText: '@squad edit AGENTS.md',
    });
    expect(strict.refuses({ path: 'AGENTS.md' })).toContain('settings');
  });
});

it('spells out an invisible character in a name that it refuses', () => {
  expect(policy.refuses({ path: 'src/l\u200cogin\u00ad.js' })).toBe(
    'src/l<U+200C>ogin<U+00AD>.js: its name holds an invisible character',
  );
});

it('takes no compiled file among the sources of a tool, and one anywhere else', () => {
  const isBinary = true;
  const paths = ['team/squad/tools/lint/lint', 'docs/logo.png'];
  const { accepted, left } = applyPolicy(
    [...paths.map((path) => aFile(path, { isBinary })), aFile('team/squad/tools/lint/lint.go')],
    policy,
  );
  expect(accepted.map(({ path }) => path)).toEqual([
    'docs/logo.png',
    'team/squad/tools/lint/lint.go',
  ]);
  expect(left).toEqual([
    'team/squad/tools/lint/lint: not text; what a tool runs is built in the run, from reviewed source',
  ]);
});

it('has a page as the source of each row, and no glob twice', () => {
  const text = readFileSync(
    new URL('../../src/workspace/paths/path-lists.ts', import.meta.url),
    'utf8',
  );
  const rows = [...text.matchAll(/= globsOf\(`\n([^`]*)`\)/g)].flatMap(([, table = '']) =>
    table
      .trim()
      .split('\n')
      .filter((row) => !row.startsWith('#'))
      .map((row) => row.split(' ')),
  );
  expect(rows.length).toBeGreaterThan(150);
  for (const row of rows) expect(row.at(-1)).toMatch(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+\/\S*$/);
  const globs = rows.flatMap((row) => row.slice(0, -1));
  expect(rows.filter((row) => row.length < 2)).toEqual([]);
  expect(globs.filter((glob, at) => globs.indexOf(glob) !== at)).toEqual([]);
});
