// What the doctor reports: findings, in sections, and the verdict.
import { describe } from '#src/errors.ts';
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
  /**
   * What a warning means for the verdict. `blocks`: a comment would lead to no pull request with checks, as with every problem.
   * `unseen`: whether it would can't be seen from here.
   */
  readonly effect?: 'blocks' | 'unseen' | undefined;
};

export type DoctorSection = { readonly title: string; readonly findings: readonly DoctorFinding[] };

export function ok(what: string): DoctorFinding {
  return { level: 'ok', what };
}

/** Lines to copy, and a page that says more. */
type Hints = readonly [lines?: readonly string[] | undefined, page?: string | undefined];

export function warning(
  what: string,
  remedy: string,
  ...[lines, page]: Hints
): DoctorComplaint<'warning'> {
  return { level: 'warning', what, remedy, lines, page };
}

export function problem(what: string, remedy: string, ...[lines, page]: Hints): DoctorFinding {
  return { level: 'problem', what, remedy, lines, page };
}

/** A warning that keeps a comment from leading to a pull request with checks. */
export function blocking(what: string, remedy: string, ...hints: Hints): DoctorFinding {
  return { ...warning(what, remedy, ...hints), effect: 'blocks' };
}

/** A warning that something which the verdict depends on can't be seen from here. */
export function unseen(what: string, remedy: string, ...hints: Hints): DoctorFinding {
  return { ...warning(what, remedy, ...hints), effect: 'unseen' };
}

/** Makes a finding of what kept the doctor from looking at something. */
export function obstacle(error: unknown): DoctorFinding {
  const { message, hint = 'Fix that, and ask again.' } = describe(error);
  return problem(message, hint);
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

/** True if a comment on an issue would lead to no pull request with checks, because of this. */
export function isBlocking(finding: DoctorFinding): boolean {
  return (
    finding.level === 'problem' || (finding.level === 'warning' && finding.effect === 'blocks')
  );
}

/** The verdict: whether a comment on an issue would lead to a pull request with checks, in a sentence; and what is missing. */
export function judge(sections: readonly DoctorSection[]): {
  readonly sentence: string;
  readonly missing: readonly string[];
} {
  const all = sections.flatMap(({ findings }) => findings);
  const missing = all.filter(isBlocking).map(({ what }) => what);
  const warnings = all.filter((one) => one.level === 'warning' && !isBlocking(one));
  const besides = plural(warnings.length, 'warning');
  if (missing.length > 0) {
    const toFix = `${plural(missing.length, 'thing')} to fix`;
    return { sentence: `${toFix}, ${besides}. Begin with the first, and ask again.`, missing };
  }
  if (warnings.length === 0) return { sentence: 'All is well: the squad is ready.', missing };
  const isUnseen = warnings.some((one) => one.level === 'warning' && one.effect === 'unseen');
  const seen = isUnseen ? 'as far as can be seen from here, ' : '';
  return { sentence: `No problems, ${besides}: ${seen}the squad is ready.`, missing };
}
