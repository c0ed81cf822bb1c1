// What the first bytes of a file say of its text.

/** Decodes UTF-8, or UTF-16 that begins with a byte order mark, and leaves that mark out. Other bytes become U+FFFD. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}

const POINTER = 'version https://git-lfs.github.com/spec/';
const LONGEST_POINTER = 1024;

/** True for what Git LFS commits in place of a file: https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md */
export function isLfsPointer(bytes: Buffer): boolean {
  return bytes.length < LONGEST_POINTER && bytes.toString('latin1', 0, POINTER.length) === POINTER;
}
