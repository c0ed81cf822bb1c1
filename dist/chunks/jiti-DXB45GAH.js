import {
  createJiti,
  jiti_default
} from "./chunk-ARHW7A7P.js";
import "./chunk-VDV6GYGS.js";
import "./chunk-IAFWRTWP.js";
export {
  createJiti,
  jiti_default as default
};
