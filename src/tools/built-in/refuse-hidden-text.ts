// Refuses text that the pull request's page would not show: people must be able to see what a tool keeps for later runs.
import { sanitise } from '#src/markdown/index.ts';
import { isUnseen } from '#src/text/index.ts';
import { failure, type ToolResult } from '../pipeline/tool-result.ts';

/** Returns a refusal that names the first place with text that no page shows; undefined when all of it is visible. */
export function refuseHiddenText(fields: Readonly<Record<string, string>>): ToolResult | undefined {
  for (const [field, text] of Object.entries(fields)) {
    if (sanitise(text).hidden === 0) continue;
    const reason = `${field} contains text that a rendered page doesn't show${placeOf(text)}`;
    const next = 'leave it out, or put markup in backticks; nothing was written';
    return failure('E_TOOL_INVALID_ARGS', reason, next);
  }
  return undefined;
}

/** Names the first line that by itself holds such text, and the invisible character in it, if any. */
function placeOf(text: string): string {
  const lines = text.split(/\r\n?|\n/);
  const at = lines.findIndex((line) => sanitise(line).hidden > 0);
  if (at === -1) return '';
  const unseen = [...(lines[at] ?? '')].find((character) => isUnseen(character));
  const code = unseen?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  const where = lines.length === 1 ? '' : `, on line ${at + 1}`;
  return code === undefined ? where : `${where} (U+${code})`;
}
