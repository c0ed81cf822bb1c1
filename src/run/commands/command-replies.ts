// Requests that are answered from what is known, without a model: help, team, status, and a team that isn't there.

import type { Outcome } from '../../outcome.ts';
import {
  renderEmptyRoster,
  renderHelp,
  renderNoTeam,
  renderStatus,
  renderTeam,
  renderUnknownAgent,
  renderUnreadableTeam,
} from '../../publish/render/command-replies.ts';
import type { SquadLocation } from '../../team/locate-squad.ts';
import { findMember, isRoutable } from '../../team/roster/member.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../start/acknowledge.ts';

/** An outcome, and the words that the board shows in place of its own. */
export type CommandReply = { readonly outcome: Outcome; readonly markdown?: string };

/** The answer, or undefined when agents have to work. */
export function answerFromState(
  context: RunContext,
  repository: RepositoryContext,
): CommandReply | undefined {
  const { command } = context.request;
  const { safe } = context.outbound;
  const names = repository.team.members.filter(isRoutable).map((member) => member.name);
  switch (command.kind) {
    case 'help':
      return answeredReply(renderHelp(context.inputs.triggerPhrase, names, safe));
    case 'team':
      return answeredReply(renderTeam(repository.team, safe));
    case 'status':
      return answeredReply(renderStatus(statusOf(context, repository)));
    case 'agent':
      return isOnTeam(repository, command.agent) ? undefined : unknownAgent(context, names);
    default:
      return undefined;
  }
}

/** `@squad please do: x` reads like an agent's name of two words; when nobody has it, all of it is the request. */
export function resolveAddressee(context: RunContext, repository: RepositoryContext): RunContext {
  const { command } = context.request;
  if (command.kind !== 'agent' || isOnTeam(repository, command.agent)) return context;
  if (!/\s/.test(command.agent)) return context;
  const request = `${command.agent}: ${command.request}`;
  return { ...context, request: { ...context.request, command: { kind: 'work', request } } };
}

/** Our own words, which nobody had to think about. */
export function answeredReply(markdown: string): CommandReply {
  return { outcome: { kind: 'answered', answer: '', memory: undefined }, markdown };
}

function askedOutcome(question: string): Outcome {
  return { kind: 'asked', question, answer: '', work: undefined };
}

function isOnTeam({ team }: RepositoryContext, name: string): boolean {
  const member = findMember(team, name);
  return member !== undefined && isRoutable(member);
}

function unknownAgent({ inputs, outbound }: RunContext, names: readonly string[]): CommandReply {
  const markdown = renderUnknownAgent(inputs.triggerPhrase, names, outbound.safe);
  return { outcome: askedOutcome('Which agent is meant?'), markdown };
}

function statusOf({ request, boards }: RunContext, { target }: RepositoryContext) {
  const past = boards.filter(({ marker }) => marker.triggerId !== request.id);
  const latest = past.at(-1);
  return {
    latest: latest && { ...latest.marker, url: latest.comment.url },
    pullRequest: target.pull,
  };
}

/** No team, an empty one, or one that lives where a runner can't reach it: what to do about it. */
export function askForTeam(
  { inputs, outbound }: RunContext,
  location: SquadLocation,
): CommandReply {
  const { triggerPhrase } = inputs;
  switch (location.kind) {
    case 'absent':
      return {
        outcome: askedOutcome('There is no squad here yet.'),
        markdown: renderNoTeam(triggerPhrase),
      };
    case 'found':
      return {
        outcome: askedOutcome('The squad has nobody who can work.'),
        markdown: renderEmptyRoster(triggerPhrase, location.directory),
      };
    case 'elsewhere':
      return {
        outcome: askedOutcome(location.reason),
        markdown: renderUnreadableTeam(triggerPhrase, location, outbound.safe),
      };
  }
}
