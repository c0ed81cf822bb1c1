// The terminal of a run by hand: shows requests in short, and takes typed answers for the one that has waited longest.
import type { Interface } from 'node:readline';
import { oneLine } from '../../src/text/one-line.ts';
import { type HandAnswer, readAnswer } from './answer.ts';
import type { HandTerminal, PlayedRequest } from './model-by-hand.ts';
import { type HandRequest, messageText, systemText, toolName } from './request-text.ts';

type Waiting = { readonly request: HandRequest; answer(given: HandAnswer): void };

const MAX_SHOWN = 160;

/** Opens the terminal. `lines` gives typed lines, if somebody is there to type. */
export function openHandTerminal(
  print: (text: string) => void,
  lines: Interface | undefined,
): HandTerminal {
  let waiting: Waiting[] = [];
  let typed: string[] = [];
  lines?.on('line', (line) => {
    const [first] = waiting;
    if (line !== '.') typed.push(line);
    if (line !== '.' || first === undefined) return;
    const read = readAnswer(JSON.stringify(typedAnswer(typed)));
    typed = [];
    if (read.kind === 'wrong') return print(`${first.request.name}: ${read.problem}`);
    waiting.shift();
    first.answer(read.answer);
  });
  return {
    show: (request) => print(shownRequest(request, lines !== undefined)),
    tell: ({ name }, words) => print(`${name}: ${words}`),
    typed: (request, signal) =>
      new Promise((answer) => {
        const entry = { request, answer };
        waiting = [...waiting, entry].sort((one, other) =>
          one.request.name < other.request.name ? -1 : 1,
        );
        signal.addEventListener('abort', () => {
          waiting = waiting.filter((one) => one !== entry);
        });
      }),
  };
}

/** Reads typed lines: `call NAME {…}` is a call, all others are the text. */
function typedAnswer(lines: readonly string[]): object {
  const isCall = (line: string) => line.startsWith('call ');
  const calls = lines.filter(isCall).map((line) => {
    const [, name = '', ...rest] = line.split(' ');
    return { name, arguments: rest.length === 0 ? {} : jsonOrText(rest.join(' ')) };
  });
  const text = lines.filter((line) => !isCall(line)).join('\n');
  return { ...(text.trim() === '' ? {} : { text }), calls };
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function shownRequest(
  { name, who, turn, body, bytes, previous, fresh }: PlayedRequest,
  canType: boolean,
): string {
  const tools = body.tools.map(toolName).join(', ');
  const shown = (title: string, text: string) => `    ${title}: ${oneLine(text, MAX_SHOWN)}`;
  return [
    '',
    `${name}  ${who}, turn ${turn + 1}, ${(bytes / 1000).toFixed(1)} kB`,
    ...(previous === undefined ? [shown('system', systemText(body))] : []),
    ...fresh
      .filter(({ role }) => role !== 'assistant')
      .map((message) => shown(message.role, messageText(message))),
    ...(previous === undefined ? [`    tools: ${tools}`] : []),
    `    answer in ${name}.answer.json or .answer.md${canType ? ', or type: lines of text, lines "call NAME {…}", then a line "."' : ''}`,
  ].join('\n');
}
