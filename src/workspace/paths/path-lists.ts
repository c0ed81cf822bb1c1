// The paths that agents may not write, or only when a person named the file. Each holds in every folder and in any case.
import { basename } from 'node:path/posix';

/** Reads a table: globs, then the web page that says what reads such files. A line that begins with `#` is a heading. */
function globsOf(table: string): readonly string[] {
  const rows = table.split('\n').filter((row) => /^\s*[^#\s]/.test(row));
  return rows.flatMap((row) => row.trim().split(/\s+/).slice(0, -1)).map((glob) => `**/${glob}`);
}

/** Known files that run without a review (on push, on checkout, when a folder is opened), and those that decide who reviews. */
export const NEVER_WRITTEN = globsOf(`
# git and GitHub
.git/** .gitattributes .gitignore .gitmodules .gitconfig git-scm.com/docs/gitattributes
.lfsconfig man.archlinux.org/man/git-lfs-config.5.en
.github/{workflows,actions}/** docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax
.github/{copilot,agents,skills,extensions,plugin}/** docs.github.com/en/copilot/concepts/agents/copilot-cli/about-custom-agents
.github/hooks/** .github/{lsp,mcp}.json docs.github.com/en/copilot/reference/copilot-cli-reference/cli-command-reference
.github/aw/** github.github.com/gh-aw/
CODEOWNERS docs.github.com/en/repositories/managing-your-repositorys-settings-and-features/customizing-your-repository/about-code-owners
OWNERS OWNERS_ALIASES www.kubernetes.dev/docs/guide/owners/
.github/settings.yml github.com/repository-settings/app
.asf.yaml github.com/apache/infrastructure-asfyaml
{.,}mergify.{yml,yaml} .mergify/** docs.mergify.com/configuration/file-format/
.kodiak.toml kodiakhq.com/docs/config-reference
.{policy,bulldozer}.yml github.com/palantir/policy-bot
.pullapprove.{yml,yaml} docs.pullapprove.com/
bors.toml bors.tech/documentation/
.cm/** docs.gitstream.cm/cm-file/
# CI services, and those that deploy each branch
.circleci/** circleci.com/docs/reference/configuration-reference/
.travis.{yml,yaml} docs.travis-ci.com/user/tutorial/
.gitlab-ci.{yml,yaml} .gitlab/** docs.gitlab.com/ci/yaml/
{.,}azure-pipelines*.{yml,yaml} .azure-pipelines/** learn.microsoft.com/en-us/azure/devops/pipelines/yaml-schema/
.deployment github.com/projectkudu/kudu/wiki/Customizing-deployments
.drone.{yml,yaml,star,jsonnet} docs.drone.io/pipeline/configuration/
.woodpecker{.yml,.yaml,/**} woodpecker-ci.org/docs/usage/workflow-syntax
{.buildkite/**,buildkite.{yml,yaml,json}} buildkite.com/docs/agent/cli/reference/pipeline
{.,}appveyor.{yml,yaml} www.appveyor.com/docs/appveyor-yml/
Jenkinsfile* www.jenkins.io/doc/book/pipeline/jenkinsfile/
bitbucket-pipelines.{yml,yaml} support.atlassian.com/bitbucket-cloud/docs/bitbucket-pipelines-configuration-reference/
.cirrus.{yml,yaml,star} cirrus-ci.org/guide/writing-tasks/
.taskcluster.{yml,yaml} docs.taskcluster.net/docs/reference/integrations/github/taskcluster-yml-v1
.semaphore/** docs.semaphoreci.com/reference/pipeline-yaml-reference/
.tekton/** pipelinesascode.com/docs/guide/authoringprs/
{.build.{yml,yaml},.builds/**} man.sr.ht/builds.sr.ht/manifest.md
.gitea/** docs.gitea.com/usage/actions/overview
.forgejo/** forgejo.org/docs/latest/user/actions/reference/
.teamcity/** www.jetbrains.com/help/teamcity/kotlin-dsl.html
buildspec*.{yml,yaml} docs.aws.amazon.com/codebuild/latest/userguide/build-spec-ref.html
amplify.{yml,yaml} docs.aws.amazon.com/amplify/latest/userguide/yml-specification-syntax.html
cloudbuild*.{yml,yaml,json} cloud.google.com/build/docs/build-config-file-schema
apphosting*.{yml,yaml} firebase.google.com/docs/app-hosting/configure
codefresh.{yml,yaml} codefresh.io/docs/docs/pipelines/what-is-the-codefresh-yaml/
bitrise.{yml,yaml} github.com/bitrise-io/bitrise
codemagic.{yml,yaml} docs.codemagic.io/yaml-basic/yaml-getting-started/
ci_scripts/ci_*.sh developer.apple.com/documentation/xcode/writing-custom-build-scripts
.harness/** developer.harness.io/docs/platform/git-experience/git-experience-overview/
{{.,}zuul.{yml,yaml},{.,}zuul.d/**} zuul-ci.org/docs/zuul/latest/project-config.html
.prow{.yaml,/**} docs.prow.k8s.io/docs/inrepoconfig/
{.,}packit.{yml,yaml} packit.dev/docs/configuration
{.,}readthedocs.{yml,yaml} docs.readthedocs.com/platform/stable/config-file/v2.html
.eas/workflows/** docs.expo.dev/eas/workflows/syntax/
{buddy.yml,.buddy/**} buddy.works/docs/yaml/yaml-schema
.nx/workflows/** nx.dev/ci/reference/launch-templates
{.,}dangerfile* danger.systems/js/
atlantis.{yml,yaml} www.runatlantis.io/docs/repo-level-atlantis-yaml
.spacelift/** docs.spacelift.io/concepts/configuration/runtime-configuration
vercel.{json,ts,js,mjs} now.json vercel.com/docs/project-configuration
netlify.{toml,yml,json} docs.netlify.com/build/configure-builds/file-based-configuration/
render.{yml,yaml} render.com/docs/blueprint-spec
fly.toml fly.io/docs/reference/configuration/
railway.{toml,json} nixpacks.{toml,json} docs.railway.com/reference/config-as-code
heroku.{yml,yaml} devcenter.heroku.com/articles/build-docker-images-heroku-yml
.do/** docs.digitalocean.com/products/app-platform/reference/app-spec/
{.platform.app.{yml,yaml},.platform/**,.upsun/**} docs.upsun.com/create-apps/app-reference.html
# Hooks of git
{.husky/**,.huskyrc*} typicode.github.io/husky/
.{git,}hooks/** .git-hooks/** git-scm.com/docs/githooks
{.lefthook/**,{.,}lefthook{-local,}.{yml,yaml,toml,json,jsonc}} lefthook.dev/configuration/
.pre-commit-{config,hooks}.{yml,yaml} pre-commit.com/
prek.toml prek.j178.dev/configuration/
.overcommit.{yml,yaml} github.com/sds/overcommit
{.,}simple-git-hooks.* github.com/toplenboren/simple-git-hooks
captainhook.json captainhook.info/
grumphp.{yml,yaml}{,.dist} github.com/phpro/grumphp
.cargo-husky/** github.com/rhysd/cargo-husky
{.,}rusty-hook.toml github.com/swellaby/rusty-hook
{hk.pkl,.hk.pkl,.config/hk.pkl} hk.jdx.dev/configuration.html
.trunk/** docs.trunk.io/code-quality/overview
# Package managers and builds read these before any script
.npmrc docs.npmjs.com/cli/configuring-npm/npmrc
.yarnrc{,.yml} .yarn/** yarnpkg.com/configuration/yarnrc
.corepack.env github.com/nodejs/corepack
.pnpmfile.* pnpm.io/pnpmfile
bunfig.toml bun.com/docs/runtime/bunfig
.mvn/** maven.apache.org/configure.html
gradle/wrapper/** docs.gradle.org/current/userguide/gradle_wrapper.html
.cargo/config{,.toml} doc.rust-lang.org/cargo/reference/config.html
.bundle/** bundler.io/man/bundle-config.1.html
nuget.config learn.microsoft.com/en-us/nuget/reference/nuget-config-file
.swiftpm/configuration/** github.com/swiftlang/swift-package-manager
tools/bazel .bazeliskrc .bazelversion github.com/bazelbuild/bazelisk
{sitecustomize,usercustomize}.py docs.python.org/3/library/site.html
# A shell, an interpreter or a debugger reads these where it is started
.env .env[^.]* .env.!(example|sample|template|dist) direnv.net/man/direnv-stdlib.1.html
{.,}mise{,.*}.toml .miserc.toml {.mise/**,mise/{*.toml,conf.d/**}} .config/mise{.toml,.*.toml,/**} mise.jdx.dev/configuration.html
.tool-versions asdf-vm.com/manage/configuration.html
.prototools moonrepo.dev/docs/proto/config
devbox.json www.jetify.com/docs/devbox/configuration/
.flox/** flox.dev/docs/concepts/activation/
.autoenv* github.com/Tarrasch/zsh-autoenv
.shadowenv.d/** shopify.github.io/shadowenv/
.{gdbinit,gdbinit.py} sourceware.org/gdb/current/onlinedocs/gdb.html/Init-File-in-the-Current-Directory.html
.lldbinit lldb.llvm.org/man/lldb.html
.Rprofile .Renviron stat.ethz.ch/R-manual/R-devel/library/base/html/Startup.html
.irbrc docs.ruby-lang.org/en/master/IRB.html
.pryrc github.com/pry/pry/wiki/Pry-rc
.pdbrc docs.python.org/3/library/pdb.html
.ghci downloads.haskell.org/ghc/latest/docs/users_guide/ghci.html
.ocamlinit ocaml.org/manual/toplevel.html
.iex.exs hexdocs.pm/iex/IEx.html
.octaverc docs.octave.org/latest/Startup-Files.html
.psysh.php psysh.org/
jupyter{,_*}_config.{py,json} docs.jupyter.org/en/latest/use/config.html
# Editors, and development environments, when a folder is opened
.vscode/** code.visualstudio.com/docs/debugtest/tasks
*.code-workspace code.visualstudio.com/docs/editing/workspaces/workspaces
{.vs/**,{tasks,launch}.vs.json} learn.microsoft.com/en-us/visualstudio/ide/customize-build-and-debug-tasks-in-visual-studio
{.idea/**,.run/**,*.run.xml} www.jetbrains.com/help/idea/run-debug-configuration.html
.fleet/** www.jetbrains.com/help/fleet/run-configurations.html
.zed/** zed.dev/docs/tasks
.theia/** theia-ide.org/docs/user_getting_started/
.helix/** docs.helix-editor.com/configuration.html
{.,_}{exrc,vimrc,gvimrc,nvimrc} .nvim.lua neovim.io/doc/user/options.html
{.vim/**,.nvim/**} github.com/neoclide/coc.nvim/wiki/Using-the-configuration-file
.lvimrc github.com/embear/vim-localvimrc
.lazy.lua lazy.folke.io/configuration
.vimspector.json puremourning.github.io/vimspector/configuration.html
.ycm_extra_conf.py github.com/ycm-core/YouCompleteMe
.dir-locals{,-2}.el www.gnu.org/software/emacs/manual/html_node/emacs/Directory-Variables.html
*.sublime-{project,workspace,build} www.sublimetext.com/docs/projects.html
.tm_properties macromates.com/blog/2011/git-style-configuration/
.nova/** docs.nova.app/
.kateproject* docs.kde.org/trunk_kf6/en/kate/kate/kate-application-plugin-projects.html
.ropeproject/** rope.readthedocs.io/en/latest/configuration.html
.bsp/** build-server-protocol.github.io/docs/overview/server-discovery
.externalToolBuilders/** github.com/eclipse-platform/eclipse.platform
{desktop.ini,*.scf,*.lnk,*.library-ms} attack.mitre.org/techniques/T1187/
.devcontainer{.json,/**} containers.dev/implementors/spec/
{.,}devfile.{yml,yaml} devfile.io/docs/2.3.0/what-is-a-devfile
.gitpod* .gitpod/** .ona/** www.gitpod.io/docs/classic/user/references/gitpod-yml
.idx/** firebase.google.com/docs/studio/customize-workspace
.codesandbox/** codesandbox.io/docs/learn/repositories/task
.stackblitzrc developer.stackblitz.com/platform/webcontainers/project-config
{.replit,replit.nix} docs.replit.com/replit-app/configuration
# Programs and servers that coding agents start
.mcp.json code.claude.com/docs/en/mcp
{.claude,.claude-plugin}/** code.claude.com/docs/en/settings
.{copilot,agents}/** docs.github.com/en/copilot/concepts/agents/about-agent-skills
.gemini/** geminicli.com/docs/reference/configuration/
.{cursor,cursor-plugin}/{hooks/**,settings/**,*.json,*.toml} cursor.com/docs/agent/hooks
.codex/{hooks/**,settings/**,*.json,*.toml} developers.openai.com/codex/config-reference
.{kiro,amazonq}/{hooks/**,settings/**,*.json,*.toml} kiro.dev/docs/hooks/
.windsurf/{hooks/**,settings/**,*.json,*.toml} docs.windsurf.com/windsurf/cascade/hooks
.roo/{hooks/**,settings/**,*.json,*.toml} docs.roocode.com/features/mcp/using-mcp-in-roo
{.kilo,.kilocode}/*.json{,c} kilo.json{,c} kilo.ai/docs/automate/mcp/using-in-kilo-code
.clinerules/hooks/** docs.cline.bot/features/hooks
{.opencode/**,{.,}opencode.json{,c}} opencode.ai/docs/config/
{.crush/**,{.,}crush.json} github.com/charmbracelet/crush
.qwen/** qwenlm.github.io/qwen-code-docs/en/users/configuration/settings/
.amp/** ampcode.com/manual
.factory/** docs.factory.ai/cli/configuration/settings
.openhands/{*.sh,*.json} docs.openhands.dev/openhands/usage/customization/repository
.continue/{mcpServers/**,config.*} docs.continue.dev/reference
.junie/mcp/** junie.jetbrains.com/docs/junie-cli-mcp-configuration.html
.tabnine/**/*.json docs.tabnine.com/main/getting-started/tabnine-agent
{.firebender/**,firebender.json} docs.firebender.com/context/mcp
.aider* aider.chat/docs/config/aider_conf.html
`);

/** Known files that instruct coding agents: written only when a person asked for that very file by name. */
export const AGENT_INSTRUCTIONS = globsOf(`
{AGENTS,AGENT,AGENTS.override,AGENTS.local}.md agents.md/
CLAUDE{,.local}.md code.claude.com/docs/en/memory
GEMINI.md geminicli.com/docs/cli/gemini-md/
QWEN.md qwenlm.github.io/qwen-code-docs/en/users/configuration/settings/
CRUSH{,.local}.md github.com/charmbracelet/crush
WARP.md docs.warp.dev/knowledge-and-collaboration/rules
replit.md docs.replit.com/replitai/replit-dot-md
SKILL.md agentskills.io/specification
.github/{instructions,prompts,chatmodes,skills}/** code.visualstudio.com/docs/copilot/customization/custom-instructions
copilot-instructions.md *.{instructions,prompt,chatmode}.md docs.github.com/en/copilot/how-tos/configure-custom-instructions/add-repository-instructions
.cursor/** .cursorrules cursor.com/docs/context/rules
.codex/** developers.openai.com/codex/guides/agents-md
.kiro/** kiro.dev/docs/steering/
.amazonq/** docs.aws.amazon.com/amazonq/latest/qdeveloper-ug/context-project-rules.html
.windsurf/** .windsurfrules docs.windsurf.com/windsurf/cascade/memories
.roo/** .roorules* .roomodes docs.roocode.com/features/custom-instructions
{.kilo,.kilocode}/** .kilocodemodes kilo.ai/docs/customize/custom-rules
.clinerules{,/**} .cline/** docs.cline.bot/features/cline-rules
.junie/** junie.jetbrains.com/docs/guidelines-and-memory.html
.continue/** .continuerules docs.continue.dev/customize/deep-dives/rules
.augment/** .augment-guidelines docs.augmentcode.com/setup-augment/guidelines
.openhands/** .openhands_instructions docs.openhands.dev/openhands/usage/customization/repository
.trae/** docs.trae.ai/ide/rules
.tabnine/** docs.tabnine.com/main/getting-started/tabnine-agent/guidelines
.rules zed.dev/docs/ai/rules
.goosehints github.com/block/goose
.ruler/** github.com/intellectronica/ruler
.rulesync/** github.com/dyoshikawa/rulesync
.serena/** github.com/oraios/serena
.coderabbit.{yml,yaml} docs.coderabbit.ai/reference/configuration
.pr_agent.toml qodo-merge-docs.qodo.ai/usage-guide/configuration_options/
greptile.json .greptile/** www.greptile.com/docs/code-review/greptile-config-reference
`);

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
