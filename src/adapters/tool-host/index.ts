/** The front of this adapter: all that others may import from it. */

export { hostProgram, runHostProgram } from './host-program.ts';
export { createToolHosts } from './tool-host.ts';
export { serveWorker } from './tool-worker.ts';
