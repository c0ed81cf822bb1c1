import { describe, expect, it } from '@jest/globals';
import {
  belowReportLine,
  readReportLine,
} from '../../../../src/publish/pull-request/title/report-line.ts';

describe('the first line of a report', () => {
  it.each([
    ['Refuse an empty form\n\nThe check is new.', 'Refuse an empty form'],
    ['\n\n## Refuse an empty form.\nThe check is new.', 'Refuse an empty form'],
    ['**Refuse an empty form**', 'Refuse an empty form'],
    ['- Add a map', 'Add a map'],
    ['Add `stopEarly` to the runner\n\nBye.', 'Add `stopEarly` to the runner'],
    ['Leeres Formular ablehnen\n\nMehr dazu.', 'Leeres Formular ablehnen'],
  ])('%j says what changed: %j', (report, line) => {
    expect(readReportLine(report)).toBe(line);
  });

  it.each([
    ['prose', 'The login is now checked on the server.\n\nBye.'],
    ['a sentence that goes on', 'Fenster added the check\nand Hockney the tests.'],
    ['two sentences', 'Keep both. Only the server decides'],
    ['a path that begins like an order', 'test/login.test.js holds the test.'],
    ['a mark of ours', 'Unfinished: Check the login'],
    ['talk', "Here's what I did\n\nAdd a map"],
    ['a word', 'Done'],
    ['an order about something else', 'Fix it'],
    ['a question', 'Add a map or a list?'],
    ['the beginning of a list', 'Add two things:\n- a map'],
    ['a claim that nobody saw', 'Add a map; all tests pass'],
    ['a title that is too long', `${'karte '.repeat(20)}\n\nMehr.`],
    ['nothing', ''],
  ])('is not taken where it is %s', (_what, report) => {
    expect(readReportLine(report)).toBeUndefined();
  });

  it('is not said again below the title, and prose stays whole', () => {
    expect(belowReportLine('\nAdd a map\n\nIt shows the harbour.\n')).toBe('It shows the harbour.');
    expect(belowReportLine('Add a map')).toBe('');
    expect(belowReportLine('The map is there.\n\nMore.')).toBe('The map is there.\n\nMore.');
  });
});
