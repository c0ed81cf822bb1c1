import {
  fileError,
  isMissing
} from "./chunk-4EIQ3BW4.js";
import {
  fieldsOf,
  readJson
} from "./chunk-DZISDMIS.js";
import {
  SquadError,
  attempt
} from "./chunk-ZKMHPSNV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

init_define_RUNTIME_PACKAGES();import{readFile,stat}from"node:fs/promises";import{join,resolve}from"node:path";var RECORD_NAME="run.jsonl";async function readRecordFile(name){const given=resolve(name);const found=await attempt(stat(given));const isFolder=found.kind==="done"&&found.value.isDirectory();const path=isFolder?join(given,RECORD_NAME):given;const text=await readFile(path,"utf8").catch(error=>{throw isMissing(error)?recordError(`There is no ${path}.`):fileError("read",path,error)});const[first=""]=text.split("\n",1);const read=readJson(first);const isRecord=read.kind==="value"&&fieldsOf(read.value)?.has("kind")===true;if(isRecord)return{path,text};throw recordError(`${path} is not the record of a run.`)}function recordError(message){const hint=`Name a ${RECORD_NAME}, or the folder of a run's files that holds it.`;return new SquadError({code:"E_INPUT",message,hint})}
export {
  readRecordFile
};
