import {
  applyPolicy,
  batchPaths,
  foldPath,
  listChanges,
  readLog,
  splitPaths,
  tellsRejections,
  treeOf,
  withFolders,
  withTrailers
} from "./chunk-DLMTAYL3.js";
import {
  errorLine,
  fetchBranchIfExists
} from "./chunk-PBC5VR5G.js";
import {
  BOT
} from "./chunk-FXG5REYQ.js";
import {
  SquadError,
  attempt
} from "./chunk-GBJB3MBF.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/workspace/push.ts
init_define_RUNTIME_PACKAGES();

// src/workspace/replay.ts
init_define_RUNTIME_PACKAGES();

// src/workspace/commit.ts
init_define_RUNTIME_PACKAGES();
import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join as join2 } from "node:path";

// src/workspace/policy/path-twins.ts
init_define_RUNTIME_PACKAGES();
async function rejectTwins(candidates, deps) {
  const known = await listNeighbours(
    candidates.filter(({ isNew }) => isNew === true),
    deps
  );
  const removed = new Set(
    candidates.flatMap(({ path, isRemoved }) => isRemoved === true ? [path] : [])
  );
  const names = new Map(
    [...known].filter((path) => !removed.has(path)).map((path) => [foldPath(path), path])
  );
  const accepted = [];
  const left = [];
  for (const candidate of candidates) {
    const { path, isNew } = candidate;
    const unknown = isNew === true ? withFolders(path).filter((part) => !known.has(part)) : [];
    const twins = unknown.map((part) => names.get(foldPath(part)) ?? part);
    const twin = twins.find((name, index) => name !== unknown[index]);
    if (twin !== void 0) {
      left.push(`${path}: many file systems take its name for that of ${twin}`);
      continue;
    }
    for (const part of unknown) names.set(foldPath(part), part);
    accepted.push(candidate);
  }
  return { accepted, left };
}
async function listNeighbours(candidates, { git, commit }) {
  if (candidates.length === 0) return /* @__PURE__ */ new Set();
  const folders = candidates.flatMap(({ path }) => withFolders(path).slice(0, -1));
  const inner = batchPaths([...new Set(folders)].map((folder) => `${folder}/`));
  const listings = [[], ...inner].map(
    (paths) => git.run([
      "ls-tree",
      "-z",
      "--name-only",
      commit,
      ...paths.length === 0 ? [] : ["--", ...paths]
    ])
  );
  return new Set((await Promise.all(listings)).flatMap(splitPaths));
}

// src/workspace/policy/reject-secrets.ts
init_define_RUNTIME_PACKAGES();
import { readFile } from "node:fs/promises";
import { join } from "node:path";
async function rejectSecrets(candidates, deps) {
  const accepted = [];
  const left = [];
  for (const candidate of candidates) {
    const { path } = candidate;
    if (deps.policy.holdsSecret(path)) {
      left.push("a file: its name holds a secret, or something shaped like one");
    } else if (candidate.isRemoved !== true && await addsSecret(path, deps)) {
      left.push(`${path}: holds a secret, or something shaped like one`);
    } else {
      accepted.push(candidate);
    }
  }
  return { accepted, left };
}
async function addsSecret(path, { git, worktree, policy }) {
  const text = await readFile(join(worktree.directory, path), "utf8");
  if (!policy.holdsSecret(text)) return false;
  const before = await attempt(git.run(["cat-file", "blob", `${worktree.base()}:${path}`]));
  const known = new Set(before.kind === "done" ? before.value.split("\n") : []);
  const added = text.split("\n").filter((line) => !known.has(line));
  return policy.holdsSecret(added.join("\n"));
}

// src/workspace/commit.ts
async function commitWork(worktree, { git, policy, identify, tip }) {
  const base = worktree.base();
  if (base === void 0) return { kind: "nothing", left: [] };
  const { accepted, left: refused } = await selectChanges(worktree, { git, policy, tip });
  const ignored = await stage(git, worktree, accepted);
  const notTaken = ignored.map((path) => `${path}: ${IGNORED_REASON}`);
  const left = [...refused, ...notTaken];
  const files = accepted.map(({ path }) => path).filter((path) => !ignored.includes(path));
  if (files.length === 0) return { kind: "nothing", left };
  const tree = (await git.run(["write-tree"], { worktree })).trim();
  const identity = identify(files);
  const commit = await commitTree(git, { tree, parent: base, ...signature(identity) });
  return { kind: "commit", commit, base, files, left, identity };
}
async function selectChanges(worktree, { git, policy, tip }) {
  const base = worktree.base();
  if (base === void 0) return { accepted: [], left: [] };
  const checked = applyPolicy(await listChanges(git, worktree, base), policy);
  const clean = await rejectSecrets(checked.accepted, { git, worktree, policy });
  const { accepted, left } = await rejectTwins(clean.accepted, { git, commit: tip ?? base });
  return { accepted, left: [...checked.left, ...clean.left, ...left] };
}
var IGNORED_REASON = "git does not take it (a .gitignore lists it, or its name is not safe)";
async function stage(git, worktree, accepted) {
  const own = accepted.filter(({ byTool }) => !byTool);
  await add(git, worktree, { files: accepted.filter(({ byTool }) => byTool), force: true });
  if (await add(git, worktree, { files: own, force: false })) return [];
  const listing = ["diff-index", "--cached", "--name-only", "--no-renames", "-z"];
  const staged = await git.run([...listing, worktree.base() ?? "HEAD"], { worktree });
  const taken = new Set(splitPaths(staged));
  return own.map(({ path }) => path).filter((path) => !taken.has(path));
}
async function add(git, worktree, { files, force }) {
  if (files.length === 0) return true;
  const list = join2(git.scratch, `${worktree.label}.paths`);
  await writeFile(list, files.map(({ path }) => path).join("\0"));
  const option = force ? "--force" : "--ignore-errors";
  const args = ["add", option, `--pathspec-from-file=${list}`, "--pathspec-file-nul"];
  const { code, stderr } = await git.attempt(args, { worktree });
  if (code === 0) return true;
  if (code === 1 && !force) return false;
  throw new SquadError({ code: "E_GIT", message: `git add failed: ${stderr.trim()}` });
}
function signature({ author, message, trailers }) {
  return { author: { name: author, email: BOT.email }, text: withTrailers(message, trailers) };
}
async function commitTree(git, { tree, parent, secondParent, author, text }) {
  const environment = {
    GIT_AUTHOR_NAME: author.name,
    GIT_AUTHOR_EMAIL: author.email,
    ...author.date === void 0 ? {} : { GIT_AUTHOR_DATE: author.date },
    GIT_COMMITTER_NAME: BOT.name,
    GIT_COMMITTER_EMAIL: BOT.email
  };
  const message = join2(git.scratch, `${randomUUID()}.message`);
  await writeFile(message, text);
  const second = secondParent === void 0 ? [] : ["-p", secondParent];
  const made = ["commit-tree", "--no-gpg-sign", "-p", parent, ...second, "-F", message, tree];
  return (await git.run(made, { environment })).trim();
}

// src/workspace/merge-trees.ts
init_define_RUNTIME_PACKAGES();
function mergeTrees(git, sides) {
  return runMergeTree(git, sides, ["--name-only"]);
}
async function runMergeTree(git, { ours, theirs }, options = []) {
  const args = ["merge-tree", "--write-tree", "-z", "--no-messages", ...options, ours, theirs];
  const { code, stdout, stderr } = await git.attempt(args);
  if (code > 1) {
    throw new SquadError({ code: "E_GIT", message: `git merge-tree failed: ${stderr.trim()}` });
  }
  const [tree = "", ...files] = splitPaths(stdout);
  return code === 0 ? { kind: "clean", tree } : { kind: "conflict", tree, files };
}

// src/workspace/replay.ts
async function replay(git, range, onto) {
  let commit = onto;
  let tree = await treeOf(git, onto);
  for (const { id, ...signature2 } of await readSignedCommits(git, range)) {
    const standIn = { author: signature2.author, text: "stand-in" };
    const target = await commitTree(git, { tree, parent: `${id}^`, ...standIn });
    const merged = await mergeTrees(git, { ours: target, theirs: id });
    if (merged.kind === "conflict") return { kind: "conflict", files: merged.files };
    const mayGo = merged.tree === tree && !tellsRejections(signature2.text);
    if (mayGo && await changesFiles(git, id)) continue;
    tree = merged.tree;
    commit = await commitTree(git, { tree, parent: commit, ...signature2 });
  }
  return { kind: "replayed", commit };
}
async function changesFiles(git, id) {
  return (await git.attempt(["diff-tree", "--quiet", `${id}^`, id])).code !== 0;
}
var FIELDS = ["%H", "%an", "%ae", "%ad", "%B"];
async function readSignedCommits(git, range) {
  const rows = await readLog(git, { fields: FIELDS, range, options: ["--reverse", "--date=raw"] });
  return rows.map(([id = "", name = "", email = "", date = "", text = ""]) => ({
    id,
    author: { name, email, date },
    text
  }));
}

// src/workspace/push.ts
var MAX_TRIES = 5;
async function pushBranch(git, { branch, commit, start }) {
  let ours = commit;
  let from = start;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const answer = await push(git, { branch, commit: ours });
    if (answer.kind !== "moved") return answer;
    const theirs = await fetchBranchIfExists(git, branch);
    if (theirs === void 0) continue;
    const replayed = await replay(git, { base: from, tip: ours }, theirs);
    if (replayed.kind === "conflict") return replayed;
    ours = replayed.commit;
    from = theirs;
  }
  return { kind: "rejected", reason: "the branch kept moving while we pushed", byRule: false };
}
async function pushToFallbackBranch(git, { branch, commit }) {
  let reason = "too many branches of that name";
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const name = tries === 1 ? branch : `${branch}-${tries}`;
    const answer = await push(git, { branch: name, commit });
    if (answer.kind === "pushed") return name;
    if (answer.kind === "rejected") {
      reason = answer.reason;
      break;
    }
  }
  const message = `The work could not be kept on the branch ${branch}: ${reason}.`;
  throw new SquadError({ code: "E_GIT", message });
}
function pushWithLease(git, { branch, commit, expectedCommit }) {
  const lease = `--force-with-lease=refs/heads/${branch}:${expectedCommit ?? ""}`;
  return push(git, { branch, commit }, [lease]);
}
async function push(git, { branch, commit }, leases = []) {
  const refspec = `${commit}:refs/heads/${branch}`;
  const args = ["push", "--porcelain", "--no-verify", ...leases, git.remoteUrl, refspec];
  const answer = await git.attempt(args, { remote: true });
  return answer.code === 0 ? { kind: "pushed", commit } : readRefusal(answer);
}
var OVERTAKEN = /^\[remote rejected\] \((cannot lock ref|failed to update ref|incorrect old value|reference already exists)/;
function readRefusal({ stdout, stderr }) {
  const line = stdout.split("\n").find((one) => one.startsWith("!")) ?? "";
  const summary = line.split("	")[2] ?? "";
  if (summary.startsWith("[rejected]") || OVERTAKEN.test(summary)) return { kind: "moved" };
  const parts = [summary.replace("[remote rejected] ", ""), errorLine(stderr)];
  const reason = parts.filter((word) => word !== "").join(" ");
  const byRule = summary.startsWith("[remote rejected]");
  return { kind: "rejected", reason: reason || "the remote refused the push", byRule };
}

export {
  commitWork,
  selectChanges,
  signature,
  commitTree,
  mergeTrees,
  runMergeTree,
  replay,
  readSignedCommits,
  pushBranch,
  pushToFallbackBranch,
  pushWithLease
};
