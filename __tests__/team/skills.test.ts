import { describe, expect, it } from '@jest/globals';
import { readFrontMatter } from '#src/markdown/front-matter.ts';
import {
  isSkillName,
  listSkills,
  matchSkills,
  parseSkill,
  readSkill,
  skillPath,
} from '#src/team/skills.ts';
import { aTree } from './a-tree.ts';

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
    ['where a skill lies in GitHub’s folder', [shared], 'utc', undefined, shared],
    ['nowhere for a new skill in GitHub’s folder', [shared], 'new', '.github/skills', undefined],
    ['into the squad’s folder', [], 'new', undefined, '.squad/skills/new/SKILL.md'],
    ['where the settings say', [own], 'new', '.claude/skills', '.claude/skills/new/SKILL.md'],
  ])('is %s', async (_, paths, name, dir, expected) => {
    const { skills } = await listSkills(tree(...paths));
    expect(skillPath(name, skills, { directory: '.squad', dir })).toBe(expected);
  });
});

const FILE = { folder: 'utc', path: '.squad/skills/utc/SKILL.md' };
const BOMB = [
  'a: &a [x,x,x,x,x,x,x,x,x]',
  'b: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]',
  'c: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]',
  'd: &d [*c,*c,*c,*c,*c,*c,*c,*c,*c]',
  'e: &e [*d,*d,*d,*d,*d,*d,*d,*d,*d]',
].join('\n');

describe('parseSkill', () => {
  it('reads real YAML: quoted, folded, inline and block lists', () => {
    const text =
      '---\nname: "utc-times"\ndescription: >-\n  Store times\n  in UTC\ndomain: data\nconfidence: Medium\nsource: \'earned\'\ntriggers: [timestamp, "time zone"]\nroles:\n  - backend\nallowedTools: [lint]\nuser-invocable: true\n---\n## Context\n';
    expect(parseSkill(text, FILE)).toEqual({
      skill: {
        name: 'utc-times',
        description: 'Store times in UTC',
        domain: 'data',
        confidence: 'medium',
        source: 'earned',
        triggers: ['timestamp', 'time zone'],
        roles: ['backend'],
        tools: ['lint'],
        path: FILE.path,
      },
      warning: undefined,
    });
  });

  it('reads the shape without front matter', () => {
    const text = '# utc\n\n**Confidence:** high\n**Updated:** 2026-01-01\n\nStore UTC.\n';
    expect(parseSkill(text, FILE).skill).toMatchObject({
      name: 'utc',
      confidence: 'high',
      description: 'Store UTC.',
    });
  });

  it.each([
    ['broken', '---\na: [\n---\nbody', /front matter is not valid YAML/],
    ['twice the same key', '---\na: 1\na: 2\n---\nbody', /front matter is not valid YAML/],
    ['an alias bomb', `---\n${BOMB}\n---\nbody`, /front matter is not readable as YAML/],
  ])('makes a warning of front matter that is %s', (_, text, warning) => {
    const parsed = parseSkill(text, FILE);
    expect(parsed.skill.name).toBe('utc');
    expect(parsed.warning).toMatch(warning);
  });
});

describe('front matter that only breaks YAML in one place', () => {
  it('gives the fields that can be read, and a warning', () => {
    const text =
      '---\nname: utc\ndescription: Use when: it rains\ntriggers:\n  - time zone\nroles: [dev\n---\nbody';
    const { skill, warning } = parseSkill(text, FILE);
    expect(skill).toMatchObject({
      name: 'utc',
      description: 'Use when: it rains',
      triggers: ['time zone'],
      roles: ['[dev'],
    });
    expect(warning).toContain('front matter is not valid YAML');
  });
});

describe('readFrontMatter', () => {
  it.each(['text', '---\nnot closed', '', '----\na: 1\n---\n'])('finds none in %j', (text) => {
    expect(readFrontMatter(text)).toEqual({ kind: 'none', body: text });
  });

  it('keeps every value as it is written, and none where nothing is', () => {
    const matter = readFrontMatter(
      '---\nversion: 1.10\ncommit: 0123456\nshort: 5e10\ndone: True\n2.0: yes\nempty:\nnone: ~\nlist: [007, 1_0]\n---\n',
    );
    expect(matter).toMatchObject({ kind: 'data' });
    expect(matter.kind === 'data' ? Object.fromEntries(matter.fields) : {}).toEqual({
      version: '1.10',
      commit: '0123456',
      short: '5e10',
      done: 'True',
      '2.0': 'yes',
      empty: null,
      none: null,
      list: ['007', '1_0'],
    });
  });
});

describe('isSkillName', () => {
  it.each(['', ' ', '.', '..', 'a/b', 'a\\b', 'a\0b', 'a\nb', 'x'.repeat(101)])(
    'refuses %j',
    (name) => {
      expect(isSkillName(name)).toBe(false);
    },
  );
});

describe('matchSkills', () => {
  const skill = (name: string, triggers: string[], roles: string[] = [], confidence = 'low') =>
    parseSkill(
      `---\nname: ${name}\ntriggers: [${triggers.join(', ')}]\nroles: [${roles.join(', ')}]\nconfidence: ${confidence}\n---\n`,
      { folder: name, path: `.squad/skills/${name}/SKILL.md` },
    ).skill;
  const match = (skills: ReturnType<typeof skill>[], task: string, role = '') =>
    matchSkills(skills, task, role).map((found) => [found.skill.name, found.score]);

  it('scores triggers and role, the best first, at most 0.7 for triggers', () => {
    const skills = [
      skill('one', ['login']),
      skill('two', ['login', 'form'], ['backend']),
      skill('none', ['zebra']),
    ];
    expect(match(skills, 'Validate the login form', 'Backend Dev')).toEqual([
      ['two', 1],
      ['one', 0.5],
    ]);
  });

  it('matches whole words, not letters within them', () => {
    expect(match([skill('ui-kit', ['ui'])], 'Tune the Guitar')).toEqual([]);
    expect(match([skill('ui-kit', ['ui'])], 'The UI is slow')).toEqual([['ui-kit', 0.5]]);
  });
});
