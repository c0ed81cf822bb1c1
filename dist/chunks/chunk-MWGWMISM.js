import {
  readMarker
} from "./chunk-77SNCVCP.js";
import {
  BOT
} from "./chunk-5DP2ZEKI.js";
import {
  attempt
} from "./chunk-ZKMHPSNV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/publish/find-boards.ts
init_define_RUNTIME_PACKAGES();
var WRITER_ASSOCIATIONS = ["OWNER", "MEMBER", "COLLABORATOR"];
function findBoards(comments, ownLogin) {
  const own = [BOT.name, ...ownLogin === void 0 ? [] : [ownLogin]];
  return markedComments(comments).filter(
    ({ comment }) => own.includes(comment.author?.login ?? "")
  );
}
async function findOwnBoards(github, comments) {
  return (await sortBoards(github, comments)).boards;
}
async function sortBoards(github, comments) {
  const isByOther = ({ comment: { author, association } }) => author?.login !== BOT.name && (author?.type === "Bot" || WRITER_ASSOCIATIONS.includes(association));
  const byOthers = markedComments(comments).filter(isByOther);
  if (byOthers.length === 0) return { boards: findBoards(comments, void 0), claims: [] };
  const ownLogin = await attempt(github.ownLogin());
  const login = ownLogin.kind === "done" ? ownLogin.value : void 0;
  return {
    boards: findBoards(comments, login),
    claims: login === void 0 ? byOthers : []
  };
}
function findBoardOf(boards, requestId) {
  return boards.findLast(({ marker }) => marker.triggerId === requestId);
}
function awaitsPullRequest(board) {
  return board?.marker.state === "stopped" && board.marker.outcome === "changed";
}
function isUnsettled(board) {
  return board.marker.state === "working" || awaitsPullRequest(board);
}
function markedComments(comments) {
  return comments.flatMap((comment) => {
    const marker = readMarker(comment.body);
    return marker === void 0 ? [] : [{ comment, marker }];
  });
}

export {
  WRITER_ASSOCIATIONS,
  findBoards,
  findOwnBoards,
  sortBoards,
  findBoardOf,
  awaitsPullRequest,
  isUnsettled
};
