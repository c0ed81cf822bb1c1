import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-PLLTIFGW.js";

// src/adapters/box/forwarder.ts
init_define_RUNTIME_PACKAGES();
import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { constants } from "node:os";
import { pipeline } from "node:stream";
var PORT = 3128;
var ADDRESS = `http://127.0.0.1:${PORT}`;
var LOCAL = "localhost,127.0.0.1,::1";
var PROXY_VARIABLES = {
  HTTP_PROXY: ADDRESS,
  HTTPS_PROXY: ADDRESS,
  ALL_PROXY: ADDRESS,
  NO_PROXY: LOCAL,
  http_proxy: ADDRESS,
  https_proxy: ADDRESS,
  all_proxy: ADDRESS,
  no_proxy: LOCAL,
  npm_config_proxy: ADDRESS,
  npm_config_https_proxy: ADDRESS,
  NODE_USE_ENV_PROXY: "1"
};
async function forward(socketPath, hasConnection, [command = "", ...args]) {
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const proxy = connect({ path: socketPath, allowHalfOpen: true });
    pipeline(client, proxy, () => void 0);
    pipeline(proxy, client, () => void 0);
  });
  server.listen(PORT, "127.0.0.1");
  await once(server, "listening");
  const connection = hasConnection ? ["inherit"] : [];
  const child = spawn(command, args, { stdio: ["ignore", "inherit", "inherit", ...connection] });
  child.once("error", (error) => {
    process.stderr.write(`${command} could not be started: ${error.message}
`);
    process.exit(error.code === "ENOENT" ? 127 : 126);
  });
  child.once("exit", (code, signal) => {
    process.exit(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
  });
}

export {
  PROXY_VARIABLES,
  forward
};
