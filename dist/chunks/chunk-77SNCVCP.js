import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/publish/render/board-marker.ts
init_define_RUNTIME_PACKAGES();
var OUTCOME_KINDS = {
  changed: true,
  answered: true,
  asked: true,
  declined: true,
  "nothing-to-do": true,
  limited: true,
  failed: true
};
var MARKER_GRAMMAR = /^<!-- squad-action:board trigger=([\w./-]{1,200}) run=([\w./-]{1,200}) state=(working|stopped|done)(?: outcome=([a-z-]{1,20}))?(?: branch=([\w./-]{1,255}))?(?: asker=([\w[\]-]{1,100}))? -->(?:\r?\n|$)/;
function renderMarker(marker) {
  const fields = [
    `trigger=${plainField(marker.triggerId)}`,
    `run=${plainField(marker.runId)}`,
    `state=${marker.state}`,
    ...marker.outcome === void 0 ? [] : [`outcome=${marker.outcome}`],
    ...isPlainField(marker.branch) ? [`branch=${marker.branch}`] : [],
    ...isLogin(marker.asker) ? [`asker=${marker.asker}`] : []
  ];
  return `<!-- squad-action:board ${fields.join(" ")} -->`;
}
function readMarker(body) {
  const [, triggerId, runId, state, outcome, branch, asker] = MARKER_GRAMMAR.exec(body.slice(0, 1e3)) ?? [];
  if (triggerId === void 0 || runId === void 0) return void 0;
  if (outcome !== void 0 && !isOutcome(outcome)) return void 0;
  const read = { triggerId, runId, outcome, branch, asker };
  return { ...read, state: state === "done" || state === "stopped" ? state : "working" };
}
function isOutcome(word) {
  return Object.hasOwn(OUTCOME_KINDS, word);
}
function isPlainField(text) {
  return text !== void 0 && /^[\w./-]{1,255}$/.test(text);
}
function isLogin(text) {
  return text !== void 0 && /^[\w[\]-]{1,100}$/.test(text);
}
function plainField(text) {
  return text.slice(0, 200).replace(/[^\w./-]/g, "-") || "-";
}

export {
  renderMarker,
  readMarker
};
