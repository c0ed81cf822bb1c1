import{g as i}from"./chunk-3LSLZB72.js";i();async function T(t,o,m){let e,r=new Promise(n=>{e=setTimeout(n,t)});return Promise.race([o,r.then(m)]).finally(()=>clearTimeout(e))}export{T as a};
