// The registry of the repository's own tools: joins listings without duplicates, within the limit.
import type { CustomTool, ToolDiagnostic, ToolListing } from '#src/ports/index.ts';
import { findSchemaProblem } from './json-schema.ts';
import { findNameProblem } from './tool-names.ts';

export const MAX_TOOLS = 64;

/** Joins listings in order of priority. The first tool of a name wins; in the same scope, the second is a diagnostic. */
export function joinListings(listings: readonly ToolListing[], max = MAX_TOOLS): ToolListing {
  const tools = new Map<string, CustomTool>();
  const diagnostics: ToolDiagnostic[] = listings.flatMap((listing) => listing.diagnostics);
  for (const tool of listings.flatMap((listing) => listing.tools)) {
    const known = tools.get(tool.name);
    const problem =
      known === undefined
        ? findDiagnostic(tool, tools.size, max)
        : duplicateDiagnostic(tool, known);
    if (problem !== undefined) diagnostics.push(problem);
    else if (known === undefined) tools.set(tool.name, tool);
  }
  return { tools: [...tools.values()], diagnostics };
}

function findDiagnostic(tool: CustomTool, count: number, max: number): ToolDiagnostic | undefined {
  const { path } = tool.origin;
  const problem = findNameProblem(tool.name, tool.kind === 'resource');
  if (problem !== undefined) {
    return { ...problem, path, message: `${JSON.stringify(shortName(tool))}: ${problem.message}` };
  }
  if (count >= max) {
    const message = `${shortName(tool)} is one tool too many: at most ${max} are loaded`;
    return { code: 'L_LIMIT', path, message, next: 'remove tools that nobody uses' };
  }
  return findContentDiagnostic(tool);
}

const MAX_DESCRIPTION = 10_000;

/** Reports what would make a provider refuse the whole session. */
function findContentDiagnostic({ name, description, inputSchema, origin }: CustomTool) {
  const { path } = origin;
  if (description.length > MAX_DESCRIPTION) {
    const message = `the description of ${name} is longer than ${MAX_DESCRIPTION} characters`;
    return { code: 'L_SHAPE', path, message, next: 'say it in a few sentences' } as const;
  }
  const problem = findSchemaProblem(inputSchema);
  if (problem === undefined) return undefined;
  const next = 'give it self-contained parameters: no remote $ref, no deep nesting';
  return { code: 'L_SCHEMA', path, message: `${name}: ${problem}`, next } as const;
}

/** Reports a second tool of a name, unless a local tool replaces a global one. */
function duplicateDiagnostic(tool: CustomTool, known: CustomTool): ToolDiagnostic | undefined {
  if (tool.origin.scope !== known.origin.scope) return undefined;
  const message = `there is already a tool named ${shortName(tool)}, from ${known.origin.path}`;
  return { code: 'L_DUPLICATE', path: tool.origin.path, message, next: 'give it another name' };
}

function shortName({ name }: CustomTool): string {
  return name.slice(0, 80);
}
