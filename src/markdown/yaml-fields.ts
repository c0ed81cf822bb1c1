// Reads the fields of a YAML mapping within bounds, together or each alone, without ever throwing.
import { Lexer, parseDocument } from 'yaml';
import { isTooDeep } from '#src/text/index.ts';

const MAX_ALIASES = 20;
const FIELD_NAME = /^["']?([\w-]{1,60})["']?[ \t]*:/;

/** Returns the names of the fields that begin a line, indented as the first line is. */
export function namesIn(yaml: string): readonly string[] {
  const [indent = ''] = /^[ \t]*/.exec(yaml) ?? [];
  return yaml.split('\n').flatMap((line) => {
    const name = line.startsWith(indent) ? FIELD_NAME.exec(line.slice(indent.length))?.[1] : '';
    return name === undefined || name === '' ? [] : [name];
  });
}

/** Returns the fields of a YAML mapping, or why there are none. */
export function readYamlFields(yaml: string): ReadonlyMap<string, unknown> | string {
  if (isTooDeep(yaml)) return 'not readable, because it is nested too deeply';
  try {
    // Numbers and booleans stay as they are written: `1.10` is a version, and `0123456` a commit.
    const document = parseDocument(yaml, {
      schema: 'failsafe',
      customTags: ['null'],
      logLevel: 'silent',
    });
    const [error] = document.errors;
    if (error !== undefined) return `not valid YAML (${error.code})`;
    // Maps, so that a key such as `__proto__` is only a key.
    const value: unknown = document.toJS({ mapAsMap: true, maxAliasCount: MAX_ALIASES });
    if (value === null) return new Map();
    if (!(value instanceof Map)) return 'not a list of fields';
    return new Map([...value].map(([key, field]) => [String(key), field]));
  } catch {
    return 'not readable as YAML';
  }
}

/**
 * Reads each field alone, for front matter that isn't YAML as a whole. People write `description: Use when: it rains`, and
 * other readers of these files accept it.
 */
export function readEachField(yaml: string): ReadonlyMap<string, unknown> {
  const parts = splitFields(yaml);
  const fields = new Map<string, unknown>();
  for (const part of parts) {
    const read = parts.length > 1 ? readYamlFields(part) : 'not readable';
    for (const [key, value] of typeof read === 'string' ? plainField(part) : read) {
      fields.set(key, value);
    }
  }
  return fields;
}

/** Splits front matter before each line that may begin a field. */
function splitFields(yaml: string): readonly string[] {
  return yaml.split(/\n(?=[^\s#-])/);
}

/** Says whether a field is told elsewhere; `text` is its source. */
export type IsTold = (name: string, field: unknown, text: string) => boolean;

/** Returns the lines of front matter that hold a comment, a field that isn't told elsewhere, or what can't be read alone. */
export function untoldLines(yaml: string, isTold: IsTold): string {
  const untold = splitFields(yaml).filter((part) => {
    const fields = readYamlFields(part);
    if (typeof fields === 'string' || hasComment(part)) return true;
    return [...fields].some(([name, field]) => !isTold(name, field, part));
  });
  return untold.join('\n');
}

function hasComment(yaml: string): boolean {
  return [...new Lexer().lex(yaml)].some((token) => token.startsWith('#'));
}

function plainField(line: string): readonly (readonly [string, string])[] {
  const [, key, text = ''] = /^([\w-]{1,60}):[ \t]+(.*)$/.exec(line.trimEnd()) ?? [];
  return key === undefined ? [] : [[key, text]];
}
