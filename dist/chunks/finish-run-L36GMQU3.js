import {
  AT_WORK,
  finishRun,
  reportAnsweredBefore,
  reportOf
} from "./chunk-5UDNHSFN.js";
import "./chunk-JX5PW7TJ.js";
import "./chunk-IOBZTIPG.js";
import "./chunk-K32R5O6Y.js";
import "./chunk-PML55W56.js";
import "./chunk-QEJM56ND.js";
import "./chunk-WARSGAYB.js";
import "./chunk-77SNCVCP.js";
import "./chunk-5AXGEXWA.js";
import "./chunk-CPWIX7C2.js";
import "./chunk-LSQIVI4U.js";
import "./chunk-7XLBJTOV.js";
import "./chunk-HSV4OKKC.js";
import "./chunk-GIMUM52B.js";
import "./chunk-MYOQGF5P.js";
import "./chunk-MLTXGWX5.js";
import "./chunk-RBRYF52E.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-BSQV4ART.js";
import "./chunk-DZISDMIS.js";
import "./chunk-45EAQZGJ.js";
import "./chunk-UXQFGFHB.js";
import "./chunk-7TLDPTJE.js";
import "./chunk-3QEL5PCQ.js";
import "./chunk-LSOEEKAB.js";
import "./chunk-HJ3NACT6.js";
import "./chunk-QHONNP4I.js";
import "./chunk-VDV6GYGS.js";
import "./chunk-MUCB7FAK.js";
import "./chunk-ZKMHPSNV.js";
import "./chunk-IAFWRTWP.js";
export {
  AT_WORK,
  finishRun,
  reportAnsweredBefore,
  reportOf
};
