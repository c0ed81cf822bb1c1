// When an agent escalated, the people whom the settings name are mentioned, and the thread gets a label.
import { attempt } from '../../errors.ts';
import type { Outcome } from '../../outcome.ts';
import type { GitHub } from '../../ports/github.ts';
import {
  type EscalationText,
  isEscalationFor,
  renderEscalationComment,
} from '../../publish/replies/escalation-comment.ts';
import type { Transcript } from '../../run-log/transcript.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../start/run-context.ts';

const LABEL = 'squad:escalated';
const MOST_MENTIONS = 5;

/** Mentions people when an agent escalated; what GitHub refuses is noted. Never rejects. */
export async function escalate(
  outcome: Outcome,
  context: RunContext,
  repository: RepositoryContext,
): Promise<void> {
  const { request, ports, transcript } = context;
  const escalations = escalationsOf(transcript.read());
  if (escalations.length === 0 || outcome.kind === 'declined') return;
  const labelling = ports.github.addLabels(request.thread.number, [LABEL]);
  const mentioning = mentionPeople(escalations, context, repository);
  await Promise.all([
    transcript.noteFailure('Nobody could be called for help.', mentioning),
    transcript.noteFailure(`The label ${LABEL} could not be set.`, labelling),
  ]);
}

function escalationsOf({ escalations, agents }: Transcript): readonly EscalationText[] {
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
  const people = await peopleToMention(ports.github, repository.team.settings.escalation);
  if (people.length === 0) {
    return transcript.note(
      'An agent asked for help, and nobody was mentioned: name collaborators or teams in the setting `action.escalation`.',
    );
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

/** Teams, and people who are collaborators: nobody else is told of a private matter. */
async function peopleToMention(
  github: GitHub,
  names: readonly string[],
): Promise<readonly string[]> {
  const wanted = [...new Set(names)].slice(0, MOST_MENTIONS);
  const known = await Promise.all(
    wanted.map(async (name) => {
      if (name.includes('/')) return true;
      const answer = await attempt(github.isCollaborator(name));
      return answer.kind === 'done' && answer.value;
    }),
  );
  return wanted.filter((_name, index) => known[index]);
}
