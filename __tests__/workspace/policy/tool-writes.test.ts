// A template for a new tool is the agent's work once the agent has written into its source.
import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { withoutUntouched, withToolWrites } from '../../../src/workspace/policy/tool-writes.ts';
import {
  aBranch,
  anAgent,
  openRepositoryStage,
  type Repository,
  type RepositoryStage,
  type WorkspaceAgent,
} from '../a-repository.ts';

const README = 'tools/echo/README.md';
const SOURCE = 'tools/echo/echo.ts';
const TEMPLATE = { paths: [README, SOURCE], source: 'to be written\n' };
const REPORT = { task: 'A tool', unfinished: false };

let stage: RepositoryStage;
let repository: Repository;
let agent: WorkspaceAgent;

beforeAll(async () => {
  stage = await openRepositoryStage();
});
beforeEach(async () => {
  repository = await stage.repository();
  agent = await anAgent(repository, aBranch(repository), 'Hockney');
  for (const path of TEMPLATE.paths) await agent.tool(path, TEMPLATE.source);
});
afterAll(() => stage.close());

const submit = () => withoutUntouched(agent, [TEMPLATE]).workspace.submit(REPORT);

describe('a template', () => {
  it('stays out of the commit while its source is as it was', async () => {
    expect(await submit()).toEqual({ kind: 'nothing' });
  });

  it.each([
    ['changed', 'was written\n'],
    ['changed in its letters alone', 'to be writteN\n'],
    ['longer', 'to be written\nand was\n'],
  ])('is committed whole when its source is %s', async (_how, text) => {
    await agent.write(SOURCE, text);
    expect(await submit()).toMatchObject({ kind: 'committed', files: TEMPLATE.paths });
  });

  it('is submitted without its source when that is gone', async () => {
    await rm(join(agent.workspace.directory, SOURCE));
    expect(await submit()).toMatchObject({ kind: 'committed', files: [README] });
  });

  it('is not read through a link in place of its source', async () => {
    const path = join(agent.workspace.directory, SOURCE);
    await rm(path);
    await symlink('README.md', path);
    expect(await submit()).toMatchObject({ kind: 'committed', files: [README] });
  });
});

describe('files that programs changed', () => {
  it.each([
    [true, { kind: 'committed', files: ['a.txt'] }],
    [false, { kind: 'nothing' }],
  ])('are submitted where programs were used: %j', async (isUsed, submission) => {
    await rm(join(agent.workspace.directory, 'tools'), { recursive: true });
    agent.worktree.written.clear();
    await rm(join(agent.workspace.directory, 'a.txt'));
    const workspace = withToolWrites(agent, repository.git, () => isUsed);
    expect(await workspace.submit(REPORT)).toMatchObject(submission);
  });
});
