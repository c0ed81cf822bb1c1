import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  isRegularFile
} from "./chunk-3BHJK4Q4.js";
import {
  SquadError,
  attempt
} from "./chunk-ADD7QI3I.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-CCM5YFOF.js";

// src/adapters/working-tree.ts
init_define_RUNTIME_PACKAGES();
import { existsSync } from "node:fs";
import { constants, lstat, readdir, readFile, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
var USUAL_BYTES = 1048576;
async function readWorkingTree(root, ...directories) {
  const entries = (await Promise.all(directories.map((one) => entriesOf(root, one)))).flat();
  const files = new Set(entries.filter(({ mode }) => isRegularFile(mode)).map(({ path }) => path));
  const bytesOf = async (path) => files.has(path) ? readFile(join(root, path)).catch(refused("read", path)) : void 0;
  return {
    commit: "",
    entries,
    bytes: bytesOf,
    read: async (path, maxBytes = USUAL_BYTES) => (await bytesOf(path))?.subarray(0, maxBytes).toString(),
    readEnd: async (path, maxBytes) => (await bytesOf(path))?.subarray(-maxBytes).toString()
  };
}
async function entriesOf(root, directory) {
  const entries = async () => await obstacle(root, directory) ?? await entriesBelow(root, directory);
  return entries().catch(refused("read", directory));
}
async function obstacle(root, directory) {
  const names = directory.split("/").filter((name) => !["", "."].includes(name));
  for (let depth = 1; depth <= names.length; depth += 1) {
    const place = join(root, ...names.slice(0, depth));
    const found = await lstat(place).catch((error) => {
      if (codeOf(error) === "ENOENT") return void 0;
      throw error;
    });
    if (found === void 0) return [];
    if (!found.isDirectory()) return [await entryAt(root, place)];
  }
  return void 0;
}
async function entriesBelow(root, directory) {
  const found = await readdir(join(root, directory), { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile() || entry.isSymbolicLink());
  const entries = files.map(({ parentPath, name }) => entryAt(root, join(parentPath, name)));
  return (await Promise.all(entries)).sort((one, other) => one.path < other.path ? -1 : 1);
}
async function entryAt(root, file) {
  const { mode, size } = await lstat(file);
  return { path: relative(root, file).split(sep).join("/"), mode: modeOf(mode), size };
}
function modeOf(mode) {
  if ((mode & constants.S_IFMT) === constants.S_IFLNK) return "120000";
  return (mode & constants.S_IXUSR) === 0 ? "100644" : "100755";
}
function refused(wish, path) {
  return (error) => {
    throw inWords(wish, path, error);
  };
}
function inWords(wish, path, error) {
  const code = codeOf(error);
  const place = String(Reflect.get(Object(error), "path") ?? path);
  const isForbidden = ["EACCES", "EPERM"].includes(code);
  const reason = isForbidden ? "you have no right to" : "the file system refuses";
  return new SquadError({
    code: "E_INPUT",
    message: `${path} cannot be ${wish}: ${reason} (${code || String(error)}: ${place}).`,
    hint: isForbidden ? "Give yourself the right to it, and run the same command again." : "Mend that, and run the same command again.",
    cause: error
  });
}
async function whyNotTop(root) {
  const why = await whyNoFolder(root);
  if (why !== void 0 || existsSync(join(root, ".git"))) return why;
  const top = foldersAbove(root).find((folder) => existsSync(join(folder, ".git")));
  if (top === void 0) {
    return `${root} is not the top folder of a git repository.
Go there, name it with --directory, or make one with \`git init\`.
`;
  }
  return `${root} is not the top folder of a git repository: that is ${top}.
Go there, or name it with --directory.
`;
}
async function whyNoFolder(root, flag = "--directory") {
  const found = await attempt(stat(root));
  if (found.kind === "threw") {
    if (isGone(found.error)) return `There is no folder ${root}.
Name another with ${flag}.
`;
    const { message, hint } = inWords("read", root, found.error);
    return `${message}
${hint}
`;
  }
  if (found.value.isDirectory()) return void 0;
  return `${root} is a file, not a folder.
Name another with ${flag}.
`;
}
function foldersAbove(folder) {
  const parent = dirname(folder);
  return parent === folder ? [] : [parent, ...foldersAbove(parent)];
}
function isGone(error) {
  return ["ENOENT", "ENOTDIR"].includes(codeOf(error));
}
function codeOf(error) {
  return String(Reflect.get(Object(error), "code") ?? "");
}

export {
  readWorkingTree,
  refused,
  inWords,
  whyNotTop,
  whyNoFolder,
  isGone
};
