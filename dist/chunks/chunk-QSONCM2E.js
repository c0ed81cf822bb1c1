import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

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

export {
  createWorkWords,
  pathsText
};
