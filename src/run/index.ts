/** The front of this room: all that others may import from it. */

export { REPORT_MS, withinTime } from './finish/within-time.ts';
export { run } from './run.ts';
export { checkAccess } from './start/check-access.ts';
export { failRequest } from './start/fail-request.ts';
export { refuseAccess } from './start/refuse-access.ts';
export type { InitialArgs, RunArgs, RunReport } from './start/run-context.ts';
export { settleThread } from './state/settle-thread.ts';
