// Reads those parts of a workflow file that can break the squad's job.
import { parse } from 'yaml';
import * as z from 'zod';
import { isTooDeep } from '#src/text/yaml-depth.ts';

/** What a job's token may do, as the file says; `unsaid` if it says nothing. */
type JobPermissions = 'unsaid' | 'read-all' | 'write-all' | ReadonlyMap<string, string>;

export type WorkflowStep = {
  /** The action, and the commands; empty where the step has none. */
  readonly uses: string;
  readonly run: string;
  readonly settings: ReadonlyMap<string, string>;
};

export type SquadJob = {
  /** Path of the workflow, and the job's key in it. */
  readonly file: string;
  readonly id: string;
  /** What the job is for: requests in comments, requests from the workflow itself or from a form, or the memory. */
  readonly kind: 'comment' | 'request' | 'scribe';
  /** Names of the events that start the workflow. */
  readonly triggers: readonly string[];
  readonly permissions: JobPermissions;
  readonly condition: string | undefined;
  readonly concurrency: ReadonlyMap<string, string> | undefined;
  /** True when the whole workflow has a concurrency group. */
  readonly isWorkflowQueued: boolean;
  readonly timeoutMinutes: string | undefined;
  /** The labels of the runner; empty where the file doesn't say. */
  readonly runsOn: readonly string[];
  /** In order; none if the job calls the action's reusable workflow. */
  readonly steps: readonly WorkflowStep[];
  /** The step that runs the squad, or the call of the reusable workflow. */
  readonly squad: WorkflowStep;
};

type WorkflowReading =
  | { readonly kind: 'read'; readonly jobs: readonly SquadJob[] }
  /** The file seems to use the action, but no job can be read from it. */
  | { readonly kind: 'unreadable'; readonly reason: string };

const SCALAR = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const SCALAR_MAP = z
  .record(z.string(), SCALAR.catch(''))
  .transform((map) => new Map(Object.entries(map)));
const PERMISSIONS = z
  .union([z.enum(['read-all', 'write-all']), SCALAR_MAP])
  .nullish()
  .transform((value) => value ?? undefined);
const CONCURRENCY = z
  .union([SCALAR.transform((group) => new Map([['group', group]])), SCALAR_MAP])
  .nullish();
const LABELS = z.union([SCALAR.transform((label) => [label]), z.array(SCALAR)]);
const RUNNER = z
  .union([LABELS, z.object({ labels: LABELS }).transform(({ labels }) => labels)])
  .catch([]);
const STEP = z.object({
  uses: z.string().default(''),
  run: SCALAR.catch(''),
  with: SCALAR_MAP.nullish(),
});
const JOB = z.object({
  uses: z.string().default(''),
  with: SCALAR_MAP.nullish(),
  secrets: SCALAR_MAP.nullish().catch(undefined),
  'runs-on': RUNNER,
  permissions: PERMISSIONS,
  concurrency: CONCURRENCY,
  if: SCALAR.optional(),
  'timeout-minutes': SCALAR.optional(),
  steps: z.array(STEP).default([]),
});
const WORKFLOW = z.object({
  on: z
    .union([z.string().transform((name) => [name]), z.array(z.string()), z.object({}).loose()])
    .transform((on) => (Array.isArray(on) ? on : Object.keys(on))),
  permissions: PERMISSIONS,
  concurrency: CONCURRENCY,
  jobs: z.record(z.string(), z.unknown()),
});

/** Characters; the parser's time grows with the square of a hostile file's length. */
const MAX_FILE_LENGTH = 65_536;
const USES_LOCAL_ACTION = /^[ \t-]*uses:[ \t]*['"]?\.\/['"]?[ \t]*$/m;

const SCRIBE_EVENT = /^(?:schedule|push)$/;
const COMMENT_EVENT = /^(?:issue_comment|issues|pull_request_review|pull_request_review_comment)$/;

/** Reads the squad's jobs from a workflow file; none from an unrelated file. Never throws. */
export function readWorkflow(file: string, text: string): WorkflowReading {
  // Squad's own workflows have such names too, and are long. They are not ours, so they are not parsed.
  const mayUseAction =
    /\bsquad-action\b/.test(text) || (isSquadFile(file) && USES_LOCAL_ACTION.test(text));
  if (!mayUseAction) return { kind: 'read', jobs: [] };
  if (text.length > MAX_FILE_LENGTH) return unreadable('it is longer than 64 KB');
  if (isTooDeep(text)) return unreadable('it is nested too deeply');
  try {
    const read = WORKFLOW.safeParse(parse(text, { uniqueKeys: false, logLevel: 'error' }));
    if (!read.success) return unreadable('it lacks `on:` or `jobs:`');
    return { kind: 'read', jobs: readJobs(file, read.data) };
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return unreadable(line.replace(/:$/, '').slice(0, 200));
  }
}

function unreadable(reason: string): WorkflowReading {
  return { kind: 'unreadable', reason };
}

function readJobs(file: string, workflow: z.infer<typeof WORKFLOW>): readonly SquadJob[] {
  return Object.entries(workflow.jobs).flatMap(([id, value]) => {
    const read = JOB.safeParse(value);
    if (!read.success) return [];
    const steps = readSteps(read.data);
    const squad = readCall(read.data) ?? steps.find(({ uses }) => isSquadAction(uses, file));
    if (squad === undefined) return [];
    return {
      file,
      id,
      steps,
      squad,
      runsOn: read.data['runs-on'],
      triggers: workflow.on,
      kind: findKind(squad, workflow.on),
      permissions: read.data.permissions ?? workflow.permissions ?? 'unsaid',
      condition: read.data.if,
      concurrency: read.data.concurrency ?? undefined,
      isWorkflowQueued: (workflow.concurrency ?? undefined) !== undefined,
      timeoutMinutes: read.data['timeout-minutes'],
    };
  });
}

function readSteps(raw: z.infer<typeof JOB>): readonly WorkflowStep[] {
  return raw.steps.map(({ uses, run, with: settings }) => ({
    uses,
    run,
    settings: settings ?? new Map(),
  }));
}

const CALLED = /(?:^|\/)squad-action\/\.github\/workflows\/[^@/]+(?:@|$)/i;

/** Reads a job that calls one of the action's reusable workflows, with what it is given; undefined for another job. */
function readCall({ uses, with: given, secrets }: z.infer<typeof JOB>): WorkflowStep | undefined {
  if (!CALLED.test(uses)) return undefined;
  return { uses, run: '', settings: new Map([...(given ?? []), ...(secrets ?? [])]) };
}

/** True for a job that calls a reusable workflow, which has the steps and the queue. */
export function isCall({ steps, squad }: SquadJob): boolean {
  return !steps.includes(squad);
}

/** `owner/squad-action@...`; in the action's own repository `./`. */
function isSquadAction(uses: string, file: string): boolean {
  return uses === './' ? isSquadFile(file) : /(?:^|\/)squad-action(?:@|$)/i.test(uses);
}

function isSquadFile(file: string): boolean {
  return /(?:^|\/)squad[^/]*$/i.test(file);
}

function findKind({ uses, settings }: WorkflowStep, triggers: readonly string[]): SquadJob['kind'] {
  const named = settings.get('job');
  if (named === 'scribe' || named === 'comment') return named;
  if (CALLED.test(uses) && /scribe/i.test(uses)) return 'scribe';
  if (triggers.some((event) => COMMENT_EVENT.test(event))) return 'comment';
  const isAsked = settings.has('request') || triggers.every((event) => !SCRIBE_EVENT.test(event));
  return isAsked ? 'request' : 'scribe';
}
