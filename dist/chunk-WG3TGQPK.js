import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  SquadError
} from "./chunk-QYCI2ITB.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-PLLTIFGW.js";

// src/adapters/proxy/proxies.ts
init_define_RUNTIME_PACKAGES();
var KINDS = ["https_proxy", "http_proxy"];
var LOCAL_HOSTS = ["localhost", "127.0.0.1", "::1"];
function settleProxies() {
  const found = KINDS.flatMap((name) => {
    const value = valueIn(name);
    return value === void 0 ? [] : [{ name, value, address: readAddress(name, value) }];
  });
  if (found.length === 0) return { variables: {}, secrets: [] };
  const except = [...(valueIn("no_proxy") ?? "").split(","), ...LOCAL_HOSTS];
  const noProxy = [...new Set(except.map((host) => host.trim()).filter((host) => host !== ""))];
  const inBothCases = (name, value) => [name, name.toUpperCase()].map((one) => [one, value]);
  const addresses = found.flatMap(({ name, address }) => inBothCases(name, address));
  for (const [name, address] of addresses) process.env[name] = address;
  return {
    variables: Object.fromEntries([...addresses, ...inBothCases("no_proxy", noProxy.join(","))]),
    secrets: found.flatMap(({ value, address }) => [value, address].flatMap(secretsIn))
  };
}
function valueIn(name) {
  const values = [process.env[name], process.env[name.toUpperCase()]];
  return values.map((value) => value?.trim() ?? "").find((value) => value !== "");
}
function readAddress(name, value) {
  const full = /^[a-z][a-z0-9+.-]*:\/\//i.test(value) ? value : `http://${value}`;
  if (!URL.canParse(full)) throw invalidProxyError(name);
  const url = new URL(full);
  const { protocol, hostname, pathname, search, hash, username, password } = url;
  const isPlain = ["", "/"].includes(pathname) && search === "" && hash === "";
  const isProxy = ["http:", "https:"].includes(protocol) && hostname !== "";
  if (!isProxy || !isPlain || [username, password].some((part) => decoded(part) === void 0)) {
    throw invalidProxyError(name);
  }
  const who = [username, password].filter((part) => part !== "").join(":");
  const port = url.port || (protocol === "https:" ? "443" : "80");
  return `${protocol}//${who === "" ? "" : `${who}@`}${hostname}:${port}`;
}
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return void 0;
  }
}
function invalidProxyError(name) {
  return new SquadError({
    code: "E_INPUT",
    message: `The variable ${name.toUpperCase()} does not hold a valid proxy address.`,
    hint: "Write it as `http://host:port` or `http://name:password@host:port`; in the name and password, write `/`, `?`, `#` and `%` as `%2F`, `%3F`, `%23` and `%25`. Or unset it."
  });
}
function secretsIn(value) {
  const at = value.lastIndexOf("@");
  if (at === -1) return [];
  const pair = value.slice(0, at).replace(/^[a-z][a-z0-9+.-]*:\/\//i, "");
  const colon = pair.indexOf(":");
  const written = [value, pair, ...colon === -1 ? [] : [pair.slice(colon + 1)]];
  return [...written, ...written.flatMap((part) => decoded(part) ?? [])];
}

export {
  settleProxies,
  decoded,
  secretsIn
};
