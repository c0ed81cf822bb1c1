// What the doctor says of the checks, and of the programs that they start.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import {
  checkChecks as check,
  lookingScript,
  type NeededProgram,
  programsOf,
  readMissing,
} from '#src/setup/check-programs.ts';
import { squadJobs } from '#src/setup/check-workflows.ts';
import { aTree } from '../../team/a-tree.ts';
import { saidIn } from './said.ts';

type Files = Readonly<Record<string, string>>;

const location = { kind: 'found', directory: '.squad', warnings: [] } as const;
const settings = (action: object) => ({ '.squad/config.json': JSON.stringify({ action }) });
const manifest = (scripts: Files) => ({ 'package.json': JSON.stringify({ scripts }) });

/** A workflow whose job has these lines before the squad's step. */
const jobsWith = (before: string, runsOn = 'ubuntu-latest') =>
  squadJobs([
    {
      path: '.github/workflows/squad.yml',
      text: `on: issue_comment\njobs:\n  a:\n    runs-on: ${runsOn}\n    steps:\n      - uses: actions/checkout@v6\n${before}      - uses: acme/squad-action@v1\n`,
    },
  ]);
const called = (inputs: string) =>
  squadJobs([
    {
      path: '.github/workflows/squad.yml',
      text: `on: issue_comment\njobs:\n  a:\n    uses: acme/squad-action/.github/workflows/squad-run.yml@v1\n${inputs}`,
    },
  ]);

const checkChecks = (
  files: Files,
  jobs = jobsWith('      - run: npm ci\n'),
  missing: readonly string[] | undefined = undefined,
) =>
  check(aTree(files), location, jobs, {
    findMissing: async (needed) => missing && needed.filter(({ name }) => missing.includes(name)),
  });

describe('the checks', () => {
  it.each<[string, Files, string]>([
    [
      'that are plainly there',
      manifest({ test: 'jest', lint: 'x' }),
      'changes: npm test, npm run lint.',
    ],
    [
      'of the settings, with their commands',
      {
        ...manifest({ test: 'jest' }),
        ...settings({ checks: [{ name: 'unit', run: 'make unit' }] }),
      },
      'as the setting `action.checks` says: unit (make unit).',
    ],
  ])('%s are named', async (_what, files, words) => {
    const [finding, ...others] = await checkChecks(files);
    expect(finding).toMatchObject({ level: 'ok', what: expect.stringContaining(words) });
    expect(others).toEqual([]);
  });

  it.each<[string, Files, string]>([
    ['there are none', {}, 'the settings name none, and none were found'],
    ['the settings take them away', settings({ commands: 'off' }), 'is "off"'],
  ])(
    'are missed where %s: then nothing leads to a pull request with checks',
    async (_what, files, words) => {
      expect(await checkChecks(files)).toMatchObject([
        { level: 'warning', effect: 'blocks', what: expect.stringContaining(words) },
      ]);
    },
  );
});

describe('the programs of a check', () => {
  const scripts = new Map(
    Object.entries({
      test: 'npm run lint && CI=1 jest --ci | tee log',
      lint: 'eslint . ; npm run types',
      types: 'tsc --noEmit && npm run lint',
      build: 'node scripts/build.mjs && "$TOOL" x && $(which sh) && ./go.sh',
    }),
  );
  it.each<[string, string]>([
    ['npm test', 'npm eslint tsc jest tee'],
    ['pnpm run types', 'pnpm tsc eslint npm'],
    ['yarn lint', 'yarn eslint npm tsc'],
    ['npm run build', 'npm node'],
    ['npx --no-install vitest run', 'npx vitest'],
    ['pnpm exec biome ci', 'pnpm biome'],
    ['python3 -m pytest -q', 'python3 pytest'],
    ['python -m coverage.cmd run', 'python coverage'],
    ['./node_modules/.bin/ava', 'ava'],
    ['go test ./... && golangci-lint run', 'go golangci-lint'],
    ["sh -c 'eslint . && tsc'", 'sh'],
    ['npm --prefix web test', 'npm'],
    ['npm run constructor', 'npm'],
    ['(cd web && npm test)', 'npm'],
    ['cd web && npx eslint .', 'npx eslint'],
    ['.venv/bin/python -m pytest', '.venv/bin/python pytest'],
    ['cd api && ./venv/bin/pytest -q', 'api/venv/bin/pytest'],
    ['vendor/bin/phpunit && ./gradlew test', 'vendor/bin/phpunit'],
    ["'.venv/bin/x; y'/z && ../.venv/bin/x", ''],
    ['', ''],
  ])('%s are as far as they are plain: %s', (command, names) => {
    const found = programsOf(command, scripts).map(({ name }) => name);
    expect(found.toSorted()).toEqual(names.split(' ').filter(Boolean).toSorted());
  });

  it('are found in hostile scripts in no time', () => {
    const long = new Map([['test', `${'a=1 '.repeat(250_000)} ${'"&&;|'.repeat(50_000)}`]]);
    const started = performance.now();
    expect(programsOf('npm test', long).length).toBeLessThan(60);
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  it('are missing where checks run when a look there finds nothing of their name', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'squad-programs-'));
    for (const bin of ['node_modules/.bin', 'web/node_modules/.bin', '.venv/bin']) {
      await mkdir(join(folder, bin), { recursive: true });
      await writeFile(join(folder, bin, 'here'), '#!/bin/sh\n', { mode: 0o755 });
    }
    const top = { folder: '' } as const;
    const needed: readonly NeededProgram[] = [
      { name: 'here', from: 'packages', ...top },
      { name: 'gone', from: 'packages', ...top },
      { name: 'here', from: 'packages', folder: 'web' },
      { name: 'here', from: 'packages', folder: 'api' },
      { name: 'here', from: 'path', ...top },
      { name: 'bash', from: 'path', ...top },
      { name: '.venv/bin/here', from: 'file', ...top },
      { name: '.venv/bin/gone', from: 'file', ...top },
      { name: 'json', from: 'python', python: 'python3', ...top },
      { name: 'no_such_module', from: 'python', python: 'python3', ...top },
      { name: 'json', from: 'python', python: '.venv/bin/python', ...top },
    ];
    const ran = await promisify(execFile)('bash', ['-c', lookingScript(needed)], {
      cwd: folder,
    });
    await rm(folder, { recursive: true });
    const found = new Set(readMissing(ran.stdout, needed));
    expect(needed.flatMap((one, at) => (found.has(one) ? [at] : []))).toEqual([1, 3, 4, 7, 9, 10]);
  });
});

describe('a program that is missing', () => {
  const lint = manifest({ lint: 'eslint .' });
  const pytest = { 'pyproject.toml': '[tool.pytest.ini_options]\n' };

  it('where checks run is named with the check and the step that installs it', async () => {
    const found = await checkChecks(lint, jobsWith('      - run: npm ci\n'), ['eslint']);
    expect(saidIn(found.slice(1))).toBe(
      "problem: The check `npm run lint` starts eslint, which is not installed where the checks run. -> Install it in a step before the squad's, in a folder that the checks find; the page on settings of the action says how for each language.\n",
    );
    expect(found[1]).toMatchObject({ lines: ['- run: npm ci'] });
    expect(await checkChecks(lint, jobsWith(''), [])).toHaveLength(1);
  });

  it.each<[string, Files, ReturnType<typeof jobsWith>, string | undefined]>([
    ['eslint, without a step that installs', lint, jobsWith(''), 'starts eslint'],
    ['pytest, without a step that installs', pytest, jobsWith(''), 'starts pytest'],
    [
      'eslint, after setting up Node alone',
      lint,
      jobsWith('      - uses: actions/setup-node@v6\n'),
      'starts eslint',
    ],
    [
      'pytest in a virtual environment, without a step that makes one',
      settings({ checks: [{ name: 'pytest', run: 'cd api && .venv/bin/python -m pytest' }] }),
      jobsWith(''),
      'starts api/.venv/bin/python, pytest',
    ],
    ['eslint, in a call without set-up', lint, called(''), 'starts eslint'],
    ['eslint, in a call with set-up', lint, called('    with:\n      setup: npm ci\n'), undefined],
    ['eslint, after any command', lint, jobsWith('      - run: make deps\n'), undefined],
    ['eslint, after an action of their own', lint, jobsWith('      - uses: ./set-up\n'), undefined],
    ['eslint, on a runner of their own', lint, jobsWith('', '[self-hosted, linux]'), undefined],
    ['go, which the runner has', { 'go.mod': 'module x\n' }, jobsWith(''), undefined],
  ])('is told from the workflow alone: %s', async (_what, files, jobs, words) => {
    const found = saidIn((await checkChecks(files, jobs)).slice(1));
    if (words === undefined) expect(found).toBe('');
    else
      expect(found).toContain(`${words}, which no step of .github/workflows/squad.yml installs.`);
  });
});
