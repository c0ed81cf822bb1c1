import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/errors.ts
init_define_RUNTIME_PACKAGES();
var SquadError = class extends Error {
  name = "SquadError";
  code;
  hint;
  constructor({ code, message, hint, cause }) {
    super(message, cause === void 0 ? void 0 : { cause });
    this.code = code;
    this.hint = hint;
  }
};
function describe(thrown) {
  if (thrown instanceof SquadError) {
    return { code: thrown.code, message: thrown.message, hint: thrown.hint };
  }
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return { code: "E_INTERNAL", message, hint: void 0 };
}
function attempt(work) {
  const started = typeof work === "function" ? (async () => work())() : work;
  return started.then(
    (value) => ({ kind: "done", value }),
    (error) => ({ kind: "threw", error })
  );
}

export {
  SquadError,
  describe,
  attempt
};
