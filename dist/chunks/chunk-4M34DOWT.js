import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-CCM5YFOF.js";

// src/adapters/repository-place.ts
init_define_RUNTIME_PACKAGES();
import { execFile } from "node:child_process";
import { promisify } from "node:util";
var run = promisify(execFile);
async function repositoryPlace(root) {
  const named = process.env.GITHUB_REPOSITORY;
  if (named !== void 0 && named !== "") {
    const serverUrl = process.env.GITHUB_SERVER_URL || "https://github.com";
    return placeAt(serverUrl.replace(/\/+$/, ""), named);
  }
  const asked = run("git", ["-C", root, "remote", "get-url", "origin"]);
  const remote = await asked.then(({ stdout }) => stdout.trim()).catch(() => "");
  return readRemote(remote);
}
function readRemote(remote) {
  const url = remote.replace(/^(?:[\w.-]+@)?([\w.-]+):(?!\/\/)(?!\d+\/)/, "ssh://$1/");
  if (!URL.canParse(url)) return void 0;
  const { protocol, host, hostname, pathname } = new URL(url);
  if (!["https:", "http:", "ssh:", "git:"].includes(protocol) || hostname === "") return void 0;
  const isWeb = protocol.startsWith("http");
  return placeAt(isWeb ? `${protocol}//${host}` : `https://${hostname}`, pathname.slice(1));
}
function placeAt(serverUrl, path) {
  const [owner = "", name = "", ...rest] = path.replace(/(?:\.git)?\/?$/, "").split("/");
  const isName = (text) => /^[\w.-]+$/.test(text);
  return isName(owner) && isName(name) && rest.length === 0 ? { serverUrl, owner, name } : void 0;
}
function pageOf({ serverUrl, owner, name }) {
  return `${serverUrl}/${owner}/${name}`;
}

export {
  repositoryPlace,
  pageOf
};
