// A tool that needs packages of npm: nothing is installed in a run, so it brings them in its own files.

import type { DiagnosticDetail } from '../../ports/custom-tools.ts';
import { fieldsOf, readJson } from '../../text/json.ts';
import type { ToolFile } from './executable/tool-files.ts';

const MAX_NAMES = 5;

/** Why a TypeScript or JavaScript tool would not find what it imports; undefined when nothing says so. */
export function findMissingPackages(files: readonly ToolFile[]): DiagnosticDetail | undefined {
  const declared = files.find(({ path }) => path === 'package.json');
  if (declared === undefined || files.some(({ path }) => path.startsWith('node_modules/'))) {
    return undefined;
  }
  const json = readJson(declared.bytes.toString());
  const fields = json.kind === 'value' ? fieldsOf(json.value) : undefined;
  const names = [...(fieldsOf(fields?.get('dependencies'))?.keys() ?? [])];
  if (names.length === 0) return undefined;
  const shown = names.slice(0, MAX_NAMES).map((name) => name.slice(0, 80));
  const more = names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : '';
  return {
    code: 'L_IMPORT',
    message: `its package.json needs ${shown.join(', ')}${more}, and nothing is installed in a run`,
    next: 'bundle the packages into the source, for instance with esbuild, and make them devDependencies',
  };
}
