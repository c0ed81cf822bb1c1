import {
  askGit
} from "./chunk-J7XAV6N5.js";
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
  return head?.replace(/^origin\//, "") ?? "main";
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

export {
  findRepositoryAddress,
  defaultBranch,
  repositoryUrl
};
