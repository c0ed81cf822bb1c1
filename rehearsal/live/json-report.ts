// A rehearsal as one JSON document, for scripts.
import type { SeenRequest } from '../github/embedded-github.ts';
import type { Rehearsal } from '../rehearse.ts';
import type { RehearsedRun } from '../rehearsed-run.ts';
import { durationsOf } from './http-report.ts';

/** Renders the result of a rehearsal. Times are in milliseconds. */
export function jsonReport(rehearsal: Rehearsal): string {
  const { scenario, runs, requests, modelRequests, comments, pulls, github } = rehearsal;
  const own = github.state.tokenLogin;
  const document = {
    scenario: scenario.name,
    story: scenario.story.story,
    asExpected: rehearsal.asExpected,
    problems: rehearsal.problems,
    runs: runs.map((run) => runObject(rehearsal, run)),
    requests: requests.map(requestObject),
    modelRequests: modelRequests.map(({ who, turn, said, at }) => ({ who, turn, said, at })),
    boards: comments.map(({ id, thread, body }) => ({ id, thread, body })),
    pulls: pulls.filter(({ author }) => author === own).map(({ ...pull }) => pull),
    artifacts: github.artifacts.map(({ name, files }) => ({ name, files: [...files.keys()] })),
  };
  return JSON.stringify(document, undefined, 2);
}

function requestObject({ kind, method, path, query, status, at, ms }: SeenRequest): object {
  return { kind, method, path: `${path}${query}`, status, at, ms };
}

function runObject(rehearsal: Rehearsal, run: RehearsedRun): object {
  const { event, actor, outputs, exitCode, signal, expected, startedAt, endedAt, summary } = run;
  const durations = durationsOf(rehearsal, run).map(([step, ms]) => ({ step, ms }));
  return {
    event,
    actor,
    outcome: outputs.outcome,
    exitCode,
    signal,
    expected,
    startedAt,
    ms: endedAt - startedAt,
    durations,
    outputs,
    summary,
  };
}
