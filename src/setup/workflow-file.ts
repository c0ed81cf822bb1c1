// A workflow file, as far as the squad's job in it can go wrong.
import { parse } from 'yaml';
import * as z from 'zod';

/** What a job's token may do: what the file says, or nothing said. */
export type JobPermissions = 'unsaid' | 'read-all' | 'write-all' | ReadonlyMap<string, string>;

export type WorkflowStep = {
  readonly uses: string;
  readonly settings: ReadonlyMap<string, string>;
};

export type SquadJob = {
  /** Path of the workflow, and the job's key in it. */
  readonly file: string;
  readonly id: string;
  /** What it is for: requests in comments, or the memory. */
  readonly kind: 'comment' | 'scribe';
  /** Names of the events that start the workflow. */
  readonly triggers: readonly string[];
  readonly permissions: JobPermissions;
  readonly condition: string | undefined;
  readonly concurrency: ReadonlyMap<string, string> | undefined;
  /** True when the whole workflow has a concurrency group. */
  readonly isWorkflowQueued: boolean;
  readonly timeoutMinutes: string | undefined;
  /** The steps that use an action, in order. */
  readonly steps: readonly WorkflowStep[];
  /** The step that is the squad. */
  readonly squad: WorkflowStep;
};

export type WorkflowReading =
  | { readonly kind: 'read'; readonly jobs: readonly SquadJob[] }
  /** It names the action, but no job can be read from it. */
  | { readonly kind: 'unreadable'; readonly reason: string };

const scalar = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const scalarMap = z
  .record(z.string(), scalar.catch(''))
  .transform((map) => new Map(Object.entries(map)));
const permissions = z
  .union([z.enum(['read-all', 'write-all']), scalarMap])
  .nullish()
  .transform((value) => value ?? undefined);
const concurrency = z
  .union([scalar.transform((group) => new Map([['group', group]])), scalarMap])
  .nullish();
const step = z.object({ uses: z.string().optional(), with: scalarMap.nullish() });
const job = z.object({
  permissions,
  concurrency,
  if: scalar.optional(),
  'timeout-minutes': scalar.optional(),
  steps: z.array(step).default([]),
});
const workflow = z.object({
  on: z
    .union([z.string().transform((name) => [name]), z.array(z.string()), z.object({}).loose()])
    .transform((on) => (Array.isArray(on) ? on : Object.keys(on))),
  permissions,
  concurrency,
  jobs: z.record(z.string(), z.unknown()),
});

/** Characters; the parser's time grows with the square of a hostile file's length. */
const MAX_FILE_LENGTH = 65_536;
const USES_LOCAL_ACTION = /^[ \t-]*uses:[ \t]*['"]?\.\/['"]?[ \t]*$/m;

type RawJob = z.infer<typeof job>;

const COMMENT_EVENTS = [
  'issue_comment',
  'issues',
  'pull_request_review',
  'pull_request_review_comment',
];

/** The squad's jobs in a workflow file; none in a file of something else. Never throws. */
export function readWorkflow(file: string, text: string): WorkflowReading {
  // Squad's own workflows have such names, too, and are long: those are none of ours.
  const mayUseAction =
    /\bsquad-action\b/.test(text) || (isSquadFile(file) && USES_LOCAL_ACTION.test(text));
  if (!mayUseAction) return { kind: 'read', jobs: [] };
  if (text.length > MAX_FILE_LENGTH)
    return { kind: 'unreadable', reason: 'it is longer than 64 KB' };
  try {
    const read = workflow.safeParse(parse(text, { uniqueKeys: false, logLevel: 'error' }));
    if (!read.success) return { kind: 'unreadable', reason: 'it lacks `on:` or `jobs:`' };
    return { kind: 'read', jobs: readJobs(file, read.data) };
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { kind: 'unreadable', reason: line.replace(/:$/, '').slice(0, 200) };
  }
}

function readJobs(file: string, workflowData: z.infer<typeof workflow>): readonly SquadJob[] {
  return Object.entries(workflowData.jobs).flatMap(([id, value]) => {
    const read = job.safeParse(value);
    const steps = read.success ? readSteps(read.data) : [];
    const squad = steps.find(({ uses }) => isSquadAction(uses, file));
    if (!read.success || squad === undefined) return [];
    return {
      file,
      id,
      steps,
      squad,
      triggers: workflowData.on,
      kind: findKind(squad, workflowData.on),
      permissions: read.data.permissions ?? workflowData.permissions ?? 'unsaid',
      condition: read.data.if,
      concurrency: read.data.concurrency ?? undefined,
      isWorkflowQueued: (workflowData.concurrency ?? undefined) !== undefined,
      timeoutMinutes: read.data['timeout-minutes'],
    };
  });
}

function readSteps(raw: RawJob): readonly WorkflowStep[] {
  return raw.steps.flatMap(({ uses, with: settings }) =>
    uses === undefined ? [] : { uses, settings: settings ?? new Map() },
  );
}

/** `owner/squad-action@...`; in the action's own repository `./`. */
function isSquadAction(uses: string, file: string): boolean {
  return uses === './' ? isSquadFile(file) : /(?:^|\/)squad-action(?:@|$)/i.test(uses);
}

function isSquadFile(file: string): boolean {
  return /(?:^|\/)squad[^/]*$/i.test(file);
}

function findKind({ settings }: WorkflowStep, triggers: readonly string[]): SquadJob['kind'] {
  const named = settings.get('job');
  if (named === 'scribe' || named === 'comment') return named;
  return triggers.some((event) => COMMENT_EVENTS.includes(event)) ? 'comment' : 'scribe';
}
