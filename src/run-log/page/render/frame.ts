// The frame of the page. Its style sheet and script are separate files here; the bundle holds them as texts.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Html, html } from '../html.ts';

const textOf = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

/** Wraps the page. Its policy allows only the embedded style and script, by their hashes. */
export function framePage(title: string, body: Html, hasScript: boolean): string {
  const style = textOf('./page.css');
  const script = hasScript ? textOf('./play.js') : '';
  const policy = `default-src 'none'; style-src '${hashOf(style)}'; script-src '${hashOf(script)}'; base-uri 'none'; form-action 'none'`;
  const [styleElement, scriptElement] = [
    { markup: `<style>${style}</style>` },
    { markup: `<script type="module">${script}</script>` },
  ];
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="referrer" content="no-referrer"><title>${title}</title>${styleElement}</head>
<body>${body}${scriptElement}</body></html>
`.markup;
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
