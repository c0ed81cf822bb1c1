// Cuts texts to a size without tearing a character apart.

/** At most `maxBytes` bytes of UTF-8, the notice about what is missing included. */
export function cutBytes(text: string, maxBytes: number): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= maxBytes) return text;
  const notice = `\n[cut: this text has ${bytes.length} bytes, at most ${maxBytes} are shown]`;
  let end = Math.max(0, maxBytes - Buffer.byteLength(notice));
  while (end > 0 && isContinuation(bytes[end])) end -= 1;
  return bytes.subarray(0, end).toString() + notice;
}

/** At most `max` UTF-16 units, `...` included when something is missing. */
export function cutCharacters(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${headOf(text, max - 3)}...`;
}

/** The first `max` UTF-16 units, or one less where that would halve a character. */
export function headOf(text: string, max: number): string {
  const head = text.slice(0, max);
  const last = head.charCodeAt(head.length - 1);
  return last >= 0xd800 && last <= 0xdbff ? head.slice(0, -1) : head;
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80;
}
