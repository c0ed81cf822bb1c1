// The commands of the stream that `git fast-import` reads: https://git-scm.com/docs/git-fast-import

/** Removes a file or a folder. */
export function removeCommand(path: string): Buffer {
  return toLines([`D ${quotedPath(path)}`]);
}

/** Writes a file. */
export function fileCommand(
  path: string,
  content: Uint8Array,
  isRunnable: boolean,
): readonly Buffer[] {
  const mode = isRunnable ? '100755' : '100644';
  return [toLines([`M ${mode} inline ${quotedPath(path)}`]), ...dataBlock(Buffer.from(content))];
}

/** Announces a content's length, so that it may hold anything. */
export function dataBlock(content: Buffer): readonly Buffer[] {
  return [toLines([`data ${content.length}`]), content, toLines([''])];
}

/** Quotes a path in C style, so that it may hold any character. */
export function quotedPath(path: string): string {
  return `"${path.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`;
}

/** Ends each text with a line break. */
export function toLines(texts: readonly string[]): Buffer {
  return Buffer.from(texts.map((text) => `${text}\n`).join(''));
}
