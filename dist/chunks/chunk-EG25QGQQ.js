import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  fieldsOf,
  isRegularFile,
  readJson
} from "./chunk-7G5BJWW3.js";
import {
  SquadError
} from "./chunk-ADD7QI3I.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-CCM5YFOF.js";

// src/team/locate.ts
init_define_RUNTIME_PACKAGES();
var CONFIG_BYTES = 262144;
var CURRENT = ".squad";
var LEGACY = ".ai-team";
async function locateSquad(tree, override) {
  const wanted = override === void 0 || override.trim() === "" ? void 0 : checked(override);
  const directories = wanted === void 0 ? [CURRENT, LEGACY] : [wanted];
  const link = tree.entries.find(
    ({ path, mode }) => directories.includes(path) && !isRegularFile(mode)
  );
  if (link !== void 0) return linked(link.path, link.mode);
  const directory = chooseDirectory(tree, directories);
  if (directory === void 0) return { kind: "absent" };
  const config = await tree.read(`${directory}/config.json`, CONFIG_BYTES);
  return elsewhereBy(config ?? "{}", directory) ?? {
    kind: "found",
    directory,
    warnings: directory === LEGACY ? [LEGACY_WARNING] : []
  };
}
var LEGACY_WARNING = ".ai-team/ is the old name of .squad/. It is read, and written back to, as it is.";
function chooseDirectory(tree, directories) {
  const files = tree.entries.filter(({ mode }) => isRegularFile(mode)).map(({ path }) => path);
  const holding = (isSign) => directories.find(
    (directory) => files.some(
      (path) => path.startsWith(`${directory}/`) && isSign(path.slice(directory.length + 1))
    )
  );
  return holding((file) => file === "team.md" || file === "config.json") ?? holding(() => true);
}
function checked(override) {
  const path = override.trim().replace(/^(?:\.\/)+/, "");
  const directory = path.endsWith("/") ? path.slice(0, -1) : path;
  const segments = directory.split("/");
  const isInside = !/^[A-Za-z]:|[\\\p{Cc}]/u.test(directory) && segments.every((segment) => !["", ".", ".."].includes(segment)) && segments[0]?.toLowerCase() !== ".git";
  if (isInside) return directory;
  throw new SquadError({
    code: "E_INPUT",
    message: "squad-directory is not a folder inside the repository.",
    hint: "Give it relative to the root of the repository, such as `.squad` or `tools/.squad`."
  });
}
function linked(path, mode) {
  const what = mode === "120000" ? "a symbolic link" : "a submodule";
  return {
    kind: "elsewhere",
    reason: `${path} is ${what}, so the squad's files are not in this commit.`,
    remedy: `Commit ${path} as a folder of this repository.`
  };
}
function elsewhereBy(config, directory) {
  const json = readJson(config);
  const fields = json.kind === "value" ? fieldsOf(json.value) : void 0;
  const textAt = (key) => {
    const value = fields?.get(key);
    return typeof value === "string" ? value.trim() : "";
  };
  const file = `${directory}/config.json`;
  return elsewhereByRoot(textAt("teamRoot"), file) ?? elsewhereByState(textAt("stateLocation"), textAt("stateBackend"), file);
}
function elsewhereByRoot(teamRoot, file) {
  if (["", ".", "./"].includes(teamRoot)) return void 0;
  return {
    kind: "elsewhere",
    reason: `${file} says that the team lives in ${teamRoot.slice(0, 200)} (teamRoot).`,
    remedy: "Commit the team to this repository and remove `teamRoot`; if it is in another folder here, remove `teamRoot` and set the input `squad-directory`."
  };
}
function elsewhereByState(location, backend, file) {
  if (location === "external" || backend === "external") {
    return {
      kind: "elsewhere",
      reason: `${file} says that the squad's state is external: it lies on somebody's own machine, where no workflow can read it.`,
      remedy: "On the machine that has it, run `npx @bradygaster/squad-cli internalize` in the repository, and commit `.squad/`."
    };
  }
  if (backend === "git-notes") {
    return {
      kind: "elsewhere",
      reason: `${file} keeps decisions and histories in git notes (stateBackend git-notes), which a checkout doesn't bring along.`,
      remedy: `Write them to files below the squad's folder, set \`stateBackend\` to \`local\` in ${file}, and commit both.`
    };
  }
  if (!["orphan", "two-layer"].includes(backend)) return void 0;
  return {
    kind: "elsewhere",
    reason: `${file} keeps decisions and histories on the branch squad-state (stateBackend ${backend}). Work on another branch can neither read them nor add to them in a pull request.`,
    remedy: bringBack(file)
  };
}
function bringBack(file) {
  const directory = file.slice(0, file.lastIndexOf("/"));
  return [
    `Bring them back with \`git fetch origin squad-state && git archive FETCH_HEAD | tar -x -C ${directory}\`,`,
    `set \`stateBackend\` to \`local\` in ${file},`,
    "take the block `# Squad: state owned by squad-state branch` out of `.gitignore`, and commit all of it."
  ].join(" ");
}

export {
  CONFIG_BYTES,
  locateSquad
};
