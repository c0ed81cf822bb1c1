// Renders the work that a task is about as a part of a prompt.
import { quoteUntrusted } from '#src/markdown/index.ts';
import { cutCharacters, firstOf, pathInSentence } from '#src/text/index.ts';
import { renderNumberedDiff } from './numbered-diff.ts';
import { renderStoppedWork } from './stopped-work.ts';
import type { ChangedSince, WorkSoFar } from './work-so-far.ts';

export type RenderWorkOptions = {
  readonly nonce: string;
  readonly baseBranch: string;
  /** The files that the task names. */
  readonly named: readonly string[];
  /** The slug of the agent that reads it. */
  readonly reader: string;
  readonly maxLength: number;
};

const FRAME_LENGTH = 900;
const MAX_SINCE = 400;

/** Renders the work as a part of a prompt, in at most `maxLength` characters. Pure. */
export function renderWork(
  { files, authors, isNew, since, stopped = [] }: WorkSoFar,
  { nonce, baseBranch, named, reader, maxLength }: RenderWorkOptions,
): string {
  const before = renderStoppedWork(stopped, reader);
  const diff = renderNumberedDiff(files, {
    maxLength: maxLength - FRAME_LENGTH - before.length,
    first: since === undefined ? named : since.paths,
    authorsOf(path) {
      const names = (authors.get(path) ?? []).join(' and ');
      return names !== '' && isNew(path) ? `${names}, changed in this run` : names;
    },
  });
  const about = `What the branch changes compared with \`${baseBranch}\`. The numbers are the lines of the new files; \`-\` marks what was removed.`;
  const quotation = quoteUntrusted({
    text: diff,
    author: 'git',
    label: 'diff',
    nonce,
    form: 'source',
  });
  const news = since === undefined ? before : sinceText(since);
  return ['## The work so far', news, about, quotation].filter((text) => text !== '').join('\n\n');
}

const MOST_PATHS = 8;

function sinceText({ commit, paths }: ChangedSince): string {
  const what = firstOf(paths, MOST_PATHS, pathInSentence) || 'nothing';
  return cutCharacters(
    `Changed since your review of ${commit.slice(0, 7)}: ${what}. Look there first.`,
    MAX_SINCE,
  );
}
