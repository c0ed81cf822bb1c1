// Words a handoff for people: its type, why it was refused, and what became of it.
import type { HandoffRow, ReviewNote, Transcript } from '#src/run-log/index.ts';
import { oneLine } from '#src/text/index.ts';
import { changesText } from '../../reviews/review-summary.ts';
import { displayName } from '../agents/agent-words.ts';

const TYPE_TEXTS: ReadonlyMap<string, string> = new Map([
  ['implementation-request', 'task'],
  ['information-share', 'information'],
  ['escalation', 'call for help'],
  ['completion-notice', 'report'],
]);

const REFUSAL_TEXTS: ReadonlyMap<string, string> = new Map([
  ['E_AGENT_NOT_FOUND', 'no such agent'],
  ['E_AGENT_INACTIVE', 'not at work in this run'],
  ['E_AGENT_BUSY', 'has too much to do'],
  ['E_POOL_FULL', 'too many agents at work'],
  ['E_A2A_CAPABILITY', 'not for that agent'],
  ['E_A2A_CIRCULAR', 'goes round in circles'],
  ['E_A2A_DISABLED', 'may not hand work over'],
  ['E_A2A_DUPLICATE', 'the same handoff is already under way'],
  ['E_A2A_HOPS', 'handed on too many times'],
  ['E_A2A_LOCKED', 'nobody may revise these files'],
  ['E_A2A_PERSON', "agents can't assign work to people"],
  ['E_A2A_RATE', 'too many messages in a minute'],
  ['E_A2A_SELF', 'asked itself'],
  ['E_A2A_MODEL', 'that model is not allowed'],
  ['E_CONFLICT', "conflicts with a colleague's work"],
  ['E_TOOL_INVALID_ARGS', 'its arguments could not be understood'],
]);

/** The verdicts of reviews, in words. */
const VERDICT_TEXTS = {
  approved: 'approved',
  'changes-requested': 'asked for changes',
  none: 'reviewed',
} as const;

/** Words a handoff's type for people: `review request`, and whom it was meant for if it was redirected. */
export function handoffTypeText(
  transcript: Transcript,
  { type, redirectedFrom, priority }: HandoffRow,
): string {
  const kind = TYPE_TEXTS.get(type) ?? type.replace(/[-_]/g, ' ');
  const words = priority === 'urgent' ? `urgent ${kind}` : kind;
  return redirectedFrom === undefined
    ? words
    : `${words} meant for ${displayName(transcript, redirectedFrom)}`;
}

/** Why a handoff was refused or failed, in a few words without a code; empty without a reason. */
export function handoffReasonText({ code, reason }: Pick<HandoffRow, 'code' | 'reason'>): string {
  const known = REFUSAL_TEXTS.get(code ?? '');
  if (known !== undefined) return known;
  const [first = ''] = oneLine(reason ?? '', 500).split(/[.!?](?: |$)/);
  return first.replace(/^E_[A-Z0-9_]+: ?/, '');
}

type WhoAnswered = Pick<Transcript, 'agents' | 'reviews'>;

/** What became of a handoff: `done`, `approved`, `refused: no such agent`. */
export function handoffStatusText(
  handoff: HandoffRow,
  finished: boolean,
  who: WhoAnswered,
): string {
  const { status } = handoff;
  if (status === 'answered') return answerText(handoff, who);
  if (status === 'sent') return finished ? 'no answer' : 'at work';
  if (status === 'late') return 'answered too late';
  const why = status === 'refused' || status === 'failed' ? handoffReasonText(handoff) : '';
  return why === '' ? status : `${status}: ${why}`;
}

function answerText(
  { id, to, type, reason }: HandoffRow,
  { agents, reviews }: WhoAnswered,
): string {
  if (reason !== undefined) return reason;
  const review = reviews.findLast(({ handoff }) => handoff === id);
  if (review !== undefined) return reviewText(review);
  const own = agents.filter(({ agent, session }) => [agent, session].includes(to));
  const isSilent = own.every(({ answer, files }) => answer.trim() === '' && files.length === 0);
  if (own.length > 0 && isSilent) return 'ended without an answer';
  return type === 'implementation-request' ? 'done' : 'answered';
}

function reviewText(review: ReviewNote): string {
  const { verdict } = review;
  const changes = verdict === 'changes-requested' ? '' : changesText(review, String);
  return `${VERDICT_TEXTS[verdict]}${changes}`;
}
