// A person's answer in the model's place: a file beside the request, awaited until it is complete and valid.
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';

const answerSchema = z
  .strictObject({
    text: z.string().optional(),
    calls: z
      .array(
        z.strictObject({
          name: z.string().min(1),
          /** A string is sent as it is, even if it is not JSON. */
          arguments: z.union([z.record(z.string(), z.unknown()), z.string()]).default({}),
        }),
      )
      .default([]),
    /** Token counts; by default a quarter of the bytes. */
    usage: z.strictObject({ input: z.number().int(), output: z.number().int() }).optional(),
    /** Plays a model that fails: the status of its reply, or a connection that breaks. */
    error: z.union([z.number().int().min(400).max(599), z.literal('dropped')]).optional(),
  })
  .refine(({ text, calls, error }) => (text ?? error) !== undefined || calls.length > 0, {
    error: 'an answer needs a text, calls or an error',
  });

export type HandAnswer = z.infer<typeof answerSchema>;

type ReadAnswer =
  | { readonly kind: 'answer'; readonly answer: HandAnswer }
  | { readonly kind: 'wrong'; readonly problem: string };

/** Parses an answer's JSON. Returns the answer, or what is wrong with it. */
export function readAnswer(json: string): ReadAnswer {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    return { kind: 'wrong', problem: `The answer is not JSON: ${error}` };
  }
  const parsed = answerSchema.safeParse(value);
  return parsed.success
    ? { kind: 'answer', answer: parsed.data }
    : { kind: 'wrong', problem: `The answer is wrong:\n${z.prettifyError(parsed.error)}` };
}

export type AwaitedAnswer = {
  readonly folder: string;
  /** The request's name, such as `001-hockney-1`. */
  readonly name: string;
  /** Ends the wait. */
  readonly signal: AbortSignal;
  /** Receives what is wrong with an answer, once for each version of its text. */
  tell(problem: string): void;
};

const POLL_MS = 150;
/** After this many looks without a change, a file counts as written. */
const LOOKS_UNTIL_WHOLE = 6;

/** Waits for `<name>.answer.json` or `<name>.answer.md`. Also writes what is wrong to `<name>.problem.txt`. */
export async function awaitAnswerFile(awaited: AwaitedAnswer): Promise<HandAnswer> {
  const problemFile = join(awaited.folder, `${awaited.name}.problem.txt`);
  let before = '';
  let looks = 0;
  for (;;) {
    const { text, read, isComplete } = await readAnswerFile(awaited);
    looks = text === before ? looks + 1 : 0;
    before = text;
    if (read?.kind === 'answer' && (isComplete || looks >= LOOKS_UNTIL_WHOLE)) {
      await rm(problemFile, { force: true });
      return read.answer;
    }
    if (read?.kind === 'wrong' && looks === LOOKS_UNTIL_WHOLE) {
      await writeWhole(problemFile, `${read.problem}\n`);
      awaited.tell(read.problem);
    }
    await sleep(POLL_MS, undefined, { signal: awaited.signal });
  }
}

type AnswerFile = {
  readonly text: string;
  /** Absent while the file is missing or empty. */
  readonly read?: ReadAnswer;
  /** True for JSON, which shows by itself when it is complete. Text may go on. */
  readonly isComplete: boolean;
};

async function readAnswerFile({ folder, name }: AwaitedAnswer): Promise<AnswerFile> {
  const json = await readText(join(folder, `${name}.answer.json`));
  if (json.trim() !== '') return { text: json, read: readAnswer(json), isComplete: true };
  const text = await readText(join(folder, `${name}.answer.md`));
  if (text.trim() === '') return { text, isComplete: false };
  return { text, read: { kind: 'answer', answer: { text, calls: [] } }, isComplete: false };
}

/** Writes a file so that nobody ever sees half of it. */
export async function writeWhole(file: string, text: string): Promise<void> {
  await writeFile(`${file}.tmp`, text);
  await rename(`${file}.tmp`, file);
}

/** Returns the file's text, or an empty string when it can't be read. */
function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}
