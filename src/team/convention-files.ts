// The files in which repositories write down how agents and people work in them.

/** In the order in which they are read, from the trusted tree. */
export const CONVENTION_FILES = [
  'AGENTS.md',
  '.github/copilot-instructions.md',
  'CLAUDE.md',
] as const;
