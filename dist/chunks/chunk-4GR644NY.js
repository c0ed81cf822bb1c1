import {
  commandOf,
  exitCodeOf,
  shortCommand
} from "./chunk-5OVM5Z2T.js";
import {
  plural
} from "./chunk-BDLE4HBS.js";
import {
  firstParagraph,
  oneLine
} from "./chunk-ENBJUMDV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/run-log/lines/log-line.ts
init_define_RUNTIME_PACKAGES();

// src/run-log/lines/log-calls.ts
init_define_RUNTIME_PACKAGES();
var MAX_COMMAND = 100;
var FILE_STEP = /^(?:reads|writes|edits|searches for|looks for(?! a colleague)|uses bash)(?: |$)/;
var NOTHING = { words: void 0 };
function createCallWords() {
  const state = { steps: /* @__PURE__ */ new Map(), calls: /* @__PURE__ */ new Map(), denied: /* @__PURE__ */ new Set() };
  return (event) => {
    switch (event.kind) {
      case "agent.step":
        if (!FILE_STEP.test(event.step)) return void 0;
        state.steps.set(event.session, event.step);
        return NOTHING;
      case "file.denied":
        state.denied.add(`${event.session} ${event.path}`);
        return void 0;
      case "tool.start":
        noteStart(event, state);
        return NOTHING;
      case "tool.complete":
      case "tool.failed":
        return { words: endWords(event, state) };
      default:
        return void 0;
    }
  };
}
function noteStart({ session, callId, tool, input }, { steps, calls }) {
  const isCommand = tool === "bash";
  const words = isCommand ? runText(input) : steps.get(session);
  if (!isCommand) steps.delete(session);
  if (words !== void 0) calls.set(`${session} ${callId}`, words);
}
function endWords(event, { calls, denied }) {
  const words = calls.get(`${event.session} ${event.callId}`);
  if (words === void 0) return void 0;
  if (event.kind === "tool.complete") return words + exitText(event.output);
  const path = words.slice(words.indexOf(" ") + 1);
  return denied.has(`${event.session} ${path}`) ? void 0 : `${words} (failed)`;
}
function runText(input) {
  return `runs ${shortCommand(commandOf(input) ?? "", MAX_COMMAND) || "a command"}`;
}
function exitText(output) {
  const code = exitCodeOf(output ?? "");
  return code === void 0 ? "" : `: exit ${code}`;
}

// src/run-log/lines/log-work.ts
init_define_RUNTIME_PACKAGES();
var MAX_PATHS = 3;
function createWorkWords() {
  const state = { memory: /* @__PURE__ */ new Set(), authors: /* @__PURE__ */ new Map(), resolving: /* @__PURE__ */ new Set() };
  return (event, nameOf) => {
    switch (event.kind) {
      case "decision":
      case "learning":
        state.memory.add(event.note.path);
        return void 0;
      case "conflict":
        return { words: conflictText(event, state, nameOf) };
      case "commit":
        return { words: commitText(event, state) };
      default:
        return void 0;
    }
  };
}
function conflictText({ session, files, keptOn }, { authors, resolving }, nameOf) {
  const others = new Set(files.flatMap((path) => [...authors.get(path) ?? []]));
  others.delete(session);
  const names = [...new Set([...others].map(nameOf))].join(" and ") || "colleagues";
  if (keptOn === void 0) resolving.add(session);
  else resolving.delete(session);
  const what = keptOn === void 0 ? "resolves a conflict" : `keeps its work on ${keptOn}: conflict`;
  return `${what} with ${names} in ${pathsText(files)}`;
}
function commitText({ session, subject, files }, { memory, authors, resolving }) {
  for (const path of files) authors.set(path, (authors.get(path) ?? /* @__PURE__ */ new Set()).add(session));
  const ordered = [...files].sort((a, b) => Number(memory.has(a)) - Number(memory.has(b)));
  return `${resolving.delete(session) ? "resolved it and " : ""}commits ${pathsText(ordered)}${subject ? `: ${subject}` : ""}`;
}
function pathsText(paths) {
  const more = paths.length - MAX_PATHS;
  return `${paths.slice(0, MAX_PATHS).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

// src/run-log/lines/log-line.ts
var MAX_LINE = 160;
function createLogLines(startedAt) {
  const readAct = createActs();
  return (event) => {
    const act = readAct(event);
    if (act === void 0) return void 0;
    const [who, what, details] = act;
    const time = timeText(event.at - startedAt);
    const text = `${time}  ${oneLine(who, 20).padEnd(12)} ${oneLine(what, MAX_LINE)}`.trimEnd();
    return details === void 0 ? { text } : { text, details };
  };
}
function createActs() {
  const names = /* @__PURE__ */ new Map([["coordinator", "Coordinator"]]);
  const before = /* @__PURE__ */ new Set();
  const wordsOfCall = createCallWords();
  const wordsOfWork = createWorkWords();
  const nameOf = (id) => names.get(id) ?? (id || "nobody");
  return (event) => {
    learnNames(names, event);
    if (isToldBefore(before, event)) return void 0;
    const told = wordsOfCall(event) ?? wordsOfWork(event, nameOf);
    return told === void 0 ? actOf(event, nameOf) : toldAct(event, told.words, nameOf);
  };
}
function learnNames(names, event) {
  if (event.kind === "agent.spawned") names.set(event.session, event.name);
  if (event.kind !== "team") return;
  for (const [slug, name] of Object.entries(event.names)) names.set(slug, name);
}
function isToldBefore(told, event) {
  if (event.kind === "agent.idle") told.add(event.session);
  if (event.kind === "agent.resumed") told.delete(event.session);
  if (event.kind === "agent.finished") return told.has(event.session);
  if (event.kind !== "handoff" || event.status !== "sent" && event.status !== "delivered") {
    return false;
  }
  const isTold = told.has(`message ${event.id}`);
  told.add(`message ${event.id}`);
  return isTold;
}
function timeText(ms) {
  return `${(Math.max(0, ms) / 1e3).toFixed(1).padStart(6)} s`;
}
var TOLD_STEPS = /^(?:hands work to|records a decision|notes a learning|records a review|resolves a conflict)/;
function toldAct(event, words, nameOf) {
  return words === void 0 || !("session" in event) ? void 0 : [nameOf(event.session), words];
}
function actOf(event, nameOf) {
  return agentAct(event, nameOf) ?? wordAct(event, nameOf) ?? effectAct(event);
}
function agentAct(event, nameOf) {
  switch (event.kind) {
    case "agent.spawned":
      return [event.name, "starts"];
    case "agent.step":
      return TOLD_STEPS.test(event.step) ? void 0 : [nameOf(event.session), event.step];
    case "agent.resumed":
      return [nameOf(event.session), "goes on"];
    case "agent.idle":
    case "agent.finished":
      return [nameOf(event.session), endText(event.answer)];
    case "agent.failed":
      return [nameOf(event.session), `failed: ${event.reason}`];
    case "agent.stopped":
      return [nameOf(event.session), `was stopped: ${event.reason}`];
    default:
      return void 0;
  }
}
function endText(answer) {
  const said = firstParagraph(answer);
  return said === "" ? "ends without an answer" : `is done: ${said}`;
}
function wordAct(event, nameOf) {
  switch (event.kind) {
    case "run.started":
      return [event.actor, `asks: ${event.request}`];
    case "file.denied":
      return [nameOf(event.session), deniedText(event)];
    case "handoff":
      return handoffAct(event, nameOf);
    case "decision":
      return [nameOf(event.note.agent), `decides: ${event.note.title}`];
    case "learning":
      return [nameOf(event.note.agent), `learns: ${event.note.learning}`];
    case "review":
      return [nameOf(event.note.reviewer), `reviews: ${reviewText(event.note)}`];
    case "appeal":
      return [nameOf(event.note.from), `asks people: ${event.note.text}`];
    default:
      return void 0;
  }
}
function deniedText({ access, path, reason }) {
  const why = reason.startsWith(`${path}: `) ? reason.slice(path.length + 2) : reason;
  return `may not ${access} ${path.trim() || "a path without a name"}: ${why}`;
}
function reviewText({ verdict, findings }) {
  return `${verdict.replaceAll("-", " ")}, ${plural(findings.length, "finding")}`;
}
function effectAct(event) {
  switch (event.kind) {
    case "check":
      return checkAct(event);
    case "checks.off":
      return ["checks", `none ran: ${event.reason}`];
    case "note":
      return ["note", event.text];
    case "limit":
      return ["squad", `stops: ${event.reason}`];
    case "notice":
      return ["squad", `calls people: ${event.url}`];
    case "effect":
      return ["squad", effectText(event.effect, event.detail)];
    case "run.ended":
      return ["squad", `ends: ${event.outcome}`];
    default:
      return void 0;
  }
}
function handoffAct(event, nameOf) {
  const { from, to, task, status, reason, priority } = event;
  if (status === "sent" || status === "delivered") {
    const urgent = priority === "urgent" ? " (urgent)" : "";
    const words = `\u2192 ${nameOf(to)}${urgent}: ${firstParagraph(task)}`;
    return PEOPLE.test(to) ? void 0 : [nameOf(from), words];
  }
  const why = reason === void 0 ? "" : `: ${reason}`;
  return status === "answered" ? void 0 : [nameOf(from), `\u2192 ${nameOf(to)} ${status}${why}`];
}
var PEOPLE = /^(?:user|human|person|people)$/i;
var EFFECT_VERBS = {
  push: "pushes",
  "pull-request": "opens pull request",
  ready: "makes ready",
  review: "posts a review on",
  reviewers: "asks for a review:",
  "review-reply": "replies in"
};
function effectText(effect, detail) {
  const short = detail.replace(/\b([0-9a-f]{7})[0-9a-f]{33}\b/g, "$1");
  const verb = Object.hasOwn(EFFECT_VERBS, effect) ? EFFECT_VERBS[effect] : effect;
  return `${verb} ${short}`;
}
function checkAct({ name, result, seconds, lines }) {
  const took = result === "not-run" || seconds < 1 ? "" : `, ${seconds} s`;
  return ["checks", `${name}: ${result}${took}`, lines.length === 0 ? void 0 : lines];
}

export {
  pathsText,
  createLogLines,
  deniedText
};
