// What sessions are told of a proposed tool that a person allows for the run. Real git, embedded GitHub.
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { addPull } from '../../../../rehearsal/github/routes-pulls.ts';
import type { Request } from '../../../../src/trigger/request.ts';
import { says } from '../../../coordinator/a-runtime.ts';
import { aThread } from '../../../publish/a-pull.ts';
import { hears, openRunStage, type RunStage } from '../../a-run.ts';

const branch = 'squad/7-login-form';

let stage: RunStage;
beforeEach(async () => {
  stage = await openRunStage();
  const { remote } = stage;
  await remote.pushWork(
    branch,
    {
      '.squad/tools/lint/tool.yaml':
        'name: lint\ndescription: Counts.\nversion: 1.0.0\nentrypoint: lint.py\nusage: Prints.\nparameters: []\n',
      '.squad/tools/lint/lint.py': 'print(1)\n',
    },
    { 'Squad-Agent': 'fenster', 'Squad-Run': '1' },
  );
  const author = 'github-actions[bot]';
  const pull = { title: 'Login', body: '', base: 'main', head: branch, author };
  addPull(remote.githubServer.state, pull);
});
afterEach(() => stage.close());

/** What the sessions of an approval are asked; `digest` undefined: the one that the pull request shows. */
async function toldOf(request: string, digest?: string): Promise<string> {
  const prompts: string[] = [];
  const act = hears(prompts, says('Done.'));
  const thread = aThread({ kind: 'pull-request', number: 8, title: 'Login' });
  const asks = (id: string, tool: Omit<Extract<Request['command'], { kind: 'approve' }>, 'kind'>) =>
    stage.play({
      acts: { coordinator: [act], hockney: [act] },
      request: { id, thread, command: { kind: 'approve', ...tool } },
    });
  await asks('comment-8', { tool: 'lint', digest: undefined, request: '' });
  const [, shown] = /lint@([0-9a-f]{32})/.exec(stage.boards().at(-1) ?? '') ?? [];
  await asks('comment-9', { tool: 'lint', digest: digest ?? shown, request });
  return prompts.join('\n');
}

const told =
  'mona allowed the tool lint for this run. It was proposed by Fenster in #8, which is for #7. In the request, "it" may mean this tool.';

it.each([
  ['the named agent', 'Hockney: run it'],
  ['the coordinator', 'run it'],
])('is its name, who proposed it and where, to %s', async (_who, request) => {
  expect(await toldOf(request)).toContain(told);
});

it('is nothing where the approval allows nothing', async () => {
  const prompt = await toldOf('run it', '0'.repeat(32));
  expect(prompt).toContain('run it');
  expect(prompt).not.toContain('allowed the tool');
});
