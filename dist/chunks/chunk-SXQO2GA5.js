import {
  fieldsOf,
  readJson
} from "./chunk-DZISDMIS.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/team/settings/find-checks.ts
init_define_RUNTIME_PACKAGES();
var CHECK_FILES = {
  node: "package.json",
  pnpm: "pnpm-lock.yaml",
  yarn: "yarn.lock",
  python: "pyproject.toml",
  go: "go.mod",
  rust: "Cargo.toml",
  make: "Makefile"
};
var SCRIPTS = ["test", "lint", "typecheck", "build"];
var PLACEHOLDER = /^echo\s+["']?Error: no test specified["']?\s*&&\s*exit 1$/;
var TIMEOUT_SECONDS = 600;
function packageManagerOf(tree) {
  if (isThere(tree, CHECK_FILES.pnpm)) return "pnpm";
  return isThere(tree, CHECK_FILES.yarn) ? "yarn" : "npm";
}
async function findChecks(tree, named, manager = packageManagerOf(tree)) {
  if (named !== void 0) return named;
  const [manifest, project, makefile] = await Promise.all(
    [CHECK_FILES.node, CHECK_FILES.python, CHECK_FILES.make].map((path) => tree.read(path))
  );
  return [
    ...scriptsOf(manifest ?? "").map((script) => scriptCommand(script, manager)),
    ...usesPytest(project ?? "") ? ["python3 -m pytest"] : [],
    ...isThere(tree, CHECK_FILES.go) ? ["go test ./..."] : [],
    ...isThere(tree, CHECK_FILES.rust) ? ["cargo test"] : [],
    .../^test\s*:(?!=)/m.test(makefile ?? "") ? ["make test"] : []
  ].map((run) => ({ name: run, run, timeoutSeconds: TIMEOUT_SECONDS, paths: [] }));
}
function isThere({ entries }, wanted) {
  return entries.some(({ path, mode }) => path === wanted && mode.startsWith("100"));
}
function scriptsOf(manifest) {
  const json = readJson(manifest);
  const fields = json.kind === "value" ? fieldsOf(json.value) : void 0;
  const scripts = fieldsOf(fields?.get("scripts"));
  return SCRIPTS.filter((name) => {
    const script = scripts?.get(name);
    return typeof script === "string" && script.trim() !== "" && !PLACEHOLDER.test(script.trim());
  });
}
function scriptCommand(script, manager) {
  return script === "test" ? `${manager} test` : `${manager} run ${script}`;
}
function usesPytest(project) {
  return /^[ \t]*\[tool\.pytest[.\]]/m.test(project) || /["']pytest(?:["'\s<>=~!;[])/.test(project);
}

export {
  CHECK_FILES,
  packageManagerOf,
  findChecks
};
