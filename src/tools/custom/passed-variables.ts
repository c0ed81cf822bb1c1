// Which of the job's variables settings may pass to a tool.

/** The runner's own variables, our inputs, tokens, and what changes how programs start. */
const NEVER_PASSED = [
  /^(?:INPUT_|ACTIONS_|LD_|DYLD_)/i,
  /^RUNNER_(?!OS$|ARCH$)/i,
  /^(?:GITHUB|GH|COPILOT)_.*(?:TOKEN|SECRET|KEY|PAT)$/i,
  // Files through which later steps of the job get commands.
  /^GITHUB_(?:ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)$/i,
  /^(?:NODE_OPTIONS|SYSTEM_ACCESSTOKEN|SQUAD_TOOL_CALL)$/i,
];

/** False for a name that is never passed to a tool, whatever the settings say. */
export function mayPassVariable(name: string): boolean {
  return (
    /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) && !NEVER_PASSED.some((pattern) => pattern.test(name))
  );
}
