import {
  readMarker
} from "./chunk-OMCZYTDX.js";
import {
  BOT
} from "./chunk-FXG5REYQ.js";
import {
  attempt
} from "./chunk-GBJB3MBF.js";
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
  const isByOther = ({ comment: { author, association } }) => author?.login !== BOT.name && (author?.type === "Bot" || WRITER_ASSOCIATIONS.includes(association));
  if (!markedComments(comments).some(isByOther)) return findBoards(comments, void 0);
  const ownLogin = await attempt(github.ownLogin());
  return findBoards(comments, ownLogin.kind === "done" ? ownLogin.value : void 0);
}
function markedComments(comments) {
  return comments.flatMap((comment) => {
    const marker = readMarker(comment.body);
    return marker === void 0 ? [] : [{ comment, marker }];
  });
}

export {
  WRITER_ASSOCIATIONS,
  findOwnBoards
};
