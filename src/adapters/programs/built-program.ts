// Finds the programs that the build puts beside the action.
import { fileURLToPath } from 'node:url';

/** The path of `dist/<name>`: in the bundle this file is in `dist/` or in `dist/chunks/`, in the sources three folders down. */
export function builtProgram(name: string): string {
  const here = import.meta.url;
  const dist = here.endsWith('.ts') ? '../../../dist/' : here.includes('/chunks/') ? '../' : './';
  return fileURLToPath(new URL(`${dist}${name}`, here));
}
