// Asks people for a review: looks them up first, and asks at most five.
import { attempt, describe } from '#src/errors.ts';
import type { GitHub, ReviewersAnswer } from '#src/ports/github.ts';
import { waitsForPeople } from '#src/run-log/events.ts';
import type { HandoffRow, Transcript } from '#src/run-log/transcript.ts';

type ReviewerRules = {
  /** From the settings: who reviews an agent's domain, by the agent's slug. */
  readonly byAgent: ReadonlyMap<string, readonly string[]>;
  /** CODEOWNERS: who owns these paths. */
  readonly ownersOf: (paths: readonly string[]) => readonly string[];
  /** Every file that the run changed. */
  readonly changed: readonly string[];
  /** Logins that are not asked: the request's author, the pull request's author, ourselves. */
  readonly excluded: readonly string[];
  /** The repository's owner: only this organisation's teams are asked. */
  readonly owner: string;
};

/** Names to ask, as `login` or `organisation/team`, and what people should know. */
type ReviewerCandidates = {
  readonly names: readonly string[];
  readonly notes: readonly string[];
};

/** What people are asked to look at: the files, and the agent in whose domain they are. */
type ReviewWish = Pick<HandoffRow, 'to' | 'redirectedFrom' | 'files'>;

/** Returns what people are asked for: review requests that the broker let through, and decisions that wait for people. */
export function reviewRequests({
  handoffs,
  decisions,
}: Pick<Transcript, 'handoffs' | 'decisions'>): readonly ReviewWish[] {
  return [
    ...handoffs.filter(({ type, status }) => type === 'review-request' && status !== 'refused'),
    ...decisions.filter(waitsForPeople).map(({ agent, path }) => ({ to: agent, files: [path] })),
  ];
}

/** Chooses names for the review requests: the first of each request before the second of any. Pure: looks nobody up. */
export function chooseCandidates(
  requests: readonly ReviewWish[],
  rules: ReviewerRules,
): ReviewerCandidates {
  const namesByRequest = requests.map((request) => reviewerNamesFor(request, rules));
  const longest = Math.max(0, ...namesByRequest.map(({ length }) => length));
  const interleaved = Array.from({ length: longest }, (_, at) =>
    namesByRequest.flatMap((names) => names.slice(at, at + 1)),
  ).flat();
  const wanted = withoutDuplicates(interleaved);
  const foreignTeams = wanted.filter((name) => isForeignTeam(name, rules.owner));
  const names = wanted.filter((name) => !foreignTeams.includes(name) && !isExcluded(name, rules));
  const notes = foreignTeams.map((name) => notAskedNote(name, 'not a team of this organisation.'));
  if (requests.length === 0 || names.length > 0) return { names, notes };
  return { names, notes: [...notes, ...whyNobody(wanted, rules)] };
}

/** Says nothing if somebody listed asked for the work or wrote the pull request: they will look at it anyway. */
function whyNobody(wanted: readonly string[], rules: ReviewerRules): readonly string[] {
  if (wanted.length === 0) return [NOBODY_LISTED];
  return wanted.some((name) => isInvolved(name, rules)) ? [] : [NOBODY_LEFT];
}

const NOBODY_LISTED =
  'No reviewers requested: neither `action.reviewers` nor CODEOWNERS lists anyone for these files.';
const NOBODY_LEFT = 'No reviewers requested: none of those listed for these files can be asked.';

function reviewerNamesFor({ to, redirectedFrom, files }: ReviewWish, rules: ReviewerRules) {
  const addressees = [to, ...(redirectedFrom === undefined ? [] : [redirectedFrom])];
  const bySettings = addressees.map((agent) => rules.byAgent.get(agent) ?? []);
  const named = bySettings.find((names) => names.length > 0);
  return named ?? rules.ownersOf(files.length > 0 ? files : rules.changed);
}

/** Ignores upper and lower case, as GitHub does for logins and teams. */
function withoutDuplicates(names: readonly string[]): readonly string[] {
  const plain = names.map((name) => name.replace(/^@/, ''));
  const keys = plain.map((name) => name.toLowerCase());
  return plain.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}

/** True for `organisation/team`. */
function isTeam(name: string): boolean {
  return name.includes('/');
}

function isForeignTeam(name: string, owner: string): boolean {
  const [organisation = '', team = '', ...more] = name.split('/');
  const isOurs = organisation.toLowerCase() === owner.toLowerCase();
  return isTeam(name) && (!isOurs || team === '' || more.length > 0);
}

function isExcluded(name: string, rules: ReviewerRules): boolean {
  return name.toLowerCase().endsWith('[bot]') || isInvolved(name, rules);
}

function isInvolved(name: string, { excluded }: ReviewerRules): boolean {
  return excluded.some((login) => login.toLowerCase() === name.toLowerCase());
}

/** Says for people why somebody was not asked. */
function notAskedNote(name: string, reason: string): string {
  return `${withoutPing(name)} was not asked for a review: ${reason}`;
}

/** Puts the name in a code span, where it notifies nobody. */
function withoutPing(name: string): string {
  return `\`${name.replaceAll('`', '')}\``;
}

/** Counts users and teams together. */
const MAX_ASKED = 5;
/** Bounds the look-ups, which go on while the people found may not be asked. */
const MAX_LOOKED_UP = 15;

type ReviewersPort = Pick<GitHub, 'isCollaborator' | 'requestReviewers'>;

/** Names of those who were asked in the end, and what people should know. */
type AskedReviewers = {
  readonly asked: readonly string[];
  readonly notes: readonly string[];
};

/** Looks people up and asks at most five: all at once, then one by one if GitHub refuses that. Never rejects. */
export async function askReviewers(
  pullRequest: number,
  names: readonly string[],
  github: ReviewersPort,
): Promise<AskedReviewers> {
  const { found, notes } = await lookUpReviewers(names, github);
  if (found.length === 0) return { asked: [], notes };
  const ask = (some: readonly string[]) => requestFromGitHub(github, pullRequest, some);
  const together = await ask(found);
  if (together.kind === 'requested') return { asked: found, notes };
  const asked: string[] = [];
  const refusals: string[] = [];
  for (const name of found) {
    const answer = found.length === 1 ? together : await ask([name]);
    if (answer.kind === 'requested') asked.push(name);
    else refusals.push(refusalNote(name, answer.message));
  }
  return { asked, notes: [...notes, ...refusals] };
}

function refusalNote(name: string, message: string): string {
  // GitHub's message doesn't say which name it means.
  const isStranger = /may only be requested from collaborators/i.test(message);
  const why = isStranger ? 'GitHub says it has no access to this repository.' : message;
  return `${withoutPing(name)} could not be asked for a review: ${why}`;
}

async function requestFromGitHub(
  github: ReviewersPort,
  pullRequest: number,
  names: readonly string[],
): Promise<ReviewersAnswer> {
  const users = names.filter((name) => !isTeam(name));
  // GitHub wants a team's name without its organisation.
  const teams = names.filter(isTeam).map((name) => name.slice(name.indexOf('/') + 1));
  const answer = await attempt(github.requestReviewers(pullRequest, { users, teams }));
  if (answer.kind === 'done') return answer.value;
  return { kind: 'refused', message: describe(answer.error).message };
}

/** Finds the first five who may be asked. A look-up that fails counts as a no. */
async function lookUpReviewers(names: readonly string[], github: ReviewersPort) {
  const found: string[] = [];
  const notes: string[] = [];
  for (const name of names.slice(0, MAX_LOOKED_UP)) {
    if (found.length === MAX_ASKED) break;
    const reason = await reasonNotToAsk(name, github);
    if (reason === undefined) found.push(name);
    else notes.push(notAskedNote(name, reason));
  }
  return { found, notes };
}

/** Returns undefined for people who may be asked. */
async function reasonNotToAsk(name: string, github: ReviewersPort): Promise<string | undefined> {
  // Whether a team has access is only known from GitHub's answer to the request.
  if (isTeam(name)) return undefined;
  const answer = await attempt(github.isCollaborator(name));
  if (answer.kind === 'threw') return `looking them up failed. ${describe(answer.error).message}`;
  return answer.value ? undefined : 'not a collaborator of this repository.';
}
