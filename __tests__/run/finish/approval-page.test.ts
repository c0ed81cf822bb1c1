import { expect, it } from '@jest/globals';
import { findApprovalPage } from '#src/run/finish/publish-work.ts';
import { aTree } from '../../team/a-tree.ts';

const tree = aTree({ '.github/workflows/ci.yml': 'on: pull_request' });
const boardOf = (login: string | undefined) => ({ board: { login } }) as never;

it.each([
  ["the job's own bot, with workflows on it", 'github-actions[bot]', tree, true],
  ["the job's own bot, without any", 'github-actions[bot]', aTree({}), false],
  ['an app', 'acme-squad[bot]', tree, false],
  ['a person', 'olga', tree, false],
] as const)('a pull request by %s waits for an approval: %s', async (_who, login, files, waits) => {
  expect((await findApprovalPage(boardOf(login), { tree: files })) !== undefined).toBe(waits);
});
