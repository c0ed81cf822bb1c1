import{g as s}from"./chunk-3LSLZB72.js";s();function p(i,{first:o,rest:l}){let r=[],t=o,n=!0;for(let e of i.split(/\s+/).filter(f=>f!==""))!n&&t.length+1+e.length>80&&(r.push(t),t=l,n=!0),t+=n?e:` ${e}`,n=!1;return[...r,t].join(`
`)}export{p as a};
