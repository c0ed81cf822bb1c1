import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

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
  chooseBranch,
  threadBranchPrefix
};
