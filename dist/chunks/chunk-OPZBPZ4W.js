import {
  settleProxies
} from "./chunk-VK3NYQGC.js";
import {
  getProxyUrl
} from "./chunk-DFWGLBO6.js";
import {
  ProxyAgent,
  fetch,
  init_proxy_agent
} from "./chunk-DECCUNP7.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/adapters/proxy/proxied-fetch.ts
init_define_RUNTIME_PACKAGES();
init_proxy_agent();
async function proxiedFetch(address, init) {
  return fetch(address, { ...init, redirect: "manual", dispatcher: proxyFor(address) });
}
function proxyFor(address) {
  settleProxies();
  const uri = getProxyUrl(address);
  if (uri === "") return void 0;
  const { username, password } = new URL(uri);
  const pair = [username, password].map(decodeURIComponent).join(":");
  return new ProxyAgent({
    uri,
    ...pair === ":" ? {} : { token: `Basic ${Buffer.from(pair).toString("base64")}` }
  });
}

export {
  proxiedFetch
};
