// A model that follows the request's tag: `[soak-0017 change]` creates a file, `learn` records a learning, `both` does both.
import { type ChatCompletionRequest, type FixtureResponse, LLMock } from '@copilotkit/aimock';
import { nextTurn, textOf } from '../../rehearsal/scenario/model-script.ts';
import { fileOf, learningOf, newestTag, type Tag } from './tags.ts';

export type SoakModel = {
  readonly url: string;
  /** How many model requests each tag caused, by its id. */
  readonly asked: ReadonlyMap<string, number>;
  close(): Promise<void>;
};

/** Holds an agent back before its last answer, so that tests can let many runs push at once. */
export type Gate = (tag: Tag) => Promise<void>;

/** Starts the model on 127.0.0.1. */
export async function startModel(gate: Gate): Promise<SoakModel> {
  const asked = new Map<string, number>();
  const mock = new LLMock({ host: '127.0.0.1', port: 0, journalMaxEntries: 1 });
  mock.on({ predicate: () => true }, async (body) => {
    const { who, turn } = nextTurn([], body);
    const tag = newestTag(textOf(body.messages.find(({ role }) => role === 'user')));
    if (tag === undefined) return { content: 'There is nothing to do.', usage: USAGE };
    asked.set(tag.id, (asked.get(tag.id) ?? 0) + 1);
    const isLast = turn > 0;
    if (isLast && who !== 'coordinator') await gate(tag);
    return isLast ? { content: `Done: ${tag.id}`, usage: USAGE } : firstAnswer(who, tag, body);
  });
  await mock.start();
  return { url: `${mock.url}/v1`, asked, close: () => mock.stop() };
}

const USAGE = { prompt_tokens: 100, completion_tokens: 10 };

function firstAnswer(who: string, tag: Tag, body: ChatCompletionRequest): FixtureResponse {
  const calls = who === 'coordinator' ? routeCalls(tag) : workCalls(tag);
  const known = new Set((body.tools ?? []).map((tool) => tool.function.name));
  const possible = calls.filter(({ name }) => known.has(name));
  if (possible.length === 0) return { content: `Nothing to do for ${tag.id}`, usage: USAGE };
  const toolCalls = possible.map(({ name, args }, at) => ({
    id: `call_${tag.id}_${at}`,
    name,
    arguments: JSON.stringify(args),
  }));
  return { toolCalls, usage: USAGE };
}

type ModelCall = { readonly name: string; readonly args: Readonly<Record<string, unknown>> };

/** Routes a review's request: its task for the agent repeats the tag. */
function routeCalls({ id, work }: Tag): readonly ModelCall[] {
  return [{ name: 'squad_route', args: { targetAgent: 'fenster', task: `[${id} ${work}]` } }];
}

function workCalls(tag: Tag): readonly ModelCall[] {
  const { path, text } = fileOf(tag);
  const learn = {
    name: 'squad_memory',
    args: { learning: learningOf(tag), category: 'technical' },
  };
  const create = { name: 'create', args: { path, file_text: text } };
  if (tag.work === 'learn') return [learn];
  return tag.work === 'change' ? [create] : [create, learn];
}
