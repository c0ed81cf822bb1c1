import {
  attempt,
  describe
} from "./chunk-EHNRAOD3.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/adapters/runner/end-of-job.ts
init_define_RUNTIME_PACKAGES();
function untilIdle(work) {
  const idle = new Promise((_, reject) => {
    process.once("beforeExit", () => reject(new Error("The run stopped before it was finished.")));
  });
  return Promise.race([work, idle]);
}
async function tidyUp(opened) {
  if (opened.kind === "threw") return;
  const { close, ports } = opened.value;
  const closed = await attempt(close());
  if (closed.kind === "done") return;
  ports.log.warning(`Not everything could be cleaned up: ${describe(closed.error).message}`);
}

export {
  untilIdle,
  tidyUp
};
