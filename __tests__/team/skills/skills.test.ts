import { describe, expect, it } from '@jest/globals';
import { listSkills, readSkill, skillPath } from '../../../src/team/skills/skills.ts';
import { aTree } from '../a-tree.ts';

describe('listSkills', () => {
  it('reads five folders in order of precedence, the first of one name', async () => {
    const tree = aTree({
      '.agents/skills/e/SKILL.md': '# e',
      '.claude/skills/d/SKILL.md': '# d',
      '.copilot/skills/c/SKILL.md': '# c',
      '.github/skills/b/SKILL.md': '# b',
      '.github/skills/a/SKILL.md': '---\nname: " A "\n---\n',
      '.squad/skills/a/SKILL.md': '---\nname: a\n---\n',
      '.squad/skills/a/notes.md': 'x',
      '.squad/skills/deep/er/SKILL.md': 'x',
      '.squad/skills/flat.md': 'x',
      '.squad/skills/link/SKILL.md': { mode: '120000', text: '/etc/passwd' },
    });
    const { skills, warnings } = await listSkills(tree);
    expect(skills.map((skill) => skill.path)).toEqual([
      '.squad/skills/a/SKILL.md',
      '.github/skills/b/SKILL.md',
      '.copilot/skills/c/SKILL.md',
      '.claude/skills/d/SKILL.md',
      '.agents/skills/e/SKILL.md',
    ]);
    expect(warnings).toEqual([]);
  });

  it('reads flat skills of the legacy folder', async () => {
    const tree = aTree({ '.ai-team/skills/utc.md': '# utc', '.ai-team/skills/b/SKILL.md': '# b' });
    const { skills } = await listSkills(tree, '.ai-team');
    expect(skills.map((skill) => skill.name)).toEqual(['b', 'utc']);
  });

  it('is empty where there are no folders', async () => {
    expect(await listSkills(aTree({}))).toEqual({ skills: [], warnings: [] });
  });
});

describe('readSkill', () => {
  it('finds a skill by its name or its folder, in any case, and nothing else', async () => {
    const text = '---\nname: UTC times\n---\nbody';
    const tree = aTree({ '.squad/skills/utc/SKILL.md': text, '.squad/team.md': 'secret' });
    const { skills } = await listSkills(tree);
    const found = await Promise.all(
      ['utc times', 'UTC', '../../team.md', '__proto__', ''].map((name) =>
        readSkill(tree, skills, name),
      ),
    );
    const skill = { path: '.squad/skills/utc/SKILL.md', text };
    expect(found).toEqual([skill, skill, undefined, undefined, undefined]);
  });
});

describe('skillPath', () => {
  const tree = (...paths: string[]) =>
    aTree(Object.fromEntries(paths.map((path) => [path, '---\nname: UTC times\n---\nx\n'])));
  const own = '.squad/skills/a/SKILL.md';
  const shared = '.github/skills/utc/SKILL.md';

  it.each<[string, readonly string[], string, string | undefined, string | undefined]>([
    ['where a skill of that name lies', [own], 'UTC times', '.claude/skills', own],
    ['where its folder lies', [own], 'a', undefined, own],
    ['where a skill lies in GitHub’s folder', [shared], 'utc', undefined, shared],
    ['nowhere for a new skill in GitHub’s folder', [shared], 'new', '.github/skills', undefined],
    [
      'nowhere for a file of another name in GitHub’s folder',
      ['.github/skills/utc/skill.md'],
      'utc',
      undefined,
      undefined,
    ],
    ['into the squad’s folder', [], 'new', undefined, '.squad/skills/new/SKILL.md'],
    [
      'into the squad’s folder where both are',
      [own, shared],
      'new',
      undefined,
      '.squad/skills/new/SKILL.md',
    ],
    ['where the settings say', [own], 'new', '.claude/skills', '.claude/skills/new/SKILL.md'],
  ])('is %s', async (_, paths, name, dir, expected) => {
    const { skills } = await listSkills(tree(...paths));
    expect(skillPath(name, skills, { directory: '.squad', dir })).toBe(expected);
  });
});
