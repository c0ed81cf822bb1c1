import {
  readFindingsMarker,
  withoutFindingsMarker
} from "./chunk-RVQBJLPX.js";
import {
  FETCH,
  FETCHED,
  pushRefs
} from "./chunk-GSLWLHQL.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/workspace/saved/saved-runs.ts
init_define_RUNTIME_PACKAGES();

// src/ports/git.ts
init_define_RUNTIME_PACKAGES();
var EMPTY_TREE = "4b825dc642cb6eb9a060e54bf8d69288fbee4904";

// src/workspace/saved/saved-runs.ts
var FILE = "run.json";
var MAX_STATE_BYTES = 2e6;
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
  if (size.code !== 0 || Number(size.stdout) > MAX_STATE_BYTES) return void 0;
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
  const { request, thread, pullRequest, writers } = args;
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
    ...cutListings(args)
  ];
  const files = pullRequest?.files.items ?? [];
  return { thread, opening: openingOf(thread, writers), posts, files, omitted };
}
function cutListings({ comments, pullRequest }) {
  const cut = [
    { listing: comments, what: "older comments: the thread is too long to read whole" },
    { listing: pullRequest?.files, what: "changed files beyond the first 300" },
    { listing: pullRequest?.reviews, what: "older reviews: there are too many to read them all" },
    {
      listing: pullRequest?.comments,
      what: "older review comments: there are too many to read them all"
    }
  ];
  return cut.flatMap(({ listing, what }) => listing?.complete === false ? [what] : []);
}
function asOwnFinding(post) {
  if (readFindingsMarker(post.text).length === 0) return post;
  const place = `${post.place}, from an earlier run, may be outdated`;
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
  isOurs: isOurs2
}) {
  const isNotAsked = (id) => id !== request.id;
  const plain = comments.items.filter((comment) => !isOurs2(comment) && isNotAsked(`comment-${comment.id}`)).map((comment) => ({
    post: postOf(comment, "comment", { kind: "issue-comment", id: comment.id }),
    updatedAt: comment.updatedAt
  }));
  const reviews = (pullRequest?.reviews.items ?? []).filter((review) => isNotAsked(`review-${review.id}`)).map((review) => ({
    post: postOfReview(review, request.thread.number),
    updatedAt: review.submittedAt
  }));
  const onLines = (pullRequest?.comments.items ?? []).filter((comment) => isNotAsked(`review-comment-${comment.id}`)).map((comment) => ({
    post: postOf(comment, reviewCommentPlace(comment), {
      kind: "review-comment",
      pull: request.thread.number,
      id: comment.id
    }),
    updatedAt: comment.updatedAt,
    isAsked: request.source === "review" && comment.author?.login === request.author.login
  }));
  return [...plain, ...reviews, ...onLines];
}
function reviewCommentPlace({
  path,
  line,
  startLine = line
}) {
  const lines = startLine === line ? line : `${startLine}-${line}`;
  return `review comment on ${path}${line === void 0 ? "" : `:${lines}`}`;
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

// src/workspace/branch-target.ts
init_define_RUNTIME_PACKAGES();
function memoryBranch(prefix) {
  return `${prefix}memory`;
}

// src/run/context/choose-branch.ts
init_define_RUNTIME_PACKAGES();
async function chooseBranch(deps) {
  const { pull, baseBranch } = deps;
  if (pull === void 0 || pull.state === "closed") {
    return chooseThreadBranch(deps, baseBranch, void 0);
  }
  if (pull.head.repository?.toLowerCase() !== deps.repository.toLowerCase()) {
    return { ...newThreadBranch(deps, baseBranch), answerOnly: FORK_REASON };
  }
  const own = pull.head.ref.startsWith(deps.prefix) && await isOurs(deps, pull);
  if (own || isPushable(pull, deps)) {
    return {
      branch: pull.head.ref,
      base: pull.base.ref,
      from: "branch",
      pull,
      stackedOn: void 0,
      answerOnly: void 0
    };
  }
  return chooseThreadBranch(deps, pull.head.ref, pull);
}
function isPushable({ head, base }, { pushes, baseBranch, unpushableBranches }) {
  return pushes === "any" && ![baseBranch, base.ref, ...unpushableBranches].includes(head.ref);
}
var FORK_REASON = "this pull request comes from a fork, whose branch can't be pushed to. The squad answers here, but changes nothing";
function threadBranchPrefix(prefix, number) {
  return `${prefix}${number}-`;
}
function newThreadBranch({ thread, prefix }, base) {
  const branch = `${threadBranchPrefix(prefix, thread.number)}${titleSlug(thread.title)}`;
  return {
    branch,
    base,
    from: "base",
    pull: void 0,
    stackedOn: void 0,
    answerOnly: void 0
  };
}
async function chooseThreadBranch(deps, base, stackedOn) {
  const newBranch = { ...newThreadBranch(deps, base), stackedOn };
  const branchPrefix = threadBranchPrefix(deps.prefix, deps.thread.number);
  const boardBranches = [...deps.boardBranches].filter((name) => name.startsWith(branchPrefix)).reverse();
  const { taken, free } = numberedBranches(newBranch.branch, deps.branches);
  const candidates = [.../* @__PURE__ */ new Set([...boardBranches, ...taken.reverse()])];
  for (const branch of candidates.filter((name) => deps.branches.has(name))) {
    const pulls = await deps.pullsOf(branch);
    const open = pulls.find((pull) => pull.state === "open");
    const isContinued = open === void 0 ? pulls.length === 0 && deps.isSquadBranch(branch) : isOurs(deps, open);
    if (await isContinued) {
      return { ...newBranch, branch, base: open?.base.ref ?? base, from: "branch", pull: open };
    }
  }
  return { ...newBranch, branch: free };
}
async function isOurs(deps, { author, head }) {
  return deps.isOurLogin(author?.login) || deps.boardBranches.has(head.ref) || deps.isSquadBranch(head.ref);
}
function numberedBranches(name, branches) {
  const taken = [];
  let free = name;
  while (branches.has(free)) {
    taken.push(free);
    free = `${name}-${taken.length + 1}`;
  }
  return { taken, free };
}
function titleSlug(title) {
  const words = title.normalize("NFKD").replace(new RegExp("\\p{M}", "gu"), "").toLowerCase().replace(/[^a-z0-9]+/g, "-").slice(0, 41);
  const whole = words.length <= 40 ? words : words.slice(0, Math.max(20, words.lastIndexOf("-")));
  return whole.replace(/^-+|-+$/g, "") || "request";
}

export {
  EMPTY_TREE,
  readPullRequest,
  gatherThread,
  SUBMITTING_MS,
  reviewCommentPlace,
  memoryBranch,
  MAX_STATE_BYTES,
  savedRunRef,
  savedRunRefs,
  commitSavedRun,
  readSavedRun,
  listRemoteRuns,
  pushSavedRun,
  savedAnswer,
  deleteSavedRuns,
  deleteSavedRunsBefore,
  chooseBranch,
  threadBranchPrefix
};
