import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/run-log/check-row.ts
init_define_RUNTIME_PACKAGES();
var NO_CHECKS = { rows: [], off: void 0, base: "" };
function addCheckRow(rows, row) {
  const isSame = ({ name, command }) => name === row.name && command === row.command;
  return rows.some(isSame) ? rows.map((one) => isSame(one) ? row : one) : [...rows, row];
}
function isFailing({ result }) {
  return result === "failed" || result === "timed-out";
}
function checksVerdict(rows) {
  if (rows.some(isFailing)) return "failed";
  return rows.some(({ result }) => result !== "not-run") ? "passed" : "none";
}
function foldCheck(checks, event) {
  if (event.kind === "checks.off") return { ...checks, off: event.reason };
  const { kind: _kind, at: _at, base, ...row } = event;
  return { ...checks, base, rows: addCheckRow(checks.rows, row) };
}

export {
  NO_CHECKS,
  isFailing,
  checksVerdict,
  foldCheck
};
