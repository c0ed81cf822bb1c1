// Sorts a run's requests into steps by cause: a step begins when the one before it is answered.

/** Kinds of requests that a run sends side by side. All others wait for the requests before them. */
const SIDE_BY_SIDE: readonly (readonly [Kind, Kind])[] = [
  // A run fetches while it acknowledges the request; its board waits for the reaction and the comments.
  ['reaction', 'comments'],
  ['reaction', 'pull request'],
  ['reaction', 'fetch'],
  ['comments', 'pull request'],
  ['comments', 'fetch'],
  ['comment', 'pull request'],
  ['comment', 'fetch'],
  ['pull request', 'pull request'],
  // Meanwhile it asks for refs that leave no room for its branches.
  ['refs', 'reaction'],
  ['refs', 'comments'],
  ['refs', 'comment'],
  ['refs', 'fetch'],
  // A run asks about several people at once, and meanwhile about pull requests of the branch.
  ['permission', 'permission'],
  ['permission', 'pulls of a branch'],
  ['collaborator', 'collaborator'],
  // A run labels an issue while it prepares to mention people there.
  ['label', 'collaborator'],
  ['label', 'comment'],
  ['setting', 'setting'],
  // Scribe looks for requests that nobody answered while it unblocks pull requests.
  ['newest comments', 'newest comments'],
  ['newest comments', 'open pull requests'],
  ['newest comments', 'unblocking'],
  ['permission', 'open pull requests'],
  ['permission', 'unblocking'],
];

const KINDS = [
  [/^POST \S+\/reactions /, 'reaction'],
  [/^GET \S+\/issues\/\d+\/comments\?/, 'comments'],
  [/^POST \S+\/issues\/\d+\/comments /, 'comment'],
  [/^GET \S+\/pulls\/\d+(?: |\/(?:files|reviews|comments)\?)/, 'pull request'],
  [/git-upload-pack /, 'fetch'],
  [/^POST \S+\/graphql /, 'refs'],
  [/^GET \S+\/collaborators\/[^/]+\/permission /, 'permission'],
  [/^GET \S+\/collaborators\/[^/ ]+ /, 'collaborator'],
  [/^POST \S+\/labels /, 'label'],
  [/^GET \S+\/pulls\?head=/, 'pulls of a branch'],
  [/^GET \S+\/(?:actions\/permissions|branches\?protected|rules\/branches)/, 'setting'],
  [/^GET \S+\/(?:issues|pulls)\/comments\?since=/, 'newest comments'],
  [/^GET \S+\/pulls\?base=/, 'open pull requests'],
] as const;

type Kind = (typeof KINDS)[number][1] | 'unblocking';

/** Scribe's requests after it has read the open pull requests: fetches, pushes, and comments on their boards. */
const UNBLOCKING = /git-(?:upload|receive)-pack |\/issues\/(?:\d+\/)?comments/;

type Placed = { readonly line: string; readonly kind: Kind | undefined; readonly step: number };

/**
 * Takes requests, a line each, in order of arrival, and returns them in steps. The requests of one step did not wait for
 * each other and are sorted by their text, so that every correct run of a scenario has the same steps.
 */
export function stepsOf(lines: readonly string[]): readonly (readonly string[])[] {
  const placed: Placed[] = [];
  for (const { line, kind } of withKinds(lines)) {
    const causes = placed.filter((earlier) => isCause(earlier, { line, kind }));
    placed.push({ line, kind, step: Math.max(-1, ...causes.map(({ step }) => step)) + 1 });
  }
  const steps: string[][] = [];
  for (const { line, step } of placed) steps[step] = [...(steps[step] ?? []), line];
  return steps.map((step) => step.toSorted((one, other) => (one < other ? -1 : 1)));
}

function withKinds(lines: readonly string[]): readonly Omit<Placed, 'step'>[] {
  let isUnblocking = false;
  return lines.map((line) => {
    const found = KINDS.find(([pattern]) => pattern.test(line))?.[1];
    const kind = isUnblocking && isPartOfUnblocking(line, found) ? 'unblocking' : found;
    isUnblocking = kind === 'open pull requests' || (isUnblocking && kind !== undefined);
    return { line, kind };
  });
}

function isPartOfUnblocking(line: string, kind: Kind | undefined): boolean {
  return kind !== 'newest comments' && UNBLOCKING.test(line);
}

/** True when the later request waits for the earlier. A request always waits for an identical one. */
function isCause(earlier: Omit<Placed, 'step'>, later: Omit<Placed, 'step'>): boolean {
  return (
    earlier.line === later.line ||
    !SIDE_BY_SIDE.some(
      ([one, other]) =>
        (one === earlier.kind && other === later.kind) ||
        (other === earlier.kind && one === later.kind),
    )
  );
}
