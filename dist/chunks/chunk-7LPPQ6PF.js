import{G as i,O as a,P as d,Q as m,Z as c}from"./chunk-XGMBARRD.js";import{g as s}from"./chunk-3LSLZB72.js";s();var u=65536;function g(r){return`${r}/identity/wisdom.md`}async function x(r,t){return y(await r.read(g(t),u)??"")}function y(r){let{body:t}=i(r),n=t.replace(/^(?=\*\*Pattern:)/gm,`
`);return c(n).filter(o=>!l.test(o.text))}var l=/^Reusable patterns and heuristics learned through work\b/;function L(r,t){let n=r.map(({text:e},p)=>({text:e,words:d(e),recency:(p+1)/r.length,boost:0})),{chosen:o}=m(n,t);return o.map(({text:e})=>e).join(`

`)}function M(r){let[t=""]=r.split("**Context:**");return a(t.replace(/^\s*(?:[-*+] )?(?:\*\*Pattern:\*\*)?/,"")).join(" ")}export{g as a,x as b,y as c,L as d,M as e};
