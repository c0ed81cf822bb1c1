// Cuts a text by its size in UTF-8 without tearing a character apart.

/** The beginning: at most `max` bytes. */
export function headOfBytes(text: string, max: number): string {
  // No character takes less than a byte for a UTF-16 unit.
  const near = Buffer.from(text.slice(0, max + 1));
  if (near.length <= max) return text;
  let end = max;
  while (end > 0 && ((near[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return near.subarray(0, end).toString();
}

/** At most `max` bytes, the notice about what is missing included. */
export function cutBytes(text: string, max: number): string {
  const bytes = Buffer.byteLength(text);
  if (bytes <= max) return text;
  const notice = `\n[cut: this text has ${bytes} bytes, at most ${max} are shown]`;
  return headOfBytes(text, Math.max(0, max - Buffer.byteLength(notice))) + notice;
}
