// Parses every input of action.yml once into one value.
import * as z from 'zod';
import { isLogin, WRITING_PERMISSIONS } from '#src/ports/accounts.ts';
import { cutCharacters } from '#src/text/cut-characters.ts';
import { SquadError } from './errors.ts';
import {
  choice,
  flag,
  isBranch,
  isInsidePath,
  isModel,
  isPrefix,
  isPrintable,
  isToken,
  isWebAddress,
  list,
  matching,
  minutes,
  numberWithin,
  optionalInput,
  text,
  wholeNumber,
  withoutEdges,
} from './input-values.ts';

/** What agents may run: any command, only the checks that the settings name, or nothing. Most permissive first. */
export const COMMAND_RIGHTS = ['shell', 'checks', 'off'] as const;

export type CommandRights = (typeof COMMAND_RIGHTS)[number];

const FOLDER = 'a folder inside the repository, as a relative path without ".."';
const FIELDS = z.object({
  job: choice(['auto', 'comment', 'scribe']).default('auto'),
  githubToken: text(isToken, "a token; leave the input out to use the job's own"),
  copilotToken: optionalInput(text(isToken, 'a token, on one line')),
  provider: optionalInput(choice(['openai', 'azure', 'anthropic'])),
  providerBaseUrl: optionalInput(
    text(isWebAddress, 'an http or https address without a user name; "azure" needs one'),
  ),
  providerApiKey: optionalInput(text(isToken, 'a key, on one line')),
  providerWireApi: optionalInput(choice(['completions', 'responses'])),
  providerMaxPromptTokens: optionalInput(numberWithin(8_000, 10_000_000)),
  model: optionalInput(text(isModel, 'a model\'s name; "provider" needs one')),
  request: optionalInput(text((request) => request.length <= 10_000, 'at most 10,000 characters')),
  issue: optionalInput(matching(/^#?[1-9][0-9]{0,9}$/, "an issue's number, such as 12")),
  triggerPhrase: matching(/^[^\s\p{C}]{2,50}$/u, '2 to 50 visible characters without white space')
    .refine((phrase) => phrase.toLowerCase() !== '/squad', {
      error: 'any phrase but "/squad", which is the command of Squad\'s own workflows',
    })
    .default('@squad'),
  squadDirectory: optionalInput(text(isInsidePath, FOLDER).transform(withoutEdges)),
  minimumPermission: choice(WRITING_PERMISSIONS).default('write'),
  allowedBots: list(isLogin, 'exact logins, comma separated; "*" is not one'),
  baseBranch: optionalInput(text(isBranch, "a branch's name")),
  branchPrefix: text(isPrefix, 'the beginning of a branch\'s name, ending in "/"').default(
    'squad/',
  ),
  pullRequestPushes: choice(['own', 'any']).default('own'),
  draft: flag(false),
  respondToReviews: flag(true),
  memoryWrites: choice(['inbox', 'history']).default('inbox'),
  a2a: flag(true),
  commands: choice(COMMAND_RIGHTS).default('shell'),
  checkRounds: wholeNumber(0, 5, 2),
  maxAgents: wholeNumber(1, 128, 8),
  maxHandoffHops: wholeNumber(0, 16, 3),
  maxMessagesPerMinute: wholeNumber(1, 1000, 5),
  maxRunsPerPerson: wholeNumber(0, 1000, 0),
  maxToolCalls: wholeNumber(1, 100_000, 400),
  maxTokens: wholeNumber(1, 1_000_000_000, 2_000_000),
  timeoutMinutes: minutes(360, 25),
  toolsDirectories: list(isInsidePath, `comma separated, each ${FOLDER}`).transform((folders) =>
    folders.map(withoutEdges),
  ),
  copilotRuntimePath: optionalInput(text(isPrintable, 'a path, on one line')),
  reconcile: flag(false),
  dryRun: flag(false),
});
const SCHEMA = FIELDS.readonly();

/** What the workflow asked for, with every default in its place. */
export type Inputs = z.infer<typeof SCHEMA>;

/** The name in action.yml of each field: `githubToken` is `github-token`. */
const INPUT_NAMES: ReadonlyMap<string, string> = new Map(
  Object.keys(FIELDS.shape).map((field) => [
    field,
    field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  ]),
);

type InputProblem = { readonly input: string; readonly expected: string };

/**
 * Reads every input once. `get` returns an input's text by its name in action.yml, or an empty string.
 * Throws one SquadError (E_INPUT) that names every wrong input.
 */
export function readInputs(get: (name: string) => string): Inputs {
  // An input that is left out, or filled from a secret that doesn't exist, arrives as an empty string.
  const given = new Map(
    [...INPUT_NAMES.values()].map((name) => [name, get(name).trim() || undefined]),
  );
  const fields = [...INPUT_NAMES].map(([field, name]) => [field, given.get(name)]);
  const parsed = SCHEMA.safeParse(Object.fromEntries(fields));
  const problems = [
    ...(parsed.success ? [] : parsed.error.issues.map(problemOf)),
    ...missingPartners(given),
  ];
  if (parsed.success && problems.length === 0) return parsed.data;
  const lines = problems.map((problem) => lineOf(problem, given.get(problem.input)));
  throw new SquadError({
    code: 'E_INPUT',
    message: ["The workflow's inputs can't be used:", ...lines].join('\n'),
    hint: 'Correct them under `with:` in the workflow file; action.yml describes each.',
  });
}

/** Returns the input values that must never be shown. Register them with the log's mask first. */
export function secretsOf(inputs: Inputs): readonly string[] {
  const secrets = [inputs.githubToken, inputs.copilotToken, inputs.providerApiKey];
  return secrets.filter((secret) => secret !== undefined);
}

function problemOf(issue: z.core.$ZodIssue): InputProblem {
  const field = String(issue.path[0]);
  return { input: INPUT_NAMES.get(field) ?? field, expected: `accepted: ${issue.message}` };
}

const PROVIDER_INPUTS = [
  ...['provider-base-url', 'provider-api-key', 'provider-wire-api', 'provider-max-prompt-tokens'],
];

/** Finds inputs that need another one. Checked apart from the schema, so that all problems are reported together. */
function missingPartners(given: ReadonlyMap<string, string | undefined>): readonly InputProblem[] {
  const provider = given.get('provider');
  const pairs = [
    { when: provider !== undefined, needs: 'model', because: '"provider"' },
    { when: provider === 'azure', needs: 'provider-base-url', because: '"provider: azure"' },
    ...PROVIDER_INPUTS.map((name) => ({
      when: given.get(name) !== undefined,
      needs: 'provider',
      because: `"${name}"`,
    })),
  ];
  return pairs
    .filter(({ when, needs }) => when && given.get(needs) === undefined)
    .map(({ needs, because }) => ({ input: needs, expected: `needed by ${because}` }));
}

function lineOf({ input, expected }: InputProblem, given: string | undefined): string {
  if (given === undefined) return `- ${input}: nothing was given; ${expected}.`;
  // An address may carry a key.
  const isPrivate = /token$|api-key$|base-url$/.test(input);
  const shown = isPrivate
    ? 'the value is not shown'
    : `given: ${JSON.stringify(cutCharacters(given, 83))}`;
  return `- ${input}: ${shown}; ${expected}.`;
}
