import {
  needsAgents,
  threadBranchPrefix
} from "./chunk-I7JFKOHV.js";
import {
  readPullRequest
} from "./chunk-MASSR6XS.js";
import {
  memoryBranch
} from "./chunk-KEIREGWK.js";
import {
  checkAccess
} from "./chunk-R6CFPHPB.js";
import {
  fetchTips,
  requireBranch
} from "./chunk-PBC5VR5G.js";
import {
  findOwnBoards
} from "./chunk-I5HIA2TU.js";
import {
  attempt
} from "./chunk-GBJB3MBF.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/run/run.ts
init_define_RUNTIME_PACKAGES();
import { setImmediate } from "node:timers/promises";

// src/run/context/fetch-remote.ts
init_define_RUNTIME_PACKAGES();
async function fetchRemote({ request, inputs, ports }) {
  const { thread, repository } = request;
  const name = inputs.baseBranch ?? repository.defaultBranch;
  const pullRequest = thread.kind === "pull-request" ? await readPullRequest(ports.github, thread.number) : void 0;
  const pull = pullRequest?.pull;
  const isOpenHere = pull?.state === "open" && pull.head.repository === pull.base.repository;
  const patterns = /* @__PURE__ */ new Set([
    name,
    ...isOpenHere ? [pull.head.ref] : [],
    `${threadBranchPrefix(inputs.branchPrefix, thread.number)}*`
  ]);
  const beside = `${memoryBranch(inputs.branchPrefix)}*`;
  const branches = await fetchTips(ports.git, [...patterns], [beside]);
  const commit = requireBranch(branches, name);
  const tree = await ports.git.tree(commit);
  return { baseBranch: { name, commit }, pullRequest, branches, tree };
}

// src/run/start/acknowledge.ts
init_define_RUNTIME_PACKAGES();
async function acknowledge({
  request,
  ports: { github }
}) {
  const { reaction, thread } = request;
  const reacting = attempt(
    reaction === void 0 ? Promise.resolve() : github.createReaction(reaction)
  );
  const comments = await github.listComments(thread.number, thread.commentCount);
  const boards = await findOwnBoards(github, comments.items);
  const mine = boards.filter(({ marker }) => marker.triggerId === request.id);
  const earlier = mine.find(({ marker }) => isFinal(marker)) ?? mine[0];
  if (earlier !== void 0 && isFinal(earlier.marker)) {
    await reacting;
    return { kind: "answered-before", commentId: earlier.comment.id };
  }
  return { kind: "new", comments, boards, earlier, reacting };
}
function isFinal({ state, outcome }) {
  return state === "done" && outcome !== "failed";
}
async function completeRequest({ request, ports: { github } }) {
  const { thread } = request;
  if (thread.toBeFetched !== true) return request;
  const {
    association: authorAssociation,
    comments: commentCount,
    ...issue
  } = await github.issue(thread.number);
  return { ...request, thread: { ...issue, authorAssociation, commentCount } };
}

// src/run/run.ts
async function run(args, access = checkAccess(args)) {
  const isForAgents = needsAgents(args.request);
  if (isForAgents) args.ports.runtime.prepare();
  const permit = await access;
  if (permit.kind === "refused") return refuse(args, permit);
  const completed = { ...args, request: await completeRequest(args) };
  const acknowledging = acknowledge(completed);
  const fetching = setImmediate().then(() => fetchRemote(completed));
  void attempt(fetching);
  const found = await acknowledging;
  if (found.kind === "answered-before") {
    const { reportAnsweredBefore } = await import("./finish-run-KEOFU4AV.js");
    return reportAnsweredBefore(completed, found);
  }
  const excess = await findExcess(completed);
  if (excess !== void 0) return refuse(completed, excess);
  if (isForAgents) void attempt(args.ports.runtime.start());
  await setImmediate();
  const { serveRequest } = await import("./serve-request-P42E3HHL.js");
  return serveRequest(completed, found, fetching);
}
async function refuse(args, permit) {
  const { refuseAccess } = await import("./refuse-access-DIGJYXA7.js");
  return refuseAccess(args, permit);
}
async function findExcess(args) {
  if (args.inputs.maxRunsPerPerson === 0) return void 0;
  const { checkRate } = await import("./check-rate-SESMSXAR.js");
  return checkRate(args);
}

export {
  run
};
