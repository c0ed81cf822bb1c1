// Reads the body of an answer up to a limit.

/** Returns the body; undefined when it is longer than `maxBytes`. */
export async function readAtMost(
  { body, headers }: Response,
  maxBytes: number,
): Promise<Buffer | undefined> {
  const isTooLong = Number(headers.get('content-length') ?? 0) > maxBytes;
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop cancels the rest.
  for await (const chunk of isTooLong ? [] : (body ?? [])) {
    length += chunk.byteLength;
    if (length > maxBytes) return undefined;
    chunks.push(chunk);
  }
  if (isTooLong) await body?.cancel();
  return isTooLong ? undefined : Buffer.concat(chunks);
}
