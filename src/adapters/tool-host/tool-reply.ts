// Reads a tool's reply. A long text is moved from the host's folder to the run's, and masked.

import { mkdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { attempt } from '#src/errors.ts';
import { openPlain } from '#src/files/index.ts';
import type { ToolCallContext, ToolHostReply, ToolHostSpec } from '#src/ports/index.ts';
import { type callSchema, META_KEYS } from '#src/tools/index.ts';
import { openMaskedFile } from '../programs/masked-file.ts';
import type { HostLoadSettings } from './load-host.ts';

/** The host, and the home of the process that answered. */
type ReplyingHost = Pick<HostLoadSettings, 'spec' | 'shown'> & { readonly home: string };

/** Returns the result of a call; never rejects. */
export async function readReply(
  { content, _meta }: ReturnType<typeof callSchema.parse>,
  { spec, shown, home }: ReplyingHost,
  context: ToolCallContext,
): Promise<ToolHostReply> {
  const reply = _meta[META_KEYS.reply];
  if (reply.kind === 'failed') return { ...reply, message: shown(reply.message) };
  const { spilled, ...rest } = { ...reply, text: content[0]?.text ?? '' };
  if (spilled === undefined) return rest;
  const { file, bytes, lines } = spilled;
  const kept = await attempt(keepLongOutput(file, { ...spec, home }, context));
  const keptAt = kept.kind === 'done' ? kept.value : undefined;
  return { ...rest, whole: { bytes, lines, keptAt } };
}

async function keepLongOutput(
  file: string,
  { keep, home }: Pick<ToolHostSpec, 'keep'> & Pick<ReplyingHost, 'home'>,
  { instanceKey, toolCallId }: ToolCallContext,
): Promise<string | undefined> {
  // The host runs other people's code: a file elsewhere is not accepted.
  if (!/^long-[0-9a-f-]+\.txt$/.test(relative(home, file))) return undefined;
  const keptAt =
    keep === undefined ? undefined : await copyMasked(file, keep, `${instanceKey}-${toolCallId}`);
  await rm(file, { force: true });
  return keptAt;
}

async function copyMasked(
  file: string,
  { folder, mask }: NonNullable<ToolHostSpec['keep']>,
  name: string,
): Promise<string | undefined> {
  // A link or a pipe would be read with our rights, or forever.
  const opened = await openPlain(file);
  try {
    const stats = await opened.stat();
    if (!stats.isFile() || stats.nlink !== 1) return undefined;
    await mkdir(folder, { recursive: true });
    const kept = openMaskedFile(
      join(folder, `${name.replace(/[^A-Za-z0-9_-]/g, '-')}.result.txt`),
      mask,
    );
    const end = Math.min(stats.size, MAX_COPY_BYTES);
    for await (const chunk of opened.createReadStream({ end, autoClose: false })) kept.write(chunk);
    return kept.end();
  } finally {
    await opened.close();
  }
}

/** More than is kept, so that the kept file notes what is missing. */
const MAX_COPY_BYTES = 64 * 1024 * 1024;
