import { tmpdir } from 'node:os';
import { expect, it } from '@jest/globals';
import { trackCalls } from '../../../src/adapters/copilot/open-calls.ts';
import { copilotSessionConfig } from '../../../src/adapters/copilot/session-options.ts';
import { USUAL_IMAGE_LIMITS } from '../../../src/files/image-facts.ts';
import type { ImageLimits, SessionTool } from '../../../src/ports/agents.ts';
import { aTool } from './a-runtime.ts';

const SHORT_SIGHTED: ImageLimits = { mimeTypes: ['image/png'], count: 1, bytes: 63 };

/** The images that a tool hears its model takes, in a session of the model. */
async function limitsOf(model: string): Promise<ImageLimits | undefined> {
  let heard: ImageLimits | undefined;
  const tool: SessionTool = {
    ...aTool('view').tool,
    async call(_input, { imageLimits }) {
      heard = imageLimits;
      return { kind: 'ok', text: '' };
    },
  };
  const config = copilotSessionConfig(
    {
      label: 'hockney',
      systemPrompt: '',
      directory: tmpdir(),
      model,
      tools: [tool],
      onEvent: () => undefined,
    },
    {
      credentials: {
        kind: 'provider',
        provider: { type: 'openai', baseUrl: 'http://127.0.0.1:9' },
      },
      model: undefined,
      overflow: tmpdir(),
      calls: trackCalls(),
      modelEfforts: new Map(),
      modelImages: new Map([['short-sighted', SHORT_SIGHTED]]),
    },
  );
  const call = { sessionId: 's', toolCallId: 'c', toolName: 'view', arguments: {} };
  await config.tools?.[0]?.handler?.({}, call);
  return heard;
}

it('a tool hears of the images that its model takes, or of the usual ones where nobody lists it', async () => {
  expect(await limitsOf('short-sighted')).toEqual(SHORT_SIGHTED);
  expect(await limitsOf('unlisted')).toEqual(USUAL_IMAGE_LIMITS);
});
