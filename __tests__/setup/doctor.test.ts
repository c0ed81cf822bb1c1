import { describe, expect, it } from '@jest/globals';
import { createOutbound } from '#src/publish/outbound/outbound.ts';
import { type DoctorFacts, runDoctor } from '#src/setup/doctor.ts';
import { ok, problem, warning } from '#src/setup/finding.ts';
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

1 problem and 1 warning. Begin with the first problem, and ask again.
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

describe("the doctor's words in a comment", () => {
  it('begin with the verdict and what to fix, and fold what is fine', () => {
    expect(
      renderMarkdown(chapters, safe),
    ).toBe(`**1 problem and 1 warning. Begin with the first problem, and ask again.**

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
      uncommitted: undefined,
      tools: undefined,
      github: undefined,
      credentials: undefined,
      machine: undefined,
      box: undefined,
      lookAround: async () => ({ absent: [], withCredentials: [], refused: [] }),
    };
    const place = { target: 'github', holdsSecret: () => false, today: '2026-11-22' } as const;
    return { ...unknown, ...place, tree, location: await locateSquad(tree), trial: undefined };
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
    expect(found[0]?.findings.map(({ what }) => what)).toEqual([
      expect.stringMatching(/^\.github\/workflows\/a\.yml cannot be read/),
    ]);
  });

  it('tells what the trial of the credentials said', async () => {
    const trial = {
      kind: 'refused',
      message: 'No model can be used.',
      hint: 'Add a line.',
    } as const;
    const [, , models] = await runDoctor({ ...(await facts({})), trial });
    expect(models?.findings).toEqual([problem('No model can be used.', 'Add a line.')]);
  });
});
