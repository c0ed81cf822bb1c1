// Links and submodules are told as what they are, though a worktree holds a text and an empty folder in their place.
import { beforeAll, describe, expect, it } from '@jest/globals';
import { callTool, someFileTools } from '../tools/built-in/files/some-file-tools.ts';
import { aBranch, anAgent, useRepositoryStage } from './a-repository.ts';

const stage = useRepositoryStage();
let tools: ReturnType<typeof someFileTools>;

const FILES = {
  'src/a.ts': 'export const here = 1;\n',
  'docs/current': { link: '../src' },
  'docs/a.ts': { link: '../src/a.ts' },
  'docs/plain.md': 'a.ts is here\n',
  out: { link: '../../etc/passwd' },
  absolute: { link: '/etc/passwd' },
  'odd "name': { link: 'src/a.ts' },
  'vendor/lib': { submodule: 'a'.repeat(40) },
};

beforeAll(async () => {
  const repository = await stage.repository(FILES);
  const { workspace } = await anAgent(repository, aBranch(repository), 'hockney');
  tools = someFileTools(workspace.directory, {
    decide: (request) => workspace.decideFileAccess(request),
    files: Object.keys(FILES),
  });
});

const IS_LINK = 'docs/a.ts is a symbolic link to ../src/a.ts; use src/a.ts';
const EDIT = { old_str: 'here', new_str: 'there' };
const PATCH = '*** Begin Patch\n*** Update File: docs/a.ts\n@@\n-x\n+y\n*** End Patch\n';

describe('a path', () => {
  it.each([
    ['view', { path: 'docs/a.ts' }, IS_LINK],
    ['edit', { path: 'docs/a.ts', ...EDIT }, IS_LINK],
    ['create', { path: 'docs/a.ts', file_text: 'x' }, IS_LINK],
    ['grep', { path: 'docs/a.ts', pattern: 'src' }, IS_LINK],
    ['glob', { path: 'docs/current', pattern: '*' }, 'to ../src; use src'],
    [
      'view',
      { path: 'docs/current/a.ts' },
      'docs/current is a symbolic link to ../src; use src/a.ts',
    ],
    ['edit', { path: 'docs/current/a.ts', ...EDIT }, '; use src/a.ts'],
    ['view', { path: 'out' }, 'out is a symbolic link to ../../etc/passwd; it leads out'],
    ['view', { path: 'absolute' }, 'absolute is a symbolic link to /etc/passwd; it leads out'],
    ['view', { path: 'odd "name' }, '"odd \\"name" is a symbolic link to src/a.ts'],
    [
      'view',
      { path: 'vendor/lib' },
      'vendor/lib is a submodule: its files are in another repository',
    ],
    ['view', { path: 'vendor/lib/x.ts' }, 'vendor/lib is a submodule: its files are in another'],
    ['create', { path: 'vendor/lib/x.ts', file_text: 'x' }, 'vendor/lib is a submodule'],
    ['glob', { path: 'vendor/lib', pattern: '*' }, 'vendor/lib is a submodule'],
  ])('%s %j is answered with what stands there', async (name, args, told) => {
    expect((await callTool(tools, name, args)).text).toContain(told);
  });

  it('of a patch that leads to a link is refused, and nothing is changed', async () => {
    const { text } = await callTool(tools, 'apply_patch', { input: PATCH });
    expect(text).toContain('docs/a.ts is a symbolic link to ../src/a.ts');
  });
});

describe('a list', () => {
  it.each([
    ['view', { path: 'docs' }, 'a.ts -> ../src/a.ts\ncurrent -> ../src\nplain.md'],
    ['view', { path: 'vendor' }, 'lib/ (a submodule)'],
    ['glob', { pattern: '*.ts' }, 'docs/a.ts -> ../src/a.ts\nsrc/a.ts'],
    ['grep', { pattern: 'src|here' }, 'docs/plain.md\nsrc/a.ts'],
    ['grep', { path: 'docs', pattern: 'a\\.ts' }, 'docs/plain.md'],
  ])(
    'of %s %j shows links and submodules, and no search looks into them',
    async (name, args, told) => {
      expect((await callTool(tools, name, args)).text).toBe(told);
    },
  );
});
