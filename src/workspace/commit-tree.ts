// Creates one commit object, with an agent as its author and the bot as its committer.
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Git, OutboundText } from '#src/ports/index.ts';
import { type CommitTrailers, withTrailers } from './trailers.ts';

export type CommitIdentity = {
  /** The author's name: `Hockney (Squad)`. */
  readonly author: string;
  /** Subject and body, without trailers. */
  readonly message: OutboundText;
  readonly trailers: CommitTrailers;
};

export type CommitSignature = {
  readonly author: { readonly name: string; readonly email: string; readonly date?: string };
  /** The whole message, trailers included. */
  readonly text: string;
};

/** Returns an agent's signature, with the bot's address. The agent can't set author, date or committer. */
export function signature(
  { identity }: Pick<Git, 'identity'>,
  { author, message, trailers }: CommitIdentity,
): CommitSignature {
  const { email } = identity;
  return { author: { name: author, email }, text: withTrailers(message, trailers) };
}

type NewCommit = { readonly tree: string; readonly parent: string; readonly secondParent?: string };

/** Creates a commit; the bot is its committer. */
export async function commitTree(
  git: Git,
  { tree, parent, secondParent, author, text }: CommitSignature & NewCommit,
): Promise<string> {
  const environment = {
    GIT_AUTHOR_NAME: author.name,
    GIT_AUTHOR_EMAIL: author.email,
    ...(author.date === undefined ? {} : { GIT_AUTHOR_DATE: author.date }),
    GIT_COMMITTER_NAME: git.identity.name,
    GIT_COMMITTER_EMAIL: git.identity.email,
  };
  // In a file: as an argument, a message by people could be too long, or be taken for an option.
  const message = join(git.scratch, `${randomUUID()}.message`);
  await writeFile(message, text);
  const second = secondParent === undefined ? [] : ['-p', secondParent];
  const made = ['commit-tree', '--no-gpg-sign', '-p', parent, ...second, '-F', message, tree];
  return (await git.run(made, { environment })).trim();
}
