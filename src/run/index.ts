/** The front of this room: all that others may import from it. */

export { checkAccess } from './context/check-access.ts';
export type { InitialArgs, RunArgs, RunReport } from './context/run-context.ts';
export { failRequest, refuseAccess } from './refuse-access.ts';
export { run } from './run.ts';
export { settleThread } from './settle-thread.ts';
export { REPORT_MS, withinTime } from './within-time.ts';
