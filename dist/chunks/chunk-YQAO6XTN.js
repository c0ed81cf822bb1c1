import {
  memoryBranch,
  readPullRequest,
  savedRunRefs,
  threadBranchPrefix
} from "./chunk-G4CB3YXT.js";
import {
  findBoardOf,
  findDoubles,
  findOwnBoards,
  isFinal,
  sortBoards
} from "./chunk-RVQBJLPX.js";
import {
  fetchTips,
  requireBranch
} from "./chunk-GSLWLHQL.js";
import {
  readMarker
} from "./chunk-77SNCVCP.js";
import {
  attempt
} from "./chunk-EHNRAOD3.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

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
    ...isOpenHere ? [pull.head.ref, pull.base.ref] : [],
    `${threadBranchPrefix(inputs.branchPrefix, thread.number)}*`
  ]);
  const beside = `${memoryBranch(inputs.branchPrefix)}*`;
  const states = [savedRunRefs(thread.number)];
  const tips = await fetchTips(ports.git, [...patterns], [beside], states);
  const { branches, others: saved } = tips;
  const commit = requireBranch(branches, name);
  const tree = await ports.git.tree(commit);
  return { baseBranch: { name, commit }, pullRequest, branches, saved, tree };
}

// src/run/start/acknowledge.ts
init_define_RUNTIME_PACKAGES();
var HEAD_START_MS = 5e3;
var LOOK_MS = 1e3;
var LOOKS = 6;
async function acknowledge(args) {
  const { request, ports } = args;
  const { github, clock } = ports;
  const { reaction, thread } = request;
  const reactedAt = clock.now();
  const [comments, reacted] = await Promise.all([
    github.listComments(thread.number, thread.commentCount),
    attempt(async () => reaction === void 0 ? "none" : github.createReaction(reaction))
  ]);
  const isShared = reaction?.kind === "issue";
  const answer = reacted.kind === "done" && !isShared ? reacted.value : "none";
  const isRepeated = answer === "existed";
  const { boards, claims } = await sortBoards(github, comments.items);
  const isMine = ({ marker }) => marker.triggerId === request.id;
  const mine = isRepeated ? [...boards, ...claims] : boards;
  const listed = findBoardOf(mine, request.id);
  const doubles = findDoubles(mine, listed);
  const earlier = listed && await asItIsNow(listed, args);
  if (earlier !== void 0 && isFinal(earlier)) {
    return { kind: "answered-before", commentId: earlier.comment.id, isAtWork: false, doubles };
  }
  const rival = isRepeated && earlier === void 0 ? await awaitBoard(args) : void 0;
  if (rival !== void 0) {
    return { kind: "answered-before", commentId: rival.comment.id, isAtWork: true, doubles };
  }
  return {
    kind: "new",
    comments,
    boards,
    earlier,
    doubles,
    isRepeated,
    claim: claims.find(isMine),
    mayHaveRivals: () => answer !== "created" || clock.now() - reactedAt > HEAD_START_MS
  };
}
async function asItIsNow(board, { ports }) {
  if (board.marker.state !== "working") return board;
  const read = await attempt(ports.github.comment(board.comment.id));
  if (read.kind === "threw") return board;
  const marker = readMarker(read.value.body);
  return marker === void 0 ? board : { comment: read.value, marker };
}
async function awaitBoard({ request, ports }) {
  const { github, clock } = ports;
  const { number, commentCount } = request.thread;
  for (let look = 1; look <= LOOKS; look += 1) {
    await clock.sleep(LOOK_MS);
    const { items } = await github.listComments(number, commentCount);
    const boards = await findOwnBoards(github, items);
    const board = boards.find(({ marker }) => marker.triggerId === request.id);
    if (board !== void 0) return board;
  }
  return void 0;
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

export {
  fetchRemote,
  acknowledge,
  completeRequest
};
