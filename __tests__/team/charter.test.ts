import { describe, expect, it } from '@jest/globals';
import { CHARTER_BYTES, loadCharter, readCharter } from '#src/team/charter.ts';
import { aMember } from './a-member.ts';
import { aTree } from './a-tree.ts';

const CHARTER = `# Odd Nes — Backend Dev

> Keeps contracts small.

## Identity

- **Name:** Odd Nes
- **Role:** Backend Dev
- **Expertise:** HTTP APIs, Postgres
- **Style:** Direct.

## What I Own

- The API
### Also
- Its \`docs\`

## Model

- **Preferred:** \`gpt-5-mini\`
- **Fallback:** auto
- **Reasoning Effort:** High
- **Context Tier:** long_context
`;

describe('readCharter', () => {
  it('reads a full charter', () => {
    expect(readCharter(CHARTER)).toEqual({
      name: 'Odd Nes',
      role: 'Backend Dev',
      expertise: ['HTTP APIs', 'Postgres'],
      style: 'Direct.',
      owns: ['The API', 'Its docs'],
      leaves: '',
      model: {
        preferred: 'gpt-5-mini',
        effort: 'high',
      },
      tools: undefined,
      text: CHARTER.trim(),
    });
  });

  it.each([
    [
      "## Boundaries\n\n**I handle:** the API\n\n**I don't handle:** Pages",
      "I don't handle: Pages",
    ],
    ['## Boundaries\n\n- I write in Go.\n- I leave pages to Verbal.', 'I leave pages to Verbal.'],
    ['## Boundaries\n\n- I work on the API.', ''],
    ["## Style\n\nI don't shout.", ''],
  ])('knows what %j leaves to others', (text, leaves) => {
    expect(readCharter(text).leaves).toBe(leaves);
  });

  it.each([
    ['description: Use when: it rains\ntools: [lint]', ['lint'], 'front matter is not valid YAML'],
    ['tools:\n  - lint\n - "x', [], "Its list of tools can't be read"],
    [`tools: [lint]\nmore: ${'x'.repeat(17_000)}`, [], "Its list of tools can't be read"],
    ['description: Use when: it rains', undefined, 'front matter is not valid YAML'],
  ])(
    'restricts the tools, and says what is wrong, in broken front matter: %#',
    (fields, tools, flaw) => {
      const charter = readCharter(`---\n${fields}\n---\n\n# Mira — Tester\n`);
      expect(charter.tools).toEqual(tools);
      expect(charter.flaw).toContain(flaw);
    },
  );

  it.each([
    ['# Odd – Dev', 'Odd', 'Dev'],
    ['# Jean-Luc - Lead', 'Jean-Luc', 'Lead'],
    ['# Vik', 'Vik', ''],
  ])('takes name and role from %j where there is no identity', (text, name, role) => {
    expect(readCharter(text)).toMatchObject({ name, role });
  });

  it('reads labels only in their section, and no heading in code', () => {
    const text = '## Voice\n**Name:** Eve\n## Identity\n```\n## Model\n```\n**Name:** Odd';
    expect(readCharter(text).name).toBe('Odd');
  });

  it.each([
    ['`auto`', undefined],
    ['auto (cost first)', undefined],
    ['claude-sonnet-4.6', 'claude-sonnet-4.6'],
  ])('reads the preferred model %j', (written, preferred) => {
    expect(readCharter(`## Model\n**Preferred:** ${written}`).model.preferred).toBe(preferred);
  });

  it.each([
    ['---\ntools: [lint, test]\n---\n# A', ['lint', 'test']],
    ['---\ntools: lint, test\n---\n# A', ['lint', 'test']],
    ['---\ntools: []\n---\n# A', []],
    ['---\ntools: "*"\n---\n# A', undefined],
    ['## Identity\n- **Tools:** `lint`, test', ['lint', 'test']],
    ['## Voice\n**Tools:** I love vim', undefined],
  ])('reads the tools of %j', (text, tools) => {
    expect(readCharter(text).tools).toEqual(tools);
  });
});

describe('what an agent is for', () => {
  it.each([
    ['## What I Own\n- APIs\n- Queues', ['APIs', 'Queues']],
    ['## 🎯 Core Responsibilities\n1. **APIs**\n2. Queues', ['APIs', 'Queues']],
    ['## Domain & Scope:\n* APIs', ['APIs']],
    ['## Scope\n### In scope\n- APIs\n### Out of scope\n- Pages', ['APIs']],
    ['## Scope\n- APIs\n- **Out of scope:** pages', ['APIs']],
    ['## Responsibilities\n\nAPIs and queues.\n\nMore.', ['APIs and queues.']],
    ['# Odd\n\n**Owns:** APIs, queues', ['APIs', 'queues']],
    ['## Boundaries\n**I handle:** APIs, queues\n**I don’t handle:** pages', ['APIs, queues']],
    ['## Role\nBackend Dev', []],
    ['## Out of scope\n- Pages', []],
  ])('is read from %j', (text, owns) => {
    expect(readCharter(text).owns).toEqual(owns);
  });

  it.each([
    ['## Technical Expertise\n- Go', ['Go']],
    ['## Identity\nSkills: Go, SQL', ['Go', 'SQL']],
    ['## Identity\n| Expertise | Go |\n|--|--|', ['Go']],
  ])('is read as expertise from %j', (text, expertise) => {
    expect(readCharter(text).expertise).toEqual(expertise);
  });

  it.each([
    ['## Model\nPreferred: claude-haiku-4.5', 'claude-haiku-4.5'],
    ['## Model\n- Preferred: claude-haiku-4.5 (fast)', 'claude-haiku-4.5'],
    ['## Model\n`gpt-5-mini`', 'gpt-5-mini'],
    ['## Model\n**Opus 4.7 (always)**', 'Opus 4.7'],
    ['## Model\n- **Preferred:** Claude Opus 4.7', 'Claude Opus 4.7'],
    ['## Identity\n- **Model:** gpt-5-mini', 'gpt-5-mini'],
    ['## Model\n- Preferred: auto — claude-opus-4.6 for design', undefined],
    ['## Model\nThe coordinator chooses a model that fits.', undefined],
  ])('and works with the model of %j', (text, model) => {
    expect(readCharter(text).model.preferred).toBe(model);
  });
});

describe('loadCharter', () => {
  it('reads the file of the trusted commit, bounded', async () => {
    const path = '.squad/agents/odd/charter.md';
    const member = aMember('Odd', { charterPath: path });
    const charter = await loadCharter(aTree({ [path]: 'x'.repeat(1_000_000) }), member);
    expect(charter?.text).toHaveLength(CHARTER_BYTES);
  });
});
