import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readEventFile,
  readJobEnvironment
} from "./chunk-2HVNAZSU.js";
import {
  failJob
} from "./chunk-CYHPDKLM.js";
import {
  isRecord
} from "./chunk-AWAPVFDS.js";
import {
  settleProxies
} from "./chunk-WG3TGQPK.js";
import {
  SquadError,
  describe
} from "./chunk-QYCI2ITB.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-PLLTIFGW.js";

// src/main.ts
init_define_RUNTIME_PACKAGES();

// src/adapters/runner/clean-environment.ts
init_define_RUNTIME_PACKAGES();
import { randomUUID } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
var HANDED_OVER = "SQUAD_HANDED_OVER";
var SECRET_NAME = /(?:TOKEN|KEY|SECRET|PASSWORD|CREDENTIALS?|_HEADERS)$/i;
var SECRET_VALUE = /^[a-z]+:\/\/[^/@\s]+:[^/@\s]*@/i;
function secretVariables(environment) {
  const isSecret = (name, value) => value !== "" && (SECRET_NAME.test(name) || SECRET_VALUE.test(value));
  const given = Object.entries(environment).map(([name, value = ""]) => [name, value]);
  return Object.fromEntries(given.filter(([name, value]) => isSecret(name, value)));
}
function cleanEnvironment(temporary) {
  const execve = process.platform !== "win32" && Reflect.get(process, "execve");
  const secrets = secretVariables(process.env);
  if (hasTakenOver || typeof execve !== "function" || Object.keys(secrets).length === 0) return;
  const path = join(temporary, `squad-${randomUUID()}.json`);
  writeFileSync(path, JSON.stringify(secrets), { mode: 384, flag: "wx" });
  const rest = Object.entries(process.env).filter(([name]) => !(name in secrets));
  const args = [process.execPath, QUIET, ...process.execArgv, ...process.argv.slice(1)];
  const environment = { ...Object.fromEntries(rest), [HANDED_OVER]: path };
  try {
    Reflect.apply(execve, process, [process.execPath, args, environment]);
  } catch {
    rmSync(path);
  }
}
var QUIET = "--disable-warning=ExperimentalWarning";
var hasTakenOver = false;
function takeOverSecrets() {
  const path = process.env[HANDED_OVER];
  if (path === void 0) return;
  delete process.env[HANDED_OVER];
  hasTakenOver = true;
  const secrets = JSON.parse(readFileSync(path, "utf8"));
  rmSync(path);
  Object.assign(process.env, secrets);
}

// src/adapters/runner/keep-writing.ts
init_define_RUNTIME_PACKAGES();
function keepWriting(...streams) {
  for (const stream of streams) {
    stream.on("error", () => void 0);
    const write = stream.write.bind(stream);
    stream.write = (...args) => {
      try {
        return Reflect.apply(write, stream, args) === true;
      } catch {
        return false;
      }
    };
  }
}

// src/trigger/event.ts
init_define_RUNTIME_PACKAGES();
var SERVED_EVENTS = /* @__PURE__ */ new Map([
  ["issue_comment", { actions: ["created"], subject: "comment" }],
  ["pull_request_review_comment", { actions: ["created"], subject: "comment" }],
  ["pull_request_review", { actions: ["submitted"], subject: "review" }],
  ["issues", { actions: ["opened", "labeled", "assigned"], subject: "issue" }],
  ["workflow_dispatch", { actions: [], subject: void 0 }],
  ["schedule", { actions: [], subject: void 0, needsRequest: true }],
  [
    "pull_request",
    {
      actions: ["opened", "reopened", "ready_for_review", "synchronize"],
      subject: "pull_request",
      needsRequest: true
    }
  ]
]);
var SCRIBE_EVENTS = /* @__PURE__ */ new Set(["schedule", "push", "workflow_dispatch"]);
async function readTrigger(facts) {
  const screened = screenEvent(facts);
  if (screened !== void 0) return screened;
  const { readRequestPayload } = await import("./read-request-payload-RIYEFGIO.js");
  return readRequestPayload(facts);
}
function screenEvent(facts) {
  const payload = fieldsOf(facts.payload);
  if (payload === void 0) throw badEvent("The event payload is not a JSON object.");
  return isForScribe(facts) ? readScribe(payload, facts) : findUnserved(payload, facts);
}
function findUnserved(payload, facts) {
  const kind = SERVED_EVENTS.get(facts.eventName);
  if (kind === void 0 || kind.needsRequest === true && facts.request === "") {
    return { kind: "declined", reason: unservedReason(kind, facts) };
  }
  if (facts.eventName !== "schedule") checkRepository(payload, facts.repository);
  if (kind.subject === void 0) return void 0;
  const action = typeof payload.action === "string" ? payload.action : "";
  if (!kind.actions.includes(action)) {
    return { kind: "ignored", reason: `The action ${quoted(action)} starts nothing.` };
  }
  if (fieldsOf(payload[kind.subject]) === void 0) {
    throw badEvent(`The event payload has no "${kind.subject}".`);
  }
  const mayConcern = kind.needsRequest === true || mayConcernUs(payload, kind.subject, facts);
  return mayConcern ? void 0 : { kind: "ignored", reason: "The squad is not mentioned." };
}
function isForScribe({ job, eventName, request }) {
  const isScheduled = eventName === "schedule" && request === "";
  return job === "scribe" || job !== "comment" && (isScheduled || eventName === "push");
}
function readScribe(payload, { eventName, repository, baseBranch }) {
  if (!SCRIBE_EVENTS.has(eventName)) {
    const reason = `The Scribe job runs on ${[...SCRIBE_EVENTS].join(", ")}, not on ${quoted(eventName)}.`;
    return { kind: "declined", reason };
  }
  const about = fieldsOf(payload.repository);
  if (about !== void 0 || eventName === "push") checkRepository(payload, repository);
  const named = about?.default_branch;
  const defaultBranch = typeof named === "string" && named !== "" ? named : void 0;
  const watchedBranch = baseBranch || defaultBranch;
  const isWatched = watchedBranch === void 0 || payload.ref === `refs/heads/${watchedBranch}`;
  if (eventName === "push" && !isWatched) {
    return { kind: "ignored", reason: `Scribe merges only what reaches ${quoted(watchedBranch)}.` };
  }
  return { kind: "scribe", defaultBranch };
}
function unservedReason(kind, { eventName }) {
  return kind === void 0 ? `The squad does not run on ${quoted(eventName)}.` : `The squad runs on ${quoted(eventName)} only if the input "request" says what to do.`;
}
function mayConcernUs(payload, subject, { phrase, ownBranches }) {
  if (payload.action === "labeled") return holds(fieldsOf(payload.label)?.name, "squad");
  if (payload.action === "assigned") {
    return holds(fieldsOf(payload.assignee)?.login, phrase.replace(/^@/, ""));
  }
  const about = fieldsOf(payload[subject]);
  if (ownBranches !== void 0 && holds(about?.state, "changes_requested")) return true;
  return holds(about?.body, phrase) || holds(about?.title, phrase);
}
function holds(text, wanted) {
  return typeof text === "string" && text.toLowerCase().includes(wanted.toLowerCase());
}
function checkRepository(payload, expected) {
  const name = fieldsOf(payload.repository)?.full_name;
  if (typeof name !== "string") throw badEvent("The event payload names no repository.");
  if (name.toLowerCase() !== expected.toLowerCase()) {
    const message = `The event belongs to ${quoted(name)}, but the job runs in ${quoted(expected)}.`;
    throw badEvent(message);
  }
}
function fieldsOf(value) {
  return isRecord(value) ? value : void 0;
}
function quoted(text) {
  return JSON.stringify(text.slice(0, 100));
}
function badEvent(message) {
  const hint = "Start the action from one of the events in its README, with the runner's own payload.";
  return new SquadError({ code: "E_EVENT", message, hint });
}

// src/main.ts
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
  await (await import("./job-UCY3SRBA.js")).runJob(environment, trigger);
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
