import {
  createRecordLines
} from "./chunk-5WJICJ52.js";
import {
  checksVerdict
} from "./chunk-7TLDPTJE.js";
import {
  COORDINATOR
} from "./chunk-UXQFGFHB.js";
import {
  neutralizeCommands
} from "./chunk-VYTB5YPI.js";
import {
  describe
} from "./chunk-EHNRAOD3.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/adapters/runner/outputs.ts
init_define_RUNTIME_PACKAGES();
import { truncateSync as truncateSync2 } from "node:fs";
import { dirname as dirname3, join } from "node:path";

init_define_RUNTIME_PACKAGES();
init_define_RUNTIME_PACKAGES();import*as p from"os";
init_define_RUNTIME_PACKAGES();function toCommandValue(e){return e==null?"":typeof e=="string"||e instanceof String?e:JSON.stringify(e)}function toCommandProperties(e){return Object.keys(e).length?{title:e.title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}:{}}
function issueCommand(t,e,s2){const r2=new c(t,e,s2);process.stdout.write(r2.toString()+p.EOL)}var n="::";var c=class{constructor(e,s2,r2){e||(e="missing.command"),this.command=e,this.properties=s2,this.message=r2}toString(){let e=n+this.command;if(this.properties&&Object.keys(this.properties).length>0){e+=" ";let s2=true;for(const r2 in this.properties)if(this.properties.hasOwnProperty(r2)){const i2=this.properties[r2];i2&&(s2?s2=false:e+=",",e+=`${r2}=${m(i2)}`)}}return e+=`${n}${a(this.message)}`,e}};function a(t){return toCommandValue(t).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function m(t){return toCommandValue(t).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}
init_define_RUNTIME_PACKAGES();import*as s from"crypto";import*as i from"fs";import*as r from"os";function issueFileCommand(n2,o){const e=process.env[`GITHUB_${n2}`];if(!e)throw new Error(`Unable to find environment variable for file command ${n2}`);if(!i.existsSync(e))throw new Error(`Missing file at path: ${e}`);i.appendFileSync(e,`${toCommandValue(o)}${r.EOL}`,{encoding:"utf8"})}function prepareKeyValueMessage(n2,o){const e=`ghadelimiter_${s.randomUUID()}`,t=toCommandValue(o);if(n2.includes(e))throw new Error(`Unexpected input: name should not contain the delimiter "${e}"`);if(t.includes(e))throw new Error(`Unexpected input: value should not contain the delimiter "${e}"`);return`${n2}<<${e}${r.EOL}${t}${r.EOL}${e}`}
import*as T from"os";
init_define_RUNTIME_PACKAGES();
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
// src/scribe/tally.ts
init_define_RUNTIME_PACKAGES();
var EMPTY_TALLY = {
  read: 0,
  decisions: [],
  learnings: [],
  wisdom: [],
  duplicates: [],
  unreadable: [],
  contradictions: [],
  archived: []
};

// src/adapters/runner/checks-report.ts
init_define_RUNTIME_PACKAGES();
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
var CHECKS_REPORT = "checks.json";
function checkOutputs({ rows, off, base }, path) {
  const checks = checksVerdict(rows);
  if (rows.length === 0 && off === void 0) return { checks, "checks-report": "" };
  const report = { result: checks, base, reason: off, checks: rows };
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${JSON.stringify(report, void 0, 2)}
`);
    return { checks, "checks-report": path };
  } catch {
    warning("The report of the checks could not be written.");
    return { checks, "checks-report": "" };
  }
}

// src/adapters/runner/record/json-lines.ts
init_define_RUNTIME_PACKAGES();
import { appendFileSync as appendFileSync2, mkdirSync as mkdirSync2, statSync, truncateSync } from "node:fs";
import { dirname as dirname2 } from "node:path";
function openEventLog(file) {
  const append = openLines("the run's record", file);
  const linesOf = createRecordLines(file.mask);
  return (event) => append(() => linesOf(event));
}
function openMessageLog(file) {
  const append = openLines("the log of messages", file);
  const maskStrings = (_name, value) => typeof value === "string" ? file.mask(value) : value;
  return (entry) => append(() => [JSON.stringify(entry, maskStrings)]);
}
function openLines(what, { path, warn }) {
  const file = openLineFile(path);
  let hasWarned = false;
  return (makeLines) => {
    try {
      file.append(`${makeLines().join("\n")}
`);
    } catch (error2) {
      if (!hasWarned) warn(`A line of ${what} was lost: ${describe(error2).message}`);
      hasWarned = true;
    }
  };
}
function openLineFile(path) {
  let size;
  const open2 = () => {
    mkdirSync2(dirname2(path), { recursive: true });
    return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  };
  return {
    append(line) {
      size ??= open2();
      try {
        appendFileSync2(path, line);
      } catch (error2) {
        if (size < fileSize(path)) truncateSync(path, size);
        throw error2;
      }
      size += Buffer.byteLength(line);
    }
  };
}
function fileSize(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() ? found.size : 0;
}

// src/adapters/runner/outputs.ts
async function writeRunReport(report, record) {
  const { outcome, transcript } = report;
  const agents = transcript.agents.filter((row) => row.session !== COORDINATOR);
  const tokens = transcript.agents.reduce(
    (sum, row) => sum + row.inputTokens + row.outputTokens,
    0
  );
  setOutputs({
    ...outcomeOutputs(outcome),
    "comment-id": report.commentId || "",
    agents: JSON.stringify([...new Set(agents.map((row) => row.agent))]),
    handoffs: transcript.handoffs.filter(({ status }) => status !== "refused").length,
    decisions: transcript.decisions.length,
    learnings: transcript.learnings.length,
    tokens,
    ...checkOutputs(transcript.checks, join(dirname3(record), CHECKS_REPORT)),
    "run-log": record
  });
  await writeSummary(report.summary);
}
async function writeScribeReport(end) {
  const { outcome, report, summary: summary2 } = end;
  const { decisions, learnings, duplicates, unreadable, read } = report?.tally ?? EMPTY_TALLY;
  const counts = { decisions: decisions.length, learnings: learnings.length };
  setOutputs({
    ...outcomeOutputs(outcome),
    ...counts,
    report: JSON.stringify({ read, ...counts, duplicates: duplicates.length, unreadable })
  });
  await writeSummary(summary2);
}
async function writeSummary(markdown) {
  if (markdown === "") return;
  try {
    await summary.addRaw(markdown, true).write();
  } catch (error2) {
    warning(`The job summary could not be written: ${describe(error2).message}`);
  }
}
function outcomeOutputs(outcome) {
  const work = publishedWork(outcome);
  const isPushed = work?.fallback?.bundle === void 0;
  return {
    outcome: outcome.kind,
    branch: isPushed && work?.branch || "",
    commit: isPushed && work?.commit || "",
    "pull-request": work?.pullRequest?.number || ""
  };
}
function publishedWork(outcome) {
  if (outcome.kind === "answered") return outcome.memory;
  return "work" in outcome ? outcome.work : void 0;
}
function setOutputs(outputs) {
  const lost = Object.entries(outputs).flatMap(([name, value]) => writeOutput(name, value));
  if (lost.length === 0) return;
  const names = lost.map(({ name }) => name).join(", ");
  warning(`Outputs could not be written (${names}): ${lost[0]?.why}`);
}
function writeOutput(name, value) {
  const file = process.env.GITHUB_OUTPUT ?? "";
  if (file === "") return [{ name, why: "GITHUB_OUTPUT is not set." }];
  const size = fileSize(file);
  try {
    setOutput(name, value);
    return [];
  } catch (error2) {
    if (size < fileSize(file)) truncateSync2(file, size);
    return [{ name, why: describe(error2).message }];
  }
}
function maskInLog(secrets) {
  for (const secret of secrets) setSecret(secret);
}
function failStep(message) {
  setFailed(neutralizeCommands(message));
}

export {
  EMPTY_TALLY,
  CHECKS_REPORT,
  openEventLog,
  openMessageLog,
  writeRunReport,
  writeScribeReport,
  setOutputs,
  maskInLog,
  failStep
};
