// Where the tool host's program is.
import { fileURLToPath } from 'node:url';

/** The built host: in the bundle we are in `dist/` or in `dist/chunks/`, in the sources in `src/adapters/`. */
export function hostProgram(): string {
  const here = import.meta.url;
  if (here.endsWith('.ts')) return fileURLToPath(new URL('../../../dist/tool-host.js', here));
  return fileURLToPath(
    new URL(here.includes('/chunks/') ? '../tool-host.js' : 'tool-host.js', here),
  );
}
