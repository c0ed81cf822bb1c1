// Lists the agents' findings for the board, for when they could not be posted on a pull request.
import { standingReviews } from '#src/coordinator/index.ts';
import { settledReviews } from '#src/publish/index.ts';
import type { Finding } from '#src/run-log/index.ts';
import { plural } from '#src/text/index.ts';
import type { RunContext } from '../../start/run-context.ts';

const MOST_FINDINGS_TOLD = 20;

/** Lists the agents' findings for the board, for when they could not be posted on a pull request. */
export function findingLines({ transcript }: RunContext): readonly string[] {
  const { reviews, names } = transcript.read();
  const tell = (reviewer: string, { path, line, text }: Finding, became = '') =>
    `${names.get(reviewer) ?? reviewer} on ${path}:${line}${became}: ${text.replace(/\s+/g, ' ')}`;
  const standing = standingReviews(reviews).flatMap(({ reviewer, findings }) =>
    findings.map((finding) => tell(reviewer, finding)),
  );
  const settled = settledReviews(reviews).flatMap(({ note: { reviewer }, findings }) =>
    findings.map((one) => tell(reviewer, one, ', no longer asked for')),
  );
  const lines = [...standing, ...settled];
  const left = lines.length - MOST_FINDINGS_TOLD;
  const more = left > 0 ? [`And ${plural(left, 'more finding')}, in the run's record.`] : [];
  return [...lines.slice(0, MOST_FINDINGS_TOLD), ...more];
}
