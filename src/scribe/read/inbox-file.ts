// A file of an inbox: its bytes become text, or a reason that a person can act on. An unreadable file stays where it is.
import { isUtf8 } from 'node:buffer';
import { readFrontMatter } from '#src/markdown/index.ts';
import { normaliseText, plainText } from '#src/text/index.ts';
import { findCorruption } from './find-corruption.ts';

/** A readable file of an inbox. */
export type InboxFile = {
  /** Relative to the repository, with `/`. */
  readonly path: string;
  readonly text: string;
};

export type InboxFileReading =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'unreadable';
      /** Completes the sentence "It stays where it is: ...". */
      readonly reason: string;
    };

/** The most bytes of one inbox file: its entry must stay readable in a file that people open. */
export const MAX_INBOX_FILE_BYTES = 1024 * 1024;

/** Reads the bytes of an inbox file. Never throws. */
export function readInboxFile(bytes: Uint8Array): InboxFileReading {
  if (bytes.length > MAX_INBOX_FILE_BYTES) return unreadableFile('it is longer than 1 MiB');
  if (bytes.includes(0)) return unreadableFile('it is a binary file');
  if (!isUtf8(bytes)) return unreadableFile('it is not UTF-8 text');
  const text = new TextDecoder().decode(bytes);
  const reason = findReadProblem(text);
  return reason === undefined ? { kind: 'text', text } : unreadableFile(reason);
}

function findReadProblem(text: string): string | undefined {
  if (plainText(text) === '') return 'it is empty';
  const frontMatter = readFrontMatter(text);
  if (frontMatter.kind === 'broken') return `its front matter is ${frontMatter.reason}`;
  if (frontMatter.kind === 'none' && opensFrontMatter(text))
    return 'its front matter never ends (no `---`)';
  if (plainText(frontMatter.body) === '') return 'there is nothing below its front matter';
  return findCorruption(text);
}

/** True when a field follows a first line `---`; without one, the line may be a ruler between paragraphs. */
function opensFrontMatter(text: string): boolean {
  return /^---[ \t]*\n\s{0,100}[\w-]{1,100}:(?:\s|$)/.test(normaliseText(text.slice(0, 1000)));
}

function unreadableFile(reason: string): InboxFileReading {
  return { kind: 'unreadable', reason };
}
