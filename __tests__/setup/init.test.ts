// What `squad-action init` finds in a repository, what it writes there, and what it says.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import {
  fillWorkflow,
  hasPlaceholder,
  type InitPlan,
  type InitReport,
  missingAttributes,
  renderInit,
} from '#src/setup/init-report.ts';
import { planTeam, readCopilotAgents } from '#src/setup/plan-team.ts';
import { readStack } from '#src/setup/stack.ts';
import { newTeamFiles } from '#src/setup/team-files.ts';
import { loadCapabilities } from '#src/team/capabilities.ts';
import { isRoutable } from '#src/team/member.ts';
import { locateSquad, readTeam } from '#src/team/team.ts';
import { aTree } from '../team/a-tree.ts';

type Files = Readonly<Record<string, string>>;

const example = readFileSync('examples/workflows/squad.yml', 'utf8');
const action = `acme/squad-action@${'0123456789'.repeat(4)}`;

describe('a workflow of init', () => {
  it('names the action and the step that installs, and asks for nothing to be put in', () => {
    const text = fillWorkflow(example, { action, install: 'npm ci' });
    expect(text).toContain(`- uses: ${action}\n`);
    expect(text).not.toMatch(/OWNER|Put the owner|Copy to/);
    expect(hasPlaceholder(text)).toBe(false);
    expect(example).not.toMatch(/^ +- run: npm ci$/m);
    expect(text).toMatch(/^ {6}- run: npm ci$/m);
  });

  it('keeps the placeholder, and the line about it, where the action is not known', () => {
    const text = fillWorkflow(example, { action: undefined, install: undefined });
    expect(text).toContain('# Put the owner');
    expect(hasPlaceholder(text)).toBe(true);
  });
});

const LINES = [
  '.squad/decisions.md merge=union',
  '.squad/agents/*/history.md merge=union',
  '.squad/log/** merge=union',
  '.squad/orchestration-log/** merge=union',
];

describe('the lines for .gitattributes', () => {
  it.each([
    ['are all for a repository that has none', undefined, `${LINES.join('\n')}\n`],
    ['are none where they stand already', `${LINES.join('\n')}\n`, ''],
    ['are the missing ones alone', `${LINES.slice(1).join('\n')}\n`, `${LINES[0]}\n`],
    ['begin on a line of their own', '*.png binary', `\n${LINES.join('\n')}\n`],
    ["have the file's line ends", '*.png binary\r\n', `${LINES.join('\r\n')}\r\n`],
  ])('%s', (_what, present, missing) => {
    expect(missingAttributes(present, '.squad')).toBe(missing);
  });
});

const stack = {
  languages: ['JavaScript'],
  checks: ['npm test', 'npm run lint'],
  namedChecks: [],
  install: undefined,
  isSplit: false,
};
const plan: InitPlan = {
  stack,
  files: new Map([
    ['.squad/team.md', ''],
    ['.github/workflows/squad.yml', ''],
  ]),
  kept: ['.github/workflows/squad-scribe.yml'],
  attributes: LINES.join('\n'),
  hasAttributes: true,
  team: 'Ripley (Lead), Fenster (Developer), Hockney (Tester)',
  noTeam: undefined,
  needsPin: true,
};
const report: InitReport = {
  plan,
  name: 'acme/shop',
  ownerKind: 'organisation',
  defaultBranch: 'main',
  action: undefined,
  delivery: { kind: 'written' },
  settingsPage: 'https://github.example/acme/shop/settings/actions',
};

describe('what init says', () => {
  it('names what it found, what it wrote, what it left alone, and at most six things to do', () => {
    expect(renderInit(report)).toBe(`Repository  acme/shop, owned by an organisation
Branch      main
Stack       JavaScript
Checks      npm test, npm run lint
Team        Ripley (Lead), Fenster (Developer), Hockney (Tester)
Action      unknown from here

Written, 2 files:
  .squad/team.md
  .github/workflows/squad.yml

Lines added to, 1 file:
  .gitattributes

Left as it is, 1 file:
  .github/workflows/squad-scribe.yml

What is left for you:
  1. In the workflows, replace OWNER and the zeros with the action's owner and
     commit.
  2. If the checks need packages, add the step that installs them to
     .github/workflows/squad.yml, at the comment about it: checks run without
     network and without the runner's home folder.
  3. Commit, and push to main: workflows answer comments from there.
  4. Allow Actions to create pull requests:
     https://github.example/acme/shop/settings/actions
  5. Models: ask an owner of the organisation to allow "use of Copilot CLI
     billed to the organization".
  6. Comment on an issue: @squad add a test for the login form
`);
  });

  it.each<[string, Partial<InitPlan>]>([
    ['it has one', { stack: { ...stack, install: 'npm ci' } }],
    ['there are no checks', { stack: { ...stack, checks: [] } }],
    ['no new workflow runs them', { files: new Map() }],
  ])('asks for no step that installs packages where %s', (_what, change) => {
    expect(renderInit({ ...report, plan: { ...plan, ...change } })).not.toContain(
      'the step that installs',
    );
  });

  it('says that nothing was written where all is there, and leaves no step that is done', () => {
    const url = 'https://github.example/acme/shop/pull/1';
    const done = { files: new Map(), attributes: '', kept: [], needsPin: false };
    const delivery = { kind: 'pull-request', url } as const;
    const there = { ...report, plan: { ...plan, ...done }, ownerKind: 'person' } as const;
    const text = renderInit({ ...there, delivery });
    expect(
      text.slice(text.indexOf('Everything')),
    ).toBe(`Everything exists already; nothing was written.

What is left for you:
  1. Merge the pull request: ${url}
  2. Allow Actions to create pull requests:
     ${report.settingsPage}
  3. Models: your own Copilot seat pays for them; nothing to set up.
  4. Comment on an issue: @squad add a test for the login form
`);
  });
});

const json = (value: object) => JSON.stringify(value);

async function stackOf(files: Files, folders: readonly string[] = []) {
  const { entries, read } = aTree(files);
  return readStack({ entries, read, names: [...Object.keys(files), ...folders] });
}

const VENDOR = "go mod vendor && echo '*' > vendor/.gitignore";
const module = 'module shop\n\nrequire example.com/uuid v1.3.0\n';
const web = {
  'package.json': json({ scripts: { test: 'x' }, devDependencies: { jest: '1' } }),
  'package-lock.json': '{}',
};

describe('the stack of a repository', () => {
  it.each([
    ['package.json', json({ scripts: { test: 'x' } }), ['JavaScript'], ['npm test']],
    ['pyproject.toml', '[tool.pytest.ini_options]', ['Python'], ['python3 -m pytest']],
    ['go.mod', 'module shop', ['Go'], ['go test ./...']],
    ['Cargo.toml', '[package]', ['Rust'], ['cargo test']],
    ['Makefile', 'test:\r\n\techo\r\n', [], ['make test']],
    ['pom.xml', '', ['Java'], ['mvn --batch-mode --offline test']],
    ['build.gradle.kts', '', ['Java'], ['gradle --offline test']],
    ['Shop.sln', '', ['.NET'], ['dotnet test --no-restore']],
    ['notes.txt', '', [], []],
  ])('is told by %s', async (path, text, languages, checks) => {
    expect(await stackOf({ [path]: text })).toMatchObject({ languages, checks });
  });

  it.each([
    ['where it has dependencies', { 'go.mod': module }, [], VENDOR],
    ['after npm’s packages', { 'go.mod': module, ...web }, [], `npm ci && ${VENDOR}`],
    ['where it has no dependencies', { 'go.mod': 'module shop\n', 'go.sum': '' }, [], undefined],
    ['where they are committed', { 'go.mod': module }, ['vendor'], undefined],
    ['in a workspace of modules', { 'go.mod': module, 'go.work': '' }, [], undefined],
  ])(
    'has a step that copies Go’s modules into the checkout, or none, %s',
    async (_what, files, folders, install) => {
      expect((await stackOf(files, folders)).install).toBe(install);
    },
  );

  it.each([
    ['two folders', {}, ['web', 'server'], true],
    ['two projects', {}, ['apps/web', 'services/api'], true],
    ['a library of pages beside a server', { react: '1', express: '1' }, [], true],
    ['pages alone', { next: '1' }, ['web'], false],
    ['a server alone', { express: '1' }, ['server'], false],
  ])('is split, or not, by %s', async (_what, dependencies, folders, isSplit) => {
    const stack = await stackOf({ 'package.json': json({ dependencies }) }, folders);
    expect(stack.isSplit).toBe(isSplit);
  });
});

async function makeTeam(isSplit: boolean, repository: Files = {}, namedChecks: string[] = []) {
  const plan = planTeam(isSplit, await readCopilotAgents(aTree(repository)));
  const made = newTeamFiles({ ...plan, project: 'shop', today: '2026-11-22', namedChecks });
  const tree = aTree({ ...repository, ...Object.fromEntries(made) });
  const location = await locateSquad(tree);
  if (location.kind !== 'found') throw new Error(location.kind);
  const team = await readTeam(tree, location);
  const members = team.members
    .filter(isRoutable)
    .map(({ name, role, charterPath }) => ({ name, role, charterPath }));
  return { tree, team, members, made };
}

const named = (members: readonly { readonly name: string; readonly role: string }[]) =>
  members.map(({ name, role }) => `${name}, ${role}`);

describe('a new team', () => {
  it('has a lead, a developer and a tester, who can all work, without a warning', async () => {
    const { team, members } = await makeTeam(false);
    expect(named(members)).toEqual(['Ripley, Lead', 'Fenster, Developer', 'Hockney, Tester']);
    expect(team.warnings).toEqual([]);
  });

  it('has two makers where the repository has a frontend and a backend', async () => {
    const { members, made } = await makeTeam(true);
    expect(named(members)).toEqual([
      'Ripley, Lead',
      'Fenster, Backend',
      'Verbal, Frontend',
      'Hockney, Tester',
    ]);
    expect(made.get('.squad/agents/hockney/charter.md')).toContain(
      '- I leave questions of scope to Ripley, the server to Fenster and the pages to Verbal.',
    );
  });

  it('routes every kind of work to one of them, and reviews to the lead', async () => {
    const { team, tree } = await makeTeam(false);
    expect(team.rules.map(({ agents }) => agents)).toEqual([['ripley'], ['fenster'], ['hockney']]);
    const capabilities = await loadCapabilities(tree, team);
    expect(capabilities.get('ripley')).toMatchObject({ reviews: true, implements: true });
    expect(capabilities.get('fenster')).toMatchObject({ reviews: false, implements: true });
  });
});

const agentFile = (description: string) => `---\ndescription: ${description}\n---\nDo it well.\n`;

describe("the repository's own agents", () => {
  it('are members with their own charters, in the place of ours of the same role', async () => {
    const path = '.github/agents/test-writer.agent.md';
    const { members, team } = await makeTeam(false, { [path]: agentFile('Writes | `tests`') });
    expect(named(members)).toEqual([
      'Ripley, Lead',
      'Fenster, Developer',
      'Test-writer, Writes tests',
    ]);
    expect(members.at(-1)?.charterPath).toBe(path);
    expect(team.members.at(-1)?.historyPath).toBe('.squad/agents/test-writer/history.md');
    expect(team.warnings).toEqual([]);
  });

  it.each([
    ["Squad's own coordinator", '.github/agents/squad.agent.md'],
    ['a file whose name is no name', '.github/agents/a b|c.agent.md'],
  ])('are not %s', async (_what, path) => {
    const { members } = await makeTeam(false, { [path]: agentFile('Tests') });
    expect(members).toHaveLength(3);
  });
});
