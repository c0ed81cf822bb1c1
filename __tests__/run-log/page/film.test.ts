import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { layFilm } from '#src/run-log/page/film.ts';
import type { Act } from '#src/run-log/page/story.ts';
import { longestPart, writeHead } from '#src/run-log/page/write-story.ts';
import { readRecord } from '#src/run-log/record.ts';
import { layLanes } from '#src/run-log/run-page.ts';
import { RICH_RECORD } from './records.ts';

const actAt = (at: number): Act => ({
  at,
  session: '',
  who: '',
  text: '',
  mark: undefined,
  tone: 'plain',
  fact: '',
  details: [],
});

describe("the film's time", () => {
  it('keeps the order of the acts and stays on the axis', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10_000_000), { minLength: 1 }), (times) => {
        const acts = times.sort((a, b) => a - b).map(actAt);
        const [first = 0, last = 0] = [times[0], times.at(-1)];
        const film = layFilm(acts, first, last);
        const places = [0, ...film.acts, 100];
        expect(places.every((place, at) => at === 0 || place >= (places[at - 1] ?? 0))).toBe(true);
        for (const at of times) expect(places).toContain(film.placeOf(at));
      }),
    );
  });

  it('shortens a pause and gives it a sign', () => {
    const film = layFilm([0, 1000, 2000, 602_000, 603_000].map(actAt), 0, 603_000);
    expect(film.pauses.map(({ label }) => label)).toEqual(['10 min']);
    const [, , before = 0, after = 0] = film.acts;
    expect(after - before).toBeLessThan(70);
  });
});

describe('a lane', () => {
  const { events } = readRecord(RICH_RECORD);
  const lanes = layLanes(events, 1e15);

  it('shows a session queued, at work, and waiting for a colleague', () => {
    const fenster = lanes.find(({ session }) => session === 'fenster');
    expect(fenster?.spans.map(({ state }) => state)).toEqual([
      'queued',
      'working',
      'waiting',
      'working',
      'waiting',
      'working',
    ]);
  });

  it('tells that a session failed', () => {
    expect(lanes.filter(({ brokenOff }) => brokenOff === 'failed').map(({ name }) => name)).toEqual(
      ['Verbal'],
    );
  });
});

describe('the budget', () => {
  it('leaves texts whole while there is room, and cuts the longest first', () => {
    expect(writeHead('short & whole', longestPart(['short & whole'])).markup).toBe(
      'short &amp; whole',
    );
    const long = 'x'.repeat(40_000);
    const texts = [...Array<string>(100).fill(long), 'short'];
    const max = longestPart(texts);
    expect(max).toBeLessThan(10_000);
    expect(writeHead(long, max).markup).toMatch(
      /^x+\n<em>Cut here: run\.jsonl has the full text\.<\/em>$/,
    );
  });

  it('tears no entity apart', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 60 }), (text, max) => {
        const cut = writeHead(`<&"'${text}`, max).markup.replace(/\n<em>.*$/, '');
        expect(cut).not.toMatch(/&(?!(?:amp|lt|gt|quot|#39);)|[<>"']/);
      }),
    );
  });
});
