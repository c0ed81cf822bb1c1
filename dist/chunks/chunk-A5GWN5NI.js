import{g as r}from"./chunk-3LSLZB72.js";r();r();function t(n){return n.replace(/^\uFEFF/,"").replace(/\r\n?/g,`
`)}function d(n){return n.toWellFormed().replace(/\r\n|[\r\u2028\u2029\u0085]/g,`
`).replace(new RegExp("\\p{Cc}","gu"),e=>e===`
`||e==="	"?e:"").trim()}function g(n){try{return{kind:"value",value:JSON.parse(t(n))}}catch(e){return{kind:"broken",reason:`not valid JSON${u(n,e)}`}}}function u(n,e){let i=/ in JSON at position (\d{1,9})/.exec(String(e))?.[1];return i===void 0?"":`, line ${t(n).slice(0,Number(i)).split(`
`).length}`}function k(n){if(a(n))return new Map(Object.entries(n))}function a(n){return s(n)&&!Array.isArray(n)}function s(n){return typeof n=="object"&&n!==null}export{t as a,d as b,g as c,k as d,a as e,s as f};
