// A tool that needs packages of npm: nothing is installed in a run, so it brings them in its own files.

import type { Problem } from '../../ports/custom-tools.ts';
import { fieldsOf, readJson } from '../../text/json.ts';
import type { ToolFile } from './executable/tool-files.ts';

const MOST = 5;

/** Why a TypeScript or JavaScript tool would not find what it imports; undefined when nothing says so. */
export function packagesProblem(files: readonly ToolFile[]): Problem | undefined {
  const declared = files.find(({ path }) => path === 'package.json');
  if (declared === undefined || files.some(({ path }) => path.startsWith('node_modules/'))) {
    return undefined;
  }
  const json = readJson(declared.bytes.toString());
  const fields = json.kind === 'value' ? fieldsOf(json.value) : undefined;
  const names = [...(fieldsOf(fields?.get('dependencies'))?.keys() ?? [])];
  if (names.length === 0) return undefined;
  const some = names.slice(0, MOST).map((name) => name.slice(0, 80));
  const more = names.length > MOST ? ` and ${names.length - MOST} more` : '';
  return {
    code: 'L_IMPORT',
    message: `its package.json needs ${some.join(', ')}${more}, and nothing is installed in a run`,
    next: 'bundle the packages into the source, for instance with esbuild, and make them devDependencies',
  };
}
