import {
  readRequest,
  visibleParagraphs
} from "./chunk-WOQ4ALLD.js";
import {
  unlessAborted
} from "./chunk-U6AUHUH3.js";
import {
  attempt
} from "./chunk-EHNRAOD3.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/run/finish/within-time.ts
init_define_RUNTIME_PACKAGES();
import { setTimeout as pause } from "node:timers/promises";
var REPORT_MS = 1250;
async function withinTime(work, time, graceMs) {
  const ended = await attempt(unlessAborted(work, time.over));
  if (ended.kind === "done") return ended.value;
  if (!time.over.aborted) throw ended.error;
  const late = new AbortController();
  const givingUp = pause(graceMs, void 0, { signal: late.signal }).then(() => {
    throw time.over.reason;
  });
  return Promise.race([work, givingUp]).finally(() => late.abort());
}

// src/run/start/needs-agents.ts
init_define_RUNTIME_PACKAGES();

// src/trigger/directive.ts
init_define_RUNTIME_PACKAGES();
var NONE = { sentences: [], isWhole: false };
var MOST = 5;
var SHORTEST = 12;
var LONGEST = 400;
var HINT = /from now on|going forward|always|never|don['’]t|do not/i;
var RULE = /^(?:(?:please|also|and|so|ok|okay)[,:]?\s{1,4}){0,2}(?:(from now on|going forward)|(we (?:never|always|don['’]t|do not))|(always|never))(?:\s*[,:])?\s+(\S+)/i;
var TELLING_AFTER_WE = /^(?:know|knew|have|had|get|got|see|saw|receive|understand|think|believe|remember|care|mind|seem|need|want|like|even|really|yet|hear|find|found|end|land|lose|lost|were|was|are|did|said|told|made|wrote|went|came|thought|meant)\b/i;
var TELLING_ALONE = /^(?:mind|again|ever|the|an?|it|this|that|when|in|on|at|i|we|you|they|he|she|had|was|were|been)\b|[^s]s[,.;:!]?$/i;
var PAST = /^(?!(?:embed|exceed|feed|proceed|seed|speed|succeed)\b)[a-z]{2,30}ed\b/i;
var FURTHER_CLAUSE = /[,;]\s{1,4}(?:and|then|also|but)\s/i;
var COURTESY = /\b(?:thanks|thank you|please|cheers)\b/gi;
var MEANINGFUL = /[\p{L}\p{N}]/u;
function readDirectives(request) {
  if (!HINT.test(request)) return NONE;
  const found = visibleParagraphs(request).flatMap(
    (paragraph) => sentencesIn(request, paragraph).filter(
      (place) => isRule(request.slice(place.start, place.end))
    )
  );
  if (found.length === 0) return NONE;
  const sentences = found.slice(0, MOST).map(({ start, end }) => request.slice(start, end));
  const isOnlyRules = found.length <= MOST && !sentences.some((one) => FURTHER_CLAUSE.test(one));
  const isWhole = isOnlyRules && !MEANINGFUL.test(rest(request, found));
  return { sentences, isWhole };
}
function isRule(sentence) {
  if (sentence.length < SHORTEST || sentence.length > LONGEST || sentence.endsWith("?"))
    return false;
  const [, forever, we, alone, next = ""] = RULE.exec(sentence) ?? [];
  if (forever !== void 0) return true;
  if (PAST.test(next)) return false;
  if (we !== void 0) return !TELLING_AFTER_WE.test(next);
  return alone !== void 0 && !TELLING_ALONE.test(next);
}
function sentencesIn(source, { start, end, ranges }) {
  const ends = ranges.flatMap(
    (range) => [...source.slice(range.start, range.end).matchAll(/[.!?](?=\s|$)/g)].map(({ index }) => range.start + index + 1).filter((at) => at === end || /\s/.test(source.charAt(at)))
  );
  const sentences = [];
  let from = start;
  for (const at of [...ends, end]) {
    const begin = from + Math.max(0, source.slice(from, at).search(/\S/));
    if (begin < at && ranges.some((range) => range.start <= begin && begin < range.end)) {
      sentences.push({ start: begin, end: at });
    }
    from = at;
  }
  return sentences;
}
function rest(request, found) {
  const parts = [];
  let from = 0;
  for (const { start, end } of found) {
    parts.push(request.slice(from, start));
    from = end;
  }
  return [...parts, request.slice(from)].join(" ").replace(COURTESY, "");
}

// src/run/start/needs-agents.ts
var BY_WORKFLOW = ["pull-request", "schedule"];
function directivesOf({ command, author, source }) {
  const request = command.kind === "work" || command.kind === "agent" ? command.request : "";
  const { sentences, isWhole } = readDirectives(
    author.type === "User" && !BY_WORKFLOW.includes(source) ? request : ""
  );
  return { sentences, isWhole: isWhole && command.kind === "work" };
}
function needsAgents(request) {
  const { command } = request;
  if (command.kind === "approve") {
    if (command.request === "") return false;
    return needsAgents({ ...request, command: readRequest(command.request) });
  }
  return ["work", "agent"].includes(command.kind) && !directivesOf(request).isWhole;
}

// src/team/convention-files.ts
init_define_RUNTIME_PACKAGES();
var CONVENTION_FILES = [
  "AGENTS.md",
  ".github/copilot-instructions.md",
  "CLAUDE.md"
];

export {
  CONVENTION_FILES,
  REPORT_MS,
  withinTime,
  directivesOf,
  needsAgents
};
