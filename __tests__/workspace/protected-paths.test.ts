// What may be committed, by name and kind alone.
import { describe, expect, it } from '@jest/globals';
import { applyPolicy, type CommitCandidate } from '#src/workspace/changes.ts';
import { createPolicy, instructsAgents } from '#src/workspace/policy.ts';

const policy = createPolicy({
  holdsSecret: (text) => text.includes('ghs_canary'),
  protectedGlobs: ['infra/**'],
  squadDirectory: 'team/squad',
  requestText: '',
});

function aFile(path: string, change: Partial<CommitCandidate> = {}): CommitCandidate {
  return { path, bytes: 10, byTool: false, obstacle: undefined, ...change };
}

/** The words of a text: paths without blanks. */
const words = (text: string) => text.trim().split(/\s+/);

/** What runs without a review, or belongs to the squad: one path for each rule, some deep or in other letters. */
const PROTECTED = words(`
  .github/workflows/ci.yml .github/actions/x/action.yml .github/hooks/x.json
  .github/copilot/mcp.json .github/copilot-instructions.md .gitignore .gitattributes .gitmodules
  .git/config sub/.git/hooks/post-checkout CODEOWNERS .github/CODEOWNERS .mcp.json .npmrc .env
  .env.production .husky/pre-commit .githooks/pre-commit .vscode/tasks.json
  .agents/skills/x/SKILL.md .circleci/config.yml .travis.yml .gitlab-ci.yml .gitlab/ci/build.yml
  .buildkite/pipeline.yml azure-pipelines.yml bitbucket-pipelines.yml Jenkinsfile
  .pre-commit-config.yaml lefthook.yml .lefthook-local.toml .simple-git-hooks.cjs .yarnrc.yml
  .yarn/releases/yarn-4.cjs .pnpmfile.cjs bunfig.toml .mvn/extensions.xml
  gradle/wrapper/gradle-wrapper.jar .cargo/config.toml .envrc .env.example .mise.toml
  .devcontainer.json x.code-workspace .claude/settings.json a/.claude/commands/x.md
  .gemini/settings.json .cursor/hooks/x.sh .codex/config.toml .kiro/hooks/x.kiro.hook
  .aider.conf.yml infra/main.tf .squad/team.md .squad .ai-team/team.md team/squad/team.md
  .GitHub/Workflows/deep/ci.yml a/.gitattributes docs/codeowners INFRA/main.tf .SQUAD/team.md
`);

describe('createPolicy', () => {
  it.each(PROTECTED)('refuses %s', (path) => {
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
    ['.gitignore::$DATA', 'an NTFS stream'],
    ['CODEOWNERS.', 'a trailing dot'],
  ])('refuses %j: %s', (path) => {
    expect(policy.refuses({ path })).toBeDefined();
  });

  const allowed = words(`
    .github/ISSUE_TEMPLATE/x.md .github/pull_request_template.md .github/dependabot.yml
    src/github/workflows/x.ts gitignore.md docs/.gitx/readme.md src/env.ts .envrc.md/x
    infrastructure/main.tf .squadron/a.md src/codeowners.ts src/agents/claude.ts
    src/env/.keep
  `);
  it.each([...allowed, 'emoji-\u{1F469}\u200D\u{1F4BB}.md'])('lets %s be written', (path) => {
    expect(policy.refuses({ path })).toBeUndefined();
  });
});

describe('a file that instructs agents', () => {
  const instructions = words(`
    AGENTS.md packages/a/AGENTS.md agents.md CLAUDE.md GEMINI.md
    .github/copilot-instructions.md .github/instructions/style.instructions.md
    .github/prompts/plan.prompt.md .cursorrules .cursor/rules/style.mdc .codex/prompts/x.md
    .kiro/steering/tech.md .clinerules .windsurfrules .junie/guidelines.md
    .github/chatmodes/x.md docs/x.prompt.md .goosehints
  `);
  const policyFor = (requestText: string) =>
    createPolicy({
      holdsSecret: () => false,
      protectedGlobs: [],
      squadDirectory: '.squad',
      requestText,
    });

  it.each(instructions)('is not written unasked: %s', (path) => {
    expect(policy.refuses({ path })).toMatch(/instructs agents, so it is written only when/);
    expect(instructsAgents(path)).toBe(true);
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
