// When an agent escalated, mentions the people named in the settings and labels the thread.
import { attempt } from '#src/errors.ts';
import type { Outcome } from '#src/outcome.ts';
import type { GitHub } from '#src/ports/index.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../start/run-context.ts';
import { notifyPeople } from './notify-people.ts';

const LABEL = 'squad:escalated';
const MOST_MENTIONS = 5;

/** Mentions people when an agent escalated; what GitHub refuses is noted. Never rejects. */
export async function escalate(
  outcome: Outcome,
  context: RunContext,
  repository: RepositoryContext,
): Promise<void> {
  const { request, ports, transcript } = context;
  const calls = transcript.read().escalations.filter(({ kind }) => kind === 'escalation');
  if (calls.length === 0 || outcome.kind === 'declined') return;
  const labelling = ports.github.addLabels(request.thread.number, [LABEL]);
  const mentioning = mentionPeople(outcome, context, repository);
  await Promise.all([
    mentioning,
    transcript.noteFailure(`The label ${LABEL} could not be set.`, labelling),
  ]);
}

/** Mentions the requester and the people in the settings in one comment, even if the settings name nobody. */
async function mentionPeople(
  outcome: Outcome,
  context: RunContext,
  { team }: RepositoryContext,
): Promise<void> {
  const people = await peopleToMention(context.ports.github, team.settings.escalation);
  if (people.length === 0) {
    context.transcript.note(
      'An agent asked for help, but only the requester was mentioned: name collaborators or teams in the setting `action.escalation`.',
    );
  }
  await notifyPeople(outcome, context, people);
}

/** Returns teams, and people who are collaborators: nobody else may learn of a private matter. */
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
