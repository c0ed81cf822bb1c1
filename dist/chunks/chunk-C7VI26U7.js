import {
  SUBMITTING_MS
} from "./chunk-MRN5LHYB.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/run/review-feedback/review-comments.ts
init_define_RUNTIME_PACKAGES();
var MOST = 100;
function reviewCommentsOf(request, { target, pullRequest }) {
  const isHere = target.pull?.number === request.thread.number && target.answerOnly === void 0;
  if (!isHere) return [];
  const { reviewComment: one } = request;
  if (one === void 0) return commentsOfReview(request, pullRequest?.comments.items ?? []);
  const { id, inReplyTo, path, line } = one;
  return [{ thread: inReplyTo ?? id, path, line, text: request.text }];
}
function commentsOfReview({ review, author, at }, comments) {
  const asker = author.login.toLowerCase();
  return comments.filter((one) => one.reviewId !== void 0 && one.reviewId === review?.id).filter((one) => one.author?.login.toLowerCase() === asker).filter(({ updatedAt }) => Date.parse(updatedAt) <= Date.parse(at) + SUBMITTING_MS).slice(0, MOST).map(({ id, inReplyTo, path, line, body: text }) => {
    return { thread: inReplyTo ?? id, path, line, text };
  });
}
function pathsOf(reviewComments) {
  return [...new Set(reviewComments.map(({ path }) => path))];
}

export {
  reviewCommentsOf,
  pathsOf
};
