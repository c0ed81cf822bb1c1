import {
  __commonJS,
  __esm,
  __export,
  __require,
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/adapters/proxy/proxy-agent.ts
var proxy_agent_exports = {};
__export(proxy_agent_exports, {
  ProxyAgent: () => ProxyAgent,
  fetch: () => fetch
});
import { once } from "node:events";
import {
  request as httpRequest
} from "node:http";
import { Agent, request as httpsRequest } from "node:https";
import { pipeline } from "node:stream";
import { connect as secure } from "node:tls";
import { createGunzip } from "node:zlib";
async function closedUnanswered(sent) {
  await once(sent, "close");
  throw new Error("The connection was closed without an answer.");
}
async function fetch(url, { dispatcher, ...init } = {}) {
  const isProxied = dispatcher instanceof ProxyAgent;
  return isProxied ? dispatcher.send(new Request(url, init)) : globalThis.fetch(url, init);
}
async function openTunnel(request, target) {
  const { servername = "" } = target;
  const host = target.host ?? "";
  const address = `${host.includes(":") ? `[${host}]` : host}:${target.port ?? 443}`;
  const options = { method: "CONNECT", path: address, headers: { host: address }, agent: false };
  const connecting = request(options);
  let openSocket;
  const giveUp = () => {
    const silent = Object.assign(new Error("The proxy does not answer."), { name: "AbortError" });
    connecting.destroy(silent);
    openSocket?.destroy(silent);
  };
  const late = setTimeout(giveUp, CONNECT_MS);
  target.requestSignal?.addEventListener("abort", giveUp);
  try {
    connecting.end();
    const [{ statusCode }, socket] = await once(connecting, "connect");
    openSocket = socket;
    if (statusCode !== 200) {
      socket.destroy();
      throw new Error(refusal(statusCode));
    }
    const safe = secure({ socket, host, servername, ALPNProtocols: ["http/1.1"] });
    openSocket = safe;
    await once(safe, "secureConnect");
    return safe;
  } finally {
    clearTimeout(late);
    target.requestSignal?.removeEventListener("abort", giveUp);
  }
}
function refusal(status) {
  return status === 407 ? "The proxy requires a name and a password, or rejects those in its address (HTTP 407)." : `The proxy refuses to connect to the server (HTTP ${status}).`;
}
function responseOf(answer) {
  const { statusCode: status = 0, statusMessage: statusText = "" } = answer;
  const entries = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
  const headers = new Headers(entries);
  if (STATUSES_WITHOUT_BODY.includes(status)) {
    answer.resume();
    return new Response(null, { status, statusText, headers });
  }
  if (headers.get("content-encoding") !== "gzip") {
    return new Response(answer, { status, statusText, headers });
  }
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  const body = pipeline(answer, createGunzip(), () => void 0);
  return new Response(body, { status, statusText, headers });
}
var CONNECT_MS, ProxyAgent, Tunnels, STATUSES_WITHOUT_BODY;
var init_proxy_agent = __esm({
  "src/adapters/proxy/proxy-agent.ts"() {
    "use strict";
    init_define_RUNTIME_PACKAGES();
    CONNECT_MS = 1e4;
    ProxyAgent = class {
      #request;
      #tunnels;
      constructor({ uri, token }) {
        const { protocol, hostname, port } = new URL(uri);
        const authorization = token === void 0 ? {} : { "proxy-authorization": token };
        const request = protocol === "https:" ? httpsRequest : httpRequest;
        this.#request = ({ headers, ...options }) => request({
          // In a URL, an IPv6 address is in brackets.
          protocol,
          hostname: hostname.replace(/^\[|\]$/g, ""),
          port,
          ...options,
          headers: { ...headers, ...authorization }
        });
        this.#tunnels = new Tunnels(this.#request);
      }
      /** Sends a request: to an `https:` server through a tunnel, to an `http:` server by way of the proxy itself. */
      async send(request) {
        const { url, method, signal } = request;
        const body = Buffer.from(await request.arrayBuffer());
        const headers = { ...Object.fromEntries(request.headers), "accept-encoding": "gzip" };
        const options = { method, signal };
        const tunnelled = { ...options, headers, agent: this.#tunnels, requestSignal: signal };
        const sent = url.startsWith("https:") ? httpsRequest(url, tunnelled) : this.#request({ ...options, headers: { ...headers, host: new URL(url).host }, path: url });
        sent.end(body.length === 0 ? void 0 : body);
        const responded = Promise.race([once(sent, "response"), closedUnanswered(sent)]);
        sent.on("error", () => void 0);
        const [answer] = await responded;
        if (answer.statusCode === 407) throw new Error(refusal(407));
        return responseOf(answer);
      }
    };
    Tunnels = class extends Agent {
      #request;
      constructor(request) {
        super({ keepAlive: true });
        this.#request = request;
      }
      createConnection(target, onConnected) {
        openTunnel(this.#request, target).then((socket) => onConnected(null, socket), onConnected);
      }
    };
    STATUSES_WITHOUT_BODY = [204, 205, 304];
  }
});

var require_tunnel=__commonJS({"node_modules/tunnel/lib/tunnel.js"(exports){"use strict";init_define_RUNTIME_PACKAGES();var net=__require("net");var tls=__require("tls");var http=__require("http");var https=__require("https");var events=__require("events");var assert=__require("assert");var util=__require("util");exports.httpOverHttp=httpOverHttp,exports.httpsOverHttp=httpsOverHttp,exports.httpOverHttps=httpOverHttps,exports.httpsOverHttps=httpsOverHttps;function httpOverHttp(t){var e=new TunnelingAgent(t);return e.request=http.request,e}function httpsOverHttp(t){var e=new TunnelingAgent(t);return e.request=http.request,e.createSocket=createSecureSocket,e.defaultPort=443,e}function httpOverHttps(t){var e=new TunnelingAgent(t);return e.request=https.request,e}function httpsOverHttps(t){var e=new TunnelingAgent(t);return e.request=https.request,e.createSocket=createSecureSocket,e.defaultPort=443,e}function TunnelingAgent(t){var e=this;e.options=t||{},e.proxyOptions=e.options.proxy||{},e.maxSockets=e.options.maxSockets||http.Agent.defaultMaxSockets,e.requests=[],e.sockets=[],e.on("free",function(r,u,o,s){for(var n=toOptions(u,o,s),l=0,p=e.requests.length;l<p;++l){var f=e.requests[l];if(f.host===n.host&&f.port===n.port){e.requests.splice(l,1),f.request.onSocket(r);return}}r.destroy(),e.removeSocket(r)})}util.inherits(TunnelingAgent,events.EventEmitter),TunnelingAgent.prototype.addRequest=function(e,a,r,u){var o=this,s=mergeOptions({request:e},o.options,toOptions(a,r,u));if(o.sockets.length>=this.maxSockets){o.requests.push(s);return}o.createSocket(s,function(n){n.on("free",l),n.on("close",p),n.on("agentRemove",p),e.onSocket(n);function l(){o.emit("free",n,s)}function p(f){o.removeSocket(n),n.removeListener("free",l),n.removeListener("close",p),n.removeListener("agentRemove",p)}})},TunnelingAgent.prototype.createSocket=function(e,a){var r=this,u={};r.sockets.push(u);var o=mergeOptions({},r.proxyOptions,{method:"CONNECT",path:e.host+":"+e.port,agent:false,headers:{host:e.host+":"+e.port}});e.localAddress&&(o.localAddress=e.localAddress),o.proxyAuth&&(o.headers=o.headers||{},o.headers["Proxy-Authorization"]="Basic "+Buffer.from(o.proxyAuth).toString("base64")),debug("making CONNECT request");var s=r.request(o);s.useChunkedEncodingByDefault=false,s.once("response",n),s.once("upgrade",l),s.once("connect",p),s.once("error",f),s.end();function n(c){c.upgrade=true}function l(c,i,d){process.nextTick(function(){p(c,i,d)})}function p(c,i,d){if(s.removeAllListeners(),i.removeAllListeners(),c.statusCode!==200){debug("tunneling socket could not be established, statusCode=%d",c.statusCode),i.destroy();var v=new Error("tunneling socket could not be established, statusCode="+c.statusCode);v.code="ECONNRESET",e.request.emit("error",v),r.removeSocket(u);return}if(d.length>0){debug("got illegal response body from proxy"),i.destroy();var v=new Error("got illegal response body from proxy");v.code="ECONNRESET",e.request.emit("error",v),r.removeSocket(u);return}return debug("tunneling connection has established"),r.sockets[r.sockets.indexOf(u)]=i,a(i)}function f(c){s.removeAllListeners(),debug(`tunneling socket could not be established, cause=%s
`,c.message,c.stack);var i=new Error("tunneling socket could not be established, cause="+c.message);i.code="ECONNRESET",e.request.emit("error",i),r.removeSocket(u)}},TunnelingAgent.prototype.removeSocket=function(e){var a=this.sockets.indexOf(e);if(a!==-1){this.sockets.splice(a,1);var r=this.requests.shift();r&&this.createSocket(r,function(u){r.request.onSocket(u)})}};function createSecureSocket(t,e){var a=this;TunnelingAgent.prototype.createSocket.call(a,t,function(r){var u=t.request.getHeader("host"),o=mergeOptions({},a.options,{socket:r,servername:u?u.replace(/:.*$/,""):t.host}),s=tls.connect(0,o);a.sockets[a.sockets.indexOf(r)]=s,e(s)})}function toOptions(t,e,a){return typeof t=="string"?{host:t,port:e,localAddress:a}:t}function mergeOptions(t){for(var e=1,a=arguments.length;e<a;++e){var r=arguments[e];if(typeof r=="object")for(var u=Object.keys(r),o=0,s=u.length;o<s;++o){var n=u[o];r[n]!==void 0&&(t[n]=r[n])}}return t}var debug;process.env.NODE_DEBUG&&/\btunnel\b/.test(process.env.NODE_DEBUG)?debug=function(){var t=Array.prototype.slice.call(arguments);typeof t[0]=="string"?t[0]="TUNNEL: "+t[0]:t.unshift("TUNNEL:"),console.error.apply(console,t)}:debug=function(){},exports.debug=debug}});
var require_tunnel2=__commonJS({"node_modules/tunnel/index.js"(exports,module){init_define_RUNTIME_PACKAGES();module.exports=require_tunnel()}});
export {
  require_tunnel2 as require_tunnel,
  ProxyAgent,
  fetch,
  proxy_agent_exports,
  init_proxy_agent
};
