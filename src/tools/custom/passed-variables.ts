// Which of the job's variables settings may pass on to a tool.

/** The runner's own, our inputs, and what changes how a program starts: tokens and ways to them. */
const NEVER_PASSED = [
  /^(?:INPUT_|ACTIONS_|LD_|DYLD_)/i,
  /^RUNNER_(?!OS$|ARCH$)/i,
  /^(?:GITHUB|GH|COPILOT)_.*(?:TOKEN|SECRET|KEY|PAT)$/i,
  // Files that give the rest of the job commands.
  /^GITHUB_(?:ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)$/i,
  /^(?:NODE_OPTIONS|SYSTEM_ACCESSTOKEN|SQUAD_TOOL_CALL)$/i,
];

/** False for a name that is never passed on, whatever the settings say. */
export function mayPassVariable(name: string): boolean {
  return (
    /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) && !NEVER_PASSED.some((pattern) => pattern.test(name))
  );
}
