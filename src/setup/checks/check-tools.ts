// The repository's own tools: what is wrong, in their readers' words.
import type { ToolProblem } from '../../run-log/events.ts';
import { type Finding, ok, problem, warning } from '../finding.ts';

export type ToolFacts = {
  readonly names: readonly string[];
  readonly diagnostics: readonly ToolProblem[];
};

/** Every tool that isn't there, and those that are; nothing where the repository has none. */
export function checkTools({ names, diagnostics }: ToolFacts): readonly Finding[] {
  const troubles = diagnostics.map((trouble) => {
    const { code, path, message, next } = trouble;
    const where = trouble.export === undefined ? path : `${path} (${trouble.export})`;
    const say = code === 'L_DUPLICATE' ? warning : problem;
    return say(`${where}: ${message} (\`${code}\`)`, next);
  });
  return names.length === 0 ? troubles : [ok(`Tools: ${names.join(', ')}.`), ...troubles];
}
