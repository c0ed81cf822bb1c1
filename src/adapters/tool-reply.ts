// A tool's reply off the wire: a long text is taken out of the host's folder into the run's, masked on the way.
import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { attempt } from '../errors.ts';
import type { HostReply, HostSpec } from '../tools/custom/custom-tool.ts';
import { type callSchema, META } from '../tools/host/protocol.ts';
import { openKeptFile } from './kept-file.ts';

/** Puts a call's result together; never rejects. */
export async function readReply(
  { content, _meta }: ReturnType<typeof callSchema.parse>,
  spec: HostSpec,
  toolCallId: string,
): Promise<HostReply> {
  const reply = _meta[META.reply];
  if (reply.kind === 'failed') return reply;
  const { spilled, ...rest } = { ...reply, text: content[0]?.text ?? '' };
  if (spilled === undefined) return rest;
  const { file, bytes, lines } = spilled;
  const kept = await attempt(keep(file, spec, toolCallId));
  const keptAt = kept.kind === 'done' ? kept.value : undefined;
  return { ...rest, whole: { bytes, lines, keptAt } };
}

async function keep(
  file: string,
  { keep, scratch }: HostSpec,
  toolCallId: string,
): Promise<string | undefined> {
  // The host runs other people's code: a file elsewhere is not taken on its word.
  if (!/^long-[0-9a-f-]+\.txt$/.test(relative(scratch, file))) return undefined;
  if (keep === undefined) return void (await rm(file, { force: true }));
  await mkdir(keep.folder, { recursive: true });
  const name = `${toolCallId.replace(/[^A-Za-z0-9_-]/g, '-')}.txt`;
  const kept = openKeptFile(join(keep.folder, name), keep.mask);
  for await (const chunk of createReadStream(file)) kept.write(chunk);
  await rm(file, { force: true });
  return kept.end();
}
