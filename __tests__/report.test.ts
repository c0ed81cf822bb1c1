// Reports: of a plain text, and as text for people and colleagues.
import { describe, expect, it } from '@jest/globals';
import {
  isEmptyReport,
  mapReport,
  type Report,
  reportOfText,
  reportText,
  saidText,
} from '#src/report.ts';

const whole: Report = {
  title: 'Draw the map',
  summary: 'It is round.',
  notDone: [{ part: 'deploy it', why: 'no network', needs: 'a person' }],
  question: { text: 'Which colour?', options: ['red', 'blue'] },
  howToTest: 'Open /map.',
  settles: ['p1'],
  isWholeIssue: true,
};

describe('a session that ended with a text', () => {
  it.each([
    ['Draw the map.\n\nIt is round.', 'Draw the map.'],
    ['\n\n## **Draw** the  map\nMore.', 'Draw the map'],
    ['- Draw the map\n- Colour it', 'Draw the map'],
    ['1. Draw the map', 'Draw the map'],
    ['> Draw it', 'Draw it'],
    ['地図を描く\n\nQUESTION: どの色？\nNOT DONE: 配布', '地図を描く'],
    [' ', ''],
  ])('is titled by its first line, and nothing else is read from it: %j', (text, title) => {
    const nothing = { notDone: [], settles: [], isWholeIssue: false };
    expect(reportOfText(text)).toEqual({ title, summary: text.trim(), ...nothing });
  });
});

describe('a report', () => {
  it('says its title once', () => {
    const said = (title: string, summary: string) => saidText({ ...whole, title, summary });
    expect(said('Draw it', 'It is round.')).toBe('Draw it\n\nIt is round.');
    expect(said('Draw it', 'Draw it, because.')).toBe('Draw it, because.');
    expect(said('Draw it', '## **Draw** it\n\nWhy.')).toBe('## **Draw** it\n\nWhy.');
    expect(said('Draw it', '')).toBe('Draw it');
  });

  it('tells colleagues all that it holds', () => {
    expect(reportText(whole)).toBe(
      'Draw the map\n\nIt is round.\n\nNot done: deploy it: no network; needs: a person\n\nHow to test: Open /map.\n\nQuestion: Which colour?\n\n1. red\n2. blue',
    );
  });

  it('is empty only where it says nothing at all', () => {
    const none = reportOfText(' ');
    const { notDone, question } = whole;
    const some = [reportOfText('x'), { ...none, notDone }, { ...none, question }];
    expect([none, ...some].map(isEmptyReport)).toEqual([true, false, false, false]);
  });

  it('has each of its texts masked, and no id', () => {
    const masked = mapReport(whole, () => '***');
    const { settles, ...texts } = masked;
    expect(settles).toEqual(['p1']);
    expect(JSON.stringify(texts)).not.toMatch(/map|round|deploy|network|person|colour|red|blue/i);
    expect(mapReport(reportOfText('x'), (text) => text)).toEqual(reportOfText('x'));
  });
});
