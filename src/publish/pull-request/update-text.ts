// Updates an open pull request's text and title after a later run, and makes a draft ready that waited for it.
import { attempt } from '#src/errors.ts';
import type { GitHub, PullRequest } from '#src/ports/index.ts';
import type { Transcript } from '#src/run-log/index.ts';
import type { PublishDeps } from '../publish-deps.ts';
import { findOwnPart, placeBelow } from './body-place.ts';
import { renderProposedTools } from './proposed-tools.ts';
import { renderPullRequestBody } from './pull-request.ts';
import type { PullRequestWork } from './pull-request-content.ts';
import { isMarkedUnfinished, markUnfinished } from './pull-request-title.ts';

/** What a later run says of the pull request. */
export type TextUpdate = {
  /** With what earlier runs did on the branch. */
  readonly transcript: Transcript;
  readonly work: PullRequestWork;
  /** Something is missing, so a draft stays one, and the title says so. */
  readonly isUnfinished: boolean;
  /** True if a draft stays a draft for another reason. */
  readonly staysDraft: boolean;
  /** The squad opened the pull request. */
  readonly isOwn: boolean;
};

/**
 * Updates title and body, and makes a draft ready if its work is finished; leaves a pull request alone that was closed
 * meanwhile. Returns the pull request as read before the text changed, with its new draft state. Throws a SquadError.
 */
export async function updatePullRequestText(
  number: number,
  update: TextUpdate,
  deps: PublishDeps,
): Promise<PullRequest> {
  // People may have edited the text while the agents worked.
  const pull = await deps.github.pullRequest(number);
  if (pull.state === 'closed') return pull;
  const { transcript, work, isUnfinished, isOwn } = update;
  if (!isOwn) return showTools(pull, work, deps);
  // Comes before the new title: from the old one, a later run would still see that the draft has to be made ready.
  const now = await markReady(pull, isUnfinished || update.staysDraft, deps);
  const enclosing = findOwnPart(pull.body) ?? placeBelow(pull.body);
  const body = deps.sealWithin(enclosing, renderPullRequestBody(deps.context(), transcript, work));
  const title = markUnfinished(pull.title, isUnfinished);
  const change = {
    ...(body === pull.body ? {} : { body }),
    ...(title === pull.title ? {} : { title: deps.sealTitle(title) }),
  };
  if (Object.keys(change).length > 0) await deps.github.updatePullRequest(number, change);
  return now;
}

/** Shows on a person's pull request nothing but the tools that its branch proposes now. */
async function showTools(
  pull: PullRequest,
  { proposals = [] }: PullRequestWork,
  deps: PublishDeps,
): Promise<PullRequest> {
  const own = findOwnPart(pull.body);
  const text = renderProposedTools(deps.context(), proposals);
  if (text === undefined && own === undefined) return pull;
  const shown = text ?? 'No tool is proposed here any more.';
  const body = deps.sealWithin(own ?? placeBelow(pull.body), shown);
  if (body !== pull.body) await deps.github.updatePullRequest(pull.number, { body });
  return pull;
}

export type MarkReadyDeps = {
  readonly github: Pick<GitHub, 'markReadyForReview'>;
  /** Called for every effect on the outside world. */
  readonly effect: (effect: string, detail: string) => void;
  /** Tells people about a failure that harms nothing else. */
  readonly note: (text: string) => void;
};

/**
 * Makes the pull request ready if the mark in its title says that it is a draft because something was missing. A draft that
 * people made, or that the input asks for, has no mark and stays one. Never rejects.
 */
export async function markReady(
  pull: PullRequest,
  staysDraft: boolean,
  { github, effect, note }: MarkReadyDeps,
): Promise<PullRequest> {
  if (staysDraft || !pull.draft || !isMarkedUnfinished(pull.title)) return pull;
  const marked = await attempt(github.markReadyForReview(pull));
  if (marked.kind === 'threw') {
    note(
      `#${pull.number} is finished, but GitHub kept it as a draft: press "Ready for review" there.`,
    );
    return pull;
  }
  effect('ready', `#${pull.number}`);
  return { ...pull, draft: false };
}
