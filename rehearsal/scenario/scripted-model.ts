// The scripted model's server: aimock answers by the scenario's script, and every request is recorded.
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ChatCompletionRequest, type FixtureResponse, LLMock } from '@copilotkit/aimock';
import {
  fillPlaceholders,
  type ModelScript,
  nextTurn,
  type ScriptedTurn,
  type ScriptStep,
} from './model-script.ts';
import { openTurns } from './turns.ts';

export type ModelRequest = {
  readonly who: string;
  /** The turn in that session, counted from 0. */
  readonly turn: number;
  /** The whole request body, as sent to the model's provider. */
  readonly body: ChatCompletionRequest;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** A few words on the script's answer. */
  readonly said: string;
};

/** The server that stands in for the provider: a script or a person answers. */
export type ModelServer<Request extends ModelRequest = ModelRequest> = {
  /** The provider's base address. */
  readonly url: string;
  readonly requests: readonly Request[];
  /** Sentences on what went wrong in the server, such as steps that the script lacks. */
  readonly problems: readonly string[];
  onRequest(listener: (request: ModelRequest) => void): void;
  close(): Promise<void>;
};

/** Chooses what the model says to a request. */
export type ChooseTurn = (body: ChatCompletionRequest) => ScriptedTurn;

/** Starts the scripted model on 127.0.0.1. */
export async function startModel(script: ModelScript | ChooseTurn): Promise<ModelServer> {
  const choose =
    typeof script === 'function' ? script : (body: ChatCompletionRequest) => nextTurn(script, body);
  const requests: ModelRequest[] = [];
  const problems: string[] = [];
  const listeners: ((request: ModelRequest) => void)[] = [];
  /** How often each step has been answered so far. */
  const asked = new Map<string, number>();
  const closing = new AbortController();
  const turns = openTurns();
  const mock = new LLMock({ host: '127.0.0.1', port: 0, journalMaxEntries: 1 });
  mock.on({ predicate: () => true }, async (body) => {
    const turn = choose(body);
    const { who } = turn;
    const step = turn.step ?? missingStep(turn, problems);
    turns.reach({ who, turn: turn.turn + 1 });
    const request = { who, turn: turn.turn, body, at: Date.now(), said: stepSummary(step) };
    requests.push(request);
    for (const listener of listeners) listener(request);
    if (!(await turns.wait(step.waitFor))) {
      const awaited = JSON.stringify(step.waitFor);
      problems.push(`Turn ${turn.turn + 1} of ${who} waited in vain for ${awaited}.`);
    }
    await (step.hang ? once(closing.signal, 'abort') : sleep(step.delayMs ?? 0));
    const answered = asked.get(turn.key) ?? 0;
    asked.set(turn.key, answered + 1);
    return failure(step, answered) ?? scriptedResponse(turn, step, body);
  });
  await mock.start();
  return {
    url: `${mock.url}/v1`,
    requests,
    problems,
    onRequest: (listener) => void listeners.push(listener),
    async close() {
      closing.abort();
      turns.release();
      await mock.stop();
    },
  };
}

function missingStep({ who, turn }: ScriptedTurn, problems: string[]): ScriptStep {
  const text = `The script has no turn ${turn + 1} for ${who}.`;
  problems.push(text);
  return { text, usage: { input: 0, output: 0 }, hang: false };
}

function failure({ status, times }: ScriptStep, answered: number): FixtureResponse | undefined {
  if (status === undefined || answered >= (times ?? Number.POSITIVE_INFINITY)) return undefined;
  return { error: { message: 'Scripted failure', type: 'scripted' }, status };
}

function scriptedResponse(
  turn: ScriptedTurn,
  step: ScriptStep,
  body: ChatCompletionRequest,
): FixtureResponse {
  const usage = { prompt_tokens: step.usage.input, completion_tokens: step.usage.output };
  const calls = (step.tools ?? []).map((tool, index) => ({
    id: `call_${turn.who.toLowerCase().replaceAll(' ', '-')}_${turn.key}_${index}`,
    name: tool.name,
    arguments: fillPlaceholders(
      typeof tool.arguments === 'string' ? tool.arguments : JSON.stringify(tool.arguments),
      body,
    ),
  }));
  const text = step.text === undefined ? undefined : fillPlaceholders(step.text, body);
  if (calls.length === 0) return { content: text ?? '', usage };
  return { ...(text !== undefined && { content: text }), toolCalls: calls, usage };
}

function stepSummary(step: ScriptStep): string {
  if (step.hang) return 'does not answer';
  if (step.status !== undefined) return `HTTP ${step.status}`;
  const names = (step.tools ?? []).map((tool) => tool.name);
  return names.length === 0 ? 'answers' : `calls ${names.join(', ')}`;
}
