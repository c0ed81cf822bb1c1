import{g as r}from"./chunk-3LSLZB72.js";r();function o(e){return e.kind==="changed"?e.work.notOpened!==void 0:e.kind==="answered"&&e.memory?.notOpened!==void 0}function l(e){return{kind:"limited",limit:"cancelled",reason:"The job was cancelled.",work:e}}function i({reason:e,hint:n}){return n===void 0?e:`${e}
${n}`}export{o as a,l as b,i as c};
