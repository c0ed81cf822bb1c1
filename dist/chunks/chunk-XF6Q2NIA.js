import {
  commandOf,
  shortCommand
} from "./chunk-KOM7LBWC.js";
import {
  firstOf,
  plural
} from "./chunk-BSQV4ART.js";
import {
  firstParagraph
} from "./chunk-45EAQZGJ.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/run-log/lines/act-words.ts
init_define_RUNTIME_PACKAGES();
var ACTS = {
  "run.started": "asks:",
  "agent.failed": "failed:",
  "agent.stopped": "was stopped:",
  "agent.resumed": "goes on",
  appeal: "asks people:",
  decision: "decides:",
  learning: "learns:",
  "checks.off": "none ran:",
  limit: "stops:",
  notice: "calls people:",
  "run.ended": "ends:"
};
function actText(kind, about = "") {
  return `${ACTS[kind]} ${about}`;
}
function answerText(answer) {
  const said = firstParagraph(answer);
  return said === "" ? "ends without an answer" : `is done: ${said}`;
}
function commandText(input) {
  return `runs ${shortCommand(commandOf(input) ?? "", MAX_COMMAND) || "a command"}`;
}
var MAX_COMMAND = 100;
function deniedText({ access, path, reason }) {
  const why = reason.startsWith(`${path}: `) ? reason.slice(path.length + 2) : reason;
  return `may not ${access} ${path.trim() || "a path without a name"}: ${why}`;
}
function reviewText(verdict, findings) {
  const amount = findings === 0 ? "no findings" : plural(findings, "finding");
  const said = verdict === "none" ? "no verdict" : verdict.replaceAll("-", " ");
  const given = said === "" ? [] : [said];
  return `reviews: ${[...given, amount].join(", ")}`;
}
var RESULTS = /* @__PURE__ */ new Map([
  ["failed-on-base", "failed, as it does without this work"],
  ["timed-out", "had not ended when its time was up"],
  ["not-run", "was not run"]
]);
function checkText(name, result) {
  return `${name} ${RESULTS.get(result) ?? result}`;
}
function conflictText(keptOn) {
  return keptOn ? `keeps its work on ${keptOn}: conflict` : "resolves a conflict";
}
var MAX_PATHS = 3;
function pathsText(paths) {
  return firstOf(paths, MAX_PATHS, (path) => path);
}
var EFFECTS = {
  push: "pushes",
  "pull-request": "opens pull request",
  ready: "marks ready for review:",
  review: "posts a review on",
  reviewers: "asks for a review by",
  "review-reply": "replies in"
};
function effectText(effect, detail) {
  const short = detail.replace(/\b([0-9a-f]{7})[0-9a-f]{33}\b/g, "$1");
  return `${Object.hasOwn(EFFECTS, effect) ? EFFECTS[effect] : effect} ${short}`;
}

export {
  actText,
  answerText,
  commandText,
  deniedText,
  reviewText,
  checkText,
  conflictText,
  pathsText,
  effectText
};
