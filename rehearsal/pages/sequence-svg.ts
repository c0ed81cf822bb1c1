// Draws the sequence diagrams of the board; it knows no other Mermaid.
import { type Html, html } from '../../src/run-log/page/html.ts';

type Arrow = '->>' | '-->>' | '-)' | '-x' | '--x';
type Message = {
  readonly from: string;
  readonly to: string;
  readonly arrow: Arrow;
  readonly text: readonly string[];
};
type Diagram = {
  /** The participants' names by id, in order. */
  readonly people: ReadonlyMap<string, string>;
  readonly messages: readonly Message[];
  readonly notes: readonly string[];
};

const PARTICIPANT = /^participant (\w+) as (.+)$/;
const MESSAGE = /^(\w+)(-->>|->>|--x|-x|-\))(\w+): (.*)$/;
const NOTE = /^Note over \w+: (.+)$/;

const COLUMN = 200;
const HEAD = 56;
const ROW = 52;
const LINE = 16;

/** Draws a diagram; undefined for one that is not ours. */
export function sequenceDiagram(source: string): Html | undefined {
  const diagram = readDiagram(source);
  if (diagram === undefined) return undefined;
  const { people, messages, notes } = diagram;
  const width = COLUMN * people.size;
  const height = HEAD + ROW * messages.length + 24 * notes.length + 20;
  const columns = new Map([...people.keys()].map((id, at) => [id, COLUMN * (at + 0.5)]));
  const heads = [...people].map(([id, name]) => headOf(name, columns.get(id) ?? 0, height));
  const arrows = messages.map((one, at) => arrowOf(one, columns, HEAD + ROW * (at + 1) - 10));
  const ends = notes.map((note, at) => textAt(width / 2, height - 14 - 24 * at, note));
  return html`<div class="wide"><svg class="sequence" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="Who asked whom, in order of time">${heads}${arrows}${ends}</svg></div>`;
}

function readDiagram(source: string): Diagram | undefined {
  const [first, ...lines] = source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const people = new Map<string, string>();
  const messages: Message[] = [];
  const notes: string[] = [];
  const readLine = (line: string): boolean => {
    const [, id, name] = PARTICIPANT.exec(line) ?? [];
    const message = readMessage(line);
    const note = NOTE.exec(line)?.[1];
    if (id !== undefined && name !== undefined) people.set(id, decoded(name));
    if (message !== undefined) messages.push(message);
    if (note !== undefined) notes.push(decoded(note));
    return id !== undefined || message !== undefined || note !== undefined;
  };
  const isOurs = first === 'sequenceDiagram' && lines.every(readLine) && people.size > 0;
  const areKnown = messages.every(({ from, to }) => people.has(from) && people.has(to));
  return isOurs && areKnown ? { people, messages, notes } : undefined;
}

function readMessage(line: string): Message | undefined {
  const [, from, arrow, to, text] = MESSAGE.exec(line) ?? [];
  if (from === undefined || to === undefined || text === undefined || !isArrow(arrow))
    return undefined;
  return { from, to, arrow, text: text.split('<br/>').map(decoded) };
}

function isArrow(text: string | undefined): text is Arrow {
  return ['->>', '-->>', '-)', '-x', '--x'].includes(text ?? '');
}

/** Decodes entities such as `#59;`, a semicolon. */
function decoded(text: string): string {
  return text.replace(/#(\d{1,7});/g, (whole, code: string) =>
    Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : whole,
  );
}

function headOf(name: string, x: number, height: number): Html {
  return html`<line class="life" x1="${x}" y1="40" x2="${x}" y2="${height}"/><rect x="${x - 85}" y="8" width="170" height="32" rx="6"/>${textAt(x, 29, name)}`;
}

function textAt(x: number, y: number, text: string): Html {
  return html`<text x="${x}" y="${y}" text-anchor="middle">${text}</text>`;
}

function arrowOf(
  { from, to, arrow, text }: Message,
  columns: ReadonlyMap<string, number>,
  y: number,
): Html {
  const [x1, x2] = [columns.get(from) ?? 0, columns.get(to) ?? 0];
  const lines = text.map((one, at) =>
    textAt((x1 + x2) / 2, y - 6 - LINE * (text.length - 1 - at), one),
  );
  if (from === to) {
    return html`<path class="self" d="M${x1} ${y}h26v14h-18"/>${tip(arrow, x1 + 2, y + 14, -1)}${lines}`;
  }
  const way = x2 < x1 ? -1 : 1;
  const kind = arrow.startsWith('--') ? 'answer' : 'ask';
  const end = x2 - 2 * way;
  return html`<line class="${kind}" x1="${x1}" y1="${y}" x2="${end}" y2="${y}"/>${tip(arrow, end, y, way)}${lines}`;
}

/** Draws an arrow's tip: a cross for a refusal or failure, else an arrowhead. */
function tip(arrow: Arrow, x: number, y: number, way: number): Html {
  const at = x - 8 * way;
  return arrow.endsWith('x')
    ? html`<path class="cross" d="M${at - 5} ${y - 5}l10 10m0 -10l-10 10"/>`
    : html`<path class="tip" d="M${x} ${y}l${-9 * way} -5v10z"/>`;
}
