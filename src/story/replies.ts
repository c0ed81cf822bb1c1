// Requests that are answered from what is known, without a model: help, team, status, and a team that isn't there.

import type { Outcome } from '../outcome.ts';
import {
  renderElsewhere,
  renderHelp,
  renderNobody,
  renderNoTeam,
  renderStatus,
  renderTeam,
  renderUnknownAgent,
} from '../publish/reply.ts';
import type { SquadLocation } from '../team/locate.ts';
import { findMember, routable } from '../team/member.ts';
import type { Ground } from './ground.ts';
import type { Scene } from './scene.ts';

/** An outcome, and the words that the board shows in place of its own. */
export type Reply = { readonly outcome: Outcome; readonly markdown?: string };

/** The answer, or undefined when agents have to work. */
export function answerFromState(scene: Scene, ground: Ground): Reply | undefined {
  const { command } = scene.request;
  const { safe } = scene.door;
  const names = ground.team.members.filter(routable).map((member) => member.name);
  switch (command.kind) {
    case 'help':
      return answered(renderHelp(scene.inputs.triggerPhrase, names, safe));
    case 'team':
      return answered(renderTeam(ground.team, safe));
    case 'status':
      return answered(renderStatus(statusOf(scene, ground)));
    case 'agent':
      return isOnTeam(ground, command.agent) ? undefined : unknownAgent(scene, names);
    default:
      return undefined;
  }
}

/** `@squad please do: x` reads like an agent's name of two words; when nobody has it, all of it is the request. */
export function asMeant(scene: Scene, ground: Ground): Scene {
  const { command } = scene.request;
  if (command.kind !== 'agent' || isOnTeam(ground, command.agent)) return scene;
  if (!/\s/.test(command.agent)) return scene;
  const request = `${command.agent}: ${command.request}`;
  return { ...scene, request: { ...scene.request, command: { kind: 'work', request } } };
}

/** Our own words, which nobody had to think about. */
export function answered(markdown: string): Reply {
  return { outcome: { kind: 'answered', answer: '', memory: undefined }, markdown };
}

function asked(question: string): Outcome {
  return { kind: 'asked', question, answer: '', work: undefined };
}

function isOnTeam({ team }: Ground, name: string): boolean {
  const member = findMember(team, name);
  return member !== undefined && routable(member);
}

function unknownAgent({ inputs, door }: Scene, names: readonly string[]): Reply {
  const markdown = renderUnknownAgent(inputs.triggerPhrase, names, door.safe);
  return { outcome: asked('Which agent is meant?'), markdown };
}

function statusOf({ request, boards }: Scene, { target }: Ground) {
  const past = boards.filter(({ marker }) => marker.triggerId !== request.id);
  const latest = past.at(-1);
  return {
    latest: latest && { ...latest.marker, url: latest.comment.url },
    pullRequest: target.pull,
  };
}

/** No team, an empty one, or one that lives where a runner can't reach it: what to do about it. */
export function askForTeam({ inputs, door }: Scene, location: SquadLocation): Reply {
  const { triggerPhrase } = inputs;
  switch (location.kind) {
    case 'absent':
      return {
        outcome: asked('There is no squad here yet.'),
        markdown: renderNoTeam(triggerPhrase),
      };
    case 'found':
      return {
        outcome: asked('The squad has nobody who can work.'),
        markdown: renderNobody(triggerPhrase, location.directory),
      };
    case 'elsewhere':
      return {
        outcome: asked(location.reason),
        markdown: renderElsewhere(triggerPhrase, location, door.safe),
      };
  }
}
