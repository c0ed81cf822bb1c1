// Which changes are by the squad's own tools, and which are work.
import { describe, expect, it } from '@jest/globals';
import { isWorkPath } from '#src/workspace/policy.ts';
import { wroteByTool } from '#src/workspace/returned-work.ts';

const merged = '.squad/decisions/inbox/fenster-utc-0a1b2c3d.md';
const squad = { directory: '.squad', keepsHistories: false };
const written = { isNew: true, isRemoved: false, before: '', after: 'x\n' };
const history = '.squad/agents/fenster/history.md';

describe('a file of the squad', () => {
  it.each([
    ['a new entry', '.squad/decisions/inbox/fenster-tabs-0a1b2c3d.md', {}, true],
    ['a second new entry', '.squad/agents/fenster/inbox/tabs-0a1b2c3d-2.md', {}, true],
    ['an entry without a hash', '.squad/decisions/inbox/tabs.md', {}, false],
    ['an entry that is there', merged, { isNew: false }, false],
    ['the removal of an entry', merged, { isNew: false, isRemoved: true }, false],
    ['a skill', '.squad/skills/utc/SKILL.md', { isNew: false }, true],
    ['the removal of a skill', '.squad/skills/utc/SKILL.md', { isRemoved: true }, false],
    ['another file of a skill', '.squad/skills/utc/run.sh', {}, false],
    ['a charter', '.squad/agents/fenster/charter.md', {}, false],
    ['a history', history, {}, false],
    ['an entry elsewhere', 'docs/decisions/inbox/fenster-tabs-0a1b2c3d.md', {}, false],
  ])('may be by its tools or not: %s', (_what, path, changes, expected) => {
    expect(wroteByTool({ ...written, path, ...changes }, squad)).toBe(expected);
  });

  it.each([
    ['grows', 'one\n', 'one\ntwo\n', true],
    ['loses a line', 'one\ntwo\n', 'two\n', false],
    ['loses a line that it had twice', 'one\none\n', 'one\ntwo\n', false],
    ['changes its order', 'one\ntwo\n', 'two\none\n', false],
  ])('may be a history that %s where learnings go there', (_what, before, after, expected) => {
    const changes = { ...written, isNew: false, path: history, before, after };
    expect(wroteByTool(changes, { ...squad, keepsHistories: true })).toBe(expected);
  });
});

it.each([
  ['src/a.ts', true],
  ['.squad.md', true],
  ['src/.squad/a.md', true],
  ['.squad/tools/lint/tool.yaml', true],
  ['.squad/tools.md', false],
  ['.squad/decisions/inbox/a.md', false],
])('a changed %s is work: %s', (path, isWork) => {
  expect(isWorkPath(path, '.squad')).toBe(isWork);
});
