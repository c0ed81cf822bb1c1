import {
  repositoryUrl
} from "./chunk-3NOQU2JN.js";
import {
  SquadError,
  attempt,
  describe
} from "./chunk-GBJB3MBF.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/publish/open-pull-request.ts
init_define_RUNTIME_PACKAGES();
async function openOrFindPullRequest(opening, deps) {
  const opened = await attempt(openPullRequest(opening, deps));
  if (opened.kind === "done") return opened.value;
  const { code, message, hint } = describe(opened.error);
  throw new SquadError({
    code,
    message: `The work is on the branch ${opening.head}, but its pull request could not be opened. ${message}`,
    hint: hint ?? "Open it by hand, or run the job again.",
    cause: opened.error
  });
}
async function openPullRequest(opening, deps) {
  const { base, head, commit, text, draft } = opening;
  const { github, context } = deps;
  const sealed = { title: deps.sealTitle(text.title), body: deps.seal(text.body) };
  const answer = await attempt(github.openPullRequest({ ...sealed, head, base, draft }));
  if (answer.kind === "done" && answer.value.kind === "opened") {
    deps.effect("pull-request", `#${answer.value.pullRequest.number}`);
    return toPublishedWork(opening, answer.value.pullRequest);
  }
  if (answer.kind === "done" && answer.value.kind === "not-permitted") {
    const compareUrl = `${repositoryUrl(context().facts, "compare", `${base}...${head}`)}?expand=1`;
    return { branch: head, commit, pullRequest: void 0, compareUrl };
  }
  const existing = (await github.pullRequestsOf(head)).find(({ state }) => state === "open");
  if (existing !== void 0) return toPublishedWork(opening, existing);
  if (answer.kind === "threw") throw answer.error;
  return toPublishedWork(opening, void 0);
}
function toPublishedWork({ head, commit }, pull) {
  if (pull === void 0) {
    return { branch: head, commit, pullRequest: void 0, compareUrl: void 0 };
  }
  const { number, url, draft: isDraft } = pull;
  const pullRequest = { number, url, isDraft };
  return { branch: head, commit, pullRequest, compareUrl: void 0 };
}

export {
  openOrFindPullRequest,
  toPublishedWork
};
