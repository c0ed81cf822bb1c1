// What the tools `create` and `edit` do to a file that may be written.
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { openPlain } from '../../../tools/built-in/worktree-files/open-plain.ts';
import { type FileReply, failed, shown } from './view-path.ts';

const { O_CREAT, O_EXCL, O_NOFOLLOW, O_WRONLY } = constants;

/** Makes a new file. Throws what the file system throws, EEXIST if the file exists. */
export async function createFile(path: string, text: string): Promise<FileReply> {
  const file = await open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW);
  try {
    await file.writeFile(text);
  } finally {
    await file.close();
  }
  return shown('Created.');
}

/** Replaces the only occurrence of a text. Throws what the file system throws. */
export async function editFile(path: string, old: string, text: string): Promise<FileReply> {
  const file = await openPlain(path, 'write');
  try {
    const bytes = await file.readFile();
    const before = bytes.toString();
    if (!Buffer.from(before).equals(bytes))
      return failed('Nothing was changed: the file is not UTF-8.');
    const edited = replaceOnce(before, old, text);
    if (edited.kind === 'refused') return failed(`Nothing was changed: ${edited.reason}.`);
    await file.truncate(0);
    await file.write(edited.text, 0);
  } finally {
    await file.close();
  }
  return shown('Changed.');
}

type Edited =
  | { readonly kind: 'edited'; readonly text: string }
  | { readonly kind: 'refused'; readonly reason: string };

/** Replaces a text that occurs once. Models write line feeds; a file with other line ends keeps its own. Pure. */
export function replaceOnce(before: string, old: string, text: string): Edited {
  if (needsCarriageReturns(before, old)) {
    const [wanted, given] = [old, text].map((one) => one.replaceAll(/\r?\n/g, '\r\n'));
    return replaceExactly(before, wanted ?? old, given ?? text);
  }
  return replaceExactly(before, old, text);
}

/** In a file that mixes both line ends, converts only a text that doesn't occur as it was given. */
function needsCarriageReturns(before: string, old: string): boolean {
  const isMixed = /(?<!\r)\n/.test(before);
  return before.includes('\r\n') && !old.includes('\r') && !(isMixed && before.includes(old));
}

function replaceExactly(before: string, old: string, text: string): Edited {
  if (old === text) return { kind: 'refused', reason: 'old_str and new_str are the same' };
  if (old === '' && before !== '') {
    return { kind: 'refused', reason: 'old_str is empty, and the file is not' };
  }
  const at = before.indexOf(old);
  if (at === -1) return { kind: 'refused', reason: 'old_str is not in the file; view it again' };
  const next = old === '' ? -1 : before.indexOf(old, at + 1);
  if (next !== -1) {
    const lines = [at, next].map((place) => before.slice(0, place).split('\n').length);
    const reason = `old_str occurs more than once, on lines ${lines.join(' and ')}; include more of the text around it`;
    return { kind: 'refused', reason };
  }
  const after = `${before.slice(0, at)}${text}${before.slice(at + old.length)}`;
  return { kind: 'edited', text: after };
}
