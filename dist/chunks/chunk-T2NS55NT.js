import{g as e}from"./chunk-3LSLZB72.js";e();e();function t(n){return n.replace(/^\uFEFF/,"").replace(/\r\n?/g,`
`)}function a(n){return n.toWellFormed().replace(/\r\n|[\r\u2028\u2029\u0085]/g,`
`).replace(new RegExp("\\p{Cc}","gu"),r=>r===`
`||r==="	"?r:"").trim()}function p(n){try{return{kind:"value",value:JSON.parse(t(n))}}catch{return{kind:"broken",reason:"not valid JSON"}}}function c(n){if(i(n))return new Map(Object.entries(n))}function i(n){return u(n)&&!Array.isArray(n)}function u(n){return typeof n=="object"&&n!==null}export{t as a,a as b,p as c,c as d,i as e,u as f};
