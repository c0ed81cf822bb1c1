/** The front of this adapter: all that others may import from it. */

export { settleProxies } from './proxies.ts';
