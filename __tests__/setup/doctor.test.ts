import { describe, expect, it } from '@jest/globals';
import { SquadError } from '#src/errors.ts';
import { createOutbound } from '#src/publish/outbound/outbound.ts';
import { type DoctorFacts, runDoctor } from '#src/setup/doctor.ts';
import { blocking, type DoctorFinding, ok, problem, unseen, warning } from '#src/setup/finding.ts';
import { renderMarkdown, renderText } from '#src/setup/render-findings.ts';
import { locateSquad } from '#src/team/team.ts';
import { aTree } from '../team/a-tree.ts';

const { safe } = createOutbound({
  holdsSecret: () => false,
  phrase: '@squad',
  serverUrl: 'https://github.example',
});
const chapters = [
  {
    title: 'Workflows',
    findings: [
      ok('squad.yml is well.'),
      problem('It lacks contents.', 'Add under `permissions:`', ['contents: write']),
    ],
  },
  { title: 'Tools', findings: [] },
  {
    title: 'Team',
    findings: [warning('Zoë has no charter.', 'Write .squad/agents/zo/charter.md.')],
  },
];

describe("the doctor's words in a terminal", () => {
  it('are chapters with findings, remedies, lines to copy, and a verdict', () => {
    expect(renderText(chapters)).toBe(`Workflows
  ok       squad.yml is well.
  PROBLEM  It lacks contents.
           -> Add under \`permissions:\`
                contents: write

Team
  warning  Zoë has no charter.
           -> Write .squad/agents/zo/charter.md.

1 thing to fix, 1 warning. Begin with the first, and ask again.
Missing:
  - It lacks contents.
`);
  });

  it('move no cursor, and stay within 80 columns but for a path', () => {
    const text = renderText([
      { title: 'A', findings: [problem(`\u001b[2J${'word '.repeat(60)}`, 'b '.repeat(90))] },
    ]);
    expect(text).not.toContain('\u001b');
    expect(text.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });
});

describe('the verdict', () => {
  const verdict = (...findings: readonly DoctorFinding[]) =>
    renderText([{ title: 'A', findings }])
      .split('\n\n')
      .at(-1);

  it.each([
    ['All is well: the squad is ready.\n', ok('a')],
    ['No problems, 1 warning: the squad is ready.\n', warning('a', 'b')],
    [
      'No problems, 1 warning: as far as can be seen from here, the squad is ready.\n',
      unseen('a', 'b'),
    ],
    [
      '1 thing to fix, 0 warnings. Begin with the first, and ask again.\nMissing:\n  - a\n',
      blocking('a', 'b'),
    ],
  ])(
    'ends with "ready" only where a comment leads to a pull request with checks: %s',
    (words, finding) => {
      expect(verdict(ok('x'), finding)).toBe(words);
    },
  );

  it('names a few of many that are missing', () => {
    const many = Array.from({ length: 20 }, (_, at) => problem(`a${at}`, 'b'));
    expect(verdict(...many)).toMatch(/ {2}- a7\n {2}- and 12 more\n$/);
  });
});

describe("the doctor's words in a comment", () => {
  it('begin with the verdict and what to fix, and fold what is fine', () => {
    expect(
      renderMarkdown(chapters, safe),
    ).toBe(`**1 thing to fix, 1 warning. Begin with the first, and ask again.**

**What to fix**

- It lacks contents.
  → Add under \`permissions:\`
  
  \`\`\`
  contents: write
  \`\`\`

**Worth a look**

- Zoë has no charter.
  → Write .squad/agents/zo/charter.md.

<details><summary>As it should be</summary>

- squad.yml is well.

</details>`);
  });

  it('ping nobody, whatever a file is called', () => {
    const hostile = [
      {
        title: 'A',
        findings: [warning('@everyone: <img src=x> [a](http://x.example)', 'Closes #1')],
      },
    ];
    const text = renderMarkdown(hostile, safe);
    expect(text).not.toMatch(/(?<![`\w])@everyone|<img|\]\(http|Closes #1/);
  });
});

describe('an examination', () => {
  async function facts(files: Readonly<Record<string, string>>): Promise<DoctorFacts> {
    const tree = aTree(files);
    const unknown = {
      obstacles: [],
      branches: undefined,
      branchNames: [],
      runtime: undefined,
      trial: undefined,
      checkPlace: { findMissing: async () => undefined },
      uncommitted: undefined,
      unpublished: undefined,
      tools: undefined,
      github: undefined,
      credentials: undefined,
      machine: undefined,
      box: undefined,
      lookAround: async () => ({ absent: [], withCredentials: [], refused: [] }),
    };
    const place = { target: 'github', holdsSecret: () => false, today: '2026-11-22' } as const;
    return { ...unknown, ...place, files: { tree, location: await locateSquad(tree) } };
  }

  it('reads the workflows of the commit, and no other file as one', async () => {
    const broken = 'uses: x/squad-action@1\n: ]';
    const found = await runDoctor(
      await facts({
        '.github/workflows/a.yml': broken,
        '.github/workflows/deep/b.yml': broken,
        '.github/workflows/c.md': broken,
      }),
    );
    expect(found[1]?.findings.map(({ what }) => what)).toEqual([
      expect.stringMatching(/^\.github\/workflows\/a\.yml cannot be read/),
    ]);
  });

  it.each([
    ['squad', '', 'problem'],
    ['Squad', '', 'warning'],
    ['squad/memory/x', '', 'problem'],
    ['squad/scribe/x', '', 'problem'],
    ['squad', 'bots/squad/', undefined],
    ['bots', 'bots/squad/', 'problem'],
    ['squads', '', undefined],
  ])('says of the branch %s beside the prefix "%s": %s', async (name, prefix, level) => {
    const input = prefix === '' ? '' : `\n        with: { branch-prefix: ${prefix} }`;
    const workflow = `on: issue_comment\njobs:\n  squad:\n    runs-on: x\n    steps:\n      - uses: acme/squad-action@v1${input}\n`;
    const given = await facts({ '.github/workflows/squad.yml': workflow });
    const found = await runDoctor({ ...given, branchNames: ['main', name] });
    const told = found
      .flatMap(({ findings }) => findings)
      .find(({ what }) => what.includes(` branch ${name} `));
    expect(told?.level).toBe(level);
  });

  it('goes on where something can’t be read, and tells what and why', async () => {
    const given = await facts({ '.squad/team.md': '# Team\n', '.github/workflows/a.yml': 'on: x' });
    const reason = new SquadError({ code: 'E_INPUT', message: 'No access.', hint: 'Grant it.' });
    const tree = {
      ...aTree({}),
      entries: given.files?.tree.entries ?? [],
      read: () => Promise.reject(reason),
    };
    const location = { kind: 'found', directory: '.squad', warnings: [] } as const;
    const found = await runDoctor({
      ...given,
      files: { tree, location },
      lookAround: () => Promise.reject(new Error('git is gone')),
    });
    const said = new Map(found.map(({ title, findings }) => [title, findings]));
    for (const title of ['Workflows', 'Team', 'Checks', 'Commits']) {
      expect(said.get(title)).toContainEqual(problem('No access.', 'Grant it.'));
    }
    expect(said.get('GitHub')).toHaveLength(1);
  });

  it('says of files that couldn’t be read at all what the obstacle is, and nothing of the team', async () => {
    const obstacles = [problem('The branch is gone.', 'Name another.')];
    const found = await runDoctor({ ...(await facts({})), files: undefined, obstacles });
    const lines = found
      .filter(({ title }) => title !== 'GitHub')
      .flatMap(({ findings }) => findings);
    expect(lines).toEqual(obstacles);
  });

  it('tells what the trial of the credentials said', async () => {
    const trial = {
      kind: 'refused',
      message: 'No model can be used.',
      hint: 'Add a line.',
    } as const;
    const [, , , models] = await runDoctor({ ...(await facts({})), trial });
    expect(models?.findings).toEqual([problem('No model can be used.', 'Add a line.')]);
  });
});
