import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-PLLTIFGW.js";

// src/ports/commented-lines.ts
init_define_RUNTIME_PACKAGES();
function commentedLines({
  side,
  start_side: startSide,
  line,
  start_line: startLine
}) {
  if (side === "LEFT") return { line: void 0, startLine: void 0 };
  const first = startSide === "LEFT" ? line : startLine;
  return { line: line ?? void 0, startLine: first ?? void 0 };
}

export {
  commentedLines
};
