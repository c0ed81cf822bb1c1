import {
  SquadError
} from "./chunk-EHNRAOD3.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/workspace/remote.ts
init_define_RUNTIME_PACKAGES();
var TRACKING = "refs/remotes/origin/";
var FETCHED = "refs/fetched/";
async function fetchBranches(git, patterns) {
  await git.run(fetchArguments(git, patterns), { remote: true });
  return (await listTips(git)).branches;
}
async function fetchTips(git, patterns, beside = [], others = []) {
  const all = [...patterns, ...beside];
  const newest = fetchArguments(git, all, ["--depth=1"], others);
  const isFetched = !git.hasCheckout && (await git.attempt(newest, { remote: true })).code === 0;
  if (!isFetched) await git.run(fetchArguments(git, all, [], others), { remote: true });
  const tips = await listTips(git);
  const { branches } = tips;
  const isBeside = (name) => beside.some((pattern) => name.startsWith(pattern.slice(0, -1)));
  const worked = [...branches.keys()].filter((name) => !isBeside(name));
  if (worked.length + tips.others.length > 1) await completeHistory(git, patterns, others);
  return tips;
}
var WHOLE_HISTORY = "--depth=2147483647";
async function completeHistory(git, patterns, others = []) {
  if ((await git.run(["rev-parse", "--is-shallow-repository"])).trim() !== "true") return;
  await git.run(fetchArguments(git, patterns, [WHOLE_HISTORY], others), { remote: true });
}
async function completeHistoryOf(git, commit) {
  await git.run([...FETCH, WHOLE_HISTORY, git.remoteUrl, commit], { remote: true });
}
async function listTips(git) {
  const format = "--format=%(objectname) %(refname)";
  const listing = await git.run(["for-each-ref", format, TRACKING, FETCHED]);
  const branches = /* @__PURE__ */ new Map();
  const others = [];
  for (const line of listing.split("\n")) {
    const [commit = "", name = ""] = line.split(" ");
    if (name.startsWith(TRACKING)) branches.set(name.slice(TRACKING.length), commit);
    if (name.startsWith(FETCHED))
      others.push({ ref: `refs/${name.slice(FETCHED.length)}`, commit });
  }
  return { branches, others };
}
function fetchArguments(git, patterns, depth = [], others = []) {
  const refspecs = [
    ...patterns.map((pattern) => `+${HEADS}${pattern}:${TRACKING}${pattern}`),
    ...others.map((ref) => `+${ref}:${FETCHED}${ref.slice("refs/".length)}`)
  ];
  return [...FETCH, ...depth, git.remoteUrl, ...refspecs];
}
var FETCH = [
  "fetch",
  "--quiet",
  "--no-tags",
  "--no-write-fetch-head",
  "--no-recurse-submodules"
];
async function fetchBranchIfExists(git, branch) {
  const seen = await fetchRefIfExists(git, `${HEADS}${branch}`);
  if (seen.kind === "seen") return seen.tip;
  const message = `\`git fetch\` of ${branch} failed: ${seen.error}`;
  throw new SquadError({ code: "E_GIT", message });
}
var HEADS = "refs/heads/";
async function fetchRefIfExists(git, ref, options = {}) {
  const copy = ref.startsWith(HEADS) ? `${TRACKING}${ref.slice(HEADS.length)}` : ref.replace(/^refs\//, "refs/remotes/other/");
  const args = [...FETCH, git.remoteUrl, `+${ref}:${copy}`];
  const { code, stderr } = await git.attempt(args, { ...options, remote: true });
  if (code === 0) return { kind: "seen", tip: (await git.run(["rev-parse", copy])).trim() };
  if (/couldn't find remote ref/i.test(stderr)) return { kind: "seen", tip: void 0 };
  return { kind: "failed", error: errorLine(stderr) };
}
function pushRefs(git, refspecs, { leases = [], ...options } = {}) {
  const expected = leases.map((lease) => `--force-with-lease=${lease}`);
  const args = ["push", "--porcelain", "--no-verify", ...expected, git.remoteUrl, ...refspecs];
  return git.attempt(args, { ...options, remote: true });
}
async function fetchDefaultBranch(git) {
  const listing = await git.run(["ls-remote", "--symref", git.remoteUrl, "HEAD"], { remote: true });
  const name = /^ref: refs\/heads\/(\S+)\tHEAD$/m.exec(listing)?.[1];
  if (name !== void 0) return name;
  const message = "The remote doesn't say which branch is its default.";
  const hint = "Name the branch in the input `base-branch`.";
  throw new SquadError({ code: "E_GIT", message, hint });
}
function requireBranch(branches, name) {
  const commit = branches.get(name);
  if (commit !== void 0) return commit;
  throw new SquadError({
    code: "E_GIT",
    message: `The branch ${name} is not on the remote.`,
    hint: "Check the input `base-branch`, and that the branch still exists."
  });
}
function errorLine(stderr) {
  const lines = stderr.split("\n").map((line) => line.trim());
  return lines.find((line) => /^(remote: )?(error|fatal): /.test(line)) ?? "";
}

export {
  FETCHED,
  fetchBranches,
  fetchTips,
  completeHistory,
  completeHistoryOf,
  FETCH,
  fetchBranchIfExists,
  fetchRefIfExists,
  pushRefs,
  fetchDefaultBranch,
  requireBranch,
  errorLine
};
