// Which of the job's variables settings may pass to a tool.

/** The runner's own variables, our inputs, tokens, and variables that change how programs start. */
const NEVER_PASSED = [
  // GITHUB_ENV and its like name files that give commands to later steps; GITHUB_EVENT_PATH names one with people's text.
  /^(?:INPUT_|ACTIONS_|GITHUB_|OTEL_|LD_|DYLD_)/i,
  /^RUNNER_(?!OS$|ARCH$)/i,
  /^(?:GH|COPILOT)_.*(?:TOKEN|SECRET|KEY|PAT)$/i,
  /^(?:NODE_OPTIONS|SYSTEM_ACCESSTOKEN|SQUAD_TOOL_CALL)$/i,
];

/** False for a name that is never passed to a tool, whatever the settings say. */
export function mayPassVariable(name: string): boolean {
  return (
    /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) && !NEVER_PASSED.some((pattern) => pattern.test(name))
  );
}
