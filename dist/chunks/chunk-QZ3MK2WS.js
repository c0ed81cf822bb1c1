import {
  COMMAND_RIGHTS
} from "./chunk-RI6QV5LA.js";
import {
  NEVER,
  array,
  boolean,
  int,
  m,
  strictObject,
  string,
  union,
  unknown
} from "./chunk-ZGMSCD6E.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/team/settings/command-settings.ts
init_define_RUNTIME_PACKAGES();
var PATTERN = /^[^\p{Cc}]{1,200}$/u;
var MAX_PATTERNS = 64;
var MAX_TIMEOUT_SECONDS = 3600;
var HOST = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;
var RIGHTS = m(COMMAND_RIGHTS, `expected one of "${COMMAND_RIGHTS.join('", "')}"`);
var CHECK_FIELDS = strictObject({
  name: string().regex(/^[^\p{Cc}`|]{1,60}$/u),
  run: string().min(1).max(2e3),
  timeout: int().positive().default(600),
  paths: array(string().regex(PATTERN)).max(MAX_PATTERNS).default([])
});
var CHECK = unknown().transform((given, context) => {
  const read = CHECK_FIELDS.safeParse(given);
  if (read.success) {
    const { timeout, ...check } = read.data;
    return { ...check, timeoutSeconds: Math.min(timeout, MAX_TIMEOUT_SECONDS) };
  }
  const fields = read.error.issues.map(({ path }) => path.join(".") || "its fields");
  context.addIssue(`expected { "name", "run", "timeout", "paths" }; wrong: ${fields.join(", ")}`);
  return NEVER;
});
var NETWORK = union(
  [boolean(), array(string().regex(HOST, "expected a host name"))],
  "expected true, false or a list of host names"
).optional().transform((given = false) => {
  if (typeof given === "boolean") return given ? "all" : "none";
  return given;
});
function narrowRights(ceiling, { all, agents }, agent) {
  const own = agent === void 0 ? void 0 : agents.get(agent);
  const ranks = [ceiling, all, own ?? all].map((rights) => COMMAND_RIGHTS.indexOf(rights));
  return COMMAND_RIGHTS[Math.max(...ranks)] ?? "off";
}

export {
  RIGHTS,
  CHECK,
  NETWORK,
  narrowRights
};
