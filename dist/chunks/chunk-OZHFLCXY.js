import{C as g}from"./chunk-JEL2W6HU.js";import{g as c}from"./chunk-3LSLZB72.js";c();var r={rejected:"Squad-Rejected",agent:"Squad-Agent",run:"Squad-Run",request:"Squad-Request"};function x(e,t){let{rejected:n=[],agent:o,run:a,request:s}=t,d=[...n.map(u=>`${r.rejected}: ${u}`),...o===void 0?[]:[`${r.agent}: ${o}`],`${r.run}: ${a}`,...s===void 0?[]:[`${r.request}: ${s}`]];return`${e.trimEnd()}

${d.join(`
`)}
`}function j(e,t){let n=t.map(o=>`${r.rejected}: ${o}
`);return`${e.trimEnd()}
${n.join("")}`}function w(e){return e.includes(`
${r.rejected}: `)}var f=["%H","%an","%s",`%(trailers:key=${r.rejected},valueonly,unfold)`,...[r.agent,r.run,r.request].map(e=>`%(trailers:key=${e},valueonly,separator=%x20)`)],$=1e3;async function m(e,t,n=$){return"base"in t&&t.base===t.tip?[]:(await g(e,{fields:f,range:t,max:n})).map(([a="",s="",d="",u="",l="",i="",p=""])=>({commit:a,author:s,subject:d,rejected:u.split(`
`).filter(y=>y!==""),agent:l.split(" ")[0]??"",run:i,request:p}))}async function C(e,t,{tips:n,base:o}){let s=["--max-count=1","--format=%H","--extended-regexp",`--grep=${`^${r.request}: ${t.replace(/[^\w-]/g,".")}$`}`];return(await e.run(["log",...s,...n,`^${o}`])).trim()!==""}async function S(e,{request:t,run:n},{ours:o,theirs:a},s=new Set){let u=(await m(e,a)).filter(i=>i.request===t&&i.run!==n&&!s.has(i.commit));if(u.length===0)return!1;let l=new Set((await m(e,o)).map(i=>i.run));return u.some(i=>!l.has(i.run))}async function b(e,t){let[n]=await m(e,{tip:t},1);return n!==void 0&&n.run.trim()!==""}export{x as a,j as b,w as c,$ as d,m as e,C as f,S as g,b as h};
