import {
  readFindingsMarker,
  withoutFindingsMarker
} from "./chunk-PNYLBFPP.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/run/context/thread.ts
init_define_RUNTIME_PACKAGES();
async function readPullRequest(github, number) {
  const [pull, files, reviews, comments] = await Promise.all([
    github.pullRequest(number),
    github.listFiles(number),
    github.listReviews(number),
    github.listReviewComments(number)
  ]);
  return { pull, files, reviews, comments };
}
function gatherThread(args) {
  const { request, thread, comments, pullRequest, writers } = args;
  const timedPosts = timedPostsOf(args).filter(({ post }) => post.text.trim() !== "");
  const late = timedPosts.filter((one) => isLater(one, request.at));
  const before = timedPosts.filter((one) => !isLater(one, request.at)).map(({ post }) => ({ ...post, trusted: writers.has(post.author.toLowerCase()) })).map((post) => post.author === args.ownLogin ? asOwnFinding(post) : post);
  const posts = [...before, ...questionOf(args)].sort(
    (one, other) => one.at.localeCompare(other.at)
  );
  const omitted = [
    ...late.map(
      ({ post }) => `${post.place} by ${post.author}: written or edited after the request`
    ),
    ...comments.complete ? [] : ["older comments: the thread is too long to read whole"],
    ...pullRequest?.files.complete === false ? ["changed files beyond the first 300"] : []
  ];
  const files = pullRequest?.files.items ?? [];
  return { thread, opening: openingOf(thread, writers), posts, files, omitted };
}
function asOwnFinding(post) {
  if (readFindingsMarker(post.text).length === 0) return post;
  const place = `${post.place}, of an earlier run, may be overtaken`;
  const text = withoutFindingsMarker(post.text);
  return { ...post, author: "the squad", isOurs: true, place, text };
}
function questionOf({ question }) {
  if (question === void 0) return [];
  const text = `The squad asked:

${question.text}`;
  return [
    { author: "the squad", trusted: true, isOurs: true, place: "question", text, at: question.at }
  ];
}
var SUBMITTING_MS = 1e4;
function timedPostsOf({
  request,
  comments,
  pullRequest,
  isOurs
}) {
  const isNotAsked = (id) => id !== request.id;
  const plain = comments.items.filter((comment) => !isOurs(comment) && isNotAsked(`comment-${comment.id}`)).map((comment) => ({
    post: postOf(comment, "comment", { kind: "issue-comment", id: comment.id }),
    updatedAt: comment.updatedAt
  }));
  const reviews = (pullRequest?.reviews.items ?? []).filter((review) => isNotAsked(`review-${review.id}`)).map((review) => ({
    post: postOfReview(review, request.thread.number),
    updatedAt: review.submittedAt
  }));
  const onLines = (pullRequest?.comments.items ?? []).filter((comment) => isNotAsked(`review-comment-${comment.id}`)).map((comment) => ({
    post: postOf(comment, placeOf(comment), {
      kind: "review-comment",
      pull: request.thread.number,
      id: comment.id
    }),
    updatedAt: comment.updatedAt,
    isAsked: request.source === "review" && comment.author?.login === request.author.login
  }));
  return [...plain, ...reviews, ...onLines];
}
function placeOf({ path, line }) {
  return `review comment on ${path}${line === void 0 ? "" : `:${line}`}`;
}
function postOfReview({ id, author, state, body: text, submittedAt: at }, pull) {
  const place = `review (${state.toLowerCase().replaceAll("_", " ")})`;
  const source = { kind: "review", pull, id };
  return { author: author?.login ?? "ghost", place, text, at, source };
}
function postOf(comment, place, source) {
  const { body: text, createdAt: at } = comment;
  return { author: comment.author?.login ?? "ghost", place, text, at, source };
}
function openingOf(thread, writers) {
  const author = thread.author?.login ?? "ghost";
  return {
    author,
    trusted: writers.has(author.toLowerCase()),
    place: thread.kind === "issue" ? "issue" : "pull request",
    text: thread.body,
    at: "",
    source: { kind: "issue", number: thread.number }
  };
}
function isLater({ updatedAt, isAsked = false }, request) {
  const [timedPosts, asked] = [Date.parse(updatedAt), Date.parse(request)];
  return isAsked ? !(timedPosts <= asked + SUBMITTING_MS) : !(timedPosts < asked);
}
function likelyWriters({ thread, comments }, asker, limit = 4) {
  const authors = [
    { login: thread.author?.login, type: thread.author?.type, as: thread.authorAssociation },
    ...comments.items.map(({ author, association }) => ({
      login: author?.login,
      type: author?.type,
      as: association
    }))
  ];
  const insiders = /* @__PURE__ */ new Set(["OWNER", "MEMBER", "COLLABORATOR"]);
  const logins = authors.flatMap(
    ({ login, type, as }) => login !== void 0 && type === "User" && insiders.has(as) ? [login.toLowerCase()] : []
  );
  return [...new Set(logins)].filter((login) => login !== asker.toLowerCase()).slice(0, limit);
}

export {
  readPullRequest,
  gatherThread,
  SUBMITTING_MS,
  likelyWriters
};
