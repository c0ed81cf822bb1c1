// Parses the YAML documents of a file, within limits.
import { parseAllDocuments } from 'yaml';
import { isTooDeep, toText } from '#src/text/index.ts';
/** A document as its author wrote it, unchecked. */
export type ParsedDocument =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'broken'; readonly message: string };

const MAX_FILE_LENGTH = 262_144;

/** Returns each document's value, or why it can't be read. */
export function parseDocuments(text: string): readonly ParsedDocument[] {
  if (text.length > MAX_FILE_LENGTH) return [{ kind: 'broken', message: 'the file is too large' }];
  if (isTooDeep(text)) return [{ kind: 'broken', message: 'the file is nested too deeply' }];
  const documents = [...parseAllDocuments(text, { prettyErrors: false, uniqueKeys: true })];
  return documents.map((document) => {
    const [error] = document.errors;
    if (error !== undefined) {
      const line = text.slice(0, error.pos[0]).split('\n').length;
      return { kind: 'broken', message: `${error.message} (line ${line})` };
    }
    try {
      return { kind: 'value', value: document.toJS({ maxAliasCount: 100 }) };
    } catch (error) {
      return { kind: 'broken', message: toText(error) };
    }
  });
}
