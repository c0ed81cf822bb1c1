// Parses the TypeScript and JavaScript of executable tools without running any of it.
import { join } from 'node:path';
import { createJiti } from 'jiti';
import { attempt } from '#src/errors.ts';
import type { ToolDiagnostic } from '#src/ports/index.ts';
import { fieldsOf, headOf, readJson } from '#src/text/index.ts';
import type { ExecutableTool } from '../read-executable.ts';
import { readToolFiles, type ToolFile } from '../tool-files.ts';

/** Returns a tool's first syntax error with its file and line; undefined without one, or for another language. */
export async function findSyntaxError({
  directory,
  start,
}: Pick<ExecutableTool, 'directory' | 'start'>): Promise<string | undefined> {
  const runsOnNode =
    start.kind === 'interpreted' && ['typescript', 'javascript'].includes(start.language);
  if (!runsOnNode) return undefined;
  const read = await attempt(() => readToolFiles(directory));
  if (read.kind === 'threw' || typeof read.value === 'string') return undefined;
  const sources = read.value.filter(({ path }) => SOURCE.test(path) && !PACKAGE.test(path));
  const compile = createJiti(join(directory, 'loader.js'), { fsCache: false }).options.transform;
  for (const source of sources) {
    const problem = parseProblem(source, compile);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

const SOURCE = /\.[cm]?[jt]s$/;
const PACKAGE = /(?:^|\/)node_modules\//;

type Compile = NonNullable<ReturnType<typeof createJiti>['options']['transform']>;

function parseProblem({ path, bytes }: ToolFile, compile: Compile | undefined): string | undefined {
  const compiled = compile?.({
    source: bytes.toString(),
    filename: path,
    ts: /\.[cm]?ts$/.test(path),
    async: true,
  });
  // The compiler writes the error into the code, as JSON.
  const [, json] = /^exports\.__JITI_ERROR__ = (\{.*\});?$/m.exec(compiled?.code ?? '') ?? [];
  if (json === undefined) return undefined;
  const parsed = readJson(json);
  const facts = parsed.kind === 'value' ? fieldsOf(parsed.value) : undefined;
  const [message = ''] = String(facts?.get('message') ?? '').split('\n');
  const words = message.replace(/^.*?: /, '').replace(/ ?\(\d+:\d+\)$/, '');
  return `${path}:${facts?.get('line') ?? 1}: ${headOf(words, 200) || 'it cannot be parsed'}`;
}

/** Reports the syntax errors of tools; every call of such a tool would fail. */
export async function listSyntaxErrors(
  executables: readonly ExecutableTool[],
): Promise<readonly ToolDiagnostic[]> {
  const found = await Promise.all(
    executables.map(async (executable) => {
      const problem = await findSyntaxError(executable);
      const { path } = executable.tool.origin;
      return problem === undefined
        ? []
        : [
            {
              code: 'L_IMPORT',
              path,
              message: `${problem}; it can't be built`,
              next: FIX,
            } as const,
          ];
    }),
  );
  return found.flat();
}

const FIX = 'fix the file; until then, every call of the tool fails here';
