// GitHub's list of a thread shows the board of a run that has ended as it was before: real git, embedded GitHub.
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { GitHub } from '#src/ports/github.ts';
import { readMarker, renderMarker } from '#src/publish/render/markers.ts';
import { addComment } from '../../../rehearsal/github/state.ts';
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

it('a board that was deleted meanwhile keeps nobody from closing the others', async () => {
  const { state } = stage.remote.githubServer;
  const working = (trigger: string) =>
    workingBody(board).replace(/trigger=\S+/, `trigger=${trigger}`);
  const [first] = state.comments.filter(({ body }) => body === board);
  addComment(state, { thread: 7, author: first?.author ?? '', body: working('comment-900') });
  let lists = 0;
  const deletesOne = ({ listComments }: GitHub): Partial<GitHub> => ({
    async listComments(thread, total) {
      const { items, complete } = await listComments(thread, total);
      lists += 1;
      const ghosts = lists > 1 ? [] : items.filter(({ body }) => body === board);
      const gone = ghosts.map((one) => ({ ...one, id: 999_999, body: working('comment-800') }));
      return { items: [...gone, ...items], complete };
    },
  });
  const request = stage.asks('the time?');
  const acts = { coordinator: [says('It is late.')] };
  await stage.play({ runId: '346', request, acts, github: deletesOne });
  expect(stage.boards().filter((one) => readMarker(one)?.state === 'working')).toEqual([]);
});
