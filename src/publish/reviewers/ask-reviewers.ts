// Asks people for a review: looks them up first, and asks at most five.
import { attempt, describe } from '#src/errors.ts';
import type { GitHub, ReviewersAnswer } from '#src/ports/index.ts';
import { isTeam, notAskedNote, withoutPing } from './choose-candidates.ts';

/** Counts users and teams together. */
const MAX_ASKED = 5;
/** Bounds the look-ups, which go on while the people found may not be asked. */
const MAX_LOOKED_UP = 15;

export type ReviewersPort = Pick<GitHub, 'isCollaborator' | 'requestReviewers'>;

/** Names of those who were asked in the end, and what people should know. */
export type AskedReviewers = {
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
  const queue = names.slice(0, MAX_LOOKED_UP);
  while (queue.length > 0 && found.length < MAX_ASKED) {
    const batch = queue.splice(0, MAX_ASKED - found.length);
    const answers = await Promise.all(batch.map((name) => reasonNotToAsk(name, github)));
    for (const [at, name] of batch.entries()) {
      const reason = answers[at];
      if (reason === undefined) found.push(name);
      else notes.push(notAskedNote(name, reason));
    }
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
