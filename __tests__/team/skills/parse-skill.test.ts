import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readFrontMatter } from '../../../src/markdown/front-matter.ts';
import { isSkillName, parseSkill } from '../../../src/team/skills/parse-skill.ts';
import { anyText } from '../../text/any-text.ts';

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

  it.each(['design (first draft)', '', '7'])('counts the confidence %j as low', (confidence) => {
    expect(parseSkill(`---\nconfidence: ${confidence}\n---\n`, FILE).skill.confidence).toBe('low');
  });

  it('does not take a path for a name', () => {
    expect(parseSkill('---\nname: ../../x\n---\n', FILE).skill.name).toBe('utc');
  });

  it.each([
    ['broken', '---\na: [\n---\nbody', /front matter is not valid YAML/],
    ['twice the same key', '---\na: 1\na: 2\n---\nbody', /front matter is not valid YAML/],
    ['a list', '---\n- a\n---\nbody', /front matter is not a list of fields/],
    ['too long', `---\na: ${'x'.repeat(20_000)}\n---\nbody`, /front matter is longer than/],
    ['an alias bomb', `---\n${BOMB}\n---\nbody`, /front matter is not readable as YAML/],
    ['deep', `---\na: ${'['.repeat(15_000)}\n---\nbody`, /front matter is not/],
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

  it('takes __proto__ for a key', () => {
    const matter = readFrontMatter('---\n__proto__: {polluted: 1}\nname: a\n---\nbody');
    expect(matter).toMatchObject({ kind: 'data', body: 'body' });
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
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

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(typeof readFrontMatter(`---\n${text}\n---\n`).body).toBe('string');
      }),
    );
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
