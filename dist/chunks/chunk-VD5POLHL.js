import {
  systemCode
} from "./chunk-NGFIVTT2.js";
import {
  attempt
} from "./chunk-EHNRAOD3.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/tools/built-in/open-subfolder.ts
init_define_RUNTIME_PACKAGES();
import { constants } from "node:fs";
import { lstat, mkdir, open } from "node:fs/promises";
import { join } from "node:path";
var NOT_A_FOLDER_CODES = ["ENOTDIR", "ELOOP", "EEXIST"];
var openByHandle = async (base, name) => {
  const flags = constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW;
  const opened = await attempt(() => open(join(base, name), flags));
  if (opened.kind === "done") {
    const handle = opened.value;
    return { base: `/proc/self/fd/${handle.fd}`, close: () => handle.close() };
  }
  if (NOT_A_FOLDER_CODES.includes(systemCode(opened.error) ?? "")) return void 0;
  throw opened.error;
};
var openByPath = async (base, name) => {
  const at = join(base, name);
  const isFolder = (await lstat(at)).isDirectory();
  return isFolder ? { base: at, close: async () => void 0 } : void 0;
};
var openHere = process.platform === "linux" ? openByHandle : openByPath;
async function workInFolder({ root, names, makes = false, openSubfolder = openHere }, work) {
  const openNext = makes ? makeMissing(openSubfolder) : openSubfolder;
  let current = { base: root, close: async () => void 0 };
  try {
    for (const [depth, name] of names.entries()) {
      const next = await openNext(current.base, name);
      if (next === void 0) return { kind: "blocked", at: names.slice(0, depth + 1).join("/") };
      const before = current;
      current = next;
      await before.close();
    }
    return { kind: "worked", value: await work(current.base) };
  } finally {
    await current.close();
  }
}
function makeFolders(root, path) {
  const names = path.split("/").filter((name) => name !== "" && name !== ".");
  return workInFolder({ root, names, makes: true }, async () => void 0);
}
function makeMissing(openSubfolder) {
  return async (base, name) => {
    const found = await attempt(() => openSubfolder(base, name));
    if (found.kind === "done") return found.value;
    if (systemCode(found.error) !== "ENOENT") throw found.error;
    const made = await attempt(() => mkdir(join(base, name)));
    if (made.kind === "threw" && systemCode(made.error) !== "EEXIST") throw made.error;
    return openSubfolder(base, name);
  };
}

export {
  workInFolder,
  makeFolders
};
