// HTML with a single entrance: every value put into a piece is escaped, unless it is a piece itself.
import { withoutUnseen } from '#src/text/invisible-characters.ts';

/** A piece of well-formed HTML that holds nobody else's words unescaped. */
export type Html = { readonly markup: string };

type HtmlValue = Html | string | number | readonly (Html | string)[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML, attributes included, and drops invisible characters. */
export function escapeHtml(text: string): string {
  return withoutUnseen(text).text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** Makes a piece, escaping each value between the literal parts. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  const markup = parts.map((part, at) => part + markupOf(values[at] ?? ''));
  return { markup: markup.join('') };
}

function markupOf(value: HtmlValue): string {
  if (typeof value === 'string') return escapeHtml(value);
  if (typeof value === 'number') return String(value);
  return 'markup' in value ? value.markup : value.map(markupOf).join('');
}
