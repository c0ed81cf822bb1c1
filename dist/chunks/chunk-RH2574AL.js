import {
  headOf
} from "./chunk-MUCB7FAK.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/workspace/git-history.ts
init_define_RUNTIME_PACKAGES();
async function readLog(git, query) {
  const { fields, range, options = [], max = -1, path } = query;
  const commits = "base" in range ? `${range.base}..${range.tip}` : range.tip;
  const format = `--format=${fields.map((field) => `${field}%x00`).join("")}`;
  const paths = path === void 0 ? [] : ["--", path];
  const log = await git.run(["log", `--max-count=${max}`, ...options, format, commits, ...paths]);
  const values = log.split("\0");
  const rows = [];
  for (let at = 0; at + fields.length < values.length; at += fields.length) {
    const [first = "", ...rest] = values.slice(at, at + fields.length);
    rows.push([first.trim(), ...rest]);
  }
  return rows;
}
async function treeOf(git, revision) {
  return (await git.run(["rev-parse", `${revision}^{tree}`])).trim();
}
async function listFiles(git, commit) {
  return splitPaths(await git.run(["ls-tree", "-r", "-z", "--name-only", "--full-tree", commit]));
}
async function isAncestor(git, older, newer) {
  return (await git.attempt(["merge-base", "--is-ancestor", older, newer])).code === 0;
}
async function commonAncestor(git, one, other) {
  const { code, stdout } = await git.attempt(["merge-base", one, other]);
  return code === 0 ? stdout.trim() : void 0;
}
async function pathsChangedBy(git, commit) {
  const options = ["-r", "-z", "--name-only", "--no-commit-id", "--no-renames"];
  return splitPaths(await git.run(["diff-tree", ...options, commit]));
}
async function pathsChangedSince(git, { base, tip }, ...folders) {
  const options = ["--name-only", "--no-renames", "-z"];
  return splitPaths(await git.run(["diff", ...options, `${base}...${tip}`, "--", ...folders]));
}
function splitPaths(listing) {
  return listing.split("\0").filter((path) => path !== "");
}
var PLAIN = ["--no-color", "--no-ext-diff", "--no-textconv", "--submodule=short", "-M"];
var MAX_PATCH = 6e4;
async function readPatch(git, { base, tip }) {
  const { code, stdout } = await git.attempt(["diff", "--patch", ...PLAIN, base, tip]);
  return code === 0 ? headOf(stdout, MAX_PATCH) : "";
}
async function readDiffTexts(git, range, contextLines) {
  const options = [...PLAIN, `-U${contextLines}`, range];
  const [entries, patches] = await Promise.all([
    git.run(["diff", "--raw", "-z", ...options]),
    git.run(["diff", "--patch", ...options])
  ]);
  return { entries, patches };
}
async function sizeOfChange(git, { base, tip }, ignores) {
  const options = ["--numstat", "-z", "--no-renames", "--no-ext-diff", "--no-textconv"];
  const text = await git.run(["diff", ...options, "--submodule=short", base, tip]);
  const rows = text.split("\0").map((row) => row.split("	")).filter(([, , path]) => path !== void 0 && !ignores(path));
  const sum = (column) => rows.reduce((total, row) => total + (Number.parseInt(row[column] ?? "", 10) || 0), 0);
  return { files: rows.length, added: sum(0), removed: sum(1) };
}

export {
  readLog,
  treeOf,
  listFiles,
  isAncestor,
  commonAncestor,
  pathsChangedBy,
  pathsChangedSince,
  splitPaths,
  readPatch,
  readDiffTexts,
  sizeOfChange
};
