// Reads the YAML of a tool.yaml, within limits.
import { parseDocument } from 'yaml';
import { isRecord, isTooDeep } from '#src/text/index.ts';

const MAX_BYTES = 64 * 1024;

/** Reads all values as the text that was written, as `1.10` is a version and no number; or says why they can't be read. */
export function readFields(text: string): Readonly<Record<string, unknown>> | string {
  if (Buffer.byteLength(text) > MAX_BYTES) return `the file is longer than ${MAX_BYTES} bytes`;
  if (isTooDeep(text)) return 'the file is nested too deeply';
  try {
    const document = parseDocument(text.replace(/^\uFEFF/, ''), {
      schema: 'failsafe',
      // Not silent: that would hide that the file has a second document.
      logLevel: 'error',
      prettyErrors: false,
    });
    const [error] = document.errors;
    if (error !== undefined) {
      const line = text.slice(0, error.pos[0]).split('\n').length;
      return `the file is not valid YAML on line ${line} (${error.code})`;
    }
    const value: unknown = document.toJS({ maxAliasCount: 20 });
    return isRecord(value) ? value : 'the file is not a list of fields';
  } catch {
    return 'the file is not readable as YAML';
  }
}
