/** The front of this adapter: all that others may import from it. */

export { createToolHosts } from './tool-host.ts';
export { hostProgram, runHostProgram } from './tool-hosts.ts';
export { serveWorker } from './tool-worker.ts';
