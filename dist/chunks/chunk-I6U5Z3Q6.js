import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  CONTINUE_WITHOUT,
  denial,
  failure,
  failureOfThrown,
  maskResult,
  normalizeResult,
  ok,
  resultText
} from "./chunk-KBCMAHDY.js";
import {
  require_ajv
} from "./chunk-POMSHGND.js";
import {
  fieldsBy,
  namesApart,
  readLeniently,
  require_dist
} from "./chunk-AGZITH2I.js";
import {
  DEFAULT_LIMITS
} from "./chunk-PNS5N7NF.js";
import {
  sha256
} from "./chunk-PO4G3B7X.js";
import {
  fieldsOf,
  isObject,
  isRecord,
  readJson
} from "./chunk-DZISDMIS.js";
import {
  array,
  m,
  object,
  preprocess,
  strictObject,
  string,
  unknown
} from "./chunk-OMADM4KQ.js";
import {
  cutCharacters,
  headOf
} from "./chunk-2VDIWIBV.js";
import {
  attempt
} from "./chunk-GBJB3MBF.js";
import {
  __toESM,
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/tools/pipeline/run-tool.ts
init_define_RUNTIME_PACKAGES();

// src/text/cut-bytes.ts
init_define_RUNTIME_PACKAGES();
function headOfBytes(text, max) {
  const near = Buffer.from(text.slice(0, max + 1));
  if (near.length <= max) return text;
  let end = max;
  while (end > 0 && ((near[end] ?? 0) & 192) === 128) end -= 1;
  return near.subarray(0, end).toString();
}
function cutBytes(text, max) {
  const bytes = Buffer.byteLength(text);
  if (bytes <= max) return text;
  const notice = `
[cut: this text has ${bytes} bytes, at most ${max} are shown]`;
  return headOfBytes(text, Math.max(0, max - Buffer.byteLength(notice))) + notice;
}

// src/tools/pipeline/recorded-json.ts
init_define_RUNTIME_PACKAGES();
var PRIVATE_NAME = /content|query|token|secret|password|key|auth/i;
var MAX_CHARACTERS = 1024;
function toRecordedJson(value, mask) {
  const json = JSON.stringify(value ?? null, (name, inner) => {
    if (name !== "" && PRIVATE_NAME.test(name)) return "[redacted]";
    return typeof inner === "string" ? mask(inner) : inner;
  });
  return cutCharacters(mask(json), MAX_CHARACTERS);
}

// src/tools/pipeline/run-tool.ts
function bindTool(definition, run) {
  const { name, description, inputSchema } = definition;
  return {
    name,
    description,
    inputSchema,
    async call(input, call) {
      const ended = await attempt(() => runRecorded({ definition, input, call: { ...call, run } }));
      if (ended.kind === "done") return ended.value;
      return { kind: "failed", text: `E_TOOL: ${name} broke; go on without it and say so` };
    }
  };
}
async function runRecorded(invocation) {
  const { definition, input, call } = invocation;
  const { run } = call;
  const facts = { session: run.session, callId: call.id, tool: definition.name };
  const started = run.now();
  const readable = await attempt(() => toRecordedJson(input, run.mask));
  const recordedInput = readable.kind === "done" ? readable.value : "[not readable]";
  run.emit({ kind: "tool.start", ...facts, input: hideSecret(recordedInput, run) });
  const outcome = await attempt(() => checkAndRun(invocation));
  const raw = outcome.kind === "done" ? outcome.value : normalizeResult(void 0);
  const result = maskResult(raw, run.mask, definition.limits.errorChars);
  const text = cutBytes(resultText(result), definition.limits.maxBytes);
  const ms = run.now() - started;
  const { kind, data } = result;
  if (kind === "ok") {
    const output = toRecordedJson(data ?? result.text, (masked) => masked);
    run.emit({ kind: "tool.complete", ...facts, ms, output: hideSecret(output, run) });
  } else {
    const { code, message } = result;
    run.emit({ kind: "tool.failed", ...facts, ms, code, message: hideSecret(message, run) });
  }
  return { kind, text, data };
}
function hideSecret(text, { holdsSecret }) {
  return holdsSecret(text) ? "[not shown: it holds something like a secret]" : text;
}
async function checkAndRun({ definition, input, call }) {
  const budget = call.run.countToolCall();
  if (!budget.allowed) {
    definition.onRefused?.(input, budget.reason, call);
    const next = "call no more tools and answer with what you have";
    return denial("E_TOOL_DENIED", budget.reason, next);
  }
  const parsed = definition.parse(input);
  if (parsed.kind === "invalid") {
    definition.onRefused?.(input, parsed.reason, call);
    const next = `call ${definition.name} again with arguments that fit its schema`;
    return failure("E_TOOL_INVALID_ARGS", parsed.reason, next);
  }
  return runWithTimeout(parsed.run, definition, call);
}
async function runWithTimeout(work, { name, limits }, call) {
  const finished = new AbortController();
  const abandon = new AbortController();
  const ended = await Promise.race([
    waitForCancellation(call.signal, finished.signal),
    attempt(() => work({ ...call, signal: abandon.signal })),
    attempt(() => call.run.sleep(limits.timeoutMs, finished.signal)).then(() => ({
      kind: "timed-out"
    }))
  ]);
  finished.abort();
  if (ended.kind === "done") return normalizeResult(ended.value);
  if (ended.kind === "threw") return failureOfThrown(ended.error);
  abandon.abort();
  if (ended.kind === "cancelled") {
    return failure("E_TOOL_ABORTED", `${name} was stopped because the run is ending`, "stop here");
  }
  const seconds = Math.round(limits.timeoutMs / 1e3);
  return failure("E_TOOL_TIMEOUT", `${name} did not end within ${seconds} s`, "go on without it");
}
function waitForCancellation(signal, finished) {
  return new Promise((resolve) => {
    const resolveCancelled = () => resolve({ kind: "cancelled" });
    if (signal.aborted) resolveCancelled();
    signal.addEventListener("abort", resolveCancelled, { once: true, signal: finished });
  });
}

// src/tools/pipeline/keep-output.ts
init_define_RUNTIME_PACKAGES();
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";

// src/tools/pipeline/cut-output.ts
init_define_RUNTIME_PACKAGES();
function cutText(text, limits, whole = {}) {
  const { lines = lineCount(text), bytes = Buffer.byteLength(text) } = whole;
  const kept = headOfBytes(firstLines(text, limits.maxLines), limits.maxBytes);
  if (kept === text && bytes <= Buffer.byteLength(text)) return { kept, notice: "" };
  const missing = describeMissing({ lines, bytes }, kept);
  const where = whole.keptAt === void 0 ? "" : `; the whole text is in ${whole.keptAt}`;
  return { kept, notice: `[truncated: ${missing} omitted${where}]` };
}
function truncate(text, limits, whole = {}) {
  const { kept, notice } = cutText(text, limits, whole);
  if (notice === "") return kept;
  return kept === "" || kept.endsWith("\n") ? `${kept}${notice}` : `${kept}
${notice}`;
}
function lineCount(text) {
  let count = 0;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) count += 1;
  return text === "" || text.endsWith("\n") ? count : count + 1;
}
function firstLines(text, max) {
  let end = -1;
  for (let line = 0; line < max; line += 1) {
    end = text.indexOf("\n", end + 1);
    if (end === -1) return text;
  }
  return end === text.length - 1 ? text : text.slice(0, Math.max(0, end));
}
function describeMissing(whole, kept) {
  const lines = whole.lines - lineCount(kept);
  if (lines > 0) return lines === 1 ? "1 line" : `${lines} lines`;
  return `${whole.bytes - Buffer.byteLength(kept)} bytes`;
}

// src/tools/pipeline/keep-output.ts
function keptOutputPath({ folder }, call) {
  return join(folder, "tools", `${call.run.session}-${call.id}`.replace(/[^A-Za-z0-9_-]/g, "-"));
}
function shownOutputPath({ folder, shownAs }, path) {
  return path.startsWith(folder + sep) ? `${shownAs}${path.slice(folder.length)}` : shownAs;
}
function hostOutputFolder({ folder }, mask) {
  return { folder: join(folder, "tools"), mask };
}
var MAX_SECRET_LENGTH = 8e3;
async function cutAndKeep(output) {
  const { call, keptOutput, whole } = output;
  const text = call.run.mask(output.text);
  const limits = safeLimits(output, text);
  if (whole?.keptAt !== void 0 || isPartial(output)) {
    const keptAt2 = whole?.keptAt === void 0 ? void 0 : shownOutputPath(keptOutput, whole.keptAt);
    return truncate(text, limits, { ...whole, keptAt: keptAt2 });
  }
  if (cutText(text, limits, whole).notice === "") return text;
  const path = `${keptOutputPath(keptOutput, call)}.${output.as}.txt`;
  const kept = await attempt(async () => {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text, { mode: 384 });
  });
  const keptAt = kept.kind === "done" ? shownOutputPath(keptOutput, path) : void 0;
  return truncate(text, limits, { ...whole, keptAt });
}
function isPartial({ text, whole }) {
  return whole?.bytes !== void 0 && whole.bytes > Buffer.byteLength(text);
}
function safeLimits(output, masked) {
  const { text, limits, call } = output;
  if (!isPartial(output)) return limits;
  const shorter = call.run.mask(headOf(text, Math.max(0, text.length - MAX_SECRET_LENGTH)));
  const safeBytes = Buffer.byteLength(masked.slice(0, sharedLength(masked, shorter)));
  return { maxLines: limits.maxLines, maxBytes: Math.min(limits.maxBytes, safeBytes) };
}
function sharedLength(one, other) {
  const maxLength = Math.min(one.length, other.length);
  let length = 0;
  while (length < maxLength && one.charCodeAt(length) === other.charCodeAt(length)) length += 1;
  return length;
}

// src/tools/custom/define-custom-tool.ts
init_define_RUNTIME_PACKAGES();

// src/tools/custom/executable/launch-tool.ts
init_define_RUNTIME_PACKAGES();
import { randomUUID } from "node:crypto";
import { lstat, mkdir as mkdir2, readFile, rename, rm } from "node:fs/promises";
import { join as join3 } from "node:path";

// src/tools/custom/executable/tool-files.ts
init_define_RUNTIME_PACKAGES();
import { createHash } from "node:crypto";
import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join as join2 } from "node:path";
var MAX_FILES = 64;
var MAX_BYTES = 8 * 1024 * 1024;
var MAX_DEPTH = 4;
var IGNORED_NAMES = /* @__PURE__ */ new Set(["__pycache__", ".DS_Store"]);
function hashFolder(directory) {
  const files = readToolFiles(directory);
  return typeof files === "string" ? void 0 : hashFiles(files);
}
function hashFiles(files) {
  const hash = createHash("sha256");
  for (const { path, bytes } of files) hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  return hash.digest("hex");
}
function readToolFiles(directory) {
  const files = [];
  let size = 0;
  for (const { path, location, found } of walkFolder(directory)) {
    const obstacle = findObstacle(found, path.split("/").length - 1);
    if (obstacle !== void 0) return `${path} ${obstacle}`;
    if (found.isDirectory()) continue;
    size += found.size;
    if (files.length === MAX_FILES) return `the folder has more than ${MAX_FILES} files`;
    if (size > MAX_BYTES) return `the folder has more than ${MAX_BYTES} bytes`;
    files.push({ path, bytes: readFileSync(location) });
  }
  return files.sort((a, b2) => a.path < b2.path ? -1 : 1);
}
function* walkFolder(directory, prefix = "") {
  for (const name of readdirSync(directory)) {
    if (IGNORED_NAMES.has(name)) continue;
    const location = join2(directory, name);
    const found = lstatSync(location);
    yield { path: `${prefix}${name}`, location, found };
    if (found.isDirectory()) yield* walkFolder(location, `${prefix}${name}/`);
  }
}
function findObstacle(found, depth) {
  if (found.isSymbolicLink()) return "is a link";
  if (found.isDirectory()) return depth < MAX_DEPTH ? void 0 : "lies too deep";
  return found.isFile() ? void 0 : "is not a regular file";
}

// src/tools/custom/executable/launch-tool.ts
var BUILD_TIMEOUT_MS = 12e4;
var BUILD_ALLOWANCE_MS = BUILD_TIMEOUT_MS + 1e4;
var MAX_BUILD_OUTPUT_BYTES = 4e4;
var FIX_SOURCE = "fix the source; what it imports lies in a vendor folder beside it, for nothing is downloaded";
function createLauncher(toolchain) {
  const build = createBuilder(toolchain);
  return {
    async prepare(executable, signal) {
      const { directory, tool, start } = executable;
      const hash = await attempt(() => hashFolder(directory));
      if (hash.kind === "threw" || hash.value !== tool.origin.sha256) return staleTool(tool.name);
      if (start.kind === "binary") return readyLaunch([join3(directory, start.file)]);
      if (start.kind === "built") return build(executable, signal);
      return readyLaunch([
        ...findInterpreter(start.language, toolchain),
        join3(directory, start.file)
      ]);
    }
  };
}
function createBuilder(toolchain) {
  const building = /* @__PURE__ */ new Map();
  const binaries = /* @__PURE__ */ new Map();
  return async (executable, signal) => {
    const { name, origin } = executable.tool;
    const build = building.get(origin.sha256) ?? buildGo(executable, toolchain, signal);
    building.set(origin.sha256, build);
    const built = await build;
    if (built.kind === "failed") {
      building.delete(origin.sha256);
      return built;
    }
    const binary = await hashFile(built.command);
    const known = binaries.get(origin.sha256) ?? binary;
    binaries.set(origin.sha256, known);
    return binary === known ? built : staleTool(name);
  };
}
async function hashFile(path) {
  const read = await attempt(() => readFile(path));
  return read.kind === "done" ? sha256(read.value) : "";
}
function findInterpreter(language, { typescript }) {
  if (language === "bash") return ["bash"];
  if (language === "python") return [process.platform === "win32" ? "python" : "python3", "-B"];
  return typescript;
}
function readyLaunch([command = "", ...args]) {
  return { kind: "ready", command, args };
}
function staleTool(name) {
  const message = `the files of ${name} are no longer those that were reviewed`;
  return { kind: "failed", code: "E_TOOL_STALE", message, next: CONTINUE_WITHOUT };
}
function buildFailure(message, next) {
  return { kind: "failed", code: "E_TOOL_BUILD", message, next };
}
async function buildGo({ directory, tool, start }, { programs, cache }, signal) {
  if (start.kind !== "built") return staleTool(tool.name);
  const key = `go-${process.platform}-${process.arch}-${tool.origin.sha256}`;
  const buildFolder = join3(cache, "squad-action-tools", key);
  const binary = join3(buildFolder, "tool");
  const found = await attempt(() => lstat(binary));
  if (found.kind === "done" && found.value.isFile()) return readyLaunch([binary]);
  const draft = `${buildFolder}.${randomUUID()}`;
  const created = await attempt(() => mkdir2(draft, { recursive: true }));
  if (created.kind === "threw") {
    const message = `building ${tool.name} could not begin: ${cache} is not writable`;
    return buildFailure(message, CONTINUE_WITHOUT);
  }
  const ended = await programs.runProgram({
    command: "go",
    args: ["build", "-trimpath", "-o", join3(draft, "tool"), ...start.files],
    directory,
    environment: { GOPROXY: "off", GOTOOLCHAIN: "local", CGO_ENABLED: "0", GOWORK: "off" },
    passed: ["GOROOT"],
    timeoutMs: BUILD_TIMEOUT_MS,
    maxBytes: MAX_BUILD_OUTPUT_BYTES,
    signal
  });
  const isBuilt = ended.kind === "exited" && ended.code === 0;
  if (isBuilt) await attempt(() => rename(draft, buildFolder));
  await rm(draft, { recursive: true, force: true });
  return isBuilt ? readyLaunch([binary]) : describeBuildFailure(tool.name, ended);
}
function describeBuildFailure(name, ended) {
  if (ended.kind === "not-started") {
    const message = `${name} is written in Go, and ${ended.reason}`;
    const next = "say that the workflow needs actions/setup-go before the squad";
    return buildFailure(message, next);
  }
  const ending = ended.kind === "exited" ? `with exit code ${ended.code}` : `(${ended.kind})`;
  const output = `${ended.stderr.text}${ended.stdout.text}`.trim();
  return buildFailure(`building ${name} ended ${ending}:
${output}
`, FIX_SOURCE);
}

// src/tools/custom/executable/run-executable.ts
init_define_RUNTIME_PACKAGES();

// src/tools/custom/json-schema.ts
init_define_RUNTIME_PACKAGES();
var import_ajv = __toESM(require_ajv(), 1);

// src/tools/custom/json-schema-pattern.ts
init_define_RUNTIME_PACKAGES();

init_define_RUNTIME_PACKAGES();var g=class z{static FOLD_CASE=1;static LITERAL=2;static CLASS_NL=4;static DOT_NL=8;static ONE_LINE=16;static NON_GREEDY=32;static PERL_X=64;static UNICODE_GROUPS=128;static WAS_DOLLAR=256;static LOOKBEHIND=512;static MATCH_NL=z.CLASS_NL|z.DOT_NL;static PERL=z.CLASS_NL|z.ONE_LINE|z.PERL_X|z.UNICODE_GROUPS;static POSIX=0;static UNANCHORED=0;static ANCHOR_START=1;static ANCHOR_BOTH=2};var J={CASE_INSENSITIVE:1,DOTALL:2,MULTILINE:4,DISABLE_UNICODE_GROUPS:8,LONGEST_MATCH:16,LOOKBEHINDS:512};var nB=128;var fB=new Int32Array(nB);var pB=new Int32Array(nB);var DB=65535;for(let r=0;r<nB;r++)r>=97&&r<=122?fB[r]=r-32:fB[r]=r,r>=65&&r<=90?pB[r]=r+32:pB[r]=r;var f=class{static CODES=Object.freeze({"\x07":7,"\b":8,"	":9,"\n":10,"\v":11,"\f":12,"\r":13," ":32,'"':34,$:36,"&":38,"'":39,"(":40,")":41,"*":42,"+":43,"-":45,".":46,0:48,1:49,2:50,3:51,4:52,5:53,6:54,7:55,8:56,9:57,":":58,"<":60,">":62,"?":63,A:65,B:66,C:67,F:70,P:80,Q:81,U:85,Z:90,"[":91,"\\":92,"]":93,"^":94,_:95,"`":96,a:97,b:98,f:102,i:105,m:109,n:110,r:114,s:115,t:116,v:118,x:120,z:122,"{":123,"|":124,"}":125});static toUpperCase(r){if(r<nB)return fB[r];const B=String.fromCodePoint(r).toUpperCase(),C=B.codePointAt(0)>DB?2:1;if(B.length>C)return r;const t=String.fromCodePoint(B.codePointAt(0)).toLowerCase(),e=t.codePointAt(0)>DB?2:1;return t.length>e||t.codePointAt(0)!==r?r:B.codePointAt(0)}static toLowerCase(r){if(r<nB)return pB[r];const B=String.fromCodePoint(r).toLowerCase(),C=B.codePointAt(0)>DB?2:1;if(B.length>C)return r;const t=String.fromCodePoint(B.codePointAt(0)).toUpperCase(),e=t.codePointAt(0)>DB?2:1;return t.length>e||t.codePointAt(0)!==r?r:B.codePointAt(0)}};var l=class{constructor(r,B=false){this.data=r,this.isStride1=B,this.SIZE=B?2:3}getLo(r){return this.data[r*this.SIZE]}getHi(r){return this.data[r*this.SIZE+1]}getStride(r){return this.isStride1?1:this.data[r*this.SIZE+2]}get length(){return this.data.length/this.SIZE}};var fC="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-";var dB=new Uint8Array(256);for(let r=0;r<64;r++)dB[fC.charCodeAt(r)]=r;var SB=r=>{const B=[];let C=0,t=0;for(let e=0;e<r.length;e++){const s=dB[r.charCodeAt(e)];C|=(s&31)<<t,(s&32)===0?(B.push(C),C=0,t=0):t+=5}return B};var D=(r,B)=>{const C=SB(r),t=B?C.length/2:C.length/3,e=new Uint32Array(t*3);let s=0,n=0;for(let a=0;a<t;a++)s+=C[n++],e[a*3]=s,s+=C[n++],e[a*3+1]=s,e[a*3+2]=B?1:C[n++];return e};var pC=r=>{const B=SB(r),C=new Map;let t=0;for(let e=0;e<B.length;e+=2){t+=B[e];const s=B[e+1],n=s>>>1^-(s&1);C.set(t,t+n)}return C};var hB=class{constructor(r){this.initializer=r,this.cache=new Map}has(r){return Object.hasOwn(this.initializer,r)}get(r){if(this.cache.has(r))return this.cache.get(r);const B=this.has(r)?this.initializer[r]():null;return this.cache.set(r,B),B}};var y=class{static _CASE_ORBIT=null;static get CASE_ORBIT(){return this._CASE_ORBIT||(this._CASE_ORBIT=pC("rCgCIgCY+rQI4QiCuuBLgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCCgCBgCBgCBgCBgCBgCBgCB+7OB-BB-BB-BB-BB-BBskQB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BC-BB-BB-BB-BB-BB-BB-BByHBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBDCBBBCBBBCBBCCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBCCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBxHBCBBBCBBBCBBB3SBmMBkNBCBBBCBBB8MBCBBB6MB6MBCBBC+EB0MB2MBCBBB6MB+MBiGBmNBiNBCBBBmKBikzCBmNBqNBkIBsNBCBBBCBBBCBBB0NBCBBB0NDCBBB0NBCBBByNByNBCBBBCBBB2NBCBBDCBBCwDFCBCBDBCBCBDBCBCBDBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBB9EBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBCCBCBDBCBBBhGBvDBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBjICCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBH2iVBCBBBlKBwiVB+jVB+jVBCBBBlMBqEBuEBCBBBCBBBCBBBCBBBCBBB+hVB4hVB8hVBjNB7MC5MB5MCzMC1MB+0yCE5MB20yCC9MBu2yCBwyyCBo0yCChNBlNBo0yCBu-UBi0yCDlNC6-UBpNDrNIu+UDzNCm0yCBzNE0yyCBzNBpEBxNBxNBtEG1NLqxyCBkxyCnFoFrBCBBBCBBDCBBEkIBkIBkICoHHsCCqCBqCBqCCgEC+DB+DBmkOBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCC+BBgCBgCBgCBgCBgCBgCBgCBgCBrCBpCBpCBpCBmjOB-BB8BB-BB-BBgEB-BB-BByBBqgOBsDB-BBtwBB-BB-BB-BBsBBgDBCB-BB-BB-BBeB-BB-BB61OB-BB-BB-DB9DB9DBQB7DBmCE9CBrDBPBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBrFB-EBOBnHB3FB-FCCBBBNBCBBCjIBjIBjIBgFBgFBgFBgFBgFBgFBgFBgFBgFBgFBgFBgFBgFBgFBgFBgFBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCB-BB-BB8kMB-BB6kMB-BB-BB-BB-BB-BB-BB-BB-BB-BBokMB-BB-BBkkMBkkMB-BB-BB-BB-BB-BB-BB-BB4jMB-BB-BB-BB-BB-BB-EB-EB-EB-EB-EB-EB-EB-EB-EB-EB-EB-EB-EB-EB-EB-EBCBBBCBoiMBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBJCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBeBCBBBCBBBCBBBCBBBCBBBCBBBCBBBdBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBCgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDL-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-C64CgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOCgmOGgmODg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FDg8FBg8FBg8FhVg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBQBQBQBQBQBQDPBPBPBPBPBPjkC7mMB5mMBnmMBjmMBCBlmMB3lMBpiMBk8kCBCBBG-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FD-7FB-7FB-7F6FoglCEsuHRwjlCyDCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCB0DBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBG1DD97OCCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBQBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPBQBQBQBQBQBQDPBPBPBPBPBPDQBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPBQBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPBQBQBQBQBQBQDPBPBPBPBPBPEQCQCQCQCPCPCPCPBQBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPB0EB0EBsFBsFBsFBsFBoGBoGBgIBgIBgHBgHB8HB8HDQBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPBQBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPBQBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPBQBQCSFPBPBzEBzEBRCxnOFSFrFBrFBrFBrFBREQBQClkOFPBPBnGBnGFQBQCljOCODPBPB-GB-GBNHSF-HB-HB7HB7HBRqJ53OE9tQBrmQH4Bc3BSgBBgBBgBBgBBgBBgBBgBBgBBgBBgBBgBBgBBgBBgBBgBBgBBfBfBfBfBfBfBfBfBfBfBfBfBfBfBfBfECBByZ0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzB34BgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CBCBBBt-UBruHBt+UB1iVBviVBCBBBCBBBCBBB3hVB5-UB9hVB7hVCCBBCCBBI9jVB9jVBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBICBBBCBBECBBN-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOC-lOG-lOzoeCBBBCBBBCBBBCBBBCBBBCBl8kCBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBTCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBnECBBBCBBBCBBBCBBBCBBBCBBBCBBDCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBKCBBBCBBBnglCBCBBBCBBBCBBBCBBBCBBECBBBvyyCDCBBBCBBBgDCCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBn0yCB90yCB10yCBh0yCBn0yCCjxyCBzyyCBpxyCBg6BBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBB-CBl0yCBvjlCBCBBBCBBBt2yCBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBhkzCZCBB9a-5Bd-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCm6TCBB7gBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCH-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BmlBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvChDwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCFvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvC1DuCBuCBuCBuCBuCBuCBuCBuCBuCBuCBuCCuCBuCBuCBuCBuCBuCBuCBuCBuCBuCBuCBuCBuCBuCBuCCuCBuCBuCBuCBuCBuCBuCCuCBuCCtCBtCBtCBtCBtCBtCBtCBtCBtCBtCBtCCtCBtCBtCBtCBtCBtCBtCBtCBtCBtCBtCBtCBtCBtCBtCCtCBtCBtCBtCBtCBtCBtCCtCBtCk2BgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEO-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-D+CgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCL-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-B74CgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BhrVgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BhB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BD1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BtxekCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjC")),this._CASE_ORBIT}static _Print=null;static get Print(){return this._Print||(this._Print=new l(D("hB9CBjBLBCpWBDFBFGBCCCBSBCsMBClBBDxBBDCBC2BBJaBFFBSVBC-FBCvBBD6BBDkDBP6BBDwBBDOBCbBDCCBJBGfBIqCBCgFBCHBDBBDVBCGBCEEBCBDIBDBBDDBJFFBCCBDBDYBDCBCFBFBBDVBCGBCBBCBBCBBDCCBDBFBBDCBEIIBCBCIIBPBLCBCIBCCBCVBCGBCBBCEBDJBCCBCCBDQQBCBDLBIGBCCBCHBDBBDVBCGBCBBCEBDIBDBBDCBICBFBBCEBDRBLBBCFBECBCDBEBBCCCBEEBEEBBBELBFEBECBCDBDHHPUBGMBCCBCWBCPBDIBCCBCDBIBBCCBCBBDDBDJBIVBCCBCWBCJBCEBDIBCCBCDBIBBGCBCDBDJBCCBNMBCCBCyBBCCBCFBFPBDZBCCBCRBEXBCIBCDDBFBEFFBEBCCCBGBHJBDCBN5BBFcBmBBBCCCBDBCXBCCCBVBDEBCCCBFBCJBDDBhBnCBCjBBFmBBCjBBCOBCMBmBlGBCGGD4LBCDBDGBCCCBCBDoBBCDBDgBBCDBDGBCCCBCBDOBC4BBCDBDiCBDfBEZBH1CBDFBD-TBCbBE4CBIVBKXBKTBNMBCCBCBBN9CBDJBHJBHNBCKBH4CBIqBBGlCBLeBCLBFLBFEEBoBBDEBMrBBFZBHKBE9BBDgCBCcBDKBHJBHNBDtBBDLBVsCBClFBJ7BBEOBE9BBGqBBDKBJqBBG1QBDFBDlBBDFBDHBCGCBdBD0BBCOBCNBDFBCSBDCBCIBSXBJuBBSBBDaBCMBEhBBPgBBQrEBF5UBXKBWz4BBD9LBGsBBCGGD3BBIBBPXBKGBCGBCGBCGBCGBCGBCGBCGBC9DBjBZBC4CBN1GBbPBC+BBC1CBDmDBGqBBC9CBC1CBKvBBCszcBE2BBK7KBV3FBJ8GBV7BBEJBH3BBJlCBJLBHzDBMdBEtCBCKBFgBBC2BBKNBDJBDmDBZbBLFBDFBDFBKGBCGBC7BBF9DBDJBHj9KBNWBFwBBloItLBDpDBnBGBNEBGZBCEBCCCBCCBCCBoUBhBpBBHyBBCSBCDBFEBCmEBF9FBEFBDFBDFBDCBEGBCGBOBBDLBCZBCSBCBBCOBDNBjB6DBGCBFsBBE3CBCMBEwBwBBsBBjEcBEwBBQbBFjBBKdBGqBBGdBCkBBFNBrB9EBDJBHjBBFjBBFnBBJzBBMLBCOBCGBCBBCKBCOBCGBCBBEzBBN2JBKVBLHBZFBCpBBCIBmCFBDCCBqBBCBBEDDBVBCnCBJIBxBSBCBBGgBBEaBGaBnB3BBFTBDxBBCBBGHBCCBCcBDCBFJBIIBI-BBhBmBBFLBK1BBEcBDaBGZBIDBNGBxCoCB4ByBBOyBBItBBJJBHlBBEcBJBBxGeBCpBBCCBDBBRFBJIBiBtBBJpBBXZBnBbBVWBKtCBFjBBK9BBCEBOYBIJBH0BBCRBJmBBK-CBCTBMRBCuBB-BGBCCCBCBCOBCKBH6BBGJBHDBCHBDBBDVBCGBCBBCEBCJBDBBDCBDHHGGBDGBEEBMJBCDDClBBCJBCDDCDBCJBCBBJBBe7CBCEBfnCBJJBnF1BBDlBBjBkCBMJBHMBU5BBHJBHTBdaBDOBFWB6F7BBlDyCBNHBDDDBGBCBBCdBCBBDLBKJBnCHBDtBBDKBcnCBJyCBOoCBIJB3CHB5ChBBPJBHIBCsBBCNBLcBEfBDVBCNBqCGBCBBCrBBECCBCCBHBJJBHFBCBBCkBBCBBCFBIJBHrBBFJB3HYBIQBCoBBEcB2CQQBwBBO6cBnDuDBCEBMjGBtyCiDBOvhBBRVBL68DBGmSB61G5BBn2B4RBIeBCJBFwCBCJBHdBDFBLlCBLJBCGBCUBGSBxN5BBnG6CBGYBDYBtBqCBF4BBIQBhCEBMGBK1mHBqBfBiDyDB+vIDBCGBCBBCiJBQeeBBBDPPBCBJrMBloCqDBGMBEIBIJBDDBh7D8HBEzNBHWBQQBQtBBDWBKzDB9B1HBLmBBDpCBJvDBWlCB7DTBNTBN2CBKYBoE0CBCmCBCBBDDDBDDBCBCLBCCCBFBCgCBCDBDHBCGBCbBCDBCEBCEEBFBCzKBDjJBD9VBQEBCOBxiBeBHFB2GGBCQBDGBCBBCEBG9BBiBxDxDBrBBENBDJBFBBhKeBS5BBGxOxOBoBB3GqBBFhGhGBdBCVBJBBhHGBCDBCBBCOBCkGBDPBqBrCBFJBFBByYjCBtC8BBjGDBCaBCBBCDDCJBCDBCCCHFFCECBBBCBBCDDCICBCCDDBCGBCDBCDBCCCBIBCQBGCBCEBCQB1BBBvIrBBFjDBNOBDOBCOBCkBBLtFB5BcBOrBBFIBIBBPFB7E4eBEQBEMBE5GBHLBFQQBKBF3BBJJBHnBBJdBDLBFBBPIBoB3KBJNBDMBEKBE4BBCFFBOBDLBFJBIyEBCmDBmgB-2pBBhB9oEBDt0FBDwpHBQtTBjtC9QBjvBq6EBGppIBnkzVvHB",false))),this._Print}static CATEGORIES=new hB({C:()=>new l(D("AfBgDgBBOrWrWBHHBCBICCVuMuMnBBBzBBBE4B4BBGBcDBHQBXhGhGxBBB8BBBmDNB8BBByBBBQddBCCMEBhBGBsCiFiFJBBDBBXIICCBFBBKBBDBBFHBCDBDGGBaaBEEHDBDBBXIIDGDBCCGDBDBBECBCGBFCCBFBSJBEKKEXXIDDGBBLIEBCCBNBFBBNGBIEEJBBDBBXIIDGGBKKBDDBEEBFBEDBDGGBTTBIBDHHBBBEFFBBBDCCDCBDCBECBNDBGCBEFFBCCBEBCNBWEBOEEYRRBKKEFFBFBDEEDBBFBBLGBXEEYLLGBBKEEFGBDEBEFFBLLELBOEE0BEEHDBRBBbEETCBZKKCBBICBCDBHCCJFBLBBELB7BDBekBBDCCGZZCYYBGGCIILBBFfBpClBlBBCBoBlBlBQOOBjBBnGCCBDBCBB6LFFBIICFFBqBqBFBBiBFFBIICFFBQQ6BFFBkCkCBhBhBBBBbFB3CBBHBB+UCB6CGBXIBZIBVLBOEEDLB-CBBLFBLFBPMMBEB6CGBsBEBnCJBgBNNBCBNDBCCBrBBBGKBtBDBbFBMCB-BBBiCeeBMMBEBLFBPBBvBBBNTBuCnFnFBGB9BCBQCB-BEBsBBBMHBsBEB3QBBHBBnBBBHBBJGCgBBB2BQQPBBHUUBEEKMMBDBbEByBPBDBBcOOBBBjBNBiBOBtEDB7UVBMUB14BBB-LEBuBCCBDBCBB5BGBDNBZIBI4BI-DhBBb6C6CBKB3GZBxC3C3CBoDoDBDBsB-C-C3CIBxBuzcuzcBBB4BIB9KTB5FHB+GTB9BCBLFB5BHBnCHBNFB1DKBfCBvCMMBCBiB4B4BBHBPBBLBBoDXBdJBHBBHBBHIBIII9BDB-DBBLFBl9KLBYDByBjoIBvLBBrDlBBILBGEBbGGCGDrUfBrBFB0BUUFDBGoEoEBCB-FCBHBBHBBHBBECBIIIBLBDBBNbbUDDQBBPhBB8DEBEDBuBCB5COOBBBCuBBvBhEBeCByBOBdDBlBIBfEBsBEBfmBmBBCBPpBB-EBBLFBlBDBlBDBpBHB1BKBNQQIDDMQQIDDBBB1BLB4JIBXJBJXBHrBrBKkCBHBBCtBtBDCBCBBYpCpCBGBKvBBUDDBDBiBCBcEBclBB5BDBVBBzBDDBDBJEEeBBEDBLGBKGBhCfBoBDBNIB3BCBeBBcEBbGBFLBIvCBqC2BB0BMB0BGBvBHBLFBnBCBeHBDvGBgBrBrBEBBDPBHHBKgBBvBHBrBVBblBBdTBYIBvCDBlBIB-BGGBLBaGBLFB2BTTBGBoBIBhDVVBJBTwBwBB8BBICCFQQMFB8BEBLFBFJJBDDBXXIDDGLLBDDBEEBCCBEBCEBIBBICBGKBLCCBCCnBLLCBBCFFLDDBGBDcB9CGGBcBpCHBLlFB3BBBnBhBBmCKBLFBOSB7BFBLFBVbBcBBQDBY4FB9BjDB0CLBJBBCBBJDDfDDBNNBHBLlCBJBBvBBBMaBpCHB0CMBqCGBL1CBJ3CBjBNBLFBKuBuBPJBeCBhBBBXPPBnCBIDDtBCBCDDKHBLFBHDDmBDDHGBLFBtBDBL1HBaGBSqBqBBBBe0CBCOBzBMB8clDBwDGGBJBlGryCBkDMBxhBPBXJB88DEBoS41GB7Bl2BB6RGBgBLLBCByCLLBEBfBBHJBnCJBLIIWEBUvNB7BlGB8CEBaBBarBBsCDB6BGBS-BBGKBIIB3mHoBBhBgDB0D8vIBFIIDkJkJBNBCcBEBBCNBFHBtMjoCBsDEBOCBKGBLBBF-6DB+HCB1NFBYOBSOBvBBBYIB1D7BB3HJBoBBBrCHBxDUBnC5DBVLBVLB4CIBamEB2CoCoCDBBCBBDBBFNNCIIiCFFBJJIddFGGCCBI1K1KBlJlJB-V-VBNBGQQBuiBBgBFBH0GBISSBIIDGGBDB-BgBBCvDBuBCBPBBLDBD-JBgBQB7BEBCvOBrB1GBsBDBC-FBgBXXBGBD-GBIFFDQQmGBBRoBBtCDBLDBDwYBlCrCB+BhGBFccDCCBCCLFFCCCBEBCDBCECEDDCBBCICDCCBFFIKFCLLSEBEGGSzBBDtIBtBDBlDLBQBBQQQmBJBvF3BBeMBtBDBKGBDNBH5EB6eCBSCBOCB7GFBNDBCOBNDB5BHBLFBpBHBfBBNDBDNBKmBB5KHBPBBOCBMCB6BCCBCBRBBNDBLGB0EoDoDBjgBBh3pBfB-oEBBv0FBBypHOBvThtCB-QhvBBs6EEBrpIlkzVBxHvw-FB",false)),Cc:()=>new l(D("AfgDgB",true)),Cf:()=>new l(D("tFzqBzqBBEBXhGhGyBhMhMBxCxCs5D9-B9-BBDBbEByBEBCJBw03B6H6HBBBimEQQj7IPBhjiBDBwmFHBn0rYffB+CB",false)),Cn:()=>new l(D("4bBBHDBICCVuMuMnBBBzBBBE4B4BBGBcDBHKBvI9B9BBmDmDBMB8BBByBBBQddBCCMEBjBEBuHJJBDDBXXICCBBBFBBKBBDBBFHBCDBDGGBaaBEEHDBDBBXIIDGDBCCGDBDBBECBCGBFCCBFBSJBEKKEXXIDDGBBLIEBCCBNBFBBNGBIEEJBBDBBXIIDGGBKKBDDBEEBFBEDBDGGBTTBIBDHHBBBEFFBBBDCCDCBDCBECBNDBGCBEFFBCCBEBCNBWEBOEEYRRBKKEFFBFBDEEDBBFBBLGBXEEYLLGBBKEEFGBDEBEFFBLLELBOEE0BEEHDBRBBbEETCBZKKCBBICBCDBHCCJFBLBBELB7BDBekBBDCCGZZCYYBGGCIILBBFfBpClBlBBCBoBlBlBQOOBjBBnGCCBDBCBB6LFFBIICFFBqBqBFBBiBFFBIICFFBQQ6BFFBkCkCBhBhBBBBbFB3CBBHBB+UCB6CGBXIBZIBVLBOEEDLB-CBBLFBLFBbFB6CGBsBEBnCJBgBNNBCBNDBCCBrBBBGKBtBDBbFBMCB-BBBiCeeBMMBEBLFBPBBvBBBNTBuCnFnFBGB9BCBQCB-BEBsBBBMHBsBEB3QBBHBBnBBBHBBJGCgBBB2BQQPBBHUUBEEKmDmDNBBcOOBBBjBNBiBOBtEDB7UVBMUB14BBB-LEBuBCCBDBCBB5BGBDNBZIBI4BI-DhBBb6C6CBKB3GZBxC3C3CBoDoDBDBsB-C-C3CIBxBuzcuzcBBB4BIB9KTB5FHB+GTB9BCBLFB5BHBnCHBNFB1DKBfCBvCMMBCBiB4B4BBHBPBBLBBoDXBdJBHBBHBBHIBIII9BDB-DBBLFBl9KLBYDByBDBvzIBBrDlBBILBGEBbGGCGDrUfBrBFB0BUUFDBGoEoEBCC-FCBHBBHBBHBBECBIIIBIBGBBNbbUDDQBBPhBB8DEBEDBuBCB5COOBBBCuBBvBhEBeCByBOBdDBlBIBfEBsBEBfmBmBBCBPpBB-EBBLFBlBDBlBDBpBHB1BKBNQQIDDMQQIDDBBB1BLB4JIBXJBJXBHrBrBKkCBHBBCtBtBDCBCBBYpCpCBGBKvBBUDDBDBiBCBcEBclBB5BDBVBBzBDDBDBJEEeBBEDBLGBKGBhCfBoBDBNIB3BCBeBBcEBbGBFLBIvCBqC2BB0BMB0BGBvBHBLFBnBCBeHBDvGBgBrBrBEBBDPBHHBKgBBvBHBrBVBblBBdTBYIBvCDBlBIBlCJBCBBaGBLFB2BTTBGBoBIBhDVVBJBTwBwBB8BBICCFQQMFB8BEBLFBFJJBDDBXXIDDGLLBDDBEEBCCBEBCEBIBBICBGKBLCCBCCnBLLCBBCFFLDDBGBDcB9CGGBcBpCHBLlFB3BBBnBhBBmCKBLFBOSB7BFBLFBVbBcBBQDBY4FB9BjDB0CLBJBBCBBJDDfDDBNNBHBLlCBJBBvBBBMaBpCHB0CMBqCGBL1CBJ3CBjBNBLFBKuBuBPJBeCBhBBBXPPBnCBIDDtBCBCDDKHBLFBHDDmBDDHGBLFBtBDBL1HBaGBSqBqBBBBe0CBCOBzBMB8clDBwDGGBJBlGryCBkDMB3iBJB88DEBoS41GB7Bl2BB6RGBgBLLBCByCLLBEBfBBHJBnCJBLIIWEBUvNB7BlGB8CEBaBBarBBsCDB6BGBS-BBGKBIIB3mHoBBhBgDB0D8vIBFIIDkJkJBNBCcBEBBCNBFHBtMjoCBsDEBOCBKGBLBBJ76DB+HCB1NFBYOBSOBvBBBYIB1D7BB3HJBoBBBjGUBnC5DBVLBVLB4CIBamEB2CoCoCDBBCBBDBBFNNCIIiCFFBJJIddFGGCCBI1K1KBlJlJB-V-VBNBGQQBuiBBgBFBH0GBISSBIIDGGBDB-BgBBCvDBuBCBPBBLDBD-JBgBQB7BEBCvOBrB1GBsBDBC-FBgBXXBGBD-GBIFFDQQmGBBRoBBtCDBLDBDwYBlCrCB+BhGBFccDCCBCCLFFCCCBEBCDBCECEDDCBBCICDCCBFFIKFCLLSEBEGGSzBBDtIBtBDBlDLBQBBQQQmBJBvF3BBeMBtBDBKGBDNBH5EB6eCBSCBOCB7GFBNDBCOBNDB5BHBLFBpBHBfBBNDBDNBKmBB5KHBPBBOCBMCB6BCCBCBRBBNDBLGB0EoDoDBjgBBh3pBfB-oEBBv0FBBypHOBvThtCB-QhvBBs6EEBrpIm8yVBCdBhD-DBxHvw-BB---BBB---BBB",false)),Co:()=>new l(D("gg4B-nGh4hc9--BD9--B",true)),Cs:()=>new l(D("gg2B--B",true)),L:()=>new l(D("hCZBHZBwBLLFGGBVBCeBCpOBFLBPEBICCiEEBCBBDDBCHHCCBCCCBSBCyCBCqEBJlFBClBBDHHBnBBoCaBFDBuBqBBkBBBCiDBCQQBIIBLLBBBDRRCdBe4CBMZZBfBKBBFGGBUBFKKEYYBXBIKBGXBCGBRpBB7B1BBETTIJBQPBFHBDBBDVBCGBCEEBCBERROBBCCBPBBLJJBEBFBBDVBCGBCBBCBBCBBgBDBCUUBBBRIBCCBCVBCGBCBBCEBETTQBBYMMBGBDBBDVBCGBCBBCEBEffBCCBBBQSSCFBECBCDBEBBCCCBEEBEEBBBELBX1B1BBGBCCBCWBCPBEbbBBBCBBDBBfFFBGBCCBCWBCJBCEBEffBBBCBBQBBSIBCCBCoBBDRRGCBJCBZFBGRBEXBCIBCDDBFB7BvBBCBBNGB7BBBCCCBDBCXBCCCBIBCBBKDDBDBCWWBCBhBgCgCBGBCjBBcEB0DqBBVRRBEBFDBEEEBIIBBBFMBNSSBkBBCGGDqBBCsKBCDBDGBCCCBCBDoBBCDBDgBBCDBDGBCCCBCBDOBC4BBCDBDiCBmBPBR1CBDFBErTBDQBCZBGqCBHHBIRBOSBPRBPMBCCBQzBBkBFFkC4CBIEBDhBBCGGBkCBLeByBdBDEBMrBBFZB3BWBK0BBzC+C+CBtBBSHB3BdBOBBLrBBbjBBqBCBLjBBDKBGqBBDCBqBDBCFBCBBEGGB+FBhC1IBDFBDlBBDFBDHBCGCBdBD0BBCGBCEEBBBCGBEDBDFBFMBGCBCGB1DOORMBmDFFDJBCEEBDBHGCBCBCKBDDBGEBF1B1BB8zC8zCBjHBHDBEBBNlBBCGGD3BBIRRBVBKGBCGBCGBCGBCGBCGBCGBCGBxC2O2OBrBrBBDBGBBF1CBHCBC5CBCDBGqBBC9CBSfBxBPBhQ-tGBhCs0VBkCtBBDsIBEPBLBBVuBBReBDlCByBIBDmDBDxCBVQBCCBCDBCWBezBBPxBB-BFBECCBMMBaBLWBacBIuBBdRRBDBCJBLEBCoBBYCBCHBVWBEEEBwBBCEEBDDBDBDCCZCBDKBICBNFBDFBDFBKGBCGBCqBBCNBHyDBej9KBNWBFwBBloItLBDpDBnBGBNEBGCCBIBCMBCEBCCCBCCBCCBqDBiBqLBT-BBD1BBpBLB1DEBCmEBlBZBHZBM4CBEFBDFBDFBDCBkBLBCZBCSBCBBCOBDNBjB6DBmMcBEwBBwBfBOTBCHBHlBBLdBDjBBFHBxB9EBTjBBFjBBFnBBJzBBNKBCOBCGBCBBCKBCOBCGBCBBEzBBN2JBKVBLHBZFBCpBBCIBmCFBDCCBqBBCBBEDDBVBLWBKeBiCSBCBBLVBLZBHZBnB3BBHBBhCQQBCBCCBCcBrBcBEcBkBHBCbBc1BBLVBLSBORBvDoCB4ByBBOyBBOjBBnBbBKWB7HpBBHBBRFB5BcBLJJBUBrBRBvBUBcWBN0BB6BBBDOOBrBBhBYBbjBBeDDJiBBENNBuBBPDBWCCkBRBCYBUBBgCGBCCCBCBCOBCJBIuBBnBHBDBBDVBCGBCBBCEBETTNEBfJBCDDClBBCaaCtBtBBzBBTDBVCBfvBBVBBC5F5FBtBBqBDBlBvBBV8B8BBpBBOoCoCBZBmBGB6FrBB1D-BBgBHBDDDBGBCBBCXBQCC-CHBDmBBRCCdLLBmBBIWWMtBBUTTBnCBoGgBBgBIBCkBBSyByBBcBxDGBCBBClBBWaaBEBCBBCfBPYYBqBBlISBQCCBLBChBB9DwCwCB4cBnHjGBtyCgDBQvhBBSFBa68DBGmSB61GdBj3B4RBIeBSuCBSdBTvBBRDBgBUBGSBxNsBB0G-BBhBYBDYBtBqCBGjCjCBLBhCBBCPPBNNB0mHBqBfBiDyDB+vIDBCGBCBBCiJBQeeBBBDPPBCBJrMBloCqDBGMBEIBIJBn7F0CBCmCBCBBDDDBDDBCBCLBCCCBFBCgCBCDBDHBCGBCbBCDBCEBCEEBFBCzKBDYBCYBCeBCYBCeBCYBCeBCYBCeBCYBCHB15BeBHFBmI9BBzEsBBLGBRiKiKBcBTrBBlPbBlHdBDwGwGBdBCCBCBBCGBDEBKBBhHGBCDBCBBCOBCkGB8BjCBI1lB1lBBCBCaBCBBCDDCJBCDBCCCHFFCECBBBCBBCDDCICBCCDDBCGBCDBCDBCCCBIBCQBGCBCEBCQBlqE-2pBBhB9oEBDt0FBDwpHBQtTBjtC9QBjvBq6EBGppIB",false)),LC:()=>new l(D("hCZBHZB7BLLBVBCeBCiGBCDBFvGBDZBhGDBDBBECBCHHCCBCCCBSBCyCBCqEBJlFBClBBKoBB44ClBBCGGDqBBDCBhV1CBDFBjkCKBGqBBDCBhCrBBgCMBChBBmD1IBDFBDlBBDFBDHBCGCBdBD0BBCGBCEEBBBCGBEDBDFBFMBGCBCGBmIFFDJBCEEBDBHGCBCBCFBFDDBCBGEBF1B1BB8zC8zCB6DBDmDBHDBEBBNlBBCGGzoetBBTbBnEtCBCWBEDBCsCBZBBE2Z2ZBpBBGIBIvCBh6TGBNEBqgBZBHZBmlBvCBhDjBBFjBB1DKBCOBCGBCBBCKBCOBCGBCBBk2ByBBOyBB+CVBLVB74C-BBhrV-BBhBYBDYBtpZ0CBCmCBCBBDDDBDDBCBCLBCCCBFBCgCBCDBDHBCGBCbBCDBCEBCEEBFBCzKBDYBCYBCeBCYBCeBCYBCeBCYBCeBCYBCHB15BJBCTBHFB2uCjCB",false)),Ll:()=>new l(D("hDZB7BqBqBBWBCHBC2BCBQCBuBCDECBBBDCCDEEBFFDEEBBBDDDCCCDCCBCCDEECDDBDDBBBHGDCOCBSCBDDCEEC4BCBFBDDDBCCFICBjCBDZBiGCCEEEBBBTccBhBBCBBECBCWCBDBCGDB0B0BBuBBCgBCK0BCDMCBgDCxBoBBo6CqBBDCB5XFBjkCIBC2D2DBqBBgCMBChBBnD0ECBHBCgDCBHBJFBLHBJHBJFBLHBJHBJNBDHBJHBJHBJEBCBBHEEBBBCBBJDBDBBJHBLCBCBBzIEEBEEcKFDBBJDBF2B2Bs1CvBBCEEBGCFCCBCCBEBGiDCBIICFFNlBBCGG0oesBCUaCoEMCBBBC+BCBGBCCCDICFCCDCCBBBCSCGGGCMCFCCDOCbEE2ZqBBGIBIvCBh6TGBNEBqhBZBumBnBBpEjBB8EKBCOBCGBCBBk4ByBB+DVB75CfBhsVfB8BYBnqZZBbGBCRBbZBbDBCCCBFBCKBbZBbZBbZBbZBbZBbZBbZBbZBbbBdYBCFBbYBCFBbYBCFBbYBCFBbYBCFBC15B15BBIBCTBHFB4vChBB",false)),Lm:()=>new l(D("wVRBFLBPEBICCmEGG-OnHnHlFBBuIBBFgBgBKEEhFoFoF1mBgEgE2R72B72BsDkTkTxOFBvF+BBOjBjBBjBByVOORMBg-CBByHgGgG2OsBsBBDBGiDiDB+C+CBBB34bjnBjnBBEBvIzDzDdBB6DIBxCYYpDDBEBB2OXXqEtDtDWBBoDDBKngVngVuBBBh-BFBCpBBCIB0sBhBhB2K04D04DnrTDB9PCBpBBBnRMBhCBBCPPB9-P9-PBCBCGBCBByhM9BBqGGBud0Q0QsSAB",false)),Lo:()=>new l(D("qFQQhIFFBCBxGBB7ZaBFDBuBfBCJBkBBBCiDBCZZBLLBBBDRRCdBe4CBMZZBfBWVBrBYBIKBGXBCGBRoBB8B1BBETTIJBROBFHBDBBDVBCGBCEEBCBERROBBCCBPBBLJJBEBFBBDVBCGBCBBCBBCBBgBDBCUUBBBRIBCCBCVBCGBCBBCEBETTQBBYMMBGBDBBDVBCGBCBBCEBEffBCCBBBQSSCFBECBCDBEBBCCCBEEBEEBBBELBX1B1BBGBCCBCWBCPBEbbBBBCBBDBBfFFBGBCCBCWBCJBCEBEffBBBCBBQBBSIBCCBCoBBDRRGCBJCBZFBGRBEXBCIBCDDBFB7BvBBCBBNFB8BBBCCCBDBCXBCCCBIBCBBKDDBDBYDBhBgCgCBGBCjBBcEB0DqBBVRRBEBFDBEEEBIIBBBFMBNyDyDBnKBCDBDGBCCCBCBDoBBCDBDgBBCDBDGBCCCBCBDOBC4BBCDBDiCBmBPByDrTBDQBCZBGqCBHHBIRBOSBPRBPMBCCBQzBBpBkCkCBhBBC0BBIEBDhBBCGGBkCBLeByBdBDEBMrBBFZB3BWBK0BBxFuBBSHB3BdBOBBLrBBbjBBqBCBLdByDDBCFBCBBE7hB7hBBCB4-C3BBZWBKGBCGBCGBCGBCGBCGBCGBCGBoR2B2BF1CBJCCB4CBFGGBpBBC9CBSfBxBPBhQ-tGBhC0wUBC2jBBkCnBBJrIBFPBLBBjCyByBBkCBqFoDoDEGBCCBCDBCWBezBBPxBB-BFBECCBMMBaBLWBacBIuBBuBEBDIBLEBCoBBYCBCHBVPBCFBEEEBwBBCEEBDDBDBDCCZBBEKBIPPBEBDFBDFBKGBCGByEiBBej9KBNWBFwBBloItLBDpDBkCCCBIBCMBCEBCCCBCCBCCBqDBiBqLBT-BBD1BBpBLB1DEBCmEBqDJBCsBBDeBEFBDFBDFBDCBkBLBCZBCSBCBBCOBDNBjB6DBmMcBEwBBwBfBOTBCHBHlBBLdBDjBBFHBhEtCBjDnBBJzBB9CzBBN2JBKVBLHB5EFBDCCBqBBCBBEDDBVBLWBKeBiCSBCBBLVBLZBHZBnB3BBHBBhCQQBCBCCBCcBrBcBEcBkBHBCbBc1BBLVBLSBORBvDoCB4FjBBnBDBCxJxJBoBBHBBRCBCBB5BcBLJJBUBrBRBvBUBcWBN0BB6BBBDOOBrBBhBYBbjBBeDDJiBBENNBuBBPDBWCCkBRBCYBUBBgCGBCCCBCBCOBCJBIuBBnBHBDBBDVBCGBCBBCEBETTNEBfJBCDDClBBCaaCtBtBBzBBTDBVCBfvBBVBBC5F5FBtBBqBDBlBvBBV8B8BBpBBOoCoCBZBmBGB6FrBB0GHBDDDBGBCBBCXBQCC-CHBDmBBRCCdLLBmBBIWWMtBBUTTBnCBoGgBBgBIBCkBBSyByBBcBxDGBCBBClBBWaaBEBCBBCfBPYYBnBBCBBlISBQCCBLBChBB9DwCwCB4cBnHjGBtyCgDBQvhBBSFBa68DBGmSB61GdBj3B4RBIeBSuCBSdBTvBB0BUBGSB0NnBB2MqCBGwFwFB0mHBqBfBiDyDBuwIiJBQeeBBBDPPBCBJrMBloCqDBGMBEIBIJBxzI2P2PBrBBiBiKiKBcBTrBBlPaBmHdBDwGwGBdBCCBCBBCGBDEBKiHiHBFBCDBCBBCOBCkGB8pBDBCaBCBBCDDCJBCDBCCCHFFCECBBBCBBCDDCICBCCDDBCGBCDBCDBCCCBIBCQBGCBCEBCQBlqE-2pBBhB9oEBDt0FBDwpHBQtTBjtC9QBjvBq6EBGppIB",false)),Lt:()=>new l(D("lOGDnB2sH2sHBGBJHBJHBNQQwBAB",false)),Lu:()=>new l(D("hCZBmDWBCGBiB2BCDOCDuBCBECEBBCCCBCCBBBDDBCBBCCBEBBCBBCECBCCDCCBCCBBBCCCBEEIJDCMCDQCDDDCCBC4BCIBBCBBDCCBCBCGCiJCCEJJHCCBBBCCCBCCBPBCIBkBDDBBBEWCGDDCBBDyBBxBgBCK2BCBMCD+CCDlBBq6ClBBCGGzW1CB0kCHHBpBBDCBhK0ECKgDCKHBJFBLHBJHBJFBMGCJHBpCDBNDBNDBNEBMDBnIFFECBDCBDEEBDBHGCBCBDDBLBBG+B+B9zCvBBxBCCBBBDGCBCBCDDJCBCgDCJCCFuqeuqeCqBCUaCoEMCE8BCLECBICFCCDCCEUCBDBCEBCOCBCBCCCBQCZs5Vs5VBYBmmBnBBpEjBB9EKBCOBCGBCBBr3ByBB+EVB75CfBhsVfBhCYBoqZZBbZBbZBbCCBGDBDDBCBCHBbZBbBBCDBDHBCGBcBBCDBCEBCEEBFBcZBbZBbZBbZBbZBbZBfYBiBYBiBYBiBYBiBYBiB2pE2pEBgBB",false)),M:()=>new l(D("gYvDB0IGBoIsBBCCCBCCBCCpCKBxBUBRmDmDBFBDFBDBBCDBkBffBZB8CKB7BIBKZZBCBCIBCCBCEBsBCB8BIBrBXBCgBB3BCBCRBCGBLBBeCB5BCCBFBDBBDCBKLLBbbDCB5BCCBDBFBBDCBEffBEEMCB5BCCBGBCCBCCBVBBXFBCCB5BCCBFBDBBDCBICBLBBf8B8BBDBECBCDBKpBpBBDB4BCCBFBCCBCDBIBBMBBeCB5BCCBFBCCBCDBIBBMBBQNNBCB4BBBCGBCCBCDBKLLBeeBBBnCFFBEBCCCBGBTBB+BDDBFBNHBjDDDBHBMGBqCBBcECFBByBTBCBBGKBCjBBKlDlDBSBYDBFCBCCBDGBEDBOLBCLLBCBgWCBzdDBdCBeBBfBBhCfBKuBuBBBBC2D2DBjBjB3DLBFLB8GEB6BJBCcBDxBxBBsBBDLBVEBwBQBnBIBNCBfMB5BNBxBTB5ECBCUBFHHDCBnG-BBxWgBB--CCBuEhDhDBeBrRFBqDBB1udDBCJBhBBBxCBBxIEEFYYBDBF0C0CBzBzBBQBbRBOnBnBBGBaMBtBDBwBNBlBkCkCBMBNJJBuBuBBBBzBCCBBBDBBGBBCqBqBBDBGBBtHHBCBBx5TiXiXBOBRPBuejHjH2EEBn0BCBCBBGDBpBCBFmFmFB+R+RBCBiCEB+JBBuCFBnCKByBDB7DCB2BOBqBDDBLLBCBuBKBI+B+BBBBlBNBRBBtBNNBBBxBNBJDBCBB9CLBHDD+ELBWDB4BBBCGBDBBDCBKLLBDDBFBEEBkCIBCDDCDBCEBCPPBzCzCBQBYyCyCBSBsHGBDIBcBBzCQBrDMBmDOBhIOB2HFBCBBDDBCCCBuEuEBFBDGBEddBIBpBGBCDBJKKBJBvBPBnGHBoGHBCHBzCVBCNB7DFBECCBCCBFBCjCjCBDBCBBCEB8KDBKBBCxBxBBFBEEBYmnFmnFHOBpmLRBhuCEB8BGB5gBCCB1BBIDByCMMBslTslTBizEizEBsBBDWB-QEBEFBJHBDGBfDB1ECB89B2BBFxBBJPPXEBCOBxqBGBCQBDGBCBBCEBlDhFhFBFB4L+B+BBCB9PDB-HBB0HDDIBBG7O7OBFBuDGB29lYvHB",false)),Mc:()=>new l(D("joC4B4BDCBJDBCBBzBBB7BCBHBBDBBLsBsB7BCBjC7B7BBBBJCCB2B2BB7B7BCHHBDDBLLnDBBCBBECBCCBLqBqBBBB+BDB+BBB7BCCBDBDBBCBBKBBdPPB7B7BBBBGCBCCBLrBrBBsCsCBBBHHBTBBrKBBgCsFsFBFFHDDBaaBLLBBBDGBWBBDFBDLLBBB5zBffiEIIBGBCBB7KDBDCBFBBCFBhHBB7BCCKCCBJJBEByExBxBGCCBDBCBB+BffFBBD9B9BDCBCEEBxBxBBGBJBBsFWW35EBB0-dBBD5C5CBzBzBBOBvEBBwBxBxBBFFBDDBBBvDBBDBBZuBuBCuDuDDBBGuHuHBCCBCCBCC0gZCCgEuBuBBBBFBB0DZZB8B8BxBCBKBBO+C+CBBBEBBCrFrFBBBgBBB7BBBCDBDBBDCBKLLB1C1CBBBIDDCDBCBBCmDmDBBBJBBErDrDBBBHCCBCBDuHuHBBBHDBDyDyDBBBJBBCuDuDCBBHoDoDCBBFmImIBBBK4H4HBEBCBBFDDCvEvEBBBJDBF1C1CeBB-BqGqGECCoGPPrDIID2G2GBDBFBBC-K-KBNNxBBBJBBCpvQpvQBBBlxD2BBpDBB0rYBBHFB",false)),Me:()=>new l(D("okBBB1xF-wB-wBBCBCCBsshBCB",false)),Mn:()=>new l(D("gYvDB0IEBqIsBBCCCBCCBCCpCKBxBUBRmDmDBFBDFBDBBCDBkBffBZB8CKB7BIBKZZBCBCIBCCBCEBsBCB8BIBrBXBCfB4BCCFHBFEEBFBLBBe7B7BFDBJVVBbbDBB6BFFBFFBDDBBBEffBEEMBB6BFFBDBCBBFVVBXXBEBC7B7BDCCBCBJIIBMMBff+BNNzBEE4BCCBBBGCBCDBIBBMBBe7B7BDHHGBBVBBdBB6BBBFDBJVVBeepCIIBBBC7C7CDGBNHBjDDDBHBMGBqCBBcEC4BNBCEBCBBGKBCjBBKnDnDBCBCFBCBBDBBaBBFCBRDBODDBHHQgWgWBBBzdCBeBBfBBfBBhCBBCGBJDDBJBKuBuBBBBC2D2DBjBjB3DCBFBBKHHBBB8GBBD7B7BCGBCCCDHBHJBDxBxBBMBCeBDLBVDBxBCCBDBCGGpBIBNBBhBDBDBBCCB5BCCBEECCB7BHBDBB5ECBCMBCGBFHHEBBnG-BBxWMBFEEBKB--CCBuEhDhDBeBrRDBsDBB1udFFBIBhBBBxCBBxIEEFaaBGG4EBBbRBOnBnBBGBaKBvBCBxBDDBCBDBBoBkCkCBEBDBBDBBNJJwB0B0BCCBDBBGBBCrBrBBJJvHDDFx5Tx5TiXPBRPBuejHjH2EEBn0BCBCBBGDBpBCBFmFmFB+R+RBCBiCEB+JBBuCFBnCKByBDB8D3B3BBNBqBDDBLLBBByBDBDBBI+B+BBBBlBEBCHB-BNNB1B1BBHBLDBDgDgDBBBDCCBHHD+E+EEHBWBB6BBBEmBmBBFBEEBnCFBOECPBB2CHBDCBCYY1CFBCFFBCCBvHvHBCBHBBCBBcBB2CHBDCCBrDrDCDDBEBCmDmDCDDBCBCEBkIIBCBBhIBBCFFxEDBDBBFhBhBBIBpBFBDDBJKKBEBDCBvBMBCBBnGCCBBBCqGqGBFBCFBCzCzCBUBDGBCBBCBB7DFBECCBCCBFBCpCpCBEEC8K8KBMMB1B1BBDBGCCYmnFmnFHOBpmLLBECBhuCEB8BGB5gBgCgCBCByC5lT5lTBizEizEBsBBDWBhRCBSHBDGBfDB1ECB89B2BBFxBBJPPXEBCOBxqBGBCQBDGBCBBCEBlDhFhFBFB4L+B+BBCB9PDB-HBB0HDDIBBG7O7OBFBuDGB29lYvHB",false)),N:()=>new l(D("wBJB5DBBGDDBBBitBJBnEJBnGJB9MJB3DJBFFBtDJB3DJB3DJBDFBvDMB0DJBJGBoDJBpDGBISBuDJBhDJB3DJBnCTBtIJBnCJBwWTBybCBwHJBHJBXJBtJJBhEKBmFJBHJB3FJB3CJBnEJBHJB3gBEEBEBHJBnGyBBDEB3W7BBvCVB3TdBqrBqYqYaIBPCB4KDBrEJBfHBCOBhBJBoBOBh7cJB9FJBhKFB7EJBnBJBnGJBXJB3CJB3MJB34UJBuPsBBN4BBSBB2KaBlBDBeJJnEEBrGJBvdHBaGBoBIBsCEBXFBhFBBDPBDtBBhCIB1BBBfCBsCEBpDHBZHBqBGBrKFBxBJBHJB3IeB-EJBrBDBxDGBnEdBhEJB9BJBxEJBITB8HJB3KJB3DJB3LJBnDJBHTBtCLBlNSB+CJB3UJB3CcBkHJBnCJB3BJBnLJBnDUBshBuDBimPJBnpCJB3CJBnEJBCGBvQJBnIWB+KCB6nXJBnuBTBNTBtDYB2iBxBBhqCJBnNJB3PJB4HJBtWIBhEJB4Y6BBCCBCDBtCsBBCOBjeMBk3CJB",false)),Nd:()=>new l(D("wBJnxBJnEJnGJ9MJ3DJ3DJ3DJ3DJ3DJ3DJ3DJ3DJ3DJhDJ3DJnCJ3IJnCJn6BJnBJtJJhEJnFJHJ3FJ3CJnEJHJnuiBJnVJnBJnGJXJ3CJ3MJ34UJnsBJnkCJHJ9YJhEJ9BJxEJ3IJ3KJ3DJ3LJnDJHTtCJnNJnDJ3UJ3CJ3HJnCJ3BJnLJ3uQJnpCJ3CJnEJ3QJ37XJ12CxBhqCJnNJ3PJ4HJ2aJ30EJ",true)),Nl:()=>new l(D("u3FCBwzCiBBDDB-zDaaBHBPCBs1dJBxyW0BBtOJJnEEBrhIuDBm8SCB",false)),No:()=>new l(D("yFBBGDDBBB2pCFB5LFB5DCBmEGB6GGBSIByNJB2hBTB0jBJBhP20B20BEFBHJBnGPBqB3W3WB6BBvCVB3TdBqrB1kB1kBBCBrEJBfHBCOBhBJBoBOBxrdFBymWsBBiCDBSBB2KaBlBDB1pBHBaGBoBIBsCEBXFBhFBBDPBDtBBhCIB1BBBfCBsCEBpDHBZHBqBGBrKFBhLeB-EJBrBDBxDGBnETB8LTBmqBBBvNIBobSB0aUBn8SGB-YWBqhZTBNTBtDYBvqFIBid6BBCCBCDBtCsBBCOBjeMB",false)),P:()=>new l(D("hBCBCFBCDBLBBEBBbCBCccCkBkBGEELBBEEE-VJJzOFBqBBB0BCCDDDtBBBVBBCBBOCCBBBrCDBnDsBsBBMBqHCB3BOBgBmImIBLLtE5D5D6DnMnMNwLwL7CLLBpFpFBNBCmBmBBCBoCrCrCBDBFBBwDFBsFlTlTBHB4EuTuTtBBBvCCBoCBB+ECBCCBmBKB6JBB5GBBhEGBCFBhFBBLGBdCB9DDB8BEB-BBBhCHBM9Z9ZBWBJTBCMBCLBfBBPBB6TDBeBB+hBNBwCBBgBJB0MVBgCDBhBBB8XDBCBBxDwEwEBtBBCfBDLBkNCBFJBDLBRNNjD7C7CjgdBBuICBkDLL0DFB9LDB3CBBpBCBCyByBBwBwBiDMBRBB9DDB-DBBRBB6HzqUzqUBxGxGBIBXiBBCNBCFFCBB2ECBCFBCDBLBBEBBbCBCccCCCBFB7MCB9UxBxB-MoXoXoGgBgBxIIBnBxDxDBFBjCGB6CDByO-J-JjBlElEBDBtBDB+FGBuDBBCDB-DDBxBBBwCDBFOOCCB5CFBsDrJrJBCCBzDzDBDBLBBCpDpD7HWBqDCBdMBtCjEjEBBB9HpIpIBBB8E9C9CBGB0CCBCEB+CJB4GgDgDBDBrBBBmUBBrCMBwFxjBxjBBDB97CBB8zOBBmEiCiCBDBJpRpRBBBoJDBoK9lT9lTovHEB07C-a-aBAB",false)),Pc:()=>new l(D("-Cg-Hg-HBUU-u3BBBZCBwHAB",false)),Pd:()=>new l(D("tB9qB9qB0BiyDiyDmgBqgCqgCBEBiwDDDgBBBFdd-NUUwDxszBxszBBmBmBLqFqFhzD-J-J",false)),Pe:()=>new l(D("pB0B0BgB+1D+1DC-6B-6BqtC4B4BQ7T7TCff-hBMCxChBhBCGC1MUChCCCiBmhBmhBCECtBGCtNICEGCDBB-ozB6G6GeOCESSCCCrF0B0BgBGD",false)),Pf:()=>new l(D("7F+6H+6HEddpuDCCFDDQEE",false)),Pi:()=>new l(D("rFt7Ht7HDBBDaapuDCCFDDQEE",false)),Po:()=>new l(D("hBCBCCBDECBLLBEEBcclCGGPBBI-V-VJzOzOBEBqB3B3BDDDtBBBVBBCBBOCCBBBrCDBnDsBsBBMBqHCB3BOBgBmImIBLLtE5D5D6DnMnMNwLwL7CLLBpFpFBNBCxDxDrCEBFBBwDFBsFlTlTBHBmY9D9DBBBoCBB+ECBCCBmBFBCDB6JBB5GBBhEGBCFBhFBBLGBdCB9DDB8BEB-BBBhCHBMjajaBJJBGBJIBDDBDCBEKBCCCBIB7kDDBCBBxDwEwEBFFBBBDDDBHBCBBCDDBLLBDBCJBDDBCCCBLBDCBtNCB6B+F+FjgdBBuICBkDLL0DFB9LDB3CBBpBCBCyByBBwBwBiDMBRBB9DDB-DBBRBB6HlxUlxUBFBDXXVBBDDBECBCDBICBHCCB2E2EBBBCCBDECBLLBEEBcclBDDB7M7MBBB9UxBxB-MoXoXoGgBgBxIIBnBxDxDBFBjCGB6CDB0ZlElEBDBtBDB+FGBuDBBCDB-DDBxBBBwCDBFOOCCB5CFBsDrJrJBCCBzDzDBDBLBBCpDpD7HWBqDCBdMBtCjEjEBBB9HpIpIBBB8E9C9CBGB0CCBCEB+CJB4GgDgDBDBrBBBmUBBrCMBwFxjBxjBBDB97CBB8zOBBmEiCiCBDBJpRpRBBBoJDBoK9lT9lTovHEB07C-a-aBAB",false)),Ps:()=>new l(D("oBzBzBgB-1D-1DC-6B-6B-rCEEnB4B4BQ7T7TCff-hBMCxChBhBCGC1MUChCCCiBmhBmhBCECaTTCECtNICEGCDipzBipzB4GeeCMCESSCCCrFzBzBgBEEDAB",false)),S:()=>new l(D("kBHHRCBgBCCcCCkBEBCBBDCCBCBDEEfgBgBrODBNNBGGBCCCBPB2DPPBxDxDsErIrIBBB3DCBDDDBvGvGLUUB4H4HIBBpEqLqLBHHB2H2H-DjEjEBGBlEwGwGqBmGmGiGCBQCCBBBDFBVECmEHBCFBCBBGDBmGBBxXJB0WuLuLlL+E+EBgBBiLJBKIBhiBCCBBBMCBOCBOCBOBBmCOOoBCBOCBUhBB-BBBCDBCBBLCCBBBGFBCECFMMBFFBDBGDBC7B7BBFFB2LBFcBD+HBXKByCtCBXnTBtBwBBDeBLyMBX+BBFfBD1LBDpEBmHFBmLBBvBZBC4CBN1GBbPBFOOBNNWBBHBB8CBB0HBBFJBhBlBBKRRBdBMdBJQQBeBLmBBQ-JBhuG-BBx0V2BB6RWBKBBoDBB+EDBLDB+RCBiHPPB+9T+9TpEgBBuLPBhCBB3BHBtBDBjDCCBBBD7E7EHRRBBBgBCCcCCiEGBCGBOBB6JIB6BQBDCBCMBEwBwBBrBB7zBBBwSmWmWBiKiKBGBnjC2kC2kCBbBr6SDBG3qU3qUk7DvHBLCBEzNBHWBQQBgDzDB9B1HBLmBBD7BBGCBXBBIdBF8BBWhCBE7F7FB1CBrbaagBaagBaagBaagBaa9B-PB4BDBzBHBCNBCBBp2BwNwNttCEE+DiOiOBvIvIBqBBFjDBNOBDOBCOBCkBBYgFB5BcBOrBBFIBIBBPFB7E4eBEQBEMBE5GBHLBFQQBKBF3BBJJBHnBBJdBDLBFBBPIBoB3KBJNBDMBEKBE4BBCFFBOBDLBFJBIyEBC7CBLAB",false)),Sc:()=>new l(D("kB+D+DBCBqnB8D8DzPBBzPBBI2H2HoImSmS8sClmClmCBgBB37hBkuVkuVtD7E7E8GBBEBB3-HDB-4wBxtCxtC",false)),Sk:()=>new l(D("+CCCoCHHFEEqQDBNNBGGBCCCBPB2DPPBjoBjoB15FCCBBBMCBOCBOCBOBB9kEBBkzdWBKBBoDBBxePPBniUniUBPB8bCCjF4g9B4g9BBDB",false)),Sm:()=>new l(D("rBRRBBB+BCCuBFFmBgBgB-XwQwQBBB8xGOOoBCBOCBsEoBoBBDBHlClCBDBGBBFGDIgBgBBDDCgBgBBqIBhBBB7CffBXBpBFB2OKK3BHBwDxKxKBDBDeBLPBhIiEBX+BBFfBDhIBxBUBDFB9+zB5Z5ZCCBlFRRBBB+BCCkEHHBCBitDBBhrwBx+Bx+BagBgBagBgBagBgBagBgBat5Ft5FB-uC-uCBHB",false)),So:()=>new l(D("mFDDFCCyerIrIBgEgEBvGvGLUUB4H4HkQ2L2LjEFBClElEwGqBqBoMCBQCCBBBDFBVECmEHBCFBCBBGDBmGBBxXJB0WzWzW+EhBBiLJBKIBksBBBCDBCBBLCCBHHBEBCECFMMBPPCBBC7B7BBKKBDBDDBCBBCBBCGBCeBDBBCCCBdBtIHBFTBDGBDwCBCdBanBBHnCBXKByCtCBX2FBCIBC1BBJuDBC3HBtBrBBhC-HBhQvBBWBBHmBBDpEBmHFBmLBBvBZBC4CBN1GBbPBFOOBNNWBBHBBxKBBFJBhBlBBKRRBdBMdBJQQBeBLmBBQ-JBhuG-BBx0V2BBibDBLBBC+R+RBBBqqUPBuLPBhCBB3BHBuBCBlPEEFBBOBB6JIB6BQBDCBCMBEwBwBBrBB7zBBBwSpgBpgBBGBnjC2kC2kCBGBFQBr6SDBG3qU3qUk7DvHBLCBEzNBHWBQPBhDzDB9B1HBLmBBD7BBGCBXBBIdBF8BBWhCBE7F7FB1CBqlB-PB4BDBzBHBCNBCBBp2B96C96CiEyWyWBqBBFjDBNOBDOBCOBCkBBYgFB5BcBOrBBFIBIBBPFB7E6HBG4WBEQBEMBE5GBHLBFQQBKBF3BBJJBHnBBJdBDLBFBB-B3KBJNBDMBEKBE4BBCFFBOBDLBFJBIyEBC7CBLAB",false)),Z:()=>new l(D("gBgEgEgvFgsCgsCBJBeBBGwBwBh9DAB",false)),Zl:()=>new l(D("ohIA",true)),Zp:()=>new l(D("phIA",true)),Zs:()=>new l(D("gBgEgEgvFgsCgsCBJBlBwBwBh9DAB",false)),ASCII_Hex_Digit:()=>new l(D("wBJIFbF",true)),Alphabetic:()=>new l(D("hCZBHZBwBLLFGGBVBCeBCpOBFLBPEBICC3CeeBQBCBBDDBCHHCCBCCCBSBCyCBCqEBJlFBClBBDHHBnBBoBNBCCCBCCBCCJaBFDBeKBG3BBCGBPlDBCHBFHBFCBLCBDRRBuBBOkDBZgBBKBBFGGBWBDSBUYBIKBGXBCGBIJJBoBBLLBEGBHrCBCPBCCBFOBOSBCHBDBBDVBCGBCEEBCBEHBDBBDBBCJJFBBCEBNBBLFFBBBCFBFBBDVBCGBCBBCBBCBBFEBFBBDBBFIIBCBCSSBEBMCBCIBCCBCVBCGBCBBCEBEIBCCBCBBEQQBCBWDBFCBCHBDBBDVBCGBCBBCEBEHBDBBDBBKBBFBBCEBORRBCCBEBECBCDBEBBCCCBEEBEEBBBELBFEBECBCCBEHHpBMBCCBCWBCPBEHBCCBCCBJBBCCBCBBDDBdDBCHBCCBCWBCJBCEBEHBCCBCCBJBBGCBCDBOCBNMBCCBCoBBDHBCCBCCBCGGBCBIEBXFBCCBCRBEXBCIBCDDBFBJFBCCCBGBTBBO5BBGGBH0B0BBECBDBCXBCCCBRBCCBDEBCHHPDBhBgCgCBGBCjBBFSBFPBCjBBkC2BBCDDBDBR-BBLDBDlBBCGGDqBBCsKBCDBDGBCCCBCBDoBBCDBDgBBCDBDGBCCCBCBDOBC4BBCDBDiCBmBPBR1CBDFBErTBDQBCZBGqCBEKBITBMUBNTBNMBCCBCBBNzBBDSBPFFkC4CBIqBBGlCBLeBCLBFIBYdBDEBMrBBFZB3BbBF+BBDTBzBYYBMMBBByBzBBCOBCHB0BpBBDDBLrBBCKBP2BBXCBLjBBDKBGqBBDCBqBDBCFBCBBEGGB+FBUhBBM1IBDFBDlBBDFBDHBCGCBdBD0BBCGBCEEBBBCGBEDBDFBFMBGCBCGB1DOORMBmDFFDJBCEEBDBHGCBCBCKBDDBGEBFSSBnBBuZzBB34BkHBHDBEBBNlBBCGGD3BBIRRBVBKGBCGBCGBCGBCGBCGBCGBCGBCfBwB2O2OBBBaIBIEBDEBF1CBHCBC5CBCDBGqBBC9CBSfBxBPBhQ-tGBhCs0VBkCtBBDsIBEPBLBBVuBBGHBEwDBoBIBDmDBDxCBVUBCgBBZzBBNjCBCtBtBBEBECCBBBLgBBGiBBOcBEyBBCLBQRRBOBLEBC2BBKNBTWBEkCBCCCZCBDPBDDBMFBDFBDFBKGBCGBCqBBCNBH6DBWj9KBNWBFwBBloItLBDpDBnBGBNEBGLBCMBCEBCCCBCCBCCBqDBiBqLBT-BBD1BBpBLB1DEBCmEBlBZBHZBM4CBEFBDFBDFBDCBkBLBCZBCSBCBBCOBDNBjB6DBmC0BBsIcBEwBBwBfBOdBGqBBGdBDjBBFHBCEBrB9EBTjBBFjBBFnBBJzBBNKBCOBCGBCBBCKBCOBCGBCBBEzBBN2JBKVBLHBZFBCpBBCIBmCFBDCCBqBBCBBEDDBVBLWBKeBiCSBCBBLVBLZBHZBnB3BBHBBhCDBCBBGHBCCBCcBrBcBEcBkBHBCbBc1BBLVBLSBORBvDoCB4ByBBOyBBOnBBjBbBEGGBVB7HpBBCBBEBBRFBzBCBEcBLJJBUBrBRBvBUBcWBKlCBsBEBL4BBKOOBXBYyBBSDBJiBBEKKB+BBCDBKBBLCCkBRBChBBDHHBCB-BGBCCCBCBCOBCJBI4BBYDBCHBDBBDVBCGBCBBCEBEHBDBBDBBEHHGGBdJBCDDClBBCJBCDDCDBCBBECCtBhCBCCBCDBVCBfhCBDBBC5F5FB0BBDGBaFBjB+BBCEE8B1BBDoCoCBZBDNBWGB6F4BBoD-BBgBHBDDDBGBCBBCdBCBBDBBDDB+CHBDtBBDFBCCCBccBxBBDJBSnCBGTTBnCBoDHB5CgBBgBIBCsBBCGBCyByBBcBDVBCNBqCGBCBBCrBBECCBCCBBBCDDBZZBEBCBBCkBBCBBCDBCYYBqBBlIWBKQBCoBBECBwDwCwCB4cBnDuDBSjGBtyCgDBQvhBBSFBa68DBGmSB61GuBBy2B4RBIeBSuCBSdBTvBBRDBgBUBGSBxNsBB0G-BBhBYBDYBtBqCBF4BBIQBhCBBCNNBFBK1mHBqBfBiDyDB+vIDBCGBCBBCiJBQeeBBBDPPBCBJrMBloCqDBGMBEIBIJBFi7Fi7FBzCBCmCBCBBDDDBDDBCBCLBCCCBFBCgCBCDBDHBCGBCbBCDBCEBCEEBFBCzKBDYBCYBCeBCYBCeBCYBCeBCYBCeBCYBCHB15BeBHFB2GGBCQBDGBCBBCEBG9BBiBxDxDBrBBLGBRiKiKBcBTrBBlPbBlHdBDwGwGBdBCVBJBBhHGBCDBCBBCOBCkGB8BjCBEEE1lBDBCaBCBBCDDCJBCDBCCCHFFCECBBBCBBCDDCICBCCDDBCGBCDBCDBCCCBIBCQBGCBCEBCQB1TZBHZBHZB3zD-2pBBhB9oEBDt0FBDwpHBQtTBjtC9QBjvBq6EBGppIB",false)),Dash:()=>new l(D("tB9qB9qB0BiyDiyDmgBqgCqgCBEB+BoBoBQnMnMlgDDDgBBBFdd-NUUwDxszBxszBBmBmBLqFqFhzD-J-J",false)),Emoji:()=>new l(D("jBHHGJBwDFFu8HNN5GXX7CFBQBBwLBBNnFnFaKBFCBoGoHoHBLLK7B7BBCBCEBKGDBDDFDDCBBDIEBJJBBBGCCGLBMBBDCCBCCTDDBTTBEBCCCBEEBGGDBBFBBMBBGBBDGGBECBVVBGGBEBCDBDFFDDDBEBCDDCCCHEEHLLBQQDFFCFFBBBCMMBxBxBBBBKeP1LBBwOCBUBB0BFF7mBNN6SCCrrvDrGrGhFBBNBBPDDBIBsCZBCBBYVVDIBWBBvFhBBDvDBDBBCCBDyCBDCBCmIBC+BBMFBCXBIBBDHBNDDBCBDFFBOOBDDJBBKGGBBBNCBJCBDCCFHHEHHB0CBxBlCBGHBDDBEJBECCBEEDJBkHLBF8I8IBtBBCJBC4FBxDMBEKBE4BBCFFBOBDLBFJB",false)),Emoji_Component:()=>new l(D("jBHHGJB0+H2G2Gsp3B3+8B3+8BBYB8PEBxtBDBtzhY-CB",false)),Emoji_Modifier:()=>new l(D("7-8DE",true)),Emoji_Modifier_Base:()=>new l(D("9wJ8G8GRDB4jzD9B9BBBBDDDBBB2DBBDKBWSBEFFBBBCCBICCZqGqGBFFWFFBvFvFBBBEEB0CRRBBBKMMgSDDJHBHKKBIBDCB5B+B+BBCCBCCSCBCMBmHCBrBIB",false)),Emoji_Presentation:()=>new l(D("64IBBuGDBEDDqQBBWBBzBLBsBUUOJJBSSBGGBJJGWWIBBCFFDIIFBBdkBkBCFFBBBC+B+BBBBZPP8aBB0BFFvlxDrGrG-FDDBIBsCZBCZZVDDBDBCCBWBBvFgBBNIBClCBCVBNqBBFEBNQBEEEBlCBCCCB5FBD+BBODBCXBTbbBOO3C0CBxBlCBHEEBBBDDBEDBMBBIIBkHLBF8I8IBtBBCJBC4FBxDMBEKBE4BBCFFBOBDLBFJB",false)),Extended_Pictographic:()=>new l(D("pFFFu8HNN5GXX7CFBQBBwLBBNnFnFaKBFCBoGoHoHBLLK7B7BBCBCEBKGDBDDFDDCBBDIEBJJBBBGCCGLBMBBDCCBCCTDDBTTBEBCCCBEEBGGDBBFBBMBBGBBDGGBECBVVBGGBEBCDBDFFDDDBEBCDDCCCHEEHLLBQQDFFCFFBBBCMMBxBxBBBBKeP1LBBwOCBUBB0BFF7mBNN6SCCrrvDoBoBBCBlDLBQBBQPPBmBmBBIBxDBBNBBPDDBIBU3BBcOBLVVDIBCDBKWBH7FBDvDBDBBCCBDyCBDCBCDBG9HBC+BBMFBCXBIBBDHBNDDBCBDFFBOOBDDJBBKGGBBBNCBJCBDCCFHHEHHB0CBxBlCBGHBDQBECCBEBDMB7GlBBNDB5BHBLFBpBHBfBBNDBDNBKmBBNuBBCJBC4FB5CHBPxEBhI9fB",false)),Hex_Digit:()=>new l(D("wBJIFbFq1-BJIFbF",true)),Lowercase:()=>new l(D("hDZBwBLLFlBlBBWBCHBC2BCBQCBuBCDECBBBDCCDEEBFFDEEBBBDDDCCCDCCBCCDEECDDBDDBBBHGDCOCBSCBDDCEEC4BCBFBDDDBCCFICBjCBDiBBIBBfEBhDsBsBCEEDDBTccBhBBCBBECBCWCBDBCGDB0B0BBuBBCgBCK0BCDMCBgDCxBoBBo6CqBBCDB5XFBjkCIBC2D2DB+FBiC0ECBHBCgDCBHBJFBLHBJHBJFBLHBJHBJNBDHBJHBJHBJEBCBBHEEBBBCBBJDBDBBJHBLCBCBB6DOORMBuDEEBEEcKFDBBJDBFiBiBBOBFsasaBYBn6BvBBCEEBGCFCCBCCBGBEiDCBIICFFNlBBCGG0oesBCUaCBBBmEMCBBBC8BCBIBCCCDICFCCDCCBBBCSCGGGCMCFCCDOCWDBCCCBBB2ZqBBCNBHvCBh6TGBNEBqhBZBumBnBBpEjBB8EKBCOBCGBCBBkODDBBBCpBBCIBmoByBB+DVB75CfBhsVfB8BYBnqZZBbGBCRBbZBbDBCCCBFBCKBbZBbZBbZBbZBbZBbZBbZBbZBbbBdYBCFBbYBCFBbYBCFBbYBCFBbYBCFBC15B15BBIBCTBHFBmI9BB1lChBB",false)),Math:()=>new l(D("rBRRBBBgBeeCuBuBFmBmBgB5W5WBBBDbbBDDBBBwQCBuwGccBBBMEEOPPBCBWEBMEBiCMBFEEBFFBDBTFFDJBCDDBEBHEEBDDBCCBBBCFBENBClClCBWBCFBCBBFBBFfBCHHBPPBqIBJDBVBB7CffBZBCZZMGB+NBBNJBFFBFBBDBBEEBPCCDFBMHBGBB6BCCeDBKCBxK-BBhI-PBxBUBDFB9+zB4Z4ZBEBCjFjFRCBeCCeCCkEHHBCBitDBBhrwBwoBwoBBzCBCmCBCBBDDDBDDBCBCLBCCCBFBCgCBCDBDHBCGBCbBCDBCEBCEEBFBCzKBDjJBDxBBhwFDBCaBCBBCDDCJBCDBCCCHFFCECBBBCBBCDDCICBCCDDBCGBCDBCDBCCCBIBCQBGCBCEBCQB1BBB-uCIB",false)),Quotation_Mark:()=>new l(D("iBFFkEQQ96HHBaBBowDqOqOBCBOCBixzBDB+FFF7CBB",false)),Terminal_Punctuation:()=>new l(D("hBLLCMMBEE-ZJJiQ6B6BpCPPCCB1FsBsBBJBCsHsHB3B3BBEBCHBgBmImIB1nB1nBBtFtFFFB4JBB2YHBmY9D9DBBBoCBB+ECBEoBoBBCBDBB7JBBjLDBjFBBLBBCCBeCB8FEB-BBBldYYBKKBBBwlDCBzJOOFLLCBBEBBtNBB8ndBBuICBkHEB-LBB3CBBgD4E4EBBB0ECBgERRB6H6HnxUDDB6B6BBBBCDBqFLLCMMBEEiCDD7hBxBxBnkBoGoG3JBB5EFBlCFB6CDB5dEBtBDB+FGBxDDBgECBiEBBHRRB5C5CBDBtDrJrJB2D2DBBBNBBnLDBEOBqDBB6HCBmQCC8HBB4CBBFBB-MCBuBmUmUBrCrCBspBspBBDB6vRBBmEiCiCBBBLqRqRBoJoJBnwTnwTovHDB",false)),Uppercase:()=>new l(D("hCZBmDWBCGBiB2BCDOCDuBCBECEBBCCCBCCBBBDDBCBBCCBEBBCBBCECBCCDCCBCCBBBCCCBEEIJDCMCDQCDDDCCBC4BCIBBCBBDCCBCBCGCiJCCEJJHCCBBBCCCBCCBPBCIBkBDDBBBEWCGDDCBBDyBBxBgBCK2BCBMCD+CCDlBBq6ClBBCGGzW1CB0kCHHBpBBDCBhK0ECKgDCKHBJFBLHBJHBJFBMGCJHBpCDBNDBNDBNEBMDBnIFFECBDCBDEEBDBHGCBCBDDBLBBGbbBOBUzZzZBYBx5BvBBxBCCBBBDGCBCBCDDJCBCgDCJCCFuqeuqeCqBCUaCoEMCE8BCLECBICFCCDCCEUCBDBCEBCOCBCBCCCBQCZs5Vs5VBYBmmBnBBpEjBB9EKBCOBCGBCBBr3ByBB+EVB75CfBhsVfBhCYBoqZZBbZBbZBbCCBGDBDDBCBCHBbZBbBBCDBDHBCGBcBBCDBCEBCEEBFBcZBbZBbZBbZBbZBbZBfYBiBYBiBYBiBYBiBYBiB2pE2pEBgBBvgCZBHZBHZB",false)),White_Space:()=>new l(D("JEBTlDlDbgvFgvFgsCKBeBBGwBwBh9DAB",false))});static SCRIPTS=new hB({Adlam:()=>new l(D("go6DrCFJFB",true)),Ahom:()=>new l(D("g4lCaDOFW",true)),Anatolian_Hieroglyphs:()=>new l(D("ggxCmS",true)),Arabic:()=>new l(D("gwBEBCFBCNBCCBCfBCJBMZBCrDBChBBxCvBBxHhBBGqCBCcBxy8BtPBDvEBhBPBxDEBCmEBk7DeBkCFBJIBiBFBh43BDBCaBCBBCDDCJBCDBCCCHFFCECBBBCBBCDDCICBCCDDBCGBCDBCDBCCCBIBCQBGCBCEBCQB1BBB",false)),Armenian:()=>new l(D("xpBlBDxBDCks9BE",true)),Avestan:()=>new l(D("g4iC1BEG",true)),Balinese:()=>new l(D("g4GsCCxB",true)),Bamum:()=>new l(D("g1pB3CpowB4R",true)),Bassa_Vah:()=>new l(D("w26CdDF",true)),Batak:()=>new l(D("g+GzBJD",true)),Bengali:()=>new l(D("gsCDBCHBDBBDVBCGBCEEBCBDIBDBBDDBJFFBCCBDBDYB",false)),Beria_Erfe:()=>new l(D("g17CYDY",true)),Bhaiksuki:()=>new l(D("ggnCICsBCNLc",true)),Bopomofo:()=>new l(D("qXB6wLqBxDf",true)),Brahmi:()=>new l(D("ggkCtCFjBKA",true)),Braille:()=>new l(D("ggK-H",true)),Buginese:()=>new l(D("gwGbDB",true)),Buhid:()=>new l(D("g6FT",true)),Canadian_Aboriginal:()=>new l(D("ggF-TxRlC7tgCP",true)),Carian:()=>new l(D("g1gCwB",true)),Caucasian_Albanian:()=>new l(D("wphCzBMA",true)),Chakma:()=>new l(D("gokC0BCR",true)),Cham:()=>new l(D("gwqB2BKNDJDD",true)),Cherokee:()=>new l(D("g9E1CDFz7lBvC",true)),Chorasmian:()=>new l(D("w9jCb",true)),Common:()=>new l(D("AgCBbFBbuBBCOBCEBYgBgBiOmBBGEBDTB1DKKHCC+THHPEEhB9E9ElQiEiEB6mB6mB2MDBjJwvBwvBBBBoCBBsGBBCumBumBOIIBCBCFBCCBDmYmYBKBD2CBCKBEKBCOBShBB-BlBBCCBDFBCaBCQBqBCBF5UBXKBW-cBhIzTBDpEBhQ9CBzMUBCCCBXBQHBFDB8CBBE7C7CB0E0EBOBhBlBBKxBxBB+BBgBwCBwB5C5CBmFBhuG-BBhoWhBBnDCBmFJB1HhFhFsMPPBzuUzuUBxGxGBIBXiBBCSBCDB0ECCBeBbFBbKBLuBuBBhChCBFBCGBLEBjICBFsBBEIBxCMB0BsBBlHaBltuBDB96D8HBEzNBHWBQQBgDzDB9B1HBLmBBD9BBEQBJBBIdBF8BB2GTBNTBN2CBKYBoE0CBCmCBCBBDDDBDDBCBCLBCCCBFBCgCBCDBDHBCGBCbBCDBCEBCEEBFBCzKBDjJBDxBByjFjCBtC8BBjWrBBFjDBNOBDOBCOBCkBBLtFB5BZBCBBOrBBFIBIBBPFB7E4eBEQBEMBE5GBHLBFQQBKBF3BBJJBHnBBJdBDLBFBBPIBoB3KBJNBDMBEKBE4BBCFFBOBDLBFJBIyEBCmDBnghYffB+CB",false)),Coptic:()=>new l(D("ifNxkKzDGG",true)),Cuneiform:()=>new l(D("ggoC5cnDuDCEMjG",true)),Cypriot:()=>new l(D("ggiCFBDCCBqBBCBBEDD",false)),Cypro_Minoan:()=>new l(D("w8rCiD",true)),Cyrillic:()=>new l(D("ggBkEBDoFBx6FKBhFtCtCojEfBhie-CBv8VBBhw4B9BBiBAB",false)),Deseret:()=>new l(D("gghCvC",true)),Devanagari:()=>new l(D("goCwCFODZh7nBfhwcJ",true)),Dives_Akuru:()=>new l(D("gomCGBDDDBGBCBBCdBCBBDLBKJB",false)),Dogra:()=>new l(D("ggmC7B",true)),Duployan:()=>new l(D("ggvDqDGMEIIJDD",true)),Egyptian_Hieroglyphs:()=>new l(D("ggsC1iBL68D",true)),Elbasan:()=>new l(D("gohCnB",true)),Elymaic:()=>new l(D("g-jCW",true)),Ethiopic:()=>new l(D("gwEoCBCDBDGBCCCBCBDoBBCDBDgBBCDBDGBCCCBCBDOBC4BBCDBDiCBDfBEZBnvGWBKGBCGBCGBCGBCGBCGBCGBCGBjpfFBDFBDFBKGBCGBylvCGBCDBCBBCOB",false)),Garay:()=>new l(D("gqjClBEcJB",true)),Georgian:()=>new l(D("glElBBCGGDqBBCDBx8CqBBDCBhiElBBCGG",false)),Glagolitic:()=>new l(D("ggL-Ch9sDGCQDGCBCE",true)),Gothic:()=>new l(D("w5gCa",true)),Grantha:()=>new l(D("g4kCDBCHBDBBDVBCGBCBBCEBDIBDBBDCBDHHGGBDGBEEB",false)),Greek:()=>new l(D("wbDBCCBDDBCFFCCCBBBCCCBSBC+BBPPBnpGEBzBEBFEB1ChKhKBUBDFBDlBBDFBDHBCGCBdBD0BBCOBCNBDFBCSBDCBCIBoJ-xiB-xiB7uVuCBSgj0Bgj0BBkCB",false)),Gujarati:()=>new l(D("h0CCBCIBCCBCVBCGBCBBCEBDJBCCBCCBDQQBCBDLBIGB",false)),Gunjala_Gondi:()=>new l(D("grnCFCBCkBCBCFIJ",true)),Gurmukhi:()=>new l(D("hwCCBCFBFBBDVBCGBCBBCBBCBBDCCBDBFBBDCBEIIBCBCIIBPB",false)),Gurung_Khema:()=>new l(D("go4C5B",true)),Han:()=>new l(D("g0LZBC4CBN1GBwBCCaIBPDBle-tGBhC-vUBhoWtLBDpDBpodBBNGBqgkB-2pBBhB9oEBDt0FBDwpHBQtTBjtC9QBjvBq6EBGppIB",false)),Hangul:()=>new l(D("goE-HvxHBiI9CyDeiCei3dckUj9KNWFwBl9JeEFDFDFDC",true)),Hanifi_Rohingya:()=>new l(D("gojCnBJJ",true)),Hanunoo:()=>new l(D("g5FU",true)),Hatran:()=>new l(D("gniCSCBGE",true)),Hebrew:()=>new l(D("xsB2BBJaBFFBpp9BZBCEBCCCBCCBCCBIB",false)),Hiragana:()=>new l(D("hiM1CBHCBi7-C+IBTeeBBBulQAB",false)),Imperial_Aramaic:()=>new l(D("giiCVCI",true)),Inherited:()=>new l(D("gYvDB2IBBlOKBbhXhXBCB8qEtBBDLBlPCBCMBCGBFHHEBBnG-BBtQBBjGgBB65DDBsDBBmrzBPBRNBwejHjH7iEl+uBl+uBBsBBDWBhRCBSHBDGBfDBz6rYvHB",false)),Inscriptional_Pahlavi:()=>new l(D("g7iCSGH",true)),Inscriptional_Parthian:()=>new l(D("g6iCVDH",true)),Javanese:()=>new l(D("gsqBtCDJFB",true)),Kaithi:()=>new l(D("gkkCiCLA",true)),Kannada:()=>new l(D("gkDMCCCWCJCEDICCCDIBGCCDDJCC",true)),Katakana:()=>new l(D("hlM5CBDCBxHPBxGuBBC3CBvgzBJBCsBBzisBDBCGBCBBCgJgJBBBzBPPBCB",false)),Kawi:()=>new l(D("g4nCQCoBEc",true)),Kayah_Li:()=>new l(D("goqBtBCA",true)),Kharoshthi:()=>new l(D("gwiCDCBGHCCCcDCFJII",true)),Khitan_Small_Script:()=>new l(D("k-7C84G84GB0OBqBAB",false)),Khmer:()=>new l(D("g8F9CDJHJnPf",true)),Khojki:()=>new l(D("gwkCRCuB",true)),Khudawadi:()=>new l(D("w1kC6BGJ",true)),Kirat_Rai:()=>new l(D("gq7C5B",true)),Lao:()=>new l(D("h0DBBCCCBDBCXBCCCBVBDEBCCCBFBCJBDDB",false)),Latin:()=>new l(D("hCZBHZBwBQQGWBCeBCgOBoBEB8wGlBBHwBBGDBGMBClCBiC-HByLOORMBuEBBHccSoBB42CfBj1elDBExCBVOBxZqBBCIBCDB38TGB7gBZBHZBmhCFBCpBBCIBm61BeBHFB",false)),Lepcha:()=>new l(D("ggH3BEOEC",true)),Limbu:()=>new l(D("goGeBCLBFLBFEEBKB",false)),Linear_A:()=>new l(D("gwhC2JKVLH",true)),Linear_B:()=>new l(D("gggCLCZCSCBCODNjB6D",true)),Lisu:()=>new l(D("wmpBvBx1eA",true)),Lycian:()=>new l(D("g0gCc",true)),Lydian:()=>new l(D("gpiCZGA",true)),Mahajani:()=>new l(D("wqkCmB",true)),Makasar:()=>new l(D("g3nCY",true)),Malayalam:()=>new l(D("goDMCCCyBCCCFFPDZ",true)),Mandaic:()=>new l(D("giCbDA",true)),Manichaean:()=>new l(D("g2iCmBFL",true)),Marchen:()=>new l(D("wjnCfDVCN",true)),Masaram_Gondi:()=>new l(D("gonCGBCBBCrBBECCBCCBHBJJB",false)),Medefaidrin:()=>new l(D("gy7C6C",true)),Meetei_Mayek:()=>new l(D("g3qBWqGtBDJ",true)),Mende_Kikakui:()=>new l(D("gg6DkGDP",true)),Meroitic_Cursive:()=>new l(D("gtiCXFTDtB",true)),Meroitic_Hieroglyphs:()=>new l(D("gsiCf",true)),Miao:()=>new l(D("g47CqCF4BIQ",true)),Modi:()=>new l(D("gwlCkCMJ",true)),Mongolian:()=>new l(D("ggGBBDCCBSBH4CBIqBB2t-BMB",false)),Mro:()=>new l(D("gy6CeCJFB",true)),Multani:()=>new l(D("g0kCGBCCCBCBCOBCKB",false)),Myanmar:()=>new l(D("ggE-EhqmBeiDfxibT",true)),Nabataean:()=>new l(D("gkiCeJI",true)),Nag_Mundari:()=>new l(D("wm5DpB",true)),Nandinagari:()=>new l(D("gtmCHDtBDK",true)),New_Tai_Lue:()=>new l(D("gsGrBFZHKEB",true)),Newa:()=>new l(D("gglC7CCE",true)),Nko:()=>new l(D("g+B6BDC",true)),Nushu:()=>new l(D("h-7CvsQvsQBqMB",false)),Nyiakeng_Puachue_Hmong:()=>new l(D("go4DsBENDJFB",true)),Ogham:()=>new l(D("g0Fc",true)),Ol_Chiki:()=>new l(D("wiHvB",true)),Ol_Onal:()=>new l(D("wu5DqBFA",true)),Old_Hungarian:()=>new l(D("gkjCyBOyBIF",true)),Old_Italic:()=>new l(D("g4gCjBKC",true)),Old_North_Arabian:()=>new l(D("g0iCf",true)),Old_Permic:()=>new l(D("w6gCqB",true)),Old_Persian:()=>new l(D("g9gCjBFN",true)),Old_Sogdian:()=>new l(D("g4jCnB",true)),Old_South_Arabian:()=>new l(D("gziCf",true)),Old_Turkic:()=>new l(D("ggjCoC",true)),Old_Uyghur:()=>new l(D("w7jCZ",true)),Oriya:()=>new l(D("h4CCCHDBDVCGCBCEDIDBDCICFBCEDR",true)),Osage:()=>new l(D("wlhCjBFjB",true)),Osmanya:()=>new l(D("gkhCdDJ",true)),Pahawh_Hmong:()=>new l(D("g46ClCLJCGCUGS",true)),Palmyrene:()=>new l(D("gjiCf",true)),Pau_Cin_Hau:()=>new l(D("g2mC4B",true)),Phags_Pa:()=>new l(D("giqB3B",true)),Phoenician:()=>new l(D("goiCbEA",true)),Psalter_Pahlavi:()=>new l(D("g8iCRIDNG",true)),Rejang:()=>new l(D("wpqBjBMA",true)),Runic:()=>new l(D("g1FqCEK",true)),Samaritan:()=>new l(D("ggCtBDO",true)),Saurashtra:()=>new l(D("gkqBlCJL",true)),Sharada:()=>new l(D("gskC-ChsCH",true)),Shavian:()=>new l(D("wihCvB",true)),Siddham:()=>new l(D("gslC1BDlB",true)),Sidetic:()=>new l(D("gqiCZ",true)),SignWriting:()=>new l(D("gg2DrUQECO",true)),Sinhala:()=>new l(D("hsDCBCRBEXBCIBCDDBFBEFFBEBCCCBGBHJBDCBt-gCTB",false)),Sogdian:()=>new l(D("w5jCpB",true)),Sora_Sompeng:()=>new l(D("wmkCYIJ",true)),Soyombo:()=>new l(D("wymCyC",true)),Sundanese:()=>new l(D("g8G-BhIH",true)),Sunuwar:()=>new l(D("g+mChBPJ",true)),Syloti_Nagri:()=>new l(D("ggqBsB",true)),Syriac:()=>new l(D("g4BNC7BDCxIK",true)),Tagalog:()=>new l(D("g4FVKA",true)),Tagbanwa:()=>new l(D("g7FMCCCB",true)),Tai_Le:()=>new l(D("wqGdDE",true)),Tai_Tham:()=>new l(D("gxG+BCcDKHJHN",true)),Tai_Viet:()=>new l(D("g0qBiCZE",true)),Tai_Yo:()=>new l(D("g25DeCVJB",true)),Takri:()=>new l(D("g0lC5BHJ",true)),Tamil:()=>new l(D("i8CBBCFBECBCDBEBBCCCBEEBEEBBBELBFEBECBCDBDHHPUBm+kCxBBOAB",false)),Tangsa:()=>new l(D("wz6CuCCJ",true)),Tangut:()=>new l(D("g-7CgBgBB+3GBhQeBiDyDB",false)),Telugu:()=>new l(D("ggDMCCCWCPDICCCDIBCCCBDDDJII",true)),Thaana:()=>new l(D("g8BxB",true)),Thai:()=>new l(D("hwD5BGb",true)),Tibetan:()=>new l(D("g4DnCCjBFmBCjBCOCGFB",true)),Tifinagh:()=>new l(D("wpL3BIBPA",true)),Tirhuta:()=>new l(D("gklCnCJJ",true)),Todhri:()=>new l(D("guhCzB",true)),Tolong_Siki:()=>new l(D("wtnCrBFJ",true)),Toto:()=>new l(D("w04De",true)),Tulu_Tigalari:()=>new l(D("g8kCJBCDDClBBCJBCDDCDBCJBCBBJBB",false)),Ugaritic:()=>new l(D("g8gCdCA",true)),Unknown:()=>new l(D("4bBBHDBICCVuMuMnBBBzBBBE4B4BBGBcDBHKBvI9B9BBmDmDBMB8BBByBBBQddBCCMEBjBEBuHJJBDDBXXICCBBBFBBKBBDBBFHBCDBDGGBaaBEEHDBDBBXIIDGDBCCGDBDBBECBCGBFCCBFBSJBEKKEXXIDDGBBLIEBCCBNBFBBNGBIEEJBBDBBXIIDGGBKKBDDBEEBFBEDBDGGBTTBIBDHHBBBEFFBBBDCCDCBDCBECBNDBGCBEFFBCCBEBCNBWEBOEEYRRBKKEFFBFBDEEDBBFBBLGBXEEYLLGBBKEEFGBDEBEFFBLLELBOEE0BEEHDBRBBbEETCBZKKCBBICBCDBHCCJFBLBBELB7BDBekBBDCCGZZCYYBGGCIILBBFfBpClBlBBCBoBlBlBQOOBjBBnGCCBDBCBB6LFFBIICFFBqBqBFBBiBFFBIICFFBQQ6BFFBkCkCBhBhBBBBbFB3CBBHBB+UCB6CGBXIBZIBVLBOEEDLB-CBBLFBLFBbFB6CGBsBEBnCJBgBNNBCBNDBCCBrBBBGKBtBDBbFBMCB-BBBiCeeBMMBEBLFBPBBvBBBNTBuCnFnFBGB9BCBQCB-BEBsBBBMHBsBEB3QBBHBBnBBBHBBJGCgBBB2BQQPBBHUUBEEKmDmDNBBcOOBBBjBNBiBOBtEDB7UVBMUB14BBB-LEBuBCCBDBCBB5BGBDNBZIBI4BI-DhBBb6C6CBKB3GZBxC3C3CBoDoDBDBsB-C-C3CIBxBuzcuzcBBB4BIB9KTB5FHB+GTB9BCBLFB5BHBnCHBNFB1DKBfCBvCMMBCBiB4B4BBHBPBBLBBoDXBdJBHBBHBBHIBIII9BDB-DBBLFBl9KLBYDByBjoIBvLBBrDlBBILBGEBbGGCGDrUfBrBFB0BUUFDBGoEoEBCC-FCBHBBHBBHBBECBIIIBIBGBBNbbUDDQBBPhBB8DEBEDBuBCB5COOBBBCuBBvBhEBeCByBOBdDBlBIBfEBsBEBfmBmBBCBPpBB-EBBLFBlBDBlBDBpBHB1BKBNQQIDDMQQIDDBBB1BLB4JIBXJBJXBHrBrBKkCBHBBCtBtBDCBCBBYpCpCBGBKvBBUDDBDBiBCBcEBclBB5BDBVBBzBDDBDBJEEeBBEDBLGBKGBhCfBoBDBNIB3BCBeBBcEBbGBFLBIvCBqC2BB0BMB0BGBvBHBLFBnBCBeHBDvGBgBrBrBEBBDPBHHBKgBBvBHBrBVBblBBdTBYIBvCDBlBIBlCJBCBBaGBLFB2BTTBGBoBIBhDVVBJBTwBwBB8BBICCFQQMFB8BEBLFBFJJBDDBXXIDDGLLBDDBEEBCCBEBCEBIBBICBGKBLCCBCCnBLLCBBCFFLDDBGBDcB9CGGBcBpCHBLlFB3BBBnBhBBmCKBLFBOSB7BFBLFBVbBcBBQDBY4FB9BjDB0CLBJBBCBBJDDfDDBNNBHBLlCBJBBvBBBMaBpCHB0CMBqCGBL1CBJ3CBjBNBLFBKuBuBPJBeCBhBBBXPPBnCBIDDtBCBCDDKHBLFBHDDmBDDHGBLFBtBDBL1HBaGBSqBqBBBBe0CBCOBzBMB8clDBwDGGBJBlGryCBkDMB3iBJB88DEBoS41GB7Bl2BB6RGBgBLLBCByCLLBEBfBBHJBnCJBLIIWEBUvNB7BlGB8CEBaBBarBBsCDB6BGBS-BBGKBIIB3mHoBBhBgDB0D8vIBFIIDkJkJBNBCcBEBBCNBFHBtMjoCBsDEBOCBKGBLBBJ76DB+HCB1NFBYOBSOBvBBBYIB1D7BB3HJBoBBBjGUBnC5DBVLBVLB4CIBamEB2CoCoCDBBCBBDBBFNNCIIiCFFBJJIddFGGCCBI1K1KBlJlJB-V-VBNBGQQBuiBBgBFBH0GBISSBIIDGGBDB-BgBBCvDBuBCBPBBLDBD-JBgBQB7BEBCvOBrB1GBsBDBC-FBgBXXBGBD-GBIFFDQQmGBBRoBBtCDBLDBDwYBlCrCB+BhGBFccDCCBCCLFFCCCBEBCDBCECEDDCBBCICDCCBFFIKFCLLSEBEGGSzBBDtIBtBDBlDLBQBBQQQmBJBvF3BBeMBtBDBKGBDNBH5EB6eCBSCBOCB7GFBNDBCOBNDB5BHBLFBpBHBfBBNDBDNBKmBB5KHBPBBOCBMCB6BCCBCBRBBNDBLGB0EoDoDBjgBBh3pBfB-oEBBv0FBBypHOBvThtCB-QhvBBs6EEBrpIm8yVBCdBhD-DBxHvw-FB",false)),Vai:()=>new l(D("gopBrJ",true)),Vithkuqi:()=>new l(D("wrhCKCOCGCBCKCOCGCB",true)),Wancho:()=>new l(D("g24D5BGA",true)),Warang_Citi:()=>new l(D("glmCyCNA",true)),Yezidi:()=>new l(D("g0jCpBCCDB",true)),Yi:()=>new l(D("ggoBskBE2B",true)),Zanabazar_Square:()=>new l(D("gwmCnC",true))});static FOLD_CATEGORIES=new hB({L:()=>new l(D("laA",true)),LC:()=>new l(D("laA",true)),Ll:()=>new l(D("hCZBmDWBCGBiBuBCEECDOCDuBCBECEBBCCCBCCBBBDDBCBBCCBEBBCBBCECBCCDCCBCCBBBCCCBEEIBBCBBCBBCOCDQCDBBCCCBBBC4BCIBBCBBDCCBCBCGC3HrBrBCEEJHHCCBCCCBCCBPBCIBkBJJCUCGDDCBBDyBBxBgBCK2BCBMCD+CCDlBBq6ClBBCGGzW1CB0kCHHBpBBDCBhK0ECKgDCKHBJFBLHBJHBJFBMGCJHBZHBJHBJHBJEBMEBMDBNEBMEBqJEEBHHxC9zC9zCBuBBxBCCBBBDGCBCBCDDJCBCgDCJCCFuqeuqeCqBCUaCoEMCE8BCLECBICFCCDCCEUCBDBCEBCOCBCBCCCBQCZs5Vs5VBYBmmBnBBpEjBB9EKBCOBCGBCBBr3ByBB+EVB75CfBhsVfBhCYBoyehBB",false)),Lt:()=>new l(D("kOCCBCCBCClBCCtsHHBJHBJHBMQQwBAB",false)),Lu:()=>new l(D("hDZB7BqBqBBWBCHBCuBCEECDOCDsBCDECBBBDCCDEEGDDECBDDDCCCDFFDEECDDECCGBBCBBCBBCOCBSCDBBCEECkBCEQCJDDBCCFICBEBCBBCCCBEEBCCBCBCEBDCCBDDIDDCBBEFBGLLBnFnFsBCCEEEBBBvBDBCdBCBBECBCWCBDBCGD1BvBBCgBCK0BCDMCBgDCyBlBBq6CqBBDCB5XFBjkCIBCvHvHERRzD0ECGGGC8CCBHBJFBLHBJHBJFBMGCJHBJNBzBBBNSSBPPBEEpL2B2Bs1CvBBCEEBGCHDDLiDCJCCFNNBkBBCGG0oesBCUaCoEMCE8BCLCCDICFFFCBBDSCMOCFCCDOCb9a9advCBi8UZBumBnBBpEjBB8EKBCOBCGBCBBk4ByBB+DVB75CfBhsVfB8BYBvyehBB",false)),M:()=>new l(D("5cgBgBlgHAB",false)),Mn:()=>new l(D("5cgBgBlgHAB",false)),Emoji:()=>new l(D("8mJA",true)),Extended_Pictographic:()=>new l(D("8mJA",true)),Lowercase:()=>new l(D("hCZBmDWBCGBiBuBCEECDOCDuBCBECEBBCCCBCCBBBDDBCBBCCBEBBCBBCECBCCDCCBCCBBBCCCBEEIBBCBBCBBCOCDQCDBBCCCBBBC4BCIBBCBBDCCBCBCGCiJCCEJJHCCBBBCCCBCCBPBCIBkBJJCUCGDDCBBDyBBxBgBCK2BCBMCD+CCDlBBq6ClBBCGGzW1CB0kCHHBpBBDCBhK0ECKgDCKHBJFBLHBJHBJFBMGCJHBZHBJHBJHBJEBMEBMDBNEBMEBqJEEBHHuBPBUzZzZBYBx5BvBBxBCCBBBDGCBCBCDDJCBCgDCJCCFuqeuqeCqBCUaCoEMCE8BCLECBICFCCDCCEUCBDBCEBCOCBCBCCCBQCZs5Vs5VBYBmmBnBBpEjBB9EKBCOBCGBCBBr3ByBB+EVB75CfBhsVfBhCYBoyehBB",false)),Math:()=>new l(D("ycGDCHHFMMDDDCHHFAB",false)),Uppercase:()=>new l(D("hDZB7BqBqBBWBCHBCuBCEECDOCDsBCDECBBBDCCDEEGDDECBDDDCCCDFFDEECDDECCGBBCBBCBBCOCBSCDBBCEECkBCEQCJDDBCCFICBEBCBBCCCBEEBCCBCBCEBDCCBDDIDDCBBEFBGLLBnFnFsBCCEEEBBBvBDBCdBCBBECBCWCBDBCGD1BvBBCgBCK0BCDMCBgDCyBlBBq6CqBBDCB5XFBjkCIBCvHvHERRzD0ECGGGC8CCBHBJFBLHBJHBJFBMGCJHBJNBzBBBNSSBPPBEEpLiBiBBOBFsasaBYBn6BvBBCEEBGCHDDLiDCJCCFNNBkBBCGG0oesBCUaCoEMCE8BCLCCDICFFFCBBDSCMOCFCCDOCb9a9advCBi8UZBumBnBBpEjBB8EKBCOBCGBCBBk4ByBB+DVB75CfBhsVfB8BYBvyehBB",false))});static FOLD_SCRIPT=new hB({Common:()=>new l(D("8cgBgB",false)),Greek:()=>new l(D("1FwUwU",false)),Inherited:()=>new l(D("5cgBgBlgHAB",false))})};var A=class U{static MAX_RUNE=1114111;static RUNE_ERROR=65533;static isUnsearchable(B){return B===U.RUNE_ERROR||B>=U.MIN_HIGH_SURROGATE&&B<=U.MAX_LOW_SURROGATE}static MAX_ASCII=127;static MAX_LATIN1=255;static MAX_BMP=65535;static MIN_FOLD=65;static MAX_FOLD=125251;static MIN_HIGH_SURROGATE=55296;static MAX_HIGH_SURROGATE=56319;static MIN_LOW_SURROGATE=56320;static MAX_LOW_SURROGATE=57343;static MIN_SUPPLEMENTARY_CODE_POINT=65536;static is32(B,C){let t=0,e=B.length;for(;t<e;){const s=t+Math.floor((e-t)/2),n=B.getLo(s),a=B.getHi(s);if(n<=C&&C<=a){const i=B.getStride(s);return(C-n)%i===0}C<n?e=s:t=s+1}return false}static is(B,C){if(C<=U.MAX_LATIN1){for(let t=0;t<B.length;t++){if(C>B.getHi(t))continue;const e=B.getLo(t);if(C<e)return false;const s=B.getStride(t);return(C-e)%s===0}return false}return B.length>0&&C>=B.getLo(0)&&U.is32(B,C)}static isPrint(B){return B<=U.MAX_LATIN1?B>=32&&B<U.MAX_ASCII||B>=161&&B!==173:U.is(y.Print,B)}static simpleFold(B){if(y.CASE_ORBIT.has(B))return y.CASE_ORBIT.get(B);if(B<=U.MAX_ASCII){const C=f.toLowerCase(B);return C!==B?C:f.toUpperCase(B)}return B}static equalsIgnoreCase(B,C){if(B===C)return true;if(B<0||C<0)return false;if(B<=U.MAX_ASCII&&C<=U.MAX_ASCII)return 65<=B&&B<=90&&(B|=32),65<=C&&C<=90&&(C|=32),B===C;for(let t=U.simpleFold(B);t!==B;t=U.simpleFold(t))if(t===C)return true;return false}};var W=class extends Error{constructor(r){super(r),this.name="RE2JSException"}};var d=class extends W{constructor(r,B=null){let C=`error parsing regexp: ${r}`;B&&(C+=`: \`${B}\``),super(C),this.name="RE2JSSyntaxException",this.message=C,this.error=r,this.input=B}getDescription(){return this.error}getPattern(){return this.input}};var $=class extends W{constructor(r){super(r),this.name="RE2JSCompileException"}};var _=class extends W{constructor(r){super(r),this.name="RE2JSGroupException"}};var FB=class extends W{constructor(r){super(r),this.name="RE2JSFlagsException"}};var iB=class extends W{constructor(r){super(r),this.name="RE2JSInternalException"}};var OB=256;var bB=new Uint8Array(OB);for(let r=0;r<OB;r++)bB[r]=97<=r&&r<=122||65<=r&&r<=90||48<=r&&r<=57||r===95?1:0;var IB=null;var GB=null;var I=class b{static METACHARACTERS="\\.+*?()|[]{}^$";static EMPTY_BEGIN_LINE=1;static EMPTY_END_LINE=2;static EMPTY_BEGIN_TEXT=4;static EMPTY_END_TEXT=8;static EMPTY_WORD_BOUNDARY=16;static EMPTY_NO_WORD_BOUNDARY=32;static EMPTY_ALL=-1;static emptyInts(){return[]}static isString(B){return typeof B=="string"||Object.prototype.toString.call(B)==="[object String]"}static typeName(B){return B===null||typeof B!="object"&&typeof B!="function"?B===null?"null":typeof B:Object.prototype.toString.call(B).slice(8,-1)}static checkPattern(B){if(!b.isString(B))throw new TypeError(`The pattern must be a string, not ${b.typeName(B)} (RE2JS.translateRegExp() converts a RegExp)`)}static checkInput(B){if(!b.isString(B)&&!b.isByteArray(B))throw new TypeError(`The input must be a string or a byte array (Uint8Array or number[]), not ${b.typeName(B)}`)}static checkFlags(B){const C=J.MULTILINE|J.DOTALL|J.CASE_INSENSITIVE|J.DISABLE_UNICODE_GROUPS|J.LONGEST_MATCH|J.LOOKBEHINDS;if(!Number.isInteger(B)||(B&~C)!==0)throw new FB("Flags should only be a combination of MULTILINE, DOTALL, CASE_INSENSITIVE, DISABLE_UNICODE_GROUPS, LONGEST_MATCH, LOOKBEHINDS")}static isByteArray(B){return Array.isArray(B)||Object.prototype.toString.call(B)==="[object Uint8Array]"}static isalnum(B){return f.CODES[0]<=B&&B<=f.CODES[9]||f.CODES.a<=B&&B<=f.CODES.z||f.CODES.A<=B&&B<=f.CODES.Z}static unhex(B){return f.CODES[0]<=B&&B<=f.CODES[9]?B-f.CODES[0]:f.CODES.a<=B&&B<=f.CODES.f?B-f.CODES.a+10:f.CODES.A<=B&&B<=f.CODES.F?B-f.CODES.A+10:-1}static escapeRune(B){let C="";if(A.isPrint(B))b.METACHARACTERS.indexOf(String.fromCodePoint(B))>=0&&(C+="\\"),C+=String.fromCodePoint(B);else switch(B){case f.CODES['"']:C+='\\"';break;case f.CODES["\\"]:C+="\\\\";break;case f.CODES["	"]:C+="\\t";break;case f.CODES[`
`]:C+="\\n";break;case f.CODES["\r"]:C+="\\r";break;case f.CODES["\b"]:C+="\\b";break;case f.CODES["\f"]:C+="\\f";break;default:{let t=B.toString(16);B<256?(C+="\\x",t.length===1&&(C+="0"),C+=t):C+=`\\x{${t}}`;break}}return C}static stringToRunes(B){const C=String(B),t=[];let e=0;for(;e<C.length;){const s=C.codePointAt(e);t.push(s),e+=s>A.MAX_BMP?2:1}return new Int32Array(t)}static runeToString(B){return String.fromCodePoint(B)}static isWordRune(B){return B<OB?bB[B]===1:false}static emptyOpContext(B,C){let t=0;return B<0&&(t|=b.EMPTY_BEGIN_TEXT|b.EMPTY_BEGIN_LINE),B===10&&(t|=b.EMPTY_BEGIN_LINE),C<0&&(t|=b.EMPTY_END_TEXT|b.EMPTY_END_LINE),C===10&&(t|=b.EMPTY_END_LINE),b.isWordRune(B)!==b.isWordRune(C)?t|=b.EMPTY_WORD_BOUNDARY:t|=b.EMPTY_NO_WORD_BOUNDARY,t}static quoteMeta(B){return B.split("").map(C=>b.METACHARACTERS.indexOf(C)>=0?`\\${C}`:C).join("")}static charCount(B){return B>A.MAX_BMP?2:1}static toArray(B){const C=B.length,t=new Array(C);for(let e=0;e<C;e++)t[e]=B[e];return t}static stringToUtf8ByteArray(B){if(globalThis.TextEncoder)return IB||(IB=new TextEncoder),IB.encode(B);{let C=[],t=0;for(let e=0;e<B.length;e++){let s=B.charCodeAt(e);s<128?C[t++]=s:s<2048?(C[t++]=s>>6|192,C[t++]=s&63|128):(s&64512)===A.MIN_HIGH_SURROGATE&&e+1<B.length&&(B.charCodeAt(e+1)&64512)===A.MIN_LOW_SURROGATE?(s=A.MIN_SUPPLEMENTARY_CODE_POINT+((s&1023)<<10)+(B.charCodeAt(++e)&1023),C[t++]=s>>18|240,C[t++]=s>>12&63|128,C[t++]=s>>6&63|128,C[t++]=s&63|128):(C[t++]=s>>12|224,C[t++]=s>>6&63|128,C[t++]=s&63|128)}return C}}static utf8ByteArrayToString(B){if(globalThis.TextDecoder){GB||(GB=new TextDecoder("utf-8"));const C=B instanceof Uint8Array?B:new Uint8Array(B);return GB.decode(C)}else{let C=[],t=0,e=0;for(;t<B.length;){let s=B[t++];if(s<128)C[e++]=String.fromCharCode(s);else if(s>191&&s<224){let n=B[t++];C[e++]=String.fromCharCode((s&31)<<6|n&63)}else if(s>239&&s<365){let n=B[t++],a=B[t++],i=B[t++],o=((s&7)<<18|(n&63)<<12|(a&63)<<6|i&63)-A.MIN_SUPPLEMENTARY_CODE_POINT;C[e++]=String.fromCharCode(A.MIN_HIGH_SURROGATE+(o>>10)),C[e++]=String.fromCharCode(A.MIN_LOW_SURROGATE+(o&1023))}else{let n=B[t++],a=B[t++];C[e++]=String.fromCharCode((s&15)<<12|(n&63)<<6|a&63)}}return C.join("")}}};var PB=(r=[],B=0)=>{const C=Object.create(null);for(let t=0;t<r.length;t++){const e=r[t],s=B+t;C[e]=s,C[s]=e}return Object.freeze(C)};var j=class mB{static Encoding=PB(["UTF_16","UTF_8"]);getEncoding(){throw Error("not implemented")}asCharSequence(){throw Error("not implemented")}asBytes(){throw Error("not implemented")}length(){throw Error("not implemented")}isUTF8Encoding(){return this.getEncoding()===mB.Encoding.UTF_8}isUTF16Encoding(){return this.getEncoding()===mB.Encoding.UTF_16}};var MB=class extends j{constructor(r=null){super(),this.bytes=r}getEncoding(){return j.Encoding.UTF_8}asCharSequence(){return I.utf8ByteArrayToString(this.bytes)}asBytes(){return this.bytes}length(){return this.bytes.length}};var FC=class extends j{constructor(r=null){super(),this.charSequence=r}getEncoding(){return j.Encoding.UTF_16}asCharSequence(){return this.charSequence}asBytes(){return I.stringToUtf8ByteArray(this.charSequence.toString())}length(){return this.charSequence.length}};var Y=class{static utf16(r){return I.checkInput(r),new FC(r)}static utf8(r){return I.isByteArray(r)?new MB(r):new MB(I.stringToUtf8ByteArray(r))}};var x=class{static EOF(){return-8}constructor(){this.start=0,this.end=0}canCheckPrefix(){return true}endPos(){return this.end-this.start}hasString(){return false}hasAnyString(){return false}prefixLength(){return 0}};var OC=class BB extends x{static RUNE_ERROR_STEP=A.RUNE_ERROR<<3|1;constructor(B,C=0,t=B.length){super(),this.bytes=B,this.start=C,this.end=t}hasString(B,C){const t=B.bytes;if(t.length===0)return true;const e=this.indexOf(this.bytes,t,this.start+C);return e!==-1&&e<=this.end-t.length}hasAnyString(B,C){return B.automaton8().searchUTF8(this.bytes,this.start+C,this.end)}step(B){if(B+=this.start,B>=this.end)return x.EOF();const C=this.bytes[B]&255;if(C<128)return C<<3|1;let t,e,s=128,n=191;if(C>=194&&C<=223)t=2,e=C&31;else if(C>=224&&C<=239)t=3,e=C&15,C===224?s=160:C===237&&(n=159);else if(C>=240&&C<=244)t=4,e=C&7,C===240?s=144:C===244&&(n=143);else return BB.RUNE_ERROR_STEP;if(B+t>this.end)return BB.RUNE_ERROR_STEP;const a=this.bytes[B+1]&255;if(a<s||a>n)return BB.RUNE_ERROR_STEP;if(e=e<<6|a&63,t>2){const i=this.bytes[B+2]&255;if((i&192)!==128)return BB.RUNE_ERROR_STEP;if(e=e<<6|i&63,t>3){const o=this.bytes[B+3]&255;if((o&192)!==128)return BB.RUNE_ERROR_STEP;e=e<<6|o&63}}return e<<3|t}index(B,C){C+=this.start;const t=this.indexOf(this.bytes,B.prefixUTF8,C);return t<0?t:t-C}context(B){B+=this.start;let C=-1;if(B>this.start&&B<=this.end){let e=B-1;if(C=this.bytes[e--],C>=128){let s=B-4;for(s<this.start&&(s=this.start);e>=s&&(this.bytes[e]&192)===128;)e--;e<this.start&&(e=this.start);const n=this.step(e-this.start);C=e+(n&7)===B?n>>3:A.RUNE_ERROR}}const t=B<this.end?this.step(B-this.start)>>3:-1;return I.emptyOpContext(C,t)}indexOf(B,C,t=0){let e=C.length;if(e===0)return t<=this.end?t:-1;const s=C[0];let n=this.end-e;const a=typeof B.indexOf=="function";let i=t;for(;i<=n;){if(a){if(i=B.indexOf(s,i),i===-1||i>n)return-1}else{for(;i<=n&&B[i]!==s;)i++;if(i>n)return-1}let o=true;for(let u=1;u<e;u++)if(B[i+u]!==C[u]){o=false;break}if(o)return i;i++}return-1}prefixLength(B){return B.prefixUTF8.length}};var IC=class extends x{constructor(r,B=0,C=r.length){super(),this.charSequence=r,this.start=B,this.end=C}hasString(r,B){const C=this.charSequence.indexOf(r.str,this.start+B);return C!==-1&&C<=this.end-r.str.length}hasAnyString(r,B){return r.automaton16().searchUTF16(this.charSequence,this.start+B,this.end)}step(r){if(r+=this.start,r>=this.end)return x.EOF();const B=this.charSequence.charCodeAt(r);if(B<A.MIN_HIGH_SURROGATE||B>A.MAX_HIGH_SURROGATE||r+1>=this.end)return B<<3|1;const C=this.charSequence.charCodeAt(r+1);return C>=A.MIN_LOW_SURROGATE&&C<=A.MAX_LOW_SURROGATE?(B-A.MIN_HIGH_SURROGATE)*1024+(C-A.MIN_LOW_SURROGATE)+A.MIN_SUPPLEMENTARY_CODE_POINT<<3|2:B<<3|1}index(r,B){B+=this.start;const C=this.charSequence.indexOf(r.prefix,B);return C<0||C>this.end-r.prefix.length?-1:C-B}context(r){r+=this.start;const B=r>this.start&&r<=this.end?this.charSequence.charCodeAt(r-1):-1,C=r<this.end?this.charSequence.charCodeAt(r):-1;return I.emptyOpContext(B,C)}prefixLength(r){return r.prefix.length}};var S=class{static fromUTF8(r,B=0,C=r.length){return new OC(r,B,C)}static fromUTF16(r,B=0,C=void 0){return I.checkInput(r),new IC(r,B,C??r.length)}};var AB=class uC{static MAX_REPLACER_ARGS=65535;static quoteReplacement(B,C=false){return C?B.indexOf("\\")<0&&B.indexOf("$")<0?B:B.split("").map(t=>{const e=t.codePointAt(0);return e===f.CODES["\\"]||e===f.CODES.$?`\\${t}`:t}).join(""):B.indexOf("$")<0?B:B.split("").map(t=>t.codePointAt(0)===f.CODES.$?"$$":t).join("")}constructor(B,C){if(B===null)throw new Error("pattern is null");this.patternInput=B;const t=this.patternInput.re2();this.patternGroupCount=t.numberOfCapturingGroups(),this.groups=[],this.namedGroups=t.namedGroups,this.hasNamedGroups=Object.keys(this.namedGroups).length>0,this.numberOfInstructions=t.numberOfInstructions(),this.lookbehindState=null,C instanceof j?this.resetMatcherInput(C):I.isByteArray(C)?this.resetMatcherInput(Y.utf8(C)):this.resetMatcherInput(Y.utf16(C))}pattern(){return this.patternInput}reset(){return this.matcherInputLength=this.matcherInput.length(),this.appendPos=0,this.hasMatch=false,this.hasGroups=false,this.anchorFlag=0,this}resetMatcherInput(B){if(B===null)throw new Error("input is null");return B instanceof j||(I.isByteArray(B)?B=Y.utf8(B):B=Y.utf16(B)),this.matcherInput=B,this.lookbehindState!==null?this.lookbehindState.reset():this.lookbehindState=this.patternInput.re2().createLookbehindState(),this.reset(),this}start(B=0){if(typeof B=="string"){const C=this.namedGroups[B];if(!Number.isFinite(C))throw new _(`group '${B}' not found`);B=C}return this.loadGroup(B),this.groups[2*B]}end(B=0){if(typeof B=="string"){const C=this.namedGroups[B];if(!Number.isFinite(C))throw new _(`group '${B}' not found`);B=C}return this.loadGroup(B),this.groups[2*B+1]}programSize(){return this.numberOfInstructions}group(B=0){if(typeof B=="string"){const e=this.namedGroups[B];if(!Number.isFinite(e))throw new _(`group '${B}' not found`);B=e}const C=this.start(B),t=this.end(B);return C<0&&t<0?null:this.substring(C,t)}getNamedGroups(){if(!this.hasMatch)throw new _("perhaps no match attempted");const B=Object.create(null);for(const C of Object.keys(this.namedGroups))B[C]=this.group(C);return B}groupCount(){return this.patternGroupCount}loadGroup(B){if(!Number.isInteger(B)||B<0||B>this.patternGroupCount)throw new _(`Group index out of bounds: ${B}`);if(!this.hasMatch)throw new _("perhaps no match attempted");if(B===0||this.hasGroups)return;const C=this.matcherInputLength,t=this.patternInput.re2().matchMachineInput(this.matcherInput,this.groups[0],C,this.anchorFlag,1+this.patternGroupCount,this.lookbehindState);if(!t[0])throw new _("inconsistency in matching group data");this.groups=t[1],this.hasGroups=true}matches(){return this.genMatch(0,g.ANCHOR_BOTH)}lookingAt(){return this.genMatch(0,g.ANCHOR_START)}find(B=null){if(B!==null){if(!Number.isInteger(B)||B<0||B>this.matcherInputLength)throw new _(`start index out of bounds: ${B}`);return this.reset(),this.genMatch(B,0)}if(B=0,this.hasMatch&&(B=this.groups[1],this.groups[0]===this.groups[1])){const C=(this.matcherInput.isUTF16Encoding()?S.fromUTF16(this.matcherInput.asCharSequence(),0,this.matcherInputLength):S.fromUTF8(this.matcherInput.asBytes(),0,this.matcherInputLength)).step(B);C<0?B++:B+=C&7}return this.genMatch(B,g.UNANCHORED)}genMatch(B,C){const t=this.patternInput.re2().matchMachineInput(this.matcherInput,B,this.matcherInputLength,C,1,this.lookbehindState);return t[0]?(this.groups=t[1],this.hasMatch=true,this.hasGroups=this.patternGroupCount===0,this.anchorFlag=C,true):(this.hasMatch=false,false)}substring(B,C){return this.matcherInput.isUTF8Encoding()?I.utf8ByteArrayToString(this.matcherInput.asBytes().slice(B,C)):this.matcherInput.asCharSequence().substring(B,C).toString()}inputLength(){return this.matcherInputLength}appendReplacement(B,C=false){let t="";const e=this.start(),s=this.end();return this.appendPos<e&&(t+=this.substring(this.appendPos,e)),this.appendPos=s,t+=C?this.appendReplacementInternalJava(B):this.appendReplacementInternalJs(B),t}appendReplacementInternalJava(B){let C="",t=0;const e=B.length;let s=0;for(;s<e;){const n=B.codePointAt(s);if(n===f.CODES["\\"]){if(t<s&&(C+=B.substring(t,s)),s++,s>=e)throw new _("character to be escaped is missing");t=s,s++;continue}if(n===f.CODES.$){if(t<s&&(C+=B.substring(t,s)),s+1>=e)throw new _("Illegal group reference: group index is missing");const a=B.codePointAt(s+1);if(f.CODES[0]<=a&&a<=f.CODES[9]){let i=a-f.CODES[0],o=s+2;for(;o<e;o++){const E=B.codePointAt(o);if(E<f.CODES[0]||E>f.CODES[9]||i*10+E-f.CODES[0]>this.patternGroupCount)break;i=i*10+E-f.CODES[0]}if(i>this.patternGroupCount)throw new _(`n > number of groups: ${i}`);const u=this.group(i);u!==null&&(C+=u),s=o,t=s}else if(a===f.CODES["{"]){let i=s+2;for(;i<e&&B.codePointAt(i)!==f.CODES["}"];)i++;if(i>=e)throw new _("named capture group is missing trailing '}'");const o=B.substring(s+2,i),u=this.group(o);u!==null&&(C+=u),s=i+1,t=s}else throw new _("Illegal group reference");continue}s++}return t<e&&(C+=B.substring(t,e)),C}appendReplacementInternalJs(B){const C=n=>n>=48&&n<=57,t=this.patternGroupCount;let e="",s=0;for(;s<B.length;){const n=B.indexOf("$",s);if(n<0)break;e+=B.substring(s,n),s=n;const a=B.charCodeAt(s+1);if(a===f.CODES.$)e+="$",s+=2;else if(a===f.CODES["&"])e+=this.group(0),s+=2;else if(a===f.CODES["`"])e+=this.substring(0,this.start(0)),s+=2;else if(a===f.CODES["'"])e+=this.substring(this.end(0),this.matcherInputLength),s+=2;else if(C(a)){let i=1,o=a-48;const u=B.charCodeAt(s+2);if(C(u)&&o*10+u-48<=t&&(i=2,o=o*10+u-48),o>=1&&o<=t){const E=this.group(o);E!==null&&(e+=E)}else e+=B.substring(s,s+1+i);s+=1+i}else if(a===f.CODES["<"]&&this.hasNamedGroups){const i=B.indexOf(">",s+2);if(i<0)e+="$<",s+=2;else{const o=B.substring(s+2,i);if(Object.hasOwn(this.namedGroups,o)){const u=this.group(o);u!==null&&(e+=u)}s=i+1}}else e+="$",s+=1}return e+B.substring(s)}appendTail(){return this.substring(this.appendPos,this.matcherInputLength)}replaceAll(B,C=false){return this.replace(B,true,C)}replaceFirst(B,C=false){return this.replace(B,false,C)}replace(B,C=true,t=false){let e="";this.reset();const s=typeof B=="function";let n=null;if(s){if(this.groupCount()>=uC.MAX_REPLACER_ARGS)throw new _("Too many capture groups to safely invoke replacer function");n=this.matcherInput.isUTF8Encoding()?this.matcherInput.asBytes():this.matcherInput.asCharSequence()}for(;this.find()&&(e+=s?this.appendReplacementFunc(B,n):this.appendReplacement(B,t),!!C););return e+=this.appendTail(),e}appendReplacementFunc(B,C){let t="";const e=this.start(),s=this.end();this.appendPos<e&&(t+=this.substring(this.appendPos,e)),this.appendPos=s;const n=this.matchArray();return n.push(e,C),this.hasNamedGroups&&n.push(this.namedGroupsObject()),t+=String(B(...n)),t}matchArray(){const B=[this.group(0)];for(let C=1;C<=this.patternGroupCount;C++){const t=this.group(C);B.push(t===null?void 0:t)}return B}namedGroupsObject(){if(!this.hasNamedGroups)return;const B=this.getNamedGroups();for(const C in B)B[C]===null&&(B[C]=void 0);return B}};var c=class P{static ALT=1;static ALT_MATCH=2;static CAPTURE=3;static EMPTY_WIDTH=4;static FAIL=5;static MATCH=6;static NOP=7;static RUNE=8;static RUNE1=9;static RUNE_ANY=10;static RUNE_ANY_NOT_NL=11;static LB_WRITE=12;static LB_CHECK=13;static isRuneOp(B){return P.RUNE<=B&&B<=P.RUNE_ANY_NOT_NL}static escapeRunes(B){let C='"';for(let t of B)C+=I.escapeRune(t);return C+='"',C}constructor(B){this.op=B,this.out=0,this.arg=0,this.runes=new Int32Array(0),this.next=null}matchRune(B){if(this.runes.length===1){const n=this.runes[0];return(this.arg&g.FOLD_CASE)!==0?A.equalsIgnoreCase(n,B):B===n}const C=this.runes.length;if(C===0)return false;if(C===2||C===4||C===6||C===8){for(let n=0;n<C;n+=2){if(B<this.runes[n])return false;if(B<=this.runes[n+1])return true}return false}let t=0,e=C>>1;for(;e>1;){const n=e>>1;t+=this.runes[t+n<<1]<=B?n:0,e-=n}t+=this.runes[t<<1]<=B?1:0;const s=t-1;return s>=0&&B<=this.runes[s<<1|1]}matchRunePos(B){if(this.runes.length===1){const n=this.runes[0];return(this.arg&g.FOLD_CASE)!==0?A.equalsIgnoreCase(n,B)?0:-1:B===n?0:-1}const C=this.runes.length;if(C===0)return-1;if(C===2||C===4||C===6||C===8){for(let n=0;n<C;n+=2){if(B<this.runes[n])return-1;if(B<=this.runes[n+1])return Math.floor(n/2)}return-1}let t=0,e=C>>1;for(;e>1;){const n=e>>1;t+=this.runes[t+n<<1]<=B?n:0,e-=n}t+=this.runes[t<<1]<=B?1:0;const s=t-1;return s>=0&&B<=this.runes[s<<1|1]?s:-1}toString(){switch(this.op){case P.ALT:return`alt -> ${this.out}, ${this.arg}`;case P.ALT_MATCH:return`altmatch -> ${this.out}, ${this.arg}`;case P.CAPTURE:return`cap ${this.arg} -> ${this.out}`;case P.EMPTY_WIDTH:return`empty ${this.arg} -> ${this.out}`;case P.MATCH:return`match${this.arg!==0?` ${this.arg}`:""}`;case P.FAIL:return"fail";case P.NOP:return`nop -> ${this.out}`;case P.LB_WRITE:return`lbwrite ${this.arg} -> ${this.out}`;case P.LB_CHECK:return`lbcheck ${this.arg} -> ${this.out}`;case P.RUNE:return this.runes===null?"rune <null>":["rune ",P.escapeRunes(this.runes),(this.arg&g.FOLD_CASE)!==0?"/i":""," -> ",this.out].join("");case P.RUNE1:return`rune1 ${P.escapeRunes(this.runes)} -> ${this.out}`;case P.RUNE_ANY:return`any -> ${this.out}`;case P.RUNE_ANY_NOT_NL:return`anynotnl -> ${this.out}`;default:throw new Error("unhandled case in Inst.toString")}}};var JB=class oC{constructor(B){this.sparse=new Int32Array(B),this.densePcs=new Int32Array(B),this.denseCaps=null,this.size=0,this.ncap=0,this.mainThreads=0}static INITIAL_THREADS=32;init(B){this.ncap=B;const C=Math.min(this.densePcs.length,oC.INITIAL_THREADS)*B;(!this.denseCaps||this.denseCaps.length<C)&&(this.denseCaps=new Int32Array(C))}growCaps(B){const C=this.densePcs.length*this.ncap,t=new Int32Array(Math.min(C,Math.max(B,2*this.denseCaps.length)));t.set(this.denseCaps),this.denseCaps=t}contains(B){const C=this.sparse[B];return C<this.size&&this.densePcs[C]===B}isEmpty(){return this.size===0}add(B){const C=this.size++;return this.sparse[B]=C,this.densePcs[C]=B,C}clear(){this.size=0,this.mainThreads=0}toString(){let B="{";for(let C=0;C<this.size;C++)C!==0&&(B+=", "),B+=this.densePcs[C];return B+="}",B}};var GC=class{constructor(r){this.pos=-1,this.pcs=new Int32Array(r.numInst()),this.size=0,this.lbTable=new Int32Array(r.numLb+1)}reset(){this.pos=-1,this.size=0}};var kB=class EC{static fromRE2(B){const C=new EC;return C.prog=B.prog,C.re2=B,C.q0=new JB(C.prog.numInst()),C.q1=new JB(C.prog.numInst()),C.addStack=new Int32Array(2*(C.prog.numInst()+1)),C.matched=false,C.matchcap=new Int32Array(C.prog.numCap<2?2:C.prog.numCap),C.ncap=0,C}constructor(){this.prog=null,this.re2=null,this.q0=null,this.q1=null,this.addStack=null,this.matched=false,this.matchcap=null,this.ncap=0,this.lbTable=null}init(B){this.ncap=B,B>this.matchcap.length?this.matchcap=new Int32Array(B).fill(-1):this.matchcap.fill(-1),this.q0.init(B),this.q1.init(B),this.prog.numLb>0&&((!this.lbTable||this.lbTable.length<this.prog.numLb+1)&&(this.lbTable=new Int32Array(this.prog.numLb+1)),this.lbTable.fill(-1))}submatches(){return this.ncap===0?I.emptyInts():I.toArray(this.matchcap.subarray(0,this.ncap))}match(B,C,t,e=null){const s=this.re2.cond;if(s===I.EMPTY_ALL||(t===g.ANCHOR_START||t===g.ANCHOR_BOTH)&&C!==0)return false;this.matched=false,this.matchcap.fill(-1);const n=this.prog.numLb>0,a=C;let i=C,o=false;n&&(e!==null&&e.pos>=0&&e.pos<=C?(i=e.pos,o=true):i=0);let u=n&&e!==null,E=this.q0,F=this.q1,O=B.step(i),p=O>>3,G=O&7,T=-1,w=0;O!==x.EOF()&&(O=B.step(i+G),T=O>>3,w=O&7);let R;for(i===0?R=I.emptyOpContext(-1,p):R=B.context(i),n&&(o?this.restoreLookbehinds(e,E,R):this.spawnLookbehinds(E,i,R));;){if(E.mainThreads===0){if((s&I.EMPTY_BEGIN_TEXT)!==0&&i!==0||(t===g.ANCHOR_START||t===g.ANCHOR_BOTH)&&i!==0||this.matched)break;if(this.prog.numLb===0&&E.isEmpty()&&this.re2.prefix.length!==0&&T!==this.re2.prefixRune&&B.canCheckPrefix()){const lB=B.index(this.re2,i);if(lB<0)break;i+=lB,O=B.step(i),p=O>>3,G=O&7,O=B.step(i+G),T=O>>3,w=O&7,R=B.context(i)}}i>=a&&(u&&(this.saveLookbehinds(e,E,i),u=false),!this.matched&&(i===0||t===g.UNANCHORED)&&(this.ncap>0&&(this.matchcap[0]=i),this.add(E,this.prog.start,i,this.matchcap,0,R)));const K=i+G;if(R=B.context(K),this.step(E,F,i,K,p,R,t,i===B.endPos()),G===0||this.ncap===0&&this.matched)break;i+=G,p=T,G=w,p!==-1&&(O=B.step(i+G),T=O>>3,w=O&7);const q=E;E=F,F=q}return E.clear(),F.clear(),this.matched}matchSet(B,C,t){const e=this.re2.cond;if(e===I.EMPTY_ALL)return[];if((t===g.ANCHOR_START||t===g.ANCHOR_BOTH)&&C!==0)return[];let s=this.prog.numLb>0?0:C,n=C,a=this.q0,i=this.q1,o=B.step(s),u=o>>3,E=o&7,F=-1,O=0;o!==x.EOF()&&(o=B.step(s+E),F=o>>3,O=o&7);let p=s===0?I.emptyOpContext(-1,u):B.context(s);const G=new Set;for(this.prog.numLb>0&&this.spawnLookbehinds(a,s,p);!(a.mainThreads===0&&((e&I.EMPTY_BEGIN_TEXT)!==0&&s!==0||(t===g.ANCHOR_START||t===g.ANCHOR_BOTH)&&s!==0));){(s===0||t===g.UNANCHORED)&&s>=n&&this.add(a,this.prog.start,s,this.matchcap,0,p);const T=s+E;p=B.context(T);for(let R=0;R<a.size;R++){const K=a.densePcs[R],q=this.prog.inst[K],lB=R*this.ncap;let sB=false;switch(q.op){case c.MATCH:if(t===g.ANCHOR_BOTH&&s!==B.endPos())break;G.add(q.arg);break;case c.RUNE:sB=q.matchRune(u);break;case c.RUNE1:sB=u===q.runes[0];break;case c.RUNE_ANY:sB=true;break;case c.RUNE_ANY_NOT_NL:sB=u!==10;break;default:continue}sB&&this.add(i,q.out,T,a.denseCaps,lB,p)}if(a.clear(),E===0)break;s+=E,u=F,E=O,u!==-1&&(o=B.step(s+E),F=o>>3,O=o&7);const w=a;a=i,i=w}return i.clear(),Array.from(G).sort((T,w)=>T-w)}step(B,C,t,e,s,n,a,i){const o=this.re2.longest;for(let u=0;u<B.size;u++){const E=B.densePcs[u],F=u*this.ncap;if(o&&this.matched&&this.ncap>0&&this.matchcap[0]<B.denseCaps[F])continue;const O=this.prog.inst[E];let p=false;switch(O.op){case c.MATCH:if(a===g.ANCHOR_BOTH&&!i)break;if(this.ncap>0&&(!o||!this.matched||this.matchcap[1]<t)){B.denseCaps[F+1]=t;for(let G=0;G<this.ncap;G++)this.matchcap[G]=B.denseCaps[F+G]}o||(B.size=0),this.matched=true;break;case c.RUNE:p=O.matchRune(s);break;case c.RUNE1:p=s===O.runes[0];break;case c.RUNE_ANY:p=true;break;case c.RUNE_ANY_NOT_NL:p=s!==10;break;default:continue}p&&this.add(C,O.out,e,B.denseCaps,F,n)}B.clear()}spawnLookbehinds(B,C,t){for(let e=0;e<this.prog.lbStarts.length;e++)this.add(B,this.prog.lbStarts[e],C,this.matchcap,0,t)}restoreLookbehinds(B,C,t){this.lbTable.set(B.lbTable);for(let e=0;e<B.size;e++)this.add(C,B.pcs[e],B.pos,this.matchcap,0,t)}saveLookbehinds(B,C,t){let e=0;for(let s=0;s<C.size;s++){const n=C.densePcs[s];this.prog.lbInst[n]===1&&c.isRuneOp(this.prog.inst[n].op)&&(B.pcs[e++]=n)}B.size=e,B.pos=t,B.lbTable.set(this.lbTable)}add(B,C,t,e,s,n){const a=this.addStack;let i=0;for(;;){for(;C!==0&&!B.contains(C);){const u=B.add(C),E=this.prog.inst[C];switch(E.op){case c.FAIL:C=0;break;case c.ALT:case c.ALT_MATCH:a[i++]=E.arg,a[i++]=0,C=E.out;break;case c.EMPTY_WIDTH:C=(E.arg&~n)===0?E.out:0;break;case c.NOP:C=E.out;break;case c.CAPTURE:E.arg<this.ncap&&(a[i++]=-E.arg-1,a[i++]=e[s+E.arg],e[s+E.arg]=t),C=E.out;break;case c.LB_WRITE:this.lbTable[Math.abs(E.arg)]=t,C=E.out;break;case c.LB_CHECK:E.arg>0?C=this.lbTable[E.arg]===t?E.out:0:C=this.lbTable[-E.arg]!==t?E.out:0;break;case c.MATCH:case c.RUNE:case c.RUNE1:case c.RUNE_ANY:case c.RUNE_ANY_NOT_NL:if(this.prog.lbInst[C]===0&&B.mainThreads++,this.ncap>0){const F=u*this.ncap;F+this.ncap>B.denseCaps.length&&B.growCaps(F+this.ncap);for(let O=0;O<this.ncap;O++)B.denseCaps[F+O]=e[s+O]}C=0;break;default:throw new iB("unhandled")}}if(i===0)return;i-=2;const o=a[i];o<0?(e[s-o-1]=a[i+1],C=0):C=o}}};var AC=(r,B,C)=>{let t=-2128831035;for(let e=0;e<r.length;e++)t^=r[e],t=Math.imul(t,16777619);t^=B,t=Math.imul(t,16777619);for(let e=0;e<C.length;e++)t^=C[e],t=Math.imul(t,16777619);return t};var _B=(r,B)=>{if(r.length!==B.length)return false;for(let C=0;C<r.length;C++)if(r[C]!==B[C])return false;return true};var xB=(r,B,C,t)=>r.flag===C&&_B(r.nfaStates,B)&&_B(r.matchIDs,t);var LB=[];var rB=-1;var uB=class{constructor(r,B,C){this.nfaStates=r,this.flag=B,this.isMatch=(B&NB.FLAG_MATCH)!==0,this.matchIDs=C,this.next=null,this.nextAnchored=null}};var NB=class M{static FLAG_EMPTY_MASK=255;static FLAG_MATCH=256;static FLAG_LAST_WORD=512;static FLAG_NEED_SHIFT=16;static STATE_OVERHEAD=150;static ARRAY_OVERHEAD=40;static ELEMENT_SIZE=8;static TABLE_OVERHEAD=48;static PROGRESS_PER_STATE=10;constructor(B,C=8388608){this.prog=B,this.maxMem=C,this.stateCache=new Map,this.stateCount=0,this.startStates=new Map,this.failed=false;for(let t=0;t<B.numInst();t++){const e=B.getInst(t).op;if(e===c.LB_WRITE||e===c.LB_CHECK){this.failed=true;break}}this.computeRuneClasses(),this.stateBudget=C,this.memBudget=C}computeRuneClasses(){const B=new Set,C=(e,s)=>{B.add(e),B.add(s+1)};for(let e=0;e<this.prog.numInst();e++){const s=this.prog.getInst(e);switch(s.op){case c.RUNE:case c.RUNE1:if(s.runes.length===1){if(C(s.runes[0],s.runes[0]),(s.arg&g.FOLD_CASE)!==0)for(let n=A.simpleFold(s.runes[0]);n!==s.runes[0];n=A.simpleFold(n))C(n,n)}else for(let n=0;n<s.runes.length;n+=2)C(s.runes[n],s.runes[n+1]);break;case c.RUNE_ANY_NOT_NL:C(10,10);break;case c.EMPTY_WIDTH:(s.arg&(I.EMPTY_BEGIN_LINE|I.EMPTY_END_LINE))!==0&&C(10,10),(s.arg&(I.EMPTY_WORD_BOUNDARY|I.EMPTY_NO_WORD_BOUNDARY))!==0&&(C(48,57),C(65,90),C(95,95),C(97,122))}}B.delete(0),this.classBounds=Int32Array.from(B).sort(),this.numClasses=this.classBounds.length+1;const t=new Int32Array(A.MAX_LATIN1+1);for(let e=0;e<=A.MAX_LATIN1;e++)t[e]=this.searchClass(e);this.latin1Class=t}runeClass(B){return B<=A.MAX_LATIN1?this.latin1Class[B]:this.searchClass(B)}searchClass(B){const C=this.classBounds;let t=0,e=C.length;for(;t<e;){const s=t+e>>1;C[s]<=B?t=s+1:e=s}return t}closure(B,C){const t=new Set,e=Array.from(B);let s=0;for(;e.length>0;){const n=e.pop();if(n===0||t.has(n))continue;t.add(n);const a=this.prog.getInst(n);switch(a.op){case c.ALT:case c.ALT_MATCH:e.push(a.out),e.push(a.arg);break;case c.NOP:case c.CAPTURE:e.push(a.out);break;case c.EMPTY_WIDTH:s|=a.arg,(a.arg&~C)===0&&e.push(a.out)}}return{pcs:Array.from(t).sort((n,a)=>n-a),needflags:s}}getState(B,C,t){const e=AC(B,C,t),s=this.stateCache.get(e);if(s instanceof uB){if(xB(s,B,C,t))return s}else if(s!==void 0){for(let i=0;i<s.length;i++)if(xB(s[i],B,C,t))return s[i]}const n=M.stateCost(B,t);if(this.memBudget<n)return null;this.memBudget-=n;const a=new uB(B,C,t);return s===void 0?this.stateCache.set(e,a):s instanceof uB?this.stateCache.set(e,[s,a]):s.push(a),this.stateCount++,a}static stateCost(B,C){const t=C.length===0?0:M.ARRAY_OVERHEAD+M.ELEMENT_SIZE*C.length;return M.STATE_OVERHEAD+M.ELEMENT_SIZE*B.length+t}*cachedStates(){for(const B of this.stateCache.values())B instanceof uB?yield B:yield*B}makeState(B,C,t){const e=this.closure(B,C&M.FLAG_EMPTY_MASK);let s=C;return e.needflags===0&&(s&=M.FLAG_MATCH),s|=e.needflags<<M.FLAG_NEED_SHIFT,this.getState(e.pcs,s,t)}allocTable(B,C){const t=this.numClasses+1,e=M.TABLE_OVERHEAD+M.ELEMENT_SIZE*t;if(this.memBudget<e)return null;this.memBudget-=e;const s=new Array(t).fill(null);return C===g.UNANCHORED?B.next=s:B.nextAnchored=s,s}clearCache(){this.stateCache.clear(),this.stateCount=0,this.startStates.clear(),this.memBudget=this.stateBudget}resetCache(B){return this.clearCache(),this.getState(B.nfaStates,B.flag,B.matchIDs)}step(B,C,t,e){let s=e===g.UNANCHORED?B.next:B.nextAnchored;if(s!==null){const R=s[C];if(R!==null)return R}else if(s=this.allocTable(B,e),s===null)return null;const n=B.flag>>>M.FLAG_NEED_SHIFT,a=B.flag&M.FLAG_EMPTY_MASK;let i=a,o=0;t===10&&(i|=I.EMPTY_END_LINE,o|=I.EMPTY_BEGIN_LINE),t===rB&&(i|=I.EMPTY_END_LINE|I.EMPTY_END_TEXT);const u=(B.flag&M.FLAG_LAST_WORD)!==0,E=t!==rB&&I.isWordRune(t);i|=E===u?I.EMPTY_NO_WORD_BOUNDARY:I.EMPTY_WORD_BOUNDARY;let F=B.nfaStates;(i&~a&n)!==0&&(F=this.closure(F,i).pcs);const O=[];let p=false,G=LB;for(let R=0;R<F.length;R++){const K=this.prog.getInst(F[R]);K.op===c.MATCH?(p||(p=true,G=[]),G.push(K.arg)):t!==rB&&c.isRuneOp(K.op)&&K.matchRune(t)&&O.push(K.out)}G.length>1&&G.sort((R,K)=>R-K),e===g.UNANCHORED&&t!==rB&&O.push(this.prog.start);let T=o;p&&(T|=M.FLAG_MATCH),E&&(T|=M.FLAG_LAST_WORD);const w=this.makeState(O,T,G);return w===null?null:(s[C]=w,w)}start(B,C){const t=B.context(C);let e;if((t&I.EMPTY_BEGIN_TEXT)!==0)e=I.EMPTY_BEGIN_TEXT|I.EMPTY_BEGIN_LINE;else if((t&I.EMPTY_BEGIN_LINE)!==0)e=I.EMPTY_BEGIN_LINE;else{const n=B.step(C),a=n>=0&&I.isWordRune(n>>3);e=(t&I.EMPTY_WORD_BOUNDARY)!==0!==a?M.FLAG_LAST_WORD:0}let s=this.startStates.get(e);if(s===void 0){if(s=this.makeState([this.prog.start],e,LB),s===null&&(this.clearCache(),s=this.makeState([this.prog.start],e,LB),s===null))return null;this.startStates.set(e,s)}return s}stepOrReset(B,C,t,e,s,n){let a=this.step(B,C,t,e);if(a!==null)return a;if(n.resetPos>=0&&s-n.resetPos<M.PROGRESS_PER_STATE*this.stateCount)return null;n.resetPos=s;const i=this.resetCache(B);return i===null?null:(a=this.step(i,C,t,e),a)}run(B,C,t,e,s){const n=B.endPos(),a=this.latin1Class,i=t===g.UNANCHORED,o={resetPos:-1};let u=C;for(;u<n;){const E=B.step(u),F=E>>3,O=E&7;if(O===0)break;const p=F<=A.MAX_LATIN1?a[F]:this.runeClass(F);let G=i&&e.next!==null?e.next[p]:null;if(G===null&&(G=this.stepOrReset(e,p,F,t,u,o),G===null))return null;if(e=G,e.isMatch&&s(e,false))return true;if(!i&&e.nfaStates.length===0)return false;u+=O}return e=this.stepOrReset(e,this.numClasses,rB,t,u,o),e===null?null:e.isMatch&&s(e,true)}match(B,C,t){if(this.failed)return null;if((t===g.ANCHOR_START||t===g.ANCHOR_BOTH)&&C!==0)return false;const e=this.start(B,C);return e===null?null:this.run(B,C,t,e,(s,n)=>t!==g.ANCHOR_BOTH||n)}matchSet(B,C,t){if(this.failed)return null;if((t===g.ANCHOR_START||t===g.ANCHOR_BOTH)&&C!==0)return[];const e=this.start(B,C);if(e===null)return null;const s=new Set,n=(a,i)=>{if(t!==g.ANCHOR_BOTH||i)for(let o=0;o<a.matchIDs.length;o++)s.add(a.matchIDs[o]);return false};return this.run(B,C,t,e,n)===null?null:Array.from(s).sort((a,i)=>a-i)}};var LC=32;var NC=500;var HB=256;var HC=262144;var wC=class{constructor(){this.end=0,this.cap=new Int32Array(0),this.matchcap=new Int32Array(0),this.ncap=0,this.jobPc=new Int32Array(HB),this.jobArg=new Uint8Array(HB),this.jobPos=new Int32Array(HB),this.jobLen=0,this.visited=new Uint32Array(0)}reset(r,B,C){this.end=B,this.jobLen=0,this.ncap=C;const t=r.numInst()*(B+1)+LC-1>>>5;this.visited.length<t?this.visited=new Uint32Array(t):this.visited.fill(0,0,t),this.cap.length<C?this.cap=new Int32Array(C).fill(-1):this.cap.fill(-1,0,C),this.matchcap.length<C?this.matchcap=new Int32Array(C).fill(-1):this.matchcap.fill(-1,0,C)}shouldVisit(r,B){const C=r*(this.end+1)+B,t=C>>>5,e=1<<(C&31);return(this.visited[t]&e)!==0?false:(this.visited[t]|=e,true)}push(r,B,C,t){if(r.prog.getInst(B).op!==c.FAIL&&(t||this.shouldVisit(B,C))){if(this.jobLen>=this.jobPc.length){const e=this.jobPc.length*2,s=new Int32Array(e);s.set(this.jobPc),this.jobPc=s;const n=new Uint8Array(e);n.set(this.jobArg),this.jobArg=n;const a=new Int32Array(e);a.set(this.jobPos),this.jobPos=a}this.jobPc[this.jobLen]=B,this.jobArg[this.jobLen]=t?1:0,this.jobPos[this.jobLen]=C,this.jobLen++}}tryBacktrack(r,B,C,t,e){const s=r.longest;for(this.push(r,C,t,false);this.jobLen>0;){this.jobLen--;let n=this.jobPc[this.jobLen],a=this.jobArg[this.jobLen]===1,i=this.jobPos[this.jobLen],o=true;for(;!(!o&&!this.shouldVisit(n,i));){o=false;const u=r.prog.getInst(n);switch(u.op){case c.FAIL:break;case c.ALT:if(a){a=false,n=u.arg;continue}else{this.push(r,n,i,true),n=u.out;continue}case c.ALT_MATCH:{const E=r.prog.getInst(u.out);if(c.isRuneOp(E.op)){this.push(r,u.arg,i,false),n=u.arg,i=this.end;continue}this.push(r,u.out,this.end,false),n=u.out;continue}case c.RUNE:{const E=B.step(i);if(E===x.EOF()||!u.matchRune(E>>3))break;i+=E&7,n=u.out;continue}case c.RUNE1:{const E=B.step(i);if(E===x.EOF()||E>>3!==u.runes[0])break;i+=E&7,n=u.out;continue}case c.RUNE_ANY_NOT_NL:{const E=B.step(i);if(E===x.EOF()||E>>3===10)break;i+=E&7,n=u.out;continue}case c.RUNE_ANY:{const E=B.step(i);if(E===x.EOF())break;i+=E&7,n=u.out;continue}case c.CAPTURE:if(a){this.cap[u.arg]=i;break}else{u.arg<this.ncap&&(this.push(r,n,this.cap[u.arg],true),this.cap[u.arg]=i),n=u.out;continue}case c.EMPTY_WIDTH:{const E=B.context(i);if((u.arg&~E)!==0)break;n=u.out;continue}case c.NOP:n=u.out;continue;case c.MATCH:{if(e===g.ANCHOR_BOTH&&i!==this.end)break;if(this.ncap===0)return true;this.ncap>1&&(this.cap[1]=i);const E=this.matchcap[1];if((E===-1||s&&i>0&&i>E)&&this.matchcap.set(this.cap),!s||i===this.end)return true;break}case c.LB_WRITE:case c.LB_CHECK:throw new iB("Backtracker cannot evaluate Lookbehind instructions");default:throw new iB("bad inst")}break}}return s&&this.matchcap.length>1&&this.matchcap[1]>=0}};var oB=[];var EB=class cC{static shouldBacktrack(B){return B.numInst()<=NC}static maxBitStateLen(B){return cC.shouldBacktrack(B)?Math.floor(HC/B.numInst()):0}static execute(B,C,t,e,s){const n=B.cond;if(n===I.EMPTY_ALL||(e===g.ANCHOR_START||e===g.ANCHOR_BOTH)&&t!==0||(n&I.EMPTY_BEGIN_TEXT)!==0&&t!==0)return null;const a=oB.length>0?oB.pop():new wC,i=C.endPos();a.reset(B.prog,i,s);let o=false;if((n&I.EMPTY_BEGIN_TEXT)!==0||e===g.ANCHOR_START||e===g.ANCHOR_BOTH)a.ncap>0&&(a.cap[0]=t),a.tryBacktrack(B,C,B.prog.start,t,e)&&(o=true);else{let E=-1;for(;t<=i&&E!==0;t+=E){if(B.prefix.length>0){const O=C.index(B,t);if(O<0)break;t+=O}if(a.ncap>0&&(a.cap[0]=t),a.tryBacktrack(B,C,B.prog.start,t,e)){o=true;break}const F=C.step(t);E=F===x.EOF()?0:F&7}}if(!o)return oB.push(a),null;const u=s===0?[]:I.toArray(a.matchcap.subarray(0,s));return oB.push(a),u}};var UB=class{constructor(r){this.sparse=new Uint32Array(r),this.dense=new Uint32Array(r),this.size=0,this.nextIndex=0}empty(){return this.nextIndex>=this.size}next(){return this.dense[this.nextIndex++]}clear(){this.size=0,this.nextIndex=0}contains(r){return r<this.sparse.length&&this.sparse[r]<this.size&&this.dense[this.sparse[r]]===r}insert(r){this.contains(r)||this.insertNew(r)}insertNew(r){r>=this.sparse.length||(this.sparse[r]=this.size,this.dense[this.size]=r,this.size++)}};var TC=(r,B,C,t)=>{const e=r.length,s=B.length;let n=0,a=0;const i=[],o=[];let u=true,E=-1;const F=O=>{const p=O?r:B,G=O?n:a,T=O?C:t;return E>0&&p[G]<=i[E]?false:(i.push(p[G],p[G+1]),O?n+=2:a+=2,E+=2,o.push(T),true)};for(;n<e||a<s;)if(a>=s?u=F(true):n>=e||B[a]<r[n]?u=F(false):u=F(true),!u)return null;return{merged:i,next:o}};var mC=class{constructor(r){this.start=r.start,this.numCap=r.numCap,this.inst=new Array(r.inst.length);for(let B=0;B<r.inst.length;B++){const C=r.inst[B],t=new c(C.op);t.out=C.out,t.arg=C.arg,t.runes=C.runes?new Int32Array(C.runes):new Int32Array(0),t.next=null,this.inst[B]=t}}};var RC=r=>{const B=new mC(r);for(let C=0;C<B.inst.length;C++){const t=B.inst[C];if(t.op!==c.ALT&&t.op!==c.ALT_MATCH)continue;let e="out",s="arg",n=B.inst[t[s]];if(n.op!==c.ALT&&n.op!==c.ALT_MATCH&&(e="arg",s="out",n=B.inst[t[s]],n.op!==c.ALT&&n.op!==c.ALT_MATCH))continue;const a=B.inst[t[e]];if(a.op===c.ALT||a.op===c.ALT_MATCH)continue;let i="out",o="arg",u=false;n.out===C?u=true:n.arg===C&&(u=true,i="arg",o="out"),u&&(n[i]=t[e]),t[e]===n[i]&&(t[s]=n[o])}return B};var dC=r=>{if(r.inst.length>=1e3)return null;const B=new UB(r.inst.length),C=new UB(r.inst.length),t=new Array(r.inst.length),e=new Array(r.inst.length).fill(false),s=n=>{let a=true;const i=r.inst[n];if(C.contains(n))return true;switch(C.insert(n),i.op){case c.ALT:case c.ALT_MATCH:{a=s(i.out)&&s(i.arg);let o=e[i.out],u=e[i.arg];if(o&&u)return false;if(u){const p=i.out;i.out=i.arg,i.arg=p;const G=o;o=u,u=G}o&&(e[n]=true,i.op=c.ALT_MATCH);const E=t[i.out]||[],F=t[i.arg]||[],O=TC(E,F,i.out,i.arg);if(!O)return false;t[n]=new Int32Array(O.merged),i.next=new Uint32Array(O.next);break}case c.CAPTURE:case c.EMPTY_WIDTH:case c.NOP:a=s(i.out),e[n]=e[i.out],t[n]=t[i.out]?new Int32Array(t[i.out]):new Int32Array(0),i.next=new Uint32Array(Math.floor(t[n].length/2)+1).fill(i.out);break;case c.MATCH:case c.FAIL:e[n]=i.op===c.MATCH;break;case c.RUNE:{if(e[n]=false,i.next&&i.next.length>0)break;if(B.insert(i.out),!i.runes||i.runes.length===0){t[n]=new Int32Array(0),i.next=new Uint32Array([i.out]);break}let o=[];if(i.runes.length===1&&(i.arg&g.FOLD_CASE)!==0){const u=i.runes[0];o.push(u,u);for(let E=A.simpleFold(u);E!==u;E=A.simpleFold(E))o.push(E,E);o.sort((E,F)=>E-F)}else for(let u=0;u<i.runes.length;u++)o.push(i.runes[u]);t[n]=new Int32Array(o),i.next=new Uint32Array(Math.floor(o.length/2)+1).fill(i.out),i.op=c.RUNE;break}case c.RUNE1:{if(e[n]=false,i.next&&i.next.length>0)break;B.insert(i.out);let o=[];if((i.arg&g.FOLD_CASE)!==0){const u=i.runes[0];o.push(u,u);for(let E=A.simpleFold(u);E!==u;E=A.simpleFold(E))o.push(E,E);o.sort((E,F)=>E-F)}else o.push(i.runes[0],i.runes[0]);t[n]=new Int32Array(o),i.next=new Uint32Array(Math.floor(o.length/2)+1).fill(i.out),i.op=c.RUNE;break}case c.RUNE_ANY:if(e[n]=false,i.next&&i.next.length>0)break;B.insert(i.out),t[n]=new Int32Array([0,A.MAX_RUNE]),i.next=new Uint32Array([i.out]);break;case c.RUNE_ANY_NOT_NL:if(e[n]=false,i.next&&i.next.length>0)break;B.insert(i.out),t[n]=new Int32Array([0,9,11,A.MAX_RUNE]),i.next=new Uint32Array(Math.floor(t[n].length/2)+1).fill(i.out)}return a};for(B.clear(),B.insert(r.start);!B.empty();)if(C.clear(),!s(B.next()))return null;for(let n=0;n<r.inst.length;n++)t[n]&&(r.inst[n].runes=t[n]);return r};var SC=(r,B)=>{for(let C=0;C<B.inst.length;C++){const t=B.inst[C];switch(t.op){case c.ALT:case c.ALT_MATCH:case c.RUNE:break;case c.CAPTURE:case c.EMPTY_WIDTH:case c.NOP:case c.MATCH:case c.FAIL:r.inst[C].next=null;break;case c.RUNE1:case c.RUNE_ANY:case c.RUNE_ANY_NOT_NL:r.inst[C].next=null,r.inst[C].op=t.op,r.inst[C].runes=t.runes?new Int32Array(t.runes):new Int32Array(0)}}};var yB=class gC{static compile(B){if(B.start===0||B.numLb>0)return null;const C=B.inst[B.start];if(C.op!==c.EMPTY_WIDTH||(C.arg&I.EMPTY_BEGIN_TEXT)===0)return null;let t=false;for(let s=0;s<B.inst.length;s++)if(B.inst[s].op===c.ALT||B.inst[s].op===c.ALT_MATCH){t=true;break}for(let s=0;s<B.inst.length;s++){const n=B.inst[s],a=B.inst[n.out].op;switch(n.op){case c.ALT:case c.ALT_MATCH:if(a===c.MATCH||B.inst[n.arg].op===c.MATCH)return null;break;case c.EMPTY_WIDTH:if(a===c.MATCH){if((n.arg&I.EMPTY_END_TEXT)===I.EMPTY_END_TEXT)continue;return null}break;default:if(a===c.MATCH&&t)return null}}let e=RC(B);return e=dC(e),e!==null&&SC(e,B),e}static next(B,C){const t=B.matchRunePos(C);return t>=0?B.next[t]:B.op===c.ALT_MATCH?B.out:0}static execute(B,C,t,e,s){const n=B.onepass;if(!n)return null;const a=new Int32Array(s).fill(-1);let i=false,o=C.step(t),u=o>>3,E=o&7,F=x.EOF(),O=-1,p=0;o!==x.EOF()&&(F=C.step(t+E),F!==x.EOF()&&(O=F>>3,p=F&7));let G=t===0?I.emptyOpContext(-1,u):C.context(t),T=n.start,w;for(;;){switch(w=n.inst[T],T=w.out,w.op){case c.MATCH:return e===g.ANCHOR_BOTH&&t!==C.endPos()?null:(i=true,a.length>0&&(a[0]=0,a[1]=t),s===0?[]:I.toArray(a));case c.RUNE:if(!w.matchRune(u))return null;break;case c.RUNE1:if(u!==w.runes[0])return null;break;case c.RUNE_ANY:break;case c.RUNE_ANY_NOT_NL:if(u===10)return null;break;case c.ALT:case c.ALT_MATCH:T=gC.next(w,u);continue;case c.FAIL:return null;case c.NOP:continue;case c.EMPTY_WIDTH:if((w.arg&~G)!==0)return null;continue;case c.CAPTURE:w.arg<a.length&&(a[w.arg]=t);continue;default:throw new iB("bad inst")}if(E===0)break;G=I.emptyOpContext(u,O),t+=E,u=O,E=p,u!==-1&&(F=C.step(t+E),F!==x.EOF()?(O=F>>3,p=F&7):(O=-1,p=0))}return i?s===0?[]:I.toArray(a):null}};var h=class N{static Op=PB(["NO_MATCH","EMPTY_MATCH","LITERAL","CHAR_CLASS","ANY_CHAR_NOT_NL","ANY_CHAR","BEGIN_LINE","END_LINE","BEGIN_TEXT","END_TEXT","WORD_BOUNDARY","NO_WORD_BOUNDARY","CAPTURE","STAR","PLUS","QUEST","REPEAT","CONCAT","ALTERNATE","PLB","NLB","LEFT_PAREN","VERTICAL_BAR"]);static isPseudoOp(B){return B>=N.Op.LEFT_PAREN}static emptySubs(){return[]}static quoteIfHyphen(B){return B===f.CODES["-"]?"\\":""}static fromRegexp(B){const C=new N(B.op);return C.flags=B.flags,C.subs=B.subs,C.runes=B.runes,C.cap=B.cap,C.min=B.min,C.max=B.max,C.name=B.name,C.namedGroups=B.namedGroups,C.lb=B.lb,C}constructor(B){this.op=B,this.flags=0,this.subs=N.emptySubs(),this.runes=new Int32Array(0),this.min=0,this.max=0,this.cap=0,this.name=null,this.namedGroups=Object.create(null),this.lb=0}reinit(){this.flags=0,this.subs=N.emptySubs(),this.runes=new Int32Array(0),this.cap=0,this.min=0,this.max=0,this.name=null,this.namedGroups=Object.create(null),this.lb=0}toString(){return this.appendTo()}appendTo(){let B="";switch(this.op){case N.Op.NO_MATCH:B+="[^\\x00-\\x{10FFFF}]";break;case N.Op.EMPTY_MATCH:B+="(?:)";break;case N.Op.STAR:case N.Op.PLUS:case N.Op.QUEST:case N.Op.REPEAT:{const C=this.subs[0];switch(C.op>N.Op.CAPTURE||C.op===N.Op.LITERAL&&C.runes.length>1?B+=`(?:${C.appendTo()})`:B+=C.appendTo(),this.op){case N.Op.STAR:B+="*";break;case N.Op.PLUS:B+="+";break;case N.Op.QUEST:B+="?";break;case N.Op.REPEAT:B+=`{${this.min}`,this.min!==this.max&&(B+=",",this.max>=0&&(B+=this.max)),B+="}"}(this.flags&g.NON_GREEDY)!==0&&(B+="?");break}case N.Op.CONCAT:for(let C of this.subs)C.op===N.Op.ALTERNATE?B+=`(?:${C.appendTo()})`:B+=C.appendTo();break;case N.Op.ALTERNATE:{let C="";for(let t of this.subs)B+=C,C="|",B+=t.appendTo();break}case N.Op.LITERAL:(this.flags&g.FOLD_CASE)!==0&&(B+="(?i:");for(let C of this.runes)B+=I.escapeRune(C);(this.flags&g.FOLD_CASE)!==0&&(B+=")");break;case N.Op.ANY_CHAR_NOT_NL:B+="(?-s:.)";break;case N.Op.ANY_CHAR:B+="(?s:.)";break;case N.Op.PLB:B+=`(?<=${this.subs[0].appendTo()})`;break;case N.Op.NLB:B+=`(?<!${this.subs[0].appendTo()})`;break;case N.Op.CAPTURE:this.name===null||this.name.length===0?B+="(":B+=`(?P<${this.name}>`,this.subs[0].op!==N.Op.EMPTY_MATCH&&(B+=this.subs[0].appendTo()),B+=")";break;case N.Op.BEGIN_TEXT:B+="\\A";break;case N.Op.END_TEXT:(this.flags&g.WAS_DOLLAR)!==0?B+="(?-m:$)":B+="\\z";break;case N.Op.BEGIN_LINE:B+="^";break;case N.Op.END_LINE:B+="$";break;case N.Op.WORD_BOUNDARY:B+="\\b";break;case N.Op.NO_WORD_BOUNDARY:B+="\\B";break;case N.Op.CHAR_CLASS:if(this.runes.length%2!==0){B+="[invalid char class]";break}if(B+="[",this.runes.length===0)B+="^\\x00-\\x{10FFFF}";else if(this.runes[0]===0&&this.runes[this.runes.length-1]===A.MAX_RUNE){B+="^";for(let C=1;C<this.runes.length-1;C+=2){const t=this.runes[C]+1,e=this.runes[C+1]-1;B+=N.quoteIfHyphen(t),B+=I.escapeRune(t),t!==e&&(B+="-",B+=N.quoteIfHyphen(e),B+=I.escapeRune(e))}}else for(let C=0;C<this.runes.length;C+=2){const t=this.runes[C],e=this.runes[C+1];B+=N.quoteIfHyphen(t),B+=I.escapeRune(t),t!==e&&(B+="-",B+=N.quoteIfHyphen(e),B+=I.escapeRune(e))}B+="]";break;default:B+=this.op}return B}maxCap(){let B=0;if(this.op===N.Op.CAPTURE&&(B=this.cap),this.subs!==null)for(let C of this.subs){const t=C.maxCap();B<t&&(B=t)}return B}equals(B){if(!(B!==null&&B instanceof N)||this.op!==B.op)return false;switch(this.op){case N.Op.END_TEXT:if((this.flags&g.WAS_DOLLAR)!==(B.flags&g.WAS_DOLLAR))return false;break;case N.Op.LITERAL:case N.Op.CHAR_CLASS:if((this.flags&g.FOLD_CASE)!==(B.flags&g.FOLD_CASE))return false;if(this.runes===null&&B.runes===null)break;if(this.runes===null||B.runes===null||this.runes.length!==B.runes.length)return false;for(let C=0;C<this.runes.length;C++)if(this.runes[C]!==B.runes[C])return false;break;case N.Op.ALTERNATE:case N.Op.CONCAT:if(this.subs.length!==B.subs.length)return false;for(let C=0;C<this.subs.length;++C)if(!this.subs[C].equals(B.subs[C]))return false;break;case N.Op.STAR:case N.Op.PLUS:case N.Op.QUEST:if((this.flags&g.NON_GREEDY)!==(B.flags&g.NON_GREEDY)||!this.subs[0].equals(B.subs[0]))return false;break;case N.Op.REPEAT:if((this.flags&g.NON_GREEDY)!==(B.flags&g.NON_GREEDY)||this.min!==B.min||this.max!==B.max||!this.subs[0].equals(B.subs[0]))return false;break;case N.Op.CAPTURE:if(this.cap!==B.cap||(this.name===null?B.name!==null:this.name!==B.name)||!this.subs[0].equals(B.subs[0]))return false;break;case N.Op.PLB:case N.Op.NLB:if(this.lb!==B.lb||!this.subs[0].equals(B.subs[0]))return false}return true}};var wB=class{static walk(r,B){const C=[];let t=r,e;for(;;){if(t.subs.length===0)e=B.leaf(t);else{const s=B.enter(t);if(s.result===void 0){C.push({re:t,state:s,i:0}),t=t.subs[0];continue}e=s.result}for(;;){if(C.length===0)return e;const s=C[C.length-1];if(B.child(s.re,s.state,e,s.i),s.i++,s.state.result===void 0&&s.i<s.re.subs.length){t=s.re.subs[s.i];break}C.pop(),e=s.state.result!==void 0?s.state.result:B.leave(s.re,s.state)}}}};var KB=class{constructor(r,B){const C=new Map,t=[0],e=[0],s=[0],n=[0];for(const p of r){let G=0;for(let T=0;T<p.length;T++){const w=G*B+p[T];let R=C.get(w);R===void 0&&(R=t.length,C.set(w,R),t.push(G),e.push(p[T]),s.push(s[G]+1),n.push(0)),G=R}n[G]=1}const a=t.length,i=new Int32Array(a-1);for(let p=1;p<a;p++)i[p-1]=p;i.sort((p,G)=>t[p]-t[G]||e[p]-e[G]);const o=new Int32Array(a+1);for(let p=1;p<a;p++)o[t[p]+1]++;for(let p=0;p<a;p++)o[p+1]+=o[p];const u=new Int32Array(a-1);for(let p=0;p<i.length;p++)u[p]=e[i[p]];this.childStart=o,this.childUnit=u,this.childNode=i;const E=new Int32Array(a);for(let p=0;p<a;p++)E[p]=p;E.sort((p,G)=>s[p]-s[G]);const F=new Int32Array(a),O=Uint8Array.from(n);for(let p=1;p<a;p++){const G=E[p],T=t[G];if(T!==0){let w=F[T],R=this.next(w,e[G]);for(;R<0&&w!==0;)w=F[w],R=this.next(w,e[G]);F[G]=R>=0?R:0}O[G]|=O[F[G]]}this.fail=F,this.match=O}next(r,B){let C=this.childStart[r],t=this.childStart[r+1];const e=this.childUnit;for(;C<t;){const s=C+t>>1,n=e[s];if(n===B)return this.childNode[s];n<B?C=s+1:t=s}return-1}advance(r,B){for(;;){const C=this.next(r,B);if(C>=0)return C;if(r===0)return 0;r=this.fail[r]}}searchUTF16(r,B,C){let t=0;for(let e=B;e<C;e++)if(t=this.advance(t,r.charCodeAt(e)),this.match[t]===1)return true;return false}searchUTF8(r,B,C){let t=0;for(let e=B;e<C;e++)if(t=this.advance(t,r[e]),this.match[t]===1)return true;return false}};var H=class CB{static Type={NONE:0,EXACT:1,AND:2,OR:3};static MAX_SCANS=32;static MAX_AC_UNITS=1<<18;constructor(B){this.type=B,this.subs=[],this.str="",this.bytes=null,this.cost=B===CB.Type.EXACT?1:0,this.allExact=false,this.ac16=null,this.ac8=null}automaton16(){if(this.ac16===null){const B=this.subs.map(C=>{const t=new Array(C.str.length);for(let e=0;e<C.str.length;e++)t[e]=C.str.charCodeAt(e);return t});this.ac16=new KB(B,65536)}return this.ac16}automaton8(){return this.ac8===null&&(this.ac8=new KB(this.subs.map(B=>B.bytes),256)),this.ac8}eval(B,C){switch(this.type){case CB.Type.NONE:return true;case CB.Type.EXACT:return B.hasString(this,C);case CB.Type.AND:for(let t=0;t<this.subs.length;t++)if(!this.subs[t].eval(B,C))return false;return true;case CB.Type.OR:if(this.allExact)return B.hasAnyString(this,C);for(let t=0;t<this.subs.length;t++)if(this.subs[t].eval(B,C))return true;return false;default:return true}}};var bC=class tB{static build(B){return B?wB.walk(B,tB.WALKER):new H(H.Type.NONE)}static WALKER={leaf:B=>tB.leaf(B),enter:B=>tB.enter(B),child:(B,C,t)=>tB.child(B,C,t),leave:(B,C)=>tB.leave(B,C)};static leaf(B){if(B.op!==h.Op.LITERAL)return new H(H.Type.NONE);if(B.runes.length===0||(B.flags&g.FOLD_CASE)!==0)return new H(H.Type.NONE);let C="";for(let e=0;e<B.runes.length;e++){if(A.isUnsearchable(B.runes[e]))return new H(H.Type.NONE);C+=String.fromCodePoint(B.runes[e])}const t=new H(H.Type.EXACT);return t.str=C,t.bytes=I.stringToUtf8ByteArray(t.str),t}static enter(B){switch(B.op){case h.Op.CAPTURE:case h.Op.PLUS:return{sub:null};case h.Op.REPEAT:return B.min>=1?{sub:null}:{result:new H(H.Type.NONE)};case h.Op.CONCAT:return{pf:new H(H.Type.AND),subs:[]};case h.Op.ALTERNATE:return{pf:new H(H.Type.OR),subs:[]};default:return{result:new H(H.Type.NONE)}}}static child(B,C,t){if(C.subs===void 0){C.sub=t;return}if(C.pf.type===H.Type.AND){if(t.type===H.Type.NONE)return;if(t.type===H.Type.AND){for(let e=0;e<t.subs.length;e++)C.subs.push(t.subs[e]);return}C.subs.push(t);return}if(t.type===H.Type.NONE){C.result=new H(H.Type.NONE);return}if(t.type===H.Type.OR){for(let e=0;e<t.subs.length;e++)C.subs.push(t.subs[e]);return}C.subs.push(t)}static leave(B,C){if(C.subs===void 0)return C.sub;const t=C.pf,e=new Set,s=[];for(const o of C.subs){if(o.type===H.Type.EXACT){if(e.has(o.str))continue;e.add(o.str)}s.push(o)}if(t.type===H.Type.AND){const o=[];let u=0;for(const E of s)u+E.cost>H.MAX_SCANS||(o.push(E),u+=E.cost);return o.length===0?new H(H.Type.NONE):o.length===1?o[0]:(t.subs=o,t.cost=u,t)}if(s.length===0)return new H(H.Type.NONE);if(s.length===1)return s[0];t.subs=s;let n=true,a=0,i=0;for(const o of s)o.type!==H.Type.EXACT?n=false:i+=o.bytes.length,a+=o.cost;return n?i>H.MAX_AC_UNITS?new H(H.Type.NONE):(t.allExact=true,t.cost=1,t):a>H.MAX_SCANS?new H(H.Type.NONE):(t.cost=a,t)}};var v=class{constructor(r=0,B=0){this.head=r,this.tail=B}};var PC=class{constructor(){this.inst=[],this.start=0,this.numCap=2,this.lbStarts=[],this.numLb=0,this.lbInst=null}getInst(r){return this.inst[r]}numInst(){return this.inst.length}addInst(r){this.inst.push(new c(r))}markLookbehindInsts(){const r=new Uint8Array(this.inst.length),B=this.lbStarts.slice();for(;B.length>0;){const C=B.pop();if(C===0||r[C]===1)continue;r[C]=1;const t=this.inst[C];switch(t.op){case c.ALT:case c.ALT_MATCH:B.push(t.out,t.arg);break;case c.MATCH:case c.FAIL:break;default:B.push(t.out)}}this.lbInst=r}skipNop(r){let B=this.inst[r];for(;B.op===c.NOP||B.op===c.CAPTURE;)B=this.inst[r],r=B.out;return B}prefix(){let r="",B=this.skipNop(this.start);if(!c.isRuneOp(B.op)||B.runes.length!==1)return[B.op===c.MATCH,r];for(;c.isRuneOp(B.op)&&B.runes.length===1&&(B.arg&g.FOLD_CASE)===0&&!A.isUnsearchable(B.runes[0]);)r+=String.fromCodePoint(B.runes[0]),B=this.skipNop(B.out);return[B.op===c.MATCH,r]}startCond(){let r=0,B=this.start;B:for(;;){const C=this.inst[B];switch(C.op){case c.EMPTY_WIDTH:r|=C.arg;break;case c.FAIL:return-1;case c.CAPTURE:case c.NOP:break;default:break B}B=C.out}return r}patch(r,B){let C=r.head;for(;C!==0;){const t=this.inst[C>>1];(C&1)===0?(C=t.out,t.out=B):(C=t.arg,t.arg=B)}}append(r,B){if(r.head===0)return B;if(B.head===0)return r;const C=this.inst[r.tail>>1];return(r.tail&1)===0?C.out=B.head:C.arg=B.head,new v(r.head,B.tail)}toString(){let r="";for(let B=0;B<this.inst.length;B++){const C=r.length;r+=B,B===this.start&&(r+="*"),r+="        ".substring(r.length-C),r+=this.inst[B],r+=`
`}return r}};var MC=new Int32Array([0,f.CODES[`
`]-1,f.CODES[`
`]+1,A.MAX_RUNE]);var vB=new Int32Array([0,A.MAX_RUNE]);var cB=class{constructor(r=0,B=new v,C=false){this.i=r,this.out=B,this.nullable=C}};var QB=class RB{static compileRegexp(B){const C=new RB,t=C.compile(B);return C.prog.patch(t.out,C.newInst(c.MATCH).i),C.prog.start=t.i,C.prog.markLookbehindInsts(),C.prog}static compileSet(B){const C=new RB;if(B.length===0)return C.prog.start=C.newInst(c.FAIL).i,C.prog.markLookbehindInsts(),C.prog;let t=[];for(let s=0;s<B.length;s++){C.lbOffset=C.prog.numLb;const n=C.compile(B[s]),a=C.newInst(c.MATCH);C.prog.getInst(a.i).arg=s,C.prog.patch(n.out,a.i),t.push(n.i)}let e=t[0];for(let s=1;s<t.length;s++){const n=C.newInst(c.ALT),a=C.prog.getInst(n.i);a.out=e,a.arg=t[s],e=n.i}return C.prog.start=e,C.prog.markLookbehindInsts(),C.prog}constructor(){this.prog=new PC,this.newInst(c.FAIL),this.lbOffset=0,this.runeCache=new Map,this.walker={leaf:B=>this.leaf(B),enter:B=>this.enter(B),child:(B,C,t)=>this.child(B,C,t),leave:(B,C)=>this.leave(B,C)}}newInst(B){return this.prog.addInst(B),new cB(this.prog.numInst()-1,new v,true)}nop(){const B=this.newInst(c.NOP);return B.out=new v(B.i<<1,B.i<<1),B}fail(){return new cB}cap(B){const C=this.newInst(c.CAPTURE);return C.out=new v(C.i<<1,C.i<<1),this.prog.getInst(C.i).arg=B,this.prog.numCap<B+1&&(this.prog.numCap=B+1),C}cat(B,C){return B.i===0||C.i===0?(this.prog.patch(B.out,0),this.prog.patch(C.out,0),this.fail()):(this.prog.patch(B.out,C.i),new cB(B.i,C.out,B.nullable&&C.nullable))}alt(B,C){if(B.i===0)return C;if(C.i===0)return B;const t=this.newInst(c.ALT),e=this.prog.getInst(t.i);return e.out=B.i,e.arg=C.i,t.out=this.prog.append(B.out,C.out),t.nullable=B.nullable||C.nullable,t}loop(B,C){const t=this.newInst(c.ALT),e=this.prog.getInst(t.i);return C?(e.arg=B.i,t.out=new v(t.i<<1,t.i<<1)):(e.out=B.i,t.out=new v(t.i<<1|1,t.i<<1|1)),this.prog.patch(B.out,t.i),t}quest(B,C){if(B.i===0)return this.nop();const t=this.newInst(c.ALT),e=this.prog.getInst(t.i);return C?(e.arg=B.i,t.out=new v(t.i<<1,t.i<<1)):(e.out=B.i,t.out=new v(t.i<<1|1,t.i<<1|1)),t.out=this.prog.append(t.out,B.out),t}star(B,C){return B.i===0?this.nop():B.nullable?this.quest(this.plus(B,C),C):this.loop(B,C)}plus(B,C){return B.i===0?this.fail():new cB(B.i,this.loop(B,C).out,B.nullable)}empty(B){const C=this.newInst(c.EMPTY_WIDTH);return this.prog.getInst(C.i).arg=B,C.out=new v(C.i<<1,C.i<<1),C}rune(B,C){const t=this.newInst(c.RUNE);t.nullable=false;const e=this.prog.getInst(t.i);return e.runes=B,C&=g.FOLD_CASE,(B.length!==1||A.simpleFold(B[0])===B[0])&&(C&=~g.FOLD_CASE),e.arg=C,t.out=new v(t.i<<1,t.i<<1),(C&g.FOLD_CASE)===0&&B.length===1||B.length===2&&B[0]===B[1]?e.op=c.RUNE1:B.length===2&&B[0]===0&&B[1]===A.MAX_RUNE?e.op=c.RUNE_ANY:B.length===4&&B[0]===0&&B[1]===f.CODES[`
`]-1&&B[2]===f.CODES[`
`]+1&&B[3]===A.MAX_RUNE&&(e.op=c.RUNE_ANY_NOT_NL),t}lookBehind(B,C){const t=Math.sign(C)*(Math.abs(C)+this.lbOffset),e=this.newInst(c.LB_WRITE);this.prog.getInst(e.i).arg=t;const s=this.rune(vB,0),n=this.star(s,true),a=this.cat(n,B);this.prog.patch(a.out,e.i);const i=this.newInst(c.LB_CHECK);return this.prog.getInst(i.i).arg=t,this.prog.lbStarts.push(a.i),Math.abs(t)>this.prog.numLb&&(this.prog.numLb=Math.abs(t)),i.out=new v(i.i<<1,i.i<<1),i}compile(B){return wB.walk(B,this.walker)}leaf(B){switch(B.op){case h.Op.NO_MATCH:return this.fail();case h.Op.EMPTY_MATCH:return this.nop();case h.Op.LITERAL:{if(B.runes.length===0)return this.nop();let C=null;for(let t of B.runes){let e=this.runeCache.get(t);e===void 0&&(e=new Int32Array([t]),this.runeCache.set(t,e));const s=this.rune(e,B.flags);C=C===null?s:this.cat(C,s)}return C}case h.Op.CHAR_CLASS:return this.rune(B.runes,B.flags);case h.Op.ANY_CHAR_NOT_NL:return this.rune(MC,0);case h.Op.ANY_CHAR:return this.rune(vB,0);case h.Op.BEGIN_LINE:return this.empty(I.EMPTY_BEGIN_LINE);case h.Op.END_LINE:return this.empty(I.EMPTY_END_LINE);case h.Op.BEGIN_TEXT:return this.empty(I.EMPTY_BEGIN_TEXT);case h.Op.END_TEXT:return this.empty(I.EMPTY_END_TEXT);case h.Op.WORD_BOUNDARY:return this.empty(I.EMPTY_WORD_BOUNDARY);case h.Op.NO_WORD_BOUNDARY:return this.empty(I.EMPTY_NO_WORD_BOUNDARY);case h.Op.CONCAT:case h.Op.ALTERNATE:return this.nop();default:throw new $("regexp: unhandled case in compile")}}enter(B){switch(B.op){case h.Op.PLB:case h.Op.NLB:case h.Op.STAR:case h.Op.PLUS:case h.Op.QUEST:return{sub:null};case h.Op.CAPTURE:return{bra:this.cap(B.cap<<1),sub:null};case h.Op.CONCAT:case h.Op.ALTERNATE:return{f:null};default:throw new $("regexp: unhandled case in compile")}}child(B,C,t){B.op===h.Op.CONCAT?C.f=C.f===null?t:this.cat(C.f,t):B.op===h.Op.ALTERNATE?C.f=C.f===null?t:this.alt(C.f,t):C.sub=t}leave(B,C){switch(B.op){case h.Op.PLB:case h.Op.NLB:return this.lookBehind(C.sub,B.lb);case h.Op.CAPTURE:{const t=this.cap(B.cap<<1|1);return this.cat(this.cat(C.bra,C.sub),t)}case h.Op.STAR:return this.star(C.sub,(B.flags&g.NON_GREEDY)!==0);case h.Op.PLUS:return this.plus(C.sub,(B.flags&g.NON_GREEDY)!==0);case h.Op.QUEST:return this.quest(C.sub,(B.flags&g.NON_GREEDY)!==0);case h.Op.CONCAT:case h.Op.ALTERNATE:return C.f;default:throw new $("regexp: unhandled case in compile")}}};var jB=class k{static simplify(B){return B===null?null:wB.walk(B,k.WALKER)}static WALKER={leaf:B=>k.leaf(B),enter:B=>k.enter(B),child:(B,C,t,e)=>k.child(B,C,t,e),leave:(B,C)=>k.leave(B,C)};static leaf(B){if(B.op===h.Op.CHAR_CLASS){if(B.runes===null)return B;if(B.runes.length===0)return new h(h.Op.NO_MATCH);if(B.runes.length===2&&B.runes[0]===0&&B.runes[1]===A.MAX_RUNE)return new h(h.Op.ANY_CHAR);if(B.runes.length===4&&B.runes[0]===0&&B.runes[1]===f.CODES[`
`]-1&&B.runes[2]===f.CODES[`
`]+1&&B.runes[3]===A.MAX_RUNE)return new h(h.Op.ANY_CHAR_NOT_NL)}return B}static enter(B){switch(B.op){case h.Op.PLB:case h.Op.NLB:case h.Op.CAPTURE:case h.Op.STAR:case h.Op.PLUS:case h.Op.QUEST:return{sub:null};case h.Op.CONCAT:case h.Op.ALTERNATE:return{subs:[],changed:false};case h.Op.REPEAT:return B.min===0&&B.max===0?{result:new h(h.Op.EMPTY_MATCH)}:{sub:null};default:return{result:B}}}static child(B,C,t,e){if(C.subs===void 0){C.sub=t;return}if(t!==B.subs[e]&&(C.changed=true),B.op===h.Op.CONCAT){if(t.op===h.Op.NO_MATCH){C.result=new h(h.Op.NO_MATCH);return}if(t.op===h.Op.EMPTY_MATCH){C.changed=true;return}if(t.op===h.Op.CONCAT){C.changed=true;for(let s=0;s<t.subs.length;s++)C.subs.push(t.subs[s]);return}}else{if(t.op===h.Op.NO_MATCH){C.changed=true;return}if(t.op===h.Op.ALTERNATE){C.changed=true;for(let s=0;s<t.subs.length;s++)C.subs.push(t.subs[s]);return}}C.subs.push(t)}static leave(B,C){switch(B.op){case h.Op.PLB:case h.Op.NLB:case h.Op.CAPTURE:{const t=C.sub;if(t!==B.subs[0]){const e=h.fromRegexp(B);return e.runes=new Int32Array(0),e.subs=[t],e}return B}case h.Op.CONCAT:case h.Op.ALTERNATE:if(C.changed){const t=C.subs;if(t.length===0)return new h(B.op===h.Op.CONCAT?h.Op.EMPTY_MATCH:h.Op.NO_MATCH);if(t.length===1)return t[0];const e=h.fromRegexp(B);return e.runes=new Int32Array(0),e.subs=t,e}return B;case h.Op.STAR:case h.Op.PLUS:case h.Op.QUEST:return k.simplify1(B.op,B.flags,C.sub,B);case h.Op.REPEAT:return k.simplifyRepeat(B,C.sub);default:return B}}static simplifyRepeat(B,C){if(B.max===-1){if(B.min===0)return k.simplify1(h.Op.STAR,B.flags,C,null);if(B.min===1)return k.simplify1(h.Op.PLUS,B.flags,C,null);const e=[];for(let s=0;s<B.min-1;s++)e.push(C);return e.push(k.simplify1(h.Op.PLUS,B.flags,C,null)),k.concat(e)}if(B.min===1&&B.max===1)return C;let t=null;if(B.min>0){t=[];for(let e=0;e<B.min;e++)t.push(C)}if(B.max>B.min){let e=k.simplify1(h.Op.QUEST,B.flags,C,null);for(let s=B.min+1;s<B.max;s++)e=k.simplify1(h.Op.QUEST,B.flags,k.concat([C,e]),null);if(t===null)return e;t.push(e)}return t!==null?k.concat(t):new h(h.Op.NO_MATCH)}static concat(B){const C=[];for(let e=0;e<B.length;e++){const s=B[e];if(s.op===h.Op.NO_MATCH)return new h(h.Op.NO_MATCH);if(s.op!==h.Op.EMPTY_MATCH){if(s.op===h.Op.CONCAT){for(let n=0;n<s.subs.length;n++)C.push(s.subs[n]);continue}C.push(s)}}if(C.length===0)return new h(h.Op.EMPTY_MATCH);if(C.length===1)return C[0];const t=new h(h.Op.CONCAT);return t.subs=C,t}static simplify1(B,C,t,e){if(t.op===h.Op.EMPTY_MATCH)return t;if(t.op===h.Op.NO_MATCH)return B===h.Op.PLUS?t:new h(h.Op.EMPTY_MATCH);if(B===t.op&&(C&g.NON_GREEDY)===(t.flags&g.NON_GREEDY))return t;if(e!==null&&e.op===B&&(e.flags&g.NON_GREEDY)===(C&g.NON_GREEDY)&&t===e.subs[0])return e;const s=new h(B);return s.flags=C,s.subs=[t],s}};var m2=class{constructor(r,B){this.sign=r,this.cls=B}};var YB=[48,57];var qB=[9,10,12,13,32,32];var VB=[48,57,65,90,95,95,97,122];var zB=new Map([["\\d",new m2(1,YB)],["\\D",new m2(-1,YB)],["\\s",new m2(1,qB)],["\\S",new m2(-1,qB)],["\\w",new m2(1,VB)],["\\W",new m2(-1,VB)]]);var XB=[48,57,65,90,97,122];var ZB=[65,90,97,122];var WB=[0,127];var $B=[9,9,32,32];var BC=[0,31,127,127];var CC=[48,57];var tC=[33,126];var eC=[97,122];var sC=[32,126];var nC=[33,47,58,64,91,96,123,126];var iC=[9,13,32,32];var rC=[65,90];var aC=[48,57,65,90,95,95,97,122];var lC=[48,57,65,70,97,102];var DC=new Map([["[:alnum:]",new m2(1,XB)],["[:^alnum:]",new m2(-1,XB)],["[:alpha:]",new m2(1,ZB)],["[:^alpha:]",new m2(-1,ZB)],["[:ascii:]",new m2(1,WB)],["[:^ascii:]",new m2(-1,WB)],["[:blank:]",new m2(1,$B)],["[:^blank:]",new m2(-1,$B)],["[:cntrl:]",new m2(1,BC)],["[:^cntrl:]",new m2(-1,BC)],["[:digit:]",new m2(1,CC)],["[:^digit:]",new m2(-1,CC)],["[:graph:]",new m2(1,tC)],["[:^graph:]",new m2(-1,tC)],["[:lower:]",new m2(1,eC)],["[:^lower:]",new m2(-1,eC)],["[:print:]",new m2(1,sC)],["[:^print:]",new m2(-1,sC)],["[:punct:]",new m2(1,nC)],["[:^punct:]",new m2(-1,nC)],["[:space:]",new m2(1,iC)],["[:^space:]",new m2(-1,iC)],["[:upper:]",new m2(1,rC)],["[:^upper:]",new m2(-1,rC)],["[:word:]",new m2(1,aC)],["[:^word:]",new m2(-1,aC)],["[:xdigit:]",new m2(1,lC)],["[:^xdigit:]",new m2(-1,lC)]]);var V=class gB{static charClassToString(B,C){let t="[";for(let e=0;e<C;e+=2){e>0&&(t+=" ");const s=B[e],n=B[e+1];s===n?t+=`0x${s.toString(16)}`:t+=`0x${s.toString(16)}-0x${n.toString(16)}`}return t+="]",t}static sortRanges(B,C){const t=C>>1,e=new Array(t);for(let n=0;n<t;n++)e[n]=n;e.sort((n,a)=>B[2*n]-B[2*a]||B[2*a+1]-B[2*n+1]);const s=B.slice(0,C);for(let n=0;n<t;n++)B[2*n]=s[2*e[n]],B[2*n+1]=s[2*e[n]+1]}constructor(B=I.emptyInts()){this.r=B,this.len=B.length}toArray(){return this.r instanceof Int32Array?this.len===this.r.length?this.r:this.r.subarray(0,this.len):new Int32Array(this.len===this.r.length?this.r:this.r.slice(0,this.len))}toGrowableArray(){return Array.isArray(this.r)?(this.r.length=this.len,this.r):Array.from(this.r.subarray(0,this.len))}cleanClass(){if(this.len<4)return this;gB.sortRanges(this.r,this.len);let B=2;for(let C=2;C<this.len;C+=2){const t=this.r[C],e=this.r[C+1];if(t<=this.r[B-1]+1){e>this.r[B-1]&&(this.r[B-1]=e);continue}this.r[B]=t,this.r[B+1]=e,B+=2}return this.len=B,this}appendLiteral(B,C){return(C&g.FOLD_CASE)!==0?this.appendFoldedRange(B,B):this.appendRange(B,B)}appendRange(B,C){if(this.len>0){for(let t=2;t<=4;t+=2)if(this.len>=t){const e=this.r[this.len-t],s=this.r[this.len-t+1];if(B<=s+1&&e<=C+1)return B<e&&(this.r[this.len-t]=B),C>s&&(this.r[this.len-t+1]=C),this}}return this.r[this.len++]=B,this.r[this.len++]=C,this}appendFoldedRange(B,C){if(B<=A.MIN_FOLD&&C>=A.MAX_FOLD)return this.appendRange(B,C);if(C<A.MIN_FOLD||B>A.MAX_FOLD)return this.appendRange(B,C);B<A.MIN_FOLD&&(this.appendRange(B,A.MIN_FOLD-1),B=A.MIN_FOLD),C>A.MAX_FOLD&&(this.appendRange(A.MAX_FOLD+1,C),C=A.MAX_FOLD);for(let t=B;t<=C;t++){this.appendRange(t,t);for(let e=A.simpleFold(t);e!==t;e=A.simpleFold(e))this.appendRange(e,e)}return this}appendClass(B){for(let C=0;C<B.length;C+=2)this.appendRange(B[C],B[C+1]);return this}appendFoldedClass(B){for(let C=0;C<B.length;C+=2)this.appendFoldedRange(B[C],B[C+1]);return this}appendNegatedClass(B){let C=0;for(let t=0;t<B.length;t+=2){const e=B[t],s=B[t+1];C<=e-1&&this.appendRange(C,e-1),C=s+1}return C<=A.MAX_RUNE&&this.appendRange(C,A.MAX_RUNE),this}appendTable(B){for(let C=0;C<B.length;++C){const t=B.getLo(C),e=B.getHi(C),s=B.getStride(C);if(s===1){this.appendRange(t,e);continue}for(let n=t;n<=e;n+=s)this.appendRange(n,n)}return this}appendNegatedTable(B){let C=0;for(let t=0;t<B.length;++t){const e=B.getLo(t),s=B.getHi(t),n=B.getStride(t);if(n===1){C<=e-1&&this.appendRange(C,e-1),C=s+1;continue}for(let a=e;a<=s;a+=n)C<=a-1&&this.appendRange(C,a-1),C=a+1}return C<=A.MAX_RUNE&&this.appendRange(C,A.MAX_RUNE),this}appendTableWithSign(B,C){return C<0?this.appendNegatedTable(B):this.appendTable(B)}negateClass(){let B=0,C=0;for(let t=0;t<this.len;t+=2){const e=this.r[t],s=this.r[t+1];B<=e-1&&(this.r[C]=B,this.r[C+1]=e-1,C+=2),B=s+1}return this.len=C,B<=A.MAX_RUNE&&(this.r[this.len++]=B,this.r[this.len++]=A.MAX_RUNE),this}appendClassWithSign(B,C){return C<0?this.appendNegatedClass(B):this.appendClass(B)}appendGroup(B,C){let t=B.cls;return C&&(t=new gB().appendFoldedClass(t).cleanClass().toArray()),this.appendClassWithSign(t,B.sign)}toString(){return gB.charClassToString(this.r,this.len)}};var JC=class{constructor(r){this.str=r,this.position=0}pos(){return this.position}rewindTo(r){this.position=r}more(){return this.position<this.str.length}peek(){return this.str.codePointAt(this.position)}skip(r){this.position+=r}skipString(r){this.position+=r.length}pop(){const r=this.str.codePointAt(this.position);return this.position+=I.charCount(r),r}lookingAt(r){return this.str.startsWith(r,this.position)}rest(){return this.str.substring(this.position)}from(r){return this.str.substring(r,this.position)}toString(){return this.rest()}};var aB=class L{static ERR_INTERNAL_ERROR="regexp/syntax: internal error";static ERR_INVALID_CHAR_RANGE="invalid character class range";static ERR_INVALID_ESCAPE="invalid escape sequence";static ERR_INVALID_NAMED_CAPTURE="invalid named capture";static ERR_INVALID_PERL_OP="invalid or unsupported Perl syntax";static ERR_INVALID_REPEAT_OP="invalid nested repetition operator";static ERR_INVALID_REPEAT_SIZE="invalid repeat count";static ERR_MISSING_BRACKET="missing closing ]";static ERR_MISSING_PAREN="missing closing )";static ERR_MISSING_REPEAT_ARGUMENT="missing argument to repetition operator";static ERR_TRAILING_BACKSLASH="trailing backslash at end of expression";static ERR_DUPLICATE_NAMED_CAPTURE="duplicate capture group name";static ERR_UNEXPECTED_PAREN="unexpected )";static ERR_NESTING_DEPTH="expression nests too deeply";static ERR_LARGE="expression too large";static ERR_INVALID_CAPTURE_IN_LOOKBEHIND="invalid capture in lookbehind";static MAX_HEIGHT=1e3;static MAX_SIZE=1398101;static MAX_RUNES=33554432;static ANY_TABLE=new l(new Uint32Array([0,A.MAX_RUNE,1]));static ASCII_TABLE=new l(new Uint32Array([0,127,1]));static ASCII_FOLD_TABLE=new l(new Uint32Array([0,127,1,383,383,1,8490,8490,1]));static unicodeTable(B){return B==="Any"?{tab:L.ANY_TABLE,fold:L.ANY_TABLE,sign:1}:B==="Ascii"?{tab:L.ASCII_TABLE,fold:L.ASCII_FOLD_TABLE,sign:1}:B==="Assigned"?{tab:y.CATEGORIES.get("Cn"),fold:y.CATEGORIES.get("Cn"),sign:-1}:B==="Lc"?{tab:y.CATEGORIES.get("LC"),fold:y.FOLD_CATEGORIES.get("LC"),sign:1}:y.CATEGORIES.has(B)?{tab:y.CATEGORIES.get(B),fold:y.FOLD_CATEGORIES.get(B),sign:1}:y.SCRIPTS.has(B)?{tab:y.SCRIPTS.get(B),fold:y.FOLD_SCRIPT.get(B),sign:1}:null}static minFoldRune(B){if(B<A.MIN_FOLD||B>A.MAX_FOLD)return B;let C=B;const t=B;for(B=A.simpleFold(B);B!==t;B=A.simpleFold(B))C>B&&(C=B);return C}static leadingRegexp(B){if(B.op===h.Op.EMPTY_MATCH)return null;if(B.op===h.Op.CONCAT&&B.subs.length>0){const C=B.subs[0];return C.op===h.Op.EMPTY_MATCH?null:C}return B}static literalRegexp(B,C){const t=new h(h.Op.LITERAL);return t.flags=C,t.runes=I.stringToRunes(B),t}static parse(B,C){return new L(B,C).parseInternal()}static parseRepeat(B){const C=B.pos();if(!B.more()||!B.lookingAt("{"))return-1;B.skip(1);const t=L.parseInt(B);if(t===-1||!B.more())return-1;let e;if(!B.lookingAt(","))e=t;else{if(B.skip(1),!B.more())return-1;if(B.lookingAt("}"))e=-1;else if((e=L.parseInt(B))===-1)return-1}if(!B.more()||!B.lookingAt("}"))return-1;if(B.skip(1),t<0||t>1e3||e===-2||e>1e3||e>=0&&t>e)throw new d(L.ERR_INVALID_REPEAT_SIZE,B.from(C));return t<<16|e&A.MAX_BMP}static isValidCaptureName(B){if(B.length===0)return false;for(let C=0;C<B.length;C++){const t=B.codePointAt(C);if(t!==f.CODES._&&!I.isalnum(t))return false}return true}static parseInt(B){const C=B.pos();for(;B.more()&&B.peek()>=f.CODES[0]&&B.peek()<=f.CODES[9];)B.skip(1);const t=B.from(C);return t.length===0||t.length>1&&t.codePointAt(0)===f.CODES[0]?-1:t.length>8?-2:parseInt(t,10)}static isCharClass(B){return B.op===h.Op.LITERAL&&B.runes.length===1||B.op===h.Op.CHAR_CLASS||B.op===h.Op.ANY_CHAR_NOT_NL||B.op===h.Op.ANY_CHAR}static matchRune(B,C){switch(B.op){case h.Op.LITERAL:return B.runes.length===1&&B.runes[0]===C;case h.Op.CHAR_CLASS:for(let t=0;t<B.runes.length;t+=2)if(B.runes[t]<=C&&C<=B.runes[t+1])return true;return false;case h.Op.ANY_CHAR_NOT_NL:return C!==f.CODES[`
`];case h.Op.ANY_CHAR:return true}return false}static mergeCharClass(B,C){switch(B.op){case h.Op.ANY_CHAR:break;case h.Op.ANY_CHAR_NOT_NL:L.matchRune(C,f.CODES[`
`])&&(B.op=h.Op.ANY_CHAR);break;case h.Op.CHAR_CLASS:{const t=new V(Array.isArray(B.runes)?B.runes:Array.from(B.runes));C.op===h.Op.LITERAL?t.appendLiteral(C.runes[0],C.flags):t.appendClass(C.runes),B.runes=t.toGrowableArray();break}case h.Op.LITERAL:if(C.runes[0]===B.runes[0]&&C.flags===B.flags)break;B.op=h.Op.CHAR_CLASS,B.runes=new V().appendLiteral(B.runes[0],B.flags).appendLiteral(C.runes[0],C.flags).toGrowableArray()}}static parseEscape(B){const C=B.pos();if(B.skip(1),!B.more())throw new d(L.ERR_TRAILING_BACKSLASH);let t=B.pop();B:switch(t){case f.CODES[1]:case f.CODES[2]:case f.CODES[3]:case f.CODES[4]:case f.CODES[5]:case f.CODES[6]:case f.CODES[7]:if(!B.more()||B.peek()<f.CODES[0]||B.peek()>f.CODES[7])break;case f.CODES[0]:{let e=t-f.CODES[0];for(let s=1;s<3&&!(!B.more()||B.peek()<f.CODES[0]||B.peek()>f.CODES[7]);s++)e=e*8+B.peek()-f.CODES[0],B.skip(1);return e}case f.CODES.x:{if(!B.more())break;if(t=B.pop(),t===f.CODES["{"]){let n=0,a=0;for(;;){if(!B.more())break B;if(t=B.pop(),t===f.CODES["}"])break;const i=I.unhex(t);if(i<0||(a=a*16+i,a>A.MAX_RUNE))break B;n++}if(n===0)break B;return a}const e=I.unhex(t);if(!B.more())break;t=B.pop();const s=I.unhex(t);if(e<0||s<0)break;return e*16+s}case f.CODES.a:return f.CODES["\x07"];case f.CODES.f:return f.CODES["\f"];case f.CODES.n:return f.CODES[`
`];case f.CODES.r:return f.CODES["\r"];case f.CODES.t:return f.CODES["	"];case f.CODES.v:return f.CODES["\v"];default:if(t<=A.MAX_ASCII&&!I.isalnum(t))return t}throw new d(L.ERR_INVALID_ESCAPE,B.from(C))}static parseClassChar(B,C){if(!B.more())throw new d(L.ERR_MISSING_BRACKET,B.from(C));return B.lookingAt("\\")?L.parseEscape(B):B.pop()}static hasCapture(B){if(B===null)return false;if(B.op===h.Op.CAPTURE)return true;if(B.subs){for(let C of B.subs)if(L.hasCapture(C))return true}return false}constructor(B,C=0){this.wholeRegexp=B,this.flags=C,this.numCap=0,this.namedGroups=Object.create(null),this.stack=[],this.free=null,this.numRegexp=0,this.numRunes=0,this.repeats=0,this.height=null,this.size=null,this.nlb=0}newRegexp(B){let C=this.free;return C!==null&&C.subs!==null&&C.subs.length>0?(this.free=C.subs[0],C.reinit(),C.op=B):(C=new h(B),this.numRegexp+=1),C}reuse(B){this.height!==null&&this.height.has(B)&&this.height.delete(B),B.subs!==null&&B.subs.length>0&&(B.subs[0]=this.free),this.free=B}checkLimits(B){if(this.numRunes>L.MAX_RUNES)throw new d(L.ERR_LARGE);this.checkSize(B),this.checkHeight(B)}checkSize(B){if(this.size===null){if(this.repeats===0&&(this.repeats=1),B.op===h.Op.REPEAT){let C=B.max;C===-1&&(C=B.min),C<=0&&(C=1),C>Math.floor(L.MAX_SIZE/this.repeats)?this.repeats=L.MAX_SIZE:this.repeats*=C}if(this.numRegexp<Math.floor(L.MAX_SIZE/this.repeats))return;this.size=new Map;for(let C of this.stack)this.checkSize(C)}if(this.calcSize(B,true)>L.MAX_SIZE)throw new d(L.ERR_LARGE)}calcSize(B,C=false){if(!C&&this.size!==null&&this.size.has(B))return this.size.get(B);let t=0;switch(B.op){case h.Op.LITERAL:t=B.runes.length;break;case h.Op.PLB:case h.Op.NLB:case h.Op.CAPTURE:case h.Op.STAR:t=2+this.calcSize(B.subs[0]);break;case h.Op.PLUS:case h.Op.QUEST:t=1+this.calcSize(B.subs[0]);break;case h.Op.CONCAT:for(let e of B.subs)t=t+this.calcSize(e);break;case h.Op.ALTERNATE:for(let e of B.subs)t=t+this.calcSize(e);B.subs.length>1&&(t=t+B.subs.length-1);break;case h.Op.REPEAT:{let e=this.calcSize(B.subs[0]);if(B.max===-1){B.min===0?t=2+e:t=1+B.min*e;break}t=B.max*e+(B.max-B.min);break}}return t=Math.max(1,t),this.size===null&&(this.size=new Map),this.size.set(B,t),t}checkHeight(B){if(!(this.numRegexp<L.MAX_HEIGHT)){if(this.height===null){this.height=new Map;for(let C of this.stack)this.checkHeight(C)}if(this.calcHeight(B,true)>L.MAX_HEIGHT)throw new d(L.ERR_NESTING_DEPTH)}}calcHeight(B,C=false){if(!C&&this.height!==null&&this.height.has(B))return this.height.get(B);let t=1;for(let e of B.subs){const s=this.calcHeight(e);t<1+s&&(t=1+s)}return this.height===null&&(this.height=new Map),this.height.set(B,t),t}pop(){return this.stack.pop()}popToPseudo(){const B=this.stack.length;let C=B;for(;C>0&&!h.isPseudoOp(this.stack[C-1].op);)C--;return this.stack.splice(C,B-C)}push(B){if(this.numRunes+=B.runes.length,B.op===h.Op.CHAR_CLASS&&B.runes.length===2&&B.runes[0]===B.runes[1]){if(this.maybeConcat(B.runes[0],this.flags&~g.FOLD_CASE))return null;B.op=h.Op.LITERAL,B.runes=[B.runes[0]],B.flags=this.flags&~g.FOLD_CASE}else if(B.op===h.Op.CHAR_CLASS&&B.runes.length===4&&B.runes[0]===B.runes[1]&&B.runes[2]===B.runes[3]&&A.simpleFold(B.runes[0])===B.runes[2]&&A.simpleFold(B.runes[2])===B.runes[0]||B.op===h.Op.CHAR_CLASS&&B.runes.length===2&&B.runes[0]+1===B.runes[1]&&A.simpleFold(B.runes[0])===B.runes[1]&&A.simpleFold(B.runes[1])===B.runes[0]){if(this.maybeConcat(B.runes[0],this.flags|g.FOLD_CASE))return null;B.op=h.Op.LITERAL,B.runes=[B.runes[0]],B.flags=this.flags|g.FOLD_CASE}else this.maybeConcat(-1,0);return this.stack.push(B),this.checkLimits(B),B}maybeConcat(B,C){const t=this.stack.length;if(t<2)return false;const e=this.stack[t-1],s=this.stack[t-2];if(e.op!==h.Op.LITERAL||s.op!==h.Op.LITERAL||(e.flags&g.FOLD_CASE)!==(s.flags&g.FOLD_CASE))return false;Array.isArray(s.runes)||(s.runes=Array.from(s.runes));for(let n=0;n<e.runes.length;n++)s.runes.push(e.runes[n]);return B>=0?(e.runes=[B],e.flags=C,true):(this.pop(),this.reuse(e),false)}newLiteral(B,C){const t=this.newRegexp(h.Op.LITERAL);return t.flags=C,(C&g.FOLD_CASE)!==0&&(B=L.minFoldRune(B)),t.runes=[B],t}literal(B){this.push(this.newLiteral(B,this.flags))}op(B){const C=this.newRegexp(B);return C.flags=this.flags,this.push(C)}repeat(B,C,t,e,s,n){let a=this.flags;if((a&g.PERL_X)!==0&&(s.more()&&s.lookingAt("?")&&(s.skip(1),a^=g.NON_GREEDY),n!==-1))throw new d(L.ERR_INVALID_REPEAT_OP,s.from(n));const i=this.stack.length;if(i===0)throw new d(L.ERR_MISSING_REPEAT_ARGUMENT,s.from(e));const o=this.stack[i-1];if(h.isPseudoOp(o.op))throw new d(L.ERR_MISSING_REPEAT_ARGUMENT,s.from(e));const u=this.newRegexp(B);if(u.min=C,u.max=t,u.flags=a,u.subs=[o],this.stack[i-1]=u,this.checkLimits(u),B===h.Op.REPEAT&&(C>=2||t>=2)&&!this.repeatIsValid(u,1e3))throw new d(L.ERR_INVALID_REPEAT_SIZE,s.from(e))}repeatIsValid(B,C){if(B.op===h.Op.REPEAT){let t=B.max;if(t===0)return true;if(t<0&&(t=B.min),t>C)return false;t>0&&(C=Math.trunc(C/t))}for(let t of B.subs)if(!this.repeatIsValid(t,C))return false;return true}concat(){this.maybeConcat(-1,0);const B=this.popToPseudo();return B.length===0?this.push(this.newRegexp(h.Op.EMPTY_MATCH)):this.push(this.collapse(B,h.Op.CONCAT))}alternate(){const B=this.popToPseudo();return B.length>0&&this.cleanAlt(B[B.length-1]),B.length===0?this.push(this.newRegexp(h.Op.NO_MATCH)):this.push(this.collapse(B,h.Op.ALTERNATE))}cleanAlt(B){B.op===h.Op.CHAR_CLASS&&(B.runes=new V(Array.from(B.runes)).cleanClass().toArray(),B.runes.length===2&&B.runes[0]===0&&B.runes[1]===A.MAX_RUNE?(B.runes=new Int32Array(0),B.op=h.Op.ANY_CHAR):B.runes.length===4&&B.runes[0]===0&&B.runes[1]===f.CODES[`
`]-1&&B.runes[2]===f.CODES[`
`]+1&&B.runes[3]===A.MAX_RUNE&&(B.runes=new Int32Array(0),B.op=h.Op.ANY_CHAR_NOT_NL))}collapse(B,C){if(B.length===1)return B[0];let t=0;for(let a of B)t+=a.op===C?a.subs.length:1;let e=new Array(t).fill(null),s=0;for(let a of B)if(a.op===C){for(let i=0;i<a.subs.length;i++)e[s++]=a.subs[i];this.reuse(a)}else e[s++]=a;let n=this.newRegexp(C);if(n.subs=e,C===h.Op.ALTERNATE&&(n.subs=this.factor(n.subs),n.subs.length===1)){const a=n;n=n.subs[0],this.reuse(a)}return n}factor(B){if(B.length<2)return B;let C=0,t=B.length,e=0,s=null,n=0,a=0,i=0;for(let u=0;u<=t;u++){let E=null,F=0,O=0;if(u<t){let p=B[C+u];if(p.op===h.Op.CONCAT&&p.subs.length>0&&(p=p.subs[0]),p.op===h.Op.LITERAL&&(E=p.runes,F=p.runes.length,O=p.flags&g.FOLD_CASE),O===a){let G=0;for(;G<n&&G<F&&s[G]===E[G];)G++;if(G>0){n=G;continue}}}if(u!==i)if(u===i+1)B[e++]=B[C+i];else{const p=this.newRegexp(h.Op.LITERAL);p.flags=a,p.runes=s.slice(0,n);for(let w=i;w<u;w++)B[C+w]=this.removeLeadingString(B[C+w],n),this.checkLimits(B[C+w]);const G=this.collapse(B.slice(C+i,C+u),h.Op.ALTERNATE),T=this.newRegexp(h.Op.CONCAT);T.subs=[p,G],B[e++]=T}i=u,s=E,n=F,a=O}t=e,C=0,i=0,e=0;let o=null;for(let u=0;u<=t;u++){let E=null;if(!(u<t&&(E=L.leadingRegexp(B[C+u]),o!==null&&o.equals(E)&&(L.isCharClass(o)||o.op===h.Op.REPEAT&&o.min===o.max&&L.isCharClass(o.subs[0]))))){if(u!==i)if(u===i+1)B[e++]=B[C+i];else{const F=o;for(let G=i;G<u;G++){const T=G!==i;B[C+G]=this.removeLeadingRegexp(B[C+G],T),this.checkLimits(B[C+G])}const O=this.collapse(B.slice(C+i,C+u),h.Op.ALTERNATE),p=this.newRegexp(h.Op.CONCAT);p.subs=[F,O],B[e++]=p}i=u,o=E}}t=e,C=0,i=0,e=0;for(let u=0;u<=t;u++)if(!(u<t&&L.isCharClass(B[C+u]))){if(u!==i)if(u===i+1)B[e++]=B[C+i];else{let E=i;for(let O=i+1;O<u;O++){const p=B[C+E],G=B[C+O];(p.op<G.op||p.op===G.op&&(p.runes!==null?p.runes.length:0)<(G.runes!==null?G.runes.length:0))&&(E=O)}const F=B[C+i];B[C+i]=B[C+E],B[C+E]=F;for(let O=i+1;O<u;O++)L.mergeCharClass(B[C+i],B[C+O]),this.reuse(B[C+O]);this.cleanAlt(B[C+i]),B[e++]=B[C+i]}u<t&&(B[e++]=B[C+u]),i=u+1}t=e,C=0,i=0,e=0;for(let u=0;u<t;++u)u+1<t&&B[C+u].op===h.Op.EMPTY_MATCH&&B[C+u+1].op===h.Op.EMPTY_MATCH||(B[e++]=B[C+u]);return t=e,C=0,B.slice(C,t)}removeLeadingString(B,C){if(B.op===h.Op.CONCAT&&B.subs.length>0){const t=this.removeLeadingString(B.subs[0],C);if(B.subs[0]=t,t.op===h.Op.EMPTY_MATCH)switch(this.reuse(t),B.subs.length){case 0:case 1:B.op=h.Op.EMPTY_MATCH,B.subs=h.emptySubs();break;case 2:{const e=B;B=B.subs[1],this.reuse(e);break}default:B.subs=B.subs.slice(1,B.subs.length)}return B}return B.op===h.Op.LITERAL&&(B.runes=B.runes.slice(C,B.runes.length),B.runes.length===0&&(B.op=h.Op.EMPTY_MATCH)),B}removeLeadingRegexp(B,C){if(B.op===h.Op.CONCAT&&B.subs.length>0){switch(C&&this.reuse(B.subs[0]),B.subs=B.subs.slice(1,B.subs.length),B.subs.length){case 0:B.op=h.Op.EMPTY_MATCH,B.subs=h.emptySubs();break;case 1:{const t=B;B=B.subs[0],this.reuse(t);break}}return B}return C&&this.reuse(B),this.newRegexp(h.Op.EMPTY_MATCH)}parseInternal(){if((this.flags&g.LITERAL)!==0)return L.literalRegexp(this.wholeRegexp,this.flags);let B=-1,C=-1,t=-1;const e=new JC(this.wholeRegexp);for(;e.more();){let s=-1;B:switch(e.peek()){case f.CODES["("]:if((this.flags&g.LOOKBEHIND)!==0){if(e.lookingAt("(?<=")){this.parsePosLookBehind(),e.skip(4);break}if(e.lookingAt("(?<!")){this.parseNegLookBehind(),e.skip(4);break}}if((this.flags&g.PERL_X)!==0&&e.lookingAt("(?")){this.parsePerlFlags(e);break}this.op(h.Op.LEFT_PAREN).cap=++this.numCap,e.skip(1);break;case f.CODES["|"]:this.parseVerticalBar(),e.skip(1);break;case f.CODES[")"]:this.parseRightParen(),e.skip(1);break;case f.CODES["^"]:(this.flags&g.ONE_LINE)!==0?this.op(h.Op.BEGIN_TEXT):this.op(h.Op.BEGIN_LINE),e.skip(1);break;case f.CODES.$:(this.flags&g.ONE_LINE)!==0?this.op(h.Op.END_TEXT).flags|=g.WAS_DOLLAR:this.op(h.Op.END_LINE),e.skip(1);break;case f.CODES["."]:(this.flags&g.DOT_NL)!==0?this.op(h.Op.ANY_CHAR):this.op(h.Op.ANY_CHAR_NOT_NL),e.skip(1);break;case f.CODES["["]:this.parseClass(e);break;case f.CODES["*"]:case f.CODES["+"]:case f.CODES["?"]:{s=e.pos();let n=null;switch(e.pop()){case f.CODES["*"]:n=h.Op.STAR;break;case f.CODES["+"]:n=h.Op.PLUS;break;case f.CODES["?"]:n=h.Op.QUEST}this.repeat(n,C,t,s,e,B);break}case f.CODES["{"]:{const n=e.pos(),a=L.parseRepeat(e);if(a<0){e.rewindTo(n),this.literal(e.pop());break}s=n,C=a>>16,t=(a&A.MAX_BMP)<<16>>16,this.repeat(h.Op.REPEAT,C,t,s,e,B);break}case f.CODES["\\"]:{const n=e.pos();if(e.skip(1),(this.flags&g.PERL_X)!==0&&e.more())switch(e.pop()){case f.CODES.A:this.op(h.Op.BEGIN_TEXT);break B;case f.CODES.b:this.op(h.Op.WORD_BOUNDARY);break B;case f.CODES.B:this.op(h.Op.NO_WORD_BOUNDARY);break B;case f.CODES.C:throw new d(L.ERR_INVALID_ESCAPE,"\\C");case f.CODES.Q:{let o=e.rest();const u=o.indexOf("\\E");u>=0?(o=o.substring(0,u),e.skipString(o),e.skipString("\\E")):e.skipString(o);let E=0;for(;E<o.length;){const F=o.codePointAt(E);this.literal(F),E+=I.charCount(F)}break B}case f.CODES.z:this.op(h.Op.END_TEXT);break B;default:e.rewindTo(n)}else e.rewindTo(n);const a=this.newRegexp(h.Op.CHAR_CLASS);if(a.flags=this.flags,e.lookingAt("\\p")||e.lookingAt("\\P")){const o=new V;if(this.parseUnicodeClass(e,o)){a.runes=o.toArray(),this.push(a);break B}}const i=new V;if(this.parsePerlClassEscape(e,i)){a.runes=i.toArray(),this.push(a);break B}e.rewindTo(n),this.reuse(a),this.literal(L.parseEscape(e));break}default:this.literal(e.pop())}B=s}if(this.concat(),this.swapVerticalBar()&&this.pop(),this.alternate(),this.stack.length!==1)throw new d(L.ERR_MISSING_PAREN,this.wholeRegexp);return this.stack[0].namedGroups=this.namedGroups,this.stack[0]}parsePerlFlags(B){const C=B.pos(),t=B.rest();if(t.startsWith("(?P<")||t.startsWith("(?<")){const a=t.charAt(2)==="P"?4:3,i=t.indexOf(">");if(i<0)throw new d(L.ERR_INVALID_NAMED_CAPTURE,t);const o=t.substring(a,i);if(B.skipString(o),B.skip(a+1),!L.isValidCaptureName(o))throw new d(L.ERR_INVALID_NAMED_CAPTURE,t.substring(0,i+1));const u=this.op(h.Op.LEFT_PAREN);if(u.cap=++this.numCap,this.namedGroups[o])throw new d(L.ERR_DUPLICATE_NAMED_CAPTURE,o);this.namedGroups[o]=this.numCap,u.name=o;return}B.skip(2);let e=this.flags,s=1,n=false;B:for(;B.more();){const a=B.pop();switch(a){case f.CODES.i:e|=g.FOLD_CASE,n=true;break;case f.CODES.m:e&=~g.ONE_LINE,n=true;break;case f.CODES.s:e|=g.DOT_NL,n=true;break;case f.CODES.U:e|=g.NON_GREEDY,n=true;break;case f.CODES["-"]:if(s<0)break B;s=-1,e=~e,n=false;break;case f.CODES[":"]:case f.CODES[")"]:if(s<0){if(!n)break B;e=~e}a===f.CODES[":"]&&this.op(h.Op.LEFT_PAREN),this.flags=e;return;default:break B}}throw new d(L.ERR_INVALID_PERL_OP,B.from(C))}parsePosLookBehind(){const B=this.newRegexp(h.Op.LEFT_PAREN);return B.flags=this.flags,B.lb=++this.nlb,this.push(B)}parseNegLookBehind(){const B=this.newRegexp(h.Op.LEFT_PAREN);return B.flags=this.flags,B.lb=-++this.nlb,this.push(B)}parseVerticalBar(){this.concat(),this.swapVerticalBar()||this.op(h.Op.VERTICAL_BAR)}swapVerticalBar(){const B=this.stack.length;if(B>=3&&this.stack[B-2].op===h.Op.VERTICAL_BAR&&L.isCharClass(this.stack[B-1])&&L.isCharClass(this.stack[B-3])){let C=this.stack[B-1],t=this.stack[B-3];if(C.op>t.op){const e=t;t=C,C=e,this.stack[B-3]=t}return L.mergeCharClass(t,C),this.reuse(C),this.pop(),true}if(B>=2){const C=this.stack[B-1],t=this.stack[B-2];if(t.op===h.Op.VERTICAL_BAR)return B>=3&&this.cleanAlt(this.stack[B-3]),this.stack[B-2]=C,this.stack[B-1]=t,true}return false}parseRightParen(){if(this.concat(),this.swapVerticalBar()&&this.pop(),this.alternate(),this.stack.length<2)throw new d(L.ERR_UNEXPECTED_PAREN,this.wholeRegexp);const B=this.pop(),C=this.pop();if(C.op!==h.Op.LEFT_PAREN)throw new d(L.ERR_UNEXPECTED_PAREN,this.wholeRegexp);if(this.flags=C.flags,C.lb!==0){if(L.hasCapture(B))throw new d(L.ERR_INVALID_CAPTURE_IN_LOOKBEHIND,this.wholeRegexp);C.lb>0?C.op=h.Op.PLB:C.op=h.Op.NLB,C.subs=[B],this.push(C);return}C.cap===0?this.push(B):(C.op=h.Op.CAPTURE,C.subs=[B],this.push(C))}parsePerlClassEscape(B,C){const t=B.pos();if((this.flags&g.PERL_X)===0||!B.more()||B.pop()!==f.CODES["\\"]||!B.more())return false;B.pop();const e=B.from(t),s=zB.has(e)?zB.get(e):null;return s===null?false:(C.appendGroup(s,(this.flags&g.FOLD_CASE)!==0),true)}parseNamedClass(B,C){const t=B.rest(),e=t.indexOf(":]");if(e<0)return false;const s=t.substring(0,e+2);B.skipString(s);const n=DC.has(s)?DC.get(s):null;if(n===null)throw new d(L.ERR_INVALID_CHAR_RANGE,s);return C.appendGroup(n,(this.flags&g.FOLD_CASE)!==0),true}parseUnicodeClass(B,C){const t=B.pos();if((this.flags&g.UNICODE_GROUPS)===0||!B.lookingAt("\\p")&&!B.lookingAt("\\P"))return false;B.skip(1);let e=1,s=B.pop();if(s===f.CODES.P&&(e=-1),!B.more())throw B.rewindTo(t),new d(L.ERR_INVALID_CHAR_RANGE,B.rest());s=B.pop();let n;if(s!==f.CODES["{"])n=I.runeToString(s);else{const u=B.rest(),E=u.indexOf("}");if(E<0)throw B.rewindTo(t),new d(L.ERR_INVALID_CHAR_RANGE,B.rest());n=u.substring(0,E),B.skipString(n),B.skip(1)}n.length!==0&&n.codePointAt(0)===f.CODES["^"]&&(e=0-e,n=n.substring(1));const a=L.unicodeTable(n);if(a===null)throw new d(L.ERR_INVALID_CHAR_RANGE,B.from(t));a.sign<0&&(e=0-e);const i=a.tab,o=a.fold;if((this.flags&g.FOLD_CASE)===0||o===null)C.appendTableWithSign(i,e);else{const u=new V().appendTable(i).appendTable(o).cleanClass().toArray();C.appendClassWithSign(Array.from(u),e)}return true}parseClass(B){const C=B.pos();B.skip(1);const t=this.newRegexp(h.Op.CHAR_CLASS);t.flags=this.flags;const e=new V;let s=1;B.more()&&B.lookingAt("^")&&(s=-1,B.skip(1),(this.flags&g.CLASS_NL)===0&&e.appendRange(f.CODES[`
`],f.CODES[`
`]));let n=true;for(;!B.more()||B.peek()!==f.CODES["]"]||n;){if(B.more()&&B.lookingAt("-")&&(this.flags&g.PERL_X)===0&&!n){const u=B.rest();if(u==="-"||!u.startsWith("-]"))throw B.rewindTo(C),new d(L.ERR_INVALID_CHAR_RANGE,B.rest())}n=false;const a=B.pos();if(B.lookingAt("[:")){if(this.parseNamedClass(B,e))continue;B.rewindTo(a)}if(this.parseUnicodeClass(B,e)||this.parsePerlClassEscape(B,e))continue;B.rewindTo(a);const i=L.parseClassChar(B,C);let o=i;if(B.more()&&B.lookingAt("-")){if(B.skip(1),B.more()&&B.lookingAt("]"))B.skip(-1);else if(o=L.parseClassChar(B,C),o<i)throw new d(L.ERR_INVALID_CHAR_RANGE,B.from(a))}(this.flags&g.FOLD_CASE)===0?e.appendRange(i,o):e.appendFoldedRange(i,o)}B.skip(1),e.cleanClass(),s<0&&e.negateClass(),t.runes=e.toArray(),this.push(t)}};var kC=class X{static initTest(B){const C=X.compile(B),t=new X(C.expr,C.prog,C.numSubexp,C.longest);return t.cond=C.cond,t.prefix=C.prefix,t.prefixUTF8=C.prefixUTF8,t.prefixComplete=C.prefixComplete,t.prefixRune=C.prefixRune,t.prefilter=C.prefilter,t.namedGroups=C.namedGroups,t}static compile(B){return X.compileImpl(B,g.PERL,false)}static compilePOSIX(B){return X.compileImpl(B,g.POSIX,true)}static compileImpl(B,C,t){let e=aB.parse(B,C);const s=e.maxCap(),n=e.namedGroups;e=jB.simplify(e);const a=bC.build(e),i=QB.compileRegexp(e),o=new X(B,i,s,t);o.prefilter=a.type===H.Type.NONE?null:a;const[u,E]=i.prefix();return o.prefixComplete=u,o.prefix=E,o.prefixUTF8=I.stringToUtf8ByteArray(o.prefix),o.prefix.length>0&&(o.prefixRune=o.prefix.codePointAt(0)),o.namedGroups=n,o}static match(B,C){return X.compile(B).match(C)}constructor(B,C,t=0,e=0){this.expr=B,this.prog=C,this.numSubexp=t,this.longest=e,this.cond=C.startCond(),this.prefix=null,this.prefixUTF8=null,this.prefixComplete=false,this.prefixRune=0,this.namedGroups=Object.create(null),this.machinePool=[],this.lazyDFA=null,this.onepass=yB.compile(this.prog),this.prefilter=null}get dfa(){return this.lazyDFA===null&&(this.lazyDFA=new NB(this.prog)),this.lazyDFA}matchPrefixComplete(B,C,t,e){if((t===g.ANCHOR_START||t===g.ANCHOR_BOTH)&&C!==0)return null;let s=-1,n=-1;const a=B.prefixLength(this);if(t===g.UNANCHORED){const i=B.index(this,C);if(i<0)return null;s=C+i,n=s+a}else if(t===g.ANCHOR_BOTH){if(B.endPos()!==a||B.index(this,0)!==0)return null;s=0,n=a}else if(t===g.ANCHOR_START){if(B.index(this,0)!==0)return null;s=0,n=a}if(s<0)return null;if(e>0){const i=new Int32Array(e).fill(-1);return i[0]=s,i[1]=n,Array.from(i)}return[]}createLookbehindState(){return this.prog.numLb>0?new GC(this.prog):null}executeEngine(B,C,t,e,s=null){if(this.prefixComplete&&(e===0||this.numSubexp===0))return this.matchPrefixComplete(B,C,t,e);if(this.prefilter!==null&&t===g.UNANCHORED&&!this.prefilter.eval(B,C))return null;if(this.onepass!==null)return yB.execute(this,B,C,t,e);if(e>0)return this.prog.numLb===0&&B.endPos()<=EB.maxBitStateLen(this.prog)?EB.execute(this,B,C,t,e):this.doExecuteNFA(B,C,t,e,s);if(this.prog.numLb===0){const n=this.dfa.match(B,C,t);if(n!==null)return n?[]:null;if(B.endPos()<=EB.maxBitStateLen(this.prog))return EB.execute(this,B,C,t,e)}return this.doExecuteNFA(B,C,t,e,s)}numberOfCapturingGroups(){return this.numSubexp}numberOfInstructions(){return this.prog.numInst()}get(){return this.machinePool.length>0?this.machinePool.pop():null}reset(){this.machinePool.length=0}put(B){this.machinePool.push(B)}toString(){return this.expr}doExecuteNFA(B,C,t,e,s=null){let n=this.get();n||(n=kB.fromRE2(this)),n.init(e);const a=n.match(B,C,t,s)?n.submatches():null;return this.put(n),a}match(B){return this.executeEngine(S.fromUTF16(B),0,g.UNANCHORED,0)!==null}matchWithGroup(B,C,t,e,s,n=null){return B instanceof j||(I.isByteArray(B)?B=Y.utf8(B):B=Y.utf16(B)),this.matchMachineInput(B,C,t,e,s,n)}matchMachineInput(B,C,t,e,s,n=null){if(C>t)return[false,null];const a=B.isUTF16Encoding()?S.fromUTF16(B.asCharSequence(),0,t):S.fromUTF8(B.asBytes(),0,t),i=this.executeEngine(a,C,e,2*s,n);return i===null?[false,null]:[true,i]}matchUTF8(B){return this.executeEngine(S.fromUTF8(B),0,g.UNANCHORED,0)!==null}replaceAll(B,C){return this.replaceAllFunc(B,()=>C,2*B.length+1)}replaceFirst(B,C){return this.replaceAllFunc(B,()=>C,1)}replaceAllFunc(B,C,t){let e=0,s=0,n="";const a=S.fromUTF16(B),i=this.createLookbehindState();let o=0;for(;s<=B.length;){const u=this.executeEngine(a,s,g.UNANCHORED,2,i);if(u===null||u.length===0)break;n+=B.substring(e,u[0]),(u[1]>e||u[0]===0)&&(n+=C(B.substring(u[0],u[1])),o++),e=u[1];const E=a.step(s)&7;if(s+E>u[1]?s+=E:s+1>u[1]?s++:s=u[1],o>=t)break}return n+=B.substring(e),n}pad(B){if(B===null)return null;let C=(1+this.numSubexp)*2;if(B.length<C){let t=new Array(C).fill(-1);for(let e=0;e<B.length;e++)t[e]=B[e];B=t}return B}allMatches(B,C,t=e=>e){let e=[];const s=B.endPos();C<0&&(C=s+1);let n=0,a=0,i=-1;const o=this.createLookbehindState();for(;a<C&&n<=s;){const u=this.executeEngine(B,n,g.UNANCHORED,this.prog.numCap,o);if(u===null||u.length===0)break;let E=true;if(u[1]===n){u[0]===i&&(E=false);const F=B.step(n);F<0?n=s+1:n+=F&7}else n=u[1];i=u[1],E&&(e.push(t(this.pad(u))),a++)}return e}findUTF8(B){const C=this.executeEngine(S.fromUTF8(B),0,g.UNANCHORED,2);return C===null?null:B.slice(C[0],C[1])}findUTF8Index(B){const C=this.executeEngine(S.fromUTF8(B),0,g.UNANCHORED,2);return C===null?null:C.slice(0,2)}find(B){const C=this.executeEngine(S.fromUTF16(B),0,g.UNANCHORED,2);return C===null?"":B.substring(C[0],C[1])}findIndex(B){return this.executeEngine(S.fromUTF16(B),0,g.UNANCHORED,2)}findUTF8Submatch(B){const C=this.executeEngine(S.fromUTF8(B),0,g.UNANCHORED,this.prog.numCap);if(C===null)return null;const t=new Array(1+this.numSubexp).fill(null);for(let e=0;e<t.length;e++)2*e<C.length&&C[2*e]>=0&&(t[e]=B.slice(C[2*e],C[2*e+1]));return t}findUTF8SubmatchIndex(B){return this.pad(this.executeEngine(S.fromUTF8(B),0,g.UNANCHORED,this.prog.numCap))}findSubmatch(B){const C=this.executeEngine(S.fromUTF16(B),0,g.UNANCHORED,this.prog.numCap);if(C===null)return null;const t=new Array(1+this.numSubexp).fill(null);for(let e=0;e<t.length;e++)2*e<C.length&&C[2*e]>=0&&(t[e]=B.substring(C[2*e],C[2*e+1]));return t}findSubmatchIndex(B){return this.pad(this.executeEngine(S.fromUTF16(B),0,g.UNANCHORED,this.prog.numCap))}findAllUTF8(B,C){const t=this.allMatches(S.fromUTF8(B),C,e=>B.slice(e[0],e[1]));return t.length===0?null:t}findAllUTF8Index(B,C){const t=this.allMatches(S.fromUTF8(B),C,e=>e.slice(0,2));return t.length===0?null:t}findAll(B,C){const t=this.allMatches(S.fromUTF16(B),C,e=>B.substring(e[0],e[1]));return t.length===0?null:t}findAllIndex(B,C){const t=this.allMatches(S.fromUTF16(B),C,e=>e.slice(0,2));return t.length===0?null:t}findAllUTF8Submatch(B,C){const t=this.allMatches(S.fromUTF8(B),C,e=>{let s=new Array(e.length/2|0).fill(null);for(let n=0;n<s.length;n++)e[2*n]>=0&&(s[n]=B.slice(e[2*n],e[2*n+1]));return s});return t.length===0?null:t}findAllUTF8SubmatchIndex(B,C){const t=this.allMatches(S.fromUTF8(B),C);return t.length===0?null:t}findAllSubmatch(B,C){const t=this.allMatches(S.fromUTF16(B),C,e=>{let s=new Array(e.length/2|0).fill(null);for(let n=0;n<s.length;n++)e[2*n]>=0&&(s[n]=B.substring(e[2*n],e[2*n+1]));return s});return t.length===0?null:t}findAllSubmatchIndex(B,C){const t=this.allMatches(S.fromUTF16(B),C);return t.length===0?null:t}};var _C=class Z{static UNANCHORED=g.UNANCHORED;static ANCHOR_START=g.ANCHOR_START;static ANCHOR_BOTH=g.ANCHOR_BOTH;constructor(B=Z.UNANCHORED,C=0,t=8388608){if(![Z.UNANCHORED,Z.ANCHOR_START,Z.ANCHOR_BOTH].includes(B))throw new FB("The anchor should be RE2Set.UNANCHORED, RE2Set.ANCHOR_START or RE2Set.ANCHOR_BOTH");I.checkFlags(C),this.anchor=B,this.jsFlags=C,this.maxMem=t;let e=g.PERL;(C&J.DISABLE_UNICODE_GROUPS)!==0&&(e&=~g.UNICODE_GROUPS),(C&J.LOOKBEHINDS)!==0&&(e|=g.LOOKBEHIND),this.re2Flags=e,this.regexps=[],this.prog=null,this.dfa=null,this.dummyRe2=null}add(B){if(this.prog)throw new $("Cannot add patterns after compile");I.checkPattern(B);let C=B;(this.jsFlags&J.CASE_INSENSITIVE)!==0&&(C=`(?i)${C}`),(this.jsFlags&J.DOTALL)!==0&&(C=`(?s)${C}`),(this.jsFlags&J.MULTILINE)!==0&&(C=`(?m)${C}`);const t=aB.parse(C,this.re2Flags);return this.regexps.push(jB.simplify(t)),this.regexps.length-1}compile(){if(this.prog)return;const B=QB.compileSet(this.regexps);if(B.numInst()>aB.MAX_SIZE)throw new $(`${aB.ERR_LARGE}: the set compiles to ${B.numInst()} instructions, more than ${aB.MAX_SIZE}`);this.prog=B,this.dfa=new NB(this.prog,this.maxMem),this.dummyRe2={prog:this.prog,cond:this.prog.startCond(),prefix:"",prefixRune:0,longest:false}}match(B){this.prog||this.compile();const C=I.isByteArray(B)?S.fromUTF8(B):S.fromUTF16(B);let t=g.UNANCHORED;this.anchor===Z.ANCHOR_START?t=g.ANCHOR_START:this.anchor===Z.ANCHOR_BOTH&&(t=g.ANCHOR_BOTH);const e=this.dfa.matchSet(C,0,t);if(e!==null)return e;const s=kB.fromRE2(this.dummyRe2);return s.init(0),s.matchSet(C,0,t)}};var xC=class eB{static isHexadecimal(B){return"0"<=B&&B<="9"||"A"<=B&&B<="F"||"a"<=B&&B<="f"}static translate(B){let C="";if(Object.prototype.toString.call(B)==="[object RegExp]"&&(B.ignoreCase&&(C+="i"),B.multiline&&(C+="m"),B.dotAll&&(C+="s"),B=B.source),typeof B!="string")return B;let t="",e=false,s=B.length;s===0&&(t="(?:)",e=true);let n=false,a=0;for(;a<s;){let o=B[a];if(o==="\\"){if(a+1<s)switch(o=B[a+1],o){case"\\":t+="\\\\",a+=2;continue;case"c":if(a+2<s){let F=B[a+2].charCodeAt(0);if(F>=65&&F<=90||F>=97&&F<=122){let O=F%32;t+="\\x",t+=(O>>4).toString(16).toUpperCase(),t+=(O&15).toString(16).toUpperCase(),a+=3,e=true;continue}}t+="c",a+=2,e=true;continue;case"u":if(a+2<s){if(B[a+2]==="{"){let F=a+3,O=false,p=false;for(;F<s;){const G=B[F];if(G==="}"){p=true;break}if(!eB.isHexadecimal(G))break;O=true,F++}if(p&&O){t+="\\x",a+=2,e=true;continue}}else if(a+5<s){let F=true;for(let O=0;O<4;O++)if(!eB.isHexadecimal(B[a+2+O])){F=false;break}if(F){t+="\\x{"+B.substring(a+2,a+6)+"}",a+=6,e=true;continue}}}t+="u",a+=2,e=true;continue;case"x":{let F=false;if(a+2<s&&B[a+2]==="{"){let O=a+3,p=false,G=false;for(;O<s;){const T=B[O];if(T==="}"){G=true;break}if(!eB.isHexadecimal(T))break;p=true,O++}G&&p&&(F=true)}else a+3<s&&eB.isHexadecimal(B[a+2])&&eB.isHexadecimal(B[a+3])&&(F=true);F?(t+="\\x",a+=2):(t+="x",a+=2,e=true);continue}case"n":case"r":case"t":case"a":case"f":case"v":case"d":case"D":case"s":case"S":case"w":case"W":case"b":case"B":case"p":case"P":case"A":case"z":case"Q":case"E":case"0":case"1":case"2":case"3":case"4":case"5":case"6":case"7":t+="\\"+o,a+=2;continue;default:{let F=B.codePointAt(a+1);if(F>=48&&F<=57||F>=65&&F<=90||F>=97&&F<=122){let O=I.charCount(F);t+=B.substring(a+1,a+1+O),a+=O+1,e=true}else{t+="\\";let O=I.charCount(F);t+=B.substring(a+1,a+1+O),a+=O+1}continue}}}else if(o==="/"){t+="\\/",a+=1,e=true;continue}else if(o==="["){if(!n&&B[a+1]==="]"){t+="[^\\x00-\\x{10FFFF}]",a+=2,e=true;continue}if(!n&&B[a+1]==="^"&&B[a+2]==="]"){t+="[\\x00-\\x{10FFFF}]",a+=3,e=true;continue}n=true}else if(o==="]")n=false;else if(!n&&o==="("&&a+2<s&&B[a+1]==="?"&&B[a+2]==="<"&&a+3<s&&!"=!>)".includes(B[a+3])){t+="(?P<",a+=3,e=true;continue}let u=B.codePointAt(a),E=I.charCount(u);t+=B.substring(a,a+E),a+=E}const i=e?t:B;return C.length>0?`(?${C})${i}`:i}};var hC=(r,B)=>{const C=r.matchArray();return C.index=r.start(0),C.input=B,C.groups=r.namedGroupsObject(),C};var TB=class Q{static CASE_INSENSITIVE=J.CASE_INSENSITIVE;static DOTALL=J.DOTALL;static MULTILINE=J.MULTILINE;static DISABLE_UNICODE_GROUPS=J.DISABLE_UNICODE_GROUPS;static LONGEST_MATCH=J.LONGEST_MATCH;static LOOKBEHINDS=J.LOOKBEHINDS;static quote(B){return I.quoteMeta(B)}static quoteReplacement(B,C=false){return AB.quoteReplacement(B,C)}static translateRegExp(B){return xC.translate(B)}static compile(B,C=0){I.checkPattern(B),I.checkFlags(C);let t=B;(C&Q.CASE_INSENSITIVE)!==0&&(t=`(?i)${t}`),(C&Q.DOTALL)!==0&&(t=`(?s)${t}`),(C&Q.MULTILINE)!==0&&(t=`(?m)${t}`);let e=g.PERL;(C&Q.DISABLE_UNICODE_GROUPS)!==0&&(e&=~g.UNICODE_GROUPS),(C&Q.LOOKBEHINDS)!==0&&(e|=g.LOOKBEHIND);const s=new Q(B,C);return s.re2Input=kC.compileImpl(t,e,(C&Q.LONGEST_MATCH)!==0),s}static matches(B,C){return Q.compile(B).testExact(C)}static initTest(B,C,t){if(B==null)throw new Error("pattern is null");if(t==null)throw new Error("re2 is null");const e=new Q(B,C);return e.re2Input=t,e}constructor(B,C){this.patternInput=B,this.flagsInput=C,this.re2Input=null}reset(){this.re2Input.reset()}flags(){return this.flagsInput}pattern(){return this.patternInput}re2(){return this.re2Input}matches(B){return this.testExact(B)}matcher(B){return I.isByteArray(B)&&(B=Y.utf8(B)),new AB(this,B)}test(B){return I.isByteArray(B)?this.re2Input.matchUTF8(B):this.re2Input.match(B)}testExact(B){const C=I.isByteArray(B)?S.fromUTF8(B):S.fromUTF16(B);return this.re2Input.executeEngine(C,0,g.ANCHOR_BOTH,0)!==null}exec(B){const C=this.matcher(B);return C.find()?hC(C,B):null}split(B,C=0){const t=this.matcher(B),e=[];let s=0,n=0;for(;t.find();){if(n===0&&t.end()===0){n=t.end();continue}if(C>0&&e.length===C-1)break;if(n===t.start()){if(C===0){s+=1,n=t.end();continue}}else for(;s>0;)e.push(""),s-=1;e.push(t.substring(n,t.start())),n=t.end()}if(C===0&&n!==t.inputLength()){for(;s>0;)e.push(""),s-=1;e.push(t.substring(n,t.inputLength()))}return(C!==0||e.length===0&&!(n===t.inputLength()&&n>0))&&e.push(t.substring(n,t.inputLength())),e}*matchAll(B){const C=this.matcher(B);for(;C.find();)yield hC(C,B)}toString(){return this.patternInput}programSize(){return this.re2Input.numberOfInstructions()}groupCount(){return this.re2Input.numberOfCapturingGroups()}namedGroups(){return this.re2Input.namedGroups}equals(B){return this===B?true:B===null||this.constructor!==B.constructor?false:this.flagsInput===B.flagsInput&&this.patternInput===B.patternInput}};
// src/tools/custom/json-schema-pattern.ts
var MAX_LENGTH = 1e3;
var MAX_STEPS = 5e3;
function compilePattern(source) {
  if (source.length > MAX_LENGTH) {
    return refused(`the pattern is longer than ${MAX_LENGTH} characters`);
  }
  if (!isExpression(source, "u") && !isExpression(source, "")) {
    return refused("the pattern is not valid");
  }
  if (/\(\?<?[=!]/.test(source)) return refused("the pattern looks ahead or behind");
  if (/\\[1-9k]/.test(source)) return refused("the pattern refers back to a group");
  try {
    const expression = TB.compile(TB.translateRegExp(inDialect(source)));
    if (expression.programSize() > MAX_STEPS) return refused("the pattern repeats too much");
    return { kind: "matcher", test: (text) => expression.test(text) };
  } catch (error) {
    const why = error instanceof Error ? error.message.replace(/^error parsing regexp: /, "") : "";
    return refused(`the pattern can't be matched in linear time (${why})`);
  }
}
function refused(reason) {
  return { kind: "refused", reason };
}
function isExpression(source, flags) {
  try {
    return new RegExp(source, flags).source !== "";
  } catch {
    return false;
  }
}
var PROPERTY = /^(\\[pP]\{)(?:Script|sc|General_Category|gc)=/;
var TOKENS = /\[(?:\\[\s\S]|[^\\\]])*\]|(?:\\u[\da-fA-F]{4})+|\\[pP]\{[^}]*\}|\\[\s\S]|[.[]/g;
var BLANK = String.raw`\t-\r \xa0\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}\x{feff}`;
var NOT_BLANK = String.raw`\x00-\x08\x0e-\x1f!-\x9f\xa1-\x{167f}\x{1681}-\x{1fff}\x{200b}-\x{2027}\x{202a}-\x{202e}\x{2030}-\x{205e}\x{2060}-\x{2fff}\x{3001}-\x{fefe}\x{ff00}-\x{10ffff}`;
var IN_CLASS = /* @__PURE__ */ new Map([
  ["[", String.raw`\[`],
  [String.raw`\s`, BLANK],
  [String.raw`\S`, NOT_BLANK],
  [String.raw`\b`, String.raw`\x08`],
  [String.raw`\0`, String.raw`\x00`]
]);
var OUTSIDE = /* @__PURE__ */ new Map([
  [".", String.raw`[^\n\r\x{2028}\x{2029}]`],
  [String.raw`\s`, `[${BLANK}]`],
  [String.raw`\S`, `[${NOT_BLANK}]`],
  [String.raw`\0`, String.raw`\x00`]
]);
var ITSELF = /^\\([ACE-OQRTUVX-Zaeghijlmoqyz])$/;
function inDialect(source) {
  return source.replace(TOKENS, (token) => {
    if (token.length === 1 || !token.startsWith("[")) return translated(token, OUTSIDE);
    const inner = token.slice(1, -1).replace(TOKENS, (part) => translated(part, IN_CLASS));
    return `[${inner}]`;
  });
}
function translated(token, known) {
  if (/^\\u./.test(token)) return codePoints(token);
  return known.get(token) ?? token.replace(ITSELF, "$1").replace(PROPERTY, "$1");
}
function codePoints(escapes) {
  const units = escapes.split("\\u").slice(1);
  const text = String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
  return [...text].map((letter) => `\\x{${letter.codePointAt(0)?.toString(16)}}`).join("");
}

// src/tools/custom/json-schema.ts
var MAX_DEPTH2 = 32;
var MAX_NODES = 5e3;
var MAX_INPUT_DEPTH = 64;
var MAX_INPUT_NODES = 2e4;
var MAX_NAME_LENGTH = 64;
var MAX_REASON_LENGTH = 300;
var readings = /* @__PURE__ */ new WeakMap();
function readSchema(schema) {
  const reading = readings.get(schema) ?? compileSchema(schema);
  readings.set(schema, reading);
  return reading;
}
function compileSchema(schema) {
  const problem = findSchemaProblem(schema);
  if (problem !== void 0) return { kind: "refused", reason: problem };
  const { $schema: _dialect, $id: _name, ...rest } = schema;
  try {
    const fits = validatorFor(rest).compile(rest);
    return { kind: "schema", check: (input) => checkInput(fits, input) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : "it could not be compiled";
    return {
      kind: "refused",
      reason: `the schema is not valid: ${cutCharacters(reason, MAX_REASON_LENGTH)}`
    };
  }
}
var sharedValidator;
function validatorFor(schema) {
  for (const [key] of walkEntries(schema)) if (NAMING_KEYWORDS.has(key)) return newValidator();
  sharedValidator ??= newValidator();
  return sharedValidator;
}
var NAMING_KEYWORDS = /* @__PURE__ */ new Set(["$id", "id", "$anchor", "$dynamicAnchor", "$recursiveAnchor"]);
function newValidator() {
  return new import_ajv.Ajv({
    strict: false,
    // Refuses 1e400, which JSON.parse reads as Infinity.
    strictNumbers: true,
    ownProperties: true,
    validateFormats: false,
    logger: false,
    code: { regExp: Object.assign(linearExpression, { code: "" }) }
  });
}
function linearExpression(source) {
  const matcher = compilePattern(source);
  if (matcher.kind === "refused") throw new Error(matcher.reason);
  return { test: matcher.test, toString: () => source };
}
function findSchemaProblem(schema) {
  if (schema.type !== void 0 && schema.type !== "object") {
    return 'the parameters must have "type": "object"';
  }
  const size = findSizeProblem(schema, { depth: MAX_DEPTH2, nodes: MAX_NODES });
  if (size !== void 0) return `the schema ${size}`;
  for (const [key, value] of walkEntries(schema)) {
    if (key === "$async") return "the schema is asynchronous";
    const problem = typeof value === "string" ? findKeywordProblem(key, value) : void 0;
    if (problem !== void 0) return problem;
  }
  return void 0;
}
function findKeywordProblem(keyword, value) {
  if (/^\$(?:dynamic|recursive)?Ref$/i.test(keyword) && !value.startsWith("#")) {
    return 'a "$ref" names something outside the schema';
  }
  if (keyword !== "pattern") return void 0;
  const matcher = compilePattern(value);
  return matcher.kind === "refused" ? matcher.reason : void 0;
}
function* walkEntries(value) {
  if (!isObject(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    yield [key, inner];
    yield* walkEntries(inner);
  }
}
function checkInput(fits, input) {
  const problem = findInputProblem(input);
  if (problem !== void 0) return problem;
  return fits(input) ? void 0 : describeError(fits.errors?.[0]);
}
function findInputProblem(input) {
  if (!isRecord(input)) return "the arguments must be one object";
  const size = findSizeProblem(input, { depth: MAX_INPUT_DEPTH, nodes: MAX_INPUT_NODES });
  return size === void 0 ? void 0 : `the arguments ${size}`;
}
var PROTO_PROBLEM = 'hold the name "__proto__"';
function findSizeProblem(value, { depth, nodes }) {
  let level = [value];
  let seen = 0;
  for (let deep = 0; level.length > 0; deep += 1) {
    seen += level.length;
    if (deep > depth) return `nest deeper than ${depth} levels`;
    if (seen > nodes) return `have more than ${nodes} parts`;
    const objects = level.filter((item) => isObject(item));
    if (objects.some((item) => Object.hasOwn(item, "__proto__"))) return PROTO_PROBLEM;
    level = objects.flatMap((item) => Object.values(item));
  }
  return void 0;
}
function describeError(error) {
  if (error === void 0) return "the arguments do not fit";
  const field = cutCharacters(error.instancePath.slice(1).replaceAll("/", "."), MAX_NAME_LENGTH);
  const where = field === "" ? "" : `${field}: `;
  if (error.keyword === "required") {
    return `${field === "" ? "" : `${field}.`}${parameterName(error, "missingProperty")} is required`;
  }
  if (error.keyword === "additionalProperties") {
    return `${where}unknown argument ${JSON.stringify(parameterName(error, "additionalProperty"))}`;
  }
  const allowed = error.keyword === "enum" ? `: ${toShortJson(error.params.allowedValues)}` : "";
  return `${where}${error.message ?? "does not fit"}${allowed}`;
}
function parameterName({ params }, key) {
  return cutCharacters(String(params[key]), MAX_NAME_LENGTH);
}
function toShortJson(values) {
  return cutCharacters(String(JSON.stringify(values)), MAX_REASON_LENGTH);
}

// src/tools/custom/manifest/flags.ts
init_define_RUNTIME_PACKAGES();
var PARAMETER_TYPES = ["string", "number", "integer", "boolean"];
var MAX_FLAG_BYTES = 12e4;
var MAX_TOTAL_BYTES = 1e6;
function toFlags(parameters, given) {
  const flags = parameters.flatMap(({ name }) => {
    const value = Object.hasOwn(given, name) ? given[name] : void 0;
    return value === void 0 || value === null ? [] : [{ name, flag: `--${name}=${value}` }];
  });
  const inexact = parameters.find(({ type, name }) => type === "integer" && isInexact(given[name]));
  if (inexact !== void 0) {
    return refusedFlags(`${inexact.name} is larger than a number in JSON is exact, which is 2^53`);
  }
  const withNul = flags.find(({ flag }) => flag.includes("\0"));
  if (withNul !== void 0) return refusedFlags(`${withNul.name} holds a NUL character`);
  const tooLong = flags.find(({ flag }) => Buffer.byteLength(flag) > MAX_FLAG_BYTES);
  if (tooLong !== void 0)
    return refusedFlags(`${tooLong.name} is longer than ${MAX_FLAG_BYTES} bytes`);
  const totalBytes = flags.reduce((sum, { flag }) => sum + Buffer.byteLength(flag), 0);
  if (totalBytes > MAX_TOTAL_BYTES)
    return refusedFlags(`the arguments are longer than ${MAX_TOTAL_BYTES} bytes`);
  return { kind: "flags", flags: flags.map(({ flag }) => flag) };
}
function isInexact(value) {
  return typeof value === "number" && !Number.isSafeInteger(value);
}
function refusedFlags(reason) {
  return { kind: "refused", reason };
}

// src/tools/custom/executable/run-executable.ts
var MAX_TIMEOUT_SECONDS = 600;
var ERROR_LIMITS = { maxLines: 200, maxBytes: 1e4 };
var OUTPUT_LIMITS = {
  maxLines: DEFAULT_LIMITS.maxLines - ERROR_LIMITS.maxLines,
  maxBytes: DEFAULT_LIMITS.maxBytes - ERROR_LIMITS.maxBytes
};
var SLACK_BYTES = 16e3;
var REPLY_BYTES = DEFAULT_LIMITS.maxBytes + 2e3;
async function runExecutable(deps, { executable, arguments: given = {}, timeout }, call) {
  const { tool } = executable;
  const flags = readFlags(executable, given);
  if (flags.kind === "refused") {
    const next = `give ${tool.name} arguments that fit: ${describeParameters(executable)}`;
    return failure("E_TOOL_INVALID_ARGS", flags.reason, next);
  }
  await deps.ready();
  const launch = await deps.launcher.prepare(executable, call.signal);
  if (launch.kind === "failed") return failure(launch.code, launch.message, launch.next);
  const seconds = timeoutSeconds(timeout, tool.limits.timeoutMs / 1e3);
  const { workdir, keptOutput } = deps;
  const ended = await deps.programs.runProgram({
    command: launch.command,
    args: [...launch.args, ...flags.flags],
    directory: workdir,
    // Tools written for another framework look for the second name.
    environment: { SQUAD_WORKSPACE: workdir, FORGE_WORKSPACE: workdir },
    passed: deps.passedTo(tool.name),
    timeoutMs: seconds * 1e3,
    maxBytes: OUTPUT_LIMITS.maxBytes + SLACK_BYTES,
    keepAs: keptOutputPath(keptOutput, call),
    signal: call.signal
  });
  return toToolResult(ended, { name: tool.name, seconds, call, keptOutput });
}
function readFlags({ tool, manifest }, given) {
  const schema = readSchema(tool.inputSchema);
  const reason = schema.kind === "schema" ? schema.check(given) : schema.reason;
  return reason === void 0 ? toFlags(manifest.parameters, given) : { kind: "refused", reason };
}
function describeParameters({ manifest }) {
  const words = manifest.parameters.map(
    ({ name, type, required }) => `${name} (${type}${required ? ", required" : ""})`
  );
  return words.length === 0 ? "it takes none" : words.join(", ");
}
function timeoutSeconds(requested, defaultSeconds) {
  const seconds = typeof requested === "string" ? Number(requested) : requested;
  if (typeof seconds !== "number" || !(seconds > 0)) return defaultSeconds;
  return Math.min(seconds, MAX_TIMEOUT_SECONDS);
}
async function toToolResult(ended, { name, seconds, call, keptOutput }) {
  if (ended.kind === "not-started") {
    return failure("E_TOOL", `${name} could not start: ${ended.reason}`, CONTINUE_WITHOUT);
  }
  const cut = (as) => {
    const limits = as === "stdout" ? OUTPUT_LIMITS : ERROR_LIMITS;
    return cutAndKeep({ text: ended[as].text, whole: ended[as], limits, call, keptOutput, as });
  };
  const stdout = await cut("stdout");
  const stderr = await cut("stderr");
  const streams = `stdout:
${stdout || "(nothing)"}

stderr:
${stderr || "(nothing)"}`;
  if (ended.kind !== "exited") {
    const cause = ended.kind === "aborted" ? "because the run is ending" : `after ${seconds} s`;
    const code2 = ended.kind === "aborted" ? "E_TOOL_ABORTED" : "E_TOOL_TIMEOUT";
    const next = "ask for less, give a longer timeout, or go on without it";
    return failure(code2, `${name} was ended ${cause}

${streams}
`, next);
  }
  const { code } = ended;
  if (code === 0) return ok(`exit code: 0

${streams}`, { exitCode: code, stdout, stderr });
  const message = `${name} ended with exit code ${code}

${streams}
`;
  return {
    ...failure("E_TOOL", message, "correct the arguments, or go on without it"),
    data: { exitCode: code, stdout, stderr }
  };
}

// src/tools/custom/define-custom-tool.ts
var MAX_NOTICE_BYTES = 1e3;
function defineHostedTool(tool, deps) {
  return defineCustomTool(tool, async (input, call) => {
    const host = await deps.host();
    const reply = await host.callTool(tool.name, input, deps.context(call), call.signal);
    return toToolResult2(reply, { limits: tool.limits, call, keptOutput: deps.keptOutput });
  });
}
function defineExposedTool(executable, deps) {
  const { tool } = executable;
  const definition = defineCustomTool(
    tool,
    (input, call) => runExecutable(deps, { executable, arguments: { ...input } }, call)
  );
  const timeoutMs = tool.limits.timeoutMs + BUILD_ALLOWANCE_MS;
  return { ...definition, limits: { timeoutMs, maxBytes: REPLY_BYTES, errorChars: REPLY_BYTES } };
}
function defineCustomTool(tool, run) {
  const { name, description, inputSchema, limits } = tool;
  let schema;
  return {
    name,
    description,
    inputSchema,
    limits: { ...limits, maxBytes: limits.maxBytes + MAX_NOTICE_BYTES },
    parse(input) {
      schema ??= readSchema(inputSchema);
      const reason = schema.kind === "schema" ? schema.check(input) : schema.reason;
      if (reason !== void 0) return { kind: "invalid", reason };
      const args = typeof input === "object" && input !== null ? input : {};
      return { kind: "valid", run: (call) => run(args, call) };
    }
  };
}
async function toToolResult2(reply, output) {
  if (reply.kind === "ok") {
    const { text, data, whole } = reply;
    return ok(await cutAndKeep({ ...output, text, whole, as: "result" }), data);
  }
  const { code, message, name, suggestion, helpUrl } = reply;
  const messageText = message.startsWith(`${code}: `) ? message.slice(code.length + 2) : message;
  const fullMessage = name === void 0 || name === "Error" ? messageText : `${name}: ${messageText}`;
  const helpLink = helpUrl === void 0 ? "" : ` (${helpUrl})`;
  return failure(code, fullMessage, `${suggestion ?? CONTINUE_WITHOUT}${helpLink}`);
}

// src/tools/custom/executable/scan-executables.ts
init_define_RUNTIME_PACKAGES();
import { lstatSync as lstatSync3, readdirSync as readdirSync3 } from "node:fs";
import { join as join5 } from "node:path";

// src/tools/custom/executable/read-executable.ts
init_define_RUNTIME_PACKAGES();
import { lstatSync as lstatSync2, readdirSync as readdirSync2, readFileSync as readFileSync2 } from "node:fs";
import { join as join4 } from "node:path";

// src/tools/custom/manifest/manifest.ts
init_define_RUNTIME_PACKAGES();
var import_yaml = __toESM(require_dist(), 1);

// src/tools/custom/tool-names.ts
init_define_RUNTIME_PACKAGES();
var MAX_NAME_LENGTH2 = 64;
var RENAME = "give it another name";
var RESERVED_NAMES = /* @__PURE__ */ new Set([
  "create_custom_tool",
  "run_custom_tool",
  ...["bash", "read_bash", "write_bash", "stop_bash", "list_bash", "shell", "powershell"],
  ...["read_powershell", "write_powershell", "stop_powershell", "list_powershell"],
  ...["view", "create", "edit", "str_replace_editor", "apply_patch", "grep", "rg", "glob", "lsp"],
  ...["web_fetch", "fetch", "web_search", "task", "skill", "sql", "ask_user", "exit_plan_mode"],
  ...["report_intent", "update_todo", "task_complete", "read_agent", "list_agents", "write_agent"],
  ...["context_board", "store_memory", "report_progress", "send_inbox"],
  "fetch_copilot_cli_documentation"
]);
function findNameProblem(name, isResource = false) {
  const problem = findSpellingProblem(name, isResource);
  if (problem !== void 0) return { code: "L_NAME", message: problem, next: RENAME };
  const reserved = findReservation(name.toLowerCase());
  if (reserved !== void 0) return { code: "L_RESERVED", message: reserved, next: RENAME };
  return void 0;
}
function findSpellingProblem(name, isResource) {
  if (!/^[A-Za-z0-9_-]+$/.test(name)) return 'a name has only letters, digits, "_" and "-"';
  if (name.length > MAX_NAME_LENGTH2) return `the name is longer than ${MAX_NAME_LENGTH2} characters`;
  if (name.startsWith("-")) return 'a name does not begin with "-"';
  if (hasValidUnderscores(name, isResource)) return void 0;
  return '"__" parts a resource from its export, and stands nowhere else';
}
function findReservation(name) {
  if (name.startsWith("squad_")) return 'names that begin with "squad_" belong to the squad itself';
  return RESERVED_NAMES.has(name) ? "a built-in tool has this name" : void 0;
}
function hasValidUnderscores(name, isResource) {
  if (!isResource) return !name.includes("__");
  const parts = name.split("__");
  return parts.length === 2 && parts.every((part) => part !== "" && !/^_|_$/.test(part));
}

// src/tools/custom/manifest/manifest-schema.ts
init_define_RUNTIME_PACKAGES();
var LANGUAGES = ["typescript", "javascript", "python", "bash", "go"];
var MAX_DESCRIPTION = 1e3;
var MAX_USAGE = 1e4;
var MAX_ITEMS = 64;
var MAX_TIMEOUT = 600;
var ENTRY = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;
var VERSION = /^\d{1,6}(?:\.\d{1,6}){0,2}(?:[-+][0-9A-Za-z.-]{1,40})?$/;
var NO_ENTRY = "must be a plain name of a file in the tool's own folder";
var WRONG = {
  text: "must be a text",
  usage: `must be a text of at most ${MAX_USAGE} characters`,
  flag: "must be true or false",
  variable: "must be the name of a variable",
  parameter: "must be a list of fields: each has name, type, required and description",
  parameterName: 'must begin with a letter or digit; then also "_" and "-", at most 64 in all',
  fields: "must be fields with values"
};
var TEXT = string({ error: ({ input }) => input === void 0 ? "is missing" : WRONG.text }).trim().min(1, { error: "is missing", abort: true }).max(MAX_DESCRIPTION, `is longer than ${MAX_DESCRIPTION} characters`);
var FLAG = m(["true", "false"], WRONG.flag).optional().transform((word) => word === "true");
var PARAMETERS = listOf(
  strictObject(
    {
      name: string(WRONG.parameterName).regex(/^[A-Za-z0-9][\w-]{0,63}$/, WRONG.parameterName),
      type: m(PARAMETER_TYPES, `must be ${PARAMETER_TYPES.join(", ")}`),
      required: FLAG,
      description: string("is missing").trim().min(1, "is missing").transform((text) => headOf(text, MAX_DESCRIPTION))
    },
    WRONG.parameter
  )
).superRefine(namesApart("is the name of another parameter, too"));
var TESTS = listOf(
  orEmpty(
    strictObject(
      {
        name: string(WRONG.text).trim().optional(),
        arguments: orEmpty(fieldsBy(unknown(), WRONG.fields)),
        expect: orEmpty(
          strictObject(
            {
              exitCode: wholeNumber("a whole number", 0, 255).default(0),
              /** The whole of standard output, but for blanks and line breaks at its end. */
              stdout: string(WRONG.text).optional(),
              /** A part of standard output. */
              contains: string(WRONG.text).optional()
            },
            WRONG.fields
          )
        )
      },
      WRONG.fields
    )
  )
);
var MANIFEST = strictObject({
  name: TEXT,
  description: TEXT,
  version: TEXT.regex(VERSION, "must be like 1.0.0"),
  /** A plain file name in the tool's folder. */
  entrypoint: TEXT.refine(
    (name) => ENTRY.test(name) && !/\.(?:cmd|bat|exe|ps1)$/i.test(name),
    NO_ENTRY
  ),
  usage: string(WRONG.usage).max(MAX_USAGE, WRONG.usage).trim().default(""),
  parameters: PARAMETERS,
  /** Undefined: found out from the entry point. */
  language: m(LANGUAGES, `must be one of ${LANGUAGES.join(", ")}`).optional(),
  /** Seconds. */
  timeout: wholeNumber("a whole number of seconds", 1, MAX_TIMEOUT).optional(),
  /** The job's variables that the tool asks for; the settings grant them. */
  env: listOf(string(WRONG.variable).regex(/^[A-Za-z_]\w{0,99}$/, WRONG.variable)),
  /** Whether agents see it as a tool of its own, besides `run_custom_tool`. */
  expose: FLAG,
  /** Calls that its author checks it by. */
  tests: TESTS
});
var CALLS = object({ parameters: PARAMETERS, tests: TESTS });
function listOf(item) {
  const list = array(item, "must be a list").max(MAX_ITEMS, `must have at most ${MAX_ITEMS} entries`);
  return preprocess((value) => value === "" || value === void 0 ? [] : value, list);
}
function orEmpty(fields) {
  return preprocess((value) => value === "" || value === void 0 ? {} : value, fields);
}
function wholeNumber(what, min, max) {
  const error = `must be ${what}, ${min} to ${max}`;
  return string(error).regex(/^\d{1,5}$/, error).transform(Number).refine((number) => number >= min && number <= max, error);
}

// src/tools/custom/manifest/manifest.ts
var MAX_BYTES2 = 64 * 1024;
function readManifest(text, folder) {
  const fields = readFields(text);
  if (typeof fields === "string") {
    const next = "fix the YAML, or let create_custom_tool write a new one";
    return { kind: "broken", problems: [{ code: "L_SHAPE", message: fields, next }] };
  }
  if (Object.hasOwn(fields, "apiVersion") || Object.hasOwn(fields, "kind")) {
    return { kind: "other" };
  }
  const { name } = fields;
  const { data, flaws } = readLeniently(MANIFEST, fields);
  const wrong = flaws.filter(({ isUnknown }) => !isUnknown);
  const hasCalls = !wrong.some(({ path }) => /^(?:parameters|tests)\b/.test(path));
  const calls = hasCalls ? callsOf(data ?? CALLS.parse(fields)) : { tests: [], problems: [] };
  const problems = [...flaws.map(problemOf), ...nameProblems(name, folder), ...calls.problems];
  if (data === void 0 || problems.length > flaws.length || wrong.length > 0) {
    return { kind: "broken", problems };
  }
  return { kind: "manifest", manifest: { ...data, tests: calls.tests }, problems };
}
function readFields(text) {
  if (Buffer.byteLength(text) > MAX_BYTES2) return `the file is longer than ${MAX_BYTES2} bytes`;
  try {
    const document = (0, import_yaml.parseDocument)(text.replace(/^\uFEFF/, ""), {
      schema: "failsafe",
      // Not silent: that would hide that the file has a second document.
      logLevel: "error",
      prettyErrors: false
    });
    const [error] = document.errors;
    if (error !== void 0) {
      const line = text.slice(0, error.pos[0]).split("\n").length;
      return `the file is not valid YAML in line ${line} (${error.code})`;
    }
    const value = document.toJS({ maxAliasCount: 20 });
    return isRecord(value) ? value : "the file is not a list of fields";
  } catch {
    return "the file is not readable as YAML";
  }
}
function problemOf({ path, message, isUnknown }) {
  if (isUnknown) {
    const next2 = "take it out, or correct its name";
    const ignored = `${path} is not a field of tool.yaml; it is ignored`;
    return { code: "L_SHAPE", message: ignored, next: next2 };
  }
  if (message !== NO_ENTRY) return wrongAt(path, message);
  const next = "name the source file, without any path, link or address";
  return { code: "L_ENTRY", message: `${path} ${message}`, next };
}
function wrongAt(path, message) {
  return { code: "L_SHAPE", message: `${path} ${message}`, next: "correct it in tool.yaml" };
}
function nameProblems(name, folder) {
  const given = typeof name === "string" ? name.trim() : "";
  if (given === "" || given.length > MAX_DESCRIPTION) return [];
  const problem = findNameProblem(given);
  if (problem !== void 0) return [{ ...problem, message: `name: ${problem.message}` }];
  if (given === folder) return [];
  const message = `name is ${JSON.stringify(given)}, but the folder is named ${JSON.stringify(folder)}`;
  return [{ code: "L_NAME", message, next: "give both the same name" }];
}
function callsOf({ parameters, tests }) {
  const problems = [];
  const types = new Map(parameters.map(({ name, type }) => [name, type]));
  const read = tests.map(({ name, arguments: given, expect }, index) => {
    const values = [...given].map(([key, text]) => {
      const type = types.get(key);
      const value = type === void 0 ? void 0 : typedAs(text, type);
      const path = `tests[${index}].arguments.${key.slice(0, 80)}`;
      if (type === void 0) problems.push(wrongAt(path, "is not a parameter"));
      else if (value === void 0) problems.push(wrongAt(path, `must be ${type}`));
      return [key, value ?? ""];
    });
    const called = headOf(name ?? "", 100) || `test ${index + 1}`;
    return { name: called, arguments: Object.fromEntries(values), expect };
  });
  return { tests: read, problems };
}
function typedAs(text, type) {
  if (typeof text !== "string") return void 0;
  if (type === "string") return text;
  if (type === "boolean") return text === "true" || (text === "false" ? false : void 0);
  const number = text.trim() === "" ? Number.NaN : Number(text);
  const fits = type === "integer" ? Number.isSafeInteger(number) : Number.isFinite(number);
  return fits ? number : void 0;
}
function schemaOf(parameters) {
  const properties = parameters.map(({ name, type, required, description }) => {
    return [name, { type: required ? type : [type, "null"], description }];
  });
  return {
    type: "object",
    properties: Object.fromEntries(properties),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false
  };
}

// src/tools/custom/executable/find-start.ts
init_define_RUNTIME_PACKAGES();
var MAX_PACKAGE_NAMES = 5;
var LANGUAGE_BY_EXTENSION = new Map([
  ...["ts", "mts", "cts"].map((extension) => [extension, "typescript"]),
  ...["js", "mjs", "cjs"].map((extension) => [extension, "javascript"]),
  ["py", "python"],
  ...["sh", "bash"].map((extension) => [extension, "bash"]),
  ["go", "go"]
]);
var LANGUAGE_BY_INTERPRETER = /* @__PURE__ */ new Map([
  ["node", "javascript"],
  ["python", "python"],
  ["python3", "python"],
  ["bash", "bash"],
  ["sh", "bash"]
]);
function findStart({ entrypoint, language }, files, scope) {
  const names = files.map(({ path }) => path);
  const goFiles = names.filter((name) => /^[^/]+\.go$/.test(name) && !name.endsWith("_test.go"));
  if (language === "go" || goFiles.includes(entrypoint) || goFiles.includes(`${entrypoint}.go`)) {
    if (goFiles.length > 0) return { kind: "built", language: "go", files: goFiles };
  }
  const entry = files.find(({ path }) => path === entrypoint);
  if (entry === void 0) return entrypointProblem(`entrypoint ${entrypoint} is not there`);
  const known = language ?? detectLanguage(entry);
  if (known !== void 0 && known !== "go") return interpretedStart(known, entrypoint, files);
  if (scope === "global") return { kind: "binary", file: entrypoint };
  return isText(entry.bytes) ? entrypointProblem(`the language of ${entrypoint} can't be told from its ending or first line`) : entrypointProblem(
    `${entrypoint} is a compiled file: those are built in the run, from reviewed source`
  );
}
function interpretedStart(language, file, files) {
  const runsOnNode = language === "typescript" || language === "javascript";
  const problem = runsOnNode ? findMissingPackages(files) : void 0;
  return problem ?? { kind: "interpreted", language, file };
}
function entrypointProblem(message) {
  const next = "name a source file in TypeScript, JavaScript, Python, Bash or Go as the entrypoint";
  return { code: "L_ENTRY", message, next };
}
function detectLanguage({ path, bytes }) {
  const extension = /\.([A-Za-z]+)$/.exec(path)?.[1];
  if (extension !== void 0) return LANGUAGE_BY_EXTENSION.get(extension);
  const [first = ""] = bytes.subarray(0, 200).toString().split("\n");
  if (!first.startsWith("#!")) return void 0;
  const words = first.slice(2).split(/[\s/]+/);
  const interpreter = words.findLast((word) => word !== "" && !word.startsWith("-"));
  return interpreter === void 0 ? void 0 : LANGUAGE_BY_INTERPRETER.get(interpreter);
}
function isText(bytes) {
  return !bytes.subarray(0, 8e3).includes(0);
}
function findMissingPackages(files) {
  const declared = files.find(({ path }) => path === "package.json");
  if (declared === void 0 || files.some(({ path }) => path.startsWith("node_modules/"))) {
    return void 0;
  }
  const json = readJson(declared.bytes.toString());
  const fields = json.kind === "value" ? fieldsOf(json.value) : void 0;
  const names = [...fieldsOf(fields?.get("dependencies"))?.keys() ?? []];
  if (names.length === 0) return void 0;
  const shown = names.slice(0, MAX_PACKAGE_NAMES).map((name) => name.slice(0, 80));
  const more = names.length > MAX_PACKAGE_NAMES ? ` and ${names.length - MAX_PACKAGE_NAMES} more` : "";
  return {
    code: "L_IMPORT",
    message: `its package.json needs ${shown.join(", ")}${more}, and nothing is installed in a run`,
    next: "bundle the packages into the source, for instance with esbuild, and make them devDependencies"
  };
}

// src/tools/custom/executable/read-executable.ts
function readExecutable(folder, name) {
  const directory = join4(folder.root, "tools", name);
  const path = `${folder.shownAs}/${name}/tool.yaml`;
  if (lstatSync2(directory).isSymbolicLink()) return unreadableFolder(path, "the folder is a link");
  const manifestStat = lstatSync2(join4(directory, "tool.yaml"), { throwIfNoEntry: false });
  if (manifestStat === void 0) {
    return { executable: void 0, diagnostics: misnamedManifest(directory, path) };
  }
  const files = readToolFiles(directory);
  if (typeof files === "string") return unreadableFolder(path, files);
  const manifestFile = files.find((file) => file.path === "tool.yaml");
  if (manifestFile === void 0) return { executable: void 0, diagnostics: [] };
  const sha2562 = hashFiles(files);
  const reading = readManifestOnce(manifestFile.bytes.toString(), name, sha2562);
  if (reading.kind === "other") return { executable: void 0, diagnostics: [] };
  const withPath = (problems2) => problems2.map((problem) => ({ ...problem, path }));
  if (reading.kind === "broken") {
    return { executable: void 0, diagnostics: withPath(reading.problems) };
  }
  const { manifest, problems } = reading;
  const start = findStart(manifest, files, folder.scope);
  if ("code" in start) {
    return { executable: void 0, diagnostics: withPath([...problems, start]) };
  }
  const origin = { scope: folder.scope, path, commit: folder.commit, sha256: sha2562 };
  const tool = toCustomTool(manifest, origin);
  return { executable: { tool, manifest, start, directory }, diagnostics: withPath(problems) };
}
var readings2 = /* @__PURE__ */ new Map();
var MAX_READINGS = 1e3;
function readManifestOnce(text, name, sha2562) {
  const key = `${sha2562} ${name}`;
  const reading = readings2.get(key) ?? readManifest(text, name);
  if (readings2.size >= MAX_READINGS) readings2.clear();
  readings2.set(key, reading);
  return reading;
}
function misnamedManifest(directory, path) {
  const similarName = readdirSync2(directory).find((name) => /^tool\.ya?ml$/i.test(name));
  if (similarName === void 0 || !lstatSync2(join4(directory, similarName)).isFile()) return [];
  const text = readFileSync2(join4(directory, similarName), "utf8");
  if (/^["{ ]*(?:apiVersion|kind)\b/m.test(text)) return [];
  const message = `the manifest is named ${similarName}, and not read`;
  return [{ code: "L_SHAPE", path, message, next: "name it tool.yaml" }];
}
function unreadableFolder(path, message) {
  const next = "keep only the manifest, the source and small data files in the folder";
  return { executable: void 0, diagnostics: [{ code: "L_ENTRY", path, message, next }] };
}
function toCustomTool(manifest, origin) {
  const { name, description, version, usage, parameters, timeout } = manifest;
  const timeoutMs = timeout === void 0 ? DEFAULT_LIMITS.timeoutMs : timeout * 1e3;
  return {
    name,
    kind: "executable",
    origin,
    description: usage === "" ? description : `${description}

${usage}`,
    version,
    inputSchema: schemaOf(parameters),
    limits: { ...DEFAULT_LIMITS, timeoutMs }
  };
}

// src/tools/custom/executable/scan-executables.ts
async function scanExecutables(folder) {
  const names = await attempt(() => listFolderNames(folder));
  const found = names.kind === "done" ? names.value : [];
  const readings3 = await Promise.all(found.map((name) => readFolder(folder, name)));
  return {
    executables: readings3.flatMap(({ executable }) => executable ?? []),
    diagnostics: readings3.flatMap(({ diagnostics }) => diagnostics)
  };
}
function toToolListing({ executables, diagnostics }) {
  return { tools: executables.map(({ tool }) => tool), diagnostics };
}
function listFolderNames({ root }) {
  const directory = join5(root, "tools");
  if (!lstatSync3(directory).isDirectory()) return [];
  return readdirSync3(directory, { withFileTypes: true }).filter((entry) => !entry.name.startsWith(".") && !entry.name.startsWith("__pycache__")).filter((entry) => entry.isDirectory() || entry.isSymbolicLink() && !entry.name.includes(".")).map(({ name }) => name).sort();
}
async function readFolder(folder, name) {
  const reading = await attempt(() => readExecutable(folder, name));
  if (reading.kind === "done") return reading.value;
  const path = `${folder.shownAs}/${name}/tool.yaml`;
  const message = "the folder could not be read";
  const next = "check its files and their permissions";
  return { executable: void 0, diagnostics: [{ code: "L_ENTRY", path, message, next }] };
}

// src/tools/custom/join-listings.ts
init_define_RUNTIME_PACKAGES();
var MAX_TOOLS = 64;
function joinListings(listings, max = MAX_TOOLS) {
  const tools = /* @__PURE__ */ new Map();
  const diagnostics = listings.flatMap((listing) => listing.diagnostics);
  for (const tool of listings.flatMap((listing) => listing.tools)) {
    const known = tools.get(tool.name);
    const problem = known === void 0 ? findDiagnostic(tool, tools.size, max) : duplicateDiagnostic(tool, known);
    if (problem !== void 0) diagnostics.push(problem);
    else if (known === void 0) tools.set(tool.name, tool);
  }
  return { tools: [...tools.values()], diagnostics };
}
function findDiagnostic(tool, count, max) {
  const { path } = tool.origin;
  const problem = findNameProblem(tool.name, tool.kind === "resource");
  if (problem !== void 0) {
    return { ...problem, path, message: `${JSON.stringify(shortName(tool))}: ${problem.message}` };
  }
  if (count >= max) {
    const message = `${shortName(tool)} is one tool too many: at most ${max} are loaded`;
    return { code: "L_LIMIT", path, message, next: "remove tools that nobody uses" };
  }
  return findContentDiagnostic(tool);
}
var MAX_DESCRIPTION2 = 1e4;
function findContentDiagnostic({ name, description, inputSchema, origin }) {
  const { path } = origin;
  if (description.length > MAX_DESCRIPTION2) {
    const message = `the description of ${name} is longer than ${MAX_DESCRIPTION2} characters`;
    return { code: "L_SHAPE", path, message, next: "say it in a few sentences" };
  }
  const problem = findSchemaProblem(inputSchema);
  if (problem === void 0) return void 0;
  const next = "give it parameters that stand alone: no remote $ref, no deep nesting";
  return { code: "L_SCHEMA", path, message: `${name}: ${problem}`, next };
}
function duplicateDiagnostic(tool, known) {
  if (tool.origin.scope !== known.origin.scope) return void 0;
  const message = `a tool named ${shortName(tool)} is there already, from ${known.origin.path}`;
  return { code: "L_DUPLICATE", path: tool.origin.path, message, next: "give it another name" };
}
function shortName({ name }) {
  return name.slice(0, 80);
}
function filterAllowed(tools, lists) {
  const restrictions = lists.filter((list) => list !== void 0);
  return tools.filter(
    ({ name }) => restrictions.every((list) => list.some((entry) => matchesWildcard(entry, name)))
  );
}
function matchesWildcard(entry, name) {
  const [first = "", ...rest] = entry.split("*");
  const last = rest.pop();
  if (last === void 0) return entry === name;
  if (name.length < first.length + last.length) return false;
  if (!name.startsWith(first) || !name.endsWith(last)) return false;
  let at = first.length;
  for (const piece of rest) {
    const found = name.indexOf(piece, at);
    if (found === -1) return false;
    at = found + piece.length;
  }
  return at <= name.length - last.length;
}

export {
  bindTool,
  lineCount,
  hostOutputFolder,
  readToolFiles,
  BUILD_ALLOWANCE_MS,
  createLauncher,
  compilePattern,
  readSchema,
  findInputProblem,
  toFlags,
  MAX_TIMEOUT_SECONDS,
  REPLY_BYTES,
  runExecutable,
  defineHostedTool,
  defineExposedTool,
  findNameProblem,
  scanExecutables,
  toToolListing,
  joinListings,
  filterAllowed
};
/*! For license information please see chunk-I6U5Z3Q6.js.LEGAL.txt */
