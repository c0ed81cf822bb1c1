// A person's answer in the model's place: a file beside the request, awaited until it is complete and valid.
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';

const callSchema = z.strictObject({
  name: z.string().min(1),
  /** A string is sent as it is, even if it is not JSON. */
  arguments: z.union([z.record(z.string(), z.unknown()), z.string()]).default({}),
});

const answerSchema = z.strictObject({
  text: z.string().optional(),
  calls: z.array(callSchema).default([]),
  /** Plays a model that fails: the status of its reply, or a connection that breaks. */
  error: z.union([z.number().int().min(400).max(599), z.literal('dropped')]).optional(),
});

export type HandAnswer = z.infer<typeof answerSchema>;

const LOOK_EVERY_MS = 150;
/** A file that has not changed for so long counts as written. */
const WRITTEN_AFTER_MS = 1_000;

/** Waits for `<path>.answer.json` or `<path>.answer.md`. Says in `<path>.problem.txt` what is wrong with an answer. */
export async function awaitAnswer(path: string, signal: AbortSignal): Promise<HandAnswer> {
  for (;;) {
    const text = await readWritten(`${path}.answer.md`);
    if (text !== '') return { text, calls: [] };
    const answer = await readJson(path);
    if (answer !== undefined) return answer;
    await sleep(LOOK_EVERY_MS, undefined, { signal });
  }
}

async function readJson(path: string): Promise<HandAnswer | undefined> {
  try {
    const json = await readFile(`${path}.answer.json`, 'utf8').catch(() => '');
    if (json === '') return undefined;
    const answer = answerSchema.parse(JSON.parse(json));
    await rm(`${path}.problem.txt`, { force: true });
    return answer;
  } catch (error) {
    const problem = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    if ((await readWritten(`${path}.answer.json`)) !== '')
      await writeWhole(`${path}.problem.txt`, `${problem}\n`);
    return undefined;
  }
}

/** Returns a file's text once it is written; until then, an empty string. */
async function readWritten(file: string): Promise<string> {
  const age = await stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );
  return age < WRITTEN_AFTER_MS ? '' : readFile(file, 'utf8');
}

/** Writes a file so that nobody ever sees half of it. */
export async function writeWhole(file: string, text: string): Promise<void> {
  await writeFile(`${file}.tmp`, text);
  await rename(`${file}.tmp`, file);
}
