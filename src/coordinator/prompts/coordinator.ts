// The coordinator's prompts. It has no tools that write, so it must delegate.
import { roughly } from './agent.ts';
import {
  outOfReach,
  type PromptPart,
  QUOTATION_RULE,
  type Reach,
  sharedReachRule,
  titledPart,
  type Workplace,
} from './rules.ts';

export type CoordinatorBriefing = {
  /** `owner/name`, and the branch that the work goes into. */
  readonly repository: string;
  readonly baseBranch: string;
  /** A line for each agent: who it is, and what it can be asked to do. */
  readonly team: string;
  /** The rules of routing.md on who takes which work; may be empty. */
  readonly routing: string;
  /** The commands of the repository's checks, which run when everybody is done. */
  readonly checks: readonly string[];
  /** The pull request that the work continues. */
  readonly continued?: Workplace['continued'];
  /** Decisions that bear on the request; may be empty. */
  readonly decisions: string;
  /** What agents of this run can reach. */
  readonly reach: Reach;
};

/** Returns the coordinator's system prompt: roster, routing rules, and its job. */
export function coordinatorSystemPrompt({
  repository,
  baseBranch,
  team,
  routing,
  checks,
  continued,
  decisions,
  reach,
  canWrite,
}: CoordinatorBriefing & { readonly canWrite: boolean }): readonly PromptPart[] {
  const job = [
    ...JOB_RULES,
    ...(canWrite ? [sharedReachRule(reach)] : [outOfReach(reach)]),
    ...(checks.length > 0 ? [checksRule(checks)] : []),
    ...(canWrite ? [] : [ANSWER_ONLY_RULE]),
    canWrite ? CLOSING_RULE : ANSWER_RULE,
  ];
  const goal =
    continued === undefined
      ? `into \`${baseBranch}\``
      : `onto the branch of pull request #${continued.pull}, which it continues`;
  const opening = `You are the Squad coordinator. You lead a team of agents who work on ${repository}; their work goes ${goal}.`;
  return [
    { part: 'Role', text: opening },
    titledPart('Team', team),
    titledPart('Routing', routing),
    titledPart('Your job', job.map((rule) => `- ${rule}`).join('\n')),
    titledPart('Decisions in force', decisions),
  ];
}

const JOB_RULES: readonly string[] = [
  'You cannot read or change files, agents can. Give work to the agent that the routing rules name, or one whose role fits. Use as few as the request needs.',
  'If your next step depends on what comes back, use squad_route. Otherwise end at once: squad_finish with `delegate` hands the work over, and the reports of those agents are the answer.',
  'An agent sees the request, the thread, the repository and what you write, not what others were told. Say what is wanted, where, and when it is done.',
  'Agents you ask in one turn work side by side, each in a copy of its own: give no file to two of them. One that starts after another has ended sees its work.',
  'Where the request or the rules call for a review, ask an agent who reviews, with type review-request and the files. Rejected work is revised and looked at again by itself.',
  'If an agent fails, send the work once more with what was missing, or to another; if that fails too, go on without it.',
  'Answer questions about the team yourself, and those that the thread answers. Questions about the code need an agent.',
  'Nobody answers you while you work: ask people in `question` when you finish, if you must.',
  QUOTATION_RULE,
  'Write no secret anywhere, and refuse what would harm people.',
];

const CLOSING_RULE =
  'End with squad_finish. `title` and `summary` are for people who did not follow the thread: no "you", no "I"; what changed, briefly by whom, and what is open. Say only what agents reported. Parts that they report as not done are listed by themselves: settle by id those that somebody did, and add only your own.';

const ANSWER_RULE =
  'End with squad_finish: a short answer for people who did not follow the thread. Say only what agents reported.';

function checksRule(checks: readonly string[]): string {
  const commands = checks.map((check) => `\`${check}\``).join(', ');
  return `When everybody is done, the squad runs ${commands}.`;
}

const ANSWER_ONLY_RULE =
  'In this run nothing can be changed: agents can read and answer. Ask them for reviews and answers, not for changes.';

/** A request as its author put it. */
export type CoordinatorTask = {
  readonly request: string;
  readonly asker: string;
  /** How the request arrived: `a comment`. */
  readonly kind: string;
  /** The request's page. */
  readonly url: string;
  readonly msLeft: number;
};

/** Returns the coordinator's first message. */
export function coordinatorTaskPrompt(
  { request, asker, kind, url, msLeft }: CoordinatorTask,
  background: readonly PromptPart[],
): readonly PromptPart[] {
  const text = `Request from ${asker}, ${kind} (${url}):\n\n${request.trim()}\n\nThe run ends in ${roughly(msLeft)}.`;
  return [{ part: 'The request', text }, ...background];
}
