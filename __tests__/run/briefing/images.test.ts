// A screenshot on its way from the thread to the model: the real runtime, its provider, and the embedded GitHub.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Request } from '#src/trigger/request.ts';
import { attachmentLink } from '../../../rehearsal/github/attachments.ts';
import type { Files } from '../../a-bare.ts';
import { text } from '../../adapters/copilot/a-model.ts';
import { aRuntimeStage, type RuntimeStage } from '../../adapters/copilot/a-runtime.ts';
import { openRunStage, type RunStage, team } from '../a-run.ts';
import { aPng } from './an-image.ts';

const id = (digit: string) => `${digit.repeat(8)}-1111-4111-8111-${digit.repeat(12)}`;
const names = (models: readonly string[]): Files => ({
  ...team,
  '.squad/config.json': JSON.stringify({ action: { models: { vision: models } } }),
});

let stage: RunStage;
let runtime: RuntimeStage;

async function open(models: readonly string[]): Promise<void> {
  stage = await openRunStage({ files: names(models) });
}
beforeEach(async () => {
  runtime = await aRuntimeStage(() => text('The button is red.'));
});
afterEach(async () => {
  await runtime.close();
  await stage.close();
});

const pasted = (digit: string) =>
  `<img width="640" alt="Image" src="${attachmentLink(stage.remote.githubServer, id(digit))}" />`;

/** Plays a request to Fenster; what the model was sent, and which posts and files GitHub was asked for one by one. */
async function play(request: Partial<Request> & Pick<Request, 'text'>) {
  const { githubServer } = stage.remote;
  const [comment] = githubServer.state.comments;
  if (comment !== undefined) comment.body = request.text;
  const before = githubServer.requests.length;
  const report = await stage.play({
    request: { command: { kind: 'agent', agent: 'fenster', request: 'mend it' }, ...request },
    inputs: { provider: 'openai', model: 'test' },
    runtime: () => runtime.runtime,
  });
  const asked = githubServer.requests
    .slice(before)
    .map(({ path, method }) => `${method} ${path}`)
    .filter((one) => /^GET .*(\/issues\/comments\/|\/issues\/\d+$|\/signed\/)/.test(one));
  const content = runtime.model.requests[0]?.body.messages.at(-1)?.content;
  return { report, content, asked };
}

describe('a screenshot in the thread', () => {
  it('reaches a model that sees, and the record says how large it was', async () => {
    await open(['test']);
    const png = aPng(640, 480);
    stage.remote.githubServer.state.attachments.set(id('a'), { bytes: png });
    const { report, content } = await play({ text: `@squad mend it ${pasted('a')}` });
    expect(content).toEqual([
      {
        type: 'text',
        text: expect.stringContaining("Image 1: from mona's request, 640 × 480"),
      },
      { type: 'text', text: 'Image 1' },
      {
        type: 'image_url',
        image_url: { url: `data:image/png;base64,${png.toString('base64')}` },
      },
    ]);
    const { agents } = report.transcript;
    expect(agents.flatMap(({ given }) => given)).toContainEqual({
      part: 'Image 1 (image/png)',
      bytes: png.length,
    });
  });
});
