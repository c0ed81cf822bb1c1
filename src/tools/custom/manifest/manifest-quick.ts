// The plain form of a tool.yaml, read quickly: two hundred of them at every turn. Whatever is unusual is left to the real parser.

/** What stands on one line: a text, or texts in brackets or braces. */
type FlowValue = string | readonly string[] | ReadonlyMap<string, string>;
type ListItem = FlowValue | ReadonlyMap<string, FlowValue>;
type FieldValue = FlowValue | readonly ListItem[];
type LineCursor = { readonly lines: readonly string[]; at: number };

const FIELD = /^([A-Za-z][A-Za-z0-9_]*):(?: (.+))?$/;
const ITEM = /^( {0,8})- (.+)$/;
const PRINTABLE = /^[\n\x20-\x7e]*$/;
/** Nothing in it can mean anything to YAML. */
const PLAIN = /^[A-Za-z0-9](?:[^:#]|:(?=[^ ])|(?<! )#)*$/;
const QUOTED = /^(?:"[^"\\]*"|'[^']*')$/;
/** In brackets fewer signs mean nothing; a key stands before it in braces. */
const FLOW_ENTRY =
  /^(?:([A-Za-z]\w*): )?("[^"\\]*"|'[^']*'|[\w./](?:[\w ./()-]*[\w./()-])?)(?:, (?=.)|$)/;

/** The fields as the real parser reads them with every value as text; undefined when only that one can tell. */
export function readPlainFields(text: string): ReadonlyMap<string, unknown> | undefined {
  if (!PRINTABLE.test(text)) return undefined;
  const lines = { lines: text.split('\n'), at: 0 };
  const fields = new Map<string, FieldValue>();
  while (lines.at < lines.lines.length) {
    if (!readField(fields, lines)) return undefined;
  }
  return fields.size === 0 ? undefined : fields;
}

/** False when the next line is neither empty, nor a comment, nor a field that is plain. */
function readField(fields: Map<string, FieldValue>, lines: LineCursor): boolean {
  const line = lines.lines[lines.at] ?? '';
  lines.at += 1;
  if (line === '' || line.startsWith('#')) return true;
  const [, key, rest] = FIELD.exec(line) ?? [];
  if (key === undefined || fields.has(key)) return false;
  const value = readValue(rest, lines);
  if (value !== undefined) fields.set(key, value);
  return value !== undefined;
}

function readValue(rest: string | undefined, lines: LineCursor): FieldValue | undefined {
  if (rest === undefined) return readListItems(lines);
  if (rest === '|') return readBlock(lines);
  // A deeper line would belong to the value.
  if (lines.lines[lines.at]?.startsWith(' ')) return undefined;
  return parseFlow(rest);
}

/** A text, `[a, "b"]` or `{ name: a, required: true }`. */
function parseFlow(text: string): FlowValue | undefined {
  const isList = /^\[.*\]$/.test(text);
  if (!isList && !/^\{.*\}$/.test(text)) return parseScalar(text);
  const entries = parseFlowEntries(text.slice(1, -1).trim());
  if (entries === undefined || entries.some(({ key }) => (key === undefined) !== isList)) {
    return undefined;
  }
  if (isList) return entries.map(({ value }) => value);
  const fields = new Map(entries.map(({ key = '', value }) => [key, value]));
  return fields.size === entries.length ? fields : undefined;
}

type FlowEntry = { readonly key: string | undefined; readonly value: string };

/** What stands between brackets or braces; undefined when any of it is unusual. */
function parseFlowEntries(text: string): readonly FlowEntry[] | undefined {
  const entries: FlowEntry[] = [];
  for (let rest = text; rest !== ''; ) {
    const [whole, key, written = ''] = FLOW_ENTRY.exec(rest) ?? [];
    if (whole === undefined) return undefined;
    entries.push({ key, value: QUOTED.test(written) ? written.slice(1, -1) : written });
    rest = rest.slice(whole.length);
  }
  return entries;
}

function parseScalar(text: string): string | undefined {
  if (QUOTED.test(text)) return text.slice(1, -1);
  return PLAIN.test(text) && !text.endsWith(' ') && !text.endsWith(':') ? text : undefined;
}

/** A literal block of lines with two spaces before each. */
function readBlock(lines: LineCursor): string | undefined {
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

function readListItems(lines: LineCursor): readonly ListItem[] | undefined {
  const indent = ITEM.exec(lines.lines[lines.at] ?? '')?.[1];
  if (indent === undefined) return undefined;
  const items: ListItem[] = [];
  for (
    let first = nextItemLine(indent, lines);
    first !== undefined;
    first = nextItemLine(indent, lines)
  ) {
    const item = readItem(first, `${indent}  `, lines);
    if (item === undefined) return undefined;
    items.push(item);
  }
  // What follows must be a field, or it belongs to the list in some other way.
  return /^(?: |- )/.test(lines.lines[lines.at] ?? '') ? undefined : items;
}

/** What the next line says after its dash, when it is an item of the same list. */
function nextItemLine(indent: string, lines: LineCursor): string | undefined {
  const [, before, first] = ITEM.exec(lines.lines[lines.at] ?? '') ?? [];
  if (before !== indent) return undefined;
  lines.at += 1;
  return first;
}

function readItem(first: string, indent: string, lines: LineCursor): ListItem | undefined {
  if (!FIELD.test(first)) {
    return lines.lines[lines.at]?.startsWith(indent) ? undefined : parseFlow(first);
  }
  const fields = new Map<string, FlowValue>();
  for (
    let line: string | undefined = first;
    line !== undefined;
    line = nextIndentedLine(indent, lines)
  ) {
    const [, key, rest = ''] = FIELD.exec(line) ?? [];
    const value = parseFlow(rest);
    if (key === undefined || value === undefined || fields.has(key)) return undefined;
    fields.set(key, value);
  }
  return fields;
}

/** The next line, when it belongs to the same item. */
function nextIndentedLine(indent: string, lines: LineCursor): string | undefined {
  const line = lines.lines[lines.at];
  if (line === undefined || !line.startsWith(indent)) return undefined;
  lines.at += 1;
  return line.slice(indent.length);
}
