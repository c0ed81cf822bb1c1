import{b as c}from"./chunks/chunk-3EUMNE7N.js";import{g as o}from"./chunks/chunk-3LSLZB72.js";o();var[n="",t,...a]=process.argv.slice(2);await c(n,t==="connection",a);
