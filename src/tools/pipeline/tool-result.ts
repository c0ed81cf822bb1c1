// What a tool's handler returns, and the texts that the model reads for failures and thrown errors.
import { describe, systemCode } from '#src/errors.ts';
import type { ProgramEnd } from '#src/ports/programs.ts';
import { mapReport, type Report } from '#src/report.ts';
import { cutCharacters } from '#src/text/cut-characters.ts';
import type { JsonData } from '#src/text/json-text.ts';
import { capitalise } from '#src/text/one-line.ts';

/** A result of a call that succeeded. */
type ToolSuccess = {
  readonly kind: 'ok';
  readonly text: string;
  readonly data?: JsonData | undefined;
  /** Shown beside the text; `data` is base64. */
  readonly image?: { readonly mimeType: string; readonly data: string };
  /** The session's report, from a tool that ends its turn. */
  readonly report?: Report;
  /** The model must read this before its turn ends: a command that failed, an answer that it waited for. */
  readonly mustBeRead?: boolean;
};

/** A result of a call that failed; `denied`: by policy. */
export type ToolFailure = {
  readonly kind: 'failed' | 'denied';
  /** Stable. */
  readonly code: string;
  readonly message: string;
  /** What the model should do next. */
  readonly next: string;
  /** Precedes the code. */
  readonly headline?: string;
  readonly data?: JsonData | undefined;
};

/** What a handler returns. The model reads a failure as `headline code: message; next`. */
export type ToolResult = ToolSuccess | ToolFailure;

const MAX_ERROR_LENGTH = 1_000;
export const CONTINUE_WITHOUT = 'go on without it and say so in your answer';

/** Makes a success: `text` is for the model, `data` is the same for programs. */
export function ok(text: string, data?: JsonData): ToolSuccess {
  return { kind: 'ok', text, data };
}

/** Makes the success of a tool that ends the turn with a report. */
export function finished(report: Report, text: string): ToolResult {
  return { kind: 'ok', text, report };
}

/** Makes a failure: a stable code, what happened, what to do next. */
export function failure(code: string, message: string, next: string): ToolFailure {
  return { kind: 'failed', code, message, next };
}

/** Makes a refusal by policy: the call is valid, but not allowed. */
export function denial(code: string, message: string, next: string): ToolFailure {
  return { kind: 'denied', code, message, next };
}

/** Adds a note to a result: before the text of a success, which may be long and cut, or after the advice of a failure. */
export function withNote(result: ToolResult, note: string): ToolResult {
  return result.kind === 'ok'
    ? { ...result, text: `${note}\n\n${result.text}` }
    : { ...result, next: `${result.next}\n${note}` };
}

/** Refuses a text, named by `what`, that looks as if it held a credential. */
export function credentialDenial(what: string, tool: string): ToolFailure {
  const message = `${what} seems to contain a credential`;
  return denial('E_TOOL_DENIED', message, `call ${tool} again without it`);
}

/** Masks the secrets of a result, and cuts a failure's message to `errorChars` characters. */
export function maskResult(
  result: ToolResult,
  mask: (text: string) => string,
  errorChars = MAX_ERROR_LENGTH,
): ToolResult {
  const data = result.data === undefined ? undefined : maskJson(result.data, mask);
  if (result.kind === 'ok') {
    const { report } = result;
    const masked = report === undefined ? {} : { report: mapReport(report, mask) };
    return { ...result, ...masked, text: mask(result.text), data };
  }
  // Masked before it is cut: the mask would not find half a secret.
  const message = cutCharacters(mask(result.message), errorChars);
  return { ...result, message, next: mask(result.next), data };
}

function maskJson(value: JsonData, mask: (text: string) => string): JsonData {
  if (typeof value === 'string') return mask(value);
  if (typeof value !== 'object' || value === null) return value;
  if (isList(value)) return value.map((item) => maskJson(item, mask));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [mask(name), maskJson(item, mask)]),
  );
}

/** `Array.isArray` doesn't know readonly lists. */
function isList(value: JsonData): value is readonly JsonData[] {
  return Array.isArray(value);
}

/** Returns the text that the model reads, not yet cut to size. */
export function resultText(result: ToolResult): string {
  if (result.kind === 'ok') return result.text;
  const { headline, code, message, next } = result;
  const prefix = headline === undefined ? '' : `${headline} `;
  // A question stays one, with a sentence after it.
  if (message.endsWith('?')) return `${prefix}${code}: ${message} ${capitalise(next)}`;
  return `${prefix}${code}: ${message.replace(/(?<!\.)[.;]$/, '')}; ${next}`;
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

/** Turns anything thrown into a failure, without paths of this machine. May throw on hostile objects. */
export function failureOfThrown(error: unknown): ToolResult {
  const code = systemCode(error);
  if (code !== undefined) {
    const what = SYSTEM_ERRORS[code] ?? 'the file system refused';
    return failure('E_TOOL', `${what} (${code})`, CONTINUE_WITHOUT);
  }
  return failure('E_TOOL', withoutPaths(describe(error).message), CONTINUE_WITHOUT);
}

function withoutPaths(text: string): string {
  return text
    .replace(/(?:\/[^\s/'"]+){2,}\/?/g, '[path]')
    .replace(/\b[A-Za-z]:\\[^\s'"]*/g, '[path]');
}

type EndedProgram = Exclude<ProgramEnd, { readonly kind: 'exited' | 'not-started' }>;

/** Returns the failure's code, and the rest of a sentence that begins with "It was ended". `seconds` is the time limit. */
export function whyEnded(
  ended: EndedProgram,
  seconds: number,
): { readonly code: string; readonly cause: string } {
  switch (ended.kind) {
    case 'aborted':
      return { code: 'E_TOOL_ABORTED', cause: 'because the run is ending' };
    case 'limited':
      return { code: 'E_TOOL_LIMIT', cause: `because ${ended.reason}` };
    case 'timed-out':
      return { code: 'E_TOOL_TIMEOUT', cause: `after ${seconds} s` };
  }
}
