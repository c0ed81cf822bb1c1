import { describe, expect, it } from '@jest/globals';
import { checkUnread } from '#src/setup/check-team.ts';
import { aMember } from '../../team/a-member.ts';
import { aTree } from '../../team/a-tree.ts';
import { saidIn } from './said.ts';

const vik = aMember('Vik', { folder: '.squad/agents/vik', otherFolders: ['.squad/agents/Vik'] });
const team = { directory: '.squad', members: [vik] };
const said = (files: readonly string[], of = team) =>
  saidIn(checkUnread(aTree(Object.fromEntries(files.map((file) => [file, 'x']))), of));

describe('the doctor names what nothing reads', () => {
  it.each([
    ['decisions/2026-01.md', 'Move its entries to .squad/decisions.md.'],
    ['skills/go/tables/SKILL.md', 'Move each skill to .squad/skills/<name>/SKILL.md'],
    ['skills/go.md', 'Move each skill to .squad/skills/<name>/SKILL.md'],
    ['routing-table.json', 'Move its rows to a table of .squad/routing.md.'],
    ['agents/zoe.md', 'Move it to .squad/agents/<name>/charter.md.'],
    ['agents/zoe/charter.md', 'Give that agent a row in .squad/team.md, or move'],
    ['agents/vik/notes.md', 'Move what the agent must know to charter.md or history.md'],
    ['learnings.md', 'Move what holds for the whole team to .squad/identity/wisdom.md.'],
  ])('%s, and what would be read in its place', (file, remedy) => {
    expect(said([`.squad/${file}`])).toContain(
      `warning: Nothing reads .squad/${file}. -> ${remedy}`,
    );
  });

  it('and lists the others, in one line', () => {
    const files = ['agents/_alumni/zoe/charter.md', 'ceremonies.md', 'identity/now.md'];
    expect(said(files.map((file) => `.squad/${file}`))).toBe(
      'ok: 3 other files of the squad are in no prompt: .squad/agents/_alumni/zoe/charter.md, .squad/ceremonies.md, .squad/identity/now.md.\n',
    );
  });

  it('and says nothing of what is read, and of records', () => {
    const read = ['team.md', 'decisions/decisions.md', 'agents/Vik/history.md', 'config.json'];
    const more = ['decisions/inbox/a.md', 'agents/vik/inbox/a.md', 'skills/utc/SKILL.md'];
    const records = ['log/a.md', 'templates/a.md', 'decisions/README.md', 'casting/policy.json'];
    const files = [...read, ...more, ...records].map((file) => `.squad/${file}`);
    expect(said([...files, 'README.md', '.squad/agents/ralph/charter.md'])).toBe('');
    const legacy = { ...team, directory: '.ai-team' };
    expect(said(['.ai-team/skills/go.md'], legacy)).toBe('');
  });
});
