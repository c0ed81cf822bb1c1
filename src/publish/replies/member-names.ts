// The team's names in replies.
import { firstOf } from '#src/text/index.ts';
import type { DefuseMarkdown } from '../render/render-context.ts';
import { inline } from '../render/render-markdown.ts';

/** Returns a member's name as people write it before a colon; `agent` if it isn't one to three plain words. */
export function addressableName(name: string): string {
  const words = name.trim().toLowerCase();
  return /^[\p{L}\p{N}'-]+(?: [\p{L}\p{N}'-]+){0,2}$/u.test(words) ? words : 'agent';
}

export function nameList(memberNames: readonly string[], safe: DefuseMarkdown): string {
  return firstOf(memberNames, 50, (name) => inline(name, 40, safe));
}
