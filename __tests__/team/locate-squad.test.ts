import { describe, expect, it } from '@jest/globals';
import { locateSquad } from '#src/team/team.ts';
import { aTree } from './a-tree.ts';

const withConfig = (config: unknown, ...files: readonly string[]) =>
  locateSquad(
    aTree({
      ...Object.fromEntries(files.map((file) => [`.squad/${file}`, ''])),
      '.squad/config.json': JSON.stringify(config),
    }),
  );

describe('locateSquad', () => {
  it('finds the legacy folder, with a warning', async () => {
    expect(await locateSquad(aTree({ '.ai-team/team.md': '' }))).toEqual({
      kind: 'found',
      directory: '.ai-team',
      warnings: [expect.stringContaining('.ai-team/ is the old name of .squad/')],
    });
  });

  it('prefers .squad, unless only the legacy folder has a roster', async () => {
    const both = { '.ai-team/team.md': '', '.squad/tools/lint.ts': '' };
    expect(await locateSquad(aTree(both))).toMatchObject({ directory: '.ai-team' });
    expect(await locateSquad(aTree({ ...both, '.squad/team.md': '' }))).toMatchObject({
      directory: '.squad',
    });
  });

  it('says when there is none', async () => {
    expect(await locateSquad(aTree({ '.github/skills/x/SKILL.md': '' }))).toEqual({
      kind: 'absent',
    });
  });

  it.each(['tools/.squad', './tools/.squad', 'tools/.squad/'])(
    'takes the folder %j that the input names',
    async (override) => {
      const tree = aTree({ 'tools/.squad/team.md': '', '.squad/team.md': '' });
      expect(await locateSquad(tree, override)).toMatchObject({ directory: 'tools/.squad' });
    },
  );

  it.each(['..', '../x', 'a/../b', '/etc', 'C:/x', 'a\\b', 'a//b', '.git', '.git/x', 'a\0b', '.'])(
    'refuses the input %j',
    async (override) => {
      await expect(locateSquad(aTree({}), override)).rejects.toMatchObject({ code: 'E_INPUT' });
    },
  );

  it('does not follow a .squad that is a symbolic link or a submodule', async () => {
    const link = aTree({ '.squad': { mode: '120000', text: '/tmp/out' } });
    expect(await locateSquad(link)).toMatchObject({
      kind: 'elsewhere',
      reason: expect.stringContaining('a symbolic link'),
    });
    const module = aTree({ '.squad': { mode: '160000', text: '' } });
    expect(await locateSquad(module)).toMatchObject({
      reason: expect.stringContaining('a submodule'),
    });
  });

  const outside: readonly (readonly [object, string, string])[] = [
    [{ teamRoot: '../team' }, 'the team lives in ../team (teamRoot)', 'remove `teamRoot`'],
    [{ stateLocation: 'external' }, 'state is external', 'squad-cli internalize'],
    [{ stateBackend: 'orphan' }, 'squad-state (stateBackend orphan)', 'tar -x -C .squad`'],
    [{ stateBackend: 'two-layer' }, 'squad-state (stateBackend two-layer)', 'from `.gitignore`'],
    [{ stateBackend: 'git-notes' }, 'in git notes', 'set `stateBackend` to `local`'],
  ];

  it.each(outside)(
    'says where %j keeps a squad that is not committed, and what to do',
    async (config, reason, remedy) => {
      expect(await withConfig(config, 'decisions.md')).toEqual({
        kind: 'elsewhere',
        reason: expect.stringContaining(reason),
        remedy: expect.stringContaining(remedy),
      });
    },
  );

  it.each([
    ...outside.map(([config]) => config),
    { teamRoot: 'C:\\work\\x' },
    { teamRoot: '/home/x/y' },
    { teamRoot: '/home/x/y', stateLocation: 'external', stateBackend: 'orphan' },
    { stateBackend: 'local' },
    { stateBackend: 'worktree' },
    { teamRoot: '.' },
    [],
  ])('uses what is committed, without a word, whatever %j says', async (config) => {
    const found = { kind: 'found', directory: '.squad', warnings: [] };
    expect(await withConfig(config, 'team.md', 'decisions.md')).toEqual(found);
    const charters = ['agents/mira/charter.md', 'decisions.md'];
    expect(await withConfig(config, ...charters)).toEqual(found);
  });

  it.each(outside.slice(1))(
    'uses a committed team whose decisions are elsewhere (%j), and says so',
    async (config, reason) => {
      const warnings = [expect.stringContaining(reason)];
      expect(await withConfig(config, 'team.md')).toMatchObject({ kind: 'found', warnings });
    },
  );

  it('prefers a whole team in the legacy folder to a configuration alone', async () => {
    const tree = aTree({ '.ai-team/team.md': '', '.squad/config.json': '{"teamRoot":"../x"}' });
    expect(await locateSquad(tree)).toMatchObject({ kind: 'found', directory: '.ai-team' });
  });
});
