import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  cleanEnvironment,
  failJob,
  keepWriting,
  readEventFile,
  readJobEnvironment,
  settleProxies,
  takeOverSecrets
} from "./chunk-FISVYU45.js";
import {
  readTrigger,
  screenEvent
} from "./chunk-JWYLI44S.js";
import {
  describe
} from "./chunk-CQ5WJTC7.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-PLLTIFGW.js";

// src/main.ts
init_define_RUNTIME_PACKAGES();
var LINGER_MS = 300;
async function start() {
  takeOverSecrets();
  const environment = readJobEnvironment();
  const facts = {
    eventName: environment.eventName,
    payload: readEventFile(environment.eventPath),
    repository: environment.repository,
    job: environment.input("job"),
    baseBranch: environment.input("base-branch"),
    phrase: environment.triggerPhrase,
    ownBranches: environment.ownBranchPrefix,
    runId: environment.runId,
    now: (/* @__PURE__ */ new Date()).toISOString(),
    request: environment.input("request"),
    issue: environment.input("issue"),
    actor: environment.actor,
    ref: environment.ref,
    serverUrl: environment.serverUrl
  };
  if (screenEvent(facts)?.kind !== "ignored") cleanEnvironment(environment.temporary);
  const trigger = await readTrigger(facts);
  if (trigger.kind === "ignored") {
    process.stdout.write(`${trigger.reason}
`);
    return;
  }
  settleProxies();
  await (await import("./job-L4EVJRE4.js")).runJob(environment, trigger);
}
keepWriting(process.stdout, process.stderr);
process.on("SIGUSR1", () => {
});
try {
  await start();
} catch (error) {
  const { code, message, hint } = describe(error);
  await failJob(`${code}: ${message}${hint === void 0 ? "" : `
${hint}`}`);
}
setTimeout(() => process.exit(), LINGER_MS).unref();
