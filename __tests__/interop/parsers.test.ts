// Squad's published parsers and ours on the same tricky texts. Where they differ, the title says what theirs gets wrong
// or leaves out.
import {
  parseCharterMarkdown,
  parseDecisionsMarkdown,
  parseRoutingRulesMarkdown,
  parseSkillFile,
  parseTeamMarkdown,
} from '@bradygaster/squad-sdk/parsers';
import { describe, expect, it } from '@jest/globals';
import { readCharter } from '../../src/team/charter.ts';
import { parseDecisions } from '../../src/team/decisions.ts';
import { findMember } from '../../src/team/member.ts';
import { parseRoster } from '../../src/team/roster.ts';
import { parseRouting } from '../../src/team/routing.ts';
import { parseSkill } from '../../src/team/skills.ts';
import { aMember } from '../team/a-member.ts';

type Reader = (text: string) => readonly string[];
type Same = readonly [text: string, read: readonly string[]];
type Other = readonly [why: string, text: string, read: readonly string[]];

/** Each text of `same` reads alike; of `other`, only ours reads as it should. */
function compare(ours: Reader, theirs: Reader, same: readonly Same[], other: readonly Other[]) {
  it.each(same)('both read %j', (text, read) => {
    expect(ours(text)).toEqual(read);
    expect(theirs(text)).toEqual(read);
  });

  it.each(other)('%s: %j', (_why, text, read) => {
    expect(ours(text)).toEqual(read);
    expect(theirs(text)).not.toEqual(read);
  });
}

const HEAD = '| Name | Role |\n|------|------|\n';

describe('team.md', () => {
  compare(
    (text) => parseRoster(text).rows.map(({ slug, role }) => `${slug}: ${role}`),
    (text) => parseTeamMarkdown(text).agents.map(({ name, role }) => `${name}: ${role}`),
    [
      [`## Members\n\n${HEAD}| Mira | Lead |\n| Odd Nes | Dev |\n`, ['mira: Lead', 'odd-nes: Dev']],
      ['## Members\r\n| Name | Role |\n|:-:|--|\r\n| Mira | Lead |\r\n', ['mira: Lead']],
      [`## Members\n\n${HEAD}| Kai | Domain Name Dev --- |\n`, ['kai: Domain Name Dev ---']],
      [`## Members\n\n${HEAD}| A | Dev |\n\nProse.\n\n| B | QA |\n`, ['a: Dev', 'b: QA']],
      [
        '## Team Members\n\n### Mira\n- **Role:** Lead\n\n### Vik\n- Role: QA\n',
        ['mira: Lead', 'vik: QA'],
      ],
      ['## Roster\nNothing here.', []],
      ['', []],
    ],
    [
      [
        'the coordinator is no member',
        `## Coordinator\n\n${HEAD}| Squad | Coordinator |\n\n## Members\n\n${HEAD}| Mira | Lead |\n`,
        ['mira: Lead'],
      ],
      ['CamelCase is one name', `## Members\n\n${HEAD}| McManus | Lead |\n`, ['mcmanus: Lead']],
      ['cells lose marks', `## Members\n\n${HEAD}| **\`Mira\`** | Lead |\n`, ['mira: Lead']],
      [
        'emoji stand before names and roles',
        `## Members\n\n${HEAD}| 🔧 Parker | 🏗️ Tech Lead |\n`,
        ['parker: Tech Lead'],
      ],
      [
        'an empty cell keeps its column',
        '## Members\n\n| Name | Skills | Role |\n|--|--|--|\n| Mira |  | Lead |\n',
        ['mira: Lead'],
      ],
      [
        'an Agent column names members',
        '## Agents\n\n| Agent | Role |\n|--|--|\n| Mira | Lead |\n',
        ['mira: Lead'],
      ],
      [
        'the roster ends at the next heading',
        `## Members\n\n${HEAD}| Mira | Lead |\n\n## Issue Source\n\n| Field | Value |\n|--|--|\n| Repo | a/b |\n`,
        ['mira: Lead'],
      ],
      [
        'samples in a fence are none',
        `## Members\n\n\`\`\`\n${HEAD}| Eve | Spy |\n\`\`\`\n\n${HEAD}| Mira | Lead |\n`,
        ['mira: Lead'],
      ],
      [
        'a dash and a template name nobody',
        `## Members\n\n${HEAD}| — | — |\n| {Name} | {Role} |\n`,
        [],
      ],
      ['labels are made of Latin letters', `## Members\n\n${HEAD}| Zoë | Dev |\n`, ['zo: Dev']],
    ],
  );
});

const team = {
  members: [
    aMember('Mira', { role: 'Lead' }),
    aMember('Vik', { role: 'Tester' }),
    aMember('Odd Nes', { role: 'Backend Dev' }),
  ],
};

describe('routing.md', () => {
  const nameOf = (agent: string) => findMember(team, agent)?.slug ?? agent;
  const rules = '## Routing Table\n\n| Work Type | Route To | Examples |\n|--|--|--|\n';
  compare(
    (text) => parseRouting(text, team).rules.map(({ work, agents }) => [work, ...agents].join(' ')),
    (text) =>
      parseRoutingRulesMarkdown(text).rules.map(({ workType, agents }) =>
        [workType, ...agents.map(nameOf)].join(' '),
      ),
    [
      [`${rules}| Tests | Vik | unit tests, "edge cases" |\n`, ['Tests vik']],
      [
        '## Work Type -> Agent\r\n\r\n| Work Type | Agent |\r\n|--|--|\r\n| Tests | Vik |\r\n',
        ['Tests vik'],
      ],
      [
        `${rules}\n## Work Type → Agent\n\n| Work Type | Primary | Secondary |\n|--|--|--|\n| API | Odd Nes | — |\n`,
        ['API odd-nes'],
      ],
      [
        `${rules}| Review | Mira, @Vik | a |\n\nProse.\n\n| Docs | Mira | b |\n`,
        ['Review mira vik', 'Docs mira'],
      ],
      [
        '## Issue Routing\n\n| Label | Action | Who |\n|--|--|--|\n| `squad` | Triage | Mira |\n',
        [],
      ],
    ],
    [
      [
        'free headings hold rules too',
        '## Rules\n\n| Pattern | Agent | Priority |\n|--|--|--|\n| `src/**` | Vik | 1 |\n',
        ['src/** vik'],
      ],
      [
        'whoever stands in for a colleague is named in the text that the coordinator reads',
        '## Work Type → Agent\n\n| Work Type | Primary | Secondary |\n|--|--|--|\n| Tests | Vik | Mira |\n',
        ['Tests vik'],
      ],
      ['a role stands for its member', `${rules}| Tests | Tester | a |\n`, ['Tests vik']],
      ['who is not in team.md gets no work', `${rules}| Tests | Zed | a |\n`, []],
      [
        'several are also joined by a plus',
        `${rules}| Tests | Vik + Mira | a |\n`,
        ['Tests vik mira'],
      ],
    ],
  );
});

describe('decisions.md', () => {
  const words = (...parts: readonly (string | undefined)[]) =>
    parts.map((part) => part ?? '-').join(' | ');
  compare(
    (text) =>
      parseDecisions(text).map(({ date, title, author, body }) => words(date, title, author, body)),
    (text) =>
      parseDecisionsMarkdown(text).decisions.map(({ date, title, author, body }) =>
        words(date, title, author, body),
      ),
    [
      [
        '### 2026-11-21: Use UTC\r\n\r\n**By:** Odd\r\n\r\nb\r\n',
        ['2026-11-21 | Use UTC | Odd | **By:** Odd\n\nb'],
      ],
      [
        '### A\n**By:** Kari\n**By:** Odd\n#### Part\n',
        ['- | A | Kari | **By:** Kari\n**By:** Odd\n#### Part'],
      ],
      [
        '# Decisions\n\n## 2026-01-01: A\na\n\n## B\nb\n',
        ['2026-01-01 | A | - | a', '- | B | - | b'],
      ],
      ['', []],
    ],
    [
      [
        'the frame of a file is no decision',
        '## Active Decisions\n\nNo decisions recorded yet.\n\n## Governance\n\n- Rules\n',
        [],
      ],
      ['a fence holds no heading', '### A\n```\n### B\n```\n', ['- | A | - | ```\n### B\n```']],
      [
        'a heading with a time is dated',
        '### 2026-11-21T09-30-00: A\nb',
        ['2026-11-21 | A | - | b'],
      ],
      ['a date may stand behind the title', '### A (2026-03-07)\nb', ['2026-03-07 | A | - | b']],
      [
        'a spliced section belongs to its entry',
        '### A\na\n\n## Context\nc\n',
        ['- | A | - | a\n\n## Context\nc'],
      ],
      ['governance is not the last entry', '### A\na\n\n## Governance\n\n- g\n', ['- | A | - | a']],
      [
        'older files say Issued by',
        '### A\n**Issued by:** Kari\n',
        ['- | A | Kari | **Issued by:** Kari'],
      ],
      ['a heading begins at the start of a line', '- x\n  ### A\n', []],
    ],
  );
});

describe('charters', () => {
  compare(
    (text) => {
      const { name, role, expertise, model } = readCharter(text);
      return [name, role, ...expertise, model.preferred ?? '', model.effort ?? ''];
    },
    (text) => {
      const { identity, modelPreference, reasoningEffort } = parseCharterMarkdown(text);
      const { name = '', role = '', expertise = [] } = identity;
      return [name, role, ...expertise, modelPreference ?? '', reasoningEffort ?? ''];
    },
    [
      [
        '# O — D\n\n## Identity\n\n- **Name:** Odd\n- **Role:** Dev\n- **Expertise:** a, b\n\n## Model\n\n- **Preferred:** gpt-5-mini\n- **Reasoning Effort:** High\n',
        ['Odd', 'Dev', 'a', 'b', 'gpt-5-mini', 'high'],
      ],
      [
        '# Mary-Ann - QA\r\n\r\n## Model\r\n\r\n**Reasoning Effort:** auto\r\n',
        ['Mary-Ann', 'QA', '', ''],
      ],
      ['# A – B\n\n## Identity\n\n### Who\n\n**Name:** C\n**Role:** D\n', ['C', 'D', '', '']],
      ['', ['', '', '', '']],
    ],
    [
      [
        'backticks are no part of a model',
        '# A — B\n## Model\n**Preferred:** `gpt-5-mini`\n',
        ['A', 'B', 'gpt-5-mini', ''],
      ],
      ['auto is no model', '# A — B\n## Model\n**Preferred:** auto\n', ['A', 'B', '', '']],
      [
        'a section ends at the next ##',
        '## Identity\n**Name:** A\n---\n**Role:** B\n',
        ['A', 'B', '', ''],
      ],
    ],
  );
});

describe('SKILL.md', () => {
  compare(
    (text) => {
      const { name, domain, triggers } = parseSkill(text, { folder: 'utc', path: 'x' }).skill;
      return [name, domain || 'general', ...triggers];
    },
    (text) => {
      const { name = '', domain = '', triggers = [] } = parseSkillFile('utc', text) ?? {};
      return [name, domain, ...triggers];
    },
    [
      [
        '---\nname: times\ndomain: time\ntriggers: [a, b c]\n---\nBody\n',
        ['times', 'time', 'a', 'b c'],
      ],
      ['---\r\nname: times\r\n---\r\nBody\r\n', ['times', 'general']],
      ['---\nname: times\ndomain: a: b\n---\nBody\n', ['times', 'a: b']],
      ['# utc\n\n**Confidence:** high\n\nBody\n', ['utc', 'general']],
      ['---\nname: times\n', ['utc', 'general']],
    ],
    [
      ['quotes are no part of a value', '---\nname: "times"\n---\nBody\n', ['times', 'general']],
      ['a list may be a block', '---\ntriggers:\n  - a\n---\nBody\n', ['utc', 'general', 'a']],
      [
        'a text may be folded',
        '---\nname: >-\n  utc\n  times\n---\nBody\n',
        ['utc times', 'general'],
      ],
    ],
  );
});
