import {
  EMPTY_TREE
} from "./chunk-EO5MSDVT.js";
import {
  FETCH,
  FETCHED,
  pushRefs
} from "./chunk-4HGFMLRL.js";
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
    author: git.identity,
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
  return savedAnswer(await pushRefs(git, [`+${commit}:${ref}`]), ref);
}
function savedAnswer({ code, stdout }, ref) {
  if (code === 0) return "kept";
  const isRefused = stdout.split("\n").some((line) => line.startsWith("!") && line.includes(`:${ref}	[remote rejected]`));
  return isRefused ? "refused" : "unknown";
}
var PAUSE_MS = 1e3;
async function deleteSavedRuns({ git, clock, time }, refs) {
  if (refs.length === 0) return;
  const removals = refs.map((ref) => `:${ref}`);
  const remove = () => pushRefs(git, removals);
  if ((await remove()).code === 0 || time.left() <= PAUSE_MS) return;
  await clock.sleep(PAUSE_MS);
  await remove();
}
var COPIES = `${FETCHED}squad/`;
async function deleteSavedRunsBefore(git, time) {
  const { remoteUrl } = git;
  const listing = ["ls-remote", "--refs", remoteUrl, "refs/squad/*"];
  if ((await git.run(listing, { remote: true })).trim() === "") return;
  await git.run([...FETCH, "--depth=1", remoteUrl, `+refs/squad/*:${COPIES}*`], { remote: true });
  const format = "--format=%(refname) %(objectname) %(committerdate:unix)";
  const lines = (await git.run(["for-each-ref", format, COPIES])).split("\n");
  const old = lines.map((line) => line.split(" ")).filter(([, , seconds]) => seconds !== void 0 && Number(seconds) * 1e3 < time).map(([name = "", commit]) => ({ ref: name.replace(COPIES, "refs/squad/"), commit }));
  if (old.length === 0) return;
  const leases = old.map(({ ref, commit }) => `${ref}:${commit}`);
  const removals = old.map(({ ref }) => `:${ref}`);
  await pushRefs(git, removals, { leases });
}

export {
  savedRunRef,
  savedRunRefs,
  commitSavedRun,
  readSavedRun,
  listRemoteRuns,
  pushSavedRun,
  savedAnswer,
  deleteSavedRuns,
  deleteSavedRunsBefore
};
