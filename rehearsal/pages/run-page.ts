// Pages for the workflow's runs: summary, outputs, log and artifacts.
import { readFile } from 'node:fs/promises';
import { type Html, html } from '../../src/run-log/page/html.ts';
import type { ArtifactRecord } from '../artifacts.ts';
import type { GitHubState } from '../github/state.ts';
import { findRecord } from '../live/follow-record.ts';
import { isAsExpected, type RehearsedRun } from '../rehearsed-run.ts';
import { document, type PageAnswer, page } from './layout.ts';
import { markdownHtml } from './markdown-html.ts';

/** The facts that the pages show besides GitHub's own state. */
export type RunFacts = {
  readonly runs: readonly RehearsedRun[];
  readonly artifacts: readonly ArtifactRecord[];
};

const RUN_ID = '4711';

/** Returns the address of a run's page. All runs are attempts of one, counted from 1. */
export function runAddress({ repository }: GitHubState, attempt: number): string {
  return `/${repository}/actions/runs/${RUN_ID}/attempts/${attempt}`;
}

/** Renders a run in a line: its result and its event. */
export function runLine(state: GitHubState, run: RehearsedRun, attempt: number): Html {
  const isGood = run.exitCode === 0;
  const { outcome = 'no outcome' } = run.outputs;
  return html`<span class="${isGood ? 'good' : 'bad'}">${isGood ? '✔' : '✘'}</span> <a href="${runAddress(state, attempt)}">Squad: ${run.event} by ${run.actor}</a> <span class="quiet">${outcome}, ${secondsText(run)}</span>`;
}

function secondsText({ startedAt, endedAt }: RehearsedRun): string {
  return `${((endedAt - startedAt) / 1000).toFixed(1)} s`;
}

/** Renders the list of all runs. */
export function runsPage(state: GitHubState, { runs }: RunFacts): PageAnswer {
  const items = runs.map((run, at) => html`<li>${runLine(state, run, at + 1)}</li>`);
  return page(state, 'Actions', html`<h1>Actions</h1><ul class="list">${items}</ul>`);
}

/** Answers an address below `/actions/runs/`: the run, one of its attempts, an attempt's film, or an artifact. */
export async function runAnswer(
  state: GitHubState,
  facts: RunFacts,
  [id, part, number, file]: readonly string[],
): Promise<PageAnswer | undefined> {
  if (id !== RUN_ID) return undefined;
  if (part === 'artifacts') return artifactPage(state, facts.artifacts[Number(number) - 1]);
  const attempt = part === 'attempts' ? Number(number) : facts.runs.length;
  const run = facts.runs[attempt - 1];
  // While the first run is going on, its page exists already.
  if (run === undefined) return part === undefined ? workingPage(state) : undefined;
  if (file === undefined) return runPage(state, facts, run, attempt);
  return file === 'run.html' ? filmPage(run) : undefined;
}

function workingPage(state: GitHubState): PageAnswer {
  return page(
    state,
    'Run',
    html`<h1>Squad</h1><p>This run is still going: reload the page later to see how it ended.</p>`,
  );
}

function runPage(
  state: GitHubState,
  { artifacts }: RunFacts,
  run: RehearsedRun,
  attempt: number,
): PageAnswer {
  const { outputs, summary, log, exitCode, signal } = run;
  const film = findRecord(run.temporary);
  const body = html`<h1>Squad <span class="number">#${RUN_ID}, attempt ${attempt}</span></h1>
<p class="facts">${runLine(state, run, attempt)} · exit code ${exitCode ?? signal ?? 'unknown'}${isAsExpected(run) ? '' : ', not as the scenario expects'}${film === undefined ? '' : html` · <a href="${runAddress(state, attempt)}/run.html">Watch the run</a>`}</p>
<h2>Summary</h2><div class="post"><div class="body">${summary.trim() === '' ? html`<p class="quiet">No summary.</p>` : markdownHtml(summary, { state })}</div></div>
<h2>Artifacts</h2>${artifactList(state, artifacts, attempt)}
<h2>Outputs</h2><dl>${Object.entries(outputs).map(([name, value]) => html`<dt>${name}</dt><dd><code>${value || ' '}</code></dd>`)}</dl>
<h2>Log</h2>${logHtml(log)}`;
  return page(state, `Run, attempt ${attempt}`, body);
}

/** Lists an attempt's artifacts, whose names hold the attempt. */
function artifactList(
  { repository }: GitHubState,
  artifacts: readonly ArtifactRecord[],
  attempt: number,
): Html {
  const own = artifacts
    .map(({ name, files }, at) => ({ name, files, number: at + 1 }))
    .filter(({ name }) => new RegExp(`${RUN_ID}-${attempt}\\b`).test(name));
  if (own.length === 0) return html`<p class="quiet">No artifacts.</p>`;
  const items = own.map(
    ({ name, files, number }) =>
      html`<li><a href="/${repository}/actions/runs/${RUN_ID}/artifacts/${number}">${name}</a> <span class="quiet">${[...files.keys()].join(', ')}</span></li>`,
  );
  return html`<ul class="list">${items}</ul>`;
}

/** Shows an uploaded page as it is, and an archive as a list of files. */
function artifactPage(
  state: GitHubState,
  artifact: ArtifactRecord | undefined,
): PageAnswer | undefined {
  if (artifact === undefined) return undefined;
  const files = [...artifact.files];
  const [only] = files;
  if (files.length === 1 && only !== undefined && only[0].endsWith('.html'))
    return document(only[1]);
  const parts = files.map(
    ([name, text]) =>
      html`<details class="panel"><summary>${name}</summary><pre>${text}</pre></details>`,
  );
  return page(state, artifact.name, html`<h1>${artifact.name}</h1>${parts}`);
}

/** Renders the run's record as a film. */
async function filmPage(run: RehearsedRun): Promise<PageAnswer | undefined> {
  const record = findRecord(run.temporary);
  if (record === undefined) return undefined;
  const { renderRunPage } = await import('../../src/run-log/page/render-run-page.ts');
  return document(renderRunPage(await readFile(record, 'utf8')));
}

const GROUP = /^::group::(.*)$/;
const COMMAND = /^::(notice|warning|error)[^:]{0,200}::(.*)$/;

/** Commands that GitHub doesn't show in the log. */
const UNSEEN = /^::(?:debug|add-mask)\b/;

/** Renders the log like GitHub: with folded groups, and with commands in their colours. */
function logHtml(log: string): Html {
  const parts: Html[] = [];
  let group: { readonly title: string; readonly lines: Html[] } | undefined;
  for (const line of log.trimEnd().split('\n')) {
    const title = GROUP.exec(line)?.[1];
    if (title !== undefined) group = { title, lines: [] };
    else if (line === '::endgroup::') group = closeGroup(parts, group);
    else if (!UNSEEN.test(line)) (group?.lines ?? parts).push(logLine(line));
  }
  closeGroup(parts, group);
  return html`<div class="panel wide">${parts}</div>`;
}

function closeGroup(
  parts: Html[],
  group: { readonly title: string; readonly lines: readonly Html[] } | undefined,
): undefined {
  if (group === undefined) return;
  parts.push(html`<details><summary>${group.title}</summary>${group.lines}</details>`);
}

function logLine(line: string): Html {
  const [, command, text] = COMMAND.exec(line) ?? [];
  if (command === undefined) return html`<pre class="log">${line}</pre>`;
  const tone = command === 'error' ? 'bad' : command === 'warning' ? 'warn' : 'quiet';
  return html`<pre class="log ${tone}">${decodeCommand(text ?? '')}</pre>`;
}

/** Decodes a command's text, in which `%0A` is a line end and `%25` a per cent sign. */
function decodeCommand(text: string): string {
  return text.replaceAll('%0A', '\n').replaceAll('%0D', '').replaceAll('%25', '%');
}
