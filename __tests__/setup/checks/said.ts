// What the doctor says, as one text.
import type { DoctorFinding } from '#src/setup/finding.ts';

/** A line for each finding: its level, what was found, and the remedy. */
export function saidIn(findings: readonly DoctorFinding[]): string {
  const lines = findings.map((finding) =>
    finding.level === 'ok'
      ? `ok: ${finding.what}\n`
      : `${finding.level}: ${finding.what} -> ${finding.remedy}\n`,
  );
  return lines.join('');
}
