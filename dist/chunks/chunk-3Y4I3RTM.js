import {
  cleanCell,
  isBlank,
  listField,
  readFrontMatter,
  readModel
} from "./chunk-FQ4TUJWL.js";
import {
  headingOf,
  labelOf,
  readLines,
  readSections
} from "./chunk-Q7NT2BUX.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/team/charter.ts
init_define_RUNTIME_PACKAGES();
var CHARTER_BYTES = 65536;
function readCharter(text) {
  const matter = readFrontMatter(text);
  const lines = readLines(matter.body);
  const sections = readSections(lines);
  const identity = labelsIn(sections, "identity");
  const title = readTitle(lines);
  return {
    name: identity.get("name") ?? title.name,
    role: identity.get("role") ?? title.role,
    expertise: commaList(identity.get("expertise") ?? ""),
    style: identity.get("style") ?? "",
    owns: bulletsIn(sections, "what i own"),
    model: readCharterModel(labelsIn(sections, "model")),
    tools: readTools(matter.kind === "data" ? matter.fields : /* @__PURE__ */ new Map(), identity.get("tools")),
    text: matter.body.trim()
  };
}
async function loadCharter(tree, member) {
  if (member.charterPath === void 0) return void 0;
  const text = await tree.read(member.charterPath, CHARTER_BYTES);
  return text === void 0 ? void 0 : readCharter(text);
}
function sectionsCalled(sections, title) {
  return sections.filter((section) => section.title.toLowerCase() === title);
}
function labelsIn(sections, title) {
  const labels = /* @__PURE__ */ new Map();
  for (const line of sectionsCalled(sections, title).flatMap((section) => section.lines)) {
    const found = labelOf(line);
    if (found === void 0 || labels.has(found.label)) continue;
    labels.set(found.label, cleanCell(found.value));
  }
  return labels;
}
function bulletsIn(sections, title) {
  return sectionsCalled(sections, title).flatMap((section) => section.lines).filter((line) => line.kind === "text" && /^[-*+] /.test(line.text)).map((line) => cleanCell(line.text.slice(2))).filter((text) => text !== "");
}
function readTitle(lines) {
  const title = lines.map(headingOf).find((heading) => heading?.level === 1)?.title ?? "";
  const [name = "", ...role] = title.split(/ [\u2014\u2013-] /);
  return { name: cleanCell(name), role: cleanCell(role.join(" - ")) };
}
function commaList(text) {
  return text.split(",").map((item) => cleanCell(item)).filter((item) => !isBlank(item));
}
function readTools(fields, label) {
  const named = listField(fields, "tools") ?? (label === void 0 ? void 0 : commaList(label));
  if (named === void 0 || named.some((name) => /^(?:\*|all)$/i.test(name))) return void 0;
  return named.filter((name) => !/^none$/i.test(name));
}
var EFFORTS = ["low", "medium", "high", "xhigh"];
var TIERS = ["default", "long_context"];
function readCharterModel(labels) {
  const effort = labels.get("reasoning effort")?.toLowerCase();
  const tier = labels.get("context tier")?.toLowerCase();
  return {
    preferred: readModel(labels.get("preferred") ?? ""),
    fallback: readModel(labels.get("fallback") ?? ""),
    effort: EFFORTS.find((known) => known === effort),
    contextTier: TIERS.find((known) => known === tier)
  };
}

export {
  CHARTER_BYTES,
  readCharter,
  loadCharter
};
