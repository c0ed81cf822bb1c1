// What a process that runs a repository's code sees of the environment: what is listed here, and nothing else.

/** The same everywhere, and never secret. */
const NEUTRAL =
  /^(?:PATH|LANG|LC_[A-Z]+|TZ|SYSTEMROOT|COMSPEC|PATHEXT|WINDIR|NUMBER_OF_PROCESSORS)$/i;
/** The runner's own and our inputs: tokens among them. No setting passes these on. */
const NEVER =
  /^(?:INPUT_|ACTIONS_|RUNNER_|NODE_OPTIONS$|LD_|DYLD_|(?:COPILOT_)?(?:GITHUB|GH)_(?:TOKEN|PAT)$)/i;

export type ChildEnvironment = {
  /** An empty private folder: home and temporary files. */
  readonly home: string;
  /** Names that the settings pass on. */
  readonly passed: readonly string[];
  readonly set: Readonly<Record<string, string>>;
};

/** Builds the whole environment of a child process. */
export function childEnvironment({ home, passed, set }: ChildEnvironment): Record<string, string> {
  const wanted = new Set(passed);
  const from = Object.entries(process.env).filter(
    ([name]) => NEUTRAL.test(name) || (wanted.has(name) && !NEVER.test(name)),
  );
  return {
    ...Object.fromEntries(from.map(([name, value]) => [name, value ?? ''])),
    HOME: home,
    TMPDIR: home,
    NO_COLOR: '1',
    ...set,
  };
}
