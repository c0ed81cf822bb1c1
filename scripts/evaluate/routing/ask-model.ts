// Asks a real model whom it would route to, with the action's prompts and tool, in one plain request each.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { describe } from '../../../src/errors.ts';
import { slug } from '../../../src/text/slug.ts';
import { createSquadRoute } from '../../../src/tools/built-in/squad-route.ts';
import { type CoordinatorGiven, readRoster } from './prompt.ts';
import type { LabelledRequest, Roster } from './roster.ts';

export type ModelAccess = {
  /** The base address of an endpoint that speaks OpenAI's chat completions. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
};

export type ModelAnswer = {
  readonly roster: string;
  readonly asks: string;
  readonly right: readonly string[];
  /** Slugs of the agents that its first answer routes to. */
  readonly chosen: readonly string[];
  readonly isRight: boolean;
  /** Why there is no answer. */
  readonly error?: string;
};

export type ModelAnswers = {
  readonly date: string;
  readonly model: string;
  readonly answers: readonly ModelAnswer[];
};

/** Reads the access from the action's inputs for a real model. Returns a sentence when they don't fit here. */
export function modelAccess(
  inputs: Readonly<Record<string, string>> | undefined,
): ModelAccess | string {
  const named = new Map(Object.entries(inputs ?? {}));
  const baseUrl = named.get('provider-base-url');
  const model = named.get('model');
  if (named.get('provider') !== 'openai' || baseUrl === undefined || model === undefined) {
    return 'Set SQUAD_PROVIDER=openai, SQUAD_PROVIDER_BASE_URL, SQUAD_PROVIDER_API_KEY and SQUAD_MODEL.';
  }
  return {
    baseUrl: baseUrl.replace(/\/$/, ''),
    apiKey: named.get('provider-api-key') ?? '',
    model,
  };
}

/** Asks for every request, one after the other. A failed one gives an answer that holds the error. */
export async function askModel(
  access: ModelAccess,
  rosters: readonly Roster[],
): Promise<ModelAnswers> {
  const answers: ModelAnswer[] = [];
  for (const roster of rosters) {
    const { given } = await readRoster(roster);
    for (const request of roster.requests) {
      answers.push(await askOnce(access, roster.name, request, await given(request)));
    }
  }
  return { date: new Date().toISOString(), model: access.model, answers };
}

async function askOnce(
  access: ModelAccess,
  roster: string,
  { asks, right }: LabelledRequest,
  given: CoordinatorGiven,
): Promise<ModelAnswer> {
  const asked = { roster, asks, right };
  try {
    const chosen = await chosenAgents(access, given);
    const isRight = chosen.length > 0 && chosen.every((agent) => right.includes(agent));
    return { ...asked, chosen, isRight };
  } catch (thrown) {
    return { ...asked, chosen: [], isRight: false, error: describe(thrown).message };
  }
}

const LONGEST_ANSWER_MS = 120_000;

const completionSchema = z.looseObject({
  choices: z
    .array(
      z.looseObject({
        message: z.looseObject({
          tool_calls: z
            .array(
              z.looseObject({
                function: z.looseObject({ name: z.string(), arguments: z.string() }),
              }),
            )
            .nullish(),
        }),
      }),
    )
    .min(1),
});

const argumentsSchema = z.looseObject({ targetAgent: z.string() });

async function chosenAgents(
  { baseUrl, apiKey, model }: ModelAccess,
  { system, message }: CoordinatorGiven,
): Promise<readonly string[]> {
  const response = await fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` },
    body: JSON.stringify({
      model,
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: message },
      ],
      tools: [routeTool()],
    }),
    signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
  });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const { choices } = completionSchema.parse(await response.json());
  const calls = choices[0]?.message.tool_calls ?? [];
  const routed = calls.filter((call) => call.function.name === 'squad_route');
  return routed.map((call) =>
    slug(argumentsSchema.parse(JSON.parse(call.function.arguments)).targetAgent),
  );
}

/** Returns the action's own tool as a model sees it. Nothing is routed. */
function routeTool(): object {
  const { name, description, inputSchema } = createSquadRoute({
    route: async ({ to }) => ({ kind: 'delivered', to, sessionId: '' }),
    refused: () => undefined,
  });
  return { type: 'function', function: { name, description, parameters: inputSchema } };
}

/** Keeps the answers in their own file, named after date and model. Returns its path. */
export async function keepAnswers(folder: string, answers: ModelAnswers): Promise<string> {
  const file = join(folder, `${answers.date.slice(0, 10)}-${slug(answers.model)}.json`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, `${JSON.stringify(answers, undefined, 2)}\n`);
  return file;
}

/** Says the third figure in one sentence. */
export function modelFigure({ date, model, answers }: ModelAnswers): string {
  const right = answers.filter(({ isRight }) => isRight).length;
  const failed = answers.filter(({ error }) => error !== undefined).length;
  const failures = failed > 0 ? `, ${failed} without an answer` : '';
  return `Model ${model}, ${date.slice(0, 10)}: ${right} of ${answers.length} requests routed correctly${failures}`;
}
