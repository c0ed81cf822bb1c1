// Diffs with colours and line numbers, and comments on their lines.
import { type Html, html } from '../../src/run-log/page/html.ts';
import { type DiffLine, diffLines } from '../git/diff-lines.ts';
import type { FileFacts } from '../git/pull-facts.ts';
import type { DiffSide } from '../github/state.ts';

/** Returns what is shown below a line of a diff; empty for nothing. */
export type BelowLine = (side: DiffSide, line: number) => readonly Html[];

const NOTHING: BelowLine = () => [];

/** Renders a file's name and diff. */
export function fileDiff(file: FileFacts, below: BelowLine = NOTHING, link?: string): Html {
  const { path, previousPath, status, additions, deletions, patch } = file;
  const name = previousPath === undefined ? path : `${previousPath} → ${path}`;
  const title = link === undefined ? html`${name}` : html`<a href="${link}">${name}</a>`;
  return html`<details class="file" open><summary><span class="path">${title}</span>
<span class="size">${status} <span class="plus">+${additions}</span> <span class="minus">−${deletions}</span></span></summary>
${patch === undefined ? html`<p class="quiet">No lines to show.</p>` : patchTable(patch, below)}</details>`;
}

/** Renders a patch as a table, or only its `last` lines. */
export function patchTable(patch: string, below: BelowLine = NOTHING, last?: number): Html {
  const all = diffLines(patch);
  const lines = last === undefined ? all : all.slice(-last);
  const heads = patch.split('\n').filter((line) => line.startsWith('@@'));
  const rows = lines.map((line, at) => {
    const isFirst = last === undefined && line.hunk !== lines[at - 1]?.hunk;
    const head = isFirst
      ? html`<tr class="hunk"><td></td><td></td><td>${heads[line.hunk] ?? ''}</td></tr>`
      : '';
    return html`${head}${lineRow(line)}${belowRow(line, below)}`;
  });
  return html`<div class="wide"><table class="diff">${rows}</table></div>`;
}

function lineRow({ text, LEFT, RIGHT }: DiffLine): Html {
  return html`<tr class="${kindOf(text)}"><td>${LEFT ?? ''}</td><td>${RIGHT ?? ''}</td><td>${text || ' '}</td></tr>
`;
}

function belowRow({ LEFT, RIGHT }: DiffLine, below: BelowLine): Html | string {
  const found = [
    ...(LEFT === undefined ? [] : below('LEFT', LEFT)),
    ...(RIGHT === undefined ? [] : below('RIGHT', RIGHT)),
  ];
  return found.length === 0 ? '' : html`<tr class="comments"><td colspan="3">${found}</td></tr>`;
}

function kindOf(text: string): string {
  if (text.startsWith('+')) return 'add';
  if (text.startsWith('-')) return 'del';
  return text.startsWith('@@') ? 'hunk' : 'same';
}

/** Renders a diff that somebody wrote in a post, with colours alone. */
export function diffText(text: string): Html {
  const rows = text
    .split('\n')
    .map((line) => html`<tr class="${kindOf(line)}"><td>${line || ' '}</td></tr>`);
  return html`<div class="wide"><table class="diff">${rows}</table></div>`;
}

/** Renders a suggestion: the present lines, and those that would replace them. */
export function suggestionDiff(lines: readonly string[], suggested: string): Html {
  const added = suggested === '' ? [] : suggested.split('\n');
  const text = [...lines.map((line) => `-${line}`), ...added.map((line) => `+${line}`)].join('\n');
  return html`<div class="suggestion"><p class="quiet">Suggested change</p>${diffText(text)}</div>`;
}
