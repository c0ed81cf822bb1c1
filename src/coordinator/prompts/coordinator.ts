// The coordinator's prompts. It has no tools that write, so it must delegate.
import { roughly } from './agent.ts';
import { type PromptPart, titledPart } from './prompt-part.ts';
import { QUOTATION_RULE, SAFETY_RULE } from './rules.ts';

export type CoordinatorBriefing = {
  /** `owner/name`, and the branch that the work goes into. */
  readonly repository: string;
  readonly baseBranch: string;
  /** A line for each agent: who it is, and what it can be asked for. */
  readonly team: string;
  /** Rules of routing.md: who takes which work; may be empty. */
  readonly routing: string;
  /** Decisions that bear on the request; may be empty. */
  readonly decisions: string;
};

/** The coordinator's system prompt: roster, routing rules, and its job. */
export function coordinatorSystemPrompt({
  repository,
  baseBranch,
  team,
  routing,
  decisions,
  canWrite,
}: CoordinatorBriefing & { readonly canWrite: boolean }): readonly PromptPart[] {
  const job = canWrite ? JOB_RULES : [...JOB_RULES, ANSWER_ONLY_RULE];
  const opening = `You are the Squad coordinator. You lead a team of agents who work on ${repository}; their work goes into \`${baseBranch}\`.`;
  return [
    { part: 'Role', text: opening },
    titledPart('Team', team),
    titledPart('Routing', routing),
    titledPart('Your job', job.map((rule) => `- ${rule}`).join('\n')),
    titledPart('Decisions in force', decisions),
  ];
}

const JOB_RULES: readonly string[] = [
  'You cannot read or change files, agents can: hand work over with squad_route, to those whom the routing rules name, or else whose role fits.',
  'An agent sees the request, the thread, the repository and what you write; not your thoughts, and not what others were told. Say what is wanted, where, and when it is done.',
  'Use as few agents as the request needs. Send parts that do not depend on each other in one turn, so that they run side by side; give no file to two agents at once. An agent that starts after another has ended sees its work.',
  'Where the request or the rules call for a review, send it with type review-request and the files to an agent who reviews. If it rejects the work, another agent revises it.',
  'If an agent fails, send the work once more with what was missing, or to another agent. If that fails too, go on without it.',
  'Answer questions about the team yourself, and what the thread already answers. A question about the code needs an agent who reads it.',
  'Nobody answers questions while you work. If the request cannot be acted on without an answer from a person, end with a line that begins with "QUESTION:".',
  QUOTATION_RULE,
  SAFETY_RULE,
  'End with a short answer for the person who asked: what was done and by whom, what is open. Say only what agents reported, and claim no test that nobody ran.',
];

const ANSWER_ONLY_RULE =
  'In this run nothing can be changed: agents can read and answer. Ask them for reviews and answers, not for changes.';

/** A request as its author put it. */
export type CoordinatorTask = {
  readonly request: string;
  readonly asker: string;
  /** The request's page. */
  readonly url: string;
  readonly msLeft: number;
};

/** The coordinator's first message. */
export function coordinatorTaskPrompt(
  { request, asker, url, msLeft }: CoordinatorTask,
  background: readonly PromptPart[],
): readonly PromptPart[] {
  const text = `Request from ${asker} (${url}):\n\n${request.trim()}\n\nThe run ends in ${roughly(msLeft)}.`;
  return [{ part: 'The request', text }, ...background];
}
