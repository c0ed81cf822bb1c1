// A reviewer's suggestion: a block that GitHub can apply where the lines are as the reviewer saw them, otherwise plain code.
import { codeBlock } from '#src/markdown/index.ts';
import type { RenderContext } from '../render/render-context.ts';

export type PlacedSuggestion = {
  /** The text that should replace the lines; empty to remove them. */
  readonly text: string;
  /** The comment is on exactly the lines that the reviewer saw, and the squad may change the file. */
  readonly isApplicable: boolean;
};

/** Renders the suggestion on a comment's lines; undefined without one. */
export function renderSuggestion(
  context: RenderContext,
  suggestion: PlacedSuggestion | undefined,
): string | undefined {
  if (suggestion === undefined) return undefined;
  const { text, isApplicable } = suggestion;
  if (!isApplicable) return renderPlainSuggestion(context, suggestion);
  if (text === '') return '```suggestion\n```';
  // Whoever applies it must get every character, so a suggestion that has to be defused is only shown.
  const shown = codeBlock(`${text}\n`, 'text');
  return context.safe(shown).trim() === shown
    ? codeBlock(`${text}\n`, 'suggestion')
    : renderPlainSuggestion(context, suggestion);
}

/** Renders the suggestion as code that nobody can apply with a click. */
export function renderPlainSuggestion({ safe }: RenderContext, { text }: PlacedSuggestion): string {
  if (text === '') return 'Suggested: remove these lines.';
  return `Suggested in place of these lines:\n\n${safe(codeBlock(text, 'text')).trim()}`;
}
