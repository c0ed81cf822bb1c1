import{g as e}from"./chunk-3LSLZB72.js";e();function t(n){return`${n}memory`}export{t as a};
