// The plain form of a tool.yaml, read quickly: two hundred of them at every turn. Whatever is unusual is left to the real parser.

/** What stands on one line: a text, or texts in brackets or braces. */
type Flow = string | readonly string[] | ReadonlyMap<string, string>;
type Item = Flow | ReadonlyMap<string, Flow>;
type Value = Flow | readonly Item[];
type Lines = { readonly lines: readonly string[]; at: number };

const FIELD = /^([A-Za-z][A-Za-z0-9_]*):(?: (.+))?$/;
const ITEM = /^( {0,8})- (.+)$/;
const PRINTABLE = /^[\n\x20-\x7e]*$/;
/** Nothing in it can mean anything to YAML. */
const PLAIN = /^[A-Za-z0-9](?:[^:#]|:(?=[^ ])|(?<! )#)*$/;
const QUOTED = /^(?:"[^"\\]*"|'[^']*')$/;
/** In brackets fewer signs mean nothing; a key stands before it in braces. */
const PIECE =
  /^(?:([A-Za-z]\w*): )?("[^"\\]*"|'[^']*'|[\w./](?:[\w ./()-]*[\w./()-])?)(?:, (?=.)|$)/;

/** The fields as the real parser reads them with every value as text; undefined when only that one can tell. */
export function readPlainFields(text: string): ReadonlyMap<string, unknown> | undefined {
  if (!PRINTABLE.test(text)) return undefined;
  const lines = { lines: text.split('\n'), at: 0 };
  const fields = new Map<string, Value>();
  while (lines.at < lines.lines.length) {
    if (!takeField(fields, lines)) return undefined;
  }
  return fields.size === 0 ? undefined : fields;
}

/** False when the next line is neither empty, nor a comment, nor a field that is plain. */
function takeField(fields: Map<string, Value>, lines: Lines): boolean {
  const line = lines.lines[lines.at] ?? '';
  lines.at += 1;
  if (line === '' || line.startsWith('#')) return true;
  const [, key, rest] = FIELD.exec(line) ?? [];
  if (key === undefined || fields.has(key)) return false;
  const value = valueAfter(rest, lines);
  if (value !== undefined) fields.set(key, value);
  return value !== undefined;
}

function valueAfter(rest: string | undefined, lines: Lines): Value | undefined {
  if (rest === undefined) return listAt(lines);
  if (rest === '|') return blockAt(lines);
  // A deeper line would belong to the value.
  if (lines.lines[lines.at]?.startsWith(' ')) return undefined;
  return flowOf(rest);
}

/** A text, `[a, "b"]` or `{ name: a, required: true }`. */
function flowOf(text: string): Flow | undefined {
  const isList = /^\[.*\]$/.test(text);
  if (!isList && !/^\{.*\}$/.test(text)) return scalarOf(text);
  const pieces = piecesOf(text.slice(1, -1).trim());
  if (pieces === undefined || pieces.some(({ key }) => (key === undefined) !== isList)) {
    return undefined;
  }
  if (isList) return pieces.map(({ value }) => value);
  const fields = new Map(pieces.map(({ key = '', value }) => [key, value]));
  return fields.size === pieces.length ? fields : undefined;
}

type Piece = { readonly key: string | undefined; readonly value: string };

/** What stands between brackets or braces; undefined when any of it is unusual. */
function piecesOf(text: string): readonly Piece[] | undefined {
  const pieces: Piece[] = [];
  for (let rest = text; rest !== ''; ) {
    const [whole, key, written = ''] = PIECE.exec(rest) ?? [];
    if (whole === undefined) return undefined;
    pieces.push({ key, value: QUOTED.test(written) ? written.slice(1, -1) : written });
    rest = rest.slice(whole.length);
  }
  return pieces;
}

function scalarOf(text: string): string | undefined {
  if (QUOTED.test(text)) return text.slice(1, -1);
  return PLAIN.test(text) && !text.endsWith(' ') && !text.endsWith(':') ? text : undefined;
}

/** A literal block of lines with two spaces before each. */
function blockAt(lines: Lines): string | undefined {
  const taken: string[] = [];
  while (lines.at < lines.lines.length) {
    const line = lines.lines[lines.at] ?? '';
    if (line !== '' && !line.startsWith('  ')) break;
    if (/^ +$/.test(line)) return undefined;
    taken.push(line.slice(2));
    lines.at += 1;
  }
  const [first = ''] = taken;
  if (first === '' || first.startsWith(' ')) return undefined;
  return `${taken.join('\n').replace(/\n+$/, '')}\n`;
}

function listAt(lines: Lines): readonly Item[] | undefined {
  const indent = ITEM.exec(lines.lines[lines.at] ?? '')?.[1];
  if (indent === undefined) return undefined;
  const items: Item[] = [];
  for (let first = dashed(indent, lines); first !== undefined; first = dashed(indent, lines)) {
    const item = itemOf(first, `${indent}  `, lines);
    if (item === undefined) return undefined;
    items.push(item);
  }
  // What follows must be a field, or it belongs to the list in some other way.
  return /^(?: |- )/.test(lines.lines[lines.at] ?? '') ? undefined : items;
}

/** What the next line says after its dash, when it is an item of the same list. */
function dashed(indent: string, lines: Lines): string | undefined {
  const [, before, first] = ITEM.exec(lines.lines[lines.at] ?? '') ?? [];
  if (before !== indent) return undefined;
  lines.at += 1;
  return first;
}

function itemOf(first: string, indent: string, lines: Lines): Item | undefined {
  if (!FIELD.test(first)) {
    return lines.lines[lines.at]?.startsWith(indent) ? undefined : flowOf(first);
  }
  const fields = new Map<string, Flow>();
  for (let line: string | undefined = first; line !== undefined; line = deeper(indent, lines)) {
    const [, key, rest = ''] = FIELD.exec(line) ?? [];
    const value = flowOf(rest);
    if (key === undefined || value === undefined || fields.has(key)) return undefined;
    fields.set(key, value);
  }
  return fields;
}

/** The next line, when it belongs to the same item. */
function deeper(indent: string, lines: Lines): string | undefined {
  const line = lines.lines[lines.at];
  if (line === undefined || !line.startsWith(indent)) return undefined;
  lines.at += 1;
  return line.slice(indent.length);
}
