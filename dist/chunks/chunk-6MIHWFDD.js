import {
  repositoryUrl
} from "./chunk-TDOGVDBM.js";
import {
  openBackoff
} from "./chunk-RVQBJLPX.js";
import {
  attempt,
  describe
} from "./chunk-EHNRAOD3.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/publish/open-pull-request.ts
init_define_RUNTIME_PACKAGES();
var MAX_TRIES = 3;
async function openOrFindPullRequest(opening, deps) {
  const backoff = openBackoff(deps);
  const { title, body } = opening.text;
  const sealed = { title: deps.sealTitle(title), body: deps.seal(body) };
  for (let tries = 1; ; tries += 1) {
    const opened = await openOrFindOnce(opening, sealed, deps);
    if (opened.kind === "there") return toPublishedWork(opening, opened.pull);
    const isOver = opened.isLasting || tries === MAX_TRIES;
    if (isOver || !await backoff.afterFailure(PAUSE)) {
      return toUnopenedWork(opening, opened.reason, deps);
    }
  }
}
var PAUSE = { waitMs: 1e3, isLasting: false };
async function openOrFindOnce({ base, head, draft, renew }, sealed, { github, effect }) {
  const answer = await attempt(github.openPullRequest({ ...sealed, head, base, draft }));
  if (answer.kind === "done" && answer.value.kind === "opened") {
    effect("pull-request", `#${answer.value.pullRequest.number}`);
    return { kind: "there", pull: answer.value.pullRequest };
  }
  if (answer.kind === "done" && answer.value.kind === "not-permitted") {
    return { kind: "missing", isLasting: true, reason: void 0 };
  }
  const found = await attempt(github.pullRequestsOf(head));
  const pulls = found.kind === "done" ? found.value : [];
  const pull = pulls.find(({ state }) => state === "open");
  if (pull !== void 0) return { kind: "there", pull: await renewed(pull, sealed, renew) };
  const { code, message: reason } = answer.kind === "threw" ? describe(answer.error) : NOT_LISTED;
  return { kind: "missing", isLasting: code === "E_GITHUB_PERMISSION", reason };
}
async function renewed(found, { title, body }, renew) {
  const isAsSent = found.title === title && found.body === body;
  return isAsSent || renew === void 0 ? found : renew(found);
}
var NOT_LISTED = {
  code: "E_GITHUB",
  message: "GitHub says that a pull request exists already, but doesn't list one"
};
function toUnopenedWork({ base, head, commit }, notOpened, { context }) {
  const compareUrl = `${repositoryUrl(context().facts, "compare", `${base}...${head}`)}?expand=1`;
  const work = { branch: head, commit, pullRequest: void 0, compareUrl };
  return notOpened === void 0 ? work : { ...work, notOpened };
}
function toPublishedWork({ head, commit }, pull) {
  if (pull === void 0) {
    return { branch: head, commit, pullRequest: void 0, compareUrl: void 0 };
  }
  const { number, url, draft: isDraft } = pull;
  const pullRequest = { number, url, isDraft };
  return { branch: head, commit, pullRequest, compareUrl: void 0 };
}
function withoutSecrets(text, { holdsSecret }) {
  if (!holdsSecret(`${text.title}
${text.body}`)) return text;
  return { title: "Changes by the squad", body: NOT_SHOWN };
}
var NOT_SHOWN = "What the agents wrote about these changes holds a secret, or something shaped like one, so it is not shown here. Look at the commits before you merge.";

export {
  openOrFindPullRequest,
  toPublishedWork,
  withoutSecrets
};
