// The story: one line per act, with its details folded below.

import { clock } from '../film.ts';
import { type Html, html } from '../html.ts';
import type { Detail, ShownFinding, StoryAct } from '../story/story.ts';
import { bytesText } from '../story/telling.ts';
import type { WriteText } from './budget.ts';
import { FILE_SIGN, tidyDiff } from './diff.ts';

/** What is needed to write the story, besides its acts. */
export type StoryContext = {
  readonly startedAt: number;
  readonly totalMs: number;
  readonly places: readonly number[];
  readonly hueOf: (session: string) => number | undefined;
  readonly writeText: WriteText;
};

/** Writes the acts as a list in which each has its own anchor, `#act-12`. */
export function renderStory(acts: readonly StoryAct[], context: StoryContext): Html {
  return html`<ol class="acts">${acts.map((act, at) => renderAct(act, at, context))}</ol>`;
}

function renderAct(act: StoryAct, at: number, context: StoryContext): Html {
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
        ([part, bytes]) => html`<li>${part} <small>${bytesText(bytes)}</small></li>`,
      )}</ul>`;
    case 'findings':
      return html`<h3>Findings</h3><ol class="findings">${detail.findings.map((one, at) =>
        renderFinding(one, detail.revised.has(at), writeText),
      )}</ol>`;
  }
}

function renderFinding(one: ShownFinding, isRevised: boolean, writeText: WriteText): Html {
  const { place, severity, rule, text, suggestion } = one;
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
