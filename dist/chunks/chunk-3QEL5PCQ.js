import {
  findMention,
  foldCase
} from "./chunk-LSOEEKAB.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/trigger/command.ts
init_define_RUNTIME_PACKAGES();
var KEYWORDS = ["help", "team", "status", "tools", "doctor"];
var COURTESIES = new Set("please pls plz now again me us thanks thank you thx".split(" "));
var MAX_ADDRESSEE = 64;
var CLOSERS = /^[*_~)\]}".!?;]+/;
var LINE_END = /[\r\n\u0085\u2028\u2029]/;
var SEPARATORS = /^[\s\u0085,:]+/;
var MEANINGFUL = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;
var NAME = /^[\p{L}\p{N}\p{Extended_Pictographic}_](?:[\p{L}\p{M}\p{N}\p{Extended_Pictographic}\p{Emoji_Modifier}'’_ -]|\u200D)*$/u;
function readCommand(markdown, phrase) {
  const mention = findMention(markdown, phrase);
  if (mention === void 0) return void 0;
  const after = readWords(markdown.slice(mention.end).replace(CLOSERS, ""));
  if (after !== void 0 || !mention.wordsBefore) return after ?? { kind: "help" };
  const before = markdown.slice(0, mention.start).trim();
  return readKeyword(before) ?? { kind: "work", request: before };
}
function readRequest(text) {
  return readWords(text.trimStart()) ?? { kind: "help" };
}
var MOST_APPROVALS = 20;
function askedWords(command) {
  let asked = command;
  for (let approvals = 0; asked.kind === "approve" && approvals < MOST_APPROVALS; approvals += 1) {
    if (asked.request === "") break;
    asked = readRequest(asked.request);
  }
  return "request" in asked ? asked.request : asked.kind;
}
function readWords(text) {
  const request = withoutSeparators(text).trimEnd();
  if (!MEANINGFUL.test(request)) return void 0;
  const aboutTool = readApproval(request) ?? readRemoval(request);
  if (aboutTool !== void 0) return aboutTool;
  const work = { kind: "work", request };
  const lead = text.slice(0, text.length - withoutSeparators(text).length);
  if (LINE_END.test(lead)) return readKeyword(request) ?? work;
  const addressed = readAddressed(request);
  if (addressed === void 0) return readKeyword(request) ?? work;
  return MEANINGFUL.test(addressed.request) ? addressed : void 0;
}
function readKeyword(request) {
  const [word = "", ...rest] = foldCase(request).split(/[^\p{L}\p{M}\p{N}_]+/u);
  const kind = KEYWORDS.find((keyword) => keyword === word);
  const isAlone = rest.every((other) => other === "" || COURTESIES.has(other));
  return kind !== void 0 && isAlone ? { kind } : void 0;
}
function readApproval(request) {
  const found = /^approve tool (`?)([A-Za-z0-9_-]{1,64})(?:@([0-9a-f]{4,64}))?\1(?=$|[.,:;!\r\n])/i.exec(
    request
  );
  const tool = found?.[2];
  if (found === null || tool === void 0) return void 0;
  const rest = request.slice(found[0].length).replace(/^[\s.,:;!]+/, "");
  const digest = found[3]?.toLowerCase();
  return { kind: "approve", tool, digest, request: MEANINGFUL.test(rest) ? rest : "" };
}
function readRemoval(request) {
  const found = /^tools remove(?: (`?)([A-Za-z0-9_-]{1,64})\1)??(?:,? please)?[.!]?$/i.exec(
    request
  );
  if (found === null) return void 0;
  return found[2] === void 0 ? { kind: "tools" } : { kind: "remove-tool", tool: found[2] };
}
function readAddressed(request) {
  const colon = request.slice(0, MAX_ADDRESSEE + 1).indexOf(":");
  const agent = request.slice(0, Math.max(0, colon)).trimEnd();
  const next = request.charAt(colon + 1);
  const words = agent.split(" ").filter((part) => part !== "");
  if (!NAME.test(agent) || words.length > 3 || next !== "" && !/[\s\u0085]/.test(next)) {
    return void 0;
  }
  return { kind: "agent", agent, request: withoutSeparators(request.slice(colon + 1)) };
}
function withoutSeparators(text) {
  return text.replace(SEPARATORS, "");
}

export {
  readCommand,
  readRequest,
  askedWords
};
