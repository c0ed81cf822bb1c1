import {
  askGit
} from "./chunk-J7XAV6N5.js";
import {
  DEFAULT_ADDRESS
} from "./chunk-RGQNMSAE.js";
import {
  settleProxies
} from "./chunk-KITWVC6M.js";
import {
  fieldsOf,
  readJson
} from "./chunk-DZISDMIS.js";
import {
  attempt
} from "./chunk-ZKMHPSNV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/adapters/git/repository-address.ts
init_define_RUNTIME_PACKAGES();
async function findRepositoryAddress(root) {
  const named = process.env.GITHUB_REPOSITORY;
  if (named !== void 0 && named !== "") {
    const serverUrl = process.env.GITHUB_SERVER_URL || "https://github.com";
    return addressAt(serverUrl.replace(/\/+$/, ""), named);
  }
  return parseRemoteUrl(await askGit(root, ["remote", "get-url", "origin"]) ?? "");
}
async function defaultBranch(root) {
  const head = await askGit(root, ["symbolic-ref", "--short", "refs/remotes/origin/HEAD"]);
  if (head !== void 0) return head.replace(/^origin\//, "");
  const exists = (name) => askGit(root, ["rev-parse", "--verify", "--quiet", `refs/heads/${name}`]);
  const [main, master] = await Promise.all(["main", "master"].map(exists));
  return main === void 0 && master !== void 0 ? "master" : "main";
}
function parseRemoteUrl(remote) {
  const url = remote.replace(/^(?:[\w.-]+@)?([\w.-]+):(?!\/\/)(?!\d+\/)/, "ssh://$1/");
  if (!URL.canParse(url)) return void 0;
  const { protocol, host, hostname, pathname } = new URL(url);
  if (!["https:", "http:", "ssh:", "git:"].includes(protocol) || hostname === "") return void 0;
  const isWeb = protocol.startsWith("http");
  return addressAt(isWeb ? `${protocol}//${host}` : `https://${hostname}`, pathname.slice(1));
}
function addressAt(serverUrl, path) {
  const [owner = "", name = "", ...rest] = path.replace(/(?:\.git)?\/?$/, "").split("/");
  const isName = (text) => /^[\w.-]+$/.test(text);
  return isName(owner) && isName(name) && rest.length === 0 ? { serverUrl, owner, name } : void 0;
}
function repositoryUrl({ serverUrl, owner, name }) {
  return `${serverUrl}/${owner}/${name}`;
}

init_define_RUNTIME_PACKAGES();import{readFile}from"node:fs/promises";import{basename,dirname,join}from"node:path";
// src/adapters/git/fetched-commit.ts
init_define_RUNTIME_PACKAGES();
import { realpath } from "node:fs/promises";
async function findFetchedCommit(folder) {
  const top = await askGit(folder, ["rev-parse", "--show-toplevel"]);
  const real = await attempt(realpath(folder));
  if (top === void 0 || real.kind === "threw" || top !== real.value) return void 0;
  const [commit, remote, holding] = await Promise.all([
    askGit(folder, ["rev-parse", "HEAD"]),
    askGit(folder, ["remote", "get-url", "origin"]),
    askGit(folder, ["branch", "--remotes", "--contains", "HEAD"])
  ]);
  const address = parseRemoteUrl(remote ?? "");
  const isFetched = holding !== void 0 && holding !== "";
  return isFetched && address !== void 0 && commit !== void 0 ? { ...address, commit } : void 0;
}

async function findActionName(folder){const found=await findInstalledCommit(folder)??await findFetchedCommit(folder);return found===void 0?void 0:`${found.owner}/${found.name}@${found.commit}`}async function describeAction(folder){const text=await attempt(readFile(join(folder,"package.json"),"utf8"));const json=readJson(text.kind==="done"?text.value:"");const version=json.kind==="value"?fieldsOf(json.value)?.get("version"):void 0;const name=await findActionName(folder);const known=typeof version==="string"?version:"of an unknown version";return name===void 0?known:`${known}, ${name}`}var RESOLVED=/^git\+([^#]{1,300})#([0-9a-f]{40})$/;async function findInstalledCommit(folder){const text=await attempt(readFile(join(dirname(folder),".package-lock.json"),"utf8"));const json=readJson(text.kind==="done"?text.value:"");const packages=json.kind==="value"?fieldsOf(json.value)?.get("packages"):void 0;const entry=fieldsOf(fieldsOf(packages)?.get(`node_modules/${basename(folder)}`));const resolved=entry?.get("resolved");const[,remote="",commit=""]=RESOLVED.exec(String(resolved))??[];const address=parseRemoteUrl(remote);return address===void 0?void 0:{...address,commit}}
// src/adapters/runner/local-environment.ts
init_define_RUNTIME_PACKAGES();
import { execFile } from "node:child_process";
import { promisify } from "node:util";
function localCopilotToken() {
  return process.env.COPILOT_GITHUB_TOKEN || void 0;
}
function localProvider() {
  const { SQUAD_PROVIDER, SQUAD_PROVIDER_BASE_URL, SQUAD_PROVIDER_API_KEY } = process.env;
  const type = ["openai", "anthropic", "azure"].find((one) => one === SQUAD_PROVIDER);
  if (type === void 0) return void 0;
  const baseUrl = SQUAD_PROVIDER_BASE_URL || DEFAULT_ADDRESS[type];
  return { type, baseUrl, apiKey: SQUAD_PROVIDER_API_KEY || void 0 };
}
async function localGitHubToken(serverUrl) {
  const named = process.env.GITHUB_TOKEN || process.env.GH_TOKEN;
  if (named) return named;
  const args = ["auth", "token", "--hostname", new URL(serverUrl).hostname];
  const asked = await attempt(promisify(execFile)("gh", args, { timeout: GH_MS }));
  return asked.kind === "done" ? asked.value.stdout.trim() || void 0 : void 0;
}
var GH_MS = 5e3;
async function connectLocalGitHub({ owner, name, serverUrl }, warn) {
  const token = await localGitHubToken(serverUrl);
  if (token === void 0) return void 0;
  const apiUrl = process.env.GITHUB_API_URL || apiUrlOf(serverUrl);
  process.env.GITHUB_API_URL = apiUrl;
  settleProxies();
  const { createGitHub } = await import("./github-CCRCSL6B.js");
  return createGitHub({ apiUrl, serverUrl, owner, name, token, warn });
}
function apiUrlOf(serverUrl) {
  return serverUrl === "https://github.com" ? "https://api.github.com" : `${serverUrl}/api/v3`;
}
function usesColour() {
  return process.stdout.isTTY === true && !process.env.NO_COLOR;
}
function localPath() {
  return process.env.PATH ?? "";
}

export {
  findRepositoryAddress,
  defaultBranch,
  repositoryUrl,
  findActionName,
  describeAction,
  localCopilotToken,
  localProvider,
  connectLocalGitHub,
  usesColour,
  localPath
};
