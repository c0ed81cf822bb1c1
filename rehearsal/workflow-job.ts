// Reads a workflow's file as GitHub does: whether its job runs, in which queue, and with which steps.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { data, Evaluator, Lexer, Parser } from '@actions/expressions';
import { parse } from 'yaml';
import * as z from 'zod';

/** What GitHub knows when an event starts a workflow. */
export type WorkflowEvent = {
  /** The `github` context; `event` holds the payload. */
  readonly github: Readonly<Record<string, unknown>>;
  readonly secrets?: Readonly<Record<string, string>>;
  /** False for a server that doesn't say where a reusable workflow is from. */
  readonly knowsSource?: boolean;
};

export type WorkflowJob = {
  /** Whether the `if` of the job, and of the one that calls it, lets the event through. */
  readonly runs: boolean;
  /** The queue's name; empty if there is none. */
  readonly group: string;
  readonly runsOn: readonly string[];
  /** Those whose `if` holds, with the values of their expressions. */
  readonly steps: readonly PlayedStep[];
};

export type PlayedStep = {
  /** `actions/checkout`, `./.squad-action`; empty for a script. */
  readonly uses: string;
  readonly run: string;
  readonly env: Readonly<Record<string, string>>;
  readonly with: Readonly<Record<string, string>>;
};

const VALUE = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const VALUES = z.record(z.string(), VALUE).default({});
const STEP = z.object({
  uses: z.string().default(''),
  run: z.string().default(''),
  if: z.string().default(''),
  env: VALUES,
  with: VALUES,
});
const JOB = z.object({
  uses: z.string().optional(),
  if: z.string().default(''),
  with: VALUES,
  secrets: VALUES,
  concurrency: z.object({ group: z.string() }).optional(),
  'runs-on': z.union([VALUE, z.array(VALUE)]).default(''),
  steps: z.array(STEP).default([]),
});
const INPUT = z.object({ default: VALUE.default('') }).loose();
const WORKFLOW = z.object({
  on: z.object({
    workflow_call: z.object({ inputs: z.record(z.string(), INPUT).default({}) }).optional(),
  }),
  jobs: z.record(z.string(), JOB),
});

type Job = z.infer<typeof JOB>;
type Contexts = Readonly<Record<string, unknown>>;

/** Plans the only job of the workflow's `text`. Throws if there is none, or if an expression is wrong. */
export function planJob(text: string, event: WorkflowEvent): WorkflowJob {
  const { github, secrets = {} } = event;
  const inputs = z.object({ inputs: VALUES }).catch({ inputs: {} }).parse(github.event).inputs;
  const contexts = { github, secrets, inputs, vars: {}, steps: {}, job: {}, runner: {} };
  const job = onlyJob(readWorkflow(text));
  const runs = holds(job.if, contexts);
  if (job.uses === undefined) return planSteps(job, contexts, runs);
  const called = readCalled(job.uses, event);
  const given = valuesOf(job.with, contexts);
  return planSteps(
    onlyJob(called.workflow),
    {
      ...contexts,
      inputs: { ...called.defaults, ...given },
      secrets: valuesOf(job.secrets, contexts),
      job: called.job,
    },
    runs,
  );
}

function readWorkflow(text: string): z.infer<typeof WORKFLOW> {
  return WORKFLOW.parse(parse(text));
}

function onlyJob({ jobs }: z.infer<typeof WORKFLOW>): Job {
  const [job, ...more] = Object.values(jobs);
  if (job === undefined || more.length > 0) throw new Error('The workflow must have one job');
  return job;
}

const CALLED = /^([^/]+\/[^/]+)\/(\.github\/workflows\/[\w-]+\.yml)@([0-9a-f]{40})$/;
const PROJECT = fileURLToPath(new URL('..', import.meta.url));

/** Reads this project's own workflow in place of the one that `uses` names, and what GitHub says of its source. */
function readCalled(uses: string, { knowsSource = true }: WorkflowEvent) {
  const [, repository = '', path = '', commit = ''] = CALLED.exec(uses) ?? [];
  const workflow = readWorkflow(readFileSync(join(PROJECT, path), 'utf8'));
  const inputs = Object.entries(workflow.on.workflow_call?.inputs ?? {});
  return {
    workflow,
    defaults: Object.fromEntries(inputs.map(([name, input]) => [name, input.default])),
    job: knowsSource ? { workflow_repository: repository, workflow_sha: commit } : {},
  };
}

function planSteps(job: Job, contexts: Contexts, isCalled: boolean): WorkflowJob {
  const labels = [job['runs-on']].flat();
  const runs = isCalled && holds(job.if, contexts);
  return {
    runs,
    group: textOf(job.concurrency?.group ?? '', contexts),
    runsOn: labels.flatMap((label) => listOf(label, contexts)),
    steps: job.steps
      .filter((step) => holds(step.if, contexts))
      .map(({ uses, run, env, with: given }) => ({
        uses: uses.replace(/@.*/, ''),
        run: textOf(run, contexts),
        env: valuesOf(env, contexts),
        with: valuesOf(given, contexts),
      })),
  };
}

function valuesOf(
  values: Readonly<Record<string, string>>,
  contexts: Contexts,
): Record<string, string> {
  const entries = Object.entries(values);
  return Object.fromEntries(entries.map(([name, value]) => [name, textOf(value, contexts)]));
}

const EXPRESSION = /\$\{\{([\s\S]*?)\}\}/g;

/** Fills in the expressions of a text. */
function textOf(text: string, contexts: Contexts): string {
  return text.replace(EXPRESSION, (_, expression) => evaluate(expression, contexts).coerceString());
}

/** Returns one value, or those of the list that a lone expression gives. */
function listOf(text: string, contexts: Contexts): readonly string[] {
  const [, lone] = /^\$\{\{([\s\S]*)\}\}$/.exec(text) ?? [];
  const value = lone === undefined ? undefined : evaluate(lone, contexts);
  if (!(value instanceof data.Array)) return [textOf(text, contexts)];
  return value.values().map((one) => one.coerceString());
}

/** Whether a condition holds; it may lack the braces. A job or step without one runs. */
function holds(condition: string, contexts: Contexts): boolean {
  const [, expression = condition] = /^\$\{\{([\s\S]*)\}\}$/.exec(condition) ?? [];
  if (expression === '') return true;
  // What an expression gives as a whole counts as GitHub counts it.
  return evaluate(`!(${expression})`, contexts).coerceString() === 'false';
}

function evaluate(expression: string, contexts: Contexts): data.ExpressionData {
  const { tokens } = new Lexer(expression).lex();
  const tree = new Parser(tokens, Object.keys(contexts), []).parse();
  const dictionary: data.Dictionary = JSON.parse(JSON.stringify(contexts), data.reviver);
  return new Evaluator(tree, dictionary).evaluate();
}
