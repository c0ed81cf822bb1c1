/** The front of this room: all that others may import from it. */

export { authorise, mayWrite, type Permit, permissionFrom } from './access-policy.ts';
export { askedWords, type Command, readCommand, readRequest } from './command.ts';
export { unknownThread } from './event-request.ts';
export type { Request, RequestSource, Thread, Trigger } from './request.ts';
