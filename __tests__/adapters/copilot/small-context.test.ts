// A session whose model takes 16,000 tokens: the real runtime sums it up before it is full, and the agent goes on.
import { afterEach, expect, it } from '@jest/globals';
import { chooseCredentials } from '#src/adapters/copilot/credentials.ts';
import { readInputs } from '#src/inputs.ts';
import type { SessionEvent } from '#src/ports/agents.ts';
import { aModel, call, type Model, text } from './a-model.ts';
import { aRuntimeStage, type RuntimeStage } from './a-runtime.ts';

const TASK = 'Read all of the fourteen files, please.';
/** About 3,500 tokens. */
const FILE = 'a line of a file that is long enough\n'.repeat(400);
const FILES = 14;
/** Four characters make a token. */
const MOST_CHARACTERS = 16_000 * 4;

let stage: RuntimeStage | undefined;
let model: Model | undefined;
afterEach(async () => {
  await stage?.close();
  await model?.close();
});

it('keeps every request within what its model takes, with the task in the user’s words, and says that it sums up', async () => {
  let read = 0;
  model = await aModel(({ text: said }) => {
    if (said.includes('create a detailed summary')) return text(`${read} files were read.`);
    read += 1;
    return read > FILES ? text('Done.') : call('view', { n: read });
  });
  const given = {
    'github-token': 'x',
    provider: 'openai',
    model: 'test',
    'provider-base-url': model.url,
    'provider-max-prompt-tokens': '16000',
  };
  const inputs = readInputs(
    (name) => Object.entries(given).find(([key]) => key === name)?.[1] ?? '',
  );
  stage = await aRuntimeStage(() => text(''), { credentials: chooseCredentials(inputs) });
  const events: SessionEvent[] = [];
  const session = await stage.runtime.openSession({
    label: 'fenster',
    directory: stage.workspace,
    systemPrompt: 'You read files.',
    model: undefined,
    onEvent: (event) => events.push(event),
    tools: [
      {
        name: 'view',
        description: 'Shows a file.',
        inputSchema: { type: 'object', properties: { n: { type: 'number' } } },
        call: async () => ({ kind: 'ok', text: FILE }),
      },
    ],
  });
  const turn = await session.ask(TASK, new AbortController().signal);
  expect(turn).toEqual({ kind: 'done', text: 'Done.' });
  expect(events.filter(({ kind }) => kind === 'summing-up').length).toBeGreaterThan(1);
  const longest = Math.max(...model.requests.map(({ text: said }) => said.length));
  expect(longest).toBeLessThan(MOST_CHARACTERS * 1.2);
  expect(model.requests.every(({ text: said }) => said.includes(TASK))).toBe(true);
}, 60_000);
