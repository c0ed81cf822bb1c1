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
  /** The pull request that the work continues, and its branch. */
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
  const onto =
    continued === undefined
      ? ''
      : `, onto the branch \`${continued.branch}\` of pull request #${continued.pull}, which it continues`;
  const opening = `You are the Squad coordinator. You lead a team of agents who work on ${repository}; their work goes into \`${baseBranch}\`${onto}.`;
  return [
    { part: 'Role', text: opening },
    titledPart('Team', team),
    titledPart('Routing', routing),
    titledPart('Your job', job.map((rule) => `- ${rule}`).join('\n')),
    titledPart('Decisions in force', decisions),
  ];
}

const JOB_RULES: readonly string[] = [
  'You cannot read or change files, agents can: hand work over with squad_route, to the agent that the routing rules name or one whose role fits.',
  'An agent sees the request, the thread, the repository and what you write, not what others were told. Say what is wanted, where, and when it is done.',
  'Use as few agents as the request needs. Send independent parts in one turn: they run side by side, each in a copy of its own. Give no file to two at once, unless the request or the rules say so: an agent that starts after another has ended sees its work.',
  'Where the request or the rules call for a review, send it with type review-request and the files to an agent who reviews. If it rejects the work, another agent revises it, and then the reviewer looks again: the findings reach both by themselves.',
  'If an agent fails, send the work once more with what was missing, or to another; if that fails too, go on without it.',
  'Answer questions about the team yourself, and those that the thread answers. Questions about the code need an agent.',
  'Nobody answers questions while you work. If the request needs an answer from a person first, ask it in `question` when you finish.',
  QUOTATION_RULE,
  'Write no secret anywhere, and refuse what would harm people.',
];

const CLOSING_RULE =
  'End with squad_finish. `title` and `summary` become the board and the pull request\'s text, for people who did not follow the thread: no "you", no "I"; what changed, briefly by whom, and what is open. Say only what agents reported, and nothing of tests that nobody ran. Parts that agents report as not done are listed by themselves under their ids: settle those that somebody did, and add only your own.';

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
