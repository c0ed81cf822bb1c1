import {
  shortHash
} from "./chunk-PO4G3B7X.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/text/slug.ts
init_define_RUNTIME_PACKAGES();
function slug(name) {
  const dashed = name.normalize("NFC").toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return dashed.slice(dashed.startsWith("-") ? 1 : 0, dashed.endsWith("-") ? -1 : void 0);
}
function nameKey(name) {
  const key = name.normalize("NFC").trim().toLowerCase();
  return key.startsWith("@") ? key.slice(1) : key;
}
var MAX_SLUG_LENGTH = 50;
var WINDOWS_DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;
function fileSlug(text) {
  const name = slug(text).slice(0, MAX_SLUG_LENGTH).replace(/-$/, "");
  if (name === "") return `text-${shortHash(text)}`;
  return WINDOWS_DEVICE.test(name) ? `${name}-file` : name;
}
function isFileSlug(name) {
  return /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/.test(name) && !WINDOWS_DEVICE.test(name);
}

// src/team/roster/agent-folders.ts
init_define_RUNTIME_PACKAGES();
function isRegularFile(mode) {
  return mode === "100644" || mode === "100755";
}
function indexAgentFolders(tree, directory) {
  const prefix = `${directory}/agents/`;
  const byName = /* @__PURE__ */ new Map();
  const alumni = /* @__PURE__ */ new Set();
  for (const { path, mode } of tree.entries) {
    if (!path.startsWith(prefix) || !isRegularFile(mode)) continue;
    const [name = "", ...rest] = path.slice(prefix.length).split("/");
    if (rest.length === 0) continue;
    if (name === "_alumni") alumni.add(slug(rest[0] ?? ""));
    else byName.set(name, withFolderFile(byName.get(name), { prefix, name, file: rest.join("/") }));
  }
  return { byName, bySlug: groupBySlug([...byName.values()]), alumni };
}
function groupBySlug(folders) {
  const groups = /* @__PURE__ */ new Map();
  for (const folder of folders) {
    const group = groups.get(slug(folder.name));
    if (group === void 0) groups.set(slug(folder.name), [folder]);
    else group.push(folder);
  }
  return groups;
}
function withFolderFile(folder, found) {
  const { prefix, name, file } = found;
  const path = `${prefix}${name}`;
  const known = folder ?? { name, path, charter: void 0, history: void 0 };
  if (file === "charter.md") return { ...known, charter: `${path}/${file}` };
  return file === "history.md" ? { ...known, history: `${path}/${file}` } : known;
}
function findFolders(folders, registry, query) {
  const key = nameKey(query.name);
  const names = [
    query.charter === void 0 ? void 0 : folderNameIn(query.charter),
    registry.get(key)?.id,
    query.slug,
    key,
    query.name
  ];
  const named = names.map((name) => name === void 0 ? void 0 : folders.byName.get(name));
  const sameSlug = folders.bySlug.get(query.slug) ?? [];
  const candidates = [...named, ...sameSlug].filter((folder) => folder !== void 0);
  const main = candidates.find((folder) => folder.charter !== void 0) ?? candidates[0];
  return { main, others: [...new Set(candidates)].filter((folder) => folder !== main) };
}
function folderNameIn(charter) {
  const segments = charter.replaceAll("\\", "/").replaceAll("%20", " ").split("/");
  const agents = segments.lastIndexOf("agents");
  return agents < 0 ? void 0 : segments[agents + 1];
}

export {
  slug,
  nameKey,
  fileSlug,
  isFileSlug,
  isRegularFile,
  indexAgentFolders,
  findFolders
};
