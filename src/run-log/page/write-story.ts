// The story: one line per act, with its details folded below. Diffs, results and messages share one budget.

import { headOfBytes } from '#src/text/cut-characters.ts';
import { clock } from './film.ts';
import { escapeHtml, type Html, html } from './html.ts';
import type { Act, Detail, ShownFinding } from './story.ts';

/** The sign in front of a file's name. */
const FILE_SIGN = '▸ ';

/** What is needed to write the story, besides its acts. */
type StoryContext = {
  readonly startedAt: number;
  readonly totalMs: number;
  readonly places: readonly number[];
  readonly hueOf: (session: string) => number | undefined;
  readonly writeText: WriteText;
};

/** Writes the acts as a list in which each has its own anchor, `#act-12`. */
export function renderStory(acts: readonly Act[], context: StoryContext): Html {
  return html`<ol class="acts">${acts.map((act, at) => renderAct(act, at, context))}</ol>`;
}

function renderAct(act: Act, at: number, context: StoryContext): Html {
  const hue = context.hueOf(act.session);
  const look = [
    ...(hue === undefined ? [] : [`hue${hue}`]),
    ...(act.tone === 'plain' ? [] : [act.tone]),
    ...(act.mark === undefined ? ['small'] : []),
  ].join(' ');
  const place = Math.round((context.places[at] ?? 0) * 100) / 100;
  const words = html`<time>${clock(act.at - context.startedAt, context.totalMs)}</time><b>${act.who}</b><span>${act.text}</span>${act.fact === '' ? '' : html`<small>${act.fact}</small>`}`;
  const start = html`id="act-${at}" data-x="${place}"`;
  if (act.details.length === 0) {
    return html`<li class="${look}"><p ${start}>${words}</p></li>
`;
  }
  return html`<li class="${look}"><details ${start}><summary>${words}</summary><div class="more">${act.details.map((detail) => renderDetail(detail, context.writeText))}</div></details></li>
`;
}

function renderDetail(detail: Detail, writeText: WriteText): Html {
  switch (detail.kind) {
    case 'words':
      return html`<h3>${detail.label}</h3><div class="words">${writeText(detail.text)}</div>`;
    case 'code':
      return html`<h3>${detail.label}</h3><pre>${writeText(detail.text)}</pre>`;
    case 'diff':
      return html`<h3>${detail.label}</h3><pre class="diff">${colourDiff(writeText(tidyDiff(detail.text)))}</pre>`;
    case 'sizes':
      return html`<h3>${detail.label}</h3><ul class="sizes">${detail.rows.map(
        ([part, bytes]) => html`<li>${part} <small>${bytes}</small></li>`,
      )}</ul>`;
    case 'findings':
      return html`<h3>Findings</h3><ol class="findings">${detail.findings.map((one) => renderFinding(one, writeText))}</ol>`;
  }
}

function renderFinding(one: ShownFinding, writeText: WriteText): Html {
  const { place, severity, rule, text, suggestion, isRevised } = one;
  const labels = [severity, rule, isRevised ? 'changed since' : ''].filter((word) => word !== '');
  return html`<li><code>${place}</code> ${labels.map((word) => html`<i class="tag">${word}</i> `)}<div class="words">${writeText(text)}</div>${suggestion === '' ? '' : html`<pre class="diff"><ins>${writeText(suggestion)}</ins></pre>`}</li>`;
}

/** Wraps runs of added and removed lines in elements. The text is already escaped, line by line. */
function colourDiff({ markup }: Html): Html {
  const runs: { tag: string; lines: string[] }[] = [];
  for (const line of markup.trimEnd().split('\n')) {
    const tag = TAGS.find(([start]) => line.startsWith(start))?.[1] ?? '';
    const last = runs.at(-1);
    if (last !== undefined && last.tag === tag) last.lines.push(line);
    else runs.push({ tag, lines: [line] });
  }
  const parts = runs.map(({ tag, lines }) => {
    const text = lines.join('\n');
    return tag === '' ? `${text}\n` : `<${tag}>${text}\n</${tag}>`;
  });
  return { markup: parts.join('') };
}

const TAGS = [
  ['+', 'ins'],
  ['-', 'del'],
  ['@@', 'i'],
  [FILE_SIGN, 'b'],
] as const;

const MAX_BYTES = 700_000;
const MAX_PART = 40_000;

/** Writes a long text, cut to the budget. */
type WriteText = (text: string) => Html;

/** Returns the one length that all longer texts are cut to: the largest that keeps them within the budget. */
export function longestPart(texts: readonly string[]): number {
  const sizes = texts.map((text) =>
    Math.min(MAX_PART, Buffer.byteLength(escapeHtml(text.slice(0, MAX_PART)))),
  );
  let left = MAX_BYTES;
  for (const [index, size] of sizes.sort((a, b) => a - b).entries()) {
    const share = left / (sizes.length - index);
    if (size > share) return Math.floor(share);
    left -= size;
  }
  return MAX_PART;
}

/** Writes at most `max` bytes of a text as HTML, with no entity torn apart, and says so when something is missing. */
export function writeHead(text: string, max: number): Html {
  const near = escapeHtml(text.slice(0, max));
  const head = headOfBytes(near, max);
  if (head === near && text.length <= max) return { markup: near };
  const kept: Html = { markup: head.replace(/&[a-z#0-9]{0,5}$/, '') };
  return html`${kept}
<em>Cut here: run.jsonl has the full text.</em>`;
}

const HEADER = /^(?:index |--- |\+\+\+ |(?:old|new|new file|deleted file) mode |similarity index )/;

/** Returns the diff with each file's header reduced to one line. */
function tidyDiff(patch: string): string {
  let isHeader = false;
  const lines = patch.split('\n').flatMap((line) => {
    if (line.startsWith('diff --git ')) {
      isHeader = true;
      return [FILE_SIGN + nameIn(line)];
    }
    if (line.startsWith('@@')) isHeader = false;
    return isHeader && HEADER.test(line) ? [] : [line];
  });
  return lines.join('\n');
}

/** Returns `src/login.js` for `diff --git a/src/login.js b/src/login.js`. */
function nameIn(line: string): string {
  return line.slice(line.lastIndexOf(' b/') + 3);
}
