// What an agent does now, in words for the board.

const WORDS: Readonly<Record<string, string>> = {
  view: 'reads',
  create: 'writes',
  edit: 'edits',
  grep: 'searches for',
  glob: 'looks for',
  squad_route: 'hands work to',
  squad_decide: 'records a decision',
  squad_memory: 'notes a learning',
  squad_status: 'looks at the team',
  squad_skill: 'looks at skills',
};

/** `view`, `src/login.ts` → `reads src/login.ts`. The detail is a path, a pattern or a name; it may be empty. */
export function stepOf(tool: string, detail: string): string {
  const words = Object.hasOwn(WORDS, tool) ? WORDS[tool] : `uses ${tool}`;
  const short = detail.length > 60 ? `${detail.slice(0, 59)}…` : detail;
  return `${words} ${short}`.trim();
}
