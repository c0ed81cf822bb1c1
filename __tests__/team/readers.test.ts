// The files of a squad are written by people and by models: every reader takes whatever they say.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readFrontMatter } from '#src/markdown/front-matter.ts';
import { capabilitiesOf } from '#src/team/capabilities.ts';
import { readAgentFile, readCharter } from '#src/team/charter.ts';
import { parseCodeowners } from '#src/team/codeowners.ts';
import { parseDecisions } from '#src/team/decisions.ts';
import { parseInboxEntry } from '#src/team/inbox.ts';
import { readWisdom } from '#src/team/learnings.ts';
import { parseRegistry } from '#src/team/member.ts';
import { parseRoster } from '#src/team/roster.ts';
import { parseRouting } from '#src/team/routing.ts';
import { readSettings } from '#src/team/settings.ts';
import { parseSkill } from '#src/team/skills.ts';
import { cpuTime } from '../cpu-time.ts';
import { anyText } from '../text/any-text.ts';
import { aMember } from './a-member.ts';

const members = [aMember('Vik'), aMember('Odd Nes')];
const skill = { folder: 'utc', path: '.squad/skills/utc/SKILL.md' };

function capabilities(text: string) {
  const settings = readSettings('{}').settings;
  const sources = { rules: [], routingText: text, settings, charter: readCharter(text) };
  return capabilitiesOf(aMember('Mira'), sources);
}

const READERS: readonly (readonly [string, (text: string) => unknown])[] = [
  ['team.md', parseRoster],
  ['routing.md', (text) => parseRouting(text, { members })],
  ['decisions.md', parseDecisions],
  ['a decision in the inbox', (text) => parseInboxEntry({ file: 'odd-x.md', text }, members)],
  ['wisdom.md', readWisdom],
  ['a charter', readCharter],
  ['what a charter says that its agent may', capabilities],
  ['a skill', (text) => parseSkill(text, skill)],
  ['front matter', readFrontMatter],
  ['an agent file of Copilot', (text) => readAgentFile(text, 'Vik')],
  ['the casting registry', parseRegistry],
  ['config.json', readSettings],
  ['CODEOWNERS', parseCodeowners],
];

const piece = fc.oneof(
  fc.constantFrom(
    '## Members',
    '| Name | Role |',
    '| Work Type | Agent |',
    '|--|--|',
    '| a | Vik |',
  ),
  fc.constantFrom(
    '---',
    '```',
    '<!--',
    '### A',
    '## Governance',
    '**By:** Vik',
    '- a',
    '{"action":',
  ),
  anyText(),
);
const anyFile = fc.array(piece).map((lines) => lines.join('\n'));

describe.each(READERS)('%s', (_, read) => {
  it('may say anything, with the line ends of any system', () => {
    fc.assert(
      fc.property(anyFile, (text) => {
        const lines = text.replace(/\r\n?/g, '\n');
        expect(read(lines.replaceAll('\n', '\r\n'))).toStrictEqual(read(lines));
      }),
    );
  });

  it.each([
    ['rows', '| Name | Role | Status |\n|--|--|--|\n', '| a | b | c |\n'],
    ['rules', '| Work | Agent |\n|--|--|\n', '| a | b \\| c, d or e |\n'],
    ['tables', '', '| Name |\n|--|\n'],
    ['cards', '', '### a\n- Role: b\n'],
    ['list items', '', '- a → b\n'],
  ])('is soon read, however many %s it has', (_what, head, unit) => {
    const text = `## Members\n${head}${unit.repeat(300_000 / unit.length)}`;
    expect(cpuTime(() => void read(text))).toBeLessThan(2_000);
  });

  it('is soon read, whatever one long line of it repeats', () => {
    for (const unit of ['a', '|', '[', '`', '#', '*', ' ', 'a: ', '**By:** ']) {
      const text = `## Members\n${unit.repeat(300_000 / unit.length)}\n`;
      expect(cpuTime(() => void read(text))).toBeLessThan(2_000);
    }
  });
});
