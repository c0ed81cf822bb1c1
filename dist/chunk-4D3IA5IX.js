import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  attempt
} from "./chunk-QYCI2ITB.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-PLLTIFGW.js";

// src/adapters/box/forwarder.ts
init_define_RUNTIME_PACKAGES();
import { spawn } from "node:child_process";
import { once as once2 } from "node:events";
import { connect, createServer } from "node:net";
import { constants } from "node:os";

// src/ports/box.ts
init_define_RUNTIME_PACKAGES();
var PROXY_PORT = 3128;
function readService(place, refuse) {
  const text = typeof place === "string" ? place : "";
  const port = Number(/^localhost:([1-9]\d{0,4})$/.exec(text)?.[1]);
  if (port < 1024)
    refuse(`programs in the box can't open port ${port}: give the service one from 1024`);
  else if (port === PROXY_PORT)
    refuse(`the box's own proxy has port ${port}: give the service another`);
  else if (port <= 65535) return port;
  else refuse('expected "localhost:PORT", with a port from 1024 to 65535');
  return void 0;
}

// src/adapters/proxy/sockets.ts
init_define_RUNTIME_PACKAGES();
import { once } from "node:events";
import { pipeline } from "node:stream";
function joinStreams(one, other) {
  pipeline(one, other, () => void 0);
  pipeline(other, one, () => void 0);
}
var MAX_CONNECTIONS = 256;
async function listenAt(path, server) {
  const open = /* @__PURE__ */ new Set();
  server.maxConnections = MAX_CONNECTIONS;
  server.on("connection", (socket) => {
    open.add(socket.on("error", () => socket.destroy()).once("close", () => open.delete(socket)));
  });
  server.listen(path).unref();
  await once(server, "listening");
  return () => {
    server.close();
    for (const socket of open) socket.destroy();
  };
}

// src/adapters/box/forwarder.ts
var ADDRESS = `http://127.0.0.1:${PROXY_PORT}`;
var LOCAL = "localhost,127.0.0.1,::1";
var JAVA_OPTIONS = [
  ...["http", "https"].flatMap((kind) => [
    `-D${kind}.proxyHost=127.0.0.1`,
    `-D${kind}.proxyPort=${PROXY_PORT}`
  ]),
  "-Dhttp.nonProxyHosts=localhost|127.*|[::1]",
  "-Daether.connector.http.useSystemProperties=true",
  "-Daether.transport.apache.useSystemProperties=true"
];
function proxyVariables(home) {
  return { ...VARIABLES, JAVA_TOOL_OPTIONS: `${JAVA_OPTIONS.join(" ")} -Duser.home="${home}"` };
}
var VARIABLES = {
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
  NODE_USE_ENV_PROXY: "1",
  YARN_HTTP_PROXY: ADDRESS,
  YARN_HTTPS_PROXY: ADDRESS
};
async function forward(ports, hasConnection, [command = "", ...args]) {
  await Promise.all(ports.map(listen));
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
async function listen({ port, path }) {
  const open = (host) => {
    const server = createServer(
      { allowHalfOpen: true },
      (client) => joinStreams(client, connect({ path, allowHalfOpen: true }))
    );
    server.listen(port, host);
    return once2(server, "listening");
  };
  await open("127.0.0.1");
  await attempt(open("::1"));
}

export {
  PROXY_PORT,
  readService,
  joinStreams,
  listenAt,
  proxyVariables,
  forward
};
