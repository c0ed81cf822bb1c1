import {
  reportOf
} from "./chunk-MHUD74UJ.js";
import {
  WRITER_ASSOCIATIONS,
  findOwnBoards
} from "./chunk-MWGWMISM.js";
import {
  openInitialContext,
  renderBoard
} from "./chunk-OWYHHRHX.js";
import {
  attempt
} from "./chunk-ZKMHPSNV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/run/start/fail-request.ts
init_define_RUNTIME_PACKAGES();
async function failRequest(args, { message: reason, hint }) {
  const context = openInitialContext(args);
  const outcome = { kind: "failed", reason, hint, work: void 0 };
  context.transcript.emit({ kind: "run.ended", outcome: outcome.kind });
  const shown = isMember(args) ? await attempt(showFailure(outcome, context)) : void 0;
  const commentId = shown?.kind === "done" ? shown.value : void 0;
  return reportOf(context, outcome, commentId);
}
function isMember({ request, inputs }) {
  return !inputs.dryRun && WRITER_ASSOCIATIONS.includes(request.association);
}
async function showFailure(outcome, { request, ports: { github }, job, outbound, transcript, renderContext }) {
  const { number } = request.thread;
  const comments = await github.listComments(number, void 0);
  const boards = await findOwnBoards(github, comments.items);
  const ours = boards.filter(({ marker }) => marker.triggerId === request.id);
  const open = ours.find(
    ({ marker: { runId, state, outcome: before } }) => runId === job.runId && (state === "working" || before === "failed")
  );
  const body = outbound.seal(renderBoard(renderContext(), transcript.read(), outcome));
  if (open !== void 0) {
    await github.updateComment(open.comment.id, body);
    return open.comment.id;
  }
  return ours[0]?.comment.id ?? (await github.createComment(number, body)).id;
}

export {
  failRequest
};
