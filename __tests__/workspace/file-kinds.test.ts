// Links and submodules are told as what they are, though a worktree holds a text and an empty folder in their place.
import { beforeAll, describe, expect, it } from '@jest/globals';
import { asCommitted } from '#src/workspace/git-history.ts';
import { createPolicy } from '#src/workspace/policy.ts';
import type { SeedFiles } from '../a-bare.ts';
import { callTool, someFileTools } from '../tools/built-in/files/some-file-tools.ts';
import { aBranch, anAgent, useRepositoryStage } from './a-repository.ts';

const stage = useRepositoryStage();
let call: Awaited<ReturnType<typeof withTools>>['call'];

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
  call = (await withTools(FILES)).call;
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
    expect(await call(name, args)).toContain(told);
  });

  it('of a patch that leads to a link is refused, and nothing is changed', async () => {
    const text = await call('apply_patch', { input: PATCH });
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
      expect(await call(name, args)).toBe(told);
    },
  );
});

describe('a name with accents', () => {
  const [composed, apart] = ['caf\u00e9', 'cafe\u0301'];
  const files = { [`${apart}/${apart}.md`]: 'one\n', 'plain/a.md': 'a\n' };
  const asked = `${composed}/${composed}.md`;

  it.each([
    ['view', { path: asked }, 'one\n'],
    ['grep', { path: composed, pattern: 'one' }, `${apart}/${apart}.md`],
    ['glob', { path: composed, pattern: '*' }, `${apart}/${apart}.md`],
    ['edit', { path: asked, old_str: 'one', new_str: 'two' }, 'Changed.'],
    ['create', { path: asked, file_text: 'x' }, 'already exists'],
  ])('is found by %s however its characters are composed', async (name, args, told) => {
    const { call } = await withTools(files);
    expect(await call(name, args)).toContain(told);
  });

  it('is kept as the folder has it where a new file is written there', async () => {
    const { call, agent, repository } = await withTools(files);
    expect(await call('create', { path: `${composed}/new.md`, file_text: 'x' })).toBe('Created.');
    const submission = await agent.submit();
    const commit = submission.kind === 'committed' ? submission.commit : '';
    const how = ['diff', '--name-only', '-z', repository.start, commit];
    expect(await repository.git.run(how)).toBe(`${apart}/new.md\0`);
  });

  it('of a protected file is refused in both spellings, and counts as named in both', () => {
    const policy = (glob: string, requestText = '') =>
      createPolicy({
        holdsSecret: () => false,
        protectedGlobs: [glob],
        squadDirectory: '.squad',
        requestText,
      });
    for (const glob of [composed, apart]) {
      for (const path of [composed, apart]) {
        expect(policy(`${glob}/**`).refuses({ path: `${path}/a.md` })).toContain('protected');
        const named = policy('none', `Please change ${glob}/AGENTS.md`);
        expect(named.refuses({ path: `${path}/AGENTS.md` })).toBeUndefined();
      }
    }
  });

  it('is found for the lines of a review', async () => {
    const { repository } = await withTools(files);
    const { git, start } = repository;
    expect(await asCommitted(git, start, [asked, 'plain/a.md'])).toEqual([
      `${apart}/${apart}.md`,
      'plain/a.md',
    ]);
  });
});

it('a pointer of Git LFS is shown as what it is', async () => {
  const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 5\n`;
  const { call } = await withTools({ 'logo.psd': pointer });
  expect(await call('view', { path: 'logo.psd' })).toBe(
    `Git LFS keeps what this file holds, and it is not here. The repository has this in its place:\n${pointer}`,
  );
});

it.each(['.github/CODEOWNERS', '.squad/config.json', '.squad/decisions.md', 'package.json'])(
  '%s of the trusted commit is read without its byte order mark, and in UTF-16',
  async (path) => {
    const texts = [Buffer.from('\ufefffirst\n'), Buffer.from('\ufefffirst\n', 'utf16le')];
    for (const bytes of texts) {
      const { git, start } = await stage.repository({ [path]: bytes });
      const tree = await git.tree(start);
      expect([await tree.read(path), await tree.readEnd(path, 100)]).toEqual([
        'first\n',
        'first\n',
      ]);
    }
  },
);

/** An agent in a repository with these files, and its file tools. */
async function withTools(files: SeedFiles) {
  const repository = await stage.repository(files);
  const agent = await anAgent(repository, aBranch(repository), 'hockney');
  const own = someFileTools(agent.workspace.directory, {
    decide: (request) => agent.workspace.decideFileAccess(request),
    files: Object.keys(files),
  });
  const call = async (name: string, args: object) => (await callTool(own, name, args)).text;
  return { repository, agent, call };
}
