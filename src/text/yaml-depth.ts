// Guards the YAML parser: it recurses into nested brackets, and with a nearly full stack V8 may end the whole process.

const MAX_DEPTH = 100;

/** True for a text with more than 100 open brackets at one place, quoted ones included. People nest a few. */
export function isTooDeep(yaml: string): boolean {
  let depth = 0;
  for (const bracket of yaml.match(/[[\]{}]/g) ?? []) {
    depth = Math.max(0, depth + (bracket === '[' || bracket === '{' ? 1 : -1));
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}
