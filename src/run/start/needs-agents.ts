// Decides whether a request needs agents, can be answered from what is known, or only lays down a rule.
import { readRequest } from '../../trigger/command.ts';
import { type Directives, readDirectives } from '../../trigger/directive.ts';
import type { Request, RequestSource } from '../../trigger/request.ts';

/** Sources whose request text comes from the workflow and is the same in each of its runs. */
const BY_WORKFLOW: readonly RequestSource[] = ['pull-request', 'schedule'];

/** Returns the rules in the request. Bots and workflows may ask, but may not say how the team works: theirs don't count. */
export function directivesOf({ command, author, source }: Request): Directives {
  const request = command.kind === 'work' || command.kind === 'agent' ? command.request : '';
  const { sentences, isWhole } = readDirectives(
    author.type === 'User' && !BY_WORKFLOW.includes(source) ? request : '',
  );
  // A request to a named agent always needs that agent.
  return { sentences, isWhole: isWhole && command.kind === 'work' };
}

/** False for a command that needs no agent, and for a request that is nothing but rules. */
export function needsAgents(request: Request): boolean {
  const { command } = request;
  if (command.kind === 'approve') {
    if (command.request === '') return false;
    return needsAgents({ ...request, command: readRequest(command.request) });
  }
  return ['work', 'agent'].includes(command.kind) && !directivesOf(request).isWhole;
}
