// Judges what must hold after a disturbance.
import type { FaultCase } from './cases.ts';
import type { Facts } from './facts.ts';
import type { Asked, PlayedRun } from './stage.ts';
import type { DisturbedStory } from './stories.ts';

type Story = Pick<DisturbedStory, 'undisturbed'> & {
  readonly scenario: Pick<DisturbedStory['scenario'], 'script'>;
};

export type PlayedCase = {
  readonly story: Story;
  readonly first: PlayedRun;
  readonly between: Facts;
  readonly second: PlayedRun;
  readonly after: Facts;
  /** The model requests of each run. */
  readonly asked: { readonly first: Asked; readonly second: Asked };
  /** Processes left behind. */
  readonly left: readonly string[];
};

/** Returns a sentence for each broken promise; none when all held. */
export function judge(one: FaultCase, played: PlayedCase): readonly string[] {
  const isReached = played.first.requests.some((name) => one.name.includes(` ${name},`));
  // How often a run saves its state depends on timing, so a repeated request may not come.
  if (!isReached) return / \(\d+\),/.test(one.name) ? [] : ['the request was never made'];
  return [
    ...(one.test.startsWith('faults') ? judgeFaulted(one, played) : judgeEnded(played)),
    ...judgeEnd(one, played),
    ...judgeAsking(one, played),
    ...played.left.map((command) => `left behind: ${command}`),
  ];
}

function judgeFaulted(one: FaultCase, { story, first, between }: PlayedCase): readonly string[] {
  const { facts, run } = story.undisturbed;
  const lost = missing(facts, between);
  const isSaid = isTold(story, first, between) || isStranger(one, first);
  const untold = first.exitCode === 0 && lost.length > 0 && !isSaid;
  const isWhole = first.exitCode === run.exitCode && lost.length === 0;
  return [
    ...(first.signal === null ? [] : [`the first run was ended by ${first.signal}`]),
    ...(!Object.hasOwn(first.outputs, 'outcome') ? ['the first run has no outcome'] : []),
    ...(untold ? [`green, but nothing says that this is lost: ${lost.join(', ')}`] : []),
    ...(one.isPassing && !isWhole && !untold
      ? [`one fault was too much (${first.outputs.outcome}): ${lost.join(', ')}`]
      : []),
    ...surplus(facts, between).map((what) => `doubled by the first run: ${what}`),
  ];
}

/** True when the run tells of trouble in a line that the undisturbed run doesn't have. */
function isTold(story: Story, run: PlayedRun, { boards, notices }: Facts): boolean {
  const known = story.undisturbed.facts.boards.map(({ body }) => body).join('\n');
  const texts = [run.summary, ...boards.map(({ body }) => body), ...notices];
  const lines = texts.flatMap((text) => text.split('\n')).filter((line) => !known.includes(line));
  return lines.some((line) => TROUBLE.test(line));
}

/** True when a 404 made the asker look like no collaborator. A stranger gets no answer; only the job's log says why. */
function isStranger({ name }: FaultCase, { outputs, log }: PlayedRun): boolean {
  const isAsked = / 404 to GET collaborators\/\S+\/permission, /.test(name);
  return isAsked && outputs.outcome === 'declined' && log.includes('Outcome: declined. ');
}

const TROUBLE =
  /could not|couldn't|cannot|can't|not permitted|failed|refuse|broke|interrupted|was not|were not|not be|no answer|limit|stopped|ran out|\/compare\/|⚠|❌/i;

const CANCELLED_MS = 7_500;

function judgeEnded({ first }: PlayedCase): readonly string[] {
  if (first.cancelledAt === undefined) return [];
  const ms = first.endedAt - first.cancelledAt;
  if (first.signal === 'SIGKILL') return [`cancelled, but still running after ${ms} ms`];
  const hasOutcome = Object.hasOwn(first.outputs, 'outcome');
  // With its outcome written the run may die of a signal: Node no longer handles signals while it exits.
  if (first.signal !== null && !hasOutcome) return [`cancelled, but killed by ${first.signal}`];
  return [
    ...(ms > CANCELLED_MS ? [`cancelled, but ended too late: after ${ms} ms`] : []),
    ...(hasOutcome ? [] : ['cancelled, but without an outcome']),
  ];
}

function judgeRefs({ otherRefs, unpublished }: Facts): readonly string[] {
  return [
    ...(otherRefs.length > 0 ? [`still there: ${otherRefs.join(', ')}`] : []),
    ...(unpublished.length > 0 ? ['work is on no branch'] : []),
  ];
}

function judgeEnd(one: FaultCase, played: PlayedCase): readonly string[] {
  const { story, second, between, after } = played;
  const { facts, run } = story.undisturbed;
  const wanted = one.afterwards === 'next' ? wantedFromNext(facts, between) : facts;
  // A review that was interrupted before its findings were fixed still posts them.
  const usual =
    wanted === facts && !one.test.startsWith('cancelled')
      ? facts
      : { ...facts, findings: after.findings.filter(isOnce) };
  const boards = after.boards.filter(({ triggerId }) => triggerId === facts.boards[0]?.triggerId);
  const outcome = boards[0]?.outcome;
  return [
    ...missing(wanted, after)
      .filter((what) => !isToldRequest(one, what, after) && !isToldFinding(one, what, after))
      .map((what) => `lost: ${what}`),
    ...surplus(usual, after).map((what) => `doubled: ${what}`),
    ...(new Set(after.reviews).size < after.reviews.length ? ['a review was posted twice'] : []),
    ...(boards.length > 1 ? [`${boards.length} boards for the request`] : []),
    ...after.boards
      .filter(({ state }) => state === 'working')
      .map(({ triggerId }) => `the board of ${triggerId} still says working`),
    ...(one.afterwards === 'next' || outcome === facts.boards[0]?.outcome
      ? []
      : [`the board says ${outcome}`]),
    ...(one.afterwards === 'next'
      ? []
      : after.unfinished.map((head) => `the pull request of ${head} says that work is unfinished`)),
    ...(second.exitCode === run.exitCode ? [] : [`the second run is ${endOf(second)}`]),
    ...judgeRefs(after),
    ...(new Set(after.notices.map((body) => body.split('\n', 1)[0])).size < after.notices.length
      ? ['people were called twice']
      : []),
  ];
}

/** True for a finding's first occurrence and for a review's text, since a later review may say what became of findings. */
function isOnce(one: string, at: number, all: readonly string[]): boolean {
  return all.indexOf(one) === at || one.startsWith('a review ');
}

/** True when the board says that this person could not be asked for a review. */
function isToldRequest({ name }: FaultCase, what: string, { boards }: Facts): boolean {
  if (!/ to (?:GET collaborators\/olga|POST pulls\/8\/requested_reviewers), /.test(name))
    return false;
  const who = what.replace('the request to ', '');
  return boards.some(({ body }) =>
    ['was not', 'could not be'].some((how) => body.includes(`${who}\` ${how} asked for a review`)),
  );
}

/** True when GitHub accepts no review and the board says so or shows this finding. */
function isToldFinding({ name }: FaultCase, what: string, { boards }: Facts): boolean {
  if (!/ to POST pulls\/\d+\/reviews, /.test(name)) return false;
  const wanted = what.startsWith('a review ') ? 'could not be posted' : what.replace(/\d+$/, '');
  return boards.some(({ body }) => body.includes(wanted));
}

function endOf({ exitCode, signal, outputs }: PlayedRun): string {
  return `${outputs.outcome} (${signal ?? `exit code ${exitCode}`})`;
}

/** Returns what must be there after the next request: all that was delivered, and the rest if the work was complete. */
function wantedFromNext(facts: Facts, between: Facts): Facts {
  const drafts = facts.pulls.map((pull) => ({ ...pull, draft: true }));
  if (isWorkThere(facts, between)) return { ...facts, pulls: drafts };
  const branches = [...between.branches].filter(([name]) => facts.branches.has(name));
  const pulls = drafts
    .filter(({ head }) => between.branches.has(head))
    .map((pull) => ({ ...pull, reviewers: [] }));
  return { ...facts, branches: new Map(branches), pulls, findings: [], boards: [] };
}

/** True when all files are pushed and the answer is given. */
function isWorkThere(facts: Facts, found: Facts): boolean {
  return missing({ ...facts, pulls: [], findings: [] }, found).length === 0;
}

function judgeAsking(
  one: FaultCase,
  { story, first, between, asked }: PlayedCase,
): readonly string[] {
  // The board of a declined run says that the work is not published.
  if (first.outputs.outcome === 'declined') return [];
  const trigger = story.undisturbed.facts.boards[0]?.triggerId;
  const pushed = between.delivered.filter((work) => work.endsWith(` of ${trigger}`));
  const again = new Set(asked.second.map(({ who }) => who.toLowerCase()));
  if (one.afterwards === 'next') again.delete('ripley');
  const finished = finishedAgents(story, asked.first, first.endedAt);
  const twice = finished.filter(
    ({ who, isLongAgo }) =>
      again.has(who) && (isLongAgo || pushed.includes(`${who} of ${trigger}`)),
  );
  const isWhole = isWorkThere(story.undisturbed.facts, between);
  return [
    ...twice.map(({ who }) => `${who} had finished, and was asked again`),
    ...(isWhole && hasConcluded(story, asked.first, first) && again.has('coordinator')
      ? ['all was pushed, and the coordinator was asked again']
      : []),
  ];
}

/** Matches a log in which the coordinator was stopped, or was done only after the run had stopped. */
const UNHEARD =
  /^ *[\d.]+ s {2}(?:Coordinator +was stopped: |squad +stops: [\s\S]*^ *[\d.]+ s {2}Coordinator +is done: )/m;

/** True when the coordinator gave its last answer in time. One that was stopped before is asked again. */
function hasConcluded(
  { undisturbed: { run } }: Story,
  asked: Asked,
  { log }: Pick<PlayedRun, 'log'>,
): boolean {
  if (UNHEARD.test(log)) return false;
  const turns = (names: readonly string[]) =>
    Math.max(0, ...names.map((name) => Number(/^model coordinator (\d+)$/.exec(name)?.[1] ?? 0)));
  const given = asked.filter(({ who }) => who === 'coordinator').map(({ turn }) => turn + 1);
  return given.includes(turns(run.requests));
}

/** A push of finished work takes less than this, even with four runs at once. */
const PUSH_MS = 1_500;

/** Returns the agents that gave their last answer. It was long ago if over two requests and enough time to push came since. */
function finishedAgents({ scenario }: Story, asked: Asked, endedAt: number) {
  const agents = scenario.script.filter(({ who }) => who !== 'coordinator');
  return agents.flatMap(({ who, steps }) => {
    const last = asked.findIndex((one) => one.who === who && one.turn === steps.length - 1);
    const later = asked.length - last - 1;
    const isLongAgo = later > 2 && endedAt - (asked[last]?.at ?? endedAt) > PUSH_MS;
    return last === -1 || later === 0 ? [] : [{ who: who.toLowerCase(), isLongAgo }];
  });
}

/** Returns what `wanted` has and `found` lacks. */
export function missing(wanted: Facts, found: Facts): readonly string[] {
  const files = [...wanted.branches].flatMap(([branch, contents]) => {
    const there = found.branches.get(branch);
    if (there === undefined) return [`branch ${branch}`];
    return [...contents]
      .filter(([path, id]) => there.get(path) !== id)
      .map(([path]) => `${path} on ${branch}`);
  });
  const pulls = wanted.pulls.flatMap((pull) => {
    const there = found.pulls.find(({ head, isOpen }) => head === pull.head && isOpen);
    if (there === undefined) return [`pull request from ${pull.head}`];
    const unasked = pull.reviewers.filter((name) => !there.reviewers.includes(name));
    return [
      ...unasked.map((name) => `the request to ${name}`),
      ...(there.draft && !pull.draft ? [`a pull request that is not a draft`] : []),
    ];
  });
  const findings = without(wanted.findings, found.findings);
  return [...files, ...pulls, ...findings, ...(hasAnswer(wanted, found) ? [] : ['the answer'])];
}

/** Returns what `found` has beyond `wanted`. */
function surplus(wanted: Facts, found: Facts): readonly string[] {
  const files = [...found.branches].flatMap(([branch, contents]) => {
    const usual = wanted.branches.get(branch);
    if (usual === undefined) return isKeptAhead(branch, wanted, found) ? [] : [`branch ${branch}`];
    return [...contents.keys()].filter((path) => !usual.has(path));
  });
  const heads = found.pulls.map(({ head }) => head);
  const pulls = without(
    heads.filter((head) => !isKeptAhead(head, wanted, found)),
    wanted.pulls.map(({ head }) => head),
  );
  return [
    ...files,
    ...pulls.map((head) => `pull request from ${head}`),
    ...without(found.findings, wanted.findings),
  ];
}

/** True for a memory branch whose files are all on other branches too: a stopped run may have saved a decision first. */
function isKeptAhead(branch: string, wanted: Facts, found: Facts): boolean {
  if (branch !== 'squad/memory') return false;
  const files = [...(found.branches.get(branch) ?? [])];
  const isUsual = ([path, id]: readonly [string, string]) =>
    [...wanted.branches.values()].some((usual) => usual.get(path) === id);
  return files.length > 0 && files.every(isUsual);
}

function without(all: readonly string[], some: readonly string[]): readonly string[] {
  const rest = [...some];
  return all.filter((one) => {
    const at = rest.indexOf(one);
    if (at !== -1) rest.splice(at, 1);
    return at === -1;
  });
}

/** True unless the run's only result is an answer that no board has. */
function hasAnswer({ boards: [wanted] }: Facts, { boards }: Facts): boolean {
  if (wanted?.outcome !== 'answered') return true;
  const words = wanted.body.split('\n\n')[1] ?? '';
  return boards.some(({ body }) => body.includes(words));
}
