import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-CCM5YFOF.js";

// src/amounts.ts
init_define_RUNTIME_PACKAGES();
function count(amount) {
  if (amount < 1e3) return String(amount);
  if (amount < 999950) return `${shortened(amount / 1e3)}k`;
  return `${shortened(amount / 1e6)}M`;
}
function shortened(amount) {
  return amount.toFixed(1).replace(/\.0$/, "");
}
function plural(amount, noun) {
  return `${count(amount)} ${noun}${amount === 1 ? "" : "s"}`;
}

export {
  count,
  plural
};
