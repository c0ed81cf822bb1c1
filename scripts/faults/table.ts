// The table of which cases held.
import type { Verdict } from './play.ts';

/** Renders a row for each test of each story, with what broke and how often. */
export function faultTable(verdicts: readonly Verdict[]): string {
  const tests = [...new Set(verdicts.map(({ one }) => `${one.test} | ${one.story}`))];
  tests.sort((one, other) => one.localeCompare(other));
  const rows = tests.map((test) => {
    const played = verdicts.filter(({ one }) => `${one.test} | ${one.story}` === test);
    const held = played.filter(({ broken }) => broken.length === 0);
    return `| ${test} | ${played.length} | ${held.length} | ${whatBroke(played)} |`;
  });
  const held = verdicts.filter(({ broken }) => broken.length === 0).length;
  return [
    '| test | story | cases | held | what broke |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    `| all | | ${verdicts.length} | ${held} | |`,
  ].join('\n');
}

function whatBroke(played: readonly Verdict[]): string {
  const counts = new Map<string, number>();
  for (const { broken } of played) {
    // Only the kind of breakage: what follows a colon or bracket names a file, process or board.
    for (const what of new Set(broken.map((text) => text.split(/[:(]/)[0]?.trim() ?? text))) {
      counts.set(what, (counts.get(what) ?? 0) + 1);
    }
  }
  const most = [...counts].sort(([, one], [, other]) => other - one);
  return most.map(([what, count]) => `${what} (${count})`).join('; ');
}
