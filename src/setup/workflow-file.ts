// A workflow file, as far as the squad's job in it can go wrong.
import { parse } from 'yaml';
import * as z from 'zod';

/** What a job's token may do: what the file says, or nothing said. */
export type Permissions = 'unsaid' | 'read-all' | 'write-all' | ReadonlyMap<string, string>;

export type Step = { readonly uses: string; readonly settings: ReadonlyMap<string, string> };

export type SquadJob = {
  /** Path of the workflow, and the job's key in it. */
  readonly file: string;
  readonly id: string;
  /** What it is for: requests in comments, or the memory. */
  readonly kind: 'comment' | 'scribe';
  /** Names of the events that start the workflow. */
  readonly triggers: readonly string[];
  readonly permissions: Permissions;
  readonly condition: string | undefined;
  readonly concurrency: ReadonlyMap<string, string> | undefined;
  /** True when the whole workflow has a concurrency group. */
  readonly isQueuedWhole: boolean;
  readonly timeoutMinutes: string | undefined;
  /** The steps that use an action, in order. */
  readonly steps: readonly Step[];
  /** The step that is the squad. */
  readonly squad: Step;
};

export type WorkflowReading =
  | { readonly kind: 'read'; readonly jobs: readonly SquadJob[] }
  /** It names the action, but no job can be read from it. */
  | { readonly kind: 'unreadable'; readonly reason: string };

const word = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const words = z.record(z.string(), word.catch('')).transform((map) => new Map(Object.entries(map)));
const permissions = z
  .union([z.enum(['read-all', 'write-all']), words])
  .nullish()
  .transform((value) => value ?? undefined);
const concurrency = z
  .union([word.transform((group) => new Map([['group', group]])), words])
  .nullish();
const step = z.object({ uses: z.string().optional(), with: words.nullish() });
const job = z.object({
  permissions,
  concurrency,
  if: word.optional(),
  'timeout-minutes': word.optional(),
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
const MOST = 65_536;
const USES_ITSELF = /^[ \t-]*uses:[ \t]*['"]?\.\/['"]?[ \t]*$/m;

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
  const isOurs = /\bsquad-action\b/.test(text) || (isSquadFile(file) && USES_ITSELF.test(text));
  if (!isOurs) return { kind: 'read', jobs: [] };
  if (text.length > MOST) return { kind: 'unreadable', reason: 'it is longer than 64 KB' };
  try {
    const read = workflow.safeParse(parse(text, { uniqueKeys: false, logLevel: 'error' }));
    if (!read.success) return { kind: 'unreadable', reason: 'it lacks `on:` or `jobs:`' };
    return { kind: 'read', jobs: jobsIn(file, read.data) };
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { kind: 'unreadable', reason: line.replace(/:$/, '').slice(0, 200) };
  }
}

function jobsIn(file: string, whole: z.infer<typeof workflow>): readonly SquadJob[] {
  return Object.entries(whole.jobs).flatMap(([id, value]) => {
    const read = job.safeParse(value);
    const steps = read.success ? stepsOf(read.data) : [];
    const squad = steps.find(({ uses }) => isSquadAction(uses, file));
    if (!read.success || squad === undefined) return [];
    return {
      file,
      id,
      steps,
      squad,
      triggers: whole.on,
      kind: kindOf(squad, whole.on),
      permissions: read.data.permissions ?? whole.permissions ?? 'unsaid',
      condition: read.data.if,
      concurrency: read.data.concurrency ?? undefined,
      isQueuedWhole: (whole.concurrency ?? undefined) !== undefined,
      timeoutMinutes: read.data['timeout-minutes'],
    };
  });
}

function stepsOf(raw: RawJob): readonly Step[] {
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

function kindOf({ settings }: Step, triggers: readonly string[]): SquadJob['kind'] {
  const named = settings.get('job');
  if (named === 'scribe' || named === 'comment') return named;
  return triggers.some((event) => COMMENT_EVENTS.includes(event)) ? 'comment' : 'scribe';
}
