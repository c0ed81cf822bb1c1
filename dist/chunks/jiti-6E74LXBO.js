import{a,b}from"./chunk-NX4KGVTT.js";import"./chunk-QBBUGH62.js";import"./chunk-3LSLZB72.js";export{a as createJiti,b as default};
