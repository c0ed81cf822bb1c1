// Where a renamed repository is looked for: on the job's own server, and only under the event's own id.
import { expect, it } from '@jest/globals';
import { ownership } from '#src/adapters/github/schemas.ts';
import { findAddress } from '#src/adapters/runner/open-ports.ts';

const job = { serverUrl: 'https://github.example', repository: 'acme/shop', repositoryId: '7' };

type Job = Parameters<typeof findAddress>[0];

/** Returns the address that is found where GitHub answers this, and the warnings. */
async function found(change: object, from: Job = job) {
  const answer = {
    id: 7,
    full_name: 'acme/store',
    owner: { type: 'User' },
    default_branch: 'main',
  };
  const warnings: string[] = [];
  const github = { ownership: async () => ownership.parse({ ...answer, ...change }) };
  const log = { warning: (text: string) => void warnings.push(text) };
  return { address: await findAddress(from, github, log), warnings };
}

it('is the new name on the same server, which the log tells', async () => {
  expect(await found({})).toEqual({
    address: 'https://github.example/acme/store',
    warnings: ['acme/shop is acme/store now: git goes on there.'],
  });
});

it.each([
  ['another id', { id: 8 }],
  ['no id', { id: undefined }],
  ['a name that leaves the path', { full_name: '../store' }],
  ['a name that is a folder above', { full_name: 'acme/..' }],
  ['a name with a host', { full_name: 'evil.example/acme/store' }],
  ['a name with a user', { full_name: 'acme@evil.example/store' }],
  ['a name that ends the path', { full_name: 'acme/store?x#y' }],
  ['a name of two lines', { full_name: 'acme/store\n' }],
])('is not believed with %s', async (_, change) => {
  expect(await found(change)).toEqual({ address: undefined, warnings: [] });
});

it('is not believed where the job does not know the id of its own repository', async () => {
  expect((await found({}, { ...job, repositoryId: undefined })).address).toBeUndefined();
});
