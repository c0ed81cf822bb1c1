// The page of a run: one HTML file of its own, from the run's record.
import { oneLine } from '../../text/one-line.ts';
import { type Html, html } from './html.ts';
import { type RecordEntry, readRecord } from './read-record.ts';

const POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'";

/** Writes the page of a run from its record, JSON lines. It asks for nothing from anywhere. */
export function renderRunPage(record: string): string {
  const { entries } = readRecord(record);
  const title = entries.find(({ kind }) => kind === 'run.started')?.text('request') ?? '';
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="viewport" content="width=device-width"><title>${oneLine(title, 80) || 'Run of the squad'}</title></head>
<body><main><h1>${oneLine(title, 200) || 'Run of the squad'}</h1><ol>${entries.map(line)}</ol></main></body></html>
`.markup;
}

function line(entry: RecordEntry): Html {
  const words = ['session', 'step', 'task', 'text', 'answer', 'subject', 'detail', 'outcome']
    .map((field) => entry.text(field))
    .filter((text) => text !== '');
  return html`<li><b>${entry.kind}</b> ${oneLine(words.join(': '), 300)}</li>
`;
}
