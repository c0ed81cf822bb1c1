// A template for a new tool is the agent's work once the agent has written into its source.
import { rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { withoutUntouched } from '#src/workspace/tool-writes.ts';
import { writeFiles } from '../a-bare.ts';
import {
  aBranch,
  anAgent,
  leftOf,
  type Repository,
  useRepositoryStage,
  type WorkspaceAgent,
} from './a-repository.ts';

const README = 'tools/echo/README.md';
const SOURCE = 'tools/echo/echo.ts';
const TEMPLATE = { paths: [README, SOURCE], source: 'to be written\n' };
const REPORT = { task: 'A tool', unfinished: false };

const stage = useRepositoryStage();
let repository: Repository;
let agent: WorkspaceAgent;

beforeEach(async () => {
  repository = await stage.repository();
  agent = await anAgent(repository, aBranch(repository), 'Hockney');
  for (const path of TEMPLATE.paths) await agent.tool(path, TEMPLATE.source);
});

const submit = () => withoutUntouched(agent, [TEMPLATE]).workspace.submit(REPORT);

describe('a template', () => {
  it('stays out of the commit while its source is as it was', async () => {
    expect(await submit()).toEqual({ kind: 'nothing' });
  });

  it.each([
    ['changed', 'was written\n'],
    ['changed in its letters alone', 'to be writteN\n'],
    ['longer', 'to be written\nand was\n'],
  ])('is committed whole when its source is %s', async (_how, text) => {
    await agent.write(SOURCE, text);
    expect(await submit()).toMatchObject({ kind: 'committed', files: TEMPLATE.paths });
  });

  it('is submitted without its source when that is gone', async () => {
    await rm(join(agent.workspace.directory, SOURCE));
    expect(await submit()).toMatchObject({ kind: 'committed', files: [README] });
  });

  it('is not read through a link in place of its source', async () => {
    const path = join(agent.workspace.directory, SOURCE);
    await rm(path);
    await symlink('README.md', path);
    expect(await submit()).toMatchObject({ kind: 'committed', files: [README] });
  });
});

describe('files that programs changed', () => {
  const BY_PRODUCTS = [
    'pkg/__pycache__/a.cpython-311.pyc',
    'old.pyc',
    '.pytest_cache/README.md',
    'web/node_modules/left-pad/index.js',
    '.DS_Store',
    'coverage/lcov.info',
  ];
  const filled = (paths: readonly string[]) =>
    Object.fromEntries(paths.map((path) => [path, `${path}\n`]));

  it('are submitted without by-products, of which nothing is said', async () => {
    const author = await anAgent(repository, aBranch(repository), 'fenster');
    await author.worktree.ready();
    const others = ['node_modules.md', 'pkg/a.py', 'src/coverage/report.ts'];
    await writeFiles(author.workspace.directory, filled([...BY_PRODUCTS, ...others]));
    expect(await author.findRefused()).toEqual([]);
    expect(await author.submit()).toMatchObject({ kind: 'committed', files: others });
    expect(leftOf(author)).toEqual([]);
  });

  it('keep by-products where the repository has such files, or the agent wrote them itself', async () => {
    const tracking = await stage.repository(filled(['node_modules/a/index.js', 'b/x.pyc']));
    const author = await anAgent(tracking, aBranch(tracking), 'fenster');
    await author.write('.venv/pyvenv.cfg', 'home = /usr\n');
    const left = ['.pytest_cache/README.md'];
    const files = ['b/x.pyc', 'b/y.pyc', 'web/node_modules/left-pad/index.js'];
    await writeFiles(author.workspace.directory, filled([...files.slice(1), ...left]));
    await rm(join(author.workspace.directory, 'b/x.pyc'));
    await author.findRefused();
    expect(await author.submit()).toMatchObject({ files: ['.venv/pyvenv.cfg', ...files] });
  });

  it('are 500 at most, known ones before new ones, and the others are counted', async () => {
    const known = Object.fromEntries(Array.from({ length: 5 }, (_, at) => [`z${at}.txt`, 'old\n']));
    const many = Array.from({ length: 600 }, (_, at) => [`new-${at}.txt`, `${at}\n`]);
    const full = await stage.repository(known);
    const author = await anAgent(full, aBranch(full), 'fenster');
    await author.worktree.ready();
    const changed = Object.keys(known).map((path) => [path, 'changed\n']);
    await writeFiles(author.workspace.directory, Object.fromEntries([...many, ...changed]));
    await author.findRefused();
    const submission = await author.submit();
    expect(submission).toMatchObject({ files: expect.arrayContaining(Object.keys(known)) });
    expect(leftOf(author)).toContain(
      '105 more files: only the first 500 that programs changed are checked',
    );
  });

  it('with a name that is not UTF-8 get a line', async () => {
    const path = Buffer.concat([
      Buffer.from(`${agent.workspace.directory}/caf`),
      Buffer.from([0xe9]),
    ]);
    await writeFile(path, 'coffee\n');
    expect(await agent.findRefused()).toEqual(['caf\uFFFD: its name is not UTF-8']);
    expect(await agent.submit()).toMatchObject({ files: TEMPLATE.paths });
    expect(leftOf(agent)).toEqual(['caf\uFFFD: its name is not UTF-8']);
  });
});
