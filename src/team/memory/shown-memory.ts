// Prepares the squad's own files for a prompt: removes what people can't see in them, and quotes what agents wrote.

import { quoteUntrusted, sanitise } from '#src/markdown/index.ts';
export type MemoryReader = {
  /** Prepares instructions that people wrote, a charter or a skill: removes invisible characters and comments. */
  readonly instructions: (text: string, file: string) => string;
  /** Prepares notes of agents and people, decisions and histories: cleans and quotes them like a thread. Empty stays empty. */
  readonly notes: (text: string, label: string) => string;
};

type MemoryReaderDeps = {
  /** Delimits quotations; new for every run. */
  readonly nonce: string;
  /** Called once for each file or label in which something was invisible. */
  readonly foundHidden: (where: string) => void;
};

/** Creates the reader of one run. */
export function createMemoryReader({ nonce, foundHidden }: MemoryReaderDeps): MemoryReader {
  const told = new Set<string>();
  const noteHidden = (where: string, hidden: number) => {
    if (hidden === 0 || told.has(where)) return;
    told.add(where);
    foundHidden(where);
  };
  return {
    instructions(text, file) {
      const clean = sanitise(text, 'file');
      noteHidden(file, clean.hidden);
      return clean.text;
    },
    notes(text, label) {
      if (text.trim() === '') return '';
      noteHidden(label, sanitise(text).hidden);
      return quoteUntrusted({ text, author: 'the squad', label, nonce });
    },
  };
}
