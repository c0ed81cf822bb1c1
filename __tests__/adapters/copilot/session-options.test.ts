import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { trackCalls } from '../../../src/adapters/copilot/open-calls.ts';
import { copilotSessionConfig } from '../../../src/adapters/copilot/session-options.ts';
import { aPng } from '../../run/agents/briefing/an-image.ts';

/** What `view` answers about an image of 64 bytes in a session of the model. */
async function viewWith(model: string) {
  const directory = await mkdtemp(join(tmpdir(), 'squad-options-'));
  await writeFile(join(directory, 'a.png'), aPng(640, 480));
  const config = copilotSessionConfig(
    {
      label: 'hockney',
      systemPrompt: '',
      directory,
      model,
      tools: [],
      files: async () => ({ allowed: true }),
      onEvent: () => undefined,
    },
    {
      credentials: {
        kind: 'provider',
        provider: { type: 'openai', baseUrl: 'http://127.0.0.1:9' },
      },
      model: undefined,
      overflow: directory,
      calls: trackCalls(),
      mask: (text) => text,
      modelEfforts: new Map(),
      modelImages: new Map([['short-sighted', { mimeTypes: ['image/png'], count: 1, bytes: 63 }]]),
    },
  );
  const view = config.tools?.find(({ name }) => name === 'view');
  const call = { sessionId: 's', toolCallId: 'c', toolName: 'view', arguments: {} };
  return view?.handler?.({ path: 'a.png' }, call);
}

it('a session views the images that its model takes, or the usual ones where nobody lists it', async () => {
  expect(await viewWith('short-sighted')).toMatchObject({
    textResultForLlm: 'The image is not shown: too large.',
  });
  expect(await viewWith('unlisted')).toMatchObject({
    textResultForLlm: 'An image of 64 bytes.',
    binaryResultsForLlm: [{ type: 'image', mimeType: 'image/png' }],
  });
});
