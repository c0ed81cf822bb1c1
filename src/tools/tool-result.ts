// What a tool's handler says, and how failures, thrown things included, are put into words for the model.
import * as z from 'zod';
import { describe } from '../errors.ts';
import { cutCharacters } from './cut.ts';

const resultSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ok'), text: z.string() }).readonly(),
  z
    .object({ kind: z.literal('failed'), code: z.string(), message: z.string(), next: z.string() })
    .readonly(),
]);

/** What a handler says. A failure's text is `code: message; next`, where `next` is what the model should do. */
export type ToolResult = z.infer<typeof resultSchema>;

const ERROR_CHARACTERS = 1_000;
const GO_ON = 'go on without it and say so in your answer';

/** A result whose text is for the model as it is. */
export function ok(text: string): ToolResult {
  return { kind: 'ok', text };
}

/** A failure that the model can read: a stable code, what happened, what to do next. */
export function failure(code: string, message: string, next: string): ToolResult {
  return { kind: 'failed', code, message, next };
}

/** Whatever a handler returned, as a result. */
export function shapeResult(value: unknown): ToolResult {
  const parsed = resultSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  return failure('E_TOOL_OUTPUT', 'the tool gave no readable result', GO_ON);
}

/** The result without secrets, a failure's message at most 1,000 characters long. */
export function maskResult(result: ToolResult, mask: (text: string) => string): ToolResult {
  if (result.kind === 'ok') return ok(mask(result.text));
  // Masked before it is cut: half a secret would no longer be recognised.
  return { ...result, message: cutCharacters(mask(result.message), ERROR_CHARACTERS) };
}

/** The text that the model reads; not yet cut to size. */
export function textOf(result: ToolResult): string {
  return result.kind === 'ok' ? result.text : `${result.code}: ${result.message}; ${result.next}`;
}

const SYSTEM_ERRORS: Readonly<Record<string, string>> = {
  EACCES: 'no permission',
  EPERM: 'no permission',
  EROFS: 'the file system is read-only',
  ENOSPC: 'no space is left',
  EDQUOT: 'no space is left',
  EISDIR: 'there is a folder where a file should be',
  ENOTDIR: 'there is a file where a folder should be',
  ENOENT: 'the folder is gone',
  EMFILE: 'too many files are open',
};

/** A thrown thing as a failure, without paths of this machine. May throw on hostile objects. */
export function explainThrown(error: unknown): ToolResult {
  const code = systemCode(error);
  if (code !== undefined) {
    const what = SYSTEM_ERRORS[code] ?? 'the file system refused';
    return failure('E_TOOL', `${what} (${code})`, GO_ON);
  }
  return failure('E_TOOL', withoutPaths(describe(error).message), GO_ON);
}

/** The code of an operating system's error, such as `EEXIST`. */
export function systemCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if (!('code' in error) || !('syscall' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

function withoutPaths(text: string): string {
  return text
    .replace(/(?:\/[^\s/'"]+){2,}\/?/g, '[path]')
    .replace(/\b[A-Za-z]:\\[^\s'"]*/g, '[path]');
}
