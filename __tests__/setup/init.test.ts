import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import {
  type InitReport,
  listInitFiles,
  missingAttributes,
  renderInit,
} from '../../src/setup/init.ts';
import { locateSquad } from '../../src/team/locate-squad.ts';
import { loadCapabilities } from '../../src/team/roster/capabilities.ts';
import { isRoutable } from '../../src/team/roster/member.ts';
import { readTeam } from '../../src/team/team.ts';
import { aTree } from '../team/a-tree.ts';

const workflows = new Map(
  ['squad.yml', 'squad-scribe.yml'].map((name): [string, string] => [
    `.github/workflows/${name}`,
    readFileSync(`examples/workflows/${name}`, 'utf8'),
  ]),
);
const wish = { project: 'shop', today: '2026-11-22', makesTeam: true, workflows };

async function madeTeam() {
  const tree = aTree(Object.fromEntries(listInitFiles(wish)));
  const location = await locateSquad(tree);
  if (location.kind !== 'found') throw new Error(location.kind);
  return { tree, team: await readTeam(tree, location) };
}

describe('the files of init', () => {
  it('are a team whose members can all work, without a warning', async () => {
    const { team } = await madeTeam();
    expect(team.members.filter(isRoutable).map(({ name, role }) => `${name}, ${role}`)).toEqual([
      'Mira, Lead',
      'Otto, Developer',
      'Tess, Tester',
    ]);
    expect(team.warnings).toEqual([]);
  });

  it('give every member a charter and a history of its own', async () => {
    const { team } = await madeTeam();
    for (const { slug, charterPath, historyPath } of team.members) {
      expect(charterPath).toBe(`.squad/agents/${slug}/charter.md`);
      expect(historyPath).toBe(`.squad/agents/${slug}/history.md`);
    }
  });

  it('route every kind of work to one of them, and reviews to the lead', async () => {
    const { team, tree } = await madeTeam();
    expect(team.rules.map(({ agents }) => agents)).toEqual([['mira'], ['otto'], ['tess']]);
    const capabilities = await loadCapabilities(tree, team);
    expect(capabilities.get('mira')).toMatchObject({ reviews: true, implements: true });
    expect(capabilities.get('otto')).toMatchObject({ reviews: false, implements: true });
  });

  it('are the workflows alone where the repository has a team', () => {
    expect([...listInitFiles({ ...wish, makesTeam: false }).keys()]).toEqual([
      '.github/workflows/squad.yml',
      '.github/workflows/squad-scribe.yml',
    ]);
  });
});

const LINES = [
  '.squad/decisions.md merge=union',
  '.squad/agents/*/history.md merge=union',
  '.squad/log/** merge=union',
  '.squad/orchestration-log/** merge=union',
];

describe('the lines for .gitattributes', () => {
  it.each([
    ['are all for a repository that has none', undefined, `${LINES.join('\n')}\n`],
    ['are none where they stand already', `${LINES.join('\n')}\n`, ''],
    ['are the missing ones alone', `${LINES.slice(1).join('\n')}\n`, `${LINES[0]}\n`],
    ['begin on a line of their own', '*.png binary', `\n${LINES.join('\n')}\n`],
    ["have the file's line ends", '*.png binary\r\n', `${LINES.join('\r\n')}\r\n`],
    ['are known in other spacing', LINES.map((line) => line.replace(' ', '\t')).join('\n'), ''],
  ])('%s', (_what, present, missing) => {
    expect(missingAttributes(present, '.squad')).toBe(missing);
  });

  it('name the folder that the team has', () => {
    expect(missingAttributes('', '.ai-team')).toContain('.ai-team/decisions.md merge=union\n');
  });
});

const report: InitReport = {
  written: ['.squad/team.md', '.github/workflows/squad.yml'],
  extended: ['.gitattributes'],
  kept: ['.github/workflows/squad-scribe.yml'],
  noTeam: undefined,
  needsPin: true,
  settingsPage: 'https://github.example/acme/shop/settings/actions',
};

describe('what init says', () => {
  it('names what was written, what was extended and what was left alone', () => {
    const text = renderInit(report);
    expect(text).toContain('Written:\n  .squad/team.md\n  .github/workflows/squad.yml\n');
    expect(text).toContain('Lines added at the end of:\n  .gitattributes\n');
    expect(text).toContain('left as they are:\n  .github/workflows/squad-scribe.yml\n');
  });

  it('tells the next clicks, with the address of the settings', () => {
    const text = renderInit(report);
    expect(text).toContain('(https://github.example/acme/shop/settings/actions)');
    expect(text).toMatch(/1\. In the last lines of the workflows put the owner/);
    expect(text).toContain('Comment `@squad help` on an issue');
  });

  it('asks for no owner where the workflows name one, and for no reading of charters it did not write', () => {
    const text = renderInit({ ...report, written: [], extended: [], needsPin: false });
    expect(text).toMatch(/^Everything is there already; nothing was written\./);
    expect(text).not.toContain('OWNER');
    expect(text).not.toContain('charters');
  });

  it('fits a terminal of 80 columns', () => {
    const lines = renderInit(report).split('\n');
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
  });
});
