// The events of a run that are kept on the remote, and how they are read back: anybody with write access may have written them.

import * as z from 'zod';
import { reportSchema } from '#src/report.ts';
import type { RunEvent, TimedEvent } from '#src/run-log/events.ts';
import { SEVERITIES } from '#src/run-log/review-note.ts';
import { headOf } from '#src/text/cut-characters.ts';

/** A text in a state. A longer one is cut, both when it is written and when it is read. */
export const upTo = (max: number) => z.string().transform((whole) => headOf(whole, max));

/** A list in a state, cut like its texts. */
export const listUpTo = <T extends z.ZodType>(max: number, item: T) =>
  z.array(item).transform((all) => all.slice(0, max));

const name = upTo(300);
const line = upTo(4_000);
const text = upTo(200_000);
const paths = listUpTo(5_000, line);
const count = z.number().int().nonnegative();
const commit = z.string().regex(/^[0-9a-f]{40,64}$/);
const orUndefined = <T extends z.ZodType>(schema: T) =>
  schema.optional().transform((value): z.output<T> | undefined => value);

const finding = z.object({
  path: line,
  line: count,
  endLine: orUndefined(count),
  rule: orUndefined(line),
  text,
  severity: z.enum(SEVERITIES).optional(),
  suggestion: text.optional(),
  linesHash: name.optional(),
});

const review = z.object({
  verdict: z.enum(['approved', 'changes-requested', 'none']),
  findings: listUpTo(500, finding),
  reassignTo: orUndefined(name),
  summary: text.optional(),
  handoff: name,
  reviewer: name,
  requestedBy: name,
  files: paths,
  text,
  commit: commit.optional(),
  reviser: name.optional(),
  applied: listUpTo(500, count).optional(),
});

const decision = z.object({
  agent: name,
  title: line,
  body: text.optional(),
  category: name,
  path: line,
  by: line.optional(),
  blocking: z.boolean().optional(),
  requiresApproval: z.boolean().optional(),
  supersedes: line.optional(),
});

const handoff = z.object({
  kind: z.literal('handoff'),
  id: name,
  from: name,
  to: name,
  task: text,
  type: name,
  files: paths,
  reviewThreads: listUpTo(100, count).optional(),
  status: z.enum(['sent', 'answered', 'delivered', 'refused', 'failed', 'late', 'unread']),
  action: z.enum(['approved', 'redirected', 'rejected']),
  redirectedFrom: orUndefined(name),
  reason: orUndefined(text),
  code: name.optional(),
  priority: name.optional(),
});

const ofSession = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.object({ kind: z.literal(kind), session: name, ...shape });

const eventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('team'), names: z.record(name, name) }),
  ofSession('agent.spawned', {
    sessionId: name,
    model: orUndefined(name),
    agent: name,
    name,
    role: line,
    task: text,
    requestedBy: name,
  }),
  ofSession('agent.idle', { answer: text, report: reportSchema.optional() }),
  ofSession('agent.finished', { answer: text, report: reportSchema.optional() }),
  ofSession('agent.failed', { reason: text }),
  ofSession('agent.stopped', { reason: text }),
  ofSession('usage', { model: name, inputTokens: count, outputTokens: count }),
  handoff,
  z.object({ kind: z.literal('review'), note: review }),
  z.object({
    kind: z.literal('review.revised'),
    handoff: name,
    places: listUpTo(500, count),
    changed: paths.default([]),
    changedByReviewer: paths.default([]),
  }),
  z.object({
    kind: z.literal('lock'),
    note: z.object({ agent: name, path: line, by: name }),
  }),
  z.object({
    kind: z.literal('appeal'),
    note: z.object({ kind: z.enum(['question', 'escalation']), from: name, text }),
  }),
  ofSession('decision', { note: decision }),
  ofSession('learning', {
    note: z.object({ agent: name, learning: text, category: name, path: line }),
  }),
  ofSession('commit', { commit, files: paths, removed: paths.default([]), left: paths }),
  ofSession('conflict', {
    files: paths,
    keptOn: orUndefined(name),
    isBundled: z.boolean().optional(),
  }),
  ofSession('file.denied', {
    // Version 0.2 also wrote `reach`, for hosts.
    access: z.enum(['read', 'write']).catch('read'),
    path: line,
    reason: line,
  }),
  z.object({
    kind: z.literal('check'),
    base: name,
    name: line,
    command: line,
    result: z.enum(['passed', 'failed', 'timed-out', 'failed-on-base', 'not-run']),
    seconds: z.number().nonnegative(),
    lines: listUpTo(40, line),
    suspects: z.object({ deleted: paths, changed: paths }).optional(),
  }),
  z.object({ kind: z.literal('checks.off'), reason: text }),
  z.object({
    kind: z.literal('note'),
    text,
    isLoss: z.literal(true).optional(),
  }),
]);

type Kind = z.output<typeof eventSchema>['kind'];
const KINDS: ReadonlySet<string> = new Set(
  eventSchema.options.map(({ shape }) => shape.kind.value),
);

/** The events that tell what was done, without the calls and steps in between. */
export type StateEvent = Extract<RunEvent, { readonly kind: Kind }>;

/** One event; unknown fields are dropped, and long values are cut. */
export const stateEventSchema: z.ZodType<StateEvent> = eventSchema;

/** Returns an event as it is kept, without the patch, which only the record shows; undefined for an event that isn't kept. */
export function stateEventOf(event: TimedEvent): StateEvent | undefined {
  if (!isStateEvent(event)) return undefined;
  return event.kind === 'commit' ? { ...event, patch: undefined } : event;
}

function isStateEvent(event: TimedEvent): event is StateEvent & { readonly at: number } {
  return KINDS.has(event.kind);
}
