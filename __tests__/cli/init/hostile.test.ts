// Repositories that were made to break init: nothing of them gets unescaped into YAML, commands or charters, and none takes long.
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { readSettings } from '#src/team/settings.ts';
import { aTerminal } from '../a-terminal.ts';
import { aRepository, WORKFLOW } from './a-repository.ts';

const terminal = aTerminal();
const repository = aRepository();
const { init, read, put } = repository;
const said = () => terminal.said.replace(/\s+/g, ' ');
const json = (value: object) => JSON.stringify(value);

/** Returns for how many milliseconds the processor works until it is done. */
async function cpuTimeOf(done: Promise<number>): Promise<number> {
  const before = process.cpuUsage();
  expect(await done).toBe(0);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('a package.json', () => {
  it.each([
    ['that is no JSON', '{ "scripts": {', 'package.json is not valid JSON'],
    ['of 5 MB', `{"a":"${'x'.repeat(5_000_000)}"}`, 'package.json is empty, or larger than 1 MB'],
    ['that is a list', '[]', ''],
    ['of deep lists', `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, ''],
  ])('%s gives no checks, and init says why', async (_what, text, why) => {
    await put({ 'package.json': text, 'package-lock.json': '{}' });
    expect(await init()).toBe(0);
    expect(JSON.parse(await read('.squad/config.json'))).toEqual({ version: 1 });
    expect(said()).toContain(why);
  });

  const evil = `"; touch /tmp/x; $(id) \`id\` \${{ github.token }}\n- run: evil # \u202e`;
  it.each<[string, object]>([
    ['names of scripts', { scripts: { [evil]: 'x', test: 'jest', [`test${evil}`]: 'x' } }],
    ['scripts', { scripts: { test: `jest ${evil}`, lint: evil } }],
    ['the package manager', { packageManager: `pnpm@9.1.0${evil}`, scripts: { test: 'jest' } }],
    ['names of packages', { scripts: { test: 'jest' }, dependencies: { [evil]: '1' } }],
    ['the name', { name: evil, scripts: { test: 'jest' } }],
  ])('with commands in %s puts none of them into what is written', async (_what, manifest) => {
    const packages = { devDependencies: { jest: '30', eslint: '9' } };
    await put({ 'package.json': json({ ...packages, ...manifest }), 'pnpm-lock.yaml': evil });
    expect(await init()).toBe(0);
    const paths = ['team.md', 'config.json', 'routing.md', 'agents/fenster/charter.md'];
    const texts = await Promise.all(paths.map((path) => read(`.squad/${path}`)));
    expect([...texts, await read(WORKFLOW)].join('\n')).not.toMatch(/touch|evil|\$\(id\)|`id`/);
    expect(parse(await read(WORKFLOW)).jobs.squad.steps).toContainEqual({
      run: expect.stringMatching(
        /^npm install --global pnpm@[\d.]+ && pnpm install --frozen-lockfile$/,
      ),
    });
  });
});

describe('pyproject.toml and go.mod', () => {
  it.each([
    ['[project.optional-dependencies]\n"$(id)" = ["pytest"]\n', '$(id)'],
    ['[dependency-groups]\nx\'; id; \' = ["pytest"]\n', 'id;'],
    [`[project]\nrequires-python = "\${{ github.token }}"\n`, 'github.token'],
  ])('put nothing of %p into a command', async (text, words) => {
    await put({ 'pyproject.toml': text });
    expect(await init()).toBe(0);
    const steps = parse(await read(WORKFLOW)).jobs.squad.steps;
    expect(json(steps)).not.toContain(words);
  });

  it('take linear time', async () => {
    const long = '[project]\n'.concat('a = "pytest '.repeat(80_000));
    await put({ 'pyproject.toml': long, 'go.mod': 'require\t'.repeat(100_000) });
    expect(await cpuTimeOf(init('--dry-run'))).toBeLessThan(2_000);
  });
});

describe('folders', () => {
  it('with spaces and other letters are quoted where they stand', async () => {
    await put({
      'my web/package.json': json({ scripts: { test: 'node --test' }, workspaces: [] }),
    });
    await put({ 'zażółć/go.mod': 'module a\ngo 1.22\n' });
    await init();
    const { action } = JSON.parse(await read('.squad/config.json'));
    expect(action.checks).toEqual([
      { name: 'my web: npm test', run: "cd 'my web' && npm test" },
      { name: 'zażółć: go test', run: "cd 'zażółć' && go test ./..." },
    ]);
    const { steps } = parse(await read(WORKFLOW)).jobs.squad;
    expect(steps).toContainEqual({ run: "cd 'my web' && npm install" });
  });

  it.each(["a'b", 'a"b', '$(id)', 'a`b`', `\${{ x }}`, 'a\nb', '-rf', 'a|b', 'a<!--b'])(
    'called %p are left out, which is said',
    async (name) => {
      await put({ [`${name}/go.mod`]: 'module a\n' });
      await init();
      expect(JSON.parse(await read('.squad/config.json'))).toEqual({ version: 1 });
      expect(said()).toContain("1 project left out: the folder's name holds special characters.");
    },
  );

  it('behind links are not looked at, and neither are files that are links', async () => {
    await put({ 'real/README.md': '' });
    const { root } = repository;
    await symlink('/etc', join(root, 'web'));
    await symlink('.', join(root, 'again'));
    await symlink('/dev/zero', join(root, 'package.json'));
    await symlink('/dev/zero', join(root, 'go.mod'));
    expect(await init()).toBe(0);
    expect(said()).toContain('Stack none recognised');
  });

  it('of 60 packages are set up as far as there is room, which is said', async () => {
    const packages = Array.from({ length: 60 }, (_, at) => `services/s${at}/go.mod`);
    await put(Object.fromEntries(packages.map((path) => [path, 'module a\n'])));
    await init();
    const text = await read('.squad/config.json');
    expect(JSON.parse(text).action.checks).toHaveLength(8);
    expect(readSettings(text).warnings).toEqual([]);
    expect(said()).toContain('60 projects were found, and the first 8 are set up');
  });

  it('of a workspace with 60 packages are one project', async () => {
    const packages = Array.from({ length: 60 }, (_, at) => `packages/p${at}/package.json`);
    await put({
      ...Object.fromEntries(packages.map((path) => [path, '{}'])),
      'package.json': json({ workspaces: ['packages/*'], scripts: { test: 'node --test' } }),
      'package-lock.json': '{}',
    });
    await init();
    expect(JSON.parse(await read('.squad/config.json')).action).toEqual({
      checks: [{ name: 'npm test', run: 'npm test' }],
    });
  });

  it('of 20,000 files take under two seconds', async () => {
    const { root } = repository;
    for (let folder = 0; folder < 2_000; folder += 1) {
      await mkdir(join(root, `src/f${folder}`), { recursive: true });
      for (let file = 0; file < 10; file += 1) {
        await writeFile(join(root, `src/f${folder}/${file}.txt`), '');
      }
    }
    expect(await cpuTimeOf(init('--dry-run'))).toBeLessThan(2_000);
    expect(said()).toContain('Only the first 1000 folders were looked at.');
  });
});
