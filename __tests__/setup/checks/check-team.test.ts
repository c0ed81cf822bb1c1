import { describe, expect, it } from '@jest/globals';
import { planScribe } from '../../../src/scribe/plan.ts';
import { checkTeam, type TeamFacts } from '../../../src/setup/checks/check-team.ts';
import { planTeam } from '../../../src/setup/init/plan-team.ts';
import { newTeamFiles } from '../../../src/setup/init/team-files.ts';
import { locateSquad } from '../../../src/team/locate-squad.ts';
import { aTree, type FileInTree } from '../../team/a-tree.ts';

const team = Object.fromEntries(
  newTeamFiles({ ...planTeam(false, []), project: 'shop', today: '2026-11-22', namedChecks: [] }),
);

const facts: TeamFacts = {
  holdsSecret: (text: string) => text.includes('ghs_canary'),
  today: '2026-11-22',
  target: 'terminal',
  scribeWorkflow: '.github/workflows/memory.yml',
};

async function check(files: Readonly<Record<string, FileInTree>>, other: Partial<TeamFacts> = {}) {
  const tree = aTree(files);
  return checkTeam(tree, await locateSquad(tree), { ...facts, ...other });
}

const complaints = async (
  change: Readonly<Record<string, FileInTree>>,
  other: Partial<TeamFacts> = {},
) => (await check({ ...team, ...change }, other)).filter(({ level }) => level !== 'ok');

describe('the doctor looks at a team', () => {
  it('and is content with a new one', async () => {
    expect(await check(team)).toEqual([
      { level: 'ok', what: 'On the team: Ripley (Lead), Fenster (Developer), Hockney (Tester).' },
    ]);
  });

  it('that is not there, and says how to make one', async () => {
    expect(await check({})).toMatchObject([
      { level: 'problem', remedy: expect.stringContaining('squad-action init') },
    ]);
  });

  it('that is not there, and in a comment names a command that works anywhere', async () => {
    const [finding] = await check({}, { target: 'github' });
    expect(finding).toMatchObject({
      remedy: expect.stringContaining('npx github:OWNER/squad-action init'),
    });
    expect(JSON.stringify(finding)).not.toContain('`squad-action init');
  });

  it('that lives elsewhere, and says why that does not do', async () => {
    expect(
      await complaints({ '.squad/config.json': '{"stateLocation":"external"}' }),
    ).toMatchObject([{ level: 'problem', what: expect.stringContaining('external') }]);
  });

  it('without members, and shows the row to add', async () => {
    const [first, ...others] = await check({ '.squad/team.md': '# Team\n\n## Members\n' });
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      level: 'problem',
      lines: expect.arrayContaining([expect.stringContaining('| Ripley | Lead |')]),
    });
    expect(first).toHaveProperty('what', '.squad/team.md lists nobody who can work.');
  });

  it('whose roster is missing or a link, and says that one thing alone', async () => {
    const link = { mode: '120000', text: '../team.md' };
    for (const files of [{}, { '.squad/team.md': link }]) {
      expect(await check({ '.squad/config.json': '{}', ...files })).toMatchObject([
        {
          level: 'problem',
          what: 'There is no file .squad/team.md.',
          remedy: expect.stringContaining('squad-action init'),
        },
      ]);
    }
  });

  it('with a member who has no charter, and names the file to write', async () => {
    const files = Object.entries(team).filter(([path]) => !path.includes('hockney/charter'));
    const found = (await check(Object.fromEntries(files))).filter(({ level }) => level !== 'ok');
    expect(found).toMatchObject([
      {
        what: expect.stringMatching(/^Hockney has no charter/),
        remedy: expect.stringMatching(
          /\.squad\/agents\/hockney\/charter\.md: a title such as `# Hockney — /,
        ),
      },
    ]);
  });

  it('with a charter whose front matter is broken, and names the file to correct', async () => {
    const path = '.squad/agents/hockney/charter.md';
    const text = `---\ndescription: Use when: it rains\ntools: [lint]\n---\n${team[path]}`;
    expect(await complaints({ [path]: text })).toMatchObject([
      { what: expect.stringContaining(`${path}: front matter is not valid YAML`) },
    ]);
  });

  it('that routes to nobody, and names the file to correct', async () => {
    const routing = `${team['.squad/routing.md']}`.replace('| Hockney |', '| Zoe |');
    expect(await complaints({ '.squad/routing.md': routing })).toMatchObject([
      {
        what: expect.stringContaining('Zoe'),
        remedy: expect.stringContaining('.squad/routing.md'),
      },
    ]);
  });

  it('with a wrong setting, and names its path and file', async () => {
    const config = '{"action":{"limits":{"tokens":"many"}}}';
    expect(await complaints({ '.squad/config.json': config })).toMatchObject([
      {
        what: expect.stringContaining('action.limits.tokens'),
        remedy: expect.stringContaining('.squad/config.json'),
      },
    ]);
  });
});

describe('the doctor looks at the memory', () => {
  it('and counts what waits for Scribe', async () => {
    const drop = '### 2026-11-22: Use UTC\n\n**By:** Ripley\n';
    expect(await check({ ...team, '.squad/decisions/inbox/ripley-utc.md': drop })).toContainEqual({
      level: 'ok',
      what: '1 file waits in the inboxes for Scribe.',
    });
  });

  it.each<[string, string | undefined, RegExp]>([
    ['the workflow that runs it', '.github/workflows/memory.yml', /workflow of \S+memory\.yml/],
    ['the workflow to add, where there is none', undefined, /^Add a workflow that runs Scribe/],
  ])('and where Scribe cannot be running names %s', async (_what, scribeWorkflow, remedy) => {
    const inboxFiles = Array.from({ length: 120 }, (_, at) => [
      `.squad/agents/ripley/inbox/${at}.md`,
      `- **[a]** b${at}`,
    ]);
    expect(await complaints(Object.fromEntries(inboxFiles), { scribeWorkflow })).toMatchObject([
      {
        what: expect.stringContaining('120 files wait'),
        remedy: expect.stringMatching(remedy),
      },
    ]);
  });

  it.each<[string, FileInTree]>([
    ['empty', ''],
    ['binary', 'a\u0000b'],
    ['without an end to its front matter', '---\nid: 1\n'],
    ['a link', { mode: '120000', text: '/etc/passwd' }],
    ['a secret', '### Deploy\n\nUse ghs_canary.\n'],
    ['longer than 1 MiB', `### Long\n\n${'a'.repeat(1024 * 1024)}`],
  ])(
    'and names an inbox file that is %s, as Scribe does, and counts it not',
    async (_what, text) => {
      const path = '.squad/decisions/inbox/fenster-x.md';
      const findings = await check({ ...team, [path]: text });
      const plan = await planScribe(aTree({ ...team, [path]: text }), facts);
      const [unreadable] = plan.kind === 'planned' ? plan.tally.unreadable : [];
      expect(unreadable?.path).toBe(path);
      expect(findings.slice(1)).toMatchObject([
        { level: 'warning', what: `Scribe cannot merge ${path}: ${unreadable?.reason}.` },
      ]);
    },
  );

  it('and names a history that will stop Scribe, and one that does', async () => {
    const history = '.squad/agents/ripley/history.md';
    const broken = { [history]: '# Ripley\n<<<<<<< HEAD\n' };
    const drop = { '.squad/agents/ripley/inbox/a.md': '- **[a]** b' };
    expect(await complaints(broken)).toMatchObject([
      { level: 'problem', what: expect.stringMatching(/history\.md .* will stop there\.$/) },
    ]);
    expect(await complaints({ ...broken, ...drop })).toMatchObject([
      { level: 'problem', what: expect.stringMatching(/history\.md .* makes no changes/) },
    ]);
  });

  it('and names a file of an inbox that is no Markdown', async () => {
    expect(await complaints({ '.squad/decisions/inbox/fenster-x.txt': 'a' })).toMatchObject([
      { what: expect.stringContaining('fenster-x.txt: its name does not end in .md') },
    ]);
  });

  it('and names the line where a merge was left unfinished', async () => {
    const broken = '# Squad Decisions\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> x\n';
    expect(await complaints({ '.squad/decisions.md': broken })).toMatchObject([
      { level: 'problem', what: expect.stringMatching(/decisions\.md is broken: line 2/) },
    ]);
  });

  it('and says how much of a long file is read', async () => {
    const charter = `# Ripley — Lead\n${'x'.repeat(70_000)}`;
    expect(await complaints({ '.squad/agents/ripley/charter.md': charter })).toMatchObject([
      { level: 'warning', what: expect.stringContaining('only the first 64 KB are read') },
    ]);
  });
});
