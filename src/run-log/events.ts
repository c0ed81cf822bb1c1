// Everything that happens in a run, as data. Board, summary, log and page are written from these events alone. One description
// gives their types, and reads them back from run.jsonl.
import * as z from 'zod';
import { type Limit, OUTCOMES } from '#src/outcome.ts';
import { reportSchema } from '#src/report.ts';
import { checkEvent, checksOffEvent } from './check-row.ts';
import {
  amount,
  amounts,
  eventOf,
  fields,
  flag,
  listOf,
  maybeAmount,
  maybeText,
  text,
  texts,
} from './fields.ts';
import { lockNote, reviewNote } from './review-note.ts';

/** Identifies a session, uniquely in the run: `coordinator`, `hockney`, `hockney-2`. */
export type SessionLabel = string;

/** One part of what a session was given, and its length. */
const givenPart = { part: text, bytes: amount };
export type GivenPart = Readonly<z.infer<z.ZodObject<typeof givenPart>>>;

/** Which agent starts on which task, and for whom: a slug, `coordinator`, or a person's login. */
const agentStart = {
  session: text,
  agent: text,
  name: text,
  role: text,
  task: text,
  requestedBy: text,
};
export type AgentStart = Readonly<z.infer<z.ZodObject<typeof agentStart>>>;

/** What an agent said at the end of its turn. The report is absent for work that only its commits tell of. */
const agentReport = {
  session: text,
  answer: text,
  report: reportSchema.optional().catch(undefined),
};

const toolCall = { session: text, callId: text, tool: text };

/** `sent` is open; `late` was answered after everybody stopped waiting; `unread` was kept for an agent that never started. */
const HANDOFF_STATUSES = [
  'sent',
  'answered',
  'delivered',
  'refused',
  'failed',
  'late',
  'unread',
] as const;
export type HandoffStatus = (typeof HANDOFF_STATUSES)[number];

/** What the broker did with a message. */
const HANDOFF_ACTIONS = ['approved', 'redirected', 'rejected'] as const;
export type HandoffAction = (typeof HANDOFF_ACTIONS)[number];

const handoffFacts = {
  id: text,
  from: text,
  to: text,
  task: text,
  type: text,
  files: texts,
  /** For a person's feedback: the ids of the review threads it is about. */
  reviewThreads: amounts.optional(),
  status: z.enum(HANDOFF_STATUSES).catch('sent'),
  action: z.enum(HANDOFF_ACTIONS).catch('approved'),
  /** The intended recipient, when somebody else got the message. */
  redirectedFrom: maybeText,
  reason: maybeText,
  /** For a refusal: `E_A2A_RATE`. */
  code: maybeText,
  /** `normal` or `urgent`. */
  priority: maybeText,
};

/** A message to people: a question that waits for their answer, or a call for help. */
const escalationNote = {
  kind: z.enum(['question', 'escalation']).catch('question'),
  /** The agent's slug, or `coordinator`. */
  from: text,
  text,
};
export type EscalationNote = Readonly<z.infer<z.ZodObject<typeof escalationNote>>>;

const decisionNote = {
  agent: text,
  title: text,
  /** What is decided and why; long text is cut. */
  body: maybeText,
  category: text,
  /** Path of the inbox entry, relative to the repository. */
  path: text,
  /** Who decided, as the entry puts it: `Coordinator (on behalf of alice)`. */
  by: maybeText,
  /** Work that contradicts it must stop. */
  blocking: flag,
  /** A person has to approve it. */
  requiresApproval: flag,
  /** The title of the earlier decision that it overturns. */
  supersedes: maybeText,
  /** The title of a later decision of the run that overturns it. */
  overturnedBy: maybeText,
};
export type DecisionNote = Readonly<z.infer<z.ZodObject<typeof decisionNote>>>;

const learningNote = { agent: text, learning: text, category: text, path: text };

const toolNote = {
  name: text,
  door: z.enum(['module', 'resource', 'executable']).catch('module'),
  scope: z.enum(['local', 'global']).catch('local'),
  /** The file that declares it. */
  path: text,
  commit: maybeText,
  /** The tool's own description: one line of at most 300 characters. */
  description: text,
  /** For an executable tool: `1.0.0`. */
  version: maybeText,
  /** `every agent`, `Hockney, Ripley`, or `nobody`. */
  users: text,
  /** For a module or a resource: whether settings let it start programs. Executables are programs. */
  mayStartPrograms: flag,
};
export type ToolNote = Readonly<z.infer<z.ZodObject<typeof toolNote>>>;

/** Why one of the repository's tools is missing or inactive, and what to do about it. */
const toolProblem = {
  /** `L_NAME`, `L_UNTRUSTED` ... */
  code: text,
  path: text,
  export: maybeText,
  message: text,
  next: text,
};
export type ToolProblem = Readonly<z.infer<z.ZodObject<typeof toolProblem>>>;

const LIMITS = [
  'timeout',
  'tokens',
  'tool-calls',
  'cancelled',
  'interrupted',
] as const satisfies readonly Limit[];

const runEvent = z.discriminatedUnion('kind', [
  eventOf('run.started', {
    request: text,
    actor: text,
    trigger: text,
    /** The request in its author's words, masked and cut. */
    asked: maybeText,
    /** `acme/shop`. */
    repository: maybeText,
    /** The address of the comment, issue or review. */
    url: maybeText,
    thread: maybeAmount,
  }),
  /** Who is on the squad: slugs and the names that people read. */
  eventOf('team', { names: z.record(z.string(), text).catch({}) }),
  eventOf('agent.queued', { ...agentStart, priority: text }),
  /** `sessionId` is the runtime's. */
  eventOf('agent.spawned', { ...agentStart, sessionId: text, model: maybeText }),
  /** What a message to a session contained; for the first message, also what the session began with. */
  eventOf('agent.given', { session: text, parts: listOf(givenPart) }),
  /** What the agent is doing now, in words for people: `reads src/login.ts`. */
  eventOf('agent.step', { session: text, step: text }),
  /** What the agent said between its calls; the last words of a turn are its answer instead. */
  eventOf('agent.said', { session: text, text }),
  /** The agent answered and waits for the next message of its chain. */
  eventOf('agent.idle', agentReport),
  /** An idle session takes up another task. */
  eventOf('agent.resumed', { session: text, task: text, requestedBy: text }),
  eventOf('agent.finished', agentReport),
  eventOf('agent.failed', { session: text, reason: text }),
  eventOf('agent.stopped', { session: text, reason: text }),
  eventOf('usage', {
    session: text,
    model: text,
    inputTokens: amount,
    outputTokens: amount,
    /** What the runtime says this cost, in requests of the plan; absent when it doesn't say. */
    cost: maybeAmount,
  }),
  eventOf('tool.start', { ...toolCall, input: text }),
  /** `output` is what the tool answered, cut. */
  eventOf('tool.complete', { ...toolCall, ms: amount, output: maybeText }),
  eventOf('tool.failed', { ...toolCall, ms: amount, code: text, message: text }),
  /** A file that an agent could not access. The path is as the model gave it, without the session's folder. */
  eventOf('file.denied', {
    session: text,
    access: z.enum(['read', 'write']).catch('write'),
    path: text,
    reason: text,
  }),
  eventOf('handoff', handoffFacts),
  /** The repository's own tools, once they are read; not emitted when there are none. */
  eventOf('tools', { tools: listOf(toolNote), diagnostics: listOf(toolProblem) }),
  /** What a reviewing agent found. */
  eventOf('review', { note: fields(reviewNote) }),
  /** What became of the reviewed work: findings, by index, whose lines were changed since, and changed files. */
  eventOf('review.revised', {
    handoff: text,
    places: amounts,
    changed: texts,
    changedByReviewer: texts,
  }),
  eventOf('lock', { note: fields(lockNote) }),
  eventOf('appeal', { note: fields(escalationNote) }),
  eventOf('decision', { session: text, note: fields(decisionNote) }),
  eventOf('learning', { session: text, note: fields(learningNote) }),
  eventOf('commit', {
    session: text,
    commit: text,
    /** The message's first line. */
    subject: maybeText,
    files: texts,
    /** Those of the files that it deletes. */
    removed: texts.optional(),
    left: texts,
    /** The commit's unified diff, masked and cut. */
    patch: maybeText,
  }),
  /** `isBundled`: the branch is in the run's bundle and not on the remote. */
  eventOf('conflict', { session: text, files: texts, keptOn: maybeText, isBundled: flag }),
  checkEvent,
  checksOffEvent,
  /**
   * Something a person should know: a wrong setting, text that was left out, a skipped step. `isLoss`: finished work was lost,
   * so the run counts as failed.
   */
  eventOf('note', { text, isLoss: flag }),
  /** What earlier runs of the thread left undone. */
  eventOf('parts', { parts: listOf({ part: text, why: text, needs: maybeText }) }),
  eventOf('limit', { limit: z.enum(LIMITS).catch('interrupted'), reason: text }),
  /** People were called in a separate comment, which notifies them. */
  eventOf('notice', { url: text }),
  /** What was changed on GitHub: `comment`, `push`, `pull-request` ... */
  eventOf('effect', { effect: text, detail: text }),
  eventOf('run.ended', {
    outcome: z.enum(OUTCOMES),
    /** What people are told: the answer and the question. */
    answer: maybeText,
    /** The pull request that holds the work: `#8`. */
    pull: maybeText,
    isDraft: flag,
  }),
  /** The address of the page that was made from all earlier events. */
  eventOf('page', { url: text }),
]);

export type RunEvent = Readonly<z.infer<typeof runEvent>>;

/** An event with its time (milliseconds since the epoch; 0 when a record doesn't say). */
export type TimedEvent = RunEvent & { readonly at: number };

export type EventOf<Kind extends RunEvent['kind']> = Extract<TimedEvent, { kind: Kind }>;

const timed = z.object({ at: amount });

/** Reads one event of a record; undefined for anything else. */
export function readEvent(value: unknown): TimedEvent | undefined {
  const event = runEvent.safeParse(value).data;
  return event && { ...event, at: timed.parse(value).at };
}

/** True for a decision that people have to agree with, or that others wait for. */
export function waitsForPeople({ blocking, requiresApproval }: DecisionNote): boolean {
  return blocking === true || requiresApproval === true;
}

/** Adds a decision. One that it overturns waits for nobody any more. */
export function withDecision(
  decisions: readonly DecisionNote[],
  note: DecisionNote,
): readonly DecisionNote[] {
  const over = { overturnedBy: note.title, blocking: undefined, requiresApproval: undefined };
  const standing = decisions.map((one) =>
    one.title === note.supersedes ? { ...one, ...over } : one,
  );
  return [...standing, note];
}

// The log of messages between agents: one line each in .squad/logs/a2a.jsonl, refusals included.

/** One message. The first nine fields are Squad's own; the others are added here. */
export type MessageLogEntry = {
  /** When it was sent, ISO 8601. */
  readonly timestamp: string;
  /** Slugs, `coordinator`, or a person's login. */
  readonly from: string;
  readonly to: string;
  readonly type: string;
  /** The first 200 characters of the message, in one line. */
  readonly messageSummary: string;
  readonly files: readonly string[];
  readonly responseReceived: boolean;
  /** Milliseconds from the call to the sender's result. */
  readonly latencyMs: number;
  readonly coordinatorAction: HandoffAction;
  /** The handoff's id in run.jsonl. */
  readonly id: string;
  /** The chain's id: the same for every message that follows from one assignment. */
  readonly correlationId: string;
  /** The answer's own id, if there was an answer. */
  readonly answerId?: string;
  /** How the message ended, as the transcript says. */
  readonly status: string;
  /** Why it was refused or failed. */
  readonly code?: string;
  readonly reason?: string;
  /** The intended recipient, when somebody else got the message. */
  readonly redirectedFrom?: string;
  readonly priority?: 'urgent';
};
