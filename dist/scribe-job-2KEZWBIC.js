import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  REPORT_MS,
  StateKeeper,
  cancellationSignal,
  completeRequest,
  failStep,
  fetchRemote,
  finishInterrupted,
  loadRepository,
  openGitHub,
  openInitialContext,
  openPorts,
  portsOfConnection,
  prepareLogUpload,
  run,
  tidyUp,
  untilIdle,
  withinTime,
  writeScribeReport
} from "./chunk-KYYFMPVP.js";
import {
  environmentOfPart
} from "./chunk-2HVNAZSU.js";
import "./chunk-CYHPDKLM.js";
import {
  finishScribe,
  mergeInboxes,
  requestIdOf,
  selectResumable,
  settlingRequest
} from "./chunk-ZNSBFAKE.js";
import {
  findOwnBoards
} from "./chunk-5PLOCBUJ.js";
import "./chunk-KFUCAED3.js";
import {
  cancelledOutcome,
  failureText,
  plural
} from "./chunk-7MBFE6NC.js";
import "./chunk-AWAPVFDS.js";
import "./chunk-AWBJCS7B.js";
import "./chunk-4D3IA5IX.js";
import "./chunk-U6ENDPUF.js";
import "./chunk-XHZ5ENKS.js";
import "./chunk-TMDQQX76.js";
import "./chunk-REOUU2WY.js";
import "./chunk-H7RZVLXM.js";
import "./chunk-3P5NEQOD.js";
import "./chunk-WG3TGQPK.js";
import "./chunk-6ACGZAIB.js";
import "./chunk-LZXB6SZ2.js";
import {
  attempt
} from "./chunk-QYCI2ITB.js";
import "./chunk-F4U5TPQ7.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-PLLTIFGW.js";

// src/scribe-job.ts
init_define_RUNTIME_PACKAGES();

// src/run/finish-thread.ts
init_define_RUNTIME_PACKAGES();
async function finishThread(given, requests) {
  const { github } = given.ports;
  const args = { ...given, request: await completeRequest(given) };
  const { number, commentCount } = args.request.thread;
  const comments = await github.listComments(number, commentCount);
  const found = await findOwnBoards(github, comments.items);
  const boards = found.filter(({ marker }) => requests.has(marker.triggerId));
  const context = {
    ...openInitialContext(args),
    kind: "acknowledged",
    comments,
    boards,
    board: { ...NO_BOARD, login: boards[0]?.comment.author?.login },
    isRepeated: false,
    approved: []
  };
  const repository = await loadRepository(context, await fetchRemote(args));
  if (repository.kind === "no-team") return 0;
  if (repository.team.settings.isBoxOptional) context.ports.box.allowNone();
  const { threadState } = repository;
  const left = threadState.left.filter(({ id }) => requests.has(id));
  const own = { ...repository, threadState: { ...threadState, left } };
  return finishInterrupted(context, own, new StateKeeper(context, own));
}
var nothing = () => void 0;
var NO_BOARD = {
  commentId: 0,
  touch: nothing,
  lastWords: nothing,
  finish: async () => void 0,
  fold: async () => void 0
};

// src/scribe-job.ts
async function runScribeJob(job) {
  const { environment, inputs } = job;
  const uploads = [];
  const connection = openGitHub(inputs);
  const opened = await attempt(openPorts(environment, inputs, connection));
  const result = opened.kind === "done" ? await attempt(untilIdle(runScribe(opened, { ...job, uploads }))) : opened;
  const { serverUrl, repository } = environment;
  const ports = portsOfConnection(connection);
  const finished = await finishScribe(result, { inputs, ports, job: { serverUrl, repository } });
  const end = orCancelled(finished, connection.cancelled);
  connection.log.info(end.line);
  await writeScribeReport(end);
  if (end.outcome.kind === "failed") failStep(connection.mask.mask(failureText(end.outcome)));
  await tidyUp(opened);
  await Promise.all(uploads.map((upload) => upload()));
}
function orCancelled(end, cancelled) {
  if (end.outcome.kind !== "failed" || !cancelled.aborted) return end;
  const outcome = cancelledOutcome();
  return { ...end, outcome, line: `Outcome: limited. ${outcome.reason}` };
}
async function runScribe(opened, job) {
  const { environment, inputs, defaultBranch } = job;
  const { serverUrl, runId, repository } = environment;
  const deps = { inputs, ports: opened.value.ports, job: { serverUrl, runId, repository } };
  const checksMissedRequests = environment.eventName !== "push";
  const merging = mergeInboxes({ ...deps, defaultBranch, checksMissedRequests });
  const merged = await attempt(withinTime(merging, deps.ports.time, 0));
  await tidyUp(opened);
  if (merged.kind === "threw") throw merged.error;
  return runMissedMentions(await closeStaleBoards(merged.value, job), job);
}
var MOST_THREADS = 5;
async function closeStaleBoards(result, job) {
  if (result.kind !== "done" || job.inputs.dryRun || result.report.stale.length === 0)
    return result;
  const { report } = result;
  const threads = new Map(report.stale.map((board) => [board.thread, board]));
  let closed = 0;
  for (const board of [...threads.values()].slice(0, MOST_THREADS)) {
    if (cancellationSignal().aborted) break;
    const inThread = report.stale.filter(({ thread }) => thread === board.thread);
    const requests = new Set(inThread.map(({ request: request2 }) => request2));
    const request = settlingRequest(board, siteOf(job, report.baseBranch), job.environment.runId);
    const part = partOf(job, `thread-${board.thread}`);
    const settled = await withOwnPorts(request, part, (args) => finishThread(args, requests));
    if (settled.kind === "done") closed += settled.value;
  }
  const open = report.stale.length - closed;
  const note = `${plural(open, "board")} of interrupted runs could not be closed.`;
  const notes = open > 0 ? [...report.notes, note] : report.notes;
  return { ...result, report: { ...report, closed, notes } };
}
function siteOf({ environment, defaultBranch }, baseBranch) {
  const [owner = "", name = ""] = environment.repository.split("/");
  return { owner, name, defaultBranch: defaultBranch ?? baseBranch };
}
async function runMissedMentions(result, job) {
  if (!job.inputs.reconcile || result.kind !== "done") return result;
  const { report } = result;
  const startedIds = /* @__PURE__ */ new Set();
  const settings = { phrase: job.inputs.triggerPhrase, ...siteOf(job, report.baseBranch) };
  for (const request of selectResumable(report.missed, settings)) {
    if (cancellationSignal().aborted) break;
    const ran = await withOwnPorts(request, partOf(job, request.id), run);
    const isStarted = ran.kind === "done" && !["failed", "declined"].includes(ran.value.outcome.kind);
    if (isStarted) startedIds.add(request.id);
  }
  const started = report.missed.filter((one) => startedIds.has(requestIdOf(one)));
  const missed = report.missed.filter((one) => !startedIds.has(requestIdOf(one)));
  return { ...result, report: { ...report, missed, started } };
}
function partOf(job, name) {
  return { ...job, environment: environmentOfPart(name, job.environment) };
}
async function withOwnPorts(request, { environment, inputs, uploads }, work) {
  const { serverUrl, runId } = environment;
  const opened = await attempt(openPorts(environment, inputs));
  if (opened.kind === "threw") return opened;
  const job = { serverUrl, runId, triggeringActor: void 0 };
  const { ports } = opened.value;
  const working = work({ request, inputs, ports, job });
  const ended = await attempt(withinTime(working, ports.time, REPORT_MS));
  uploads.push(prepareLogUpload(environment, inputs, opened));
  await tidyUp(opened);
  return ended;
}
export {
  runScribeJob
};
