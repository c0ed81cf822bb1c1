// Lists the reviewing agents whose request for changes is open, or whose findings still stand.
import type { Transcript } from '#src/run-log/index.ts';
import { plural } from '#src/text/index.ts';
import { agentName } from '../render/agents/agent-words.ts';
import type { RenderContext } from '../render/render-context.ts';
import { inline, linesLabel, linesLink } from '../render/render-markdown.ts';
import { type AgentReview, openObjections } from '../reviews/gather-reviews.ts';
import type { PlacedFinding } from '../reviews/place-finding.ts';
import { reviewProgress } from '../reviews/review-progress.ts';
import { pathList } from '../reviews/review-summary.ts';

const MAX_FINDINGS = 10;

/** What the agents' reviews say about the work as it is published. */
export type StandingReviews = {
  readonly reviews: readonly AgentReview[];
  /** The pushed commit, whose lines the findings are on. */
  readonly commit: string;
};

const LOOKED_AGAIN = 'looked again and asks for changes';
const NOT_LOOKED_AGAIN = ' and has not looked again';

const CHANGED = ' (the file was changed since)';
const LINES_CHANGED = ' (these lines were changed since)';

/** Returns an item per reviewer whose request for changes is open, or whose findings still stand. */
export function findingItems(
  context: RenderContext,
  transcript: Transcript,
  { reviews, commit }: StandingReviews,
): readonly string[] {
  const objecting = new Map(
    reviewProgress(transcript.reviews).flatMap((one) =>
      one.isOpen ? [[one.reviewer, one.lookedAgain]] : [],
    ),
  );
  return reviews.flatMap((review) => {
    const { reviewer, findings, changedSince = [] } = review;
    const standing = findings.filter(({ kind }) => kind !== 'changed');
    if (standing.length === 0 && !objecting.has(reviewer)) return [];
    const name = agentName(context, transcript, reviewer);
    const asked = objecting.get(reviewer)
      ? LOOKED_AGAIN
      : `asked for changes${placeOf(review, transcript)}${NOT_LOOKED_AGAIN}`;
    const said = objecting.has(reviewer) ? asked : `left ${plural(standing.length, 'finding')}`;
    // An open request may be about them still, and nothing else tells later runs what it asks for.
    const overtaken = findings.filter(({ kind }) => kind === 'changed' && objecting.has(reviewer));
    const shown = [...standing, ...overtaken].map(
      (one) => `  - ${findingText(context, commit, one)}${markOf(one, changedSince)}`,
    );
    const more = shown.length - MAX_FINDINGS;
    return [
      [
        `**${name}** ${said}${changedText(findings.length, findings.length - standing.length)}`,
        ...shown.slice(0, MAX_FINDINGS),
        ...(more > 0 ? [`  - and ${more} more in the review`] : []),
      ].join('\n'),
    ];
  });
}

/** Names the reviewed files if there are no findings to name them. */
function placeOf({ reviewer, findings }: AgentReview, { reviews }: Transcript): string {
  const open = openObjections(reviews).filter((note) => note.reviewer === reviewer);
  const isPlaced = findings.length === 0 && open.every(({ files }) => files.length > 0);
  const files = [...new Set(open.flatMap((note) => note.files))];
  return isPlaced ? ` in ${pathList(files)}` : '';
}

function changedText(all: number, changed: number): string {
  if (changed === 0) return '';
  const which = all === 1 ? 'Its finding' : `${changed} of ${all} findings`;
  return `. ${which} ${changed === 1 ? 'is' : 'are'} on lines that have changed since.`;
}

function markOf({ kind, path }: PlacedFinding, changedSince: readonly string[]): string {
  if (kind === 'changed') return LINES_CHANGED;
  return changedSince.includes(path) ? CHANGED : '';
}

function findingText(context: RenderContext, commit: string, finding: PlacedFinding): string {
  const isLinked = commit !== '' && finding.kind !== 'changed';
  const place = isLinked ? linesLink(context, commit, finding) : linesLabel(finding);
  const weight = finding.severity === undefined ? '' : ` ${finding.severity}`;
  return `${place}${weight}: ${inline(finding.text, 300, context.safe)}`;
}
