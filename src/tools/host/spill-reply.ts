// Writes a long reply to a file of the host's private folder, and sends only its beginning.
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { attempt } from '#src/errors.ts';
import type { ToolHostReply } from '#src/ports/index.ts';
import { headOf } from '#src/text/index.ts';
import { lineCount } from '../pipeline/cut-output.ts';
import type { WireReply } from './protocol.ts';

/** How many UTF-16 units are sent, well above what a model is shown. */
const MAX_TEXT_LENGTH = 262_144;

/** Returns the reply as it goes over the connection, with the whole of a long text in a file of `folder`. */
export async function spillLongReply(reply: ToolHostReply, folder: string): Promise<WireReply> {
  if (reply.kind === 'failed') return reply;
  const { kind, text, data } = reply;
  if (text.length <= MAX_TEXT_LENGTH) {
    return data === undefined ? { kind, text } : { kind, text, data };
  }
  const file = join(folder, `long-${randomUUID()}.txt`);
  const written = await attempt(writeFile(file, text, { mode: 0o600 }));
  const spilled = {
    file: written.kind === 'done' ? file : '',
    bytes: Buffer.byteLength(text),
    lines: lineCount(text),
  };
  return { kind, text: headOf(text, MAX_TEXT_LENGTH), spilled };
}
