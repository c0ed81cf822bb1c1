// Pages for the workflow's runs: summary, artifacts, outputs and log, and the run as a film.
import { readFile } from 'node:fs/promises';
import { type Html, html } from '#src/run-log/page/html.ts';
import type { ArtifactRecord } from '../artifacts.ts';
import type { GitHubState } from '../github/state.ts';
import { findRecord, isAsExpected, type RehearsedRun } from '../rehearsed-run.ts';
import { shownLog } from '../runner.ts';
import { document, list, type PageAnswer, page } from './layout.ts';
import { markdownHtml } from './markdown.ts';

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

/** Renders the list of all runs. */
export function runsPage(state: GitHubState, { runs }: RunFacts): PageAnswer {
  const items = runs.map((run, at) => runLine(state, run, at + 1));
  return page(state, 'Actions', html`<h1>Actions</h1>${list(items)}`);
}

function runLine(state: GitHubState, run: RehearsedRun, attempt: number): Html {
  const mark = run.exitCode === 0 ? '✔' : '✘';
  const { outcome = 'no outcome' } = run.outputs;
  const took = ((run.endedAt - run.startedAt) / 1000).toFixed(1);
  return html`${mark} <a href="${runAddress(state, attempt)}">Squad: ${run.event} by ${run.actor}</a> <span class="quiet">${outcome}, ${took} s</span>`;
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
  if (run === undefined) {
    const going = html`<h1>Squad</h1><p>This run is still going: reload the page later.</p>`;
    return part === undefined ? page(state, 'Run', going) : undefined;
  }
  if (file === undefined) return runPage(state, facts, run, attempt);
  const record = file === 'run.html' ? findRecord(run.temporary) : undefined;
  return record === undefined ? undefined : filmPage(record);
}

async function filmPage(record: string): Promise<PageAnswer> {
  const { renderRunPage } = await import('#src/run-log/run-page.ts');
  return document(renderRunPage(await readFile(record, 'utf8')));
}

function runPage(
  state: GitHubState,
  { artifacts }: RunFacts,
  run: RehearsedRun,
  attempt: number,
): PageAnswer {
  const { outputs, summary, log, exitCode, signal, temporary } = run;
  const film =
    findRecord(temporary) &&
    html` · <a href="${runAddress(state, attempt)}/run.html">Watch the run</a>`;
  const surprise = isAsExpected(run) ? '' : ', not as the scenario expects';
  const named = Object.entries(outputs).map(
    ([name, value]) => html`<dt>${name}</dt><dd><code>${value || ' '}</code></dd>`,
  );
  const uploads = artifacts.map(({ name, files }, at) => {
    const address = `/${state.repository}/actions/runs/${RUN_ID}/artifacts/${at + 1}`;
    return html`<a href="${address}">${name}</a> <span class="quiet">${[...files.keys()].join(', ')}</span>`;
  });
  const body = html`<h1>Squad <span class="number">#${RUN_ID}, attempt ${attempt}</span></h1>
<p class="facts">${runLine(state, run, attempt)} · exit code ${exitCode ?? signal ?? 'unknown'}${surprise}${film ?? ''}</p>
<h2>Summary</h2><div class="post"><div class="body">${markdownHtml(summary, state)}</div></div>
<h2>Artifacts</h2>${list(uploads)}
<h2>Outputs</h2><dl>${named}</dl>
<h2>Log</h2><pre>${shownLog(log)}</pre>`;
  return page(state, `Run, attempt ${attempt}`, body);
}

/** Shows an uploaded page as it is, and an archive as its files. */
function artifactPage(
  state: GitHubState,
  artifact: ArtifactRecord | undefined,
): PageAnswer | undefined {
  if (artifact === undefined) return undefined;
  const files = [...artifact.files];
  const uploaded = files.find(([name]) => name.endsWith('.html'));
  if (uploaded !== undefined) return document(uploaded[1]);
  const parts = files.map(
    ([name, text]) => html`<details><summary>${name}</summary><pre>${text}</pre></details>`,
  );
  return page(state, artifact.name, html`<h1>${artifact.name}</h1>${parts}`);
}
