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
import { readStack, type Stack } from '#src/setup/stack.ts';
import { newTeamFiles } from '#src/setup/team-files.ts';
import { loadCapabilities } from '#src/team/capabilities.ts';
import { isRoutable } from '#src/team/member.ts';
import { locateSquad, readTeam } from '#src/team/team.ts';
import { aTree } from '../team/a-tree.ts';
import { noStack } from './no-stack.ts';

type Files = Readonly<Record<string, string>>;

const example = readFileSync('examples/workflows/squad.yml', 'utf8');
const npmCi = { kind: 'run', folder: '', run: 'npm ci' } as const;
const action = `acme/squad-action@${'0123456789'.repeat(4)}`;

describe('a workflow of init', () => {
  it('names the action and the step that installs, and asks for nothing to be put in', () => {
    const text = fillWorkflow(example, { action, steps: [npmCi] });
    expect(text).toContain(`- uses: ${action}\n`);
    expect(text).not.toMatch(/OWNER|Put the owner|Copy to/);
    expect(hasPlaceholder(text)).toBe(false);
    expect(example).not.toMatch(/^ +- run: npm ci$/m);
    expect(text).toMatch(/^ {6}- run: npm ci$/m);
  });

  it('keeps the placeholder, and the line about it, where the action is not known', () => {
    const text = fillWorkflow(example, { action: undefined, steps: [] });
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

const stack: Stack = {
  ...noStack,
  projects: [{ folder: '', language: 'JavaScript', tool: 'npm', checks: [], side: undefined }],
  checks: ['npm test', 'npm run lint'].map((run) => ({ name: run, run })),
  steps: [npmCi],
  conventions: ['AGENTS.md'],
  style: ['ESLint'],
};
const plan: InitPlan = {
  stack,
  files: new Map([
    ['.squad/team.md', ''],
    ['.github/workflows/squad.yml', ''],
  ]),
  kept: ['.github/workflows/squad-scribe.yml'],
  mended: [{ path: '.squad/config.json', text: '{}', acts: ['names the checks'], notes: [] }],
  attributes: LINES.join('\n'),
  hasAttributes: true,
  team: 'Ripley (Lead), Fenster (Developer), Hockney (Tester)',
  noTeam: undefined,
  emptyTeam: undefined,
  notes: ['package.json does not depend on what `npm run build` starts, so that is no check.'],
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
    expect(renderInit(report)).toBe(`Repository   acme/shop, owned by an organisation
Branch       main
Stack        JavaScript with npm
Install      npm ci
Checks       npm test, npm run lint
Conventions  AGENTS.md, ESLint
Team         Ripley (Lead), Fenster (Developer), Hockney (Tester)
Action       unknown from here

Written, 2 files:
  .squad/team.md
  .github/workflows/squad.yml

Lines added to, 1 file:
  .gitattributes

Mended, 1 file:
  .squad/config.json: names the checks

Left as it is, 1 file:
  .github/workflows/squad-scribe.yml

package.json does not depend on what \`npm run build\` starts, so that is no
check.

What is left for you:
  1. In the workflows, replace OWNER and the zeros with the action's owner and
     commit.
  2. Commit, and push to main: workflows answer comments from there.
  3. Allow Actions to create pull requests:
     https://github.example/acme/shop/settings/actions
  4. Models: ask an owner of the organisation to allow "use of Copilot CLI
     billed to the organization".
  5. Comment on an issue what you want, such as: @squad which tests are missing?
`);
  });

  it('begins what is left with writing the files, as long as they are only planned', () => {
    const text = renderInit({ ...report, delivery: { kind: 'planned' } });
    expect(text).toContain(
      '\n  1. Run this again without --dry-run.\n  2. In the workflows, replace',
    );
    expect(text).not.toContain('Commit, and push');
  });

  it('tells how a team without members gets some, instead of asking for a comment', () => {
    const text = renderInit({ ...report, plan: { ...plan, emptyTeam: '.squad/team.md' } });
    expect(text.replace(/\s+/g, ' ')).toContain(
      'Nobody in .squad/team.md can work yet. Run this again with --add-members,',
    );
    expect(text).not.toContain('Comment on an issue');
  });

  it('says that nothing was written where all is there, and leaves no step that is done', () => {
    const url = 'https://github.example/acme/shop/pull/1';
    const done = {
      files: new Map(),
      mended: [],
      attributes: '',
      kept: [],
      notes: [],
      needsPin: false,
    };
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
  4. Comment on an issue what you want, such as: @squad which tests are missing?
`);
  });
});

const json = (value: object) => JSON.stringify(value);

/** Builds the folders of a repository in memory. */
async function stackOf(files: Files, folders: readonly string[] = []) {
  const { read } = aTree(files);
  const above = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));
  const paths = new Set([...folders, ...Object.keys(files).map(above)]);
  paths.delete('');
  const inFolder = (path: string) => ({
    path,
    entries: Object.keys(files)
      .filter((file) => above(file) === path)
      .map((file) => ({ path: file.slice(file.lastIndexOf('/') + 1), mode: '100644', size: 1 })),
    folders: [...paths].filter((one) => above(one) === path).map((one) => one.slice(path.length)),
    read: (name: string) => read(path === '' ? name : `${path}/${name}`),
    readStart: (name: string) => read(path === '' ? name : `${path}/${name}`),
  });
  return readStack({ folders: [inFolder(''), ...[...paths].map(inFolder)], isCut: false });
}

describe('the stack of a repository', () => {
  it.each([
    ['that are committed', { 'go.mod': 'module a\nrequire b v1\n', 'vendor/modules.txt': '' }],
    ['that it has none of', { 'go.mod': 'module a\n', 'go.sum': '' }],
  ])('needs no step for modules of Go %s', async (_what, files) => {
    expect((await stackOf(files)).steps.filter(({ kind }) => kind === 'run')).toEqual([]);
  });

  it.each([
    ['eslint .', {}, false],
    ['eslint .', { eslint: '9' }, true],
    ['tsc --noEmit && eslint .', { typescript: '5' }, false],
    ['tsc --noEmit && eslint .', { typescript: '5', eslint: '9' }, true],
    ['NODE_ENV=test node --test', {}, true],
    ['./check.sh', {}, true],
    ['some-program', {}, false],
    ['some-program', { 'a-package': '1' }, true],
  ])(
    'takes the script `%s` for a check where %p are there: %p',
    async (lint, packages, isCheck) => {
      const manifest = JSON.stringify({ scripts: { lint }, devDependencies: packages });
      const { checks, notes } = await stackOf({ 'package.json': manifest });
      expect(checks.map(({ run }) => run)).toEqual(isCheck ? ['npm run lint'] : []);
      expect(notes).toHaveLength(isCheck ? 0 : 1);
    },
  );

  it.each([
    ['says that', {}, '', ['app', 'migrations', 'tests', 'docs'], 1],
    ['does not say that', {}, '[tool.setuptools]\npackages = ["app"]\n', ['app', 'migrations'], 0],
    [
      'does not say that',
      {},
      '[build-system]\nrequires = ["hatchling"]\n',
      ['app', 'migrations'],
      0,
    ],
    ['does not say that', {}, '', ['app', 'tests'], 0],
    ['does not say that', { 'requirements.txt': 'pytest' }, '', ['app', 'migrations'], 0],
  ])(
    '%s pip may refuse a project of several folders: %p, %p, %p',
    async (_what, more, text, folders, notes) => {
      const project = `[project]\nname = "a"\n[dependency-groups]\ndev = ["pytest"]\n${text}`;
      const found = await stackOf({ ...more, 'pyproject.toml': project }, folders);
      expect(found.notes).toHaveLength(notes);
      if (notes > 0) expect(found.notes[0]).toContain('which of app, migrations are packages');
    },
  );

  it('takes a folder inside a project for a project of its own if it has a lock file', async () => {
    const inner = { 'docs-site/package.json': '{}', 'tool/package.json': '{}' };
    const files = { 'package.json': '{}', ...inner, 'tool/yarn.lock': '# yarn lockfile v1\n' };
    expect((await stackOf(files)).projects.map(({ folder }) => folder)).toEqual(['', 'tool']);
  });

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

async function makeTeam(isSplit: boolean, repository: Files = {}) {
  const stack = { ...noStack, isSplit };
  const plan = planTeam(stack, await readCopilotAgents(aTree(repository)));
  const made = newTeamFiles({ ...plan, project: 'shop', today: '2026-11-22', stack });
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
