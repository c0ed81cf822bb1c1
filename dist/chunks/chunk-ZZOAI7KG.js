import {
  secretsOf
} from "./chunk-L6DBOGYZ.js";
import {
  createMask
} from "./chunk-EGLUAHLC.js";
import {
  settleProxies
} from "./chunk-SOA4FUP7.js";
import {
  createGitHub,
  jobRepository
} from "./chunk-RVQOD7LZ.js";
import {
  describe
} from "./chunk-GBJB3MBF.js";
import {
  createLog,
  guardStandardError
} from "./chunk-TNYRKN43.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/adapters/runner/open-github.ts
init_define_RUNTIME_PACKAGES();
function openGitHub(inputs) {
  const mask = createMask([...secretsOf(inputs), ...settleProxies().secrets]);
  const log = createLog(mask.mask, (text) => process.stdout.write(text));
  guardStandardError(process.stderr, mask.mask);
  guardProcess(log);
  const settings = { ...jobRepository(), token: inputs.githubToken, warn: log.warning };
  return { github: createGitHub(settings), log, mask };
}
function guardProcess(log) {
  process.on("unhandledRejection", (reason) => {
    log.warning(`Unhandled rejection: ${describe(reason).message}`);
  });
  process.on("uncaughtException", (error) => {
    log.warning(`Uncaught exception: ${describe(error).message}`);
    process.exit(1);
  });
}

export {
  openGitHub
};
