import { describe, expect, it } from '@jest/globals';
import { readHeading } from '../../../../src/team/memory/decisions/decision-heading.ts';

describe('readHeading', () => {
  it.each([
    ['2026-11-21: Use UTC', 'Use UTC', '2026-11-21'],
    ['2026-11-21T09-30-00: Use UTC', 'Use UTC', '2026-11-21'],
    ['2026-11-21T09:30:00.000Z: Use UTC', 'Use UTC', '2026-11-21'],
    ['2026-11-21T09:30:00+01:00: Use UTC', 'Use UTC', '2026-11-21'],
    ['2026-11-21 — Use UTC', 'Use UTC', '2026-11-21'],
    ['Use UTC (2026-03-07)', 'Use UTC', '2026-03-07'],
    ['Use UTC (consolidated)', 'Use UTC (consolidated)', undefined],
    ['After 2026-03-02 (2026-03-07)', 'After 2026-03-02', '2026-03-07'],
    ['Use 2026-03-07 as the start', 'Use 2026-03-07 as the start', '2026-03-07'],
    ['9999-99-99: Odd', '9999-99-99: Odd', undefined],
    ['2026-11-21', 'Untitled decision', '2026-11-21'],
    ['', '', undefined],
  ])('reads %j', (heading, title, date) => {
    expect(readHeading(heading)).toEqual({ title, date });
  });
});
