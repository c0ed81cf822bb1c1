import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/adapters/proxy/read-at-most.ts
init_define_RUNTIME_PACKAGES();
async function readAtMost({ body, headers }, maxBytes) {
  const isTooLong = Number(headers.get("content-length") ?? 0) > maxBytes;
  const chunks = [];
  let length = 0;
  for await (const chunk of isTooLong ? [] : body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) return void 0;
    chunks.push(chunk);
  }
  if (isTooLong) await body?.cancel();
  return isTooLong ? void 0 : Buffer.concat(chunks);
}

export {
  readAtMost
};
