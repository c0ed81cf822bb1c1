import{g as o}from"./chunk-3LSLZB72.js";o();
