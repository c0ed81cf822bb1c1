import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  attempt
} from "./chunk-QYCI2ITB.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-PLLTIFGW.js";

// src/adapters/runner/log.ts
init_define_RUNTIME_PACKAGES();
import { appendFileSync } from "node:fs";
function createLog(mask, write) {
  const clean = (text) => mask(neutralizeCommands(mask(text)));
  return {
    info: (text) => write(`${clean(text)}
`),
    group: (title, text) => write(`::group::${escapeData(clean(title))}
${clean(text)}
::endgroup::
`),
    warning: (text) => write(`::warning::${escapeData(clean(text))}
`),
    debug: (text) => write(`::debug::${escapeData(clean(text))}
`)
  };
}
var INVISIBLE = /[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
function neutralizeCommands(text) {
  return text.replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(INVISIBLE, "").replace(/:(?=:)/g, ": ").replace(/#(?=#(?:\[|vso))/gi, "# ");
}
function escapeData(text) {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function guardStandardError(stream, mask) {
  const write = stream.write.bind(stream);
  const decoder = new TextDecoder();
  stream.write = (chunk) => {
    const text = typeof chunk === "string" ? chunk : decoder.decode(chunk, { stream: true });
    return write(mask(neutralizeCommands(mask(text))));
  };
}
async function failJob(message) {
  process.exitCode = 1;
  process.stdout.write(`::error::${escapeData(neutralizeCommands(message))}
`);
  await attempt(() => appendFileSync(process.env.GITHUB_OUTPUT ?? "", "outcome=failed\n"));
}

export {
  createLog,
  neutralizeCommands,
  guardStandardError,
  failJob
};
