// What init writes, played: its steps run in the checkout, then the built action works there, and the pull request says how the
// checks ended that init wrote.
import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { parse } from 'yaml';
import { initCommand } from '#src/cli/init.ts';
import { rehearseScenario } from '../rehearsal/rehearse.ts';
import { aTerminal } from './cli/a-terminal.ts';

type Files = Readonly<Record<string, string>>;

aTerminal();
const PATH = `${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`;
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'squad-init-rehearsal-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function put(files: Files): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
    if (text.startsWith('#!')) await chmod(join(folder, path), 0o755);
  }
}

function answers(program: string, ...args: readonly string[]): boolean {
  try {
    execFileSync(program, args, { env: { PATH, HOME: tmpdir() }, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Runs init in the repository, and plays a request that adds `NOTES.md` there. */
async function play(files: Files, variables: Files = {}) {
  await put(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [`repository/${path}`, text])),
  );
  const repository = join(folder, 'repository');
  await mkdir(join(repository, '.git'));
  const settings = { actionFolder: process.cwd(), now: Date.UTC(2026, 10, 22) };
  expect(await initCommand(['--directory', repository], settings)).toBe(0);
  await rm(join(repository, '.git'), { recursive: true });
  await put({ 'scenario.json': SCENARIO, 'model.json': MODEL });
  const steps = await setupScript(repository);
  const rehearsal = await rehearseScenario(folder, {
    through: ['bash', '-ec', `${steps}\nexec "$@"`, 'bash'],
    variables: { PATH, ...variables },
  });
  expect(rehearsal.problems).toEqual([]);
  return rehearsal.pulls[0]?.body ?? '';
}

const SCENARIO = JSON.stringify({
  story: 'Notes are added to a repository that init has just set up.',
  issues: [{ number: 7, title: 'Notes', body: 'We need notes.', author: 'olga' }],
  event: {
    name: 'issue_comment',
    thread: 7,
    author: 'alice',
    body: '@squad fenster: add NOTES.md with one line',
  },
});
const call = (name: string, given: object) => ({ tools: [{ name, arguments: given }] });
const MODEL = JSON.stringify([
  {
    who: 'Fenster',
    steps: [
      call('create', { path: 'NOTES.md', file_text: 'One line.\n' }),
      call('squad_finish', { title: 'Add notes', summary: 'NOTES.md has one line.' }),
    ],
  },
]);

/** The commands that init wrote into the workflow, each in its folder. */
async function setupScript(repository: string): Promise<string> {
  const text = await readFile(join(repository, '.github/workflows/squad.yml'), 'utf8');
  const steps: readonly Files[] = parse(text).jobs.squad.steps;
  return steps.flatMap(({ run }) => (run === undefined ? [] : [`(${run})`])).join('\n');
}

/** A project of Node whose test is a program that npm installs from a folder, without network. */
const node = (top: string): Files => ({
  [`${top}.gitignore`]: 'node_modules/\n',
  [`${top}package.json`]: JSON.stringify({
    name: 'shop',
    scripts: { test: 'shop-check' },
    devDependencies: { 'shop-check': 'file:tools/check' },
  }),
  [`${top}package-lock.json`]: JSON.stringify({
    name: 'shop',
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { name: 'shop', devDependencies: { 'shop-check': 'file:tools/check' } },
      'node_modules/shop-check': { resolved: 'tools/check', link: true },
      'tools/check': { name: 'shop-check', version: '1.0.0', bin: { 'shop-check': 'check.js' } },
    },
  }),
  [`${top}tools/check/package.json`]: JSON.stringify({
    name: 'shop-check',
    version: '1.0.0',
    bin: { 'shop-check': 'check.js' },
  }),
  [`${top}tools/check/check.js`]: "#!/usr/bin/env node\nconsole.log('1 check passed');\n",
});

/** A module of Go that needs another one, which lies beside it. */
const go = (top: string): Files => ({
  [`${top}go.mod`]:
    'module example.com/shop\n\ngo 1.19\n\nrequire example.com/sum v0.0.0\n\nreplace example.com/sum => ./sum\n',
  [`${top}shop_test.go`]:
    'package shop\n\nimport (\n\t"testing"\n\n\t"example.com/sum"\n)\n\nfunc TestSum(t *testing.T) {\n\tif sum.Of(1, 2) != 3 {\n\t\tt.Fatal("1 + 2")\n\t}\n}\n',
  [`${top}sum/go.mod`]: 'module example.com/sum\n\ngo 1.19\n',
  [`${top}sum/sum.go`]: 'package sum\n\nfunc Of(a, b int) int { return a + b }\n',
});

const python: Files = {
  'requirements.txt': '\n',
  'requirements-dev.txt': 'pytest\n',
  'test_shop.py':
    'import unittest\n\n\nclass ShopTest(unittest.TestCase):\n    def test_sum(self):\n        self.assertEqual(1 + 2, 3)\n',
};

/** A package that stands in for pytest, so that pip needs no network: it runs the tests of the standard library. */
const STAND_IN: Files = {
  'pytest/__init__.py': '',
  'pytest/__main__.py':
    "import unittest\n\nunittest.main(module=None, argv=['pytest', 'discover'])\n",
  'pytest-9.0.0.dist-info/METADATA': 'Metadata-Version: 2.1\nName: pytest\nVersion: 9.0.0\n',
  'pytest-9.0.0.dist-info/WHEEL':
    'Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n',
  'pytest-9.0.0.dist-info/RECORD': '',
};

async function writeWheel(): Promise<string> {
  const wheels = join(folder, 'wheels');
  const files = Object.entries(STAND_IN).map(([path, text]) => [path, strToU8(text)] as const);
  await mkdir(wheels);
  const wheel = zipSync(Object.fromEntries(files));
  await writeFile(join(wheels, 'pytest-9.0.0-py3-none-any.whl'), wheel);
  return wheels;
}

/** Skips a test openly where its tools are missing. */
function where(isThere: boolean, tools: string) {
  const suffix = isThere ? '' : ` (skipped: this machine has no ${tools})`;
  return (claim: string, test: () => Promise<void>) =>
    (isThere ? it : it.skip)(`${claim}${suffix}`, test, 120_000);
}

const hasGo = answers('go', 'version');
const hasPython = answers('python3', '-c', 'import ensurepip, venv');

describe('a repository that init has set up', () => {
  where(answers('npm', '--version'), 'npm')(
    'of Node has its packages, and the pull request says that npm test passed',
    async () => {
      expect(await play(node(''))).toContain('✅ `npm test`: passed');
    },
  );

  where(hasPython, 'python3 with venv')(
    'of Python has its packages, and the pull request says that pytest passed',
    async () => {
      const variables = { PIP_NO_INDEX: '1', PIP_FIND_LINKS: await writeWheel() };
      expect(await play(python, variables)).toContain(
        '✅ **pytest**, `.venv/bin/python -m pytest`: passed',
      );
    },
  );

  where(hasGo, 'Go')(
    'of Go has its modules, and the pull request says that go test passed',
    async () => {
      expect(await play(go(''))).toContain('✅ **go test**, `go test ./...`: passed');
    },
  );

  where(hasGo, 'Go')(
    'of pages and a server has the packages of both, and the pull request says that both checks passed',
    async () => {
      const body = await play({ ...node('web/'), ...go('my api/') });
      expect(body).toContain("✅ **my api: go test**, `cd 'my api' && go test ./...`: passed");
      expect(body).toContain('✅ **web: npm test**, `cd web && npm test`: passed');
    },
  );
});
