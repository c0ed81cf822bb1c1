// A module's long output in a whole run: what the notice names is among the run's files. The real tool host, real git.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it } from '@jest/globals';
import { type ClosableToolHosts, openToolHosts } from '#src/adapters/tool-host/tool-hosts.ts';
import { run } from '#src/run/run.ts';
import { aBox } from '../../adapters/box/a-box.ts';
import { moduleTool } from '../../adapters/tool-host/a-tool-host.ts';
import { buildHost } from '../../adapters/tool-host/build-host.ts';
import { openRunStage, type RunOptions, type RunStage, team } from '../a-run.ts';

let stage: RunStage;
let toolHosts: ClosableToolHosts;
afterEach(async () => {
  await toolHosts.close();
  await stage.close();
});

it('an output of a module that is longer than what is shown is kept whole under the name that the notice gives', async () => {
  const body = "return 'word\\n'.repeat(80_000)";
  stage = await openRunStage({ files: { ...team, '.squad/tools/long.ts': moduleTool(body) } });
  toolHosts = openToolHosts({
    box: await aBox(),
    program: join(await buildHost(), 'tool-host.js'),
  });
  let said = '';
  const play: RunOptions = {
    toolHosts,
    acts: {
      fenster: [
        async ({ call }) => {
          said = (await call('long', {})).text;
          return 'Done.';
        },
      ],
    },
    request: { command: { kind: 'agent', agent: 'fenster', request: 'count' } },
  };
  const args = await stage.args(play);
  await run(args);
  const [, name = ''] = /the whole text is in squad-run-345\/(tools\/\S+\.txt)/.exec(said) ?? [];
  expect(await readFile(join(args.ports.jobPaths.kept.folder, name), 'utf8')).toBe(
    'word\n'.repeat(80_000),
  );
});
