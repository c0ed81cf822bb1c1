import {
  readLog
} from "./chunk-RH2574AL.js";
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

export {
  withTrailers,
  addRejections,
  tellsRejections,
  MAX_COMMITS,
  readTrailedCommits,
  isRequestKnown,
  hasRivalWork,
  isSquadCommit
};
