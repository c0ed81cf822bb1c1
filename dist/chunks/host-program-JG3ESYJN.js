import{b as a,c as b}from"./chunk-GJKCSIF7.js";import"./chunk-3LSLZB72.js";export{a as hostProgram,b as runHostProgram};
