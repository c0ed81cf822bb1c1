// What the doctor reports: findings, in sections.
import { plural } from '#src/text/count.ts';

const DOCS = 'https://docs.github.com/en';

export const PAGES = {
  actionsSettings: `${DOCS}/repositories/managing-your-repositorys-settings-and-features/enabling-features-for-your-repository/managing-github-actions-settings-for-a-repository`,
  approval: `${DOCS}/actions/concepts/security/github_token#when-github_token-triggers-workflow-runs`,
  concurrency: `${DOCS}/actions/concepts/workflows-and-actions/concurrency`,
  copilotBilling: `${DOCS}/copilot/concepts/agents/copilot-cli/copilot-cli-in-github-actions`,
  copilotInActions: `${DOCS}/copilot/how-tos/copilot-cli/use-copilot-cli-in-actions`,
} as const;

/** One thing that was looked at. */
export type DoctorFinding =
  | { readonly level: 'ok'; readonly what: string }
  | DoctorComplaint<'warning'>
  | DoctorComplaint<'problem'>;

type DoctorComplaint<Level> = {
  /** A `problem` keeps the squad from working or is unsafe; with a `warning` it works, less well. */
  readonly level: Level;
  readonly what: string;
  /** The exact next step: the line to add, the page to open. */
  readonly remedy: string;
  /** Lines to copy as they are; our own words, never a file's. */
  readonly lines?: readonly string[] | undefined;
  /** A public page that says more. */
  readonly page?: string | undefined;
};

export type DoctorSection = { readonly title: string; readonly findings: readonly DoctorFinding[] };

export function ok(what: string): DoctorFinding {
  return { level: 'ok', what };
}

/** Lines to copy, and a page that says more. */
type Hints = readonly [lines?: readonly string[] | undefined, page?: string | undefined];

export function warning(what: string, remedy: string, ...[lines, page]: Hints): DoctorFinding {
  return { level: 'warning', what, remedy, lines, page };
}

export function problem(what: string, remedy: string, ...[lines, page]: Hints): DoctorFinding {
  return { level: 'problem', what, remedy, lines, page };
}

/** Returns the findings among the checks' results: a check that finds nothing returns undefined. */
export function foundIn(checked: readonly (DoctorFinding | undefined)[]): readonly DoctorFinding[] {
  return checked.filter((finding) => finding !== undefined);
}

/** Counts the findings of each level. */
export function countFindings(
  sections: readonly DoctorSection[],
): Readonly<Record<DoctorFinding['level'], number>> {
  const levels = sections.flatMap(({ findings }) => findings.map(({ level }) => level));
  const count = (countedLevel: DoctorFinding['level']) =>
    levels.filter((level) => level === countedLevel).length;
  return { ok: count('ok'), warning: count('warning'), problem: count('problem') };
}

/** Where people read the findings: in a terminal, with the repository's files and our commands, or in a comment on GitHub. */
export type DoctorTarget = 'terminal' | 'github';

/** Sums the findings up in a last sentence for people. */
export function summarizeFindings(sections: readonly DoctorSection[]): string {
  const { warning: warnings, problem: problems } = countFindings(sections);
  if (problems > 0) {
    return `${plural(problems, 'problem')} and ${plural(warnings, 'warning')}. Begin with the first problem, and ask again.`;
  }
  return warnings > 0
    ? `No problems, ${plural(warnings, 'warning')}: the squad can work.`
    : 'All is well: the squad can work.';
}
