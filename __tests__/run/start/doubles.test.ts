// Two boards of one request: GitHub said that the first was gone, and it was not. Real git, embedded GitHub.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { GitHub } from '../../../src/ports/github.ts';
import { readMarker } from '../../../src/publish/render/board-marker.ts';
import { says, type TurnScript } from '../../coordinator/a-runtime.ts';
import { openRunStage, type RunStage, routesTo, writes } from '../a-run.ts';

let stage: RunStage;

beforeEach(async () => {
  stage = await openRunStage();
});
afterEach(() => stage.close());

const changes = {
  coordinator: [routesTo('fenster', 'Login checked')],
  fenster: [writes('src/login.js')],
};

const POINTS = /^This request is answered in \[another comment\]\(\S+#issuecomment-(\d+)\)\.$/m;

/** The states of the boards, and the comments that others point to. */
const shown = () =>
  stage.remote.githubServer.state.comments.flatMap(({ body }) => {
    const shows = readMarker(body)?.state ?? POINTS.exec(body)?.[1];
    return shows === undefined ? [] : [shows];
  });

/** Runs while GitHub knows no comment of ours. */
async function leaveTwoBoards(acts: Readonly<Record<string, readonly TurnScript[]>>) {
  const unknown = async () => 'gone' as const;
  const github = (): Partial<GitHub> => ({ updateComment: unknown });
  return stage.play({ acts, github });
}

describe('a board that seemed to be gone', () => {
  let board = '';

  beforeEach(async () => {
    board = String((await leaveTwoBoards(changes)).commentId);
    expect(shown()).toEqual(['working', 'done']);
  });

  it('points to the one that took its place when somebody asks next', async () => {
    const request = stage.asks('the time?');
    await stage.play({ runId: '346', request, acts: { coordinator: [says('It is late.')] } });
    expect(shown()).toEqual([board, 'done', 'done']);
  });
});
