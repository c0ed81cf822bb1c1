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
} from "./chunk-MUCB7FAK.js";
import {
  map,
  preprocess,
  string
} from "./chunk-ZGMSCD6E.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

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
var parse = lateExport("yaml-SO3W7N7L.cjs.gz", "parse");
var parseAllDocuments = lateExport("yaml-SO3W7N7L.cjs.gz", "parseAllDocuments");
var parseDocument = lateExport("yaml-SO3W7N7L.cjs.gz", "parseDocument");
var stringify = lateExport("yaml-SO3W7N7L.cjs.gz", "stringify");

export {
  readLeniently,
  fieldsBy,
  namesApart,
  parse,
  parseAllDocuments,
  parseDocument,
  stringify
};
