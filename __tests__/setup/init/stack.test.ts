import { describe, expect, it } from '@jest/globals';
import { readStack } from '../../../src/setup/init/stack.ts';
import { aTree } from '../../team/a-tree.ts';

const json = (value: object) => JSON.stringify(value);

async function stackOf(files: Readonly<Record<string, string>>, folders: readonly string[] = []) {
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

  it('names checks for the settings only where runs find none', async () => {
    expect((await stackOf({ 'pom.xml': '', mvnw: '' })).namedChecks).toEqual([
      './mvnw --batch-mode --offline test',
    ]);
    expect((await stackOf({ 'pom.xml': '', 'go.mod': '' })).namedChecks).toEqual([]);
  });

  it('is installed by npm where a lock file and something to install are there', async () => {
    const { 'package.json': manifest } = web;
    expect((await stackOf({ 'package.json': manifest })).install).toBeUndefined();
    expect((await stackOf(web)).install).toBe('npm ci');
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

  it('survives a package.json that is none', async () => {
    expect(await stackOf({ 'package.json': '[1, {' })).toMatchObject({ checks: [] });
  });
});
