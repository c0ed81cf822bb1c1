import { describe, expect, it } from '@jest/globals';
import { planScribe } from '#src/scribe/plan.ts';
import { checkTeam, type TeamFacts } from '#src/setup/check-team.ts';
import { planTeam } from '#src/setup/plan-team.ts';
import { newTeamFiles } from '#src/setup/team-files.ts';
import { locateSquad } from '#src/team/team.ts';
import { aTree, type FileInTree } from '../../team/a-tree.ts';
import { noStack } from '../no-stack.ts';
import { saidIn } from './said.ts';

const team = Object.fromEntries(
  newTeamFiles({ ...planTeam(noStack, []), project: 'shop', today: '2026-11-22', stack: noStack }),
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

const NO_TEAM = 'problem: There is no squad here: no .squad/team.md. -> ';

describe('the doctor looks at a team', () => {
  it('and is content with a new one', async () => {
    expect(saidIn(await check(team))).toBe(
      'ok: On the team: Ripley (Lead), Fenster (Developer), Hockney (Tester).\n',
    );
  });

  it('and says of each file that is not as it should be what is wrong, and the way out', async () => {
    const { '.squad/agents/fenster/charter.md': _missing, ...others } = team;
    const broken = '<<<<<<< HEAD\na\n=======\nb\n>>>>>>> x\n';
    const found = await check({
      ...others,
      '.squad/agents/hockney/charter.md': '---\ndescription: Use when: it rains\n---\n# Hockney\n',
      '.squad/agents/ripley/charter.md': `# Ripley — Lead\n${'x'.repeat(70_000)}`,
      '.squad/routing.md': `${team['.squad/routing.md']}`.replace('| Hockney |', '| Zoe |'),
      '.squad/config.json': '{"action":{"limits":{"tokens":"many"}}}',
      '.squad/decisions.md': `# Squad Decisions\n${broken}`,
      '.squad/agents/ripley/history.md': `# Ripley\n${broken}`,
      '.squad/agents/ripley/inbox/a.md': '- **[a]** b',
    });
    const stops =
      'is broken: line 2 is a conflict mark of an unfinished merge (`<<<<<<<`). Scribe makes no changes until it is fixed. -> Make it a plain text file again: after a merge, keep what is right from both sides, and delete the conflict markers. Then commit it.';
    expect(
      saidIn(found),
    ).toBe(`ok: On the team: Ripley (Lead), Fenster (Developer), Hockney (Tester).
warning: .squad/agents/ripley/charter.md does not say what Ripley is for: the coordinator sees the role alone. -> Add a list below \`## What I Own\`, \`## Responsibilities\`, \`## Scope\` or \`## Expertise\`.
warning: Fenster has no charter: nothing tells it who it is. -> Write .squad/agents/fenster/charter.md: a title such as \`# Fenster — Developer\`, then what the agent owns and how it works.
warning: .squad/agents/hockney/charter.md: front matter is not valid YAML (BLOCK_AS_IMPLICIT_KEY). -> Correct that file, and commit it to the default branch.
warning: routing.md: nobody in team.md is called Zoe (line 9, Tests). -> Correct .squad/routing.md, and commit it to the default branch.
warning: action.limits.tokens: expected a positive number -> Correct .squad/config.json, and commit it to the default branch.
problem: .squad/decisions.md ${stops}
problem: .squad/agents/ripley/history.md ${stops}
warning: .squad/agents/ripley/charter.md has 69 KB; only the first 64 KB are read. -> Make it shorter: an agent reads it every time.
`);
  });

  it.each([
    ['teamRoot', '{"teamRoot":"/home/x/y"}'],
    ['stateLocation', '{"stateLocation":"external"}'],
    ['stateBackend', '{"stateBackend":"orphan"}'],
  ])('and has nothing against a committed one, whatever %s says', async (_key, config) => {
    const before = saidIn(await check(team));
    expect(saidIn(await check({ ...team, '.squad/config.json': config }))).toBe(before);
  });

  it('and warns of a model that is named for people', async () => {
    const path = '.squad/agents/fenster/charter.md';
    const charter =
      '# Fenster\n\n## What I Own\n\n- APIs\n\n## Model\n\n- Preferred: Opus 4.7 (always)\n';
    expect(saidIn(await check({ ...team, [path]: charter }))).toContain(
      `warning: Fenster is to use the model "Opus 4.7", which is no model's id. -> Write the id, for example`,
    );
  });

  it.each<[string, Readonly<Record<string, FileInTree>>, Partial<TeamFacts>, string]>([
    ['is not there', {}, {}, `${NO_TEAM}\`squad-action init\` makes one`],
    [
      'is not there, in a comment with a command that works anywhere',
      {},
      { target: 'github' },
      `${NO_TEAM}In a clone, make one with \`npx github:OWNER/squad-action init\``,
    ],
    [
      'lives elsewhere',
      { '.squad/config.json': '{"stateLocation":"external"}' },
      {},
      "problem: .squad/config.json says that the squad's state is external",
    ],
    [
      'has no members',
      { '.squad/team.md': '# Team\n\n## Members\n' },
      {},
      'problem: .squad/team.md lists nobody who can work. -> `squad-action init --add-members` adds a team',
    ],
    [
      'has a link for a roster',
      { '.squad/config.json': '{}', '.squad/team.md': { mode: '120000', text: '../team.md' } },
      {},
      'problem: There is no file .squad/team.md. -> `squad-action init`',
    ],
  ])('and says one thing alone where it %s', async (_what, files, other, words) => {
    const found = saidIn(await check(files, other));
    expect(found).toContain(words);
    expect(found.trimEnd()).not.toContain('\n');
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

  it('and names dates that nobody understands, with their lines', async () => {
    const text =
      '### A\n\n- **Date:** 07.02.2026\n\n### B\n\n**Date:** soon\n\n```\nDate: 1\n```\n';
    const said = saidIn(await check({ ...team, '.squad/decisions/decisions.md': text }));
    expect(said).toContain(
      'warning: .squad/decisions/decisions.md has a date that is not understood: line 3 says "07.02.2026". -> Write it as `2026-02-07`',
    );
  });

  it.each<[string, string | undefined, RegExp]>([
    ['the workflow that runs it', '.github/workflows/memory.yml', /workflow of \S+memory\.yml/],
    ['the workflow to add, where there is none', undefined, /^Add a workflow that runs Scribe/],
  ])('and where Scribe cannot be running names %s', async (_what, scribeWorkflow, remedy) => {
    const inboxFiles = Array.from({ length: 120 }, (_, at) => [
      `.squad/agents/ripley/inbox/${at}.md`,
      `- **[a]** b${at}`,
    ]);
    const found = await check({ ...team, ...Object.fromEntries(inboxFiles) }, { scribeWorkflow });
    expect(found.slice(1)).toMatchObject([
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

  it('and names a history that will stop Scribe, and a file of an inbox that is no Markdown', async () => {
    const found = await check({
      ...team,
      '.squad/agents/ripley/history.md': '# Ripley\n<<<<<<< HEAD\n',
      '.squad/decisions/inbox/fenster-x.txt': 'a',
    });
    expect(saidIn(found)).toMatch(
      /problem: \.squad\/agents\/ripley\/history\.md .* will stop there/,
    );
    expect(saidIn(found)).toContain('fenster-x.txt: its name does not end in .md');
  });
});
