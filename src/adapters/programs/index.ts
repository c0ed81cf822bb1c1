/** The front of this adapter: all that others may import from it. */

export { removeFolder } from '../process/private-home.ts';
export { createPrograms } from './programs.ts';
