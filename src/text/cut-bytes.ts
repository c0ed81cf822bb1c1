// Cuts a text by its size in UTF-8 without tearing a character apart.

/** Returns the beginning of a text, at most `max` bytes. */
export function headOfBytes(text: string, max: number): string {
  // Every UTF-16 unit takes at least one byte.
  const near = Buffer.from(text.slice(0, max + 1));
  if (near.length <= max) return text;
  let end = max;
  while (end > 0 && ((near[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return near.subarray(0, end).toString();
}

/** Cuts a text to at most `max` bytes, including a notice about what is missing. */
export function cutBytes(text: string, max: number): string {
  const bytes = Buffer.byteLength(text);
  if (bytes <= max) return text;
  const notice = `\n[cut: this text has ${bytes} bytes, at most ${max} are shown]`;
  return headOfBytes(text, Math.max(0, max - Buffer.byteLength(notice))) + notice;
}

/** How much of a text that is cut inside goes to its end, where a report says what is not done. */
const END_SHARE = 0.3;

/** Cuts the middle out of a text, so that it has at most `max` bytes, including a notice about what is missing. */
export function cutInside(text: string, max: number): string {
  const bytes = Buffer.byteLength(text);
  if (bytes <= max) return text;
  const notice = `\n[cut here: this text has ${bytes} bytes, at most ${max} are shown]\n`;
  const room = Math.max(0, max - Buffer.byteLength(notice));
  const end = tailOfBytes(text, Math.floor(room * END_SHARE));
  return headOfBytes(text, room - Buffer.byteLength(end)) + notice + end;
}

/** Returns the end of a text, at most `max` bytes. */
function tailOfBytes(text: string, max: number): string {
  if (max === 0) return '';
  const near = Buffer.from(text.slice(-max - 1));
  let start = Math.max(0, near.length - max);
  while (start < near.length && ((near[start] ?? 0) & 0xc0) === 0x80) start += 1;
  return near.subarray(start).toString();
}
