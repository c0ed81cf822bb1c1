// An agent's call for help reaches people: those whom the settings name are mentioned, and the thread gets a label.
import { attempt, describe } from '../../errors.ts';
import type { Outcome } from '../../outcome.ts';
import {
  type EscalationText,
  isEscalationFor,
  renderEscalationComment,
} from '../../publish/render/escalation-comment.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../start/acknowledge.ts';

const LABEL = 'squad:escalated';
const MOST_MENTIONS = 5;

/** Calls people when an agent escalated; what GitHub refuses is noted. Never rejects. */
export async function escalate(
  context: RunContext,
  repository: RepositoryContext,
  outcome: Outcome,
): Promise<void> {
  const escalations = escalationsOf(context);
  if (escalations.length === 0 || outcome.kind === 'declined') return;
  const { ports, request } = context;
  const { number } = request.thread;
  const labelled = attempt(ports.github.addLabels(number, [LABEL]));
  const mentioned = attempt(mentionPeople(escalations, context, repository));
  noteFailure(await mentioned, 'Nobody could be called for help.', context);
  noteFailure(await labelled, `The label ${LABEL} could not be set.`, context);
}

function escalationsOf({ transcript }: RunContext): readonly EscalationText[] {
  const { escalations, agents } = transcript.read();
  return escalations
    .filter(({ kind }) => kind === 'escalation')
    .map(({ from, text }) => ({
      name: agents.find(({ agent }) => agent === from)?.name ?? from,
      text,
    }));
}

async function mentionPeople(
  escalations: readonly EscalationText[],
  context: RunContext,
  repository: RepositoryContext,
): Promise<void> {
  const { ports, request, outbound, renderContext, transcript, comments, board } = context;
  const people = await peopleToMention(context, repository);
  if (people.length === 0) {
    const text =
      'An agent asked for help, and nobody was mentioned: name collaborators or teams in the setting `action.escalation`.';
    return transcript.emit({ kind: 'note', text });
  }
  const { facts } = renderContext();
  const isMentioned = comments.items.some(
    ({ author, body }) => author?.login === board.login && isEscalationFor(body, facts.commentUrl),
  );
  if (isMentioned) return;
  const body = outbound.seal(renderEscalationComment(renderContext(), people, escalations));
  await ports.github.createComment(request.thread.number, body);
  transcript.emit({ kind: 'effect', effect: 'comment', detail: 'a call for help' });
}

/** Teams as they are, people only when they are collaborators: nobody else is told of a private matter. */
async function peopleToMention(
  { ports }: RunContext,
  { team }: RepositoryContext,
): Promise<readonly string[]> {
  const wanted = [...new Set(team.settings.escalation)].slice(0, MOST_MENTIONS);
  const known = await Promise.all(
    wanted.map(async (name) => {
      if (name.includes('/')) return true;
      const answer = await attempt(ports.github.isCollaborator(name));
      return answer.kind === 'done' && answer.value;
    }),
  );
  return wanted.filter((_name, index) => known[index]);
}

function noteFailure(
  done: Awaited<ReturnType<typeof attempt<void>>>,
  what: string,
  { transcript }: RunContext,
): void {
  if (done.kind === 'done') return;
  transcript.emit({ kind: 'note', text: `${what} ${describe(done.error).message}` });
}
