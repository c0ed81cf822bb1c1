// The page of a run: a self-contained HTML file, made from the run's record.
import { createHash } from 'node:crypto';
import { oneLine } from '#src/text/index.ts';
import { newsOf, sumCosts } from './facts.ts';
import { type Html, html } from './html.ts';
import { type PageModel, readModel } from './page-model.ts';
import { pageScript, pageStyle } from './render/assets.ts';
import { longestPart, writeHead } from './render/budget.ts';
import {
  renderAnswer,
  renderCosts,
  renderFacts,
  renderNews,
  renderPoints,
} from './render/render-header.ts';
import { renderLanes } from './render/render-lanes.ts';
import { renderStory } from './render/render-story.ts';
import type { Detail } from './story/story.ts';

/** Above this number, small acts are hidden at first. */
const MANY_ACTS = 150;

/** Writes the page of a run from its record (JSON lines). The page loads nothing from anywhere. */
export function renderRunPage(record: string): string {
  const model = readModel(record);
  const { entries, acts, startedAt, totalMs } = model;
  const news = newsOf(entries, acts);
  const started = entries.find(({ kind }) => kind === 'run.started');
  const costs = sumCosts(entries, model.lanes);
  const request = oneLine(started?.text('request') ?? '', 80);
  const body = html`<header>${renderNews(news, started)}${renderAnswer(entries)}${renderFacts(entries, costs, totalMs)}</header>
<main>${renderPoints(acts)}${renderFilm(model)}${renderActs(model)}${renderCosts(costs)}</main>
<footer>${footerText(model)} Started <time datetime="${isoTime(startedAt)}">${isoTime(startedAt).slice(0, 16).replace('T', ' ')} UTC</time>.</footer>`;
  const title = `${news.text}${request === '' ? '' : ` · ${request}`}`;
  return frame(title, body, acts.length > 0 ? pageScript() : '');
}

function renderFilm(model: PageModel): Html {
  if (model.acts.length === 0) return html`<p>The record contains no events to show.</p>`;
  return html`<section class="film${model.lanes.length > 6 ? '' : ' few'}" id="film" aria-labelledby="film-title"><h2 id="film-title">The run over time</h2>
<div class="player" id="player" hidden><button id="play" type="button">Play</button><input id="scrub" type="range" min="0" max="${model.acts.length - 1}" value="0" aria-label="Place in the story"><label>Speed <select id="speed"><option value="0.5">½×</option><option value="1" selected>1×</option><option value="2">2×</option><option value="4">4×</option></select></label></div>
<p class="caption" id="caption">Quiet stretches are shortened.</p>
${renderLanes(model)}</section>`;
}

function renderActs({ acts, film, lanes, startedAt, totalMs }: PageModel): Html {
  const hues = new Map(lanes.map(({ session, hue }) => [session, hue]));
  const max = longestPart(acts.flatMap(({ details }) => details.flatMap(textsOf)));
  const story = renderStory(acts, {
    startedAt,
    totalMs,
    places: film.acts,
    hueOf: (session) => hues.get(session),
    writeText: (text) => writeHead(text, max),
  });
  const small = acts.filter(({ mark }) => mark === undefined).length;
  const filter = html`<label class="filter"><input type="checkbox" id="small"${acts.length > MANY_ACTS ? '' : html` checked`}> Show small steps, too (${small})</label>`;
  return html`<section class="story" aria-labelledby="story"><div class="row"><h2 id="story">The story</h2>${small === 0 ? '' : filter}</div>
${story}</section>`;
}

function textsOf(detail: Detail): readonly string[] {
  if (detail.kind === 'findings')
    return detail.findings.flatMap((one) => [one.text, one.suggestion]);
  return detail.kind === 'sizes' ? [] : [detail.text];
}

function footerText({ leftOut }: PageModel): string {
  const lacking = leftOut.length === 0 ? '' : ` This page leaves out ${leftOut.join(' and ')}.`;
  return `Written from the run's record, run.jsonl, which holds everything.${lacking}`;
}

function isoTime(ms: number): string {
  return new Date(Math.abs(ms) < 8e15 ? ms : 0).toISOString();
}

/** Wraps the page. Its policy allows only the embedded style and script, by their hashes. */
function frame(title: string, body: Html, script: string): string {
  const style = pageStyle();
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
