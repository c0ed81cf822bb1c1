// Decides which checks run on the work, or why none does.
import picomatch from 'picomatch';
import type { BoxState } from '#src/ports/index.ts';
import { isFailing } from '#src/run-log/index.ts';
import { type Check, findChecks, narrowRights, packageManagerOf } from '#src/team/index.ts';
import { pathsChangedSince } from '#src/workspace/index.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../context/run-context.ts';
import { type CheckDeps, type CheckEnd, type CheckedCommit, runChecks } from './run-checks.ts';

export type PlannedChecks =
  | { readonly kind: 'on'; readonly checks: readonly Check[] }
  | { readonly kind: 'off'; readonly reason: string };

/** Finds the repository's checks, and whether they can run here. */
export async function planChecks(
  boxState: () => Promise<BoxState>,
  context: RunContext,
  { tree, team }: RepositoryContext,
): Promise<PlannedChecks> {
  const { inputs } = context;
  const { commands, checks: named } = team.settings;
  const off = (reason: string) => ({ kind: 'off', reason }) as const;
  if (narrowRights(inputs.commands, commands) === 'off') {
    return off(
      inputs.commands === 'off'
        ? 'the input `commands` is `off`'
        : "the setting `action.commands` is `off` in the squad's config.json",
    );
  }
  const wanted = packageManagerOf(tree);
  const found = await findChecks(tree, named, wanted);
  if (found.length === 0) {
    return off('the repository names no checks: list them in the setting `action.checks`');
  }
  const box = await boxState();
  if (box.kind === 'off') return off(box.reason);
  const isOther = named === undefined && wanted !== 'npm';
  if (!isOther || (await isInstalled(wanted, context))) return { kind: 'on', checks: found };
  return { kind: 'on', checks: await findChecks(tree, named, 'npm') };
}

/** Returns whether a program is on the PATH inside the box. */
async function isInstalled(program: string, { ports }: RunContext): Promise<boolean> {
  const end = await ports.programs.runProgram({
    command: 'bash',
    args: ['-c', `command -v ${program}`],
    directory: '/',
    environment: {},
    passed: [],
    timeoutMs: 10_000,
    maxBytes: 1_000,
    box: { writable: [], readable: [] },
    signal: ports.cancelled,
  });
  return end.kind === 'exited' && end.code === 0;
}

/** Returns the checks that the branch's changes require. */
export async function selectChecks(
  checks: readonly Check[],
  { ports }: RunContext,
  { branch, baseCommit: base }: RepositoryContext,
): Promise<readonly Check[]> {
  if (checks.every(({ paths }) => paths.length === 0)) return checks;
  const changed = await pathsChangedSince(ports.git, { base, tip: branch.tip() }, '.');
  return checks.filter(({ paths }) => {
    const matches = picomatch([...paths], { dot: true });
    return paths.length === 0 || changed.some((path) => matches(path));
  });
}

export type BaseComparison = {
  /** Returns the commands of those failed checks that also fail on the base. Runs each there at most once per run. */
  failingOnBase(failed: readonly CheckEnd[]): Promise<ReadonlySet<string>>;
};

/** Opens the comparison with the commit that the work is to be merged into; runs nothing yet. */
export function openBaseComparison(
  base: Pick<CheckedCommit, 'commit' | 'branch'>,
  deps: CheckDeps,
): BaseComparison {
  const fails = new Map<string, boolean>();
  return {
    async failingOnBase(failed) {
      const unknown = failed.filter(({ check }) => !fails.has(check.run));
      const label = `checks.base-${fails.size}`;
      const ends =
        unknown.length === 0
          ? []
          : await runChecks(
              unknown.map(({ check }) => check),
              { ...base, label },
              deps,
            );
      for (const end of ends) fails.set(end.check.run, isFailing(end));
      const commands = failed.map(({ check }) => check.run);
      return new Set(commands.filter((command) => fails.get(command) === true));
    },
  };
}
