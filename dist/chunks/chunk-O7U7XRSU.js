import{g as i}from"./chunk-3LSLZB72.js";i();function a(t,e){let n=r=>t(u(t(r)));return{info:r=>e(`${n(r)}
`),group:(r,o)=>e(`::group::${g(n(r))}
${n(o)}
::endgroup::
`),warning:r=>e(`::warning::${g(n(r))}
`),debug:r=>e(`::debug::${g(n(r))}
`)}}var p=/[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;function u(t){return t.replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replace(p,"").replace(/:(?=:)/g,": ").replace(/#(?=#(?:\[|vso))/gi,"# ")}function g(t){return t.replaceAll("%","%25").replaceAll("\r","%0D").replaceAll(`
`,"%0A")}function d(t,e){let n=t.write.bind(t),r=new TextDecoder;t.write=o=>{let c=typeof o=="string"?o:r.decode(o,{stream:!0});return n(e(u(e(c))))}}export{a,u as b,g as c,d};
