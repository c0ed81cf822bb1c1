import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  cleanCell,
  isBlank,
  listField,
  readFrontMatter,
  readModel,
  routable
} from "./chunk-H2TH7PTU.js";
import {
  permitted
} from "./chunk-6M6JN6JQ.js";
import {
  headingOf,
  labelOf,
  readLines,
  readSections
} from "./chunk-7G5BJWW3.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-CCM5YFOF.js";

// src/tools/custom/host-pool.ts
init_define_RUNTIME_PACKAGES();
var NO_GRANT = { passed: [], mayStartPrograms: false };
function grantOf({ env, programs }, tool) {
  return { passed: env.get(tool) ?? [], mayStartPrograms: programs.includes(tool) };
}
function createHostPool({ tools, grantOf: grantOf2, open }) {
  const wishOf = (tool) => inOrder(grantOf2(tool));
  const keyOf = (tool) => JSON.stringify(wishOf(tool));
  const grants = new Map(tools.map((tool) => [keyOf(tool), wishOf(tool)]));
  const hosts = new Map(
    [...grants].map(([key, grant], index) => {
      const wanted = tools.filter((tool) => keyOf(tool) === key);
      return [key, open({ ...grant, index, wanted })];
    })
  );
  return {
    hostOf(tool) {
      const host = tools.includes(tool) ? hosts.get(keyOf(tool)) : void 0;
      return host ?? Promise.reject(new Error(`${tool} is not among the pool's tools`));
    },
    async close() {
      await Promise.allSettled([...hosts.values()].map(async (host) => (await host).close()));
    }
  };
}
function inOrder({ passed, mayStartPrograms }) {
  return { passed: [...new Set(passed)].toSorted(byCode), mayStartPrograms };
}
function byCode(one, other) {
  return one < other ? -1 : 1;
}

// src/tools/custom/users.ts
init_define_RUNTIME_PACKAGES();

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

// src/tools/custom/users.ts
function toolUsers(tree, { members, settings }) {
  return Promise.all(
    members.filter(routable).map(async (member) => {
      const charter = await loadCharter(tree, member);
      return { name: member.name, lists: [settings.tools.agents.get(member.slug), charter?.tools] };
    })
  );
}
function wordUsers(tool, agents, door) {
  const users = agents.filter(({ lists }) => {
    const narrowing = door === "executable" ? narrowingExecutables(lists) : lists;
    return permitted([{ name: tool }], narrowing).length > 0;
  });
  if (users.length === agents.length) return "every agent";
  return users.map(({ name }) => name).join(", ") || "nobody";
}
function narrowingExecutables(lists) {
  return lists.filter((list) => list?.includes("run_custom_tool") !== true);
}

// src/tools/custom/global-folder.ts
init_define_RUNTIME_PACKAGES();
import { lstatSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
async function layOut({ name, place, into, commit }) {
  const inner = lstatSync(join(place, "tools"), { throwIfNoEntry: false });
  if (inner?.isDirectory() === true) {
    return { root: place, scope: "global", shownAs: `${name}/tools`, commit };
  }
  await cp(place, join(into, "tools"), { recursive: true, verbatimSymlinks: true });
  return { root: into, scope: "global", shownAs: name, commit };
}

export {
  layOut,
  CHARTER_BYTES,
  readCharter,
  loadCharter,
  NO_GRANT,
  grantOf,
  createHostPool,
  toolUsers,
  wordUsers,
  narrowingExecutables
};
