// What a session may do, enforced at the runtime's gate. Everything but a call of one of the session's own tools is denied.
import type { PermissionHandler } from '@github/copilot-sdk';
import type { SessionSpec } from '#src/ports/index.ts';

/**
 * Returns the permission handler. No tool of the runtime is offered (session-tools.ts), so it has nothing else to ask for: reading
 * and writing files, running commands, fetching addresses and kinds of the future are denied.
 */
export function permissionHandler({ tools }: Pick<SessionSpec, 'tools'>): PermissionHandler {
  return (request) =>
    request.kind === 'custom-tool' && tools.some(({ name }) => name === request.toolName)
      ? { kind: 'approve-once' }
      : { kind: 'reject', feedback: 'not allowed in this session' };
}
