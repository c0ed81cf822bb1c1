import {
  shortHash
} from "./chunk-PO4G3B7X.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/run-log/review-note.ts
init_define_RUNTIME_PACKAGES();
var SEVERITIES = ["blocker", "major", "minor", "nit"];
function hashOfLines(lines) {
  return shortHash(lines.map((line) => line.replace(/\r$/, "")).join("\n"));
}
function foldReview(reviews, event) {
  if (event.kind === "review") return [...reviews, event.note];
  const { handoff, places: revised } = event;
  return reviews.map((note) => note.handoff === handoff ? { ...note, revised } : note);
}

export {
  SEVERITIES,
  hashOfLines,
  foldReview
};
