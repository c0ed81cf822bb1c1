import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-CCM5YFOF.js";

// src/tools/plain-text.ts
init_define_RUNTIME_PACKAGES();
function plainText(text) {
  return Buffer.from(text).toString().replace(/\r\n|[\r\u2028\u2029\u0085]/g, "\n").replace(new RegExp("\\p{Cc}", "gu"), (control) => control === "\n" || control === "	" ? control : "").trim();
}
function oneLine(text) {
  return plainText(text).split(/\s+/).join(" ");
}

// src/tools/wrap.ts
init_define_RUNTIME_PACKAGES();
var COLUMNS = 80;
function wrap(text, { first, rest }) {
  const lines = [];
  let line = first;
  let isEmpty = true;
  for (const word of text.split(/\s+/).filter((part) => part !== "")) {
    if (!isEmpty && line.length + 1 + word.length > COLUMNS) {
      lines.push(line);
      line = rest;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line].join("\n");
}

export {
  plainText,
  oneLine,
  wrap
};
