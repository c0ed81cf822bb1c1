// Reads of the remote, answered by a page that is not the remote's: to git that is a remote without refs.
import { expect, it } from '@jest/globals';
import { retryReads } from '../../../src/adapters/git/retry-reads.ts';

const REF = 'refs/heads/squad/memory';
const MISSING = { code: 128, stdout: '', stderr: `fatal: couldn't find remote ref ${REF}\n` };
const there = (stdout: string) => ({ code: 0, stdout, stderr: '' });

/** Gives how the fetch ended and how often it was asked, with what the remote lists where it is asked for refs. */
async function fetchWith(listing: { readonly code: number; readonly stdout: string }) {
  const asked: string[] = [];
  const read = retryReads(
    async ([command = '']) => {
      asked.push(command);
      if (command === 'ls-remote') return { ...listing, stderr: '' };
      return asked.length === 1 ? MISSING : there('fetched');
    },
    { url: 'https://github.example/acme/shop' },
    { clock: { now: () => 0, sleep: async () => undefined }, time: { left: () => 600_000 } },
  );
  const { code } = await read(['fetch', REF], { remote: true });
  return { code, asked };
}

it.each([
  ['no ref at all', there('')],
  ['the ref', there(`a1\tHEAD\na2\t${REF}\n`)],
  ['an error', { code: 128, stdout: '' }],
])('a ref is not taken for missing where the remote then shows %s', async (_, listing) => {
  expect(await fetchWith(listing)).toEqual({ code: 0, asked: ['fetch', 'ls-remote', 'fetch'] });
});

it('a ref is missing where the remote shows others', async () => {
  const listing = there(`a1\tHEAD\na2\t${REF}-2\n`);
  expect(await fetchWith(listing)).toEqual({ code: 128, asked: ['fetch', 'ls-remote'] });
});
