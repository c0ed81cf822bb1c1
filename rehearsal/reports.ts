// A rehearsal's result beside the live report: as JSON for scripts, as Markdown, and as a list of requests.
import { fenced, pullLines } from './expected.ts';
import type { Rehearsal } from './rehearse.ts';

/** Renders the result as one JSON document. Times are in milliseconds. */
export function jsonReport(rehearsal: Rehearsal): string {
  const { scenario, runs, requests, modelRequests, comments, pulls, github } = rehearsal;
  const own = github.state.tokenLogin;
  const document = {
    scenario: scenario.name,
    story: scenario.story.story,
    asExpected: rehearsal.asExpected,
    problems: rehearsal.problems,
    runs: runs.map(({ log: _log, temporary: _temporary, ...run }) => ({
      outcome: run.outputs.outcome,
      ms: run.endedAt - run.startedAt,
      ...run,
    })),
    requests: requests.map(({ body: _body, answer: _answer, ...request }) => request),
    modelRequests: modelRequests.map(({ body: _body, ...request }) => request),
    boards: comments.map(({ id, thread, body }) => ({ id, thread, body })),
    pulls: pulls.filter(({ author }) => author === own),
    artifacts: github.artifacts.map(({ name, files }) => ({ name, files: [...files.keys()] })),
  };
  return JSON.stringify(document, undefined, 2);
}

/** Lists every request to GitHub and to the model with its time since the first run began. */
export function httpReport({ requests, modelRequests, runs }: Rehearsal): string {
  const began = runs[0]?.startedAt ?? 0;
  const lines = [
    ...runs.map(({ startedAt: at, event }) => ({ at, line: `runner  starts on ${event}` })),
    ...runs.map(({ endedAt: at, exitCode }) => ({ at, line: `runner  ended with ${exitCode}` })),
    ...requests.map(({ at, method, path, query, status }) => ({
      at,
      line: `github  ${method} ${path}${query} ${status}`,
    })),
    ...modelRequests.map(({ at, who, turn, said }) => ({
      at,
      line: `model   ${who}, turn ${turn + 1}: ${said}`,
    })),
  ].toSorted((one, other) => one.at - other.at);
  const timed = lines.map(
    ({ at, line }) => `${((at - began) / 1000).toFixed(2).padStart(6)} s  ${line}`,
  );
  return ['', 'Requests', ...timed].join('\n');
}

/** Renders every comment of the squad as it was sent to GitHub. */
export function commentsText({ comments }: Rehearsal): string {
  return comments
    .flatMap(({ thread, body }) => [`## On #${thread}`, '', fenced(body), ''])
    .join('\n');
}

/** Renders the squad's own pull requests as they were sent to GitHub, with their files. */
export function pullsText({ pulls, github }: Rehearsal): string {
  const own = pulls.filter(({ author }) => author === github.state.tokenLogin);
  return own.flatMap(pullLines).join('\n');
}
