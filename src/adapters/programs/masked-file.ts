// Writes a long output to disk, masked piece by piece, so that it is never whole in memory and never unmasked on disk.
import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { StringDecoder } from 'node:string_decoder';

const CHUNK_LENGTH = 256 * 1024;
/** Kept back for the next piece: as much as a multi-line secret may need. */
const CARRY_LENGTH = 32 * 1024;
const SPLIT_CONTEXT = 8 * 1024;
const MAX_SPLIT_ATTEMPTS = 24;
/** A prime, so that a repeating text is split at different places. */
const SPLIT_STEP = 61;
const MAX_FILE_BYTES = 8 * 1024 * 1024;

export type MaskedFile = {
  write(chunk: Buffer): void;
  /** Returns its path; undefined when it could not be written. */
  end(): string | undefined;
};

/** Opens a file for an output; never throws. The file ends after 8 MiB with a note that the rest is missing. */
export function openMaskedFile(path: string, mask: (text: string) => string): MaskedFile {
  const decoder = new StringDecoder('utf8');
  let pending = '';
  let remainingBytes = MAX_FILE_BYTES;
  let isBroken = false;
  const append = (text: string) => {
    try {
      mkdirSync(dirname(path), { recursive: true });
      appendFileSync(path, text, { mode: 0o600 });
    } catch {
      isBroken = true;
    }
  };
  return {
    write(chunk) {
      if (remainingBytes <= 0 || isBroken) return;
      pending += decoder.write(chunk.subarray(0, remainingBytes));
      remainingBytes -= chunk.length;
      while (pending.length > CHUNK_LENGTH) {
        const cut = findSplitPoint(pending, mask);
        append(mask(pending.slice(0, cut)));
        pending = pending.slice(cut);
      }
    },
    end() {
      append(mask(pending + decoder.end()));
      if (remainingBytes <= 0)
        append(`\n[the rest is missing: at most ${MAX_FILE_BYTES} bytes of an output are kept]\n`);
      return isBroken ? undefined : path;
    },
  };
}

/** Finds where a text can be split so that masking both parts gives the same as masking the whole. */
function findSplitPoint(text: string, mask: (text: string) => string): number {
  let splitPoint = text.length - CARRY_LENGTH;
  for (let tried = 0; tried < MAX_SPLIT_ATTEMPTS; tried += 1) {
    splitPoint = splitPointBefore(text, splitPoint);
    const before = text.slice(splitPoint - SPLIT_CONTEXT, splitPoint);
    const after = text.slice(splitPoint, splitPoint + SPLIT_CONTEXT);
    if (mask(before + after) === mask(before) + mask(after)) return splitPoint;
    splitPoint -= SPLIT_STEP;
  }
  return splitPoint;
}

/** Splits after the last line end shortly before `end`; otherwise at `end`, but not inside a character. */
function splitPointBefore(text: string, end: number): number {
  const line = text.lastIndexOf('\n', end - 1) + 1;
  if (line > end - SPLIT_CONTEXT) return line;
  return isInSurrogatePair(text, end) ? end - 1 : end;
}

function isInSurrogatePair(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit >= 0xdc00 && unit <= 0xdfff;
}
