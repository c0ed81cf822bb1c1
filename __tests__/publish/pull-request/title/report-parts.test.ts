// A report becomes sentences and lists.
import { expect, it } from '@jest/globals';
import {
  type SplitReport,
  splitReport,
} from '../../../../src/publish/pull-request/title/report-parts.ts';

it.each<[string, SplitReport]>([
  ['', { words: '', lists: [] }],
  ['One.\nTwo.\n\nThree.', { words: 'One. Two. Three.', lists: [] }],
  ['- a\n- b', { words: '', lists: [{ lead: '', items: ['a', 'b'] }] }],
  [
    'Done. I changed:\n- a\n  more\n* b',
    { words: 'Done.', lists: [{ lead: 'I changed:', items: ['a more', 'b'] }] },
  ],
  ['It is done.\n1. a\n2) b', { words: 'It is done.', lists: [{ lead: '', items: ['a', 'b'] }] }],
  [
    '- a\n\nThen.\n\n- b',
    {
      words: 'Then.',
      lists: [
        { lead: '', items: ['a'] },
        { lead: '', items: ['b'] },
      ],
    },
  ],
  [
    '## Title\n\n**All** good:\n\n| a |\n```\nx\n```\n- a\n  - nested',
    { words: '', lists: [{ lead: 'All good:', items: ['a'] }] },
  ],
])('%j is split', (report, parts) => {
  expect(splitReport(report)).toEqual(parts);
});
