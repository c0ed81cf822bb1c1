// Checks the repository's own tools: says what is wrong, in their readers' words.
import type { ToolProblem } from '#src/run-log/index.ts';
import { type DoctorFinding, ok, problem, warning } from '../finding.ts';

export type ToolFacts = {
  readonly names: readonly string[];
  readonly diagnostics: readonly ToolProblem[];
};

/** Names the tools that work, and reports the problems of others; finds nothing if the repository has none. */
export function checkTools({ names, diagnostics }: ToolFacts): readonly DoctorFinding[] {
  const findings = diagnostics.map((diagnostic) => {
    const { code, path, message, next } = diagnostic;
    const where = diagnostic.export === undefined ? path : `${path} (${diagnostic.export})`;
    const createFinding = code === 'L_DUPLICATE' ? warning : problem;
    return createFinding(`${where}: ${message} (\`${code}\`)`, next);
  });
  return names.length === 0 ? findings : [ok(`Tools: ${names.join(', ')}.`), ...findings];
}
