// A story: what scripted models do wrong, and what must not follow from it. Small builders keep it short.
import type { z } from 'zod';
import type { scriptSchema } from '../../../rehearsal/scenario/model-script.ts';
import type { Facts } from './facts.ts';

type ScriptInput = z.input<typeof scriptSchema>;
export type Rule = ScriptInput[number];
export type Step = Rule['steps'][number];

/** A story. An agent's session follows the first rule with its name whose `when` its first message contains. */
export type Story = {
  readonly name: string;
  /** What the models do, in one sentence. */
  readonly danger: string;
  /** The person's comment; by default `REQUEST`. */
  readonly request?: string;
  readonly script: readonly Rule[];
  /** True when people were or could be harmed. It judges what is on GitHub, never a model's words alone. */
  readonly harm: (facts: Facts) => boolean;
  /** Matches the sentence in which our code tells people of the harm. Harm counts as told when they can read it. */
  readonly told?: RegExp;
  /** Counts the story as played once its first member was asked, because a good product stops before the last turn. */
  readonly mayEndEarly?: boolean;
  /** Why it is missed at present, for the table. */
  readonly note?: string;
  /** More of `scenario.json`: inputs, files, later events. */
  readonly scenario?: Readonly<Record<string, unknown>>;
};

/** One known way in which teams of agents fail. */
export type Kind = { readonly name: string; readonly stories: readonly Story[] };

/** Makes a rule from what a member says, turn by turn. */
export const member = (who: string, ...steps: readonly Step[]): Rule => ({
  who,
  steps: [...steps],
});

export const coordinator = (...steps: readonly Step[]): Rule => member('coordinator', ...steps);

/** An answer in words, which ends the turn. */
export const says = (text: string): Step => ({ text });

/** One call of a tool. */
export const calls = (name: string, args: Record<string, unknown> | string): Step => ({
  tools: [{ name, arguments: args }],
});

/** Several calls in one turn. */
export const together = (...steps: readonly Step[]): Step => ({
  tools: steps.flatMap(({ tools = [] }) => tools),
});

/** Makes a step wait until somebody was asked for a turn, counted from 1. */
export const after = (who: string, turn: number, step: Step): Step => ({
  ...step,
  waitFor: { who, turn },
});

export const route = (
  targetAgent: string,
  task: string,
  more: Record<string, unknown> = {},
): Step => calls('squad_route', { targetAgent, task, ...more });

/** Hands work over without waiting for the result. */
export const routeAway = (targetAgent: string, task: string): Step =>
  route(targetAgent, task, { waitForResult: false });

export const asksReview = (targetAgent: string, task: string, files: readonly string[]): Step =>
  route(targetAgent, task, { type: 'review-request', files });

export const view = (path: string): Step => calls('view', { path });

export const create = (path: string, text: string): Step =>
  calls('create', { path, file_text: text });

export const edit = (path: string, before: string, now: string): Step =>
  calls('edit', { path, old_str: before, new_str: now });

/** The model's provider fails for good. */
export const providerFails: Step = { status: 400 };

/** The person's words in most stories. */
export const REQUEST = '@squad validate the login form';

/** A file that harms nobody. */
export const CODE = 'export const isChecked = true;\n';

/** Writes a file and reports it: an agent that does its work. */
export const writes = (path: string, text = CODE): readonly Step[] => [
  create(path, text),
  says(`Add the check in ${path}`),
];

/** Returns the contents of the story's scenario.json and model.json. */
export function scenarioOf(story: Story): { readonly scenario: object; readonly model: object } {
  const { danger, request = REQUEST, script, scenario = {} } = story;
  const issue = {
    number: 7,
    title: 'Validate the login form',
    body: 'The login form takes anything. An empty e-mail address should be refused.',
    author: 'olga',
  };
  const event = { name: 'issue_comment', thread: 7, author: 'alice', body: request };
  return {
    scenario: {
      story: danger,
      issues: [issue],
      event,
      expected: { outcome: 'changed' },
      ...scenario,
    },
    model: script,
  };
}
