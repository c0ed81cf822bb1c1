import {
  worktreesOf
} from "./chunk-MCZ4XSAA.js";
import {
  attempt
} from "./chunk-ZKMHPSNV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/workspace/worktrees/plain-checkout.ts
init_define_RUNTIME_PACKAGES();
import { mkdir, realpath, rm } from "node:fs/promises";
import { join } from "node:path";
async function openCheckout(git, label, commit) {
  const path = join(worktreesOf(git), label);
  await mkdir(join(path, "files", ".git"), { recursive: true });
  const folder = await realpath(path);
  const worktree = { directory: join(folder, "files"), indexFile: join(folder, "index") };
  await git.run(["read-tree", "--reset", "-u", commit], { worktree });
  return {
    ...worktree,
    folder,
    async remove() {
      await attempt(rm(folder, { recursive: true, force: true, maxRetries: 5 }));
    }
  };
}

export {
  openCheckout
};
