// Chooses whom to ask for a review: people named in the settings, else the files' owners; never strangers, never the author.
import type { HandoffRow } from '#src/run-log/index.ts';

export type ReviewerRules = {
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
export type ReviewerCandidates = {
  readonly names: readonly string[];
  readonly notes: readonly string[];
};

/** Returns the handoffs that also ask people: review requests that the broker let through. */
export function reviewRequests(handoffs: readonly HandoffRow[]): readonly HandoffRow[] {
  return handoffs.filter(({ type, status }) => type === 'review-request' && status !== 'refused');
}

/** Chooses names for the review requests: the first of each request before the second of any. Pure: looks nobody up. */
export function chooseCandidates(
  requests: readonly HandoffRow[],
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

function reviewerNamesFor({ to, redirectedFrom, files }: HandoffRow, rules: ReviewerRules) {
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
export function isTeam(name: string): boolean {
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
export function notAskedNote(name: string, reason: string): string {
  return `${withoutPing(name)} was not asked for a review: ${reason}`;
}

/** Puts the name in a code span, where it notifies nobody. */
export function withoutPing(name: string): string {
  return `\`${name.replaceAll('`', '')}\``;
}
