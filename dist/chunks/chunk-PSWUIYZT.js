import {
  attempt
} from "./chunk-ZKMHPSNV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/workspace/worktrees/shared-checkout.ts
init_define_RUNTIME_PACKAGES();
import { randomUUID } from "node:crypto";
import { copyFile, lstat, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
var MAX_SMALL = 1e3;
function openSharedCheckout(git, start) {
  const folder = join(git.scratch, "shared");
  let checkout;
  let listing;
  const unshare = async (directory, path, { keep } = { keep: true }) => {
    const place = join(directory, path);
    if (!await isSameFile(join(folder, path), place)) return;
    const draft = join(git.scratch, `${randomUUID()}.own`);
    if (keep) await copyFile(place, draft);
    await (keep ? rename(draft, place) : rm(place));
  };
  return {
    async isLarge() {
      listing ??= git.run(["ls-tree", "-r", "-z", "--name-only", start]);
      return readPaths(await listing).length > MAX_SMALL;
    },
    async link(directory, commit) {
      checkout ??= checkOut(git, start, folder);
      await checkout;
      await git.linkFolder(folder, directory);
      if (commit === start) return;
      const differing = await git.run(["diff-tree", "-r", "-z", "--name-only", start, commit]);
      for (const path of readPaths(differing)) await unshare(directory, path, { keep: false });
    },
    unshare: (directory, path) => unshare(directory, path)
  };
}
async function checkOut(git, commit, folder) {
  await mkdir(folder);
  const worktree = { directory: folder, indexFile: join(git.scratch, "shared.index") };
  await git.run(["read-tree", "--reset", "-u", commit], { worktree });
}
async function isSameFile(one, other) {
  const [first, second] = await Promise.all([attempt(lstat(one)), attempt(lstat(other))]);
  if (first.kind === "threw" || second.kind === "threw") return false;
  return sameFile(first.value, second.value);
}
function sameFile(one, other) {
  return one.isFile() && one.ino === other.ino && one.dev === other.dev;
}
function readPaths(listing) {
  return listing.split("\0").filter((path) => path !== "");
}

export {
  openSharedCheckout,
  readPaths
};
