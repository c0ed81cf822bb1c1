import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  EMPTY_TALLY
} from "./chunk-U7SUAXEP.js";
import {
  __commonJS,
  __require,
  __toESM,
  init_define_RUNTIME_PACKAGES
} from "./chunk-CCM5YFOF.js";

var require_tunnel=__commonJS({"node_modules/tunnel/lib/tunnel.js"(exports){"use strict";init_define_RUNTIME_PACKAGES();var net=__require("net");var tls=__require("tls");var http=__require("http");var https=__require("https");var events=__require("events");var assert=__require("assert");var util=__require("util");exports.httpOverHttp=httpOverHttp2,exports.httpsOverHttp=httpsOverHttp2,exports.httpOverHttps=httpOverHttps2,exports.httpsOverHttps=httpsOverHttps2;function httpOverHttp2(t){var e=new TunnelingAgent(t);return e.request=http.request,e}function httpsOverHttp2(t){var e=new TunnelingAgent(t);return e.request=http.request,e.createSocket=createSecureSocket,e.defaultPort=443,e}function httpOverHttps2(t){var e=new TunnelingAgent(t);return e.request=https.request,e}function httpsOverHttps2(t){var e=new TunnelingAgent(t);return e.request=https.request,e.createSocket=createSecureSocket,e.defaultPort=443,e}function TunnelingAgent(t){var e=this;e.options=t||{},e.proxyOptions=e.options.proxy||{},e.maxSockets=e.options.maxSockets||http.Agent.defaultMaxSockets,e.requests=[],e.sockets=[],e.on("free",function(r2,u2,o,s2){for(var n2=toOptions(u2,o,s2),l2=0,p3=e.requests.length;l2<p3;++l2){var f2=e.requests[l2];if(f2.host===n2.host&&f2.port===n2.port){e.requests.splice(l2,1),f2.request.onSocket(r2);return}}r2.destroy(),e.removeSocket(r2)})}util.inherits(TunnelingAgent,events.EventEmitter),TunnelingAgent.prototype.addRequest=function(e,a2,r2,u2){var o=this,s2=mergeOptions({request:e},o.options,toOptions(a2,r2,u2));if(o.sockets.length>=this.maxSockets){o.requests.push(s2);return}o.createSocket(s2,function(n2){n2.on("free",l2),n2.on("close",p3),n2.on("agentRemove",p3),e.onSocket(n2);function l2(){o.emit("free",n2,s2)}function p3(f2){o.removeSocket(n2),n2.removeListener("free",l2),n2.removeListener("close",p3),n2.removeListener("agentRemove",p3)}})},TunnelingAgent.prototype.createSocket=function(e,a2){var r2=this,u2={};r2.sockets.push(u2);var o=mergeOptions({},r2.proxyOptions,{method:"CONNECT",path:e.host+":"+e.port,agent:false,headers:{host:e.host+":"+e.port}});e.localAddress&&(o.localAddress=e.localAddress),o.proxyAuth&&(o.headers=o.headers||{},o.headers["Proxy-Authorization"]="Basic "+new Buffer(o.proxyAuth).toString("base64")),debug2("making CONNECT request");var s2=r2.request(o);s2.useChunkedEncodingByDefault=false,s2.once("response",n2),s2.once("upgrade",l2),s2.once("connect",p3),s2.once("error",f2),s2.end();function n2(c2){c2.upgrade=true}function l2(c2,i2,d){process.nextTick(function(){p3(c2,i2,d)})}function p3(c2,i2,d){if(s2.removeAllListeners(),i2.removeAllListeners(),c2.statusCode!==200){debug2("tunneling socket could not be established, statusCode=%d",c2.statusCode),i2.destroy();var v2=new Error("tunneling socket could not be established, statusCode="+c2.statusCode);v2.code="ECONNRESET",e.request.emit("error",v2),r2.removeSocket(u2);return}if(d.length>0){debug2("got illegal response body from proxy"),i2.destroy();var v2=new Error("got illegal response body from proxy");v2.code="ECONNRESET",e.request.emit("error",v2),r2.removeSocket(u2);return}return debug2("tunneling connection has established"),r2.sockets[r2.sockets.indexOf(u2)]=i2,a2(i2)}function f2(c2){s2.removeAllListeners(),debug2(`tunneling socket could not be established, cause=%s
`,c2.message,c2.stack);var i2=new Error("tunneling socket could not be established, cause="+c2.message);i2.code="ECONNRESET",e.request.emit("error",i2),r2.removeSocket(u2)}},TunnelingAgent.prototype.removeSocket=function(e){var a2=this.sockets.indexOf(e);if(a2!==-1){this.sockets.splice(a2,1);var r2=this.requests.shift();r2&&this.createSocket(r2,function(u2){r2.request.onSocket(u2)})}};function createSecureSocket(t,e){var a2=this;TunnelingAgent.prototype.createSocket.call(a2,t,function(r2){var u2=t.request.getHeader("host"),o=mergeOptions({},a2.options,{socket:r2,servername:u2?u2.replace(/:.*$/,""):t.host}),s2=tls.connect(0,o);a2.sockets[a2.sockets.indexOf(r2)]=s2,e(s2)})}function toOptions(t,e,a2){return typeof t=="string"?{host:t,port:e,localAddress:a2}:t}function mergeOptions(t){for(var e=1,a2=arguments.length;e<a2;++e){var r2=arguments[e];if(typeof r2=="object")for(var u2=Object.keys(r2),o=0,s2=u2.length;o<s2;++o){var n2=u2[o];r2[n2]!==void 0&&(t[n2]=r2[n2])}}return t}var debug2;process.env.NODE_DEBUG&&/\btunnel\b/.test(process.env.NODE_DEBUG)?debug2=function(){var t=Array.prototype.slice.call(arguments);typeof t[0]=="string"?t[0]="TUNNEL: "+t[0]:t.unshift("TUNNEL:"),console.error.apply(console,t)}:debug2=function(){},exports.debug=debug2}});
var require_tunnel2=__commonJS({"node_modules/tunnel/index.js"(exports,module){init_define_RUNTIME_PACKAGES();module.exports=require_tunnel()}});
// src/adapters/outputs.ts
init_define_RUNTIME_PACKAGES();

init_define_RUNTIME_PACKAGES();
init_define_RUNTIME_PACKAGES();import*as p from"os";
init_define_RUNTIME_PACKAGES();function toCommandValue(e){return e==null?"":typeof e=="string"||e instanceof String?e:JSON.stringify(e)}function toCommandProperties(e){return Object.keys(e).length?{title:e.title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}:{}}
function issueCommand(t,e,s2){const r2=new c(t,e,s2);process.stdout.write(r2.toString()+p.EOL)}var n="::";var c=class{constructor(e,s2,r2){e||(e="missing.command"),this.command=e,this.properties=s2,this.message=r2}toString(){let e=n+this.command;if(this.properties&&Object.keys(this.properties).length>0){e+=" ";let s2=true;for(const r2 in this.properties)if(this.properties.hasOwnProperty(r2)){const i2=this.properties[r2];i2&&(s2?s2=false:e+=",",e+=`${r2}=${m(i2)}`)}}return e+=`${n}${a(this.message)}`,e}};function a(t){return toCommandValue(t).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function m(t){return toCommandValue(t).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}
init_define_RUNTIME_PACKAGES();import*as s from"crypto";import*as i from"fs";import*as r from"os";function issueFileCommand(n2,o){const e=process.env[`GITHUB_${n2}`];if(!e)throw new Error(`Unable to find environment variable for file command ${n2}`);if(!i.existsSync(e))throw new Error(`Missing file at path: ${e}`);i.appendFileSync(e,`${toCommandValue(o)}${r.EOL}`,{encoding:"utf8"})}function prepareKeyValueMessage(n2,o){const e=`ghadelimiter_${s.randomUUID()}`,t=toCommandValue(o);if(n2.includes(e))throw new Error(`Unexpected input: name should not contain the delimiter "${e}"`);if(t.includes(e))throw new Error(`Unexpected input: value should not contain the delimiter "${e}"`);return`${n2}<<${e}${r.EOL}${t}${r.EOL}${e}`}
import*as T from"os";
init_define_RUNTIME_PACKAGES();
init_define_RUNTIME_PACKAGES();
init_define_RUNTIME_PACKAGES();
var g=__toESM(require_tunnel2(),1);
// scripts/undici-stub.mjs
init_define_RUNTIME_PACKAGES();

var HttpCodes;(function(n2){n2[n2.OK=200]="OK",n2[n2.MultipleChoices=300]="MultipleChoices",n2[n2.MovedPermanently=301]="MovedPermanently",n2[n2.ResourceMoved=302]="ResourceMoved",n2[n2.SeeOther=303]="SeeOther",n2[n2.NotModified=304]="NotModified",n2[n2.UseProxy=305]="UseProxy",n2[n2.SwitchProxy=306]="SwitchProxy",n2[n2.TemporaryRedirect=307]="TemporaryRedirect",n2[n2.PermanentRedirect=308]="PermanentRedirect",n2[n2.BadRequest=400]="BadRequest",n2[n2.Unauthorized=401]="Unauthorized",n2[n2.PaymentRequired=402]="PaymentRequired",n2[n2.Forbidden=403]="Forbidden",n2[n2.NotFound=404]="NotFound",n2[n2.MethodNotAllowed=405]="MethodNotAllowed",n2[n2.NotAcceptable=406]="NotAcceptable",n2[n2.ProxyAuthenticationRequired=407]="ProxyAuthenticationRequired",n2[n2.RequestTimeout=408]="RequestTimeout",n2[n2.Conflict=409]="Conflict",n2[n2.Gone=410]="Gone",n2[n2.TooManyRequests=429]="TooManyRequests",n2[n2.InternalServerError=500]="InternalServerError",n2[n2.NotImplemented=501]="NotImplemented",n2[n2.BadGateway=502]="BadGateway",n2[n2.ServiceUnavailable=503]="ServiceUnavailable",n2[n2.GatewayTimeout=504]="GatewayTimeout"})(HttpCodes||(HttpCodes={}));var Headers;(function(n2){n2.Accept="accept",n2.ContentType="content-type"})(Headers||(Headers={}));var MediaTypes;(function(n2){n2.ApplicationJson="application/json"})(MediaTypes||(MediaTypes={}));var v=[HttpCodes.MovedPermanently,HttpCodes.ResourceMoved,HttpCodes.SeeOther,HttpCodes.TemporaryRedirect,HttpCodes.PermanentRedirect];var A=[HttpCodes.BadGateway,HttpCodes.ServiceUnavailable,HttpCodes.GatewayTimeout];
init_define_RUNTIME_PACKAGES();
init_define_RUNTIME_PACKAGES();import{EOL as p2}from"os";import{constants as l,promises as b}from"fs";var u=function(f2,t,e,r2){function s2(n2){return n2 instanceof e?n2:new e(function(i2){i2(n2)})}return new(e||(e=Promise))(function(n2,i2){function d(a2){try{o(r2.next(a2))}catch(h){i2(h)}}function c2(a2){try{o(r2.throw(a2))}catch(h){i2(h)}}function o(a2){a2.done?n2(a2.value):s2(a2.value).then(d,c2)}o((r2=r2.apply(f2,t||[])).next())})};var{access:O,appendFile:_,writeFile:y}=b;var SUMMARY_ENV_VAR="GITHUB_STEP_SUMMARY";var E=class{constructor(){this._buffer=""}filePath(){return u(this,void 0,void 0,function*(){if(this._filePath)return this._filePath;const t=process.env[SUMMARY_ENV_VAR];if(!t)throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);try{yield O(t,l.R_OK|l.W_OK)}catch{throw new Error(`Unable to access summary file: '${t}'. Check if the file has correct read/write permissions.`)}return this._filePath=t,this._filePath})}wrap(t,e,r2={}){const s2=Object.entries(r2).map(([n2,i2])=>` ${n2}="${i2}"`).join("");return e?`<${t}${s2}>${e}</${t}>`:`<${t}${s2}>`}write(t){return u(this,void 0,void 0,function*(){const e=!!t?.overwrite,r2=yield this.filePath();return yield(e?y:_)(r2,this._buffer,{encoding:"utf8"}),this.emptyBuffer()})}clear(){return u(this,void 0,void 0,function*(){return this.emptyBuffer().write({overwrite:true})})}stringify(){return this._buffer}isEmptyBuffer(){return this._buffer.length===0}emptyBuffer(){return this._buffer="",this}addRaw(t,e=false){return this._buffer+=t,e?this.addEOL():this}addEOL(){return this.addRaw(p2)}addCodeBlock(t,e){const r2=Object.assign({},e&&{lang:e}),s2=this.wrap("pre",this.wrap("code",t),r2);return this.addRaw(s2).addEOL()}addList(t,e=false){const r2=e?"ol":"ul",s2=t.map(i2=>this.wrap("li",i2)).join(""),n2=this.wrap(r2,s2);return this.addRaw(n2).addEOL()}addTable(t){const e=t.map(s2=>{const n2=s2.map(i2=>{if(typeof i2=="string")return this.wrap("td",i2);const{header:d,data:c2,colspan:o,rowspan:a2}=i2,h=d?"th":"td",m4=Object.assign(Object.assign({},o&&{colspan:o}),a2&&{rowspan:a2});return this.wrap(h,c2,m4)}).join("");return this.wrap("tr",n2)}).join(""),r2=this.wrap("table",e);return this.addRaw(r2).addEOL()}addDetails(t,e){const r2=this.wrap("details",this.wrap("summary",t)+e);return this.addRaw(r2).addEOL()}addImage(t,e,r2){const{width:s2,height:n2}=r2||{},i2=Object.assign(Object.assign({},s2&&{width:s2}),n2&&{height:n2}),d=this.wrap("img",null,Object.assign({src:t,alt:e},i2));return this.addRaw(d).addEOL()}addHeading(t,e){const r2=`h${e}`,s2=["h1","h2","h3","h4","h5","h6"].includes(r2)?r2:"h1",n2=this.wrap(s2,t);return this.addRaw(n2).addEOL()}addSeparator(){const t=this.wrap("hr",null);return this.addRaw(t).addEOL()}addBreak(){const t=this.wrap("br",null);return this.addRaw(t).addEOL()}addQuote(t,e){const r2=Object.assign({},e&&{cite:e}),s2=this.wrap("blockquote",t,r2);return this.addRaw(s2).addEOL()}addLink(t,e){const r2=this.wrap("a",t,{href:e});return this.addRaw(r2).addEOL()}};var w=new E;var summary=w;
init_define_RUNTIME_PACKAGES();
init_define_RUNTIME_PACKAGES();import m3 from"os";
init_define_RUNTIME_PACKAGES();
init_define_RUNTIME_PACKAGES();
init_define_RUNTIME_PACKAGES();
init_define_RUNTIME_PACKAGES();import*as m2 from"fs";var{chmod,copyFile,lstat,mkdir,open,readdir,rename,rm,rmdir,stat,symlink,unlink}=m2.promises;var IS_WINDOWS=process.platform==="win32";var READONLY=m2.constants.O_RDONLY;
var f=process.platform==="win32";
var platform=m3.platform();var arch=m3.arch();
var ExitCode;(function(t){t[t.Success=0]="Success",t[t.Failure=1]="Failure"})(ExitCode||(ExitCode={}));function setSecret(t){issueCommand("add-mask",{},t)}function setOutput(t,e){if(process.env.GITHUB_OUTPUT||"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(t,e));process.stdout.write(T.EOL),issueCommand("set-output",{name:t},toCommandValue(e))}function setFailed(t){process.exitCode=ExitCode.Failure,error(t)}function error(t,e={}){issueCommand("error",toCommandProperties(e),t instanceof Error?t.toString():t)}function warning(t,e={}){issueCommand("warning",toCommandProperties(e),t instanceof Error?t.toString():t)}
// src/adapters/log.ts
init_define_RUNTIME_PACKAGES();
function createLog(mask, write) {
  const clean = (text) => mask(harmless(mask(text)));
  return {
    info: (text) => write(`${clean(text)}
`),
    warning: (text) => write(`::warning::${escapeData(clean(text))}
`),
    debug: (text) => write(`::debug::${escapeData(clean(text))}
`)
  };
}
var INVISIBLE = /[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
function harmless(text) {
  return text.replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(INVISIBLE, "").replace(/:(?=:)/g, ": ").replace(/#(?=#(?:\[|vso))/gi, "# ");
}
function escapeData(text) {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function guardErrors(stream, mask) {
  const write = stream.write.bind(stream);
  const decoder = new TextDecoder();
  stream.write = (chunk) => {
    const text = typeof chunk === "string" ? chunk : decoder.decode(chunk, { stream: true });
    return write(mask(harmless(mask(text))));
  };
}

// src/adapters/outputs.ts
async function writeReport(report, record) {
  const { outcome, transcript } = report;
  const agents = transcript.agents.filter((row) => row.session !== "coordinator");
  const tokens = transcript.agents.reduce(
    (sum, row) => sum + row.inputTokens + row.outputTokens,
    0
  );
  declare({
    ...outputsOf(outcome),
    "comment-id": report.commentId || "",
    agents: JSON.stringify([...new Set(agents.map((row) => row.agent))]),
    handoffs: transcript.handoffs.filter(({ status }) => status !== "refused").length,
    decisions: transcript.decisions.length,
    learnings: transcript.learnings.length,
    tokens,
    "run-log": record
  });
  await summarise(report.summary);
}
async function writeScribeReport(end) {
  const { outcome, report, summary: summary2 } = end;
  const { decisions, learnings, duplicates, unreadable, read } = report?.tally ?? EMPTY_TALLY;
  const counts = { decisions: decisions.length, learnings: learnings.length };
  declare({
    ...outputsOf(outcome),
    ...counts,
    report: JSON.stringify({ read, ...counts, duplicates: duplicates.length, unreadable })
  });
  await summarise(summary2);
}
async function summarise(markdown) {
  if (markdown === "") return;
  try {
    await summary.addRaw(markdown, true).write();
  } catch {
    warning("The job summary could not be written.");
  }
}
function outputsOf(outcome) {
  const work = workOf(outcome);
  return {
    outcome: outcome.kind,
    branch: work?.branch ?? "",
    commit: work?.commit ?? "",
    "pull-request": work?.pullRequest?.number || ""
  };
}
function workOf(outcome) {
  if (outcome.kind === "answered") return outcome.memory;
  return "work" in outcome ? outcome.work : void 0;
}
function declare(outputs) {
  for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
}
function hide(secrets) {
  for (const secret of secrets) setSecret(secret);
}
function fail(message) {
  setFailed(harmless(message));
}

export {
  createLog,
  guardErrors,
  writeReport,
  writeScribeReport,
  declare,
  hide,
  fail
};
