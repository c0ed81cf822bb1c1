import {
  sha256
} from "./chunk-PO4G3B7X.js";
import {
  init_late_library,
  lateExport
} from "./chunk-QHONNP4I.js";
import {
  attempt
} from "./chunk-EHNRAOD3.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/tools/host/discover-files.ts
init_define_RUNTIME_PACKAGES();
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
var MODULE_FILE = /^[^.].*\.m?[tj]s$/;
var NOT_A_TOOL = /\.(?:d|test|spec)\.m?[tj]s$/;
var DOCUMENT_FILE = /^(?:[^.].*\.)?tools?\.ya?ml$/;
var YAML_FILE = /^[^.].*\.ya?ml$/;
var MANIFEST_FILE = /^tool\.ya?ml$/;
async function discoverToolFiles(folder) {
  const entries = await listEntries(join(folder.root, "tools"));
  const links = entries.filter((entry) => entry.isSymbolicLink() && isCandidate(entry.name));
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const folders = entries.filter(isPlainFolder);
  const manifests = await Promise.all(folders.map((entry) => listManifests(folder, entry)));
  const rootFiles = (await listEntries(folder.root)).filter((entry) => entry.isFile());
  const isDocument = (name) => DOCUMENT_FILE.test(name);
  const documents = [
    ...inTools(files.filter(isDocument)),
    ...manifests.flat(),
    ...rootFiles.map(({ name }) => name).filter((name) => name === "goondan.yaml")
  ];
  const others = files.filter((name) => YAML_FILE.test(name) && !isDocument(name));
  const misnamed = (await readCandidates(folder, inTools(others))).filter(declaresTool);
  return {
    modules: await readCandidates(folder, inTools(files.filter(isModule))),
    documents: await readCandidates(folder, documents),
    diagnostics: [
      ...links.map(({ name }) => linkDiagnostic(folder, name)),
      ...misnamed.map(({ shownAs }) => misnamedDiagnostic(shownAs))
    ]
  };
}
function inTools(names) {
  return names.map((name) => `tools/${name}`);
}
function isModule(name) {
  return MODULE_FILE.test(name) && !NOT_A_TOOL.test(name);
}
function isCandidate(name) {
  return isModule(name) || DOCUMENT_FILE.test(name);
}
function isPlainFolder(entry) {
  return entry.isDirectory() && !entry.name.startsWith(".") && entry.name !== "node_modules";
}
async function listManifests(folder, { name }) {
  const entries = await listEntries(join(folder.root, "tools", name));
  return entries.filter((entry) => entry.isFile() && MANIFEST_FILE.test(entry.name)).map((entry) => `tools/${name}/${entry.name}`);
}
async function listEntries(path) {
  const listed = await attempt(readdir(path, { withFileTypes: true }));
  return listed.kind === "done" ? listed.value : [];
}
async function readCandidates(folder, names) {
  const read = names.toSorted().map(async (name) => {
    const path = join(folder.root, name);
    const content = await attempt(readFile(path, "utf8"));
    const text = content.kind === "done" ? content.value : "";
    const shownAs = shownPath(folder, name);
    const { scope, commit } = folder;
    const origin = { scope, path: shownAs, commit, sha256: sha256(text) };
    return { path, folder, shownAs, text, origin };
  });
  return Promise.all(read);
}
function shownPath({ shownAs }, name) {
  if (name.startsWith("tools/")) return `${shownAs}/${name.slice("tools/".length)}`;
  const parent = shownAs.includes("/") ? shownAs.slice(0, shownAs.lastIndexOf("/") + 1) : "";
  return `${parent}${name}`;
}
function declaresTool({ text }) {
  return /^kind:\s*["']?Tool\b/m.test(text);
}
function misnamedDiagnostic(path) {
  const message = "is not read: the name of a file with `kind: Tool` ends in .tool.yaml";
  const next = `rename it to ${path.replace(/\.ya?ml$/, ".tool.yaml")}`;
  return { code: "L_NAME", path, message, next };
}
function linkDiagnostic(folder, name) {
  return {
    code: "L_ENTRY",
    path: shownPath(folder, `tools/${name}`),
    message: "is a symbolic link, and links are not followed",
    next: "put the file itself there"
  };
}

// late:ajv
init_define_RUNTIME_PACKAGES();
init_late_library();
var Ajv = lateExport("ajv-RNAYK4CQ.cjs.gz", "Ajv");
var ajv_default = lateExport("ajv-RNAYK4CQ.cjs.gz", "default");

export {
  discoverToolFiles,
  shownPath,
  Ajv,
  ajv_default
};
