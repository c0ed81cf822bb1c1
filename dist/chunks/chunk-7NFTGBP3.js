import {
  isRecord,
  readJson
} from "./chunk-DZISDMIS.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

init_define_RUNTIME_PACKAGES();function readRecord(e){const r=e.split(`
`).filter(n=>n.trim()!==""),i=r.flatMap(n=>{const t=readJson(n);return t.kind==="value"&&isRecord(t.value)?[t.value]:[]});return{entries:i.map(s),broken:r.length-i.length}}function s(e){const r=new Map(isRecord(e)?Object.entries(e):[]),i=n=>{const t=r.get(n);return Array.isArray(t)?t:[]};return{kind:d(r.get("kind")),at:l(r.get("at")),keys:[...r.keys()],has:n=>r.has(n),text:n=>d(r.get(n)),number:n=>l(r.get(n)),texts:n=>i(n).filter(t=>typeof t=="string"),numbers:n=>i(n).filter(t=>typeof t=="number"),entry:n=>s(r.get(n)),entries:n=>i(n).filter(isRecord).map(s)}}function d(e){return typeof e=="string"?e:""}function l(e){return typeof e=="number"&&Number.isFinite(e)?e:0}
export {
  readRecord
};
