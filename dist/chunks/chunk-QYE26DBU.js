import {
  isRecord,
  readJson
} from "./chunk-DZISDMIS.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

init_define_RUNTIME_PACKAGES();function readRecord(r){const n=r.split(`
`).filter(e=>e.trim()!==""),t=n.flatMap(e=>{const o=readJson(e);return o.kind==="value"&&isRecord(o.value)?[o.value]:[]});return{entries:t.map(s),broken:n.length-t.length}}function memoryPaths(r){const n=r.filter(({kind:t})=>t==="decision"||t==="learning");return new Set(n.map(t=>t.entry("note").text("path")))}function s(r){const n=new Map(isRecord(r)?Object.entries(r):[]),t=e=>{const o=n.get(e);return Array.isArray(o)?o:[]};return{kind:d(n.get("kind")),at:l(n.get("at")),keys:[...n.keys()],has:e=>n.has(e),isTrue:e=>n.get(e)===true,text:e=>d(n.get(e)),number:e=>l(n.get(e)),texts:e=>t(e).filter(o=>typeof o=="string"),numbers:e=>t(e).filter(o=>typeof o=="number"),entry:e=>s(n.get(e)),entries:e=>t(e).filter(isRecord).map(s)}}function d(r){return typeof r=="string"?r:""}function l(r){return typeof r=="number"&&Number.isFinite(r)?r:0}
export {
  readRecord,
  memoryPaths
};
