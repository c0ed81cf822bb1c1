import {
  needsAgents
} from "./chunk-WCTCQVEN.js";
import {
  acknowledge,
  completeRequest,
  fetchRemote
} from "./chunk-T7GOYUGQ.js";
import {
  checkAccess
} from "./chunk-GJ2X2KMI.js";
import {
  unlessAborted
} from "./chunk-JNS4U4RR.js";
import {
  attempt
} from "./chunk-ZKMHPSNV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/run/run.ts
init_define_RUNTIME_PACKAGES();
import { setImmediate } from "node:timers/promises";
async function run(args, access = checkAccess(args)) {
  const isForAgents = needsAgents(args.request);
  if (isForAgents) args.ports.runtime.prepare();
  const { cancelled } = args.ports;
  const permit = await unlessAborted(access, cancelled);
  if (permit.kind === "refused") return refuse(args, permit);
  const completed = { ...args, request: await unlessAborted(completeRequest(args), cancelled) };
  const acknowledging = acknowledge(completed);
  const fetching = unlessAborted(
    setImmediate().then(() => fetchRemote(completed)),
    cancelled
  );
  void attempt(fetching);
  const found = await unlessAborted(acknowledging, cancelled);
  if (found.kind === "answered-before") {
    const [{ reportAnsweredBefore }, { forgetAnswered }] = await Promise.all([
      import("./finish-run-BNHS252Z.js"),
      import("./forget-answered-PQI2ZRUE.js")
    ]);
    if (!found.isAtWork) await forgetAnswered(completed, fetching);
    return reportAnsweredBefore(completed, found);
  }
  const excess = await findExcess(completed);
  if (excess !== void 0) return refuse(completed, excess);
  if (isForAgents) void attempt(args.ports.runtime.start());
  await setImmediate();
  const { serveRequest } = await import("./serve-request-U6ANZSEK.js");
  return serveRequest(completed, found, fetching);
}
async function refuse(args, permit) {
  const { refuseAccess } = await import("./refuse-access-UPAFNVJN.js");
  return refuseAccess(args, permit);
}
async function findExcess(args) {
  if (args.inputs.maxRunsPerPerson === 0) return void 0;
  const { checkRate } = await import("./check-rate-24672BLK.js");
  return checkRate(args);
}

export {
  run
};
