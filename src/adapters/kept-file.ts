// A long output on its way to disk: masked piece by piece, so that neither the text nor a secret is ever held or written whole.
import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { StringDecoder } from 'node:string_decoder';

const PIECE = 256 * 1024;
/** Left for the next piece: what a secret of several lines may need. */
const REST = 32 * 1024;
const EDGE = 8 * 1024;
const SEAMS_TRIED = 24;
/** A prime, so that a repeated text is not parted at the same place of it each time. */
const STEP = 61;
/** A disk has an end too. */
const MAX_KEPT = 128 * 1024 * 1024;

export type KeptFile = {
  write(chunk: Buffer): void;
  /** Its path; undefined when it could not be written. */
  end(): string | undefined;
};

/** Opens a file for an output; it never throws. After 128 MiB it says that the rest is missing. */
export function openKeptFile(path: string, mask: (text: string) => string): KeptFile {
  const decoder = new StringDecoder('utf8');
  let pending = '';
  let room = MAX_KEPT;
  let isBroken = false;
  const put = (text: string) => {
    try {
      mkdirSync(dirname(path), { recursive: true });
      appendFileSync(path, text, { mode: 0o600 });
    } catch {
      isBroken = true;
    }
  };
  return {
    write(chunk) {
      if (room <= 0 || isBroken) return;
      pending += decoder.write(chunk.subarray(0, room));
      room -= chunk.length;
      while (pending.length > PIECE) {
        const cut = seamIn(pending, mask);
        put(mask(pending.slice(0, cut)));
        pending = pending.slice(cut);
      }
    },
    end() {
      put(mask(pending + decoder.end()));
      if (room <= 0) put(`\n[the rest is missing: a kept output has at most ${MAX_KEPT} bytes]\n`);
      return isBroken ? undefined : path;
    },
  };
}

/** Where a text can be parted so that masking both parts masks the same as masking the whole. */
function seamIn(text: string, mask: (text: string) => string): number {
  let seam = text.length - REST;
  for (let tried = 0; tried < SEAMS_TRIED; tried += 1) {
    seam = seamBefore(text, seam);
    const before = text.slice(seam - EDGE, seam);
    const after = text.slice(seam, seam + EDGE);
    if (mask(before + after) === mask(before) + mask(after)) return seam;
    seam -= STEP;
  }
  return seam;
}

/** After the last line that ends near before a place; else at the place, but not inside a character. */
function seamBefore(text: string, end: number): number {
  const line = text.lastIndexOf('\n', end - 1) + 1;
  if (line > end - EDGE) return line;
  return isInPair(text, end) ? end - 1 : end;
}

function isInPair(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit >= 0xdc00 && unit <= 0xdfff;
}
