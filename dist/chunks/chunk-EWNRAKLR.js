import {
  emptyTranscript,
  foldDoubles,
  isNoticeFor,
  notifyPeople,
  openInitialContext,
  renderBoard,
  renderSummary,
  renewNotice,
  workOfOutcome
} from "./chunk-WE3IQZBQ.js";
import {
  collapsible,
  commentUrl,
  link
} from "./chunk-TDOGVDBM.js";
import {
  cancelledOutcome,
  lacksPullRequest
} from "./chunk-CNRU7EYU.js";
import {
  attempt,
  describe
} from "./chunk-EHNRAOD3.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/run/finish/finish-run.ts
init_define_RUNTIME_PACKAGES();

// src/run/finish/settle-questions.ts
init_define_RUNTIME_PACKAGES();

// src/publish/replies/answered.ts
init_define_RUNTIME_PACKAGES();
var ANSWERED = "\u{1F4AC} **Answered**: the squad went on in ";
var LASTING_FACT = /^(?:for |\d|\[watch the run\])/;
var HOW_TO_REPLY = /^Reply (?:in a comment that begins with )?`/;
function renderAnswered(body, boardUrl) {
  const [marker = "", first = "", ...rest] = body.split(/\r?\n/);
  if (!marker.startsWith("<!-- squad-action:") || first.startsWith(ANSWERED)) return void 0;
  const facts = first.split(" \xB7 ").filter((fact) => LASTING_FACT.test(fact));
  const lasting = rest.filter((line) => !HOW_TO_REPLY.test(line)).join("\n");
  const said = lasting.replace(/\n{3,}/g, "\n\n").trim();
  const headline = [`${ANSWERED}${link("this run", boardUrl)}`, ...facts].join(" \xB7 ");
  const question = said.startsWith("<details>") ? said : collapsible("The question", said);
  return `${marker}
${headline}${said === "" ? "" : `

${question}`}`;
}

// src/run/finish/settle-questions.ts
var MOST_COMMENTS = 6;
async function settleQuestions(outcome, context) {
  const { board, ports, transcript, outbound, renderContext } = context;
  const hasWorked = transcript.read().agents.length > 0;
  if (!hasWorked || outcome.kind === "failed" || outcome.kind === "declined") return;
  const boardUrl = commentUrl(renderContext().facts, board.commentId);
  const settled = askingComments(context).flatMap(({ id, body }) => {
    const answered = renderAnswered(body, boardUrl);
    return answered === void 0 ? [] : [{ id, answered }];
  });
  const editing = settled.slice(-MOST_COMMENTS).map(
    async ({ id, answered }) => transcript.noteFailure(
      "An earlier question still looks open.",
      // Sealing throws if the text holds a secret.
      (async () => ports.github.updateComment(id, outbound.seal(answered)))()
    )
  );
  await Promise.all(editing);
}
function askingComments({ boards, comments, board, request }) {
  const asked = boards.filter(
    ({ marker: { outcome, asker, triggerId } }) => (
      // A command's board names no asker and asks nothing.
      outcome === "asked" && asker !== void 0 && triggerId !== request.id
    )
  );
  return asked.flatMap(({ comment, marker }) => [
    comment,
    ...comments.items.filter(
      ({ author, body }) => author?.login === board.login && isNoticeFor(body, marker.triggerId)
    )
  ]);
}

// src/run/finish/finish-run.ts
async function finishRun(context, ended) {
  const { board, transcript } = context;
  const reply = orCancelled(
    ended.kind === "done" ? ended.value : failedReply(ended.error),
    context
  );
  const { outcome, markdown, keeper } = reply;
  if (markdown === void 0 && !context.ports.time.over.aborted) {
    await Promise.all([
      notifyPeople(outcome, context),
      renewNotice(outcome, context),
      settleQuestions(outcome, context)
    ]);
  }
  transcript.emit(endEvent(outcome));
  const isDelivered = outcome.kind === "changed" && !lacksPullRequest(outcome);
  const forgetting = isDelivered ? keeper?.forget() : void 0;
  if (markdown === void 0) await publishPage(context);
  const shown = await attempt(
    board.finish(outcome, markdown).then(() => reportOf(context, outcome, board.commentId))
  );
  await forgetting;
  if (shown.kind === "done") {
    await keepOrForget(outcome, keeper);
    return shown.value;
  }
  await keeper?.save();
  const error = describe(shown.error);
  return error.code === "E_SECRET" ? finishWithoutText(context, outcome, error) : finishWithoutBoard(context, reply, error);
}
function endEvent(outcome) {
  const pull = workOfOutcome(outcome)?.pullRequest;
  const said = [
    "answer" in outcome ? outcome.answer : "",
    "question" in outcome ? outcome.question : ""
  ];
  return {
    kind: "run.ended",
    outcome: outcome.kind,
    answer: said.filter((part) => part?.trim()).join("\n\n"),
    ...pull === void 0 ? {} : { pull: `#${pull.number}`, isDraft: pull.isDraft }
  };
}
async function publishPage({ ports, transcript }) {
  const url = await ports.page.publish();
  if (url !== void 0) transcript.emit({ kind: "page", url });
}
function orCancelled(reply, { ports, transcript }) {
  const { outcome } = reply;
  if (outcome.kind !== "failed" || !ports.cancelled.aborted) return reply;
  if (outcome.reason !== cancelledOutcome().reason) transcript.note(outcome.reason);
  return { ...reply, outcome: cancelledOutcome(outcome.work) };
}
async function keepOrForget(outcome, keeper) {
  if (outcome.kind === "declined") return keeper?.save();
  if (!goesOn(outcome)) await keeper?.forget();
}
function goesOn(outcome) {
  if (outcome.kind === "failed" || lacksPullRequest(outcome)) return true;
  return outcome.kind === "limited" && outcome.limit === "cancelled";
}
function failedReply(thrown) {
  const { message: reason, hint } = describe(thrown);
  return { outcome: { kind: "failed", reason, hint, work: void 0 } };
}
function finishWithoutBoard(context, { outcome, markdown }, { message, hint }) {
  const reason = `The board could not be written. ${message}`;
  if (outcome.kind === "changed" && outcome.work.pullRequest !== void 0) {
    context.ports.log.warning(reason);
    return reportOf(context, outcome, context.board.commentId, { reply: markdown });
  }
  const work = workOfOutcome(outcome);
  const failed = context.ports.cancelled.aborted ? cancelledOutcome(work) : { kind: "failed", reason, hint, work };
  return reportOf(context, failed, context.board.commentId, { reply: markdown });
}
async function finishWithoutText(context, intended, { message, hint }) {
  const { board, transcript, renderContext } = context;
  const outcome = { kind: "failed", reason: message, hint, work: workOfOutcome(intended) };
  const { startedAt, notice } = transcript.read();
  const redacted = { ...emptyTranscript(startedAt), notice };
  const markdown = renderBoard(renderContext(), redacted, outcome);
  await board.finish(outcome, withoutMarker(markdown));
  return { outcome, transcript: transcript.read(), commentId: board.commentId, summary: markdown };
}
function reportOf({ transcript, renderContext, outbound }, outcome, commentId, unwritten) {
  const read = transcript.read();
  const context = renderContext();
  const isShown = commentId !== void 0 && unwritten === void 0;
  const boardUrl = isShown ? commentUrl(context.facts, commentId) : void 0;
  const place = { boardUrl, reply: unwritten?.reply };
  const summary = outbound.seal(renderSummary(context, read, outcome, place));
  return { outcome, transcript: read, commentId, summary };
}
function withoutMarker(board) {
  return board.slice(board.indexOf("\n") + 1);
}
var AT_WORK = "Another run is answering this request; its board is in the thread.";
async function reportAnsweredBefore(args, { commentId, isAtWork, doubles }) {
  const reason = isAtWork ? AT_WORK : "This request was answered before; its board is in the thread.";
  const context = openInitialContext(args);
  await foldDoubles(doubles, commentId, context);
  return reportOf(context, { kind: "nothing-to-do", reason }, commentId);
}

export {
  finishRun,
  reportOf,
  AT_WORK,
  reportAnsweredBefore
};
