// Checks which authors of unanswered requests may ask.

import type { Inputs } from '#src/inputs.ts';
import type { Account, GitHub, RecentComment } from '#src/ports/index.ts';
import { WRITER_ASSOCIATIONS } from '#src/publish/index.ts';
import { plural } from '#src/text/index.ts';
import { authorise, type Permit, permissionFrom } from '#src/trigger/index.ts';

/** How many authors are checked at most: each costs a request to GitHub. */
const MAX_AUTHORS = 5;

type AuthorsSearch = {
  readonly github: Pick<GitHub, 'ownLogin' | 'permissionOf'>;
  readonly inputs: Pick<Inputs, 'minimumPermission' | 'allowedBots'>;
};

type AuthorsCheck = { readonly allowed: ReadonlySet<string>; readonly notes: readonly string[] };

/** Checks a few authors. Strangers, who can write as often as they like, come last and are not counted in the note. */
export async function checkAuthors(
  open: readonly RecentComment[],
  search: AuthorsSearch,
): Promise<AuthorsCheck> {
  const insiders = authorsByLogin(
    open.filter(({ association }) => WRITER_ASSOCIATIONS.includes(association)),
  );
  const checkedAuthors = [...new Map([...insiders, ...authorsByLogin(open)]).values()].slice(
    0,
    MAX_AUTHORS,
  );
  const permits = await Promise.all(checkedAuthors.map((author) => checkAuthor(author, search)));
  const unknown = permits.flatMap((permit) =>
    permit.kind === 'refused' && permit.cause === 'lookup' ? [permit.reason] : [],
  );
  const uncheckedCount = insiders.size - MAX_AUTHORS;
  const uncheckedNote = `Unanswered requests by ${plural(uncheckedCount, 'more collaborator')} were not checked.`;
  return {
    allowed: new Set(
      checkedAuthors.filter((_, at) => permits[at]?.kind === 'allowed').map(({ login }) => login),
    ),
    notes: [...unknown, ...(uncheckedCount > 0 ? [uncheckedNote] : [])],
  };
}

function authorsByLogin(comments: readonly RecentComment[]): ReadonlyMap<string, Account> {
  return new Map(comments.flatMap(({ author }) => (author ? [[author.login, author]] : [])));
}

function checkAuthor(author: Account, { github, inputs }: AuthorsSearch): Promise<Permit> {
  return authorise({
    request: { author, sender: author, repository: { private: false } },
    minimum: inputs.minimumPermission,
    allowedBots: inputs.allowedBots,
    ownLogin: () => github.ownLogin(),
    triggeringActor: undefined,
    permissionOf: permissionFrom(github),
  });
}
