import {
  callsForNotice,
  isNoticeFor,
  renderNotice
} from "./chunk-4BPPE6RT.js";
import {
  commentUrl
} from "./chunk-LSQIVI4U.js";
import {
  attempt
} from "./chunk-ZKMHPSNV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/run/finish/notify-people.ts
init_define_RUNTIME_PACKAGES();

// src/publish/comment-once.ts
init_define_RUNTIME_PACKAGES();
async function commentOnce(thread, body, { github, time, find }) {
  const first = await attempt(github.createComment(thread, body));
  if (first.kind === "done") return first.value;
  if (time.over.aborted) throw first.error;
  const { items } = await github.listComments(thread, void 0);
  return await find(items) ?? github.createComment(thread, body);
}

// src/run/finish/notify-people.ts
async function notifyPeople(outcome, context, others = []) {
  const { transcript, renderContext } = context;
  const read = transcript.read();
  const isCalled = read.notice !== void 0 || hasNotice(context);
  if (isCalled || !callsForNotice(outcome, read, renderContext().facts.now)) return;
  const people = [.../* @__PURE__ */ new Set([...askerOf(context), ...others])];
  if (people.length === 0) return;
  await transcript.noteFailure("Nobody could be called.", call(outcome, people, context));
}
function hasNotice(context) {
  return findNotice(context.comments.items, context) !== void 0;
}
function findNotice(comments, { board, request }) {
  return comments.find(
    ({ author, body }) => author?.login === board.login && isNoticeFor(body, request.id)
  );
}
function askerOf({ request: { author }, inputs }) {
  const isPerson = author.type === "User" && /^[A-Za-z0-9][A-Za-z0-9-]{0,38}$/.test(author.login);
  const isPhrase = `@${author.login}`.toLowerCase() === inputs.triggerPhrase.toLowerCase();
  return isPerson && !isPhrase ? [author.login] : [];
}
async function call(outcome, people, run) {
  const { transcript, renderContext, outbound, ports, request, board } = run;
  const context = renderContext();
  const boardUrl = commentUrl(context.facts, board.commentId);
  const notice = renderNotice(context, transcript.read(), { outcome, people, boardUrl });
  const find = async (comments) => findNotice(comments, run);
  const once = { ...ports, find };
  const { url } = await commentOnce(request.thread.number, outbound.seal(notice), once);
  transcript.emit({ kind: "notice", url });
}

export {
  commentOnce,
  notifyPeople
};
