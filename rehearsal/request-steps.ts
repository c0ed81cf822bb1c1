// What a run asked for, in the order of causes: a step begins when the one before it is answered.

/** Requests that a run sends without waiting for each other. Everything else waits for what came before. */
const SIDE_BY_SIDE: readonly (readonly [Kind, Kind])[] = [
  // The remote is read while the request is acknowledged; the board's comment waits for the reaction and the comments.
  ['reaction', 'comments'],
  ['reaction', 'pull request'],
  ['reaction', 'fetch'],
  ['comments', 'pull request'],
  ['comments', 'fetch'],
  ['comment', 'pull request'],
  ['comment', 'fetch'],
  ['pull request', 'pull request'],
  // Several people are asked about at once, and meanwhile where the work goes.
  ['permission', 'permission'],
  ['permission', 'pulls of a branch'],
  ['collaborator', 'collaborator'],
  // An issue is labelled while its call for help is prepared.
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

type Kind =
  | 'reaction'
  | 'comments'
  | 'comment'
  | 'pull request'
  | 'fetch'
  | 'permission'
  | 'collaborator'
  | 'label'
  | 'pulls of a branch'
  | 'setting'
  | 'newest comments'
  | 'open pull requests'
  | 'unblocking';

const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/^POST \S+\/reactions /, 'reaction'],
  [/^GET \S+\/issues\/\d+\/comments\?/, 'comments'],
  [/^POST \S+\/issues\/\d+\/comments /, 'comment'],
  [/^GET \S+\/pulls\/\d+(?: |\/(?:files|reviews|comments)\?)/, 'pull request'],
  [/git-upload-pack /, 'fetch'],
  [/^GET \S+\/collaborators\/[^/]+\/permission /, 'permission'],
  [/^GET \S+\/collaborators\/[^/ ]+ /, 'collaborator'],
  [/^POST \S+\/labels /, 'label'],
  [/^GET \S+\/pulls\?head=/, 'pulls of a branch'],
  [/^GET \S+\/(?:actions\/permissions|branches\?protected|rules\/branches)/, 'setting'],
  [/^GET \S+\/(?:issues|pulls)\/comments\?since=/, 'newest comments'],
  [/^GET \S+\/pulls\?base=/, 'open pull requests'],
];

/** What Scribe does with the open pull requests that it has read: fetches, pushes, and words on their boards. */
const UNBLOCKING = /git-(?:upload|receive)-pack |\/issues\/(?:\d+\/)?comments/;

type Placed = { readonly line: string; readonly kind: Kind | undefined; readonly step: number };

/**
 * Takes requests, a line each, in the order in which they came. Returns them in steps: those of one step did not
 * wait for each other and stand in the order of their text, so that every run that keeps its promises has the same steps.
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

/** The same request twice is one after the other. */
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
