import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/run/agents/briefing/image-facts.ts
init_define_RUNTIME_PACKAGES();
var MOST_IMAGE_BYTES = 2e6;
var LONGEST_SIDE = 8e3;
var USUAL_IMAGE_LIMITS = {
  mimeTypes: ["image/png", "image/jpeg", "image/gif", "image/webp"],
  count: 4,
  bytes: MOST_IMAGE_BYTES
};
function readImageFacts(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (at, length) => Buffer.from(bytes.subarray(at, at + length)).toString("latin1");
  if (bytes.length < 30) return void 0;
  if (text(0, 8) === "\x89PNG\r\n\n" && text(12, 4) === "IHDR") {
    return { mimeType: "image/png", width: view.getUint32(16), height: view.getUint32(20) };
  }
  if (/^GIF8[79]a$/.test(text(0, 6))) {
    const [width, height] = [view.getUint16(6, true), view.getUint16(8, true)];
    return { mimeType: "image/gif", width, height };
  }
  if (text(0, 4) === "RIFF" && text(8, 4) === "WEBP") return readWebP(view, text(12, 4));
  return text(0, 3) === "\xFF\xD8\xFF" ? readJpeg(view) : void 0;
}
function imageObstacle({ mimeType, width, height }, length, limits) {
  if (!limits.mimeTypes.includes(mimeType)) return `${mimeType}, which your model does not take`;
  if (Math.min(width, height) === 0) return "of unknown size";
  const mostBytes = Math.min(limits.bytes, MOST_IMAGE_BYTES);
  const isTooLarge = length > mostBytes || Math.max(width, height) > LONGEST_SIDE;
  return isTooLarge ? "too large" : void 0;
}
function readWebP(view, chunk) {
  const mimeType = "image/webp";
  const mask = 16383;
  if (chunk === "VP8 ") {
    const [width, height] = [view.getUint16(26, true) & mask, view.getUint16(28, true) & mask];
    return { mimeType, width, height };
  }
  if (chunk === "VP8L") {
    const bits = view.getUint32(21, true);
    return { mimeType, width: (bits & mask) + 1, height: (bits >> 14 & mask) + 1 };
  }
  const threeBytes = (at) => view.getUint16(at, true) + view.getUint8(at + 2) * 65536 + 1;
  return chunk === "VP8X" ? { mimeType, width: threeBytes(24), height: threeBytes(27) } : void 0;
}
function readJpeg(view) {
  for (let at = 2; at + 9 < view.byteLength; at += 2 + view.getUint16(at + 2)) {
    if (view.getUint8(at) !== 255) return void 0;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 192 && marker <= 207 && ![196, 200, 204].includes(marker);
    if (isFrame) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      return { mimeType: "image/jpeg", width, height };
    }
  }
  return void 0;
}

export {
  MOST_IMAGE_BYTES,
  USUAL_IMAGE_LIMITS,
  readImageFacts,
  imageObstacle
};
