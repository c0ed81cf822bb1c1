import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/markdown/attachment-address.ts
init_define_RUNTIME_PACKAGES();
var ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
var CONTENT_HOSTS = ["private-user-images", "user-images", "media"];
function attachmentId(address, serverUrl) {
  if (!URL.canParse(address) || !URL.canParse(serverUrl)) return void 0;
  const [url, server] = [new URL(address), new URL(serverUrl)];
  const isPlain = url.protocol === server.protocol && url.username === "" && url.password === "";
  if (!isPlain || !ownHosts(server.host).includes(url.host)) return void 0;
  return url.pathname.match(ID)?.at(-1)?.toLowerCase();
}
function ownHosts(server) {
  const content = server === "github.com" ? "githubusercontent.com" : server;
  return [server, ...CONTENT_HOSTS.map((name) => `${name}.${content}`)];
}

export {
  attachmentId
};
