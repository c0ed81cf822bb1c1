import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/outcome.ts
init_define_RUNTIME_PACKAGES();
function lacksPullRequest(outcome) {
  if (outcome.kind === "changed") return outcome.work.notOpened !== void 0;
  return outcome.kind === "answered" && outcome.memory?.notOpened !== void 0;
}
function cancelledOutcome(work) {
  return { kind: "limited", limit: "cancelled", reason: "The job was cancelled.", work };
}
function failureText({
  reason,
  hint
}) {
  return hint === void 0 ? reason : `${reason}
${hint}`;
}

export {
  lacksPullRequest,
  cancelledOutcome,
  failureText
};
