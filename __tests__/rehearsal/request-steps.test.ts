// expected.md shows requests in steps: the same steps for every order that a run may have, others for one that it may not.
import { describe, expect, it } from '@jest/globals';
import { stepsOf } from '../../rehearsal/request-steps.ts';

const access = 'GET /repos/acme/shop/collaborators/alice/permission 200';
const reaction = 'POST /repos/acme/shop/issues/comments/1/reactions 201';
const comments = 'GET /repos/acme/shop/issues/7/comments?per_page=100&page=1 200';
const board = 'POST /repos/acme/shop/issues/7/comments 201';
const refs = 'GET /acme/shop/info/refs?service=git-upload-pack 200';
const pack = 'POST /acme/shop/git-upload-pack 200';
const model = '3 requests to the model';

const landing = ['GET /acme/shop/info/refs?service=git-upload-pack 200', pack];
const pulls = 'GET /repos/acme/shop/pulls?base=main&state=open&per_page=100 200';
const newest = 'GET /repos/acme/shop/issues/comments?since=x&page=1 200';

describe('stepsOf', () => {
  it('puts requests that do not wait for each other into one step', () => {
    expect(stepsOf([access, refs, pack, reaction, comments, board, model])).toEqual([
      [access],
      [refs, comments, reaction],
      [pack, board],
      [model],
    ]);
  });

  it('gives the same steps whichever of two independent requests comes first', () => {
    const orders = [
      [access, reaction, comments, board, refs, pack, model],
      [access, comments, refs, reaction, pack, board, model],
      [access, refs, comments, pack, reaction, board, model],
    ];
    const [first, ...others] = orders.map((order) => JSON.stringify(stepsOf(order)));
    expect(others).toEqual([first, first]);
  });

  it.each([
    ['git is read before access is checked', [refs, access, reaction, comments, board, pack]],
    ['the board is written before the thread is read', [access, reaction, board, comments, refs]],
    ['the model is asked before the board is written', [access, reaction, comments, model, board]],
  ])('gives other steps when %s', (_name, order) => {
    const all = [access, reaction, comments, board, refs, pack, model];
    const inOrder = all.filter((line) => order.includes(line));
    expect(stepsOf(order)).not.toEqual(stepsOf(inOrder));
  });

  it('keeps two equal requests apart', () => {
    expect(stepsOf([access, access])).toEqual([[access], [access]]);
  });

  it('tells what Scribe fetches for open pull requests from what it fetched before', () => {
    const steps = [landing.slice(0, 1), [pack], [newest, pulls], [refs], [pack]];
    expect(stepsOf([...landing, pulls, newest, refs, pack])).toEqual(steps);
    expect(stepsOf([...landing, newest, pulls, refs, pack])).toEqual(steps);
    expect(stepsOf([...landing, pulls, refs, newest, pack])).toEqual(steps);
  });
});
