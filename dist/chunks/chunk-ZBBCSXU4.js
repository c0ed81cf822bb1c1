import {
  askReviewers,
  briefOf,
  chooseCandidates,
  isOurs,
  publishAgentReviews,
  renderLookFirst,
  reviewRequests
} from "./chunk-RIAVNNY5.js";
import {
  protectedPathsOf
} from "./chunk-VULS3TI4.js";
import {
  diffOfFiles,
  readDiff
} from "./chunk-RYX2FOYB.js";
import {
  settledReviews,
  standingReviews
} from "./chunk-465YLF7F.js";
import {
  BOT
} from "./chunk-FXG5REYQ.js";
import {
  attempt,
  describe
} from "./chunk-ZKMHPSNV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/run/finish/publish-reviews.ts
init_define_RUNTIME_PACKAGES();

// src/team/codeowners.ts
init_define_RUNTIME_PACKAGES();
var CODEOWNERS_PATHS = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"];
var MAX_BYTES = 3 * 1024 * 1024;
async function readCodeowners(tree) {
  const codeownersPath = CODEOWNERS_PATHS.find(
    (path) => tree.entries.some((entry) => entry.path === path && entry.mode.startsWith("100"))
  );
  const size = tree.entries.find(({ path }) => path === codeownersPath)?.size ?? 0;
  if (codeownersPath === void 0 || size > MAX_BYTES) return [];
  return parseCodeowners(await tree.read(codeownersPath, MAX_BYTES) ?? "");
}
function parseCodeowners(text) {
  return text.split(/\r\n?|\n/).flatMap((line) => {
    const [pattern = "", ...owners] = splitWords(line);
    if (pattern === "" || /^[!\\]|[[\]]/.test(pattern)) return [];
    const names = owners.map(readOwner);
    if (names.some((name) => name === void 0)) return [];
    const known = names.flatMap((name) => name === void 0 || name === "" ? [] : [name]);
    return [{ pattern: segmentsOf(pattern), owners: known }];
  });
}
function splitWords(line) {
  const words = [];
  for (const [word] of line.matchAll(/(?:\\[ \t]|[^ \t])+/g)) {
    if (word.startsWith("#")) break;
    words.push(word.replace(/\\([ \t])/g, "$1"));
  }
  return words;
}
var OWNER = /^@([A-Za-z0-9][A-Za-z0-9_-]{0,62}(?:\/[A-Za-z0-9][A-Za-z0-9._-]{0,99})?)$/;
function readOwner(word) {
  const name = OWNER.exec(word)?.[1];
  if (name !== void 0) return name;
  return /^[^@\s]{1,200}@[^@\s]{1,200}$/.test(word) ? "" : void 0;
}
function segmentsOf(pattern) {
  const isFolder = pattern.endsWith("/");
  const parts = pattern.split("/").filter((part) => part !== "");
  const isAnchored = pattern.replace(/\/$/, "").includes("/");
  const anchored = isAnchored || parts.length === 0 ? parts : ["**", ...parts];
  if (isFolder) return [...anchored, "**", "*"];
  return anchored.at(-1) === "**" ? [...anchored, "*"] : anchored;
}
function ownersOf(rules, paths) {
  const found = /* @__PURE__ */ new Map();
  for (const path of paths) {
    for (const name of ownersOfPath(rules, path)) {
      const known = found.get(name.toLowerCase()) ?? { name, count: 0 };
      known.count += 1;
      found.set(name.toLowerCase(), known);
    }
  }
  return [...found.values()].toSorted((a, b) => b.count - a.count).map(({ name }) => name);
}
function ownersOfPath(rules, path) {
  const parts = path.split("/");
  return rules.findLast(({ pattern }) => ownsPath(pattern, parts))?.owners ?? [];
}
function ownsPath(pattern, path) {
  if (matches(pattern, path, SEGMENTS)) return true;
  return pattern.at(-1) !== "*" && matches([...pattern, "**", "*"], path, SEGMENTS);
}
var LETTERS = {
  isWild: (part) => part === "*",
  isSame: (part, letter) => part === "?" || part === letter
};
var SEGMENTS = {
  isWild: (part) => part === "**",
  isSame: (part, segment) => matches([...part], [...segment], LETTERS)
};
function matches(pattern, items, { isWild, isSame }) {
  let at = 0;
  let back;
  for (let item = 0; item < items.length; ) {
    const part = pattern[at] ?? "";
    if (isWild(part)) {
      back = { pattern: at, item };
      at += 1;
    } else if (isSame(part, items[item] ?? "")) {
      at += 1;
      item += 1;
    } else if (back !== void 0) {
      back.item += 1;
      item = back.item;
      at = back.pattern + 1;
    } else return false;
  }
  return pattern.slice(at).every(isWild);
}

// src/run/finish/publish-reviews.ts
async function publishReviews(published, context, repository) {
  const { transcript } = context;
  const hasRequests = reviewRequests(transcript.read().handoffs).length > 0;
  if (published?.kind === "refused" || !hasRequests) return;
  const work = published?.kind === "branch" ? published.work : void 0;
  const publishing = await attempt(publishAll(context, repository, work));
  if (publishing.kind === "done") return;
  transcript.note(
    `The review requests could not be passed on. ${describe(publishing.error).message}`
  );
  for (const line of findingLines(context)) transcript.note(line);
}
async function publishAll(context, repository, work) {
  if (work !== void 0 && work.pullRequest === void 0) {
    context.transcript.note("Nobody was asked for a review: there is no pull request yet.");
    for (const line of findingLines(context)) context.transcript.note(line);
    return;
  }
  const pull = await pullOf(context, repository, work);
  if (pull === void 0) return;
  const isPosted = await postReviews(context, repository, pull);
  if (!isPosted) for (const line of findingLines(context)) context.transcript.note(line);
  if (work !== void 0) await askPeople(context, repository, pull.number);
}
var MOST_FINDINGS_TOLD = 20;
function findingLines({ transcript }) {
  const { reviews, names } = transcript.read();
  const tell = (reviewer, { path, line, text }, became = "") => `${names.get(reviewer) ?? reviewer} on ${path}:${line}${became}: ${text.replace(/\s+/g, " ")}`;
  const standing = standingReviews(reviews).flatMap(
    ({ reviewer, findings }) => findings.map((finding) => tell(reviewer, finding))
  );
  const settled = settledReviews(reviews).flatMap(
    ({ note: { reviewer }, findings }) => findings.map((one) => tell(reviewer, one, one.isMade ? ", made since" : ", taken back"))
  );
  const lines = [...standing, ...settled];
  const left = lines.length - MOST_FINDINGS_TOLD;
  const more = left > 0 ? [`And ${left} more findings, in the run's record.`] : [];
  return [...lines.slice(0, MOST_FINDINGS_TOLD), ...more];
}
async function pullOf(context, repository, work) {
  const { ports } = context;
  const { baseCommit, target, pullRequest } = repository;
  const thread = pullRequest?.pull;
  const before = [...pullRequest?.reviews.items ?? [], ...pullRequest?.comments.items ?? []];
  if (work?.pullRequest === void 0) {
    if (pullRequest === void 0 || thread?.state !== "open") return void 0;
    const { number: number2, head } = pullRequest.pull;
    const diff2 = diffOfFiles(pullRequest.files.items);
    return { number: number2, commit: head.sha, diff: diff2, posted: before };
  }
  const { number } = work.pullRequest;
  const { commit } = work;
  const isNew = target.pull === void 0;
  const known = thread?.number === number ? before : void 0;
  const diff = await diffOf(ports.git, baseCommit, commit);
  const pull = { number, commit, diff, base: baseCommit };
  if (isNew) return { ...pull, posted: [] };
  if (isOurs(target.pull?.body ?? "")) return { ...pull, posted: known };
  return { ...pull, posted: known, lookFirst: await lookFirst(context, repository, commit) };
}
async function lookFirst({ renderContext, ports }, repository, commit) {
  const { directory } = repository.team;
  const diff = await diffOf(ports.git, repository.branch.start, commit);
  return (reviews) => renderLookFirst(renderContext(), briefOf({ diff, commit, directory }, reviews));
}
async function diffOf(git, base, head) {
  const diff = await attempt(readDiff(git, { base, tip: head }));
  return diff.kind === "done" ? diff.value : [];
}
async function postReviews(context, repository, pull) {
  let isPosted = true;
  const { ports, transcript, outbound, renderContext, board } = context;
  const paths = protectedPathsOf(context, repository);
  await publishAgentReviews(transcript.read(), pull, {
    ...ports,
    context: renderContext,
    seal: outbound.seal,
    mayChange: (path) => paths.refuses({ path }) === void 0,
    effect: (effect, detail) => transcript.emit({ kind: "effect", effect, detail }),
    miss(text) {
      isPosted = false;
      transcript.note(text);
    },
    ownLogins: [BOT.name, ...loginOf(board)]
  });
  return isPosted;
}
function loginOf({ login }) {
  return login === void 0 ? [] : [login];
}
async function askPeople(context, repository, pullRequest) {
  const { transcript, ports, request, board } = context;
  const { team, target, tree } = repository;
  const { agents, handoffs } = transcript.read();
  const rules = await readCodeowners(tree);
  const pullAuthor = target.pull?.author?.login;
  const { names, notes } = chooseCandidates(reviewRequests(handoffs), {
    byAgent: team.settings.reviewers,
    ownersOf: (paths) => ownersOf(rules, paths),
    changed: changedOutside(team.directory, agents),
    excluded: [request.author.login, ...loginOf(board), ...pullAuthor ? [pullAuthor] : []],
    owner: request.repository.owner
  });
  for (const note of notes) context.transcript.note(note);
  const { asked, notes: refusals } = await askReviewers(pullRequest, names, ports.github);
  for (const note of refusals) context.transcript.note(note);
  if (asked.length > 0) {
    transcript.emit({ kind: "effect", effect: "reviewers", detail: asked.join(", ") });
  }
}
function changedOutside(directory, agents) {
  const files = new Set(agents.flatMap((agent) => agent.files));
  return [...files].filter((path) => !path.startsWith(`${directory}/`));
}

export {
  publishReviews
};
