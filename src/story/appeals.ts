// An agent's call for help reaches people: those whom the settings name are mentioned, and the thread gets a label.
import { attempt, describe } from '../errors.ts';
import type { Outcome } from '../outcome.ts';
import { type Call, callsForHelpWith, renderCallForHelp } from '../publish/appeal.ts';
import type { Ground } from './ground.ts';
import type { Scene } from './scene.ts';

const LABEL = 'squad:escalated';
const MOST_MENTIONS = 5;

/** Calls people when an agent escalated; what GitHub refuses is noted. Never rejects. */
export async function callForHelp(scene: Scene, ground: Ground, outcome: Outcome): Promise<void> {
  const calls = callsOf(scene);
  if (calls.length === 0 || outcome.kind === 'declined') return;
  const { world, request } = scene;
  const { number } = request.thread;
  const labelled = attempt(world.github.addLabels(number, [LABEL]));
  const called = attempt(mention(calls, scene, ground));
  noteFailure(await called, 'Nobody could be called for help.', scene);
  noteFailure(await labelled, `The label ${LABEL} could not be set.`, scene);
}

function callsOf({ transcript }: Scene): readonly Call[] {
  const { appeals, agents } = transcript.read();
  return appeals
    .filter(({ kind }) => kind === 'escalation')
    .map(({ from, text }) => ({
      name: agents.find(({ agent }) => agent === from)?.name ?? from,
      text,
    }));
}

async function mention(calls: readonly Call[], scene: Scene, ground: Ground): Promise<void> {
  const { world, request, door, context, transcript, comments, board } = scene;
  const people = await peopleToCall(scene, ground);
  if (people.length === 0) {
    const text =
      'An agent asked for help, and nobody was mentioned: name collaborators or teams in the setting `action.escalation`.';
    return transcript.emit({ kind: 'note', text });
  }
  const { facts } = context();
  const isCalled = comments.items.some(
    ({ author, body }) => author?.login === board.login && callsForHelpWith(body, facts.commentUrl),
  );
  if (isCalled) return;
  const body = door.seal(renderCallForHelp(context(), people, calls));
  await world.github.createComment(request.thread.number, body);
  transcript.emit({ kind: 'effect', effect: 'comment', detail: 'a call for help' });
}

/** Teams as they are, people only when they are collaborators: nobody else is told of a private matter. */
async function peopleToCall({ world }: Scene, { team }: Ground): Promise<readonly string[]> {
  const wanted = [...new Set(team.settings.escalation)].slice(0, MOST_MENTIONS);
  const known = await Promise.all(
    wanted.map(async (name) => {
      if (name.includes('/')) return true;
      const answer = await attempt(world.github.isCollaborator(name));
      return answer.kind === 'done' && answer.value;
    }),
  );
  return wanted.filter((_name, index) => known[index]);
}

function noteFailure(
  done: Awaited<ReturnType<typeof attempt<void>>>,
  what: string,
  { transcript }: Scene,
): void {
  if (done.kind === 'done') return;
  transcript.emit({ kind: 'note', text: `${what} ${describe(done.error).message}` });
}
