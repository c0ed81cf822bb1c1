import {
  batchPaths,
  listTreeEntries,
  readPath,
  resolveInside,
  withFolders
} from "./chunk-EG5NQSOL.js";
import {
  splitPaths
} from "./chunk-RH2574AL.js";
import {
  serialize
} from "./chunk-GVC3OUOO.js";
import {
  SquadError,
  attempt
} from "./chunk-ZKMHPSNV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/workspace/worktrees/worktrees.ts
init_define_RUNTIME_PACKAGES();
import { mkdir as mkdir2, realpath, rm as rm2 } from "node:fs/promises";
import { dirname as dirname2, join as join2 } from "node:path";

// src/workspace/worktrees/sparse-files.ts
init_define_RUNTIME_PACKAGES();
import { lstat, mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
function openSparseFiles(deps) {
  const state = {
    ...deps,
    broughtIn: /* @__PURE__ */ new Set(),
    owned: /* @__PURE__ */ new Set(),
    isPrivate: false,
    isWhole: false
  };
  return {
    prepare: (request) => prepareAccess(state, request),
    own: (folder) => ownFolder(state, folder),
    keepPrivate() {
      state.isPrivate = true;
    },
    noteWhole() {
      state.isWhole = true;
    },
    noteUnshared() {
      state.owned.add("");
    }
  };
}
var REFUSED = /[\p{Cc}\\:]|(?:^|\/)\.git(?:\/|$)/iu;
async function prepareAccess(state, { access, path }) {
  const named = readPath(state.worktree.directory, path);
  if (named.kind === "refused") return;
  const inner = named.components.join("/");
  if (REFUSED.test(inner)) return;
  if (inner !== "") {
    if (!state.isWhole) await bringIn(state, inner, access);
    await state.shared?.unshare(state.worktree.directory, inner);
  }
  const isSearch = access === "read" && await isFolder(join(state.worktree.directory, inner));
  if (isSearch) await fill(state);
}
async function bringIn(state, path, access) {
  const { git, worktree, base } = state;
  const { directory } = worktree;
  const rules = access === "write" ? ignoreFilesAbove(path) : [];
  const missing = await withoutExisting(directory, [path, ...rules]);
  if (missing.length === 0) return;
  const entries = await listTreeEntries(git, base(), missing);
  const isFile = (name) => /^1(?!6)/.test(entries.get(name)?.mode ?? "");
  const wanted = [.../* @__PURE__ */ new Set([...withFolders(path), ...rules])].filter(isFile);
  await checkOut(state, await withoutExisting(directory, wanted));
  const isFolderThere = entries.has(path) && !isFile(path);
  if (isFolderThere) await mkdir(join(directory, path), { recursive: true });
}
function ignoreFilesAbove(path) {
  const folder = dirname(path);
  return folder === "." ? [".gitignore"] : [`${folder}/.gitignore`, ...ignoreFilesAbove(folder)];
}
async function fill(state) {
  const { worktree, shared, broughtIn, base } = state;
  const { directory } = worktree;
  if (state.isWhole) return;
  if (shared !== void 0 && !state.isPrivate) {
    const removed = await withoutExisting(directory, [...broughtIn]);
    await attempt(shared.link(directory, base()));
    for (const path of removed) await rm(join(directory, path), { force: true });
  }
  await checkOutMissing(state, "");
  state.isWhole = true;
}
async function ownFolder(state, folder) {
  const { git, worktree, shared, owned } = state;
  if (owned.has("") || owned.has(folder)) return;
  await checkOutMissing(state, folder);
  if (shared !== void 0) {
    const listing = await git.run(["ls-files", "-z", ...within(folder)], { worktree });
    for (const path of splitPaths(listing)) await shared.unshare(worktree.directory, path);
  }
  owned.add(folder);
  if (folder === "") state.isWhole = true;
}
async function checkOutMissing(state, folder) {
  const { git, worktree } = state;
  const how = ["ls-files", "--deleted", "-z", ...within(folder)];
  await checkOut(state, splitPaths(await git.run(how, { worktree })));
}
function within(folder) {
  return folder === "" ? [] : ["--", folder];
}
async function checkOut({ git, worktree, broughtIn }, paths) {
  const missing = paths.filter((path) => !broughtIn.has(path));
  for (const batch of batchPaths(missing)) {
    const how = ["checkout-index", "-q", "--", ...batch];
    const { code, stderr } = await git.attempt(how, { worktree });
    if (code !== 0 && (await withoutExisting(worktree.directory, batch)).length > 0) {
      const message = `The repository's files could not be written: ${stderr.trim()}`;
      throw new SquadError({ code: "E_GIT", message });
    }
  }
  for (const path of missing) broughtIn.add(path);
}
async function withoutExisting(directory, paths) {
  const found = await Promise.all(paths.map((path) => attempt(lstat(join(directory, path)))));
  return paths.filter((_path, index) => found[index]?.kind === "threw");
}
async function isFolder(path) {
  const found = await attempt(lstat(path));
  return found.kind === "done" && found.value.isDirectory();
}

// src/workspace/worktrees/worktrees.ts
function worktreesOf({ scratch }) {
  return join2(scratch, "worktrees");
}
async function removeWorktrees(git) {
  await rm2(worktreesOf(git), { recursive: true, force: true, maxRetries: 5 });
}
async function planWorktree(label, deps) {
  const { git, policy } = deps;
  const directory = await makeFolder(join2(worktreesOf(git), label));
  const worktree = { directory, indexFile: join2(git.scratch, `${label}.index`) };
  const touched = /* @__PURE__ */ new Set();
  let base;
  let opening;
  const files = openSparseFiles({ ...deps, worktree, base: () => base ?? "" });
  const serialized = serialize();
  const whenOpen = async (work) => {
    opening ??= openWorktree(worktree, deps, files);
    const start = await opening;
    base ??= start;
    return serialized(work);
  };
  return {
    label,
    ...worktree,
    openAhead: () => void attempt(whenOpen(async () => void 0)),
    ready: (path = "") => whenOpen(() => files.own(path)),
    keepPrivate: files.keepPrivate,
    base: () => base,
    touched,
    written: /* @__PURE__ */ new Set(),
    async decideFileAccess(request) {
      await whenOpen(() => files.prepare(request));
      return decideFileAccess(request, { directory, policy, touched });
    },
    async loadConflict(commit, tree) {
      await loadTree(tree, commit, { git, worktree });
      files.noteWhole();
      base = commit;
    },
    setBase(commit) {
      base = commit;
    },
    async updateTo(tip, { force } = { force: false }) {
      await attempt(Promise.resolve(opening));
      if (base === void 0 || base === tip) return true;
      const isMoved = await moveWorktree(base, tip, { git, worktree, force });
      if (isMoved) base = tip;
      return isMoved;
    }
  };
}
async function makeFolder(path) {
  await mkdir2(path, { recursive: true });
  return realpath(path);
}
async function openWorktree(worktree, { git, tip, shared }, files) {
  await mkdir2(join2(worktree.directory, ".git"), { recursive: true });
  const commit = tip();
  const isLarge = await shared?.isLarge();
  const update = isLarge === true ? [] : ["-u"];
  await git.run(["read-tree", "--reset", ...update, commit], { worktree });
  if (isLarge !== true) {
    files.noteWhole();
    files.noteUnshared();
  }
  return commit;
}
async function loadTree(tree, commit, { git, worktree }) {
  await git.run(["read-tree", "--reset", "-u", tree], { worktree });
  await git.run(["read-tree", "--reset", commit], { worktree });
}
async function moveWorktree(from, to, { git, worktree, force }) {
  if (force) {
    await git.run(["read-tree", "--reset", "-u", to], { worktree });
    return true;
  }
  const how = ["read-tree", "-m", "-u", from, to];
  const moved = await git.attempt(how, { worktree });
  if (moved.code === 0) return true;
  await git.attempt(["update-index", "-q", "--refresh"], { worktree });
  return (await git.attempt(how, { worktree })).code === 0;
}
async function decideFileAccess(request, { directory, policy, touched }) {
  const decision = await resolveFileAccess(directory, request, policy);
  if (decision.kind === "refused") {
    return { allowed: false, reason: decision.reason, next: decision.next };
  }
  if (request.access === "write") {
    await mkdir2(dirname2(decision.absolute), { recursive: true });
    touched.add(decision.path);
  }
  return { allowed: true };
}
var REPORT_IT = "put what it should hold into your report";
async function resolveFileAccess(directory, request, policy) {
  const decision = await resolveInside(directory, request.path);
  if (decision.kind === "refused" || request.access === "read") return decision;
  const isFolder2 = decision.path === "" || decision.stats?.isDirectory() === true;
  if (isFolder2) return { kind: "refused", reason: "a file is needed, not a folder" };
  const reason = policy.refuses(decision);
  return reason === void 0 ? decision : { kind: "refused", reason, next: REPORT_IT };
}

export {
  worktreesOf,
  removeWorktrees,
  planWorktree
};
