import {
  joinHistories
} from "./chunk-7EPI3MSO.js";
import {
  isAncestor,
  openBackoff,
  readLog,
  readRemoteFailure,
  splitPaths,
  treeOf
} from "./chunk-RVQBJLPX.js";
import {
  errorLine,
  fetchRefIfExists,
  pushRefs
} from "./chunk-GSLWLHQL.js";
import {
  isRegularFile
} from "./chunk-D4DZX3AM.js";
import {
  SquadError
} from "./chunk-EHNRAOD3.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/workspace/trailers.ts
init_define_RUNTIME_PACKAGES();
var NAMES = {
  rejected: "Squad-Rejected",
  agent: "Squad-Agent",
  run: "Squad-Run",
  request: "Squad-Request"
};
function withTrailers(message, trailers) {
  const { rejected = [], agent, run, request } = trailers;
  const lines = [
    ...rejected.map((value) => `${NAMES.rejected}: ${value}`),
    ...agent === void 0 ? [] : [`${NAMES.agent}: ${agent}`],
    `${NAMES.run}: ${run}`,
    ...request === void 0 ? [] : [`${NAMES.request}: ${request}`]
  ];
  return `${message.trimEnd()}

${lines.join("\n")}
`;
}
function addRejections(message, rejected) {
  const lines = rejected.map((value) => `${NAMES.rejected}: ${value}
`);
  return `${message.trimEnd()}
${lines.join("")}`;
}
function tellsRejections(message) {
  return message.includes(`
${NAMES.rejected}: `);
}
var FIELDS = [
  "%H",
  "%an",
  "%s",
  `%(trailers:key=${NAMES.rejected},valueonly,unfold)`,
  ...[NAMES.agent, NAMES.run, NAMES.request].map(
    (name) => `%(trailers:key=${name},valueonly,separator=%x20)`
  )
];
var MAX_COMMITS = 1e3;
async function readTrailedCommits(git, range, max = MAX_COMMITS) {
  if ("base" in range && range.base === range.tip) return [];
  const rows = await readLog(git, { fields: FIELDS, range, max });
  return rows.map(
    ([
      commit = "",
      author = "",
      subject = "",
      rejected = "",
      agent = "",
      run = "",
      request = ""
    ]) => ({
      commit,
      author,
      subject,
      rejected: rejected.split("\n").filter((line) => line !== ""),
      agent: agent.split(" ")[0] ?? "",
      run,
      request
    })
  );
}
async function isRequestKnown(git, request, { tips, base }) {
  const line = `^${NAMES.request}: ${request.replace(/[^\w-]/g, ".")}$`;
  const options = ["--max-count=1", "--format=%H", "--extended-regexp", `--grep=${line}`];
  return (await git.run(["log", ...options, ...tips, `^${base}`])).trim() !== "";
}
async function hasRivalWork(git, { request, run }, { ours, theirs }, known = /* @__PURE__ */ new Set()) {
  const found = await readTrailedCommits(git, theirs);
  const rivals = found.filter(
    (one) => one.request === request && one.run !== run && !known.has(one.commit)
  );
  if (rivals.length === 0) return false;
  const own = new Set((await readTrailedCommits(git, ours)).map((one) => one.run));
  return rivals.some((one) => !own.has(one.run));
}
async function isSquadCommit(git, commit) {
  const [newest] = await readTrailedCommits(git, { tip: commit }, 1);
  return newest !== void 0 && newest.run.trim() !== "";
}

// src/workspace/delivery/deliver.ts
init_define_RUNTIME_PACKAGES();

// src/workspace/delivery/push-once.ts
init_define_RUNTIME_PACKAGES();
async function pushOnce(git, { ref, commit, expected }, timeoutMs) {
  const leases = expected === void 0 ? [] : [`${ref}:${expected}`];
  const result = await pushRefs(git, [`${commit}:${ref}`], { leases, timeoutMs });
  return result.code === 0 ? { kind: "pushed" } : readAnswer(result);
}
var OVERTAKEN = /^\[remote rejected\] \((cannot lock ref|failed to update ref|incorrect old value|reference already exists)/;
var BROKEN_SERVER = /^\[remote rejected\] \((?:internal server error|unpacker error)/i;
var NO_PLACE = /cannot create '/;
function readAnswer({ stdout, stderr }) {
  const line = stdout.split("\n").find((one) => one.startsWith("!")) ?? "";
  const summary = line.split("	")[2] ?? "";
  const isOvertaken = OVERTAKEN.test(summary) && !NO_PLACE.test(summary + stderr);
  if (summary.startsWith("[rejected]") || isOvertaken) return { kind: "moved" };
  if (summary.startsWith("[remote rejected]") && !BROKEN_SERVER.test(summary)) {
    const parts = [summary.replace("[remote rejected] ", ""), errorLine(stderr)];
    return { kind: "refused", reason: parts.filter((part) => part !== "").join(" ") };
  }
  return { kind: "failed", ...readRemoteFailure({ stderr }) };
}

// src/workspace/delivery/deliver.ts
async function deliver(deps, wanted) {
  const context = { git: deps.git, wanted, backoff: openBackoff(deps) };
  let step = { kind: "push", update: wanted };
  while (step.kind === "push") step = await pushAndLook(step.update, context);
  return step;
}
var COLLISION = { isLasting: false, waitMs: 0 };
var MOVING = "the branch kept moving while we pushed";
async function pushAndLook(update, context) {
  const { git, backoff } = context;
  const answer = await pushOnce(git, update, backoff.commandMs());
  switch (answer.kind) {
    case "pushed":
      return { kind: "pushed", commit: update.commit };
    case "refused":
      return { ...answer, byRule: true };
    case "failed":
      return afterFailure(answer, update, context);
    case "moved":
      return afterCollision(update, context);
  }
}
async function afterFailure(failure, update, context) {
  const { step } = await lookAgain(update, context);
  if (step.kind !== "push" || await context.backoff.afterFailure(failure)) return step;
  const { reason, isLasting } = failure;
  return isLasting ? { kind: "refused", reason, byRule: false } : { kind: "unreachable", reason };
}
async function afterCollision(update, context) {
  const { backoff } = context;
  if (!await backoff.afterCollision()) return { kind: "unreachable", reason: MOVING };
  const { step, hasMoved } = await lookAgain(update, context);
  if (step.kind !== "push" || hasMoved || await backoff.afterFailure(COLLISION)) return step;
  return { kind: "unreachable", reason: MOVING };
}
async function lookAgain(update, { git, wanted, backoff }) {
  const seen = await fetchRefIfExists(git, update.ref, { timeoutMs: backoff.commandMs() });
  const place = await compare(git, seen, update);
  if (place.kind === "ours") {
    return { step: { kind: "pushed", commit: place.tip }, hasMoved: false };
  }
  if (place.kind !== "moved") return { step: { kind: "push", update }, hasMoved: false };
  return { step: await follow(place.tip, update, wanted), hasMoved: true };
}
async function follow(tip, { ref, commit, expected }, { onMoved }) {
  const next = await onMoved(tip);
  if (next.kind === "conflict") return next;
  if (next.kind === "nothing-left") return { kind: "pushed", commit: tip ?? commit };
  if (next.commit === tip) return { kind: "pushed", commit: tip };
  const update = { ref, commit: next.commit };
  return {
    kind: "push",
    update: expected === void 0 ? update : { ...update, expected: tip ?? "" }
  };
}
async function compare(git, seen, update) {
  if (seen.kind === "failed") return { kind: "unknown" };
  const { tip } = seen;
  const { commit, expected } = update;
  if (tip !== void 0 && await isAncestor(git, commit, tip)) return { kind: "ours", tip };
  const isUnchanged = expected === void 0 ? tip === void 0 || await isAncestor(git, tip, commit) : tip === (expected === "" ? void 0 : expected);
  return isUnchanged ? { kind: "unchanged" } : { kind: "moved", tip };
}
var MOST_NAMES = 5;
async function deliverToOwnBranch(deps, { branch, commit }) {
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? branch : `${branch}-${count}`;
    const delivery = await deliver(deps, {
      ref: `refs/heads/${name}`,
      commit,
      onMoved: async () => ({ kind: "conflict", files: [] })
    });
    if (delivery.kind !== "conflict" || count === MOST_NAMES) return { ...delivery, branch: name };
  }
}

// src/workspace/union-merge.ts
init_define_RUNTIME_PACKAGES();
import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

// src/workspace/merge-trees.ts
init_define_RUNTIME_PACKAGES();
async function mergeTrees(git, { ours, theirs }) {
  const args = ["merge-tree", "--write-tree", "-z", "--no-messages", ours, theirs];
  const { code, stdout, stderr } = await git.attempt(args);
  if (code > 1) {
    throw new SquadError({ code: "E_GIT", message: `git merge-tree failed: ${stderr.trim()}` });
  }
  const [tree = "", ...rows] = splitPaths(stdout);
  return { isClean: code === 0, tree, rows };
}

// src/workspace/union-merge.ts
var HISTORY = /^(.+?\/)agents\/[^/]+\/history\.md$/;
var WORK_MERGE_RULES = { appendOnly: HISTORY, restored: HISTORY };
async function mergeWithUnion(git, sides, { appendOnly, restored }) {
  const { isClean, tree, rows } = await mergeTrees(git, sides);
  if (isClean) return { kind: "clean", tree };
  const open = await withoutRestored(git, sides, readConflicts(rows), restored);
  const merged = /* @__PURE__ */ new Map();
  for (const [path, stages] of open) {
    if (!await isInSquad(git, sides, appendOnly.exec(path))) continue;
    const text = await mergeSides(git, path, stages);
    if (text !== void 0) merged.set(path, Buffer.from(text));
  }
  const whole = merged.size === 0 ? tree : await writeFiles(git, tree, sides, merged);
  const files = [...open.keys()].filter((path) => !merged.has(path));
  return files.length === 0 ? { kind: "union", tree: whole } : { kind: "conflict", tree: whole, files };
}
async function withoutRestored(git, sides, conflicts, restored) {
  const open = new Map(conflicts);
  for (const [path, { ours }] of conflicts) {
    if (ours === void 0 && await isInSquad(git, sides, restored.exec(path))) open.delete(path);
  }
  return open;
}
var NAMED_SQUAD = /(?:^|\/)\.(?:squad|ai-team)\/$/;
async function isInSquad(git, { theirs }, match) {
  const [, folder] = match ?? [];
  if (folder === void 0) return false;
  if (folder === "" || NAMED_SQUAD.test(folder)) return true;
  return (await git.attempt(["cat-file", "-e", `${theirs}:${folder}team.md`])).code === 0;
}
async function writeFiles(git, tree, { ours }, files) {
  const text = "stand-in\n";
  return treeOf(
    git,
    await git.commit({ parents: [ours], tree, author: git.identity, text, files })
  );
}
function readConflicts(rows) {
  const files = /* @__PURE__ */ new Map();
  for (const row of rows) {
    const tab = row.indexOf("	");
    const [mode = "", object = "", stage] = row.slice(0, tab).split(" ");
    const path = row.slice(tab + 1);
    const side = stage === "1" ? "base" : stage === "2" ? "ours" : "theirs";
    files.set(path, { ...files.get(path), ...isRegularFile(mode) ? { [side]: object } : {} });
  }
  return files;
}
async function mergeSides(git, path, { base, ours, theirs }) {
  if (ours === void 0 || theirs === void 0) return void 0;
  const read = (object) => git.run(["cat-file", "blob", object]);
  const texts = {
    ours: await read(ours),
    base: base === void 0 ? "" : await read(base),
    theirs: await read(theirs)
  };
  const isText = (text) => !text.includes("\uFFFD") && !text.includes("\0");
  if (!Object.values(texts).every(isText)) return void 0;
  const joined = HISTORY.test(path) ? joinHistories(texts) : void 0;
  return joined ?? mergeLines(git, texts);
}
async function mergeLines(git, { ours, base, theirs }) {
  const stem = join(git.scratch, randomUUID());
  const sides = { ours, base, theirs };
  const paths = Object.keys(sides).map((side) => `${stem}.${side}`);
  await Promise.all(Object.values(sides).map((text, at) => writeFile(paths[at] ?? stem, text)));
  return git.run(["merge-file", "-p", "--union", "--quiet", ...paths]);
}

export {
  withTrailers,
  addRejections,
  tellsRejections,
  MAX_COMMITS,
  readTrailedCommits,
  isRequestKnown,
  hasRivalWork,
  isSquadCommit,
  deliver,
  deliverToOwnBranch,
  WORK_MERGE_RULES,
  mergeWithUnion
};
