import { describe, expect, it } from '@jest/globals';
import { findChecks, type PackageManager, packageManagerOf } from '#src/team/repository-files.ts';

type Files = Readonly<Record<string, string>>;

function treeOf(files: Files, mode = '100644') {
  const entries = Object.keys(files).map((path) => ({ path, mode, size: 1 }));
  return { entries, read: async (path: string) => files[path] };
}

async function namesOf(files: Files, manager?: PackageManager): Promise<readonly string[]> {
  const found = await findChecks(treeOf(files), undefined, manager);
  return found.map(({ run }) => run);
}

const manifest = (scripts: unknown) => JSON.stringify({ scripts });

describe('the checks that are plainly there', () => {
  it('are the scripts of package.json in our order, whatever theirs', async () => {
    const scripts = { build: 'tsc', start: 'node .', lint: 'biome check', test: 'jest' };
    const files = { 'package.json': manifest({ ...scripts, typecheck: 'tsc --noEmit' }) };
    expect(await namesOf(files)).toEqual([
      'npm test',
      'npm run lint',
      'npm run typecheck',
      'npm run build',
    ]);
  });

  it.each(['echo "Error: no test specified" && exit 1', '', 7])(
    'are not what npm writes where there is no test: %p',
    async (test) => {
      expect(await namesOf({ 'package.json': manifest({ test }) })).toEqual([]);
    },
  );

  it.each(['{', '[]', 'null', '{"scripts": []}', '{"scripts": null}'])(
    'are none in the package.json %p',
    async (text) => {
      expect(await namesOf({ 'package.json': text })).toEqual([]);
    },
  );

  it.each([
    ['pyproject.toml', '[tool.pytest.ini_options]\naddopts = "-q"\n', 'python3 -m pytest'],
    [
      'pyproject.toml',
      '[project.optional-dependencies]\ntest = ["pytest>=8"]',
      'python3 -m pytest',
    ],
    ['requirements.txt', 'flask\npytest==8.1\n', 'python3 -m pytest'],
    ['requirements-dev.txt', 'pytest\n', 'python3 -m pytest'],
    ['go.mod', 'module example.org/shop\n', 'go test ./...'],
    ['Makefile', 'all: test\n\ntest: build\n\t./run-tests\n', 'make test'],
  ])('come from %s', async (path, text, run) => {
    expect(await namesOf({ [path]: text })).toEqual([run]);
  });

  it.each([
    ['pyproject.toml', '[project]\nname = "shop"\n'],
    ['requirements.txt', '# pytest\nnot-pytest\n'],
    ['Makefile', 'all: test\ntest := 1\ntests: all\n'],
  ])('are none in a %s without tests', async (path, text) => {
    expect(await namesOf({ [path]: text })).toEqual([]);
  });

  it('are started by the manager whose lock file is there, unless another is asked for', async () => {
    const files = { 'package.json': manifest({ test: 'jest', lint: 'x' }), 'pnpm-lock.yaml': '' };
    expect(await namesOf(files)).toEqual(['pnpm test', 'pnpm run lint']);
    expect(await namesOf(files, 'npm')).toEqual(['npm test', 'npm run lint']);
    expect(packageManagerOf(treeOf({ 'yarn.lock': '' }))).toBe('yarn');
    expect(packageManagerOf(treeOf({ 'yarn.lock': '' }, '120000'))).toBe('npm');
  });

  it.each(['bun.lock', 'bun.lockb'])(
    'are the scripts, not tests of Bun itself, with a %s',
    async (lock) => {
      const files = { 'package.json': manifest({ test: 'vitest', lint: 'x' }), [lock]: '' };
      expect(await namesOf(files)).toEqual(['bun run test', 'bun run lint']);
    },
  );

  it('give way to those that the settings name, also to none', async () => {
    const tree = treeOf({ 'go.mod': '' });
    const own = { name: 'test', run: './test', timeoutSeconds: 5, paths: ['src/**'] };
    expect(await findChecks(tree, [own])).toEqual([own]);
    expect(await findChecks(tree, [])).toEqual([]);
  });
});
