import {
  link
} from "./chunk-F7Z3OGAL.js";
import {
  trimBlankLines
} from "./chunk-Q7NT2BUX.js";
import {
  plural
} from "./chunk-CJUDGU2X.js";
import {
  headOf
} from "./chunk-2VDIWIBV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/publish/render/long-text.ts
init_define_RUNTIME_PACKAGES();
function renderLongText({ facts, safe }, text, max) {
  const whole = text.trim();
  if (whole.length <= max) return trimBlankLines(safe(whole));
  const kept = headOf(whole, max);
  const missing = plural(whole.length - kept.length, "character");
  const notice = `*Cut here, ${missing} left out; more is in ${link("the run", facts.runUrl)}.*`;
  return `${trimBlankLines(safe(`${kept} \u2026`))}

${notice}`;
}

// src/publish/render/question.ts
init_define_RUNTIME_PACKAGES();
var MAX_QUESTION_LENGTH = 4e3;
function renderQuestion(context, question, max) {
  return renderLongText(context, question, max).replace(/^/gm, "> ");
}
function readQuestion(board) {
  const lines = board.split("\n");
  const start = lines.findIndex(isQuoted);
  if (start === -1) return void 0;
  const length = lines.slice(start).findIndex((line) => !isQuoted(line));
  const quoted = lines.slice(start, length === -1 ? void 0 : start + length);
  const text = quoted.map((line) => line.replace(/^> ?/, "")).join("\n");
  return text.trim().slice(-MAX_QUESTION_LENGTH).trim() || void 0;
}
function isQuoted(line) {
  return line.startsWith(">");
}

export {
  renderLongText,
  renderQuestion,
  readQuestion
};
