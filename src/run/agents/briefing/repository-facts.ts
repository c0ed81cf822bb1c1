// What every agent is told about the repository: read once per run, when the first session needs it.
import { attempt } from '#src/errors.ts';
import { CONVENTION_FILES, findChecks, type MemoryReader, narrowRights } from '#src/team/index.ts';
import { listFiles } from '#src/workspace/index.ts';
import type { RepositoryContext } from '../../context/load-repository.ts';
import type { RunContext } from '../../start/run-context.ts';

/** A file with the repository's instructions for those who work on it. */
export type ConventionFile = { readonly path: string; readonly text: string };

export type RepositoryFacts = {
  /** Every file of the branch that the work starts on; empty when git can't list them. */
  readonly files: readonly string[];
  readonly conventions: readonly ConventionFile[];
  /** The commands of the checks, if they may run. */
  readonly checks: readonly string[];
};

/** A longer file would be cut in the prompt anyway. */
const CONVENTION_BYTES = 32_768;

/** Returns a function that reads the facts once; it never rejects. */
export function openRepositoryFacts(
  reader: MemoryReader,
  context: RunContext,
  repository: RepositoryContext,
): () => Promise<RepositoryFacts> {
  let reading: Promise<RepositoryFacts> | undefined;
  return () => {
    reading ??= readFacts(reader, context, repository);
    return reading;
  };
}

async function readFacts(
  reader: MemoryReader,
  context: RunContext,
  repository: RepositoryContext,
): Promise<RepositoryFacts> {
  const [files, conventions, checks] = await Promise.all([
    attempt(listFiles(context.ports.git, repository.branch.start)),
    attempt(readConventions(reader, repository)),
    attempt(listChecks(context, repository)),
  ]);
  return {
    files: files.kind === 'done' ? files.value : [],
    conventions: conventions.kind === 'done' ? conventions.value : [],
    checks: checks.kind === 'done' ? checks.value : [],
  };
}

/** Reads the trusted commit's files without invisible text; of files with the same text, keeps one. */
async function readConventions(
  reader: MemoryReader,
  { tree }: RepositoryContext,
): Promise<readonly ConventionFile[]> {
  const read = await Promise.all(
    CONVENTION_FILES.map(async (path) => {
      const text = (await tree.read(path, CONVENTION_BYTES)) ?? '';
      return { path, text: reader.instructions(text, path).trim() };
    }),
  );
  const isPointer = (text: string) => /^@?\S{1,60}\.md$/.test(text);
  return read.filter(
    ({ text }, index) =>
      text !== '' && !isPointer(text) && !read.slice(0, index).some((one) => one.text === text),
  );
}

async function listChecks(
  { inputs }: RunContext,
  { tree, team, target }: RepositoryContext,
): Promise<readonly string[]> {
  const { commands, checks: named } = team.settings;
  const isOff = narrowRights(inputs.commands, commands) === 'off';
  if (isOff || target.answerOnly !== undefined) return [];
  const checks = await findChecks(tree, named);
  return checks.map(({ run }) => run);
}
