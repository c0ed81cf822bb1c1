import {
  createPolicy
} from "./chunk-J6OFM2OP.js";
import {
  oneLine
} from "./chunk-5CYVZTV3.js";
import {
  headOf
} from "./chunk-2VDIWIBV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/run/context/follow-up.ts
init_define_RUNTIME_PACKAGES();
function continuedWork({ target }) {
  const { from, pull, branch } = target;
  return from === "branch" && pull !== void 0 ? { branch, pull: pull.number } : void 0;
}
function isOwnThread(target, thread, prefix) {
  return continuedWork({ target })?.pull === thread && target.branch.startsWith(prefix);
}
function issueOfBranch(branch, prefix) {
  const [digits] = branch.slice(prefix.length).match(/^\d{1,10}(?=-)/) ?? [];
  return digits === void 0 ? void 0 : Number(digits);
}
var LONGEST_BODY = 1e3;
function asOwnThread(thread, issue, writers) {
  const { text } = thread.opening;
  const changed = text.slice(Math.max(0, text.indexOf("## What changed")));
  return {
    ...thread,
    isOwn: true,
    opening: {
      ...thread.opening,
      author: "the squad",
      isOurs: true,
      place: "pull request, of an earlier run, may be overtaken",
      text: headOf(changed, LONGEST_BODY)
    },
    ...issue === void 0 ? {} : { origin: originOf(issue, writers) }
  };
}
function originOf({ number, title, body, author }, writers) {
  const login = author?.login ?? "ghost";
  return {
    author: login,
    trusted: writers.has(login.toLowerCase()),
    place: `issue #${number}, which the pull request is for`,
    text: `Title: ${oneLine(title, 300)}

${body}`.trim(),
    at: "",
    source: { kind: "issue", number }
  };
}
function forFileReaders(thread) {
  if (thread.isOwn !== true) return thread;
  return { ...thread, files: [], opening: { ...thread.opening, text: "" } };
}
function withoutSquadFiles(thread, directory) {
  const files = thread.files.filter(({ path }) => !path.startsWith(`${directory}/`));
  const count = thread.files.length - files.length;
  if (count === 0) return thread;
  const omitted = [...thread.omitted, `the diff of ${directory}/ (files: ${count})`];
  return { ...thread, files, omitted };
}

// src/run/context/protected-paths.ts
init_define_RUNTIME_PACKAGES();
function protectedPathsOf({ ports, request }, { team }) {
  return createPolicy({
    holdsSecret: ports.holdsSecret,
    protectedGlobs: team.settings.protected,
    squadDirectory: team.directory,
    requestText: request.text
  });
}

export {
  continuedWork,
  isOwnThread,
  issueOfBranch,
  asOwnThread,
  forFileReaders,
  withoutSquadFiles,
  protectedPathsOf
};
