/** The front of this adapter: all that others may import from it. */

export { type OpenBox, openBox } from './box.ts';
export { forward } from './forwarder.ts';
export { findLeaks, type ProbeFacts } from './probe.ts';
