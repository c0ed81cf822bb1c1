import {
  callsForNotice,
  isNoticeFor,
  renderNotice
} from "./chunk-KHCCP4KO.js";
import {
  commentUrl
} from "./chunk-3NOQU2JN.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/run/finish/notify-people.ts
init_define_RUNTIME_PACKAGES();
async function notifyPeople(outcome, context, others = []) {
  const { transcript, renderContext } = context;
  const read = transcript.read();
  const isCalled = read.notice !== void 0 || hasNotice(context);
  if (isCalled || !callsForNotice(outcome, read, renderContext().facts.now)) return;
  const people = [.../* @__PURE__ */ new Set([...askerOf(context), ...others])];
  if (people.length === 0) return;
  await transcript.noteFailure("Nobody could be called.", call(outcome, people, context));
}
function hasNotice({ comments, board, request }) {
  return comments.items.some(
    ({ author, body }) => author?.login === board.login && isNoticeFor(body, request.id)
  );
}
function askerOf({ request: { author }, inputs }) {
  const isPerson = author.type === "User" && /^[A-Za-z0-9][A-Za-z0-9-]{0,38}$/.test(author.login);
  const isPhrase = `@${author.login}`.toLowerCase() === inputs.triggerPhrase.toLowerCase();
  return isPerson && !isPhrase ? [author.login] : [];
}
async function call(outcome, people, { transcript, renderContext, outbound, ports, request, board }) {
  const context = renderContext();
  const boardUrl = commentUrl(context.facts, board.commentId);
  const notice = renderNotice(context, transcript.read(), { outcome, people, boardUrl });
  const { url } = await ports.github.createComment(request.thread.number, outbound.seal(notice));
  transcript.emit({ kind: "notice", url });
}

export {
  notifyPeople
};
