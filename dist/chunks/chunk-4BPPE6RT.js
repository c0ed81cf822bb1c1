import {
  renderNews,
  renderNextStep,
  renderWanted
} from "./chunk-NEN62PUN.js";
import {
  link,
  paragraphs
} from "./chunk-LSQIVI4U.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/publish/replies/notice.ts
init_define_RUNTIME_PACKAGES();
var LONG_RUN_MS = 5 * 6e4;
var MAX_TRIGGER_ID = 200;
function callsForNotice(outcome, { escalations, startedAt }, now) {
  if (outcome.kind === "declined") return false;
  const isWanted = ["asked", "failed"].includes(outcome.kind) || escalations.length > 0;
  return isWanted || now - startedAt > LONG_RUN_MS;
}
function renderNotice(context, transcript, { outcome, people, boardUrl }) {
  const called = people.map((name) => `@${name}`).join(" ");
  const wanted = renderWanted(context, transcript, outcome);
  return paragraphs([
    `${noticeMarker(context.facts.triggerId)}
${called} ${firstWords(context, transcript, outcome)}`,
    wanted,
    wanted === "" ? renderNextStep(context, outcome) : void 0,
    link("The board", boardUrl)
  ]);
}
function firstWords(context, transcript, outcome) {
  if (outcome.kind !== "asked" || outcome.work !== void 0) {
    return renderNews(context, transcript, outcome);
  }
  const asked = transcript.escalations.filter(({ kind }) => kind === "question").length;
  return asked > 1 ? `**${asked} questions before I go on**` : "**1 question before I go on**";
}
function isNotice(body) {
  return body.startsWith(MARKER_START);
}
function isNoticeFor(body, triggerId) {
  return body.startsWith(`${noticeMarker(triggerId)}
`);
}
var MARKER_START = "<!-- squad-action:notice ";
function noticeMarker(triggerId) {
  const id = triggerId.slice(0, MAX_TRIGGER_ID).replace(/[^\w./-]/g, "-");
  return `${MARKER_START}trigger=${id} -->`;
}

export {
  callsForNotice,
  renderNotice,
  isNotice,
  isNoticeFor
};
