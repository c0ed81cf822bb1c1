// Who is on the team, one line each: name, role, what they own, and what they can be asked for.
import type { Colleague } from '#src/coordinator/index.ts';
import { oneLine, plural } from '#src/text/index.ts';
/** What each agent is for, in its charter's words, by slug. */
export type Duties = ReadonlyMap<string, string>;

const LONGEST_ROLE = 80;
const LONGEST_DUTY = 280;
const NOTICE_LENGTH = 60;

/** Renders a line for each, in at most `maxLength` characters, and says how many are left out. Pure. */
export function renderColleagues(
  colleagues: readonly Colleague[],
  duties: Duties,
  maxLength: number,
): string {
  const lines: string[] = [];
  let left = maxLength - NOTICE_LENGTH;
  for (const colleague of colleagues) {
    const line = colleagueLine(colleague, duties.get(colleague.slug) ?? '');
    left -= line.length + 1;
    if (left < 0) break;
    lines.push(line);
  }
  const missing = colleagues.length - lines.length;
  const notice = missing === 0 ? [] : [`- … and ${plural(missing, 'more colleague')}`];
  return [...lines, ...notice].join('\n');
}

function colleagueLine({ slug, name, role, reviews, implements: makes }: Colleague, duty: string) {
  const title = role === '' ? name : `${name}, ${oneLine(role, LONGEST_ROLE)}`;
  const about = duty === '' ? '' : `: ${oneLine(duty, LONGEST_DUTY)}`;
  const can = [...(makes ? [] : ['writes no code']), ...(reviews ? ['reviews'] : [])];
  return `- ${slug} (${title})${about}${can.length === 0 ? '' : `; ${can.join(', ')}`}`;
}
