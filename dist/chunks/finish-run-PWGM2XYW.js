import {
  finishRun,
  reportAnsweredBefore,
  reportOf
} from "./chunk-6DKGHVU6.js";
import "./chunk-SRBW7LIG.js";
import "./chunk-OMF23Y67.js";
import "./chunk-SI3XU6WA.js";
import "./chunk-VCWSGOHO.js";
import "./chunk-HJVYKWKM.js";
import "./chunk-PWYPUNMX.js";
import "./chunk-FXPNCZBX.js";
import "./chunk-FP56GIKB.js";
import "./chunk-Q7NT2BUX.js";
import "./chunk-OMCZYTDX.js";
import "./chunk-HSV4OKKC.js";
import "./chunk-MLTXGWX5.js";
import "./chunk-CTO2L7ZT.js";
import "./chunk-BDLE4HBS.js";
import "./chunk-DZISDMIS.js";
import "./chunk-F3GLNTMY.js";
import "./chunk-HJ3NACT6.js";
import "./chunk-2VDIWIBV.js";
import "./chunk-GBJB3MBF.js";
import "./chunk-DYNN33AK.js";
import "./chunk-IAFWRTWP.js";
export {
  finishRun,
  reportAnsweredBefore,
  reportOf
};
