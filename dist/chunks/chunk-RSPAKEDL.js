import {
  BOT
} from "./chunk-5DP2ZEKI.js";
import {
  headOf
} from "./chunk-MUCB7FAK.js";
import {
  attempt
} from "./chunk-ZKMHPSNV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/tools/built-in/bash/command-output.ts
init_define_RUNTIME_PACKAGES();
import { open } from "node:fs/promises";
var END_SHARE = 2 / 3;
async function shownOutput({ text, bytes, lines, keptAt }, { maxBytes, mask }) {
  if (bytes <= maxBytes) return { text: plainText(mask(text)) };
  const endLength = Math.floor(maxBytes * END_SHARE);
  const beginning = plainText(headOf(mask(text), maxBytes - endLength));
  const end = keptAt === void 0 ? "" : plainText(await readEnd(keptAt, endLength));
  const where = keptAt === void 0 ? "" : `; bash can read all of it in ${keptAt}`;
  const notice = `[\u2026 ${lines} lines, ${bytes} bytes in all${where} \u2026]`;
  return { text: [upToLine(beginning), notice, fromLine(end)].join("\n") };
}
async function readEnd(path, length) {
  const read = await attempt(async () => {
    const file = await open(path);
    try {
      const { size } = await file.stat();
      const start = Math.max(0, size - length);
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
      return buffer.toString("utf8", 0, bytesRead);
    } finally {
      await file.close();
    }
  });
  return read.kind === "done" ? read.value.replace(/^\uFFFD+/, "") : "";
}
var ESCAPES = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/g;
var CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g;
function plainText(text) {
  return text.replace(/\r\n/g, "\n").replace(ESCAPES, "").replace(/^.*\r(?=[^\n])/gm, "").replace(CONTROLS, "").trimEnd();
}
function upToLine(text) {
  const end = text.lastIndexOf("\n");
  return end > text.length / 2 ? text.slice(0, end) : text;
}
function fromLine(text) {
  const start = text.indexOf("\n") + 1;
  return start < text.length / 2 ? text.slice(start) : text;
}

// src/tools/built-in/bash/shell-program.ts
init_define_RUNTIME_PACKAGES();
function shellProgram(command, directory, box) {
  return {
    command: "bash",
    args: ["-c", 'exec 2>&1; exec bash -c "$1"', "bash", command],
    directory,
    environment: shellEnvironment(directory, box),
    passed: [],
    box
  };
}
function shellEnvironment(directory, { network = "none" }) {
  const offline = {
    CARGO_NET_OFFLINE: "true",
    GOPROXY: "off",
    npm_config_offline: "true",
    PIP_NO_INDEX: "1",
    PIP_RETRIES: "0",
    YARN_ENABLE_NETWORK: "0"
  };
  return {
    ...network === "none" ? offline : {},
    CI: "true",
    GIT_PAGER: "cat",
    GIT_TERMINAL_PROMPT: "0",
    GOTOOLCHAIN: "local",
    npm_config_fund: "false",
    npm_config_update_notifier: "false",
    PAGER: "cat",
    SQUAD_WORKSPACE: directory,
    TERM: "dumb",
    TMPDIR: "/tmp"
  };
}

// src/workspace/command-box.ts
init_define_RUNTIME_PACKAGES();
import { copyFile, lstat, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, isAbsolute, join } from "node:path";
function openCommandBox(deps) {
  const home = join(deps.folder, "home");
  const repository = join(deps.folder, "repository");
  let shared;
  let shownCommit;
  return {
    home,
    async prepare(shown) {
      shared ??= prepareOnce(deps, { home, repository });
      const { objects, copies, readable } = await shared;
      if (shownCommit !== shown.commit) await showCommit(repository, shown, deps.worktree);
      shownCommit = shown.commit;
      const { directory } = deps.worktree;
      return {
        writable: [directory],
        readable: [...objects, ...readable],
        mounts: [{ from: repository, to: join(directory, ".git"), writable: true }],
        copies,
        network: deps.network
      };
    }
  };
}
async function prepareOnce(deps, { home, repository }) {
  await mkdir(home, { recursive: true });
  await writeFile(join(home, ".gitconfig"), HOME_CONFIGURATION);
  const [objects, installed] = await Promise.all([
    copyRepository(deps.git, repository),
    findInstalled(deps)
  ]);
  const named = deps.share.filter((path) => !isAbsolute(path));
  const folders = [.../* @__PURE__ */ new Set([...installed, ...named])];
  const copies = await Promise.all(folders.map((name) => placeCopy(name, deps)));
  const readable = await Promise.all(deps.share.filter(isAbsolute).map(existing));
  return { objects, copies: copies.flat(), readable: readable.flat() };
}
async function copyRepository(git, repository) {
  const own = join(git.repository, "objects");
  const borrowed = await attempt(readFile(join(own, "info", "alternates"), "utf8"));
  const more = borrowed.kind === "done" ? borrowed.value.split("\n").filter(isAbsolute) : [];
  for (const folder of ["objects/info", "refs/heads", "refs/tags"]) {
    await mkdir(join(repository, folder), { recursive: true });
  }
  await writeFile(join(repository, "config"), COPY_CONFIGURATION);
  await writeFile(join(repository, "objects", "info", "alternates"), `${own}
`);
  await attempt(copyFile(join(git.repository, "shallow"), join(repository, "shallow")));
  return [own, ...more];
}
var COPY_CONFIGURATION = `[core]
	repositoryformatversion = 0
	bare = false
	symlinks = false
	fileMode = false
[gc]
	auto = 0
`;
var HOME_CONFIGURATION = `[user]
	name = ${BOT.name}
	email = ${BOT.email}
[init]
	defaultBranch = main
`;
async function showCommit(repository, { commit, branch, base }, { indexFile }) {
  if (base !== void 0) await writeBranch(repository, base.branch, base.commit);
  await writeBranch(repository, branch, commit);
  await writeFile(join(repository, "HEAD"), `ref: refs/heads/${branch}
`);
  await copyFile(indexFile, join(repository, "index"));
}
async function writeBranch(repository, branch, commit) {
  const path = join(repository, "refs", "heads", branch);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${commit}
`);
}
async function findInstalled({
  git,
  checkout,
  folder
}) {
  const found = await attempt(readdir(checkout, { withFileTypes: true }));
  const entries = found.kind === "done" ? found.value : [];
  const names = entries.filter((it) => it.isDirectory() && it.name !== ".git").map((it) => it.name);
  if (names.length === 0) return [];
  const worktree = { directory: checkout, indexFile: join(folder, "checkout.index") };
  const asked = ["check-ignore", "--no-index", "--", ...names.map((name) => `./${name}/`)];
  const environment = { GIT_LITERAL_PATHSPECS: "0" };
  const { stdout } = await git.attempt(asked, { worktree, environment });
  const ignored = new Set(stdout.split("\n"));
  return names.filter((name) => ignored.has(`./${name}/`));
}
async function placeCopy(name, { checkout, worktree }) {
  const [from, to] = [join(checkout, name), join(worktree.directory, name)];
  const source = await attempt(lstat(from));
  if (source.kind === "threw" || !source.value.isDirectory()) return [];
  const made = await attempt(mkdir(to, { recursive: true }));
  return made.kind === "done" ? [{ from, to }] : [];
}
async function existing(path) {
  const found = await attempt(lstat(path));
  return found.kind === "done" ? [path] : [];
}

export {
  shownOutput,
  shellProgram,
  openCommandBox
};
