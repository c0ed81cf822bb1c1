/** The front of this adapter: all that others may import from it. */

export { createCopilot } from './copilot.ts';
export { localRuntime } from './find-runtime.ts';
export { thisPlatform } from './platform.ts';
export { listProviderModels } from './provider-models.ts';
