// Where repositories write down how agents, and people, work in them.

/** In the order in which they are read; the trusted tree has them. */
export const CONVENTION_FILES = [
  'AGENTS.md',
  '.github/copilot-instructions.md',
  'CLAUDE.md',
] as const;
