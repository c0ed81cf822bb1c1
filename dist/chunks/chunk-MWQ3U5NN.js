import {
  EMPTY_TREE
} from "./chunk-EO5MSDVT.js";
import {
  BOT
} from "./chunk-FXG5REYQ.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/workspace/saved/saved-runs.ts
init_define_RUNTIME_PACKAGES();
var FILE = "run.json";
var MAX_BYTES = 2e6;
function savedRunRef(thread, runId) {
  return `refs/squad/${thread}/${runId.replace(/[^\w-]/g, "-")}`;
}
function savedRunRefs(thread) {
  return `refs/squad/${thread}/*`;
}
function commitSavedRun(git, tip, text) {
  return git.commit({
    parents: [tip],
    tree: EMPTY_TREE,
    author: BOT,
    text: "What a run of the squad did so far\n",
    files: /* @__PURE__ */ new Map([[FILE, Buffer.from(text)]])
  });
}
async function readSavedRun(git, commit) {
  const place = `${commit}:${FILE}`;
  const size = await git.attempt(["cat-file", "-s", place]);
  if (size.code !== 0 || Number(size.stdout) > MAX_BYTES) return void 0;
  const parent = await git.attempt(["rev-parse", "--verify", "--quiet", `${commit}^1`]);
  if (parent.code !== 0) return void 0;
  return { text: await git.run(["cat-file", "blob", place]), tip: parent.stdout.trim() };
}
async function listRemoteRuns(git, thread) {
  const args = ["ls-remote", "--refs", git.remoteUrl, savedRunRefs(thread)];
  const lines = (await git.run(args, { remote: true })).split("\n");
  return new Map(
    lines.flatMap((line) => {
      const [commit = "", ref] = line.split("	");
      return ref === void 0 ? [] : [[ref, commit]];
    })
  );
}
async function pushSavedRun(git, { ref, commit }) {
  const args = ["push", "--porcelain", "--no-verify", git.remoteUrl, `+${commit}:${ref}`];
  return (await git.attempt(args, { remote: true })).code === 0;
}
async function deleteSavedRuns(git, refs) {
  if (refs.length === 0) return;
  const refspecs = refs.map((ref) => `:${ref}`);
  const args = ["push", "--porcelain", "--no-verify", git.remoteUrl, ...refspecs];
  await git.attempt(args, { remote: true });
}

// src/run/context/choose-branch.ts
init_define_RUNTIME_PACKAGES();
async function chooseBranch(deps) {
  const { pull, baseBranch } = deps;
  if (pull === void 0 || pull.state === "closed") {
    return chooseThreadBranch(deps, baseBranch, void 0);
  }
  if (pull.head.repository?.toLowerCase() !== deps.repository.toLowerCase()) {
    return { ...newThreadBranch(deps, baseBranch), answerOnly: FORK_REASON };
  }
  const own = pull.head.ref.startsWith(deps.prefix) && await isOurs(deps, pull);
  if (own || isPushable(pull, deps)) {
    return {
      branch: pull.head.ref,
      base: pull.base.ref,
      from: "branch",
      pull,
      stackedOn: void 0,
      answerOnly: void 0
    };
  }
  return chooseThreadBranch(deps, pull.head.ref, pull);
}
function isPushable({ head, base }, { pushes, baseBranch, unpushableBranches }) {
  return pushes === "any" && ![baseBranch, base.ref, ...unpushableBranches].includes(head.ref);
}
var FORK_REASON = "this pull request comes from a fork, whose branch can't be pushed to. The squad answers here, but changes nothing";
function threadBranchPrefix(prefix, number) {
  return `${prefix}${number}-`;
}
function newThreadBranch({ thread, prefix }, base) {
  const branch = `${threadBranchPrefix(prefix, thread.number)}${titleSlug(thread.title)}`;
  return {
    branch,
    base,
    from: "base",
    pull: void 0,
    stackedOn: void 0,
    answerOnly: void 0
  };
}
async function chooseThreadBranch(deps, base, stackedOn) {
  const newBranch = { ...newThreadBranch(deps, base), stackedOn };
  const branchPrefix = threadBranchPrefix(deps.prefix, deps.thread.number);
  const boardBranches = [...deps.boardBranches].filter((name) => name.startsWith(branchPrefix)).reverse();
  const { taken, free } = numberedBranches(newBranch.branch, deps.branches);
  const candidates = [.../* @__PURE__ */ new Set([...boardBranches, ...taken.reverse()])];
  for (const branch of candidates.filter((name) => deps.branches.has(name))) {
    const pulls = await deps.pullsOf(branch);
    const open = pulls.find((pull) => pull.state === "open");
    const isContinued = open === void 0 ? pulls.length === 0 && deps.isSquadBranch(branch) : isOurs(deps, open);
    if (await isContinued) {
      return { ...newBranch, branch, base: open?.base.ref ?? base, from: "branch", pull: open };
    }
  }
  return { ...newBranch, branch: free };
}
async function isOurs(deps, { author, head }) {
  return deps.isOurLogin(author?.login) || deps.boardBranches.has(head.ref) || deps.isSquadBranch(head.ref);
}
function numberedBranches(name, branches) {
  const taken = [];
  let free = name;
  while (branches.has(free)) {
    taken.push(free);
    free = `${name}-${taken.length + 1}`;
  }
  return { taken, free };
}
function titleSlug(title) {
  const words = title.normalize("NFKD").replace(new RegExp("\\p{M}", "gu"), "").toLowerCase().replace(/[^a-z0-9]+/g, "-").slice(0, 41);
  const whole = words.length <= 40 ? words : words.slice(0, Math.max(20, words.lastIndexOf("-")));
  return whole.replace(/^-+|-+$/g, "") || "request";
}

export {
  savedRunRef,
  savedRunRefs,
  commitSavedRun,
  readSavedRun,
  listRemoteRuns,
  pushSavedRun,
  deleteSavedRuns,
  chooseBranch,
  threadBranchPrefix
};
