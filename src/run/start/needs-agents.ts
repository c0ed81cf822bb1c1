// Decides whether a request needs agents or can be answered from what is known.
import { type Command, readRequest } from '#src/trigger/index.ts';

/** False for a command that needs no agent. */
export function needsAgents(command: Command): boolean {
  if (command.kind === 'approve') {
    return command.request !== '' && needsAgents(readRequest(command.request));
  }
  return command.kind === 'work' || command.kind === 'agent';
}
