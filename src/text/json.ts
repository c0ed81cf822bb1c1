// Reads JSON that people edit by hand, where broken JSON is a result and not an exception, and tells what a parsed value is.
type JsonReading =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'broken'; readonly reason: string };

/** Parses a JSON text. */
export function readJson(text: string): JsonReading {
  try {
    return { kind: 'value', value: JSON.parse(normaliseText(text)) };
  } catch (error) {
    return { kind: 'broken', reason: `not valid JSON${brokenLine(text, error)}` };
  }
}

/** Returns `, line 3`; empty when the parser does not say where. */
function brokenLine(text: string, error: unknown): string {
  const at = / in JSON at position (\d{1,9})/.exec(String(error))?.[1];
  return at === undefined
    ? ''
    : `, line ${normaliseText(text).slice(0, Number(at)).split('\n').length}`;
}

/** Returns the own fields of a JSON object, including any `__proto__`; undefined for anything but an object. */
export function fieldsOf(value: unknown): ReadonlyMap<string, unknown> | undefined {
  if (!isRecord(value)) return undefined;
  return new Map<string, unknown>(Object.entries(value));
}

/** True for an object with fields: neither null nor a list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return isObject(value) && !Array.isArray(value);
}

/** True for anything that can have fields, including a list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Returns the text with `\n` line ends and without a byte order mark. */
export function normaliseText(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/**
 * Prepares a model's text for a Markdown file: turns every line end that a parser might know into `\n`, and removes other
 * control characters except tabs, and blanks at both ends.
 */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n|[\r\u2028\u2029\u0085]/g, '\n')
    .replace(/\p{Cc}/gu, (control) => (control === '\n' || control === '\t' ? control : ''))
    .trim();
}
