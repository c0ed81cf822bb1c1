import {
  maskedHead
} from "./chunk-ZBRHI66Z.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/run-log/record/record-lines.ts
init_define_RUNTIME_PACKAGES();
var CUT_DIFF = "[cut: the rest of this diff is not in the record]";
var LIMITS = {
  "run.started asked": { max: 4e3 },
  "agent.said text": { max: 4e3 },
  "tool.complete output": { max: 2e3 },
  "tool.failed message": { max: 2e3 },
  "commit patch": { max: 2e4, mark: `
${CUT_DIFF}` }
};
var ANY_OTHER = { max: 64e3 };
var MAX_LENGTH = 8e6;
var FIRST_LEFT_OUT = ["tool.complete output", "commit patch"];
var FULL = "This run's record is long: from here on, tool output and diffs are left out.";
function createRecordLines(mask) {
  let length = 0;
  const lineOf = (event, isFull) => {
    const line = JSON.stringify(event, (name, value) => {
      const field = `${event.kind} ${name}`;
      if (isFull && FIRST_LEFT_OUT.includes(field)) return void 0;
      return typeof value === "string" ? maskedHead(value, { mask, ...LIMITS[field] ?? ANY_OTHER }) : value;
    });
    length += line.length;
    return line;
  };
  return (event) => {
    const wasFull = length > MAX_LENGTH;
    const line = lineOf(event, wasFull);
    if (wasFull || length <= MAX_LENGTH) return [line];
    return [line, lineOf({ kind: "note", text: FULL, at: event.at }, true)];
  };
}

export {
  CUT_DIFF,
  createRecordLines
};
