/** The front of this room: all that others may import from it. */

export { finishThread } from './finish-thread.ts';
export { failRequest, refuseAccess } from './refuse-request.ts';
export { checkAccess, type InitialArgs, type RunArgs, type RunReport, run } from './run.ts';
export { REPORT_MS, withinTime } from './within-time.ts';
