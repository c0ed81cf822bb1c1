// What an agent is doing, in words for the board.
import { oneLine } from '#src/text/index.ts';

const STATUS_VERBS: Readonly<Record<string, string>> = {
  view: 'reads',
  create: 'writes',
  edit: 'edits',
  apply_patch: 'edits',
  grep: 'searches for',
  glob: 'looks for',
  squad_route: 'hands work to',
  squad_decide: 'records a decision',
  squad_memory: 'notes a learning',
  squad_status: 'looks at the team',
  squad_skill: 'looks at skills',
  'squad_skill write': 'proposes the skill',
  squad_review: 'records a review',
  squad_discover: 'looks for a colleague',
};

const LONGEST_DETAIL = 60;

/** Words `view`, `src/login.ts` as `reads src/login.ts`. The detail is a path, a pattern or a name; it may be empty. */
export function statusText(tool: string, detail: string, action = ''): string {
  const known = [`${tool} ${action}`, tool].find((one) => Object.hasOwn(STATUS_VERBS, one));
  const words = known === undefined ? `uses ${tool}` : STATUS_VERBS[known];
  return `${words} ${oneLine(detail.slice(0, 1000), LONGEST_DETAIL)}`.trim();
}
