/** The front of this adapter: all that others may import from it. */

export { createPrograms } from './programs.ts';
export { removeFolder } from './remove-folder.ts';
