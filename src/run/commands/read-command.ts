// Determines a request's command once the team is known: takes leading approvals off, and checks that an addressee exists.

import { findMember, isRoutable, type Team } from '#src/team/index.ts';
import type { ToolApproval } from '#src/tools/index.ts';
import { readRequest } from '#src/trigger/index.ts';
import type { RunContext } from '../start/run-context.ts';

/** Returns the context with the command that the request means and the tools that it approves. */
export function readCommand(context: RunContext, team: Team): RunContext {
  return resolveAddressee(readApprovals(context), team);
}

/** Takes leading approvals off; one that stands alone stays the command. */
function readApprovals(context: RunContext): RunContext {
  const { request, transcript } = context;
  let { command } = request;
  const named: ToolApproval[] = [];
  while (command.kind === 'approve') {
    named.push({ name: command.tool, digest: command.digest });
    if (command.request === '') break;
    command = readRequest(command.request);
  }
  if (named.length === 0) return context;
  // A bot has not read a tool's source.
  const isPerson = request.author.type === 'User';
  if (!isPerson) transcript.note('Only a person can approve a tool.');
  return { ...context, approved: isPerson ? named : [], request: { ...request, command } };
}

/** `@squad please do: x` reads like a two-word agent name; if nobody has that name, the whole text is the request. */
function resolveAddressee(context: RunContext, team: Team): RunContext {
  const { command } = context.request;
  if (command.kind !== 'agent' || isOnTeam(command.agent, team)) return context;
  if (!/\s/.test(command.agent)) return context;
  const request = `${command.agent}: ${command.request}`;
  return { ...context, request: { ...context.request, command: { kind: 'work', request } } };
}

/** True for the name or slug of an agent that can work. */
export function isOnTeam(name: string, team: Team): boolean {
  const member = findMember(team, name);
  return member !== undefined && isRoutable(member);
}
