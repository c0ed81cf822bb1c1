// A scenario: a folder that describes one story with its repository, people's posts, the model's answers and the expected end.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { parseJsonFile } from '../catalogue.ts';
import { faultSchema } from '../faults.ts';
import { JOB_BOT } from '../github/state.ts';
import { type ModelScript, scriptSchema } from './model-script.ts';

const commentSchema = z.strictObject({
  author: z.string(),
  body: z.string(),
  /** The comment's age when the story begins. A run ignores comments that are as new as its request. */
  minutesAgo: z.number().int().min(0).default(1),
});

const lineCommentSchema = z.strictObject({
  path: z.string(),
  line: z.number().int(),
  body: z.string(),
  /** Answers in the comment's review thread. */
  replies: z.array(commentSchema).default([]),
});

const reviewSchema = z.strictObject({
  author: z.string(),
  state: z.enum(['APPROVED', 'CHANGES_REQUESTED', 'COMMENTED']),
  body: z.string(),
  comments: z.array(lineCommentSchema).default([]),
});

const issueSchema = z.strictObject({
  number: z.number().int(),
  title: z.string(),
  body: z.string(),
  author: z.string(),
  labels: z.array(z.string()).default([]),
  comments: z.array(commentSchema).default([]),
});

/** A branch with one commit, for a pull request that exists before the run. */
const branchSchema = z.strictObject({
  name: z.string(),
  from: z.string().default('main'),
  /** `owner/name` of the fork that holds it. */
  fork: z.string().optional(),
  author: z.string(),
  message: z.string(),
  files: z.record(z.string(), z.string()),
});

const pullSchema = z.strictObject({
  number: z.number().int(),
  title: z.string(),
  body: z.string(),
  author: z.string(),
  head: z.string(),
  base: z.string().default('main'),
  fork: z.string().optional(),
  draft: z.boolean().default(false),
  comments: z.array(commentSchema).default([]),
  reviews: z.array(reviewSchema).default([]),
});

const eventSchema = z.discriminatedUnion('name', [
  z.strictObject({
    name: z.literal('issue_comment'),
    thread: z.number().int(),
    author: z.string(),
    body: z.string(),
  }),
  z.strictObject({
    name: z.literal('issues'),
    action: z.enum(['opened', 'labeled', 'assigned']),
    thread: z.number().int(),
    author: z.string(),
    label: z.string().optional(),
  }),
  z.strictObject({
    name: z.literal('pull_request_review'),
    pull: z.number().int(),
    ...reviewSchema.shape,
  }),
  z.strictObject({
    name: z.literal('pull_request_review_comment'),
    pull: z.number().int(),
    author: z.string(),
    body: z.string(),
    path: z.string().optional(),
    line: z.number().int().optional(),
    /** Instead of path and line: the number, from 1, of the pull request's line comment that this one answers. */
    replyTo: z.number().int().min(1).optional(),
  }),
  z.strictObject({
    name: z.literal('workflow_dispatch'),
    author: z.string(),
    inputs: z.record(z.string(), z.string()).default({}),
  }),
  z.strictObject({
    name: z.literal('pull_request'),
    action: z.enum(['opened', 'reopened', 'ready_for_review', 'synchronize']),
    pull: z.number().int(),
    author: z.string(),
  }),
  /** `author` is the person who last changed the schedule. */
  z.strictObject({ name: z.literal('schedule'), author: z.string() }),
]);

const expectedSchema = z.strictObject({
  outcome: z.string(),
  exitCode: z.number().int().default(0),
});

const scenarioSchema = z.strictObject({
  /** One sentence for people. */
  story: z.string(),
  roles: z
    .record(z.string(), z.enum(['admin', 'maintain', 'write', 'triage', 'read', 'none']))
    .default({ alice: 'write', olga: 'admin', bob: 'read', mallory: 'none' }),
  /** The token's login: that of the job's own bot or of an app. */
  login: z.string().default(JOB_BOT),
  /** Slugs of the organisation's teams that have access. */
  teams: z.array(z.string()).default([]),
  /** Files on `main`, in addition to those in the repository's folder. */
  files: z.record(z.string(), z.string()).default({}),
  issues: z.array(issueSchema).default([]),
  branches: z.array(branchSchema).default([]),
  pulls: z.array(pullSchema).default([]),
  /** The setting "Allow GitHub Actions to create and approve pull requests". */
  pullRequestsPermitted: z.boolean().default(true),
  /** Branches that nobody may push to. */
  protectedBranches: z.array(z.string()).default([]),
  faults: z.array(faultSchema).default([]),
  /** The file of `examples/workflows/` whose job is played; without one, the action is started directly. */
  workflow: z.string().exactOptional(),
  /** The workflow's `with:`, by the inputs' names. */
  inputs: z.record(z.string(), z.string()).default({}),
  event: eventSchema,
  expected: expectedSchema.default({ outcome: 'changed', exitCode: 0 }),
  /** Later runs on the same GitHub. Without an event the last delivery is repeated. */
  later: z
    .array(
      z.strictObject({
        /** A pull request that a person merges before this run. */
        merge: z.number().int().exactOptional(),
        event: eventSchema.exactOptional(),
        expected: expectedSchema.default({ outcome: 'changed', exitCode: 0 }),
      }),
    )
    .default([]),
});

/** The repository for scenarios without one of their own. */
const TEAM = fileURLToPath(new URL('../../scenarios/_team/repository', import.meta.url));

export type ScenarioStory = z.infer<typeof scenarioSchema>;
export type ScenarioEvent = z.infer<typeof eventSchema>;
export type ExpectedEnd = z.infer<typeof expectedSchema>;
export type BranchSeed = z.infer<typeof branchSchema>;

export type Scenario = {
  readonly name: string;
  readonly folder: string;
  readonly story: ScenarioStory;
  readonly script: ModelScript;
  /** The folder with the repository's initial files. */
  readonly repository: string;
};

/** Reads a scenario's folder. Throws when something in it is wrong, naming the file and the place. */
export async function readScenario(folder: string, needsScript = true): Promise<Scenario> {
  const own = join(folder, 'repository');
  const script = join(folder, 'model.json');
  return {
    name: basename(resolve(folder)),
    folder,
    story: await readJson(join(folder, 'scenario.json'), scenarioSchema),
    script: needsScript ? await readJson(script, scriptSchema) : [],
    repository: existsSync(own) ? own : TEAM,
  };
}

async function readJson<T extends z.ZodType>(file: string, schema: T): Promise<z.infer<T>> {
  const parsed = schema.safeParse(parseJsonFile(file, await readFile(file, 'utf8')));
  if (!parsed.success) {
    throw new Error(`${file} is not a valid scenario:\n${z.prettifyError(parsed.error)}`);
  }
  return parsed.data;
}
