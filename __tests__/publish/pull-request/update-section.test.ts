import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createOutbound } from '../../../src/publish/outbound/outbound.ts';
import { splitAt } from '../../../src/publish/pull-request/update-section.ts';
import { facts, nastyText } from '../a-run.ts';

const credit = 'Written by the squad, [asked for](x) by mona\n\nCloses #7';
const section = '## Proposed tools\n\n### `lint`\n\n```text\n## no heading\n```\n\n';
const door = createOutbound({
  holdsSecret: (text) => text.includes('hunter2'),
  phrase: '@squad',
  serverUrl: facts.serverUrl,
});

describe('the section with the proposed tools', () => {
  it.each([
    [
      'between two others',
      `## What changed\n\nx\n\n`,
      section,
      `## Not verified\n\n- y\n\n${credit}`,
    ],
    ['last, above the credit', 'By a person\r\n\r\n', section, credit],
    ['that is not there yet, above the credit', '## What changed\n\nx\n\n', '', credit],
    ['of a body that a person wrote', 'Mine\n\n', '', ''],
    ['of an empty body', '', '', ''],
  ])('is found %s', (_where, before, found, after) => {
    expect(splitAt('Proposed tools', `${before}${found}${after}`)).toEqual({ before, after });
  });

  it('is not a heading in a code block', () => {
    const body = `\`\`\`text\n${section}\`\`\`\`\n\nmore\n`;
    expect(splitAt('Proposed tools', body)).toEqual({ before: `${body.trimEnd()}\n\n`, after: '' });
  });

  it('is renewed without touching a byte of what people wrote around it', () => {
    const people = fc.tuple(nastyText, fc.constantFrom('', '<!-- note -->\n', '@acme/all\r\n'));
    const claim = fc.property(people, people, (above, below) => {
      const [before, after] = [`${above.join('')}\n`, `${below.join('')}\n`];
      const text = door.sealWithin({ before, after }, '## Proposed tools\n\nnew\n\n');
      expect(text.startsWith(before)).toBe(true);
      expect(text.endsWith(after)).toBe(true);
      expect(text).toContain('## Proposed tools\n\nnew\n\n');
    });
    fc.assert(claim, { numRuns: 200 });
  });

  it('is not sent where the body holds a secret, and not cut where people wrote', () => {
    expect(() => door.sealWithin({ before: 'hunter2', after: '' }, 'new')).toThrow(
      'holds a secret',
    );
    const before = 'x'.repeat(65_000);
    expect(door.sealWithin({ before, after: 'end' }, 'y'.repeat(600))).toBe(`${before}end`);
  });
});
