import {
  shortHash
} from "./chunk-PO4G3B7X.js";
import {
  isObject,
  isRecord
} from "./chunk-DZISDMIS.js";
import {
  init_late_library,
  lateExport
} from "./chunk-QHONNP4I.js";
import {
  cutCharacters
} from "./chunk-ZBRHI66Z.js";
import {
  map,
  preprocess,
  string
} from "./chunk-Z5TMLZZJ.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/team/roster/agent-folders.ts
init_define_RUNTIME_PACKAGES();

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

// src/text/lenient.ts
init_define_RUNTIME_PACKAGES();
var PART_CHARACTERS = 80;
function readLeniently(schema, value) {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { data: parsed.data, flaws: [] };
  const last = parsed.error.issues.flatMap(flawsOf).reverse();
  const byPath = [...new Map(last.map((flaw) => [flaw.path, flaw])).values()];
  for (const flaw of byPath) leaveOut(value, flaw);
  const flaws = byPath.reverse();
  const isLost = flaws.some(({ path }) => path === "");
  return { data: schema.safeParse(isLost ? {} : value).data, flaws };
}
function flawsOf(issue) {
  const flaw = (place, isUnknown) => {
    return { place, path: pathOf(place), message: issue.message, isUnknown };
  };
  if (issue.code !== "unrecognized_keys") return [flaw(issue.path, false)];
  return issue.keys.map((key) => flaw([...issue.path, key], true));
}
function pathOf(place) {
  const parts = place.map(
    (part) => typeof part === "number" ? `[${part}]` : `.${cutCharacters(String(part), PART_CHARACTERS)}`
  );
  return parts.join("").replace(/^\./, "");
}
function leaveOut(value, { place, isUnknown }) {
  const key = place.at(-1);
  const holder = place.slice(0, -1).reduce((at, part) => isObject(at) ? Reflect.get(at, part) : void 0, value);
  if (key === void 0 || !isObject(holder)) return;
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else if (isUnknown) Reflect.deleteProperty(holder, key);
  else Object.defineProperty(holder, key, { ...OPEN, value: void 0 });
}
var OPEN = { configurable: true, enumerable: true, writable: true };
function fieldsBy(item, error) {
  const toMap = (value) => isRecord(value) ? new Map(Object.entries(value)) : value;
  return preprocess(toMap, map(string(), item, error).default(/* @__PURE__ */ new Map()));
}
function namesApart(message) {
  return (items, { addIssue }) => {
    const names = items.map(({ name }) => name);
    for (const [index, name] of names.entries()) {
      const isTaken = names.indexOf(name) < index;
      if (isTaken) addIssue({ code: "custom", path: [index, "name"], message });
    }
  };
}

// late:yaml
init_define_RUNTIME_PACKAGES();
init_late_library();
var Lexer = lateExport("yaml-SO3W7N7L.cjs.gz", "Lexer");
var parse = lateExport("yaml-SO3W7N7L.cjs.gz", "parse");
var parseAllDocuments = lateExport("yaml-SO3W7N7L.cjs.gz", "parseAllDocuments");
var parseDocument = lateExport("yaml-SO3W7N7L.cjs.gz", "parseDocument");
var stringify = lateExport("yaml-SO3W7N7L.cjs.gz", "stringify");

// src/text/yaml-depth.ts
init_define_RUNTIME_PACKAGES();
var MAX_DEPTH = 100;
function isTooDeep(yaml) {
  let depth = 0;
  for (const bracket of yaml.match(/[[\]{}]/g) ?? []) {
    depth = Math.max(0, depth + (bracket === "[" || bracket === "{" ? 1 : -1));
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

export {
  slug,
  nameKey,
  fileSlug,
  isFileSlug,
  isRegularFile,
  indexAgentFolders,
  findFolders,
  Lexer,
  parse,
  parseAllDocuments,
  parseDocument,
  stringify,
  readLeniently,
  fieldsBy,
  namesApart,
  isTooDeep
};
