// GitHub's list of a thread shows the board of a run that has ended as it was before: real git, embedded GitHub.
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { GitHub } from '#src/ports/github.ts';
import { readMarker, renderMarker } from '#src/publish/views/board-marker.ts';
import { says } from '../../coordinator/a-runtime.ts';
import { openRunStage, type RunStage } from '../a-run.ts';

let stage: RunStage;
let board = '';

const answers = { coordinator: [says('It was open.')] };

beforeEach(async () => {
  stage = await openRunStage();
  await stage.play({ acts: answers });
  board = stage.boards()[0] ?? '';
});
afterEach(() => stage.close());

/** Lists ended boards as boards at work. */
const stale = ({ listComments }: GitHub): Partial<GitHub> => ({
  async listComments(thread, total) {
    const { items, complete } = await listComments(thread, total);
    const before = items.map((item) => ({ ...item, body: workingBody(item.body) }));
    return { items: before, complete };
  },
});

function workingBody(body: string): string {
  const marker = readMarker(body);
  if (marker === undefined) return body;
  return `${renderMarker({ ...marker, state: 'working', outcome: undefined })}\nworking`;
}

it('the next request leaves the answer that a stale list does not show', async () => {
  const request = stage.asks('the time?');
  const acts = { coordinator: [says('It is late.')] };
  const report = await stage.play({ runId: '346', request, acts, github: stale });
  expect(report.outcome).toMatchObject({ kind: 'answered', answer: 'It is late.' });
  expect(stage.boards()).toEqual([board, expect.stringContaining('It is late.')]);
});

it('the same event is not answered again where a stale list does not show the answer', async () => {
  stage.done.length = 0;
  const report = await stage.play({ runId: '346', acts: answers, github: stale });
  expect(report.outcome.kind).toBe('nothing-to-do');
  expect([stage.boards(), stage.sessions()]).toEqual([[board], []]);
});
