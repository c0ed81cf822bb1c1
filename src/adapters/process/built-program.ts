// Finds the programs that the build puts beside the action.
import { fileURLToPath } from 'node:url';

/** The path of `dist/<name>`: in the bundle this file is in `dist/`, in the sources three folders down. */
export function builtProgram(name: string): string {
  const dist = import.meta.url.endsWith('.ts') ? '../../../dist/' : './';
  return fileURLToPath(new URL(`${dist}${name}`, import.meta.url));
}
