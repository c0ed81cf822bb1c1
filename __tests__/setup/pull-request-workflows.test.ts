import { describe, expect, it } from '@jest/globals';
import { pullRequestWorkflows } from '../../src/setup/pull-request-workflows.ts';
import { aTree } from '../team/a-tree.ts';

const listening = async (text: string) =>
  (await pullRequestWorkflows(aTree({ '.github/workflows/ci.yml': text }))).length > 0;

describe('a workflow on pull requests', () => {
  it.each([
    'on: pull_request',
    'on: [push, pull_request]\njobs: {}',
    'on:\r\n  push:\r\n  pull_request:\r\n',
    'on:\n  - pull_request\n',
    'on: { "pull_request": { branches: [main] } }',
  ])('is one that says %j', async (text) => {
    expect(await listening(text)).toBe(true);
  });

  it.each([
    'on: pull_request_target',
    'on: issue_comment\njobs:\n  a:\n    if: github.event.pull_request.user',
    'on: push # not pull_request:',
    "on: push\n# pull_request:\nif: github.event_name == 'pull_request' && x",
  ])('is not one that says %j', async (text) => {
    expect(await listening(text)).toBe(false);
  });

  it('is looked for among workflows alone', async () => {
    expect(await pullRequestWorkflows(aTree({ '.github/ci.yml': 'on: pull_request' }))).toEqual([]);
  });
});
