// The labelled lines of a decision that code acts on.
import { labelOf, readLines } from '#src/markdown/index.ts';
import { readHeading, titleKey } from './decision-heading.ts';
import type { DecisionEntry } from './decisions.ts';

type LabelledEntry = Pick<DecisionEntry, 'body'>;

/** Begins the line that names the earlier decision whose place a decision takes, by its title. */
export const SUPERSEDES_LABEL = '**Supersedes:**';

/** Returns the key of the title that the entry supersedes, whatever day is named with it; undefined when it names none. */
export function supersededKey(entry: LabelledEntry): string | undefined {
  const named = labelIn(entry, 'supersedes') ?? '';
  return titleKey(readHeading(named).title) || undefined;
}

/** True when people have to approve the decision. */
export function requiresApproval(entry: LabelledEntry): boolean {
  return labelIn(entry, 'requires approval') === 'yes';
}

/** Returns the value of a label; the lines are read only if its word is there. */
function labelIn({ body }: LabelledEntry, label: string): string | undefined {
  if (!body.toLowerCase().includes(label)) return undefined;
  return readLines(body)
    .map(labelOf)
    .find((found) => found?.label === label)?.value;
}
