import {
  AT_WORK,
  finishRun,
  reportAnsweredBefore,
  reportOf
} from "./chunk-VF2BEQ4H.js";
import "./chunk-BQNK3E2I.js";
import "./chunk-CFEX6AWO.js";
import "./chunk-Z575RORC.js";
import "./chunk-PML55W56.js";
import "./chunk-DWB5MTVO.js";
import "./chunk-ZB2MUO7U.js";
import "./chunk-77SNCVCP.js";
import "./chunk-GLLOLJFQ.js";
import "./chunk-ZEVUIUMZ.js";
import "./chunk-CZONM4H3.js";
import "./chunk-ITRNZOTN.js";
import "./chunk-MQ4ZI664.js";
import "./chunk-Q7NT2BUX.js";
import "./chunk-7XLBJTOV.js";
import "./chunk-HSV4OKKC.js";
import "./chunk-4GR644NY.js";
import "./chunk-5OVM5Z2T.js";
import "./chunk-MLTXGWX5.js";
import "./chunk-52AXRLL6.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-BDLE4HBS.js";
import "./chunk-DZISDMIS.js";
import "./chunk-ENBJUMDV.js";
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
