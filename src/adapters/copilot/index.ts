/** The front of this adapter: all that others may import from it. */

export { createCopilot } from './copilot.ts';
export { listProviderModels } from './provider-models.ts';
export { localRuntime } from './runtime/find-runtime.ts';
export { thisPlatform } from './runtime/platform.ts';
